package workbook

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"slices"
	"strings"
)

// tag is a start tag, an empty tag or an end tag of a part, and where its bytes stand.
type tag struct {
	name     string // without its prefix
	pre      string // the prefix with its colon, or ""
	attr     []xml.Attr
	from, to int // end excluded
	empty    bool
	end      bool
	depth    int // of the element, 0 for the root
}

// get is the value of an attribute without a prefix.
func (t *tag) get(name string) string {
	for _, a := range t.attr {
		if a.Name.Local == name && a.Name.Space == "" {
			return a.Value
		}
	}
	return ""
}

var errUnbalanced = errors.New("unbalanced tags")

// scan visits the tags of a part in order. Malformed XML and encodings other than UTF-8 are errors.
func scan(raw []byte, visit func(t *tag)) error {
	d := xml.NewDecoder(bytes.NewReader(raw))
	depth, empty := 0, false
	for {
		from := int(d.InputOffset())
		token, err := d.RawToken()
		if errors.Is(err, io.EOF) && depth == 0 {
			return nil
		}
		if err != nil {
			return err
		}
		to := int(d.InputOffset())
		switch e := token.(type) {
		case xml.StartElement:
			empty = raw[to-2] == '/'
			visit(&tag{name: e.Name.Local, pre: colon(e.Name.Space), attr: e.Attr, from: from, to: to, empty: empty, depth: depth})
			depth++
		case xml.EndElement:
			if depth--; depth < 0 {
				return errUnbalanced
			}
			if !empty { // else it is the same tag once more
				visit(&tag{name: e.Name.Local, pre: colon(e.Name.Space), from: from, to: to, end: true, depth: depth})
			}
			empty = false
		}
	}
}

func colon(prefix string) string {
	if prefix == "" {
		return ""
	}
	return prefix + ":"
}

// node is an element of a small part: its start tag, where its end tag stands, its children.
type node struct {
	tag
	close, after int // the end tag; for an empty one both are tag.to
	kids         []*node
}

// parse reads a part as a tree.
func parse(raw []byte) (*node, error) {
	var open []*node
	var root *node
	err := scan(raw, func(t *tag) {
		if t.end {
			n := open[len(open)-1]
			n.close, n.after = t.from, t.to
			open = open[:len(open)-1]
			return
		}
		n := &node{tag: *t, close: t.to, after: t.to}
		if len(open) > 0 {
			up := open[len(open)-1]
			up.kids = append(up.kids, n)
		} else {
			root = n
		}
		if !t.empty {
			open = append(open, n)
		}
	})
	if err == nil && root == nil {
		err = io.ErrUnexpectedEOF
	}
	return root, err
}

// kid is the first child of a name, or nil.
func (n *node) kid(name string) *node {
	if n == nil {
		return nil
	}
	for _, k := range n.kids {
		if k.name == name {
			return k
		}
	}
	return nil
}

// edit replaces a piece of a part.
type edit struct {
	from, to int
	with     string
}

// apply makes the edits; they do not overlap.
func apply(raw []byte, edits []edit) []byte {
	slices.SortStableFunc(edits, func(a, b edit) int { return a.from - b.from })
	var out bytes.Buffer
	at := 0
	for _, e := range edits {
		out.Write(raw[at:e.from])
		out.WriteString(e.with)
		at = e.to
	}
	out.Write(raw[at:])
	return out.Bytes()
}

// add puts content at the end of an element; set are attributes to change with it.
func (n *node) add(raw []byte, content string, set ...string) []edit {
	start := string(raw[n.from:n.to])
	for i := 0; i+1 < len(set); i += 2 {
		start = setAttr(start, set[i], set[i+1])
	}
	if n.empty {
		start = strings.TrimRight(strings.TrimSuffix(start, "/>"), " \t\r\n") + ">"
		return []edit{{n.from, n.to, start + content + "</" + n.pre + n.name + ">"}}
	}
	return []edit{{n.from, n.to, start}, {n.close, n.close, content}}
}

// setAttr changes an attribute in the text of a start tag, or adds it; "" takes it away.
func setAttr(start, name, value string) string {
	from, to := findAttr(start, name)
	with := ""
	if value != "" {
		with = " " + name + `="` + escape(value) + `"`
	}
	return start[:from] + with + start[to:]
}

// findAttr gives the bytes of an attribute and the blanks before it; where there is none, the place behind the last one.
func findAttr(start, name string) (from, to int) {
	i := strings.IndexAny(start, " \t\r\n/>")
	for i >= 0 && i < len(start) {
		j := i + len(start[i:]) - len(strings.TrimLeft(start[i:], " \t\r\n"))
		eq := strings.IndexByte(start[j:], '=')
		if eq < 0 || start[j] == '/' || start[j] == '>' {
			break
		}
		open := strings.IndexAny(start[j+eq:], `"'`)
		if open < 0 {
			break
		}
		value := j + eq + open + 1
		end := strings.IndexByte(start[value:], start[value-1])
		if end < 0 {
			break
		}
		next := value + end + 1
		if strings.TrimSpace(start[j:j+eq]) == name {
			return i, next
		}
		i = next
	}
	return i, i
}

// prefixed gives own elements the prefix that a part uses; texts in them are escaped, so every < begins a tag.
func prefixed(s, pre string) string {
	if pre == "" {
		return s
	}
	return strings.ReplaceAll(strings.ReplaceAll(s, "<", "<"+pre), "<"+pre+"/", "</"+pre)
}
