package lint

import (
	"strings"
	"time"
)

// Which says which cards a decision of a person is about: those of the name or ID; with Edition or File only those of it.
type Which struct {
	Card    string // name, or ID; "" stands for every card
	Edition string
	File    string // absolute
}

// Override is what a person decided about a card against its text (DOMAIN 11): a verdict, or a wording to be read instead of the card's. With a
// Fingerprint it is the record of a review: it holds while the card's text is the one that was reviewed.
type Override struct {
	Which
	Verdict     Verdict // "" where Text is given
	Text        string  // to be read instead of all texts of the card; its icons stay
	Fingerprint string  // of the texts that were reviewed; "": no review
	Reason      string
	By, Date    string    // of a review
	Until       time.Time // the last day; zero: no end
	Place       string    // file:line:column
}

// Review says whether it is the record of a review.
func (o *Override) Review() bool { return o.Fingerprint != "" }

// Suppression says which findings are as they should be. Of Card, Rule and Phrase at least one is given, and all that are have to fit.
type Suppression struct {
	Which
	Rule   string    // its number
	Phrase string    // stands in the evidence
	Reason string    // why
	Until  time.Time // the last day; zero: no end
	Place  string    // file:line:column, or the cell
}

// Remark says that a decision of a person came to nothing, or that it cannot be read. Reports and exit codes do not know it.
type Remark struct {
	Place string
	Say   Words
	Wrong bool // it is a mistake: exit code 2
}

// Expired says whether the day lies behind.
func Expired(until, now time.Time) bool {
	return !until.IsZero() && until.Format(time.DateOnly) < now.Format(time.DateOnly)
}

// ByOverride stands in Judgement.Decided where a person decided.
const ByOverride = "override"

// Overrule gives the judgement after the override: its verdict, or the one of its wording, which j then is.
func (j Judgement) Overrule(o *Override) Judgement {
	j.Otherwise, j.Decided, j.Override = j.Verdict, ByOverride, o
	if o.Verdict != "" {
		j.Verdict = o.Verdict
	}
	return j
}

// Settled says whether a person gave the verdict itself, not only a wording to be read: what was not understood then does not matter.
func (j *Judgement) Settled() bool {
	return j.Decided == ByOverride && (j.Override == nil || j.Override.Text == "")
}

// Weigh is what a modifier of the card amounts to: by the settings, within the verdict that a person gave on the card. Where nothing in a card
// would modify but a person says that it does, all that it says about cost modifies.
func (f *Facts) Weigh(card int, c Code) Verdict {
	v := f.Settings.Verdict(c)
	if card >= len(f.Judgements) || !f.Judgements[card].Settled() {
		return v
	}
	j := &f.Judgements[card]
	if rank(v) > rank(j.Verdict) || j.Verdict == Modifies && j.Otherwise != Modifies {
		return j.Verdict
	}
	return v
}

// firstWithDrawbacks is the year since which drawbacks are marked as such [91.3].
const firstWithDrawbacks = 2001

// Drawbacks marks the changes that count as drawbacks where the settings say so: in texts printed before drawbacks were marked as such, those that
// only hurt their controller, whose own cards get dearer [91.3.1].
func (s Settings) Drawbacks(c *Card, r *Reading) {
	if !s.OldTexts || c.Year == 0 || c.Year >= firstWithDrawbacks || r.MarksDrawbacks {
		return
	}
	for i := range r.Modifiers {
		m := &r.Modifiers[i]
		if m.Op == Increase && (m.Whose == Own || m.Whose == Self) && !m.Drawback {
			m.Drawback, m.DrawbackBy = true, "setting:old-texts"
		}
	}
}

// Is says whether the card is one of those meant, but for edition and file. fold makes names comparable.
func (w *Which) Is(c *Card, fold func(string) string) bool {
	return w.Card == "" || fold(w.Card) == fold(c.Name) || c.ID != "" && strings.TrimSpace(w.Card) == c.ID
}
