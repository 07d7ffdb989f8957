package loaders

import (
	"strings"
	"testing"
	"time"

	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"
)

// What a spreadsheet program would not write comes to an end nevertheless: shown as a fraction, such numbers take excelize forever.
func TestNumbersThatAreNoneAreReadAsTheyStand(t *testing.T) {
	const styles = `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cellXfs><xf numFmtId="0"/><xf numFmtId="12"/><xf numFmtId="14"/><xf numFmtId="2"/></cellXfs></styleSheet>`
	for _, value := range []string{"NaN", "-NaN", "Inf", "-INF", "infinity", "1e400", "-1e400", "1e300", "-1e18", "0x1p70"} {
		for style := range 4 {
			row := `<row r="2"><c r="A2" t="inlineStr"><is><t>Kard</t></is></c><c r="B2" t="inlineStr"><is><t>Tárgy</t></is></c><c r="C2" s="` + string(rune('0'+style)) + `"><v>` + value + `</v></c></row>`
			file := write(t, "lapok.xlsx", workbookXML(t, rowsBegin+row+rowsEnd, "", "xl/styles.xml", styles))
			done := make(chan string)
			go func() {
				cards, problems := load(t, Options{}, file)
				if len(cards) != 1 || len(cards[0].Texts) != 1 || cards[0].Texts[0].Raw == "" {
					done <- show(problems)
				}
				close(done)
			}()
			select {
			case wrong := <-done:
				if wrong != "" {
					t.Errorf("%s: %s", value, wrong)
				}
			case <-time.After(20 * time.Second):
				t.Fatalf("%s in format %d takes too long", value, style)
			}
		}
	}
}

// A format longer than any spreadsheet program allows is not followed.
func TestEndlessFormats(t *testing.T) {
	styles := `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="1"><numFmt numFmtId="164" formatCode="0.` + strings.Repeat("0", 100_000) +
		`"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs></styleSheet>`
	row := `<row r="2"><c r="A2" t="inlineStr"><is><t>Kard</t></is></c><c r="B2" t="inlineStr"><is><t>Tárgy</t></is></c><c r="C2" s="0"><v>3.5</v></c></row>`
	cards, problems := load(t, Options{}, write(t, "lapok.xlsx", workbookXML(t, rowsBegin+row+rowsEnd, "", "xl/styles.xml", styles)))
	if len(cards) != 1 || len(problems) > 0 || cards[0].Texts[0].Raw != "3.5" {
		t.Errorf("%+v, %s", cards, show(problems))
	}
}

// Shared texts may be in another encoding, and have escapes for what XML does not allow.
func TestSharedTextsInOtherWords(t *testing.T) {
	const texts = `<sst><si><t>Őrült űrlény</t></si></sst>`
	central, err := charmap.Windows1250.NewEncoder().String(`<?xml version="1.0" encoding="windows-1250"?>` + texts)
	if err != nil {
		t.Fatal(err)
	}
	wide, err := unicode.UTF16(unicode.LittleEndian, unicode.UseBOM).NewEncoder().String(`<?xml version="1.0" encoding="UTF-16"?>` + texts)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ raw, want string }{
		{texts, "Őrült űrlény"},
		{"\ufeff" + texts, "Őrült űrlény"},
		{central, "Őrült űrlény"},
		{wide, "Őrült űrlény"},
		{`<sst><si><t>_x0041__x005F__xD83D__xDE00_</t></si></sst>`, "A_😀"},
		{`<sst><si><t>_xD83D_ fél</t></si></sst>`, "\ufffd fél"},
		{`<sst><si><t>a_x000D_b _x00 _xZZZZ_</t></si></sst>`, "a\rb _x00 _xZZZZ_"},
	} {
		got, err := sharedTexts([]byte(c.raw))
		if err != nil || len(got) != 1 || got[0] != c.want {
			t.Errorf("%q: %q, %v, want %q", c.raw, got, err, c.want)
		}
	}
}

// What belongs to an extension of some program is not taken for what the sheet says: attributes with a prefix, elements deep in a cell.
func TestExtensionsOfSheetsAreLeftAside(t *testing.T) {
	sheet := rowsBegin + `<row xmlns:q="urn:q" q:r="77" q:hidden="1" r="2"><c q:r="Z9" r="A2" q:t="b" t="inlineStr"><is><t>Kard</t></is></c>` +
		`<c r="B2" t="inlineStr"><is><t>Tárgy</t></is></c><c r="C2" t="str"><v>Repül.</v><extLst><ext><q:v>9</q:v></ext></extLst></c></row>` + rowsEnd
	cards, problems := load(t, Options{}, write(t, "lapok.xlsx", workbookXML(t, sheet, "")))
	if len(cards) != 1 || len(problems) > 0 || cards[0].Pos.Row != 2 || cards[0].Name != "Kard" || cards[0].Texts[0].Raw != "Repül." {
		t.Errorf("%+v, %s", cards, show(problems))
	}
}

// Where nothing tells which of two things counts, neither is left out in silence.
func TestTwoOfOneName(t *testing.T) {
	one := rowsBegin + `<row r="2"><c r="A2" t="inlineStr"><is><t>Kard</t></is></c></row>` + rowsEnd
	twice := workbookXML(t, one, "", "xl/worksheets/sheet1.xml", rowsBegin+rowsEnd)
	sheets := book(t, nil, "Lapok", cells{"A1": "Név", "B1": "Típus", "C1": "Szöveg"}, "Tovább", cells{"A1": "Név"})
	renamed := t.TempDir() + "/lapok.xlsx"
	rewrite(t, sheets, renamed, "xl/workbook.xml", func(x string) string { return strings.Replace(x, "Tovább", "Lapok", 1) })
	for file, want := range map[string]string{
		write(t, "lapok.xlsx", twice): "xl/worksheets/sheet1.xml is in it twice, and nothing tells which one counts",
		renamed:                       "two sheets are called Lapok (rename one of them)",
	} {
		cards, problems := load(t, Options{}, file)
		if len(cards) != 0 || len(problems) != 1 || !problems[0].Fatal || !strings.HasSuffix(problems[0].Say.En, want) {
			t.Errorf("%d cards, %+v, want %q", len(cards), problems, want)
		}
	}
}

// Long texts that lie beside the sheets, such as queries that a program packed, are none of the cells.
func TestLongPartsBesideTheSheets(t *testing.T) {
	row := `<row r="2"><c r="A2" t="inlineStr"><is><t>Kard</t></is></c><c r="B2" t="inlineStr"><is><t>Tárgy</t></is></c><c r="C2" t="inlineStr"><is><t>Repül.</t></is></c></row>`
	file := write(t, "lapok.xlsx", workbookXML(t, rowsBegin+row+rowsEnd, "", "customXml/item1.xml", "<DataMashup>"+strings.Repeat("QUJD", longestText)+"</DataMashup>"))
	if cards, problems := load(t, Options{}, file); len(cards) != 1 || len(problems) > 0 {
		t.Errorf("%d cards, %s", len(cards), show(problems))
	}
}
