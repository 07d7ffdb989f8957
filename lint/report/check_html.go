package report

import (
	"bufio"
	"crypto/sha256"
	_ "embed"
	"encoding/base64"
	"html/template"
	"io"
	"iter"
	"path/filepath"
	"slices"
	"strings"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// The parts of the HTML report. Style and script are put into the page; nothing is fetched.
var (
	//go:embed html/page.gohtml
	htmlTemplate string
	//go:embed html/page.css
	htmlStyle string
	//go:embed html/page.js
	htmlScript string
)

// htmlPolicy lets the page use its own style and its own script and nothing else: what a card text smuggled in could not run.
func htmlPolicy() string {
	hash := func(s string) string {
		sum := sha256.Sum256([]byte(s))
		return "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
	}
	return "default-src 'none'; style-src " + hash(htmlStyle) + "; script-src " + hash(htmlScript) + "; base-uri 'none'; form-action 'none'"
}

// htmlPage is what the template prints. What comes from tables of cards has gone through visible; the template escapes it.
type htmlPage struct {
	Lang    lint.Lang
	Policy  string
	Style   template.CSS
	Script  template.JS
	Title   string
	Files   []string
	Unread  []htmlProblem // kept out of the work
	Odd     []htmlProblem
	Scope   []string // what the report is about and what it was compared with, where not all is looked at alike
	Tallies []htmlTally
	Causes  string // the title of Worst
	Worst   []htmlWorst
	More    string // how many causes Worst leaves out
	Matrix  *htmlMatrix
	Facets  []htmlFacet
	Levels  []htmlOption
	Cards   iter.Seq[*htmlCard]
	Count   int    // of Cards
	Shown   string // how many of them a filter leaves
	None    string // said where there are no cards
	Muted   *htmlMuted
	Rules   []htmlRule
}

type htmlProblem struct{ Place, Say string }

// htmlBuilder turns an Input into a page.
type htmlBuilder struct {
	in     *Input
	look   Look
	files  []string
	cards  map[lint.Pos]int // where each card stands in the pool
	listed []bool           // which cards have findings that count
	rows   map[int]bool     // which cards have a row in the matrix
	causes map[int][]*lint.Cause
	facets htmlFacets
}

// checkHTML writes one file that needs no other: the switch-off matrix, and every card with findings, to be searched, filtered and printed.
func checkHTML(w io.Writer, in *Input, look Look) error {
	words := template.FuncMap{
		"say": func(w lint.Words) string { return w.In(look.Lang) },
		"W":   func() any { return say.HTML },
	}
	t, err := template.New("page").Funcs(words).Parse(htmlTemplate)
	if err != nil {
		return err
	}
	out := bufio.NewWriterSize(w, 1<<16)
	if err := t.Execute(out, newHTMLBuilder(in, look).page()); err != nil {
		return err
	}
	return out.Flush()
}

func newHTMLBuilder(in *Input, look Look) *htmlBuilder {
	f := in.Facts
	b := &htmlBuilder{in: in, look: look, cards: map[lint.Pos]int{}, listed: make([]bool, len(f.Pool.Cards)), rows: map[int]bool{}}
	for i := range f.Pool.Cards {
		c := &f.Pool.Cards[i]
		b.cards[c.Pos] = i
		if !slices.Contains(b.files, c.Pos.File) {
			b.files = append(b.files, c.Pos.File)
		}
	}
	for i := range in.Findings {
		if k := in.Findings[i].CardIndex; k != lint.NoCard {
			b.listed[k] = true
		}
	}
	if f.Combos != nil {
		for i := range f.Combos.Ancient {
			if a := &f.Combos.Ancient[i]; !a.Apart {
				b.rows[a.Index] = true
			}
		}
	}
	b.facets = b.newFacets()
	return b
}

func (b *htmlBuilder) say(w lint.Words) string { return visible(w.In(b.look.Lang)) }

func (b *htmlBuilder) page() *htmlPage {
	p := &htmlPage{
		Lang: b.look.Lang, Policy: htmlPolicy(), Style: template.CSS(htmlStyle), Script: template.JS(htmlScript),
		Title: b.say(say.HTMLTitle(filepath.Base(strings.Join(b.files, "")), len(b.files))), // one file is named, more are counted
		Cards: b.cardViews(), Count: b.count(),
		Tallies: b.tallies(), Facets: b.facets.views(b), Matrix: b.matrix(), Muted: b.muted(), Rules: b.rules(),
	}
	for _, f := range b.files {
		p.Files = append(p.Files, visible(f))
	}
	if f := b.in.Facts; f.New > 0 {
		p.Scope = append(p.Scope, b.say(say.Against(f.New, len(f.Pool.Cards)-f.New)))
	}
	p.Causes, p.None = b.say(say.WorstCauses), b.say(say.NoFindings)
	if base := b.in.Baseline; base != nil {
		p.Scope = append(p.Scope, b.say(say.Compared(base)))
		p.Causes, p.None = b.say(say.NewCauses), b.say(say.NoNewFindings)
	}
	p.Levels = b.levels()
	p.Shown = b.say(say.ShownCards(p.Count))
	p.Worst, p.More = b.worst()
	p.Unread, p.Odd = b.problems()
	return p
}

// problems lists what the loaders noticed and no rule reports: what was not read, and what was read in an odd way.
func (b *htmlBuilder) problems() (unread, odd []htmlProblem) {
	reported := map[string]bool{}
	for _, r := range b.in.Rules {
		reported[r.Problem] = true
	}
	for _, p := range b.in.Facts.Pool.Problems {
		v := htmlProblem{visible(p.Pos.String()), b.say(p.Say)}
		switch {
		case p.Fatal:
			unread = append(unread, v)
		case !reported[p.Kind]:
			odd = append(odd, v)
		}
	}
	return unread, odd
}

// place names a cell; the file too, where there are several.
func (b *htmlBuilder) place(p lint.Pos) string {
	if len(b.files) < 2 && p.Cell != "" {
		p.File = ""
		return visible(p.String()[len(": "):])
	}
	return visible(p.String())
}
