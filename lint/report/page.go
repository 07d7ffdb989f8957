package report

import (
	"bufio"
	"io"
	"strings"

	"github.com/fatih/color"
	"github.com/olekukonko/tablewriter"
	"github.com/olekukonko/tablewriter/renderer"
	"github.com/olekukonko/tablewriter/tw"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// page is a sheet that people read. Its first write error is kept, and told by flush.
type page struct {
	w *bufio.Writer
	Look
}

func newPage(w io.Writer, look Look) *page { return &page{bufio.NewWriter(w), look} }

// The errors of a bufio.Writer stick: flush reports the first one.
func (p *page) flush() error { return p.w.Flush() }

// say picks the sentence in the page's language.
func (p *page) say(w lint.Words) string { return w.In(p.Lang) }

// line writes a line, indented by spaces. What comes from a table of cards must have gone through plain.
func (p *page) line(indent int, parts ...string) {
	if s := strings.Join(parts, ""); s != "" {
		_, _ = p.w.WriteString(strings.Repeat(" ", indent) + s)
	}
	_ = p.w.WriteByte('\n')
}

// wrap writes a text in lines of the page's width, every line but the first indented by two more.
func (p *page) wrap(indent int, s string) { p.wrapState(indent, lint.StateNone, "", s) }

// parts writes a line of parts with dots between them, broken between parts where the page is too narrow, and within one only where it is
// wider than the page; lines after the first are indented by hang more. The first part is what the line is about.
func (p *page) parts(indent, hang int, paint func(string) string, parts ...string) {
	line, head := parts[0], parts[0]
	end := func() {
		lines := []string{line}
		if indent+width(line) > p.Width {
			lines = wrapped(line, p.Width-indent-hang)
		}
		for _, l := range lines {
			if rest, ok := strings.CutPrefix(l, head); ok && head != "" {
				l = paint(head) + rest
			}
			p.line(indent, l)
			indent, hang, head = indent+hang, 0, ""
		}
	}
	for _, s := range parts[1:] {
		if indent+width(line+dot+s) <= p.Width {
			line += dot + s
			continue
		}
		end()
		line = s
	}
	end()
}

const dot = " · "

func asIs(s string) string { return s }

// wrapState is wrap for a text that begins with a state of ancient magic, which gets its colour only after the lines are measured.
func (p *page) wrapState(indent int, st lint.State, head, s string) {
	for i, l := range wrapped(head+s, p.Width-indent-2) {
		if rest, ok := strings.CutPrefix(l, head); ok && i == 0 {
			l = p.state(st, head) + rest
		}
		if i == 1 {
			indent += 2
		}
		p.line(indent, l)
	}
}

// name is the name of a card, for those without one too.
func (p *page) name(name string) string {
	if name == "" {
		return p.say(say.NoName)
	}
	return plain(name)
}

// place is the place of a card, marked where its row or sheet is hidden.
func (p *page) place(c *lint.Card) string { return p.hidden(plain(c.Pos.String()), c) }

func (p *page) hidden(place string, c *lint.Card) string {
	if c.Hidden {
		place += " (" + p.say(say.Hidden) + ")"
	}
	return place
}

func (p *page) title(w lint.Words) {
	p.line(0, p.paint(p.say(w), color.Bold, color.Underline))
	p.line(0)
}

// paint colours a text where the page has colours.
func (p *page) paint(s string, attr ...color.Attribute) string {
	if !p.Color {
		return s
	}
	c := color.New(attr...)
	c.EnableColor()
	return c.Sprint(s)
}

func (p *page) level(l lint.Level) string {
	attr := map[lint.Level]color.Attribute{lint.Error: color.FgRed, lint.Warning: color.FgYellow, lint.Note: color.FgCyan}
	return p.paint(p.say(say.Level(l)), attr[l], color.Bold)
}

func (p *page) state(s lint.State, text string) string {
	attr := map[lint.State]color.Attribute{lint.StateOn: color.FgGreen, lint.StateOff: color.FgRed, lint.StateReview: color.FgYellow}
	if a, ok := attr[s]; ok {
		return p.paint(text, a)
	}
	return text
}

func (p *page) bold(s string) string { return p.paint(s, color.Bold) }

// names lists cards, no more than most (0: all); how many are left out is said.
func (p *page) names(refs []lint.Ref, most int) string {
	if most == 0 || len(refs) <= most+1 { // never "and 1 more": the one fits as well
		most = len(refs)
	}
	var l []string
	for _, r := range refs[:most] {
		l = append(l, plain(r.Name))
	}
	s := strings.Join(l, ", ")
	if n := len(refs) - most; n > 0 {
		s += " " + p.say(say.More(n))
	}
	return s
}

// grid writes a table; cells are wrapped so that it fits the page.
func (p *page) grid(header []lint.Words, rows [][]string) error {
	head := make([]string, len(header))
	for i, h := range header {
		head[i] = p.say(h)
	}
	all := append([][]string{head}, rows...)
	widths := fit(all, p.Width)
	for _, r := range all {
		for i := range r {
			r[i] = strings.Join(wrapped(plain(r[i]), widths[i]), "\n")
		}
	}
	var out strings.Builder
	t := tablewriter.NewTable(
		&out,
		tablewriter.WithHeaderAutoFormat(tw.Off),
		tablewriter.WithHeaderAlignment(tw.AlignLeft),
		tablewriter.WithRowAlignment(tw.AlignLeft),
		tablewriter.WithHeaderAutoWrap(tw.WrapNone),
		tablewriter.WithRowAutoWrap(tw.WrapNone),
		tablewriter.WithEastAsian(tw.Off),
		tablewriter.WithRenderer(renderer.NewBlueprint(tw.Rendition{
			Borders: tw.Border{Left: tw.Off, Right: tw.Off, Top: tw.Off, Bottom: tw.Off},
			Settings: tw.Settings{
				Lines:      tw.Lines{ShowHeaderLine: tw.On},
				Separators: tw.Separators{BetweenColumns: tw.Off, BetweenRows: tw.Off},
			},
		})),
	)
	t.Header(head)
	if err := t.Bulk(rows); err != nil {
		return err
	}
	if err := t.Render(); err != nil {
		return err
	}
	for l := range strings.Lines(out.String()) {
		p.line(0, strings.TrimRight(strings.TrimPrefix(l, " "), " \n")) // the padding at the ends
	}
	return nil
}

// fit gives the columns' widths: as wide as their cells, the widest narrowed until the table fits. None becomes narrower than its longest
// word while others can give way, and none than the longest piece of one, which would stick out: unless that is half of the page.
func fit(rows [][]string, columns int) []int {
	const padding = 2
	n := len(rows[0])
	w, words, parts := make([]int, n), make([]int, n), make([]int, n)
	sum := 0
	for i := range n {
		for _, r := range rows {
			s := plain(r[i])
			w[i] = max(w[i], width(s))
			for _, word := range strings.Fields(s) {
				words[i] = max(words[i], min(width(word), columns/2))
				for _, part := range pieces(word) {
					parts[i] = max(parts[i], min(width(part), columns/2))
				}
			}
		}
		sum += w[i] + padding
	}
	for _, least := range [][]int{words, parts} {
		for sum > columns {
			widest := -1
			for i := range w {
				if w[i] > least[i] && (widest < 0 || w[i] > w[widest]) {
					widest = i
				}
			}
			if widest < 0 {
				break
			}
			w[widest]--
			sum--
		}
	}
	return w
}

// wrapped breaks a text into lines at spaces. A word that is longer than a line is broken behind its hyphens and slashes; without any it
// stays whole.
func wrapped(s string, columns int) []string {
	var out []string
	line, used := "", 0
	add := func(space, word string) {
		n := width(space + word)
		if line != "" && used+n > columns {
			out = append(out, line)
			line, used = "", 0
		}
		if line == "" {
			space, n = "", width(word)
		}
		line += space + word
		used += n
	}
	for _, word := range strings.Fields(s) {
		if width(word) <= columns {
			add(" ", word)
			continue
		}
		for i, part := range pieces(word) {
			add([]string{" ", ""}[min(i, 1)], part)
		}
	}
	return append(out, line)
}

// pieces are what a word may be broken into.
func pieces(word string) []string {
	var out []string
	for word != "" {
		cut := strings.IndexAny(word[:len(word)-1], "-/") + 1
		if cut == 0 {
			cut = len(word)
		}
		out = append(out, word[:cut])
		word = word[cut:]
	}
	return out
}

func (p *page) caret(s string) string { return p.paint(s, color.FgGreen, color.Bold) }
