package workbook

import (
	"bytes"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// fresh makes a workbook of tables: every cell a text, as it was read, in the place that it was read from.
func fresh(tables []Table, lang lint.Lang) ([]byte, error) {
	s, err := newStyles([]byte(plainStyles))
	if err != nil {
		return nil, err
	}
	p, err := openPack(emptyZip)
	if err != nil {
		return nil, err
	}
	var sheets, rels, types strings.Builder
	var taken []string
	for i, t := range tables {
		n := strconv.Itoa(i + 1)
		name := sheetName(t.Sheet, taken, lang)
		taken = append(taken, name)
		sheets.WriteString(`<sheet name="` + escape(name) + `" sheetId="` + n + `" r:id="rId` + n + `"/>`)
		rels.WriteString(`<Relationship Id="rId` + n + `" Type="` + relations + `/worksheet" Target="worksheets/sheet` + n + `.xml"/>`)
		types.WriteString(`<Override PartName="/xl/worksheets/sheet` + n + `.xml" ContentType="` + officeType + `spreadsheetml.worksheet+xml"/>`)
		p.put("xl/worksheets/sheet"+n+".xml", table(t, s, lang))
	}
	p.put(contentTypes, []byte(xmlHead+`<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>`+
		`<Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="`+officeType+`spreadsheetml.sheet.main+xml"/>`+
		`<Override PartName="/xl/styles.xml" ContentType="`+officeType+`spreadsheetml.styles+xml"/>`+types.String()+`</Types>`))
	p.put(packageRels, []byte(strings.Replace(emptyRels, "</", `<Relationship Id="rId1" Type="`+relations+`/officeDocument" Target="xl/workbook.xml"/></`, 1)))
	p.put("xl/workbook.xml", []byte(xmlHead+`<workbook xmlns="`+spreadsheet+`" xmlns:r="`+relations+`"><sheets>`+sheets.String()+`</sheets></workbook>`))
	p.put("xl/_rels/workbook.xml.rels", []byte(strings.Replace(emptyRels, "</", rels.String()+`<Relationship Id="rIdStyles" Type="`+relations+`/styles" Target="styles.xml"/></`, 1)))
	p.put("xl/styles.xml", s.bytes())
	var out bytes.Buffer
	err = p.write(&out)
	return out.Bytes(), err
}

// emptyZip is a ZIP without entries.
var emptyZip = append([]byte("PK\x05\x06"), make([]byte, 18)...)

// table writes the sheet of a table, its columns as wide as their texts up to a limit.
func table(t Table, s *styles, lang lint.Lang) []byte {
	const widest = 60
	p := page{styles: s, lang: lang}
	for _, r := range t.Rows {
		for i, c := range r.Cells {
			if i == len(p.widths) {
				p.widths = append(p.widths, 8)
			}
			p.widths[i] = max(p.widths[i], min(utf8.RuneCountInString(c)+2, widest))
		}
	}
	for _, r := range t.Rows {
		cells := make([]cell, len(r.Cells))
		for i, c := range r.Cells {
			cells[i] = text(c)
			cells[i].look.wrap = utf8.RuneCountInString(c) > widest || strings.ContainsAny(c, "\r\n")
		}
		p.row = r.Number - 1
		p.add(cells...)
	}
	return p.bytes(false)
}

// sheetName makes a name of a sheet of one that may hold what names of sheets must not, or be taken or too long.
func sheetName(given string, taken []string, lang lint.Lang) string {
	base := strings.Trim(strings.Map(func(r rune) rune {
		if strings.ContainsRune(`[]:*?/\`, r) || r < ' ' {
			return '_'
		}
		return r
	}, given), "'")
	if base == "" {
		base = say.CardSheet.In(lang)
	}
	for n := 1; ; n++ {
		suffix := ""
		if n > 1 {
			suffix = " (" + strconv.Itoa(n) + ")"
		}
		name := []rune(base)
		for units(string(name))+units(suffix) > mostName {
			name = name[:len(name)-1]
		}
		full := string(name) + suffix
		if !slices.ContainsFunc(taken, func(t string) bool { return strings.EqualFold(t, full) }) {
			return full
		}
	}
}
