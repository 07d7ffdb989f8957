package workbook

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

const spreadsheet = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"

// page is a sheet that is written anew, row by row.
type page struct {
	styles *styles
	lang   lint.Lang
	rows   strings.Builder
	row    int // the last one
	links  strings.Builder
	linked int
	bare   int // cells that would have had a link
	filter string
	widths []int // of the columns, in letters
}

// cell is one cell of it: a text, or a number.
type cell struct {
	text   string
	number bool
	look   look
	link   string // where in the workbook it leads: 'Lapok'!F42
}

func text(s string) cell            { return cell{text: s} }
func wrap(s string) cell            { return cell{text: s, look: look{wrap: true}} }
func number(n int) cell             { return cell{text: strconv.Itoa(n), number: true, look: look{center: true}} }
func linked(s, link string) cell    { return cell{text: s, link: link} }
func headed(words ...string) []cell { return each(look{head: true}, words) }
func titled(words ...string) []cell { return each(look{bold: true}, words) }

func each(l look, words []string) []cell {
	out := make([]cell, len(words))
	for i, w := range words {
		out[i] = cell{text: w, look: l}
	}
	return out
}

// add writes a row and gives its number. Empty cells are left out.
func (p *page) add(cells ...cell) int {
	p.row++
	if len(cells) == 0 {
		return p.row
	}
	p.rows.WriteString(`<row r="` + strconv.Itoa(p.row) + `"` + p.high(cells) + `>`)
	for i, c := range cells {
		p.cell(cellAt(i+1, p.row), c)
	}
	p.rows.WriteString("</row>")
	return p.row
}

// high tells the height of a row whose texts take several lines; programs do not all find that out by themselves.
func (p *page) high(cells []cell) string {
	const line, most = 15, 405 // points
	points := line
	for i, c := range cells {
		switch {
		case c.look.big:
			points = max(points, 24)
		case c.look.wrap && i < len(p.widths):
			lines := 0
			for l := range strings.Lines(c.text) {
				lines += 1 + utf8.RuneCountInString(l)*10/(p.widths[i]*11) // most letters are narrower than a digit
			}
			points = max(points, min(line*lines, most))
		}
	}
	if points == line {
		return ""
	}
	return ` ht="` + strconv.Itoa(points) + `"`
}

func (p *page) cell(at string, c cell) {
	if c.text == "" && !c.look.head {
		return
	}
	if c.link != "" && p.linked == mostLinks {
		c.link = ""
		p.bare++
	}
	if c.link != "" {
		p.linked++
		c.look.link = true
		p.links.WriteString(`<hyperlink ref="` + at + `" location="` + escape(c.link) + `"/>`)
	}
	// A text that begins like a formula is a text by its type; the format keeps it one when it is edited.
	c.look.text = !c.number && c.text != "" && strings.ContainsRune("=+-@\t\r", rune(c.text[0]))
	p.rows.WriteString(`<c r="` + at + `" s="` + strconv.Itoa(p.styles.of(c.look)) + `"`)
	if c.number {
		p.rows.WriteString(`><v>` + c.text + `</v></c>`)
		return
	}
	p.rows.WriteString(` t="inlineStr"><is><t xml:space="preserve">` + escape(fitted(c.text, say.TextCut.In(p.lang), mostText)) + `</t></is></c>`)
}

// bytes gives the sheet; the first one is shown when the workbook is opened.
func (p *page) bytes(first bool) []byte {
	var b strings.Builder
	b.WriteString(xmlHead + `<worksheet xmlns="` + spreadsheet + `"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>`)
	if len(p.widths) > 0 && p.row > 0 {
		b.WriteString(`<dimension ref="A1:` + cellAt(len(p.widths), p.row) + `"/>`)
	}
	if first {
		b.WriteString(`<sheetViews><sheetView showGridLines="0" tabSelected="1" workbookViewId="0"/></sheetViews>`)
	}
	b.WriteString(`<sheetFormatPr defaultRowHeight="15"/>`)
	cols := ""
	for i, w := range p.widths {
		n := strconv.Itoa(i + 1)
		cols += `<col min="` + n + `" max="` + n + `" width="` + strconv.Itoa(w) + `" customWidth="1"/>`
	}
	if cols != "" { // none is not allowed to be an empty list
		b.WriteString(`<cols>` + cols + `</cols>`)
	}
	b.WriteString(`<sheetData>` + p.rows.String() + `</sheetData>`)
	if p.filter != "" {
		b.WriteString(`<autoFilter ref="` + p.filter + `"/>`)
	}
	if p.linked > 0 {
		b.WriteString(`<hyperlinks>` + p.links.String() + `</hyperlinks>`)
	}
	b.WriteString(`<pageMargins left="0.5" right="0.5" top="0.5" bottom="0.5" header="0.3" footer="0.3"/><pageSetup orientation="landscape" fitToHeight="0"/></worksheet>`)
	return []byte(b.String())
}
