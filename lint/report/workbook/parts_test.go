package workbook

import (
	"strings"
	"testing"

	"github.com/cardlint/cardlint/lint"
)

func TestSetAttr(t *testing.T) {
	for _, c := range []struct{ start, name, value, want string }{
		{`<c r="A1"/>`, "s", "3", `<c r="A1" s="3"/>`},
		{`<c r="A1" s="1" t="s">`, "s", "3", `<c r="A1" s="3" t="s">`},
		{`<c r='A1' s = '1'>`, "s", "3", `<c r='A1' s="3">`},
		{`<x:c/>`, "s", "3", `<x:c s="3"/>`},
		{`<c>`, "s", "3", `<c s="3">`},
		{"<c\n  r=\"A1\"\n  s=\"1\"\n>", "s", "3", "<c\n  r=\"A1\" s=\"3\"\n>"},
		{`<d a=" s='7' > " s="1">`, "s", "3", `<d a=" s='7' > " s="3">`},
		{`<v tabSelected="1" b="2"/>`, "tabSelected", "", `<v b="2"/>`},
		{`<v b="2"/>`, "tabSelected", "", `<v b="2"/>`},
	} {
		if got := setAttr(c.start, c.name, c.value); got != c.want {
			t.Errorf("%s %s=%s: %s, want %s", c.start, c.name, c.value, got, c.want)
		}
	}
}

