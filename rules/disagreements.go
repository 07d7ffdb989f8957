package rules

import (
	"encoding/json"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// disagreements compares the verdicts under the readings of 78.2. A difference is of interest where a card touches A and only the reading decides
// whether that counts: one finding for each such A. Word for word, any modifying ability switches off whatever lies beside it: where nothing that
// touches A is behind the difference, it speaks of the pool, and one note stands for all such cards.
func disagreements(f *lint.Facts) []lint.Found {
	var out []lint.Found
	var untouched []lint.Found
	var refs []lint.Ref
	abilities := abilitiesOf(f)
	for i, a := range f.Combos.Ancient {
		states := statesOf(f, i)
		if len(states) == 0 {
			continue
		}
		x := lint.Found{Card: a.Index, Evidence: []lint.Span{{Cell: f.Pool.Cards[a.Index].IconCell}}}
		x.Say = say.ReadingsDisagree(states, "")
		by := touching(f, abilities, a.Index)
		if by != lint.NoCard {
			x.Say = say.ReadingsDisagree(states, f.Pool.Cards[by].Name)
		}
		if by != lint.NoCard || len(abilities) == 0 || states[lint.Applied] != states[lint.Reduction] {
			out = append(out, x)
			continue
		}
		refs = append(refs, a.Ref)
		x.Level = lint.Note
		untouched = append(untouched, x)
	}
	if len(untouched) == 1 {
		return append(out, untouched[0])
	}
	if len(untouched) > 1 {
		x := untouched[0]
		x.Say, x.Related, x.Key = say.LiteralForAll(len(refs), f.Pool.Cards[abilities[0].card].Name), refs, "all"
		x.Together = true
		out = append(out, x)
	}
	return out
}

// statesOf gives the verdict on the ancient-magic card under each reading; nothing where they agree.
func statesOf(f *lint.Facts, i int) map[lint.Reading782]lint.State {
	states := map[lint.Reading782]lint.State{f.Combos.Reading: f.Combos.Ancient[i].Besides}
	differ := false
	for _, o := range f.Others {
		states[o.Reading] = o.Ancient[i].Besides
		differ = differ || o.Ancient[i].Besides != f.Combos.Ancient[i].Besides
	}
	if !differ {
		return nil
	}
	return states
}

// ability is a change of other cards' costs by a card in play that 78.2 may mean, for A's player.
type ability struct {
	card   int
	filter *lint.Filter
	others bool // it touches cards of its player
}

// abilitiesOf lists them in pool order, those for the same cards once; M5 and changes of the opponent's costs touch no other card of the player.
func abilitiesOf(f *lint.Facts) []ability {
	var out []ability
	seen := map[string]bool{}
	for i := range f.Readings {
		if besideDeck(&f.Pool.Cards[i]) {
			continue // its text switches off whatever the reading of 78.2 [78.1]
		}
		for k := range f.Readings[i].Modifiers {
			m := &f.Readings[i].Modifiers[k]
			lasting := f.Pool.Cards[i].IsPermanent() || m.Lasts != lint.Static
			if m.Drawback || !lasting || f.Settings.Verdict(m.Code) != lint.Modifies {
				continue
			}
			others := m.Code != lint.M5 && (m.Whose == lint.Own || m.Whose == lint.Both || m.Whose == lint.Chosen)
			key, err := json.Marshal(m.Filter)
			if !others {
				key = nil
			}
			if err == nil && seen[string(key)] {
				continue
			}
			seen[string(key)] = true
			out = append(out, ability{i, &m.Filter, others})
		}
	}
	return out
}

// touching finds the first card with an ability that covers A, or NoCard.
func touching(f *lint.Facts, abilities []ability, a int) int {
	for i := range abilities {
		if b := &abilities[i]; b.others && b.filter.Match(&f.Pool.Cards[a]) != lint.No {
			return b.card
		}
	}
	return lint.NoCard
}
