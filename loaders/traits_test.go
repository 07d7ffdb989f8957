package loaders

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/text/encoding/unicode"
)

const (
	xmlHead       = `<?xml version="1.0" encoding="UTF-8"?>`
	transitional  = "http://schemas.openxmlformats.org/"
	mainNamespace = transitional + "spreadsheetml/2006/main"
)

// parts are the parts of a workbook of one sheet, by their names; a test changes some.
func parts(sheet string) map[string]string {
	return map[string]string{
		"[Content_Types].xml":        xmlHead + `<Types xmlns="` + transitional + `package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
		"_rels/.rels":                xmlHead + `<Relationships xmlns="` + transitional + `package/2006/relationships"><Relationship Id="rId1" Type="` + transitional + `officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
		"xl/workbook.xml":            xmlHead + `<workbook xmlns="` + mainNamespace + `" xmlns:r="` + transitional + `officeDocument/2006/relationships"><sheets><sheet name="Lapok" sheetId="1" r:id="rId1"/></sheets></workbook>`,
		"xl/_rels/workbook.xml.rels": xmlHead + `<Relationships xmlns="` + transitional + `package/2006/relationships"><Relationship Id="rId1" Type="` + transitional + `officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
		"xl/worksheets/sheet1.xml":   sheet,
	}
}

func packed1(t *testing.T, p map[string]string) string {
	t.Helper()
	var entries []string
	for name, content := range p {
		entries = append(entries, name, content)
	}
	return pack(t, entries...)
}

// sheetOf makes the XML of a sheet: rows as they stand, with what comes before and behind them.
func sheetOf(before, rows, behind string) string {
	return xmlHead + `<worksheet xmlns="` + mainNamespace + `">` + before + `<sheetData>` + rows + `</sheetData>` + behind + `</worksheet>`
}

// inline makes a row without numbers, of texts in their cells.
func inline(texts ...string) string {
	var b strings.Builder
	for _, s := range texts {
		b.WriteString(`<c t="inlineStr"><is><t>` + s + `</t></is></c>`)
	}
	return "<row>" + b.String() + "</row>"
}

var (
	headRow = inline("Név", "Típus", "Költség", "Szöveg", "Év")
	oneCard = inline("A", "Tárgy", "1", "x", "2021")
)

// What the programs write that write workbooks, each as one of them does.
func TestTraitsOfWorkbooks(t *testing.T) {
	shared := func(si ...string) string {
		return xmlHead + `<sst xmlns="` + mainNamespace + `"><si>` + strings.Join(si, "</si><si>") + `</si></sst>`
	}
	byTexts := func(rows string, si ...string) map[string]string {
		p := parts(sheetOf("", headRow+rows, ""))
		p["xl/sharedStrings.xml"] = shared(si...)
		return p
	}
	utf16 := func(s string) string {
		out, err := unicode.UTF16(unicode.LittleEndian, unicode.UseBOM).NewEncoder().String(strings.Replace(s, `encoding="UTF-8"`, `encoding="UTF-16"`, 1))
		if err != nil {
			t.Fatal(err)
		}
		return out
	}
	with := func(p map[string]string, name, content string) map[string]string {
		p[name] = content
		return p
	}
	replaced := func(name, old, with string, more ...string) map[string]string {
		p := parts(sheetOf("", headRow+oneCard, ""))
		if !strings.Contains(p[name], old) {
			t.Fatal(name, old)
		}
		p[name] = strings.ReplaceAll(p[name], old, with)
		for i := 0; i < len(more); i += 2 {
			p[more[i]] = more[i+1]
		}
		return p
	}
	const card = "A Lapok row 2: tárgy; 1 VP; x; 2021"
	styles := xmlHead + `<styleSheet xmlns="` + mainNamespace + `"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy-mm-dd"/></numFmts>` +
		`<cellXfs count="5"><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="9"/><xf numFmtId="3"/><xf numFmtId="14"/></cellXfs></styleSheet>`
	styled := func(book string, cells string) map[string]string {
		p := parts(sheetOf("", headRow+"<row>"+cells+"</row>", ""))
		p["xl/styles.xml"] = styles
		p["xl/workbook.xml"] = strings.Replace(p["xl/workbook.xml"], "<sheets>", book+"<sheets>", 1)
		p["xl/_rels/workbook.xml.rels"] = strings.Replace(p["xl/_rels/workbook.xml.rels"], "</Relationships>", `<Relationship Id="rId9" Type="`+transitional+`officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`, 1)
		return p
	}
	text := func(s string) string { return `<c t="inlineStr"><is><t>` + s + `</t></is></c>` }
	for _, c := range []struct {
		name           string
		parts          map[string]string
		want, problems string
	}{
		{"rows and cells without numbers", parts(sheetOf("", headRow+oneCard, "")), card, ""},
		{
			"rows and cells without numbers: a hidden row, a formula nobody computed, a merged block", parts(sheetOf("",
				headRow+oneCard+strings.Replace(inline("B", "Bűbáj", "1", "y"), "<row>", `<row hidden="1">`, 1)+
					`<row>`+text("C")+text("Szörny")+`<c><f>1+1</f></c>`+text("z")+`</row><row>`+text("D")+`<c/><c><v>2</v></c>`+text("w")+`</row>`,
				`<mergeCells><mergeCell ref="B4:B5"/></mergeCells>`)),
			lines(card, "B Lapok row 3: bűbáj; 1 VP; y; 0; hidden", "C Lapok row 4: szörny; ?; z; 0", "D Lapok row 5: szörny; 2 VP; w; 0"),
			lines(`formula-without-value Lapok row 4 line 0 C4 ""`, `hidden Lapok row 3 line 0 A3 ""`, `merged-cells Lapok row 5 line 0 B4 ""`),
		},
		{
			"some rows with a number, some without", parts(sheetOf("", headRow+strings.Replace(oneCard, "<row>", `<row r="5">`, 1)+inline("B", "Tárgy", "1", "y"), "")),
			"A Lapok row 5: tárgy; 1 VP; x; 2021\nB Lapok row 6: tárgy; 1 VP; y; 0", "",
		},
		{
			"attributes between apostrophes, spaces around =", parts(sheetOf("", headRow+`<row r='4' hidden = 'true'><c r='A4' t='inlineStr'><is><t>A</t></is></c><c r='B4' t='inlineStr'><is><t>Tárgy</t></is></c><c r='D4'><f>1</f></c></row>`, "")),
			"A Lapok row 4: tárgy; ?; ; 0; hidden", lines(`formula-without-value Lapok row 4 line 0 D4 ""`, `hidden Lapok row 4 line 0 A4 ""`),
		},
		{
			"rich text in the cell (openpyxl, exceljs)", parts(sheetOf("", headRow+`<row>`+text("A")+text("Tárgy")+text("1")+`<c t="inlineStr"><is><r><t>Re</t></r><r><rPr><b/></rPr><t xml:space="preserve">pül </t></r><r><t>most.</t></r></is></c></row>`, "")),
			"A Lapok row 2: tárgy; 1 VP; Repül most.; 0", "",
		},
		{
			"shared texts: rich ones, readings, spaces kept, an escaped line end, entities, CDATA",
			byTexts(`<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="s"><v>2</v></c><c t="s"><v>3</v></c></row>`,
				`<r><t>Kö</t></r><r><rPr><i/></rPr><t>d</t></r><rPh sb="0" eb="1"><t>ほん</t></rPh><phoneticPr fontId="1"/>`, `<t>Tárgy</t>`, `<t>1</t>`,
				`<t xml:space="preserve">  Kard &amp; <![CDATA[<pajzs>]]>_x000D_
sor&#233; </t>`),
			"Köd Lapok row 2: tárgy; 1 VP;   Kard & <pajzs>\r\nsoré ; 0", "",
		},
		{
			"a shared text that is not there", byTexts(`<row><c t="s"><v>7</v></c></row>`, "<t>x</t>"), "", `unreadable-sheet! Lapok row 1 line 0 ""`,
		},
		{
			"texts as results (SheetJS), a boolean, an error, an ISO date", parts(sheetOf("",
				headRow+`<row><c t="str"><v>A</v></c><c t="str"><v>Tárgy</v></c><c t="e"><v>#N/A</v></c><c t="str"><f>B1</f><v>x</v></c><c t="d"><v>2021-05-01T00:00:00</v></c></row>`, "")),
			"A Lapok row 2: tárgy; ?; x; 2021", `formula-without-value Lapok row 2 line 0 C2 "#N/A"`,
		},
		{
			"numbers: whole, with a fraction of nothing, as a power of ten", parts(sheetOf("", headRow+
				`<row>`+text("A")+text("Tárgy")+`<c><v>2</v></c>`+text("x")+`<c><v>2021</v></c></row><row>`+text("B")+text("Tárgy")+`<c><v>2.0</v></c>`+text("y")+`<c><v>2.021E3</v></c></row>`, "")),
			"A Lapok row 2: tárgy; 2 VP; x; 2021\nB Lapok row 3: tárgy; 2 VP; y; 2021", "",
		},
		{
			"a date in the year column, and one for a cost", styled("", text("A")+text("Tárgy")+`<c s="1"><v>46054</v></c>`+text("x")+`<c s="1"><v>44317</v></c>`),
			"A Lapok row 2: tárgy; ?; x; 2021", `date-for-a-cost Lapok row 2 line 0 C2 "2026-02-01"`,
		},
		{
			"days counted from 1904", styled(`<workbookPr date1904="1"/>`, text("A")+text("Tárgy")+text("1")+text("x")+`<c s="1"><v>42855</v></c>`),
			card, "",
		},
		{
			"dates in the format of the machine", styled("", text("A")+text("Tárgy")+`<c s="4"><v>46054</v></c>`+text("x")+`<c s="4"><v>44317</v></c>`),
			"A Lapok row 2: tárgy; ?; x; 2021", `date-for-a-cost Lapok row 2 line 0 C2 "2026-02-01"`,
		},
		{
			"percent and thousands in cost cells", styled("", text("A")+text("Tárgy")+`<c s="2"><v>0.1</v></c>`+text("x")+`<c s="3"><v>2021</v></c>`),
			"A Lapok row 2: tárgy; ?; x; 2021", `unreadable-cost Lapok row 2 line 0 C2 "10%"`,
		},
		{
			"names of elements with a prefix", with(parts(""), "xl/worksheets/sheet1.xml", strings.NewReplacer("</", "</x:", "<row", "<x:row", "<c ", "<x:c ", "<is", "<x:is", "<t>", "<x:t>", "<sheetData", "<x:sheetData", "<worksheet xmlns", "<x:worksheet xmlns:x").Replace(sheetOf("", headRow+oneCard, ""))),
			card, "",
		},
		{"the strict namespaces (Excel's \"Strict Open XML\")", func() map[string]string {
			p := parts(sheetOf("", headRow+oneCard, ""))
			for name := range p {
				p[name] = strings.NewReplacer(transitional+"spreadsheetml/2006/main", "http://purl.oclc.org/ooxml/spreadsheetml/main", transitional+"officeDocument/2006/relationships", "http://purl.oclc.org/ooxml/officeDocument/relationships").Replace(p[name])
			}
			return p
		}(), card, ""},
		{"names of parts from the root", replaced("xl/_rels/workbook.xml.rels", "worksheets/sheet1.xml", "/xl/worksheets/sheet1.xml"), card, ""},
		{"the workbook's part from the root", replaced("_rels/.rels", "xl/workbook.xml", "/xl/workbook.xml"), card, ""},
		{"names of parts with \\", replaced("xl/_rels/workbook.xml.rels", "worksheets/sheet1.xml", `worksheets\sheet1.xml`), card, ""},
		{
			"another sheet is named and not there", replaced("xl/workbook.xml", "</sheets>", `<sheet name="Nincs meg" sheetId="2" r:id="rId2"/></sheets>`), card,
			`unreadable-sheet! Nincs meg row 0 line 0 ""`,
		},
		{
			"a name of a sheet with accents, an apostrophe and &", replaced("xl/workbook.xml", "Lapok", "Bőség &amp; &quot;O'Hara&quot; űr"),
			`A Bőség & "O'Hara" űr row 2: tárgy; 1 VP; x; 2021`, "",
		},
		{
			"a name of a sheet longer than Excel allows", replaced("xl/workbook.xml", "Lapok", strings.Repeat("hosszú ", 6)+"név"),
			"A hosszú hosszú hosszú hosszú hosszú hosszú név row 2: tárgy; 1 VP; x; 2021", "",
		},
		{"a mark before the XML", with(parts(""), "xl/worksheets/sheet1.xml", "\ufeff"+sheetOf("", headRow+oneCard, "")), card, ""},
		{"a sheet in UTF-16", with(parts(""), "xl/worksheets/sheet1.xml", utf16(sheetOf("", headRow+oneCard, ""))), card, ""},
		{"a sheet in an encoding that it names", with(parts(""), "xl/worksheets/sheet1.xml", strings.Replace(encoded(t, windows1250, sheetOf("", headRow+oneCard, "")), "UTF-8", "windows-1250", 1)), card, ""},
		{"a sheet in an encoding that nobody knows", with(parts(""), "xl/worksheets/sheet1.xml", strings.Replace(sheetOf("", headRow+oneCard, ""), "UTF-8", "EBCDIC-HU", 1)), "", `unreadable-sheet! Lapok row 0 line 0 ""`},
		{
			"a hidden column, one of no width", parts(sheetOf(`<cols><col min="3" max="3" width="9" hidden="1"/><col min="5" max="5" width="0"/><col min="7" max="9" hidden="1"/></cols>`, headRow+oneCard, "")),
			card, `hidden Lapok row 1 line 0 C1 ""`,
		},
		{
			"rows hidden by a filter, folded away in a group, of no height", parts(sheetOf(`<sheetViews><sheetView><pane ySplit="1" state="frozen"/></sheetView></sheetViews>`,
				headRow+oneCard+strings.Replace(inline("B", "Tárgy", "1", "y"), "<row>", `<row hidden="1" outlineLevel="1">`, 1)+strings.Replace(inline("C", "Tárgy", "1", "z"), "<row>", `<row ht="0" customHeight="1">`, 1),
				`<autoFilter ref="A1:E4"/>`)),
			lines(card, "B Lapok row 3: tárgy; 1 VP; y; 0; hidden", "C Lapok row 4: tárgy; 1 VP; z; 0; hidden"), `hidden Lapok row 3 line 0 A3 ""`,
		},
		{
			"a row of totals", parts(sheetOf("", headRow+oneCard+inline("Összesen", "", "1"), "")), card, `missing-cell:warning Lapok row 3 line 0 A3 "Összesen"`,
		},
		{
			"headers with line breaks, hard spaces and stars", parts(sheetOf("", inline("Lap\nneve *", "Típus ", "Idézési\u00a0költség", "A lap szövege:", "Megjelenés\néve")+oneCard, "")),
			card, "",
		},
		{
			"a text beside the table, under no header", parts(sheetOf("", headRow+inline("A", "Tárgy", "1", "x", "2021", "", "lásd még"), "")),
			card, `no-header-above Lapok row 2 line 0 G2 ""`,
		},
		{
			"a year that is none", parts(sheetOf("", headRow+inline("A", "Tárgy", "1", "x", "45413"), "")), "A Lapok row 2: tárgy; 1 VP; x; 0", `unknown-value:warning Lapok row 2 line 0 E2 "45413"`,
		},
		{
			"hard spaces in cells, an apostrophe before a number", parts(sheetOf("", headRow+inline("A", "Tárgy\u00a0", "'2\u00a0VP", "x", "'2021"), "")), "A Lapok row 2: tárgy; 2 VP; x; 2021", "",
		},
		{"a mark inside a text", parts(sheetOf("", headRow+inline("A", "Tárgy", "1", "x\ufeffy"), "")), "A Lapok row 2: tárgy; 1 VP; x\ufeffy; 0", "stray-characters Lapok row 2 line 0 D2 \"x\\ufeffy\""},
		{"bytes that are no UTF-8", parts(sheetOf("", headRow+inline("A", "Tárgy", "1", "x\xffy"), "")), "A Lapok row 2: tárgy; 1 VP; x\ufffdy; 0", "stray-characters Lapok row 2 line 0 D2 \"x\ufffdy\""},
	} {
		t.Run(c.name, func(t *testing.T) {
			cards, problems := load(t, Options{}, write(t, "lapok.xlsx", packed1(t, c.parts)))
			var got []string
			for _, k := range cards {
				s := fmt.Sprintf("%s %s row %d: %s; %s; %s; %d", k.Name, k.Pos.Sheet, k.Pos.Row, strings.Join(k.Types, ", "), k.Cost, k.Texts[0].Raw, k.Year)
				if k.Hidden {
					s += "; hidden"
				}
				got = append(got, s)
			}
			if d := cmp.Diff(c.want, strings.Join(got, "\n")); d != "" {
				t.Errorf("cards (-want +got):\n%s", d)
			}
			if d := cmp.Diff(c.problems, show(problems)); d != "" {
				t.Errorf("problems (-want +got):\n%s\n%v", d, problems)
			}
		})
	}
}
