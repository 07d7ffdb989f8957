package loaders

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// randomSheet writes the XML of sheets as no two programs write it: what it says is drawn, and so is how it is said.
type randomSheet struct{ *rapid.T }

// often is true three times out of four.
func (r randomSheet) often() bool { return rapid.IntRange(0, 3).Draw(r.T, "often") > 0 }

func (r randomSheet) one(of ...string) string { return rapid.SampledFrom(of).Draw(r.T, "one") }

// noise may stand between elements.
func (r randomSheet) noise() string {
	return r.one("", "", "", "\n  ", "<!-- <c r=\"A1\"><v>9</v></c> -->", "<?mso x=\">\"?>")
}

var (
	pieces = []string{"Ő", "lap", " ", "  ", "\n", "\t", "😀", "<", ">", "&", "\"", "'", "1", "東", "\u00a0"}
	// What XML does not allow. In the value of a formula excelize does not know it.
	withEscapes = append([]string{"_x0041_", "_x000D_", "_x005F_x0042_", "_x"}, pieces...)
)

// text is a text of such pieces in one of the ways in which XML may have it.
func (r randomSheet) text(of []string) string {
	var b strings.Builder
	for range rapid.IntRange(0, 6).Draw(r.T, "pieces") {
		piece := r.one(of...)
		switch rapid.IntRange(0, 5).Draw(r.T, "how") {
		case 0:
			for _, c := range piece {
				fmt.Fprintf(&b, "&#%d;", c)
			}
		case 1:
			for _, c := range piece {
				fmt.Fprintf(&b, "&#x%X;", c)
			}
		case 2:
			b.WriteString("<![CDATA[" + piece + "]]>")
		case 3:
			b.WriteString(escapeXML.Replace(piece) + "<!-- & -->")
		default:
			b.WriteString(escapeXML.Replace(piece))
		}
	}
	return b.String()
}

var escapeXML = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&quot;", "'", "&apos;")

// rich is a text as cells and shared texts have it.
func (r randomSheet) rich() string {
	space := r.one("", ` xml:space="preserve"`)
	switch r.one("plain", "plain", "runs", "spoken", "none") {
	case "runs":
		return "<r><t" + space + ">" + r.text(withEscapes) + "</t></r>" + r.noise() + "<r><rPr><strike/></rPr><t>" + r.text(withEscapes) + "</t></r>"
	case "spoken":
		return "<t>" + r.text(withEscapes) + `</t><rPh sb="0" eb="1"><t>` + r.text(withEscapes) + "</t></rPh><phoneticPr fontId=\"1\"/>"
	case "none":
		return "<t/>"
	}
	return "<t" + space + ">" + r.text(withEscapes) + "</t>"
}

func (r randomSheet) number() string {
	switch r.one("whole", "fraction", "any", "odd") {
	case "whole":
		return strconv.Itoa(rapid.IntRange(-99, 3_000_000).Draw(r.T, "whole"))
	case "fraction":
		return strconv.FormatFloat(float64(rapid.IntRange(-99999, 99999999).Draw(r.T, "hundredths"))/100, 'f', -1, 64)
	case "any":
		return strconv.FormatFloat(rapid.Float64Range(-1e14, 1e14).Draw(r.T, "any"), 'g', -1, 64)
	}
	return r.one("0", "-0", "1.0", "1.50", "01", "1e3", "1E+2", ".5", "0.30000000000000004", "1234567890123456", "1E-7", "59", "60", "61", "2958466", "szöveg")
}

