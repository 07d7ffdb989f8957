package loaders

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

const odsHead = `<?xml version="1.0" encoding="UTF-8"?><office:document-content ` +
	`xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" ` +
	`xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" ` +
	`xmlns:dc="http://purl.org/dc/elements/1.1/"><office:automatic-styles><style:style style:name="ta2" style:family="table">` +
	`<style:table-properties table:display="false"/></style:style></office:automatic-styles><office:body><office:spreadsheet>`

const odsTail = `</office:spreadsheet></office:body></office:document-content>`

func odsCell(s string) string {
	return `<table:table-cell office:value-type="string"><text:p>` + strings.ReplaceAll(s, "\n", "</text:p><text:p>") + `</text:p></table:table-cell>`
}

func odsRow(cells ...string) string {
	var b strings.Builder
	for _, c := range cells {
		if strings.HasPrefix(c, "<") {
			b.WriteString(c)
		} else {
			b.WriteString(odsCell(c))
		}
	}
	return "<table:table-row>" + b.String() + "</table:table-row>"
}

func TestOpenDocument(t *testing.T) {
	content := odsHead +
		`<table:table table:name="Jegyzetek">` + odsRow("Teendő") + `</table:table>` +
		`<table:table table:name="Lapok">` +
		`<table:table-row table:number-rows-repeated="3"><table:table-cell table:number-columns-repeated="1024"/></table:table-row>` +
		odsRow("Név", "Típus", "Költség", "Szöveg", "Hátrány") +
		odsRow("A", "Szörny", `<table:table-cell office:value-type="float" office:value="2"><text:p>2</text:p></table:table-cell>`,
			"egy\nkettő<text:s text:c=\"2\"/>három<text:span>!</text:span><office:annotation><text:p>megjegyzés</text:p></office:annotation>") +
		`<table:table-row table:visibility="filter">` + odsCell("B") +
		`<table:table-cell table:number-rows-spanned="2" office:value-type="string"><text:p>Tárgy</text:p></table:table-cell>` +
		`<table:table-cell table:formula="of:=[.A1]"/>` + odsCell("x") + `</table:table-row>` +
		odsRow("C", `<table:covered-table-cell/>`, `<table:table-cell office:value-type="date" office:date-value="2026-02-01"><text:p>2026.02.01</text:p></table:table-cell>`, "y") +
		`<table:table-row table:number-rows-repeated="2">` + odsCell("D") + odsCell("Tárgy") + odsCell("#HIV!") + odsCell("z") + `</table:table-row>` +
		`<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>` +
		odsRow("", "", "", "", "", "messze") +
		`</table:table>` +
		`<table:table table:name="Rejtett" table:style-name="ta2">` + odsRow("Név", "Típus", "Szöveg") + odsRow("E", "Tárgy", "w") + `</table:table>` + odsTail
	file := write(t, "lapok.ods", pack(t, "mimetype", "application/vnd.oasis.opendocument.spreadsheet", "content.xml", content))
	cards, problems := load(t, Options{}, file)
	if d := cmp.Diff(lines("A Lapok row 5 line 0 D5", "B Lapok row 6 line 0 D6", "C Lapok row 7 line 0 D7", "D Lapok row 8 line 0 D8",
		"D Lapok row 9 line 0 D9", "E Rejtett row 2 line 0 C2"), places(cards)); d != "" {
		t.Errorf("cards (-want +got):\n%s", d)
	}
	if d := cmp.Diff(lines(
		`formula-without-value Lapok row 6 line 0 C6 ""`,
		`date-for-a-cost Lapok row 7 line 0 C7 "2026-02-01"`,
		`formula-without-value Lapok row 8 line 0 C8 "#HIV!"`, `formula-without-value Lapok row 9 line 0 C9 "#HIV!"`,
		`hidden Lapok row 6 line 0 A6 ""`, `merged-cells Lapok row 7 line 0 B6 ""`,
		`missing-cell:warning Lapok row 1048010 line 0 F1048010 "messze"`,
		`hidden Rejtett row 0 line 0 ""`, `no-cards-here Jegyzetek row 0 line 0 ""`), show(problems)); d != "" {
		t.Errorf("problems (-want +got):\n%s", d)
	}
	if cards[0].Texts[0].Raw != "egy\nkettő  három!" || fmt.Sprint(cards[2].Types) != "[tárgy]" || cards[0].Cost.String() != "2 VP" {
		t.Errorf("got %+v", cards[:3])
	}
	if cards, problems := load(t, Options{Sheets: []string{"rejtett"}}, file); len(cards) != 1 || len(problems) != 1 {
		t.Errorf("one sheet asked for: %d cards, %s", len(cards), show(problems))
	}
}

