package workbook

import (
	"bytes"
	"fmt"
	"regexp"
	"strconv"
	"strings"
)

// author signs the comments.
const author = "cardlint"

// comments adds to the comments of a sheet; those that are there stay.
type comments struct {
	raw   []byte
	root  *node
	cut   string           // what ends a text that is too long for a comment
	on    map[string]*node // by cell
	added []mark           // those that need a comment of their own
	notes []edit
}

const emptyComments = xmlHead + `<comments xmlns="` + spreadsheet + `"><authors></authors><commentList></commentList></comments>`

func newComments(raw []byte, cut string) (*comments, error) {
	root, err := parse(raw)
	if err != nil {
		return nil, err
	}
	c := &comments{raw: raw, root: root, cut: cut, on: map[string]*node{}}
	if list := root.kid("commentList"); list != nil {
		for _, k := range list.kids {
			c.on[k.get("ref")] = k
		}
	}
	return c, nil
}

// put gives a cell its comment: a new one, or behind the words of the one that is there. What says the same already is left alone.
// It tells whether the cell bears a thread: nobody would see what is added to its shadow.
func (c *comments) put(m mark) (thread bool) {
	n := c.on[m.cell]
	if n == nil {
		m.text = fitted(m.text, c.cut, mostText)
		c.added = append(c.added, m)
		return false
	}
	if strings.HasPrefix(c.author(n), "tc=") {
		return true
	}
	text := n.kid("text")
	if text == nil {
		c.notes = append(c.notes, n.add(c.raw, prefixed("<text>"+run(fitted(m.text, c.cut, mostText))+"</text>", c.root.pre))...)
		return false
	}
	if strings.Contains(string(c.raw[text.from:text.after]), escape(m.text)) {
		return false
	}
	at := text.close
	for i, k := range text.kids {
		switch {
		case k.name == "rPh" || k.name == "phoneticPr":
			at = min(at, k.from)
		case k.name == "t" && i == 0: // plain words become a run, for ours follow
			c.notes = append(c.notes, edit{k.from, k.from, "<" + k.pre + "r>"}, edit{k.after, k.after, "</" + k.pre + "r>"})
		}
	}
	room := mostText - (text.after - text.from) // what is there is no longer than its bytes
	ours := prefixed(run(fitted("\n\n"+author+":\n"+m.text, c.cut, room)), c.root.pre)
	if text.empty {
		c.notes = append(c.notes, text.add(c.raw, ours)...)
		return false
	}
	c.notes = append(c.notes, edit{at, at, ours})
	return false
}

func (c *comments) author(n *node) string {
	i, err := strconv.Atoi(n.get("authorId"))
	authors := c.root.kid("authors")
	if err != nil || authors == nil || i < 0 || i >= len(authors.kids) {
		return ""
	}
	k := authors.kids[i]
	return string(c.raw[k.to:k.close])
}

func run(text string) string {
	return `<r><rPr><sz val="9"/><rFont val="Tahoma"/></rPr><t xml:space="preserve">` + escape(text) + `</t></r>`
}

// bytes gives the part with what was added.
func (c *comments) bytes() ([]byte, error) {
	authors, list := c.root.kid("authors"), c.root.kid("commentList")
	if authors == nil || list == nil {
		return nil, fmt.Errorf("comments without authors or list")
	}
	edits := c.notes
	if len(c.added) > 0 {
		id := -1
		for i, k := range authors.kids {
			if string(c.raw[k.to:k.close]) == author {
				id = i
			}
		}
		if id < 0 {
			id = len(authors.kids)
			edits = append(edits, authors.add(c.raw, prefixed("<author>"+author+"</author>", c.root.pre))...)
		}
		var b strings.Builder
		for _, m := range c.added {
			b.WriteString(`<comment ref="` + m.cell + `" authorId="` + strconv.Itoa(id) + `"><text>` + run(m.text) + `</text></comment>`)
		}
		edits = append(edits, list.add(c.raw, prefixed(b.String(), c.root.pre))...)
	}
	return apply(c.raw, edits), nil
}

// The shapes of comments are in a language of their own, older than the rest and not always well-formed; so it is searched, not parsed.
const (
	emptyShapes = `<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel">` +
		`<o:shapelayout v:ext="edit"><o:idmap v:ext="edit" data="1"/></o:shapelayout></xml>`
	shapeType = `<v:shapetype xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe">` +
		`<v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>`
	shape = `<v:shape xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel" id="_x0000_s%d" type="#_x0000_t202" style="position:absolute;visibility:hidden" fillcolor="#ffffe1" o:insetmode="auto">` +
		`<v:fill color2="#ffffe1"/><v:shadow on="t" color="black" obscured="t"/><v:path o:connecttype="none"/><v:textbox style="mso-direction-alt:auto"><div style="text-align:left"></div></v:textbox>` +
		`<x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/><x:Anchor>%d, %d, %d, %d, %d, %d, %d, %d</x:Anchor><x:AutoFill>False</x:AutoFill><x:Row>%d</x:Row><x:Column>%d</x:Column></x:ClientData></v:shape>`
)

var (
	shapesEnd = regexp.MustCompile(`</(?:\w+:)?xml\s*>\s*$`)
	shapeID   = regexp.MustCompile(`_x0000_s(\d+)`)
)

// shapes adds a box for each new comment.
func shapes(raw []byte, added []mark, g *grid) ([]byte, error) {
	end := shapesEnd.FindIndex(raw)
	if end == nil {
		return nil, fmt.Errorf("no end of the shapes")
	}
	var b bytes.Buffer
	b.Write(raw[:end[0]])
	if !bytes.Contains(raw, []byte(`"_x0000_t202"`)) {
		b.WriteString(shapeType)
	}
	id := 1024
	for _, m := range shapeID.FindAllSubmatch(raw, -1) {
		if n, err := strconv.Atoi(string(m[1])); err == nil {
			id = max(id, n)
		}
	}
	for i := range added {
		m := &added[i]
		id++
		c := g.box(m, boxWidth, boxHeight(m.text))
		fmt.Fprintf(&b, shape, id, c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7], m.row-1, m.col-1)
	}
	b.Write(raw[end[0]:])
	return b.Bytes(), nil
}

const boxWidth = 380 // pixels: about 60 letters

// boxHeight is how many pixels a text needs; one longer than a screen is scrolled.
func boxHeight(text string) int {
	lines := 1
	for l := range strings.Lines(text) {
		lines += 1 + len([]rune(l))/58
	}
	return min(lines, 40) * 15
}
