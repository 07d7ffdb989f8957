package rules

import (
	"path/filepath"
	"slices"
	"strings"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// decisions are the overrides of a run, and what has become of each. Cards are met in the order of the source, one after another.
type decisions struct {
	opt   *Options
	byKey map[string][]int // of Options.Overrides, by folded name or ID
	of    map[int]int      // card → override
	fates []fate
	files places
	years map[string]int // by folded edition
	next  int            // the number of the card that comes next
}

// fate counts the cards that an override met.
type fate struct {
	cards    []int // that it fits
	taken    int   // of these, decided by another one before
	idle     int   // of these, judged so anyway
	narrowed bool  // a card bears the name, but is of another edition or file
	stale    bool  // its text is not the one that was reviewed
}

func newDecisions(opt *Options) *decisions {
	d := &decisions{opt: opt, byKey: map[string][]int{}, of: map[int]int{}, fates: make([]fate, len(opt.Overrides)), files: places{}, years: map[string]int{}}
	for i := range opt.Overrides {
		key := say.Fold(opt.Overrides[i].Card)
		d.byKey[key] = append(d.byKey[key], i)
	}
	for edition, year := range opt.Years {
		d.years[say.Fold(edition)] = year
	}
	return d
}

// meet prepares a card before it is read: the year of its edition, and the wording that a person wants to be read.
func (d *decisions) meet(c *lint.Card) {
	number := d.next
	d.next++
	if len(d.byKey) == 0 && len(d.years) == 0 {
		return
	}
	if c.Year == 0 && c.Edition != "" {
		c.Year = d.years[say.Fold(c.Edition)]
	}
	file := d.files.of(c.Pos.File)
	found := d.byKey[say.Fold(c.Name)]
	if c.ID != "" {
		found = append(slices.Clone(found), d.byKey[say.Fold(c.ID)]...)
		slices.Sort(found)
		found = slices.Compact(found)
	}
	for _, i := range found {
		o, fate := &d.opt.Overrides[i], &d.fates[i]
		switch {
		case !o.Is(c, say.Fold) || lint.Expired(o.Until, d.opt.Now):
			continue
		case !within(&o.Which, c, file):
			fate.narrowed = true
			continue
		case o.Review() && o.Fingerprint != TextFingerprint(c):
			fate.stale = true
			continue
		}
		fate.cards = append(fate.cards, number)
		if _, taken := d.of[number]; taken {
			fate.taken++
			continue
		}
		d.of[number] = i
		if o.Text != "" {
			fate.idle += reword(c, o.Text)
		}
	}
}

// reword lets the wording stand for all texts of the card; 1 where the card says just that.
func reword(c *lint.Card, text string) int {
	same := len(c.Texts) == 1 && !c.Texts[0].Drawback && plain(c.Texts[0].Raw) == plain(text)
	cell := c.Pos.Cell
	c.Texts = []lint.Text{{Cell: cell, Raw: text}}
	if same {
		return 1
	}
	return 0
}

// judge gives the verdict on a card after settings and overrides.
func (d *decisions) judge(f *lint.Facts, card int) lint.Judgement {
	j := lint.Judge(&f.Readings[card], f.Settings)
	i, ok := d.of[card]
	if !ok {
		return j
	}
	o := &d.opt.Overrides[i]
	if o.Verdict == j.Verdict && len(f.Readings[card].Unread) == 0 {
		d.fates[i].idle++
	}
	return j.Overrule(o)
}

// remarks says which overrides came to nothing, or to less than they say.
func (d *decisions) remarks(f *lint.Facts) []lint.Remark {
	var out []lint.Remark
	for i := range d.opt.Overrides {
		o := &d.opt.Overrides[i]
		if o.File != "" && !d.files.have(o.File) {
			continue // it is about a file that nobody asked for
		}
		if w := d.remark(f, o, &d.fates[i]); w.En != "" {
			out = append(out, lint.Remark{Place: o.Place, Say: w})
		}
	}
	return out
}

func (d *decisions) remark(f *lint.Facts, o *lint.Override, fate *fate) lint.Words {
	what := say.AnOverride
	if o.Review() {
		what = say.AReview
	}
	n := len(fate.cards)
	switch {
	case lint.Expired(o.Until, d.opt.Now):
		return say.DecisionExpired(what, o.Card, o.Until)
	case n == 0 && fate.stale:
		return say.ReviewStale(o.Card)
	case n == 0 && fate.narrowed:
		return say.DecisionElsewhere(what, o.Card)
	case n == 0:
		return say.DecisionWithoutCard(what, o.Card, cardNames(f))
	case fate.taken == n:
		return say.DecisionTaken(what, o.Card)
	case fate.idle == n && !o.Review():
		return say.OverrideIdle(o)
	case d.unusable(f, o, fate):
		return say.ModifiesWithoutChange(o.Card)
	case n > 1 && !alikeTexts(f, fate.cards):
		return say.OverrideOfSeveral(o.Card, n)
	}
	return lint.Words{}
}

// unusable says whether the card modifies by a person's word alone: there is no change that 78.2 could be asked about.
func (d *decisions) unusable(f *lint.Facts, o *lint.Override, fate *fate) bool {
	return o.Verdict == lint.Modifies && slices.ContainsFunc(fate.cards, func(i int) bool {
		return len(f.Readings[i].Modifiers) == 0 && !besideDeck(&f.Pool.Cards[i])
	})
}

// alikeTexts says whether the cards say the same. A wording that is read instead makes them so.
func alikeTexts(f *lint.Facts, cards []int) bool {
	for _, i := range cards[1:] {
		if TextFingerprint(&f.Pool.Cards[i]) != TextFingerprint(&f.Pool.Cards[cards[0]]) {
			return false
		}
	}
	return true
}

func cardNames(f *lint.Facts) []string {
	names := make([]string, len(f.Pool.Cards))
	for i := range f.Pool.Cards {
		names[i] = f.Pool.Cards[i].Name
	}
	return names
}

// within says whether the card is of the edition and file of those meant.
func within(w *lint.Which, c *lint.Card, file string) bool {
	return (w.Edition == "" || say.Fold(w.Edition) == say.Fold(c.Edition)) && (w.File == "" || w.File == file)
}

// places are the absolute paths of the files that cards come from.
type places map[string]string

func (p places) of(file string) string {
	abs, ok := p[file]
	if !ok {
		abs, _ = filepath.Abs(file)
		p[file] = abs
	}
	return abs
}

func (p places) have(abs string) bool {
	for _, have := range p {
		if have == abs {
			return true
		}
	}
	return false
}

// plain makes texts comparable.
func plain(text string) string { return strings.Join(strings.Fields(say.Fold(text)), " ") }
