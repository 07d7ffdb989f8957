package wording

import (
	"bufio"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/cardlint/cardlint/lint"
)

// labelled is one card text with what a person says of it.
type labelled struct {
	ID, Name, Type, Text string
	Verdict              lint.Verdict
	Ancient              string
	Modifiers            []label
	Guards               []label
}

type label struct {
	Code, Op, On, Amount, Currency, Whose, Floor, Lasts, Quote string
	When                                                       []string
	Drawback                                                   bool
	Forbids, By, Except                                        string
}

func (l label) key() string {
	slices.Sort(l.When)
	return strings.ToLower(strings.Join([]string{l.Code, l.Op, l.On, l.Amount, l.Currency, l.Whose, l.Floor, strings.Join(l.When, "+"), l.Lasts, map[bool]string{true: "drawback"}[l.Drawback], l.Forbids, l.By, l.Except}, " "))
}

func keyOf(m *lint.Modifier) string {
	return label{
		Code: string(m.Code), Op: string(m.Op), On: string(m.On), Amount: m.Amount.String(), Currency: m.Currency.String(), Whose: string(m.Whose),
		Floor: m.Floor.String(), When: m.When.Names(), Lasts: string(m.Lasts), Drawback: m.Drawback,
	}.key()
}

func guardKey(g *lint.Guard) string {
	return label{Forbids: string(g.Forbids), Whose: string(g.Whose), By: g.By, Floor: g.Floor.String(), Except: g.Except}.key()
}

// card makes a card of a labelled text; its type cell is a list, the last entry with colours in brackets.
func (l *labelled) card() *lint.Card {
	c := &lint.Card{ID: l.ID, Name: l.Name, Texts: []lint.Text{{Cell: "F2", Raw: l.Text}}, IconCell: "D2"}
	list, _, _ := strings.Cut(l.Type, "(")
	for _, e := range strings.Split(list, ";") {
		e = strings.ToLower(strings.TrimSpace(e))
		kind := ""
		for _, w := range lint.Vocabulary() {
			if strings.EqualFold(w.Value, e) && kind == "" {
				kind = w.Kind
			}
		}
		switch kind {
		case "type":
			c.Types = append(c.Types, e)
		case "icon":
			c.Icons = append(c.Icons, e)
		default:
			c.Subtypes = append(c.Subtypes, e)
		}
	}
	return c
}

// figures are what the reader reaches on a set of labelled texts; each wrong one is logged.
type figures struct{ texts, verdicts, hidden, fields, right, guards, guardsRight, ancient, ancientRight int }

// labels reads a set of labelled texts.
func labels(t testing.TB, path string) []labelled {
	t.Helper()
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = f.Close() }()
	var out []labelled
	lines := bufio.NewScanner(f)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		var l labelled
		if err := json.Unmarshal(lines.Bytes(), &l); err != nil {
			t.Fatalf("%s: %v", path, err)
		}
		out = append(out, l)
	}
	return out
}

func measure(t *testing.T, path string) figures {
	t.Helper()
	var n figures
	for _, l := range labels(t, path) {
		c := l.card()
		r := Read(c)
		v := lint.Judge(&r, lint.DefaultSettings()).Verdict
		n.texts++
		if v == l.Verdict {
			n.verdicts++
		} else {
			t.Logf("%s: %s, labelled %s: %s", l.ID, v, l.Verdict, l.Text)
		}
		if l.Verdict == lint.Modifies && v == lint.Clear {
			n.hidden++
		}
		var got, want, gotGuards, wantGuards []string
		for i := range r.Modifiers {
			got = append(got, keyOf(&r.Modifiers[i]))
		}
		for i := range l.Modifiers {
			want = append(want, l.Modifiers[i].key())
		}
		for i := range r.Guards {
			gotGuards = append(gotGuards, guardKey(&r.Guards[i]))
		}
		for _, g := range l.Guards {
			g.Quote = ""
			wantGuards = append(wantGuards, label{Forbids: g.Forbids, Whose: g.Whose, By: g.By, Floor: g.Floor, Except: g.Except}.key())
		}
		right, all := agree(got, want)
		n.right, n.fields = n.right+right, n.fields+all
		right, all = agree(gotGuards, wantGuards)
		n.guardsRight, n.guards = n.guardsRight+right, n.guards+all
		if l.Ancient != "" || r.Ancient.Kind != "" {
			n.ancient++
			if l.Ancient == r.Ancient.Kind {
				n.ancientRight++
			}
		}
	}
	return n
}