func TestEscape(t *testing.T) {
	for text, want := range map[string]string{
		`Ősmágia <"1"> & kész`: `Ősmágia &lt;&quot;1&quot;&gt; &amp; kész`,
		"két\nsor\t.":          "két\nsor\t.",
		"cr\r\n":               "cr_x000D_\n",
		"csengő\x07":           "csengő_x0007_",
		"_x0041_":              "_x005F_x0041_",
		"_xyz":                 "_xyz",
	} {
		if got := escape(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

func TestFitted(t *testing.T) {
	long := strings.Repeat("ő", mostText)
	if got := fitted(long, "…", mostText); got != long {
		t.Error("a text that just fits is cut")
	}
	got := fitted(long+"x", " … tovább", mostText)
	if units(got) != mostText || !strings.HasSuffix(got, "ő … tovább") {
		t.Errorf("%d units, ends with %q", units(got), got[len(got)-20:])
	}
	if got := fitted(strings.Repeat("🂡", mostText), "…", mostText); units(got) > mostText {
		t.Errorf("%d units: letters beyond the 16 bits count twice", units(got))
	}
}

func TestPlaces(t *testing.T) {
	for _, c := range []struct {
		cell     string
		col, row int
	}{{"A1", 1, 1}, {"Z9", 26, 9}, {"AA10", 27, 10}, {"XFD1048576", 16384, 1048576}} {
		if col, row := place(c.cell); col != c.col || row != c.row || cellAt(col, row) != c.cell {
			t.Errorf("%s: %d, %d, %s", c.cell, col, row, cellAt(col, row))
		}
	}
	for _, bad := range []string{"", "7", "A", "a1"} {
		if _, row := place(bad); row != 0 {
			t.Errorf("%q is a place: row %d", bad, row)
		}
	}
}

const plain = `<worksheet xmlns="` + spreadsheet + `">`

// A marked cell gets the number of a new format; one that is not there is added where it belongs, in the format of its row or column.
func TestSheetEditor(t *testing.T) {
	for _, c := range []struct{ name, in, marks, want string }{
		{
			"cells that are there", `<sheetData><row r="2"><c r="A2" s="1"><v>1</v></c><c r="B2"/></row></sheetData>`, "A2 B2",
			`<sheetData><row r="2"><c r="A2" s="2"><v>1</v></c><c r="B2" s="3"/></row></sheetData>`,
		},
		{
			"cells that are not", `<sheetData><row r="2"><c r="B2"/></row><row r="3"/><row r="4" spans="1:2"></row></sheetData>`, "A2 C2 B3 D4",
			`<sheetData><row r="2"><c r="A2" s="2"/><c r="B2"/><c r="C2" s="2"/></row><row r="3"><c r="B3" s="2"/></row><row r="4"><c r="D4" s="2"/></row></sheetData>`,
		},
		{
			"formats of columns and rows", `<cols><col min="2" max="3" style="1"/></cols><sheetData><row r="1"></row><row r="2" s="1" customFormat="1"></row></sheetData>`, "A1 B1 A2",
			`<cols><col min="2" max="3" style="1"/></cols><sheetData><row r="1"><c r="A1" s="2"/><c r="B1" s="3"/></row><row r="2" s="1" customFormat="1"><c r="A2" s="3"/></row></sheetData>`,
		},
		{
			"no references", `<sheetData><row><c/></row><row><c/><c s="1"/></row></sheetData>`, "B2 C2",
			`<sheetData><row><c/></row><row><c/><c s="2"/><c r="C2" s="3"/></row></sheetData>`,
		},
		{
			"rows that are not there", `<sheetData><row r="5"><c r="A5"/></row></sheetData>`, "A2 A5 A9",
			`<sheetData><row r="5"><c r="A5" s="2"/></row></sheetData>`,
		},
		{
			"the extent", `<dimension ref="B2:C3"/><sheetData><row r="2"/></sheetData>`, "D2",
			`<dimension ref="B2:D3"/><sheetData><row r="2"><c r="D2" s="2"/></row></sheetData>`,
		},
		{
			"text that looks like tags", `<sheetData><row r="1"><c r="A1"><is><t>&lt;c r="A1"&gt;</t></is></c><!-- <c r="B1"/> --></row></sheetData>`, "A1",
			`<sheetData><row r="1"><c r="A1" s="2"><is><t>&lt;c r="A1"&gt;</t></is></c><!-- <c r="B1"/> --></row></sheetData>`,
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			s, err := newStyles([]byte(`<styleSheet><cellXfs count="2"><xf fontId="0"/><xf fontId="0" numFmtId="7"/></cellXfs></styleSheet>`))
			if err != nil {
				t.Fatal(err)
			}
			var list []mark
			for _, cell := range strings.Fields(c.marks) {
				col, row := place(cell)
				list = append(list, mark{cell: cell, col: col, row: row, level: lint.Error})
			}
			e, err := newSheetEditor([]byte(plain+c.in+"</worksheet>"), s, list)
			if err != nil {
				t.Fatal(err)
			}
			if got := string(e.bytes()); got != plain+c.want+"</worksheet>" {
				t.Errorf("got  %s\nwant %s", strings.TrimPrefix(got, plain), c.want)
			}
		})
	}
}

// A derived format differs from its base in the background alone, and letters stay readable on it.
func TestDerivedFormats(t *testing.T) {
	s, err := newStyles([]byte(`<x:styleSheet xmlns:x="` + spreadsheet + `"><x:fonts count="3"><x:font/><x:font><x:color rgb="FFFFFFFF"/></x:font><x:font><x:color theme="0" tint="-0.5"/></x:font></x:fonts>` +
		`<x:cellXfs><x:xf numFmtId="14" fontId="0" borderId="4" fillId="2" xfId="1" quotePrefix="1"><x:alignment wrapText="1"/></x:xf><x:xf fontId="1"/><x:xf fontId="2"/></x:cellXfs></x:styleSheet>`))
	if err != nil {
		t.Fatal(err)
	}
	for base, want := range []int{3, 4, 5} {
		if n := s.marked(base, lint.Warning); n != want || s.marked(base, lint.Warning) != n {
			t.Errorf("format of %d: %d, want %d, and the same again", base, n, want)
		}
	}
	got := string(s.bytes())
	for _, want := range []string{
		`<x:xf numFmtId="14" fontId="0" borderId="4" fillId="2" xfId="1" quotePrefix="1" applyFill="1"><x:alignment wrapText="1"/></x:xf>`,
		`<x:xf fontId="1" fillId="3" applyFill="1"/>`,
		`<x:xf fontId="2" fillId="2" applyFill="1"/>`,
		`<x:fill><x:patternFill patternType="solid"><x:fgColor rgb="` + lightFills[lint.Warning] + `"/>`,
		`<x:fgColor rgb="` + darkFills[lint.Warning] + `"/>`,
		`<x:cellXfs count="6">`,
	} {
		if !strings.Contains(got, want) {
			t.Errorf("no %s in\n%s", want, got)
		}
	}
	if _, err := parse([]byte(got)); err != nil || strings.Index(got, "<x:fills>") > strings.Index(got, "<x:cellXfs") {
		t.Errorf("%v, or not in the order of the standard:\n%s", err, got)
	}
}

// Comments that are there keep their words, author and runs; ours follow.
func TestComments(t *testing.T) {
	const there = `<comments><authors><author>Kata</author><author>tc={1}</author></authors><commentList>` +
		`<comment ref="A1" authorId="0"><text><t>régi</t></text></comment>` +
		`<comment ref="A2" authorId="0"><text><r><t>ket</t></r><r><t>tő</t></r><phoneticPr fontId="1"/></text></comment>` +
		`<comment ref="A3" authorId="1"><text><t>lánc</t></text></comment><comment ref="A4" authorId="0"/><comment ref="A5" authorId="0"><text/></comment></commentList></comments>`
	c, err := newComments([]byte(there), "…")
	if err != nil {
		t.Fatal(err)
	}
	for _, cell := range []string{"A1", "A2", "A3", "A4", "A5", "A6"} {
		if thread := c.put(mark{cell: cell, text: "ok & <új>"}); thread != (cell == "A3") {
			t.Errorf("%s: thread %v", cell, thread)
		}
	}
	raw, err := c.bytes()
	if err != nil {
		t.Fatal(err)
	}
	const pr = `<r><rPr><sz val="9"/><rFont val="Tahoma"/></rPr><t xml:space="preserve">`
	for _, want := range []string{
		`<author>tc={1}</author><author>cardlint</author></authors>`,
		`<text><r><t>régi</t></r>` + pr + "\n\ncardlint:\nok &amp; &lt;új&gt;</t></r></text>",
		`<text><r><t>ket</t></r><r><t>tő</t></r>` + pr + "\n\ncardlint:\nok &amp; &lt;új&gt;</t></r><phoneticPr fontId=\"1\"/></text>",
		`<comment ref="A3" authorId="1"><text><t>lánc</t></text></comment>`,
		`<comment ref="A4" authorId="0"><text>` + pr + `ok &amp; &lt;új&gt;</t></r></text></comment>`,
		`<comment ref="A5" authorId="0"><text>` + pr + "\n\ncardlint:\nok &amp; &lt;új&gt;</t></r></text></comment>",
		`<comment ref="A6" authorId="2"><text>` + pr + `ok &amp; &lt;új&gt;</t></r></text></comment></commentList>`,
	} {
		if !strings.Contains(string(raw), want) {
			t.Errorf("no %s in\n%s", want, raw)
		}
	}
	again, err := newComments(raw, "…")
	if err != nil {
		t.Fatal(err)
	}
	again.put(mark{cell: "A1", text: "ok & <új>"})
	again.put(mark{cell: "A6", text: "ok & <új>"})
	if same, err := again.bytes(); err != nil || string(same) != string(raw) {
		t.Errorf("%v, said twice:\n%s", err, same)
	}
}

// What a sheet cannot hold as a link is named without one, and that is told.
func TestMoreLinksThanASheetHolds(t *testing.T) {
	s, err := newStyles([]byte(plainStyles))
	if err != nil {
		t.Fatal(err)
	}
	p := page{styles: s, lang: lint.English, widths: []int{10}}
	for range mostLinks + 2 {
		p.add(linked("Lapok!A1", "'Lapok'!A1"))
	}
	out := string(p.bytes(true))
	if n := strings.Count(out, "<hyperlink "); n != mostLinks || p.bare != 2 || strings.Count(out, "Lapok!A1</t>") != mostLinks+2 {
		t.Errorf("%d links, %d without", n, p.bare)
	}
}

// A text that begins like a formula is a text, and stays one when it is edited.
func TestNoFormulas(t *testing.T) {
	s, err := newStyles([]byte(plainStyles))
	if err != nil {
		t.Fatal(err)
	}
	p := page{styles: s, lang: lint.English, widths: []int{10}}
	for _, f := range []string{"=1+1", "+1 VP", "-1 életpont", "@SUM(A1)", "\t=1"} {
		p.add(text(f))
	}
	out := string(p.bytes(true))
	if strings.Contains(out, "<f>") || strings.Count(out, `s="1" t="inlineStr"`) != 5 || !strings.Contains(string(s.bytes()), `quotePrefix="1"`) {
		t.Error(out)
	}
}

func TestSheetNames(t *testing.T) {
	taken := []string{"Lapok"}
	for _, c := range []struct{ given, want string }{
		{"", "Lapok (2)"}, {"lapok", "lapok (2)"}, {"a/b:c", "a_b_c"}, {"'Kata'", "Kata"}, {strings.Repeat("ű", 40), strings.Repeat("ű", 31)},
	} {
		if got := sheetName(c.given, taken, lint.Hungarian); got != c.want {
			t.Errorf("%q: %q, want %q", c.given, got, c.want)
		}
	}
}
