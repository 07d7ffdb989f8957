package lint

import "slices"

// Settings are the decisions that a person may overrule (DOMAIN 11).
type Settings struct {
	Replacement Verdict    // what R1 and R2 amount to: review by default
	Surcharge   Verdict    // what M4 amounts to: modifies by default
	Targeting   Verdict    // what R3 amounts to: review by default
	Reading     Reading782 // how 78.2 is read
	Size        int        // the largest set that is listed
	Deck        DeckFormat // which cards fit one deck
	OldTexts    bool       // before 2001 what only hurts its controller is a drawback, marked or not [91.3.1]
}

// DefaultSettings are the ones that DOMAIN fixes.
func DefaultSettings() Settings {
	return Settings{Replacement: Review, Surcharge: Modifies, Targeting: Review, Reading: Applied, Size: 3, Deck: ThreeColours}
}

// Judgement is the verdict on one card and what decided it.
type Judgement struct {
	Verdict Verdict
	Decided string // text, setting:NAME, override
	Codes   []Code // every family met, sorted, each once

	Override  *Override // where it decided
	Otherwise Verdict   // where a person decided: what the verdict would be
}

// Judge gives the verdict that a reading amounts to under the settings: the strongest of its clauses.
func Judge(r *Reading, s Settings) Judgement {
	j := Judgement{Verdict: Clear, Decided: "text"}
	weigh := func(c Code, v Verdict, setting string) {
		switch {
		case rank(v) > rank(j.Verdict) && setting == "":
			j.Verdict, j.Decided = v, "text"
		case rank(v) > rank(j.Verdict), setting != "" && j.Verdict == Clear: // or a setting clears what would not be clear
			j.Verdict, j.Decided = v, "setting:"+setting
		}
		j.Codes = append(j.Codes, c)
	}
	for i := range r.Modifiers {
		c := r.Modifiers[i].Code
		v, setting := s.verdict(c)
		weigh(c, v, setting)
	}
	for _, u := range r.Unread {
		weigh(u.Code, Review, "")
	}
	for _, c := range r.Clauses {
		if c.Code != "" {
			j.Codes = append(j.Codes, c.Code)
		}
	}
	slices.Sort(j.Codes)
	j.Codes = slices.Compact(j.Codes)
	return j
}

// Verdict is what one family amounts to under the settings.
func (s Settings) Verdict(c Code) Verdict {
	v, _ := s.verdict(c)
	return v
}

// verdict is what one family amounts to; the setting is named only where it departs from the default.
func (s Settings) verdict(c Code) (Verdict, string) {
	d := DefaultSettings()
	pick := func(now, def Verdict, name string) (Verdict, string) {
		if now == def {
			return now, ""
		}
		return now, name
	}
	switch c {
	case M4:
		return pick(s.Surcharge, d.Surcharge, "surcharge")
	case R1, R2:
		return pick(s.Replacement, d.Replacement, "replacement")
	case R3:
		return pick(s.Targeting, d.Targeting, "targeting")
	}
	if c.Modifies() {
		return Modifies, ""
	}
	return Review, ""
}

func rank(v Verdict) int { return slices.Index([]Verdict{Clear, Review, Modifies}, v) }

// Facts are everything known about a pool; rules turn them into findings, reports print them.
// Readings and Judgements run parallel to Pool.Cards.
type Facts struct {
	Pool       Pool
	Settings   Settings
	Readings   []Reading
	Judgements []Judgement
	Combos     *Combos    // nil where a command does not ask for them
	New        int        // the first cards of the pool are a new set, the others its surroundings; 0: all are looked at alike
	Remarks    []Remark   // decisions of a person that came to nothing
	Others     []Verdicts // beside Combos: the verdicts under the other two readings of 78.2
}

// IsNew says whether the card is looked at for itself, not only as a part of the surroundings.
func (f *Facts) IsNew(card int) bool { return f.New == 0 || card < f.New }

// Fresh is how many cards are looked at for themselves.
func (f *Facts) Fresh() int {
	if f.New == 0 {
		return len(f.Pool.Cards)
	}
	return f.New
}

// Verdicts are the answers about the ancient-magic cards under one reading of 78.2, in the order of Combos.Ancient; without sets.
type Verdicts struct {
	Reading Reading782
	Ancient []AncientCard
}
