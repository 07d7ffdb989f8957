package workbook

import (
	"slices"
	"strconv"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// styles adds formats to those of the workbook; none that is there changes.
type styles struct {
	raw   []byte
	root  *node
	added map[string][]string // by collection
	marks map[markOf]int      // derived formats
	looks map[look]int        // those of own sheets
}

// Collections of a styles part that are added to, in the order in which they must stand, among those that may stand between.
var styleOrder = []string{"numFmts", "fonts", "fills", "borders", "cellStyleXfs", "cellXfs", "cellStyles", "dxfs", "tableStyles", "colors", "extLst"}

// What a collection begins with where the workbook has none.
var styleDefaults = map[string][]string{
	"fonts":   {`<font><sz val="11"/><name val="Calibri"/></font>`},
	"fills":   {`<fill><patternFill patternType="none"/></fill>`, `<fill><patternFill patternType="gray125"/></fill>`},
	"borders": {`<border/>`},
	"cellXfs": {`<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>`},
}

func newStyles(raw []byte) (*styles, error) {
	root, err := parse(raw)
	if err != nil {
		return nil, err
	}
	s := &styles{raw: raw, root: root, added: map[string][]string{}, marks: map[markOf]int{}, looks: map[look]int{}}
	for _, c := range styleOrder {
		if s.root.kid(c) == nil {
			s.added[c] = slices.Clone(styleDefaults[c])
		}
	}
	return s, nil
}

// put adds an element to a collection, once, and gives its number.
func (s *styles) put(collection, element string) int {
	i := slices.Index(s.added[collection], element)
	if i < 0 {
		s.added[collection] = append(s.added[collection], element)
		return s.count(collection) - 1
	}
	return s.count(collection) - len(s.added[collection]) + i
}

// count is how many elements a collection has by now.
func (s *styles) count(collection string) int {
	n := len(s.added[collection])
	if there := s.root.kid(collection); there != nil {
		n += len(there.kids)
	}
	return n
}

// fill gives the number of a plain background.
func (s *styles) fill(rgb string) int {
	return s.put("fills", `<fill><patternFill patternType="solid"><fgColor rgb="`+rgb+`"/><bgColor indexed="64"/></patternFill></fill>`)
}

// Backgrounds by level: light ones for dark letters, dark ones for the cells whose letters are light.
var (
	lightFills = map[lint.Level]string{lint.Error: "FFFFC7CE", lint.Warning: "FFFFEB9C", lint.Note: "FFDDEBF7"}
	darkFills  = map[lint.Level]string{lint.Error: "FF9C0006", lint.Warning: "FF7F6000", lint.Note: "FF1F4E78"}
)

// markOf is a format of the workbook and the level that it is to show.
type markOf struct {
	base  int
	level lint.Level
}

// marked derives a format that differs from another one in its background alone.
func (s *styles) marked(base int, level lint.Level) int {
	of := markOf{base, level}
	if n, ok := s.marks[of]; ok {
		return n
	}
	element, font := styleDefaults["cellXfs"][0], 0
	if n := s.root.kid("cellXfs"); n != nil && base < len(n.kids) {
		xf := n.kids[base]
		element = unprefixed(string(s.raw[xf.from:xf.after]), s.root.pre)
		font, _ = strconv.Atoi(xf.get("fontId"))
	}
	fills := lightFills
	if s.lightLetters(font) {
		fills = darkFills
	}
	start, rest, _ := strings.Cut(element, ">")
	start = setAttr(setAttr(start+">", "fillId", strconv.Itoa(s.fill(fills[level]))), "applyFill", "1")
	s.marks[of] = s.put("cellXfs", start+rest)
	return s.marks[of]
}

// unprefixed takes off the prefix that bytes puts on again.
func unprefixed(s, pre string) string {
	if pre == "" {
		return s
	}
	return strings.ReplaceAll(strings.ReplaceAll(s, "<"+pre, "<"), "</"+pre, "</")
}

// lightLetters says whether a font's colour is one for dark backgrounds.
func (s *styles) lightLetters(font int) bool {
	fonts := s.root.kid("fonts")
	if fonts == nil || font >= len(fonts.kids) {
		return false
	}
	c := fonts.kids[font].kid("color")
	if c == nil {
		return false
	}
	if rgb, err := strconv.ParseUint(c.get("rgb"), 16, 32); err == nil {
		r, g, b := rgb>>16&0xFF, rgb>>8&0xFF, rgb&0xFF
		return 299*r+587*g+114*b > 600*255
	}
	light := map[string]bool{"theme 0": true, "theme 2": true, "indexed 1": true, "indexed 9": true} // white, the theme's light ones
	return light["theme "+c.get("theme")] && !strings.HasPrefix(c.get("tint"), "-") || light["indexed "+c.get("indexed")]
}

// look is how a cell of an own sheet looks.
type look struct {
	bold, big, link, wrap, head, center bool
	level                               lint.Level // its background; "": none
	text                                bool       // begins like a formula: stays text when somebody edits it
}

// of gives the format of a look.
func (s *styles) of(l look) int {
	n, ok := s.looks[l]
	if !ok {
		n = s.put("cellXfs", s.format(l))
		s.looks[l] = n
	}
	return n
}

// format writes the format of a look.
func (s *styles) format(l look) string {
	font := `<font>`
	if l.bold || l.big || l.head {
		font += `<b/>`
	}
	if l.link {
		font += `<u/>`
	}
	size := "11"
	if l.big {
		size = "16"
	}
	font += `<sz val="` + size + `"/>`
	if l.link {
		font += `<color rgb="FF0563C1"/>`
	} else {
		font += `<color rgb="FF000000"/>`
	}
	font += `<name val="Calibri"/><family val="2"/></font>`
	fill := 0
	switch {
	case l.level != "":
		fill = s.fill(lightFills[l.level])
	case l.head:
		fill = s.fill("FFD9D9D9")
	}
	xf := `<xf numFmtId="0" fontId="` + strconv.Itoa(s.put("fonts", font)) + `" fillId="` + strconv.Itoa(fill) + `" borderId="0" applyFont="1" applyFill="1" applyAlignment="1"`
	if l.text {
		xf += ` quotePrefix="1"`
	}
	xf += `><alignment vertical="top"`
	if l.center {
		xf += ` horizontal="center"`
	}
	if l.wrap || l.head {
		xf += ` wrapText="1"`
	}
	return xf + `/></xf>`
}

// bytes gives the part with what was added.
func (s *styles) bytes() []byte {
	var edits []edit
	before := s.root.to // where a collection that is missing belongs
	for _, c := range styleOrder {
		n := s.root.kid(c)
		if l := s.added[c]; len(l) > 0 {
			content := prefixed(strings.Join(l, ""), s.root.pre)
			if n != nil {
				edits = append(edits, n.add(s.raw, content, "count", strconv.Itoa(len(n.kids)+len(l)))...)
			} else {
				edits = append(edits, edit{before, before, "<" + s.root.pre + c + ">" + content + "</" + s.root.pre + c + ">"})
			}
		}
		if n != nil {
			before = n.after
		}
	}
	return apply(s.raw, edits)
}

// plainStyles are those of a workbook that has none.
const plainStyles = xmlHead + `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`
