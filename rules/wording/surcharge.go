package wording

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// surchargeIcon reads [[n]]: the card's own, or handed to other cards.
func (r *reader) surchargeIcon(u int, f *found) bool {
	tokens := r.units[u].tokens
	t := &tokens[f.start]
	if r.iconNamed(tokens, f) {
		r.clause(u, f.start, f.end, "C3", f.p.name)
		return true
	}
	m := lint.Modifier{Code: lint.M4, Op: lint.Increase, On: lint.OnReact}
	if t.sign < 0 {
		m.Op = lint.Reduce
	}
	ph := phrase{}
	for k := f.start + 1; k < len(tokens) && k < f.start+8; k++ {
		if tokens[k].class&cGain != 0 || strings.HasPrefix(tokens[k].text, "rendelkez") {
			ph = r.receiver(u, f.start)
			break
		}
		if tokens[k].kind == punct && tokens[k].text == "," {
			if t.noun.kase == acc && hasClass(tokens[k:], cGain) {
				ph = r.leftOf(u, f.start) // bűbájaid [[1]]-et, tárgyaid [[2]]-t kapnak
			}
			break
		}
	}
	if !ph.found && f.start > 0 && r.stands(tokens, f.end) {
		if p := r.leftOf(u, f.start); p.found && r.headOf(&p).isCards() && r.headOf(&p).noun.kase == nom && (r.headOf(&p).noun.plural || r.headOf(&p).noun.owner == your || r.eachBefore(tokens, p.head)) {
			ph = p // minden gólem [[1]]
		}
	}
	if !ph.found && r.prev.found && r.theyGet(u, f.start) {
		ph = r.prev
	}
	if !ph.found {
		ph = r.trueOf(u, f.start)
	}
	if !ph.found {
		ph = r.bearer(u, f.start)
	}
	if !ph.found && f.start == 0 {
		ph = r.heading(u) // minden lényed: [[1]]
	}
	if r.units[u].parent >= 0 && r.meaning(u, f.end) {
		f.end = r.explains(u, f.end)
		ph = phrase{}
	}
	r.emit(u, f, m, f.start, &ph, !ph.found)
	return true
}

// theyGet says whether the cards of the statement before get the icon at k: "… csökken. Emellett [[1]]-et kapnak", "… csökken, és megkapják: [[1]]".
func (r *reader) theyGet(u, k int) bool {
	un := &r.units[u]
	if n := r.last.to; un.tokens[k].noun.kase == acc && n > 0 && r.last.unit == un.previous && r.out.Modifiers[n-1].On == lint.OnReact {
		return true // minden lényed [[1]]-et kap, ha …; ha nincs, [[2]]-t
	}
	if n := len(un.leads); k == 0 && n > 0 {
		l := un.leads[n-1]
		return r.prev.unit == l && getsMany(r.units[l].tokens)
	}
	return (r.prev.unit == u || r.prev.unit == un.previous) && getsMany(un.tokens)
}

func getsMany(tokens []token) bool {
	for i := range tokens {
		switch tokens[i].text {
		case "kapnak", "kapják", "megkapják":
			return true
		}
	}
	return false
}

// surchargeWord reads the surcharge handed over by its name: "gólemeid megkapják a reakció drágítás képességet".
func (r *reader) surchargeWord(u int, f *found) bool {
	tokens := r.units[u].tokens
	if f.p.name == "own-surcharge" {
		return r.ownSurcharge(u, f)
	}
	if !hasClass(tokens, cGain) && !r.gives(tokens, f.start) {
		return false
	}
	ph := r.receiver(u, f.start)
	if !ph.found {
		return false
	}
	from := len(r.out.Modifiers)
	r.emit(u, f, lint.Modifier{Code: lint.M4, Op: lint.Increase, On: lint.OnReact}, -1, &ph, false)
	for i := from; i < len(r.out.Modifiers); i++ {
		r.out.Modifiers[i].Amount, r.out.Modifiers[i].Currency = lint.Amount{}, lint.VP
	}
	return true
}

// ownSurcharge reads the icon as words that are a whole statement: "ha van gólemed, reakció drágítás", "gólemeid: reakció drágítás". By themselves
// they are the card's own.
func (r *reader) ownSurcharge(u int, f *found) bool {
	tokens := r.units[u].tokens
	if !r.stands(tokens, f.end) || !strings.HasSuffix(tokens[f.end-1].text, "drágítás") || f.start > 0 && tokens[f.start-1].kind != punct && tokens[f.start-1].class&cConj == 0 {
		return false
	}
	ph := r.heading(u)
	if len(r.units[u].leads) > 0 && !ph.found {
		return false
	}
	from := len(r.out.Modifiers)
	r.emit(u, f, lint.Modifier{Code: lint.M4, Op: lint.Increase, On: lint.OnReact}, -1, &ph, !ph.found)
	for i := from; i < len(r.out.Modifiers); i++ {
		r.out.Modifiers[i].Amount, r.out.Modifiers[i].Currency = r.amountBehind(u, f), lint.VP
	}
	return true
}

// amountBehind gives the number that is all that stands behind the colon of "reakció drágítás: 2"; none where it is something else.
func (r *reader) amountBehind(u int, f *found) lint.Amount {
	un := &r.units[u]
	if !un.colon || f.end != len(un.tokens) || u+1 >= len(r.units) {
		return lint.Amount{}
	}
	if ts := r.units[u+1].tokens; len(ts) == 1 && ts[0].kind == amount && !ts[0].parts[0].bare {
		return ts[0].parts[0].amount
	}
	return lint.Amount{}
}

