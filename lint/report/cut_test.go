package report

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/cardlint/cardlint/lint"
)

// The short switch-off report begins with what is off, and counts what it leaves out.
func TestSwitchOffWorstFirst(t *testing.T) {
	in := pool()
	var ancient []lint.AncientCard
	for i := range 3 * mostCards {
		state := []lint.State{lint.StateOn, lint.StateReview, lint.StateOff}[i%3]
		ancient = append(ancient, lint.AncientCard{Ref: lint.Ref{Name: fmt.Sprint("Lap", i)}, Verdict: state, Besides: state, Larger: i%2 == 0})
		ancient[i].Verdict = lint.State(fmt.Sprint(i)) // so that no two are alike
	}
	ancient = append(ancient, lint.AncientCard{Ref: lint.Ref{Name: "Utolsó"}, Verdict: ancient[2].Verdict, Besides: lint.StateOff, Larger: true})
	in.Facts.Combos.Ancient = ancient
	var b bytes.Buffer
	if err := checkTable(&b, in, Look{Lang: lint.Hungarian, Width: 90}); err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(b.String(), "  Ezeken túl:\n\n")
	lines := strings.Split(rest, "\n")
	if !strings.HasPrefix(lines[0], "  2 lap · kikapcsolható: Lap2, Utolsó") {
		t.Errorf("first comes %q", lines[0])
	}
	if want := "… és még 20 csoport, 20 lap: 0 kikapcsolható, 10 eldöntendő, 10 működik (mind: cardlint combos)"; !strings.Contains(strings.Join(strings.Fields(rest), " "), want) {
		t.Errorf("it does not say %q:\n%s", want, rest)
	}
	if strings.Contains(rest, "· működik:") {
		t.Errorf("what works comes before what does not:\n%s", rest)
	}
}

// What to do is told under the first finding of a rule, once.
func TestAdviceOnce(t *testing.T) {
	in := pool()
	n := in.Findings[len(in.Findings)-1]
	r := *n.Rule
	r.Advice = lint.Words{Hu: "Tedd rendbe.", En: "Put it right."}
	n.Rule = &r
	in.Findings[len(in.Findings)-1] = n
	in.Findings = append(in.Findings, n)
	var b bytes.Buffer
	if err := checkTable(&b, in, Look{Lang: lint.English, Width: 90}); err != nil {
		t.Fatal(err)
	}
	if got := strings.Count(b.String(), "→ What to do: Put it right."); got != 1 {
		t.Errorf("%d times:\n%s", got, b.String())
	}
	b.Reset()
	if err := checkJSON(&b, in, Look{}); err != nil {
		t.Fatal(err)
	}
	if got := strings.Count(b.String(), `"advice":"Put it right."`); got != 2 {
		t.Errorf("%d times in JSON", got)
	}
}

// A finding about a cell shows which one it is, be it the text cell itself.
func TestEvidenceOfCell(t *testing.T) {
	in := pool()
	law := &in.Facts.Pool.Cards[0]
	law.Texts = []lint.Text{{Cell: law.Pos.Cell}}
	in.Findings = []lint.Finding{{
		Rule: &lint.Rule{Number: "CL408", Problem: "formula-without-value"}, Level: lint.Error, Say: lint.Words{Hu: "üres"}, Pos: law.Pos, Card: law.Ref(),
		Evidence: []lint.Span{{Cell: law.Pos.Cell}},
	}}
	var b bytes.Buffer
	if err := checkTable(&b, in, Look{Lang: lint.Hungarian, Width: 90}); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(b.String(), "\n    [D2]\n") {
		t.Error(b.String())
	}
}

// brokenAfter takes so many bytes and fails then, as a writer does that a time-out meets.
type brokenAfter int

func (w *brokenAfter) Write(p []byte) (int, error) {
	if *w -= brokenAfter(len(p)); *w < 0 {
		return 0, context.DeadlineExceeded
	}
	return len(p), nil
}

// A report whose writer gives up works out no more sets.
func TestCutStopsTheWork(t *testing.T) {
	for _, format := range []string{"table", "json"} {
		in := pool()
		listed := 0
		var ancient []lint.AncientCard
		for i := range 100 {
			ancient = append(ancient, lint.AncientCard{
				Ref: lint.Ref{Name: fmt.Sprint("Lap", i)}, Verdict: lint.StateOff, Besides: lint.StateOff, Likeness: fmt.Sprint(i),
				List: func() []lint.Combo {
					listed++
					return in.Facts.Combos.Always
				},
			})
		}
		in.Facts.Combos.Ancient = ancient
		room := brokenAfter(2000)
		if err := Find("combos", format).Write(&room, in, Look{Lang: lint.Hungarian, Width: 90}); !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("%s: %v", format, err)
		}
		if listed == 0 || listed > 30 {
			t.Errorf("%s: the sets of %d cards were worked out", format, listed)
		}
	}
}
