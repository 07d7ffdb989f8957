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
	"github.com/cardlint/cardlint/lint/say"
)

// many opens pages with 1,000 and with 4,000 cards, every twentieth with a row in the matrix, and measures what it costs to load, to search
// and to filter: in time of the processor, which other work on the machine does not lengthen. The larger page has its bars, and costs no more
// than its size says, so that what holds for 4,000 cards holds for 10,000, two and a half times as much.
func many(t *testing.T, b context.Context) {
	const few, lots = 1000, 4000
	small, large := costs(t, b, few), costs(t, b, lots)
	for i, c := range large {
		t.Logf("%s: %v for %d cards, %v for %d", c.what, small[i].took, few, c.took, lots)
		if c.took > c.most {
			t.Errorf("%s kept the page of %d cards busy for %v, %v at most", c.what, lots, c.took, c.most)
		}
		if grown := small[i].took*lots/few*3/2 + 100*time.Millisecond; c.took > grown {
			t.Errorf("%s grows faster than the page: %v for %d cards, %v for %d", c.what, small[i].took, few, c.took, lots)
		}
	}
}

// cost is how long something kept a page busy, and how long it may where there are 4,000 cards.
type cost struct {
	what       string
	took, most time.Duration
}

// costs does what a person does with a page of so many cards.
func costs(t *testing.T, b context.Context, cards int) []cost {
	t.Helper()
	p := openPage(t, b, htmlOf(t, plenty(cards), lint.Hungarian))
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
	var out []cost
	last := time.Duration(0)
	do := func(what, act string, shown int, most time.Duration) {
		t.Helper()
		p.do(chromedp.Evaluate[chromedp.Void](act))
		p.until(`document.querySelector("[data-count=cards]").textContent`, inJSON(fmt.Sprintf("%d lap látszik %s közül", shown, say.The(cards))))
		p.eval(`new Promise(ok => requestAnimationFrame(() => setTimeout(() => ok(document.body.offsetHeight))))`)
		now := busy()
		out = append(out, cost{what, now - last, most})
		last = now
	}
	typed := func(s string) string {
		return `(() => { const q = document.querySelector("[name=q]"); q.value = "` + s + `"; q.dispatchEvent(new Event("input", {bubbles: true})) })()`
	}
	do("loading", "0", cards, 2400*time.Millisecond)
	do("the first search", typed("vasvero"), cards/10, 800*time.Millisecond)
	do("the second search", typed("vasverő nagym"), cards/100, 400*time.Millisecond)
	do("showing all", `document.querySelector("[type=reset]").click()`, cards, 800*time.Millisecond)
	do("a filter", `document.querySelector("[name=level][value=warning]").click()`, cards/2, 400*time.Millisecond)
	return out
}

// plenty are cards that all have findings; every twentieth bears ancient magic and is switched off by three others.
func plenty(cards int) *report.Input {
	rule := func(n, name string, l lint.Level) *lint.Rule {
		return &lint.Rule{Number: n, Name: name, Level: l, Title: lint.Words{Hu: "Más lapok költségét módosítja"}, Advice: lint.Words{Hu: "Nézd meg, kit érint, és ha nem ez a cél, szűkítsd a lapkört."}}
	}
	notes, warnings := rule("CL103", "card-modifies-cost", lint.Note), rule("CL307", "owner-unclear", lint.Warning)
	f := &lint.Facts{Settings: lint.DefaultSettings(), Combos: &lint.Combos{Reading: lint.Applied, Size: 3, Format: lint.ThreeColours}}
	in := &report.Input{Facts: f, Rules: []*lint.Rule{notes, warnings}}
	const text = "Kijátszásakor nézd meg az ellenfeled kezét. A szörnyeid költsége 1 VP-vel kevesebb, de nem mehet így 1 alá. Halálakor húzz egy lapot a paklidból."
	span := lint.Span{Start: 44, End: 82, Quote: "A szörnyeid költsége 1 VP-vel kevesebb"}
	for i := range cards {
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
	for i := 0; i < cards; i += 20 {
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