// cell is one with its content; texts of the shared ones exist.
func (r randomSheet) cell(place string, texts int) string {
	kind, inside := "", ""
	switch r.one("number", "shared", "inline", "formula", "truth", "error", "empty") {
	case "number":
		kind, inside = r.one("", ` t="n"`), "<v>"+r.number()+"</v>"
	case "shared":
		kind, inside = ` t="s"`, fmt.Sprintf("<v>%d</v>", rapid.IntRange(0, texts-1).Draw(r.T, "index"))
	case "inline":
		kind, inside = ` t="inlineStr"`, "<is>"+r.noise()+r.rich()+"</is>"
	case "formula":
		kind, inside = ` t="str"`, "<f>A1&amp;\"&lt;v>\"</f>"+r.noise()+"<v>"+r.text(pieces)+"</v>"
	case "truth":
		kind, inside = ` t="b"`, r.one("<v>1</v>", "<v>0</v>")
	case "error":
		kind, inside = ` t="e"`, "<f>1/0</f><v>#DIV/0!</v>"
	}
	return fmt.Sprintf(`<c%s%s s="%d">%s</c>`, place, kind, rapid.IntRange(0, len(randomFormats)-1).Draw(r.T, "style"), r.noise()+inside)
}

// sheet is a whole one, its rows and cells in their order, with gaps and without numbers here and there.
func (r randomSheet) sheet(texts int) string {
	var b strings.Builder
	number := 0
	for range rapid.IntRange(1, 4).Draw(r.T, "rows") {
		number++
		place := ""
		if r.often() {
			number += rapid.IntRange(0, 3).Draw(r.T, "gap")
			place = fmt.Sprintf(` r="%d"`, number)
		}
		b.WriteString(r.noise() + "<row" + place + r.one("", ` spans="1:3"`, ` hidden="1"`, ` xmlns:q="urn:q" q:spans="x"`) + ">")
		col := 0
		for range rapid.IntRange(0, 4).Draw(r.T, "cells") {
			at := ""
			if r.often() {
				col += rapid.IntRange(0, 30).Draw(r.T, "gap")
				at = fmt.Sprintf(" r=\"%s%d\"", columnName(col), number)
			}
			b.WriteString(r.cell(at, texts) + r.noise())
			col++
		}
		b.WriteString("</row>")
	}
	begin, _, _ := strings.Cut(rowsBegin, "<row")
	out := begin + b.String() + rowsEnd
	if !r.often() {
		out = elementName.ReplaceAllString(strings.Replace(out, "xmlns=", "xmlns:x=", 1), "<${1}x:")
	}
	return out
}

var elementName = regexp.MustCompile(`<(/?)\b`)

// randomFormats are the numbers of formats, and formats of a workbook's own from 164.
var randomFormats = []int{0, 1, 2, 3, 9, 10, 11, 12, 14, 17, 20, 22, 37, 40, 49, 164, 165, 166, 167}

func randomStyles() string {
	var b strings.Builder
	b.WriteString(`<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="4">`)
	for i, code := range []string{`yyyy\-mm\-dd`, `0&quot; VP&quot;`, `mmm d`, `[h]:mm`} {
		fmt.Fprintf(&b, `<numFmt numFmtId="%d" formatCode="%s"/>`, 164+i, code)
	}
	b.WriteString(`</numFmts><cellXfs>`)
	for _, f := range randomFormats {
		fmt.Fprintf(&b, `<xf numFmtId="%d" applyNumberFormat="1"/>`, f)
	}
	return b.String() + `</cellXfs></styleSheet>`
}

// However a sheet is written, each of its cells is read as excelize reads it.
func TestRandomSheetsAreReadAsExcelizeReadsThem(t *testing.T) {
	file := filepath.Join(t.TempDir(), "lapok.xlsx")
	total := 0
	rapid.Check(t, func(rt *rapid.T) {
		r := randomSheet{rt}
		texts := rapid.IntRange(1, 4).Draw(rt, "texts")
		var shared strings.Builder
		for range texts {
			shared.WriteString("<si>" + r.rich() + "</si>" + r.noise())
		}
		sheet := r.sheet(texts)
		if err := os.WriteFile(file, []byte(workbookXML(t, sheet, shared.String(), "xl/styles.xml", randomStyles())), 0o600); err != nil {
			rt.Fatal(err)
		}
		unlike, alike := unlikeExcelize(t, file)
		if len(unlike) > 0 {
			rt.Fatalf("%s\n%s\n%s", strings.Join(unlike, "\n"), sheet, shared.String())
		}
		total += alike
	})
	if total < 50 {
		t.Errorf("only %d cells were compared", total)
	}
}
