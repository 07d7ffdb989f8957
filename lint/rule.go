package lint

import (
	"crypto/sha256"
	"encoding/hex"
	"slices"
	"strings"

	"github.com/sourcegraph/conc/iter"
)

// Rule is one kind of finding. Exactly one of OnCard and OnPool is set.
type Rule struct {
	Number   string // CL101; never changes its meaning
	Name     string // rule-card-modifies-cost
	Level    Level
	Title    Words
	Doc      Words    // what it means, in a paragraph
	Advice   Words    // what to do
	Kodex    []string // the rules of the Kódex behind it
	Fires    []Example
	Silent   []Example
	OnCard   func(f *Facts, i int) []Found // looks at one card with its reading
	OnPool   func(f *Facts) []Found        // looks at everything
	Combos   bool                          // needs Facts.Combos
	ByVictim bool                          // its findings are causes, and Related the victims: a new victim of a known cause is new
	Problem  string                        // for rules about cells: the Problem.Kind it reports
}

// Example is a documented case, and the rule's test. Type is a type cell as in a spreadsheet; Text marks the evidence with ⟦ and ⟧.
// With are other cards that must be in the pool, as "name | type | cost | text", or with "| id"
// behind it where the IDs matter: that of the example's own card is P-1.
type Example struct {
	Type string
	Cost string
	Text string
	With []string

	Icons string // an icon cell
}

// Run applies the rules to the facts with the given number of workers (0: one a processor).
// Findings come in file order, then by rule, then by place: the same for any number of workers.
func Run(f *Facts, rules []*Rule, jobs int) []Finding {
	var pool []Finding
	for _, r := range rules {
		if r.OnPool != nil {
			pool = append(pool, f.findings(r, r.OnPool(f))...)
		}
	}
	each := iter.Iterator[Card]{MaxGoroutines: jobs}
	byCard := make([][]Finding, len(f.Pool.Cards))
	each.ForEachIdx(f.Pool.Cards, func(i int, _ *Card) {
		var out []Finding
		for _, r := range rules {
			if r.OnCard != nil {
				out = append(out, f.findings(r, r.OnCard(f, i))...)
			}
		}
		byCard[i] = out
	})
	out := slices.Concat(append(byCard, pool)...)
	slices.SortStableFunc(out, func(a, b Finding) int {
		if a.CardIndex != b.CardIndex {
			return a.CardIndex - b.CardIndex
		}
		if c := strings.Compare(a.Rule.Number, b.Rule.Number); c != 0 {
			return c
		}
		return a.start() - b.start()
	})
	return out
}

func (f *Facts) findings(r *Rule, found []Found) []Finding {
	out := make([]Finding, 0, len(found))
	for _, x := range found {
		c := &Card{Pos: x.Pos}
		if x.Card != NoCard {
			c = &f.Pool.Cards[x.Card]
		}
		n := Finding{
			Rule: r, Level: r.Level, Say: x.Say, Kodex: x.Kodex, Pos: c.Pos, Evidence: x.Evidence,
			Card: c.Ref(), CardIndex: x.Card, Related: x.Related,
			Key: x.Key, Together: x.Together, Suffered: x.Suffered,
		}
		if x.Level != "" {
			n.Level = x.Level
		}
		if n.Kodex == nil {
			n.Kodex = r.Kodex
		}
		if len(x.Evidence) > 0 && x.Evidence[0].Cell != "" {
			n.Pos.Cell = x.Evidence[0].Cell
		}
		n.Fingerprint = fingerprint(c, r, x)
		out = append(out, n)
	}
	return out
}

func (n *Finding) start() int {
	if len(n.Evidence) == 0 {
		return 0
	}
	return n.Evidence[0].Start
}

// The fingerprint holds while the card's name (or id), the rule and the phrases stay the same, wherever the row moves;
// that of a finding about several cards while what they share does.
func fingerprint(c *Card, r *Rule, x Found) string {
	id := c.ID
	if id == "" {
		id = c.Name
	}
	if x.Together {
		id, x.Evidence = "", nil
	}
	h := sha256.New()
	for _, s := range append([]string{id, r.Number, x.Key}, quotes(x.Evidence)...) {
		h.Write([]byte(s))
		h.Write([]byte{0})
	}
	return hex.EncodeToString(h.Sum(nil)[:8])
}

func quotes(spans []Span) []string {
	out := make([]string, len(spans))
	for i, s := range spans {
		out[i] = s.Quote
	}
	return out
}
