package say

import (
	"errors"
	"flag"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/cardlint/cardlint/lint"
)

var update = flag.Bool("update", false, "write the table of all that can be said anew")

const tableFile = "table_test.go"

// The table holds every exported variable and function of the package: it is written from the source, and compared with it.
func TestTableIsWhole(t *testing.T) {
	var names []string
	for _, f := range source(t) {
		for _, d := range f.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				if d.Recv == nil && d.Name.IsExported() {
					names = append(names, d.Name.Name)
				}
			case *ast.GenDecl:
				for _, s := range d.Specs {
					if v, ok := s.(*ast.ValueSpec); ok && d.Tok == token.VAR {
						for _, n := range v.Names {
							if n.IsExported() {
								names = append(names, n.Name)
							}
						}
					}
				}
			}
		}
	}
	slices.Sort(names)
	var b strings.Builder
	b.WriteString("// Written by go test ./lint/say -update.\n\npackage say\n\n// spoken is all that the package exports.\nvar spoken = map[string]any{\n")
	widest := 0
	for _, n := range names {
		widest = max(widest, len(n))
	}
	for _, n := range names {
		fmt.Fprintf(&b, "\t%q:%s %s,\n", n, strings.Repeat(" ", widest-len(n)), n)
	}
	b.WriteString("}\n")
	if *update {
		if err := os.WriteFile(tableFile, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if have, err := os.ReadFile(tableFile); err != nil || string(have) != b.String() {
		t.Errorf("%s is not what the source has (%v): go test ./lint/say -update", tableFile, err)
	}
}

// source is the package without its tests.
func source(t *testing.T) []*ast.File {
	t.Helper()
	entries, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	set := token.NewFileSet()
	var out []*ast.File
	for _, e := range entries {
		if !strings.HasSuffix(e.Name(), ".go") || strings.HasSuffix(e.Name(), "_test.go") {
			continue
		}
		f, err := parser.ParseFile(set, e.Name(), nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, f)
	}
	return out
}

// In the source a sentence stands in both languages, or in none.
func TestBothLanguagesInSource(t *testing.T) {
	seen := 0
	for _, f := range source(t) {
		ast.Inspect(f, func(n ast.Node) bool {
			c, ok := n.(*ast.CompositeLit)
			if !ok {
				return true
			}
			if s, ok := c.Type.(*ast.SelectorExpr); !ok || s.Sel.Name != "Words" || len(c.Elts) == 0 {
				return true
			}
			seen++
			said := map[string]bool{}
			for i, e := range c.Elts {
				key, value := []string{"Hu", "En"}[min(i, 1)], e
				if kv, ok := e.(*ast.KeyValueExpr); ok {
					key, value = kv.Key.(*ast.Ident).Name, kv.Value
				}
				b, literal := value.(*ast.BasicLit)
				said[key] = !literal || strings.TrimSpace(strings.Trim(b.Value, "\"`")) != ""
			}
			if !said["Hu"] || !said["En"] {
				t.Errorf("%s: a sentence in one language only: %v", f.Name.Name, said)
			}
			return true
		})
	}
	if seen < 100 {
		t.Errorf("only %d sentences found", seen)
	}
}

// What is said for every kind of argument: never in one language alone, never with a hole where a value should be, articles as they sound.
func TestSpoken(t *testing.T) {
	for name, what := range spoken {
		said := 0
		check := func(w lint.Words, how string) {
			if w == (lint.Words{}) {
				return
			}
			said++
			if w.Hu == "" || w.En == "" {
				t.Errorf("%s%s speaks one language alone: %+v", name, how, w)
			}
			for _, s := range []string{w.Hu, w.En} {
				if strings.Contains(s, "%!") || strings.HasPrefix(s, " ") && !strings.HasPrefix(s, " …") {
					t.Errorf("%s%s: %q", name, how, s)
				}
			}
			for _, bad := range wrongArticles(w.Hu) {
				t.Errorf("%s%s: %q in %q", name, how, bad, w.Hu)
			}
		}
		v := reflect.ValueOf(what)
		if w, ok := what.(lint.Words); ok {
			check(w, "")
		} else if v.Kind() == reflect.Func && v.Type().NumOut() > 0 && v.Type().Out(0) == reflect.TypeFor[lint.Words]() {
			calls(t, v, nil, func(args []reflect.Value) { check(v.Call(args)[0].Interface().(lint.Words), described(args)) })
		} else {
			continue // no sentence: a helper, a list
		}
		if said == 0 {
			t.Errorf("%s says nothing, whatever it is asked", name)
		}
	}
}

// calls makes every choice of arguments out of the samples.
func calls(t *testing.T, f reflect.Value, args []reflect.Value, call func([]reflect.Value)) {
	if len(args) == f.Type().NumIn() {
		call(args)
		return
	}
	in := f.Type().In(len(args))
	list := samples[in]
	if list == nil {
		t.Fatalf("no samples of %s: give them here", in)
	}
	for _, s := range list {
		v := reflect.Zero(in)
		if s != nil {
			v = reflect.ValueOf(s)
		}
		calls(t, f, append(slices.Clone(args), v), call)
	}
}

func described(args []reflect.Value) string {
	var out []string
	for _, a := range args {
		out = append(out, fmt.Sprintf("%+v", a.Interface()))
	}
	return "(" + strings.Join(out, ", ") + ")"
}

func of[T any](l ...T) []any {
	out := make([]any, len(l))
	for i := range l {
		out[i] = l[i]
	}
	return out
}

func add(list map[reflect.Type][]any, values []any) { list[reflect.TypeOf(values[0])] = values }

// samples are what the functions are asked with: for words that are chosen from a list, the list.
var samples = func() map[reflect.Type][]any {
	out := map[reflect.Type][]any{reflect.TypeFor[error](): {errors.New("a lemez hibás")}}
	refs := []lint.Ref{{Name: "Álmos őr", Pos: lint.Pos{File: "lapok.csv", Cell: "A2"}}, {Name: "Kőszív"}, {Name: "A mélység kapuja"}, {Name: "Őrláng"}}
	whens := []lint.When{0, lint.Activated, lint.Triggered, lint.Conditional, lint.Activated | lint.Conditional}
	lasts := []lint.Lasts{"", lint.Static, lint.Next, lint.Turn, lint.Timed}
	whose := []lint.Whose{lint.Own, lint.Opponent, lint.Both, lint.Self, lint.Chosen}
	var ms []lint.Modifier
	var gs []*lint.Guard
	var bs []*lint.Base
	var as []*lint.Ancient
	for _, cards := range []string{"lap", "szörny", "azonnali", "xenó", "ember", "ötödik lap"} {
		for i, w := range whose {
			when, last := whens[i], lasts[i]
			for _, op := range []lint.Op{lint.Reduce, lint.Increase, lint.Set, lint.Free, lint.Replace, lint.Condition} {
				for k, on := range []lint.On{lint.OnPlay, lint.OnReact, lint.OnTarget} {
					ms = append(ms, lint.Modifier{
						Code: []lint.Code{lint.M1, lint.R1, lint.R2, lint.R3}[(k+i)%4], Op: op, On: on, Whose: w, Cards: cards, When: when, Lasts: last, Currency: []lint.Currency{lint.AnyCurrency, lint.VP, lint.Nekron}[(k+i)%3],
						Amount: []lint.Amount{lint.Num(1), {}, {Kind: lint.Variable}, {Kind: lint.Formula}, lint.Num(5)}[(k+i)%5], Floor: lint.Floor{Kind: lint.FloorKind(k), N: 1},
						Filter: lint.Filter{Exact: k == 0},
					})
				}
			}
			gs = append(gs, &lint.Guard{Forbids: []lint.Forbids{lint.ForbidIncrease, lint.ForbidReduce, lint.ForbidChange}[i%3], Whose: w, Cards: cards, By: []string{"anyone", "opponent"}[i%2], When: when, Lasts: last})
			bs = append(bs, &lint.Base{Op: []lint.Op{lint.Reduce, lint.Increase, lint.Set}[i%3], Amount: lint.Num(i), Currency: lint.VP, Whose: w, Cards: cards, When: when, Lasts: last})
			as = append(as, &lint.Ancient{Kind: []string{"grants", "negates"}[i%2], Whose: w, When: when, Lasts: last})
		}
	}
	var lists [][]lint.Modifier
	var one []*lint.Modifier
	for i := range ms {
		lists = append(lists, ms[i:min(i+2, len(ms))])
		one = append(one, &ms[i])
	}
	var whiles []lint.While
	for _, kind := range []string{"cost-above", "cost-at-most", "increase-at-least", "reduction-above", "as-reaction", "zone-hand", "zone-discard", "own-increase", "ancient-granted", "activated", "triggered", "conditional", "next", "turn", "timed", "amount-left-out", "undecided", "own-condition-fails"} {
		whiles = append(whiles, lint.While{Kind: kind, N: 5, Currency: lint.AnyCurrency, Card: "Álmos őr"}, lint.While{Kind: kind, N: 2, Card: "Kőszív"})
	}
	cost := lint.NewCost(lint.VP, lint.Quantity{N: 1})
	layout := &lint.Layout{Pos: lint.Pos{File: "lapok.csv", Row: 1, Line: 1}, Rows: 1, Encoding: "utf-8", Delimiter: ";", Count: 5}
	repair := &lint.Repair{Reading: lint.Applied, Asked: 5, Off: 3, Sets: [][]lint.Ref{refs[:1]}, Least: 1}
	for _, values := range [][]any{
		of("Álmos őr", "Kőszív", "text", "hand", "setting:reading", "review", lint.IconAncient, "dat", "overrides"), of([]string(nil), []string{"Álmos őr", "Kőszív"}), of(0, 1, 2, 5, 19), of(uint64(1), uint64(50)), of(true, false), of('\u200b', 'x'),
		of(ms...), of(lists...), of(one...), of(gs...), of(bs...), of(as...), of(whiles...), of(whens...), of(lasts...), of(whose...), of(refs, refs[:1], refs[1:2]),
		of(lint.Words{Hu: "azonnali", En: "an instant"}, lint.Words{Hu: "lap", En: "a card"}), of(lint.Error, lint.Warning, lint.Note), of(lint.BySuppression, lint.ByBaseline), of(lint.Spare{Kind: "floor", N: 1, Left: 1, Of: 5}, lint.Spare{Kind: "currency", Currency: lint.VP, Of: 2}, lint.Spare{Kind: "filter", Left: 2, Of: 5}), of(time.Date(2026, 12, 31, 0, 0, 0, 0, time.UTC)),
		of(&lint.Override{Verdict: lint.Clear, Reason: "a szerző szándéka"}, &lint.Override{Text: "Repül.", Reason: "hibás nyomás"}, &lint.Override{Verdict: lint.Review, Fingerprint: "9f", By: "Anna", Date: "2026-11-30", Reason: "megnéztük"}), of(lint.Modifies, lint.Review, lint.Clear),
		of(lint.StateOn, lint.StateOff, lint.StateReview, lint.StateNone), of(lint.OwnSide, lint.OpponentSide), of(lint.Applied, lint.Literal, lint.Reduction),
		of(lint.M1, lint.M2, lint.M3, lint.M4, lint.M5, lint.R1, lint.R2, lint.R3, lint.R4, lint.R5, lint.Code("C1"), lint.Code("C13")),
		of(lint.SureGiven, lint.SureKnown, lint.SureLikely, lint.SureOutdone, lint.SureUnknown), of(lint.VP, lint.SZK, lint.Builder, lint.Sacrifice, lint.Nekron, lint.Zanszilank),
		of(cost, lint.Cost{}, lint.UnknownCost()), of(lint.Pos{File: "lapok.csv", Cell: "F42"}), of(layout, &lint.Layout{}), of(repair, &lint.Repair{Reading: lint.Literal, Exact: true, Asked: 1, Off: 1, Sets: [][]lint.Ref{refs[:2], refs[1:3]}, Least: 2}),
		of(lint.ComboSummary{Ancient: 5, Off: 1, Patterns: 1, Sets: 2, Illegal: 1}), of(&lint.Combos{Reading: lint.Applied, Size: 3, Format: lint.ThreeColours}, &lint.Combos{Reading: lint.Reduction, Size: 1, Format: lint.Unrestricted}),
		of(&lint.Baseline{Source: "ismert.tsv", Known: 1}, &lint.Baseline{Source: "main", Known: 5, Stale: make([]lint.Known, 2)}),
		of(&lint.Known{Card: "Álmos őr", Rule: "CL202", Victim: "Kőszív", Phrase: "költsége", Count: 1}, &lint.Known{Rule: "CL401", Count: 5}),
		of(&lint.Rebased{Path: "ismert.tsv", Kept: 5}, &lint.Rebased{Path: "a.tsv", Kept: 1, Added: make([]lint.Known, 1), Dropped: make([]lint.Known, 5)}),
		of(&lint.Said{Modifier: &ms[0]}, &lint.Said{Guard: gs[0]}, &lint.Said{Base: bs[0]}, &lint.Said{Ancient: as[0]}, &lint.Said{Unread: &lint.Unread{Code: lint.R5}}),
		of(&lint.AncientChange{From: lint.StateOn, To: lint.StateOff, FromBesides: lint.StateOn, ToBesides: lint.StateOff}, &lint.AncientChange{From: lint.StateOff, To: lint.StateNone}, &lint.AncientChange{To: lint.StateOn}),
		of(map[lint.Reading782]lint.State{lint.Applied: lint.StateOn, lint.Literal: lint.StateOff, lint.Reduction: lint.StateReview}),
		of([]lint.Mark{{Instead: "1-gyel", Span: lint.Span{Quote: "1-el"}}}, []lint.Mark{{Span: lint.Span{Quote: "költségük"}}, {Instead: "őre", Span: lint.Span{Quote: "?re"}}}),
		of(Change{Card: "Álmos őr", N: 1, Currency: lint.VP}, Change{Card: "Kőszív", Unknown: true, Currency: lint.AnyCurrency}),
	} {
		add(out, values)
	}
	return out
}()

// article is a or az with the word behind it.
var article = regexp.MustCompile(`(?:^|[\s(„])([Aa]z?) ([„"]?[\pL\d][^\s]*)`)

// pointing are words behind an "az" that is right all the same: mostly it is no article but points to something that was said.
var pointing = []string{"nem", "biztosan", "xlsx"} // the last is read letter by letter

// wrongArticles finds every a and az that does not go with the sound behind it.
func wrongArticles(s string) []string {
	var out []string
	for at := 0; at < len(s); {
		m := article.FindStringSubmatchIndex(s[at:])
		if m == nil {
			break
		}
		art, word := s[at+m[2]:at+m[3]], s[at+m[4]:at+m[5]]
		if strings.EqualFold(art, "az") != startsWithVowel(word) && !slices.Contains(pointing, strings.Trim(word, ".,;:")) {
			out = append(out, art+" "+word)
		}
		at += m[3]
	}
	return out
}
