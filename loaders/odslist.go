package loaders

import (
	"bytes"
	"encoding/xml"
	"io"
	"regexp"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// odsSheets lists the tables of the content with the names and styles that they have.
func odsSheets(content []byte, d *odsReader) ([]sheet, error) {
	var all []sheet
	styles := hiddenStyles(content)
	for i := 0; ; {
		next := tableTag.FindIndex(content[i:])
		if next == nil {
			return all, nil
		}
		i += next[0] + 1
		end := bytes.IndexByte(content[i:], '>')
		if end < 0 {
			return all, io.ErrUnexpectedEOF
		}
		var tag struct {
			Name  string `xml:"name,attr"`
			Style string `xml:"style-name,attr"`
		}
		head := "<" + strings.TrimSuffix(string(content[i:i+end]), "/") + "/>"
		if err := xml.Unmarshal([]byte(head), &tag); err != nil {
			return all, err
		}
		n := len(all) + 1
		all = append(all, sheet{tag.Name, styles[tag.Style], func(pos lint.Pos) source { return d.table(n, pos) }})
	}
}

var tableTag = regexp.MustCompile(`<table:table[\s/>]`)

// hiddenStyles are the styles of sheets that are not shown.
func hiddenStyles(content []byte) map[string]bool {
	out := map[string]bool{}
	automatic, _, _ := bytes.Cut(content, []byte("<office:body"))
	for _, s := range bytes.Split(automatic, []byte("<style:style "))[1:] {
		if _, name, ok := bytes.Cut(s, []byte(`style:name="`)); ok && bytes.Contains(s, []byte(`table:display="false"`)) {
			name, _, _ = bytes.Cut(name, []byte(`"`))
			out[string(name)] = true
		}
	}
	return out
}