// agree counts the equal pairs, and all there are: missed and extra ones count.
func agree(got, want []string) (right, all int) {
	left := slices.Clone(got)
	for _, w := range want {
		if i := slices.Index(left, w); i >= 0 {
			left = slices.Delete(left, i, i+1)
			right++
		}
	}
	return right, len(want) + len(left)
}

// bars are what each set of labelled texts must reach: the share of verdicts, fields and guards that are right, and how many that modify may be
// called clear. blind.jsonl is made of long-winded and odd wordings; its bars say how far the reader has come, and only rise.
var bars = map[string]struct {
	verdicts, fields, guards float64
	hidden                   int
}{
	"own.jsonl":           {0.99, 0.98, 1, 0},
	"blind.jsonl":         {0.97, 0.75, 0.9, 1},
	"third.jsonl":         {0.99, 0.98, 0.95, 0},
	"fourth.jsonl":        {0.99, 0.9, 0.95, 0},
	"fifth.jsonl":         {0.99, 0.98, 0.80, 0},
	"sixth.jsonl":         {0.98, 0.92, 0.85, 0},
	"eighth.jsonl":        {0.95, 0.71, 0.8, 1},
	"seventh.jsonl":       {0.99, 0.94, 0.92, 0},
	"tenth.jsonl":         {1, 0.98, 1, 0},
	"ninth.jsonl":         {0.99, 0.98, 0.95, 0},
	"eleventh.jsonl":      {1, 0.98, 1, 0},
	"twelfth.jsonl":       {1, 0.98, 1, 0},
	"thirteenth.jsonl":    {1, 0.98, 1, 0},
	"fourteenth.jsonl":    {1, 0.94, 1, 0},
	"fifteenth.jsonl":     {0.99, 0.98, 0.85, 0},
	"sixteenth.jsonl":     {1, 1, 1, 0},
	"seventeenth.jsonl":   {1, 1, 1, 0},
	"eighteenth.jsonl":    {1, 1, 1, 0},
	"nineteenth.jsonl":    {1, 0.98, 1, 0},
	"twentieth.jsonl":     {0.98, 0.95, 1, 0},
	"twentyfirst.jsonl":   {0.99, 0.98, 1, 0},
	"twentysecond.jsonl":  {0.99, 0.94, 1, 0},
	"twentythird.jsonl":   {0.9, 0.5, 0.57, 0},
	"twentyfourth.jsonl":  {1, 0.98, 1, 0},
	"twentyfifth.jsonl":   {1, 0.98, 1, 0},
	"twentysixth.jsonl":   {1, 0.98, 1, 0},
	"twentyseventh.jsonl": {1, 0.95, 1, 0},
}

// The labelled texts of the project hold the bars: verdicts, every field of a modifier, guards, ancient magic; no modifier is called clear.
func TestLabelledTexts(t *testing.T) {
	sets, err := filepath.Glob("../../fixtures/cases/*.jsonl")
	if err != nil || len(sets) == 0 {
		t.Fatalf("no labelled texts found: %v", err)
	}
	for _, path := range sets {
		b, ok := bars[filepath.Base(path)]
		if !ok {
			t.Errorf("%s: no bars are set for it", path)
		}
		n := measure(t, path)
		t.Logf("%s: %+v", filepath.Base(path), n)
		bar := func(what string, right, all int, share float64) {
			if float64(right) < share*float64(all) {
				t.Errorf("%s: %s %d of %d, want %.2f of them", filepath.Base(path), what, right, all, share)
			}
		}
		bar("verdicts", n.verdicts, n.texts, b.verdicts)
		bar("fields", n.right, n.fields, b.fields)
		bar("guards", n.guardsRight, n.guards, b.guards)
		bar("ancient", n.ancientRight, n.ancient, 0.97)
		if n.hidden > b.hidden {
			t.Errorf("%s: %d texts that modify are called clear", filepath.Base(path), n.hidden)
		}
	}
}