// What is broken is said, with what was read before.
func TestBrokenOpenDocument(t *testing.T) {
	table := `<table:table table:name="Lapok">` + odsRow("Név", "Típus", "Szöveg") + odsRow("A", "Tárgy", "x")
	for _, c := range []struct {
		name, content, says string
		cards               int
	}{
		{"cut off", odsHead + table, "broken sheet", 1},
		{"cut off within a tag", odsHead + table + `</table:table><table:table `, "broken workbook", 0},
		{"malformed", odsHead + table + `<table:table-row <`, "broken sheet", 1},
		{"no sheet", odsHead + odsTail, "no sheet", 0},
		{"nothing", "", "broken workbook", 0},
	} {
		cards, problems := load(t, Options{}, write(t, "lapok.ods", pack(t, "content.xml", c.content)))
		if len(cards) != c.cards || len(problems) == 0 || !problems[0].Fatal || !strings.Contains(problems[0].Say.En, c.says) {
			t.Errorf("%s: %d cards, %v", c.name, len(cards), problems)
		}
	}
}

// What stands in a cell beside its text, or instead of it.
func TestCellsOfOpenDocument(t *testing.T) {
	const drawing = ` xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0"`
	for cell, want := range map[string]string{
		`<table:table-cell office:value-type="string" office:string-value="Repül."/>`:                                                                       "Repül.",
		`<table:table-cell office:value-type="float" office:value="3"/>`:                                                                                    "3",
		`<table:table-cell office:value-type="boolean" office:boolean-value="true"/>`:                                                                       "TRUE",
		`<table:table-cell office:value-type="date" office:date-value="2026-02-01"/>`:                                                                       "2026-02-01",
		`<table:table-cell office:value-type="float" office:value="3"><text:p>3 VP</text:p></table:table-cell>`:                                             "3 VP",
		`<table:table-cell><draw:rect` + drawing + `><text:p>rajz</text:p></draw:rect><text:p>a</text:p></table:table-cell>`:                                "a",
		`<table:table-cell><text:p><text:ruby><text:ruby-base>a</text:ruby-base><text:ruby-text>b</text:ruby-text></text:ruby></text:p></table:table-cell>`: "a",
	} {
		content := odsHead + `<table:table` + "\n\t" + `table:name="Lapok">` + odsRow("Név", "Típus", "Szöveg") + odsRow("A", "Tárgy", cell) + `</table:table>` + odsTail
		cards, problems := load(t, Options{}, write(t, "lapok.ods", pack(t, "content.xml", content)))
		if len(cards) != 1 || len(problems) > 0 || cards[0].Texts[0].Raw != want {
			t.Errorf("%s: %+v, %s, want %q", cell, cards, show(problems), want)
		}
	}
}

// One element that stands for a million cards is a bomb; a column filled down to the end of the sheet is none.
func TestRowsRepeatedInOpenDocument(t *testing.T) {
	repeated := func(cells ...string) string {
		return strings.Replace(odsRow(cells...), "<table:table-row>", `<table:table-row table:number-rows-repeated="1000000">`, 1)
	}
	for _, c := range []struct {
		row   string
		fatal bool
	}{{repeated("B", "Tárgy", "y"), true}, {repeated("", "", "", "0"), false}} {
		content := odsHead + `<table:table table:name="Lapok">` + odsRow("Név", "Típus", "Szöveg", "Költség") + odsRow("A", "Tárgy", "x") + c.row + `</table:table>` + odsTail
		cards, problems := load(t, Options{}, write(t, "lapok.ods", pack(t, "content.xml", content)))
		fatal := len(problems) > 0 && problems[len(problems)-1].Fatal
		if len(cards) != 1 && c.fatal || len(cards) == 0 || fatal != c.fatal {
			t.Errorf("%d cards, fatal %v, want %v", len(cards), fatal, c.fatal)
		}
	}
}
