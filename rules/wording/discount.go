package wording

import "strings"

// Discounts and premiums, and what is paid on cards beside what is called their cost.

// onWhich finds the cards with -ra, -re, -ért or "után" beside a statement: "hajóidra 1 VP kedvezmény jár", "hajóid után …".
func (r *reader) onWhich(u int, f *found) phrase {
	tokens := r.units[u].tokens
	at := -1
	for k := range tokens {
		if t := &tokens[k]; t.kind == word && (t.noun.kase == sub || t.noun.kase == cau || isBehind(tokens, k)) && t.isCards() && (t.noun.known || t.noun.owner != unowned || t.noun.plural) && (k < f.start || k >= f.end && at < 0) && !r.inConditionAt(tokens, k) {
			if at >= 0 && hasPunct(tokens[at:k]) {
				return phrase{back: -1} // hajóidra 1 VP, gólemeidre 2 VP kedvezmény jár
			}
			at = k
		}
	}
	if at < 0 && hasDiscount(f) {
		if p := r.atWhich(u, f); p.found {
			return p
		}
	}
	if at < 0 {
		return r.atPlaying(u, f)
	}
	p := r.grow(u, r.coordinated(tokens, at))
	if p.whose == "" {
		p.whose = r.actor(tokens)
	}
	return p
}

// isBehind says whether "után" stands behind the noun at k, for that on account of which something is given.
func isBehind(tokens []token, k int) bool {
	return tokens[k].noun.kase == nom && k+1 < len(tokens) && tokens[k+1].text == "után"
}

// atPlaying finds the cards on whose playing somebody gets a discount: "avatárjaid kijátszásakor 1 VP kedvezmény jár".
func (r *reader) atPlaying(u int, f *found) phrase {
	tokens := r.units[u].tokens
	for k := f.start - 1; k > 0 && tokens[k].kind != punct; k-- {
		if tokens[k].class&cWhenever != 0 && ownPlay(tokens[k].text) && tokens[k-1].isCards() {
			p := r.grow(u, k-1)
			p.to = k + 1 // when they are played is no condition
			if p.whose == "" {
				p.whose = r.actor(tokens)
			}
			return p
		}
	}
	return phrase{back: -1}
}

// atWhich finds the cards at which, or in whose case, somebody pays or saves: "varázslataidon 1 VP-t spórolsz", "lapjaidnál 1 VP-vel kevesebbet
// fizetsz", "lényeid esetében …".
func (r *reader) atWhich(u int, f *found) phrase {
	tokens := r.units[u].tokens
	for k := f.start - 1; k >= 0 && tokens[k].kind != punct; k-- {
		t, n := &tokens[k], &tokens[k+1]
		lies := lying[n.text] || n.extra&dHave != 0
		inCase := n.extra&dCase != 0 && strings.HasPrefix(n.text, "eset")
		if onPlaying(t.text) && k > 0 && tokens[k-1].isCards() {
			p := r.grow(u, k-1)
			if p.whose == "" {
				p.whose = r.actor(tokens)
			}
			return p
		}
		if !t.isCards() || r.inConditionAt(tokens, k) || lies || !t.noun.known && t.noun.owner != your {
			continue
		}
		if t.noun.kase == ade || t.noun.kase == sup || inCase {
			p := r.grow(u, k)
			if inCase {
				p.to = k + 2
			}
			if p.whose == "" {
				p.whose = r.actor(tokens)
			}
			return p
		}
	}
	return phrase{back: -1}
}

// onPlaying says whether the word is for the playing on which somebody saves: hajóid kijátszásán.
func onPlaying(w string) bool {
	return ownPlay(w) && (strings.HasSuffix(w, "ásán") || strings.HasSuffix(w, "ésén") || strings.HasSuffix(w, "ásánál") || strings.HasSuffix(w, "ésénél"))
}

// hasDiscount says whether the row is about a discount that somebody has.
func hasDiscount(f *found) bool { return f.p.name == "get-discount" || f.p.name == "discount-on" }

// surplus says whether the word at k is for what is more than enough, and no money: "a többlettel nő".
func surplus(tokens []token, k int) bool {
	return strings.HasPrefix(tokens[k].text, "többlet") && (k == 0 || tokens[k-1].kind != amount || !named(&tokens[k-1]))
}

// ownPlaying says whether the verb of playing among the words is of a card that is known already: kijátszhatod.
func ownPlaying(tokens []token) bool {
	for k := range tokens {
		if w := tokens[k].text; tokens[k].class&cPlay != 0 && (strings.HasSuffix(w, "hatod") || strings.HasSuffix(w, "heted") || strings.HasSuffix(w, "ható") || strings.HasSuffix(w, "hető") || w == "jön") {
			return true
		}
	}
	return false
}

// spends says whether somebody spends, or pays on top, on something: "hajóidra 1 VP-vel kevesebbet kell költened", "bűbájaira ráfizet 1 VP-t".
func spends(tokens []token) bool {
	for k := range tokens {
		if tokens[k].class&cPayverb != 0 && (strings.HasPrefix(tokens[k].text, "költ") || tokens[k].extra&dOntop != 0) {
			return true
		}
	}
	return false
}

// playedBeforeColon finds the cards of which the piece before the colon says that they may be played for less or more: "olcsóbban idézhetsz
// hajókat: 1 VP-vel kevesebbért".
func (r *reader) playedBeforeColon(u int) phrase {
	ls := r.units[u].leads
	if len(ls) == 0 || !hasClass(r.units[ls[len(ls)-1]].tokens, cCheaply|cDearly) {
		return phrase{back: -1}
	}
	l := ls[len(ls)-1]
	return r.playedBefore(l, len(r.units[l].tokens))
}

// taxes are words for what is paid on top without being called a cost.
var taxes = map[string]bool{"adót": true, "vámot": true, "sarcot": true, "illetéket": true, "díjat": true}

// taxed says whether the tax at k is paid for cards, and not from turn to turn: "minden lapért 1 VP vámot fizet".
func (r *reader) taxed(tokens []token, k int) bool {
	if k == 0 || tokens[k-1].kind != amount || !named(&tokens[k-1]) || r.inConditionAt(tokens, k) || hasClass(tokens, cPower|cUse) || hasBegin(tokens, "támad") || hasBegin(tokens, "blokkol") {
		return false
	}
	for j := range tokens {
		t := &tokens[j]
		if isTime(t) {
			return false
		}
		if j < k && (t.isCards() && (t.noun.kase == cau || t.noun.kase == sub) || t.text == "után" && tokens[max(0, j-1)].isCards()) {
			return true
		}
	}
	return false
}

// asksPlayed says whether a statement whose verb is the one of playing is what a condition asks: "ha fele költségért játszod ki, …".
func (r *reader) asksPlayed(s *statement) bool {
	f := s.f
	return (f.p.name == "twice-ratio-cost" || f.p.is(rowAtPrice|rowDiscount|rowCharged) || f.p.is(rowPlays) && f.p.is(rowRatio)) && r.inConditionAt(s.tokens, f.start) && r.inConditionAt(s.tokens, f.end-1) && hasPunct(s.tokens[f.end:])
}

// twoOnWhich says whether discounts of two kinds of cards share one verb: "hajóidra 1 VP, gólemeidre 2 VP kedvezményt kapsz".
func (r *reader) twoOnWhich(s *statement) bool {
	for k := range max(0, s.f.start-1) {
		if t := &s.tokens[k]; t.noun.kase == sub && t.isCards() && s.tokens[k+1].kind == amount && k+1 < s.f.start {
			return true
		}
	}
	return false
}
