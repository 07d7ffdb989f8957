package workbook_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"

	"github.com/cardlint/cardlint/lint"
)

var (
	shapesOf = regexp.MustCompile(`<(?:\w+:)?legacyDrawing [^>]*r:id="([^"]*)"/>`)
	target   = regexp.MustCompile(`Target="[^"]*?([^"/]+\.vml)"`)
	note     = regexp.MustCompile(`<(?:\w+:)?Row>(\d+)</(?:\w+:)?Row><(?:\w+:)?Column>(\d+)<`)
)

// Spreadsheet programs show a comment only where it has a shape, and find the shapes by a reference of the sheet.
func TestShapes(t *testing.T) {
	for _, file := range books {
		raw, _ := marked(t, file, lint.Hungarian)
		all, f := parts(t, raw), opened(t, raw)
		for i, sheet := range f.GetSheetList()[1:] {
			comments, err := f.GetComments(sheet)
			if err != nil {
				t.Fatal(err)
			}
			n := fmt.Sprintf("sheet%d.xml", i+1)
			m := shapesOf.FindStringSubmatch(all["xl/worksheets/"+n])
			if m == nil {
				if len(comments) > 0 {
					t.Errorf("%s: %s has comments and no shapes", file, sheet)
				}
				continue
			}
			relation := regexp.MustCompile(`<Relationship [^>]*Id="` + m[1] + `"[^>]*/>`).FindString(all["xl/worksheets/_rels/"+n+".rels"])
			vml := target.FindStringSubmatch(relation)
			if vml == nil || !strings.Contains(relation, "/vmlDrawing") {
				t.Fatalf("%s: %s: the shapes are nowhere: %s", file, sheet, relation)
			}
			shown := map[string]bool{}
			for _, at := range note.FindAllStringSubmatch(all["xl/drawings/"+vml[1]], -1) {
				shown[at[1]+" "+at[2]] = true
			}
			for _, c := range comments {
				col, row, err := excelize.CellNameToCoordinates(c.Cell)
				if err != nil {
					t.Fatal(err)
				}
				if !shown[fmt.Sprintf("%d %d", row-1, col-1)] && !strings.HasPrefix(c.Author, "tc=") {
					t.Errorf("%s: the comment at %s!%s has no shape", file, sheet, c.Cell)
				}
			}
		}
	}
}