// iconNamed says whether the icon only says which cards are meant: "[[1]] ikonos lap", "amin van [[1]]", "ha egy lényed [[1]]-et kap, …".
func (r *reader) iconNamed(tokens []token, f *found) bool {
	if f.end < len(tokens) {
		switch n := &tokens[f.end]; n.text {
		case "ikonos", "ikonú", "ikonnal", "képességű", "jelű":
			return true
		default:
			if tokens[f.start].noun.kase == adj && n.isCards() {
				return true // a [[1]]-es lapok
			}
		}
	}
	from := f.start
	for from > 0 && tokens[from-1].mark != ',' {
		from--
	}
	if tokens[from].class&cRel != 0 && from > 0 && hasExtra(tokens[from:], dHave) {
		return true
	}
	return tokens[f.start].noun.kase == acc && hasClass(tokens[from:], cGain) && r.inConditionAt(tokens, f.start) && hasPunct(tokens[f.end:])
}

// bearer finds the cards that have the icon at k by a verb before it, by "van" or by nothing but amounts between: "hajóid megkapják a [[1]]-et",
// "goblinjaidon +1/+0 és [[3]] van", "lényeid +1/+1 és [[1]]".
func (r *reader) bearer(u, k int) phrase {
	tokens := r.units[u].tokens
	has, gets, only := false, false, true
	for j := k + 1; j < len(tokens) && tokens[j].kind != punct; j++ {
		has = has || tokens[j].extra&dHave != 0
	}
	for j := k - 1; j >= 0 && tokens[j].mark != ','; j-- {
		t := &tokens[j]
		switch {
		case t.class&cGain != 0 && !secondPerson(t.text) || strings.HasPrefix(t.text, "rendelkez"):
			gets = true
		case has && strings.HasPrefix(t.text, "mindegyik"):
			gets = true // bűbájaid mindegyikén [[1]] van
		case t.extra&dHave != 0 || t.class&(cIf|cWhenever|cPlay|cLess|cMore|cCheap|cDear) != 0:
			return phrase{}
		case !t.isCards() && !r.aimedAt(tokens, j) || !t.noun.plural && t.noun.owner != your && !r.eachBefore(tokens, j) && !r.aimedAt(tokens, j):
			only = only && (t.kind == amount || t.kind == punct || t.class&cConj != 0)
		case t.noun.kase == nom && (gets || only && (j < k-1 || t.noun.owner == your || tokens[k].noun.kase == adj)) || (has || only && j == k-1) && (t.noun.kase == sup || t.noun.kase == dat):
			return r.grow(u, j)
		default:
			return phrase{}
		}
	}
	return phrase{}
}

// aimedAt says whether the noun at k is the target: célpont lény.
func (r *reader) aimedAt(tokens []token, k int) bool {
	return k > 0 && tokens[k-1].class&cAimed != 0 && tokens[k].noun.known && tokens[k].noun.lemma.kind != "player"
}

// receiver finds who gets an icon: "szörnyeid [[2]]-t kapnak", or the subject named earlier in the sentence.
func (r *reader) receiver(u, at int) phrase {
	tokens := r.units[u].tokens
	if p := r.leftOf(u, at); p.found {
		return p
	}
	for k := at - 1; k >= 0; k-- {
		t := &tokens[k]
		if t.isCards() && (t.noun.kase == nom || t.noun.kase == poss && t.noun.known) && (t.noun.plural || t.noun.owner == your) && !r.inConditionAt(tokens, k) {
			return r.grow(u, k)
		}
	}
	return phrase{}
}

// meaning and explains read "([[2]] jelentése: +2_VP-be kerül reagálni rá.)": the icon and its explanation are one.
func (r *reader) meaning(u, at int) bool {
	tokens := r.units[u].tokens
	return at < len(tokens) && strings.HasPrefix(tokens[at].text, "jelent")
}

func (r *reader) explains(u, at int) int {
	if u+1 < len(r.units) && r.units[u].colon {
		r.units[u+1].tokens = nil
	}
	return at + 1
}

// iconSurcharge adds the reaction surcharge that stands as an icon in the type or icon cell; the icon beside an unconditional [[n]]
// of the text is one modifier with it (DOMAIN 4).
func iconSurcharge(c *lint.Card, out *lint.Reading) {
	if !c.HasIcon(lint.IconSurcharge) {
		return
	}
	for i := range out.Modifiers {
		m := &out.Modifiers[i]
		if m.Code == lint.M4 && m.Whose == lint.Opponent && m.When == 0 && m.Lasts == lint.Static && m.Cards == selfReaction && (strings.Contains(m.Quote, "[[") || strings.Contains(m.Quote, "drágítás")) {
			return
		}
	}
	out.Modifiers = append(out.Modifiers, lint.Modifier{
		Code: lint.M4, Op: lint.Increase, On: lint.OnReact, Currency: lint.VP, Whose: lint.Opponent,
		Cards: selfReaction, Filter: lint.Filter{Any: []lint.Conjunction{}, Exact: true}, Lasts: lint.Static, Span: lint.Span{Cell: c.IconCell},
	})
}
