package report_test

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/performance"
	"github.com/chromedp/chromedp"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/report"
)

// many opens a page with 10,000 cards and 500 rows in the matrix and measures what it costs to load, to search and to filter: in time of the
// processor, which other work on the machine does not lengthen.
func many(t *testing.T, b context.Context) {
	page := htmlOf(t, tenThousand(), lint.Hungarian)
	p := openPage(t, b, page)
	busy := func() time.Duration {
		t.Helper()
		m, err := chromedp.Call(p.ctx, performance.GetMetrics, cdp.Empty{})
		if err != nil {
			t.Fatal(err)
		}
		for _, x := range m.Metrics {
			if x.Name == "ThreadTime" {
				return time.Duration(x.Value * float64(time.Second)).Round(time.Millisecond)
			}
		}
		t.Fatal("the browser does not say how long it was busy")
		return 0
	}
	last := time.Duration(0)
	cost := func(what, act, shown string, most time.Duration) {
		t.Helper()
		p.do(chromedp.Evaluate[chromedp.Void](act))
		p.until(`document.querySelector("[data-count=cards]").textContent`, inJSON(shown+" lap látszik a 10000 közül"))
		p.eval(`new Promise(ok => requestAnimationFrame(() => setTimeout(() => ok(document.body.offsetHeight))))`)
		now := busy()
		if t.Logf("%s: %v", what, now-last); now-last > most {
			t.Errorf("%s kept the page busy for %v, %v at most", what, now-last, most)
		}
		last = now
	}
	typed := func(s string) string {
		return `(() => { const q = document.querySelector("[name=q]"); q.value = "` + s + `"; q.dispatchEvent(new Event("input", {bubbles: true})) })()`
	}
	t.Logf("%d MB", len(page)>>20)
	cost("loading", "0", "10000", 6*time.Second)
	cost("the first search", typed("vasvero"), "1000", 2*time.Second)
	cost("the second search", typed("vasverő nagym"), "100", time.Second)
	cost("showing all", `document.querySelector("[type=reset]").click()`, "10000", 2*time.Second)
	cost("a filter", `document.querySelector("[name=level][value=warning]").click()`, "5000", time.Second)
}

// tenThousand are cards that all have findings; every twentieth bears ancient magic and is switched off by three others.
func tenThousand() *report.Input {
	rule := func(n, name string, l lint.Level) *lint.Rule {
		return &lint.Rule{Number: n, Name: name, Level: l, Title: lint.Words{Hu: "Más lapok költségét módosítja"}, Advice: lint.Words{Hu: "Nézd meg, kit érint, és ha nem ez a cél, szűkítsd a lapkört."}}
	}
	notes, warnings := rule("CL103", "card-modifies-cost", lint.Note), rule("CL307", "owner-unclear", lint.Warning)
	f := &lint.Facts{Settings: lint.DefaultSettings(), Combos: &lint.Combos{Reading: lint.Applied, Size: 3, Format: lint.ThreeColours}}
	in := &report.Input{Facts: f, Rules: []*lint.Rule{notes, warnings}}
	const text = "Kijátszásakor nézd meg az ellenfeled kezét. A szörnyeid költsége 1 VP-vel kevesebb, de nem mehet így 1 alá. Halálakor húzz egy lapot a paklidból."
	span := lint.Span{Start: 44, End: 82, Quote: "A szörnyeid költsége 1 VP-vel kevesebb"}
	for i := range 10000 {
		cell := fmt.Sprintf("F%d", i+2)
		c := lint.Card{
			Name: fmt.Sprintf("Kohó %d mestere", i), ID: fmt.Sprint(i), Kind: "Szörny; törpe", Types: []string{"szörny"}, Colours: []string{[]string{"Raia", "Tharr", "Leah"}[i%3]},
			Edition: fmt.Sprintf("Készlet %d", i/500), Pos: lint.Pos{File: "nagy.xlsx", Sheet: "Lapok", Row: i + 2, Cell: cell}, Texts: []lint.Text{{Cell: cell, Raw: text}},
		}
		if i%10 == 0 {
			c.Name = strings.Replace(c.Name, "Kohó", "Vasverő", 1)
		}
		if i%100 == 0 {
			c.Name = strings.Replace(c.Name, "mestere", "nagymestere", 1)
		}
		s := span
		s.Cell = cell
		f.Pool.Cards = append(f.Pool.Cards, c)
		f.Readings = append(f.Readings, lint.Reading{Modifiers: []lint.Modifier{{Code: lint.M1, Span: s}}})
		f.Judgements = append(f.Judgements, lint.Judgement{Verdict: lint.Modifies})
		n := lint.Finding{Rule: notes, Level: lint.Note, Say: lint.Words{Hu: "Más lapok idézési költségét módosítja: szörny (saját) −1 VP, de legalább 1."}, Kodex: []string{"78.2"}, Pos: c.Pos, Card: c.Ref(), CardIndex: i, Evidence: []lint.Span{s}}
		in.Findings = append(in.Findings, n)
		if i%2 == 0 {
			n.Rule, n.Level, n.Say = warnings, lint.Warning, lint.Words{Hu: "Nem derül ki, kinek a lapjairól szól."}
			in.Findings[len(in.Findings)-1] = n
		}
	}
	for i := 0; i < 10000; i += 20 {
		combo := func(k int) lint.Combo {
			return lint.Combo{By: "play", Rule: "78.2", Members: []lint.Member{{Side: lint.OwnSide, Cards: []lint.Ref{f.Pool.Cards[i+k].Ref()}}}}
		}
		f.Combos.Ancient = append(f.Combos.Ancient, lint.AncientCard{
			Ref: f.Pool.Cards[i].Ref(), Index: i, Verdict: lint.StateOff, Besides: lint.StateOff, Likeness: fmt.Sprint(i), Count: 3,
			List: func() []lint.Combo { return []lint.Combo{combo(1), combo(2), combo(3)} },
		})
		for k := 1; k < 4; k++ {
			f.Combos.Causes = append(f.Combos.Causes, lint.Cause{Card: i + k, By: "play", Victims: []int{i / 20}})
		}
	}
	return in
}
