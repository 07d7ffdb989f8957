package wording

import (
	"slices"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// whom says whose cards a statement touches, which in words, and as a filter.
func (r *reader) whom(u int, ph *phrase, self bool, m lint.Modifier) (lint.Whose, string, lint.Filter) {
	whose, cards, filter := lint.Both, "lap", lint.Filter{Any: []lint.Conjunction{}, Exact: true}
	switch {
	case self:
		whose, cards = lint.Self, thisCard
	case ph.found:
		cards, filter = r.cards(ph), r.filter(ph)
		if r.headOf(ph).theRest() {
			cards, filter = "lap", lint.Filter{Any: []lint.Conjunction{}}
		}
		if strings.HasSuffix(cards, "költségű") {
			cards += " " + kindOf(&filter)
		}
		if ph.whose != "" {
			whose = ph.whose
		} else if w := r.suchOwner(ph); w != "" {
			whose = w
		}
	}
	if whose == lint.Opponent && !self && r.forYou(u) {
		whose = lint.Own // ellenfeled gyűjtőjéből kijátszott lapok költsége számodra …
	}
	if whose == lint.Both && !self && m.Code != "" {
		whose = r.forWhom(u)
	}
	if m.On == lint.OnReact {
		filter = r.reactions(ph, filter)
		if self || cards == "lap" && !ph.found {
			cards = selfReaction
		}
		if ph.like {
			return ph.whose, cards, filter
		}
		if r.whenReacting(ph) || youReact(r.units[u].tokens) {
			whose = lint.Own
		} else if m.Code == lint.M4 && (whose != lint.Own || !r.ownReactions(ph)) {
			whose = r.reactingWhose(ph, whose)
		}
		return whose, cards, filter
	}
	if m.On == lint.OnTarget {
		return r.targetingWhose(u, ph, self), cards, filter
	}
	return r.handed(u, whose), cards, filter
}

// kindOf names what a filter is about, for cards that are named by their cost alone.
func kindOf(f *lint.Filter) string {
	if len(f.Any) == 1 {
		if k := &f.Any[0]; len(k.Subtype) > 0 {
			return k.Subtype[0]
		} else if len(k.Type) > 0 {
			return k.Type[0]
		}
	}
	return "lap"
}

// reactions is the filter of a change for reactions: all of them where the words say to what one reacts, or are not understood.
func (r *reader) reactions(ph *phrase, f lint.Filter) lint.Filter {
	every := lint.Filter{Any: []lint.Conjunction{}, Exact: !r.countsReactions(ph)}
	if !ph.found || !f.Exact || !r.kindOfReaction(ph) {
		return every
	}
	for i := range f.Any {
		k := &f.Any[i]
		k.Subtype = slices.DeleteFunc(slices.Clone(k.Subtype), func(w string) bool { return w == "reakció" }) // an azonnali is one, too
		if len(k.Type)+len(k.Subtype)+len(k.Colour)+len(k.Icon)+len(k.Name)+len(k.Cost)+len(k.Zone)+len(k.Not) == 0 {
			return every
		}
	}
	return f
}

// countsReactions says whether the words mean one reaction by its number: the first of a turn, which a filter cannot tell from the others.
func (r *reader) countsReactions(ph *phrase) bool {
	if !ph.found || r.headOf(ph).class&cReact == 0 {
		return false
	}
	return slices.ContainsFunc(r.units[ph.unit].tokens[ph.from:ph.head], func(t token) bool {
		first, _ := strings.CutSuffix(t.text, "ként") // elsőként
		return ordinals[first]
	})
}

// kindOfReaction says whether all words of the phrase are attributes of the reactions themselves: Raia reakcióid, a gyűjtődből kijátszott reakciók.
// Those with an ending, or with an owner, say to what one reacts.
func (r *reader) kindOfReaction(ph *phrase) bool {
	tokens := r.units[ph.unit].tokens
	head := r.headOf(ph)
	if head.class&cReact == 0 || head.kind != word || ph.rel >= 0 {
		return false
	}
	foe := false
	for k := ph.from; k < ph.head; k++ {
		t := &tokens[k]
		zone := t.noun.known && t.noun.lemma.kind == "zone"
		switch {
		case t.class&cFoe != 0:
			foe = true
		case zone || t.kind == icon || !t.noun.known:
		case t.noun.kase != nom || t.noun.owner != unowned || t.noun.plural:
			return false
		}
	}
	return foe || head.noun.owner == unowned || head.noun.owner == your
}

// forYou says whether what is said holds for the player alone: számodra.
func (r *reader) forYou(u int) bool {
	tokens := r.units[u].tokens
	for k := range tokens {
		if tokens[k].text == "számodra" {
			return true
		}
	}
	return false
}

// forWhom reads a bare "neked", "ellenfelednek" or "ha te játszod ki" beside cards without an owner; Both where nothing is said.
func (r *reader) forWhom(u int) lint.Whose {
	tokens := r.units[u].tokens
	for k := range tokens {
		t := &tokens[k]
		switch {
		case t.text == "neked", t.text == "számodra", t.text == "rád" && k+1 < len(tokens) && tokens[k+1].text == "nézve", t.text == "te" && k > 0 && tokens[k-1].class&cIf != 0:
			return lint.Own
		case t.class&cFoe != 0 && t.noun.kase == nom && k+1 < len(tokens) && tokens[k+1].text == "számára":
			return lint.Opponent
		case t.class&cPlayer != 0 && k > 0 && tokens[k-1].class&cAimed != 0 && k+1 < len(tokens) && tokens[k+1].text == "számára":
			return lint.Chosen
		case t.class&cPlayer != 0 && k > 0 && tokens[k-1].class&cAimed != 0 && t.noun.kase == dat && k+1 < len(tokens) && tokens[k+1].kind == amount:
			return lint.Chosen
		case t.class&cFoe != 0 && t.noun.kase == dat && k+1 < len(tokens) && tokens[k+1].kind == amount:
			return lint.Opponent // … költsége ellenfelednek 1_VP-vel több
		case t.class&cFoe != 0 && t.noun.kase == dat && (k+1 == len(tokens) || tokens[k+1].kind == punct) && k > 1 && !hasClass(tokens, cGain|cPayverb):
			return lint.Opponent // minden tárgy +1_VP az ellenfélnek
		case (t.class&cFoe != 0 || t.class&cPlayer != 0 && k > 0 && tokens[k-1].class&cAimed != 0) && t.noun.kase == dat && timeBehind(tokens, k):
			if t.class&cFoe != 0 {
				return lint.Opponent // ellenfelednek a kör végéig minden lap +1_VP
			}
			return lint.Chosen
		}
	}
	return lint.Both
}

// timeBehind says whether a phrase of time begins behind token k.
func timeBehind(tokens []token, k int) bool {
	for j := k + 1; j < len(tokens) && j < k+4 && !tokens[j].isCards(); j++ {
		if isTime(&tokens[j]) {
			return true
		}
	}
	return false
}

// cards puts the phrase into words: the nouns in the nominative singular.
func (r *reader) cards(ph *phrase) string {
	tokens := r.units[ph.unit].tokens
	var room [8]string
	parts := room[:0]
	for k := ph.from; k <= ph.head; k++ {
		t := &tokens[k]
		if n := r.calledUntil(tokens, k, ph.head); n > k {
			parts = append(parts, strings.Join(r.namesIn(tokens[k:n]), ", "), "nevű")
			k = n
			continue
		}
		switch {
		case k < ph.head && (against(tokens, k+1) || tokens[k+1].text == "által"): // whom they are played against, or by
		case k == ph.head && (anything[t.text] || allPaidFor[t.text] || everything[t.text]): // mindaz, mindenért: all cards
		case t.kind == word && t.extra&dCostadj != 0:
			if k > ph.from {
				switch p := &tokens[k-1]; {
				case p.extra&(dSmaller|dGreater) != 0 && k-1 > ph.from && tokens[k-2].noun.kase == ade:
					parts = append(parts, tokens[k-2].text, p.text) // 3-nál kisebb
				case p.text == "páros", p.text == "páratlan":
					parts = append(parts, p.text)
				}
			}
			parts = append(parts, "költségű")
		case t.class&(cCheap|cDear|cLess|cMore) != 0 && k > ph.from && tokens[k-1].kind == word: // 4 vagy drágább
			parts = append(parts, t.text)
		case t.kind == amount && t.noun.kase == nom && k < ph.head && (tokens[k+1].extra&dCostadj != 0 || tokens[k+1].class&cConj != 0):
			parts = append(parts, t.text)
		case t.kind == icon, t.kind == word && t.isCards() && t.class&cFoe == 0:
			w := t.noun.stem()
			if w == "" {
				w = t.text
			}
			parts = append(parts, w)
		case t.kind == amount && t.noun.kase == adj && t.noun.plural: // a 2-esek
			parts = append(parts, t.text[:strings.LastIndex(t.text, "s")+1])
		case t.text == "nem" && k+1 < ph.head && tokens[k+1].kind == word && tokens[k+1].class|tokens[k+1].extra == 0 && !tokens[k+1].isCards():
			parts = append(parts, t.text, tokens[k+1].text) // nem semleges
			k++
		case t.kind == word && (t.text == "nem" && tokens[k+1].class&(cCheap|cDear) == 0 || t.text == "fix"), t.kind == amount && t.noun.kase == adj:
			parts = append(parts, t.text)
		case k == ph.head && t.kind == word && t.class == 0 && t.extra == 0 && t.noun.stem() != "" && !t.noun.known,
			t.kind == word && t.class == 0 && t.extra == 0 && !t.noun.known && !neutral[t.text] && !vague[t.text] && kindBefore(tokens, k, ph.head):
			stem, _ := r.unknownStem(ph, t)
			parts = append(parts, stem)
		case t.kind == word && t.class&cConj != 0 && len(parts) > 0:
			parts = append(parts, t.text)
		}
	}
	if len(parts) == 0 {
		return "lap"
	}
	return strings.Join(parts, " ")
}
