package wording

import (
	"slices"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// money reads a currency that gets dearer or cheaper to use (R3).
func (r *reader) money(u int, f *found) bool {
	tokens := r.units[u].tokens
	first := 0
	for f.took[first] < 0 || tokens[f.took[first]].kind != amount {
		first++ // minden elköltött Szk után …
	}
	paid := tokens[f.took[first]].parts[0]
	if paid.currency == lint.AnyCurrency || f.p.family != "R3" || f.p.is(rowPayment) && paid.currency == lint.VP {
		return false
	}
	for _, t := range tokens[f.start:min(f.end+1, len(tokens))] {
		if strings.HasPrefix(t.text, "húz") {
			return false // [] fizetésekor húzz eggyel kevesebb lapot
		}
	}
	m := lint.Modifier{Code: lint.R3, On: lint.OnPlay, Op: lint.Op(f.p.does), Whose: r.actor(tokens)}
	if m.Whose == lint.Both {
		for k := range tokens {
			t := &tokens[k]
			if t.noun.owner == your && t.isCards() {
				m.Whose = lint.Own // a []-ért semmizendő lapjaid száma
			}
			if t.kind == word && (strings.HasSuffix(t.text, "sz") || strings.HasSuffix(t.text, "nod") || strings.HasSuffix(t.text, "ned") || t.extra&dEvent != 0 && secondPerson(t.text)) {
				m.Whose = lint.Own
			}
			if t.class&cFoe != 0 {
				m.Whose = lint.Opponent
			}
		}
	}
	c := r.circumstancesOf(u, f.start, f.end, &phrase{back: -1})
	m.When, m.Lasts, m.Drawback = c.when, c.lasts, c.drawback
	if strings.HasPrefix(f.p.name, "payment-if-") && ifs(tokens) == 1 {
		m.When &^= lint.Conditional
	}
	if hasWord(tokens, "semmizéskor") || hasWord(tokens, "fizetéskor") {
		m.When &^= lint.Triggered // whenever it is paid
	}
	m.Cards, m.Filter, m.Span = "lap", lint.Filter{Any: []lint.Conjunction{}}, r.span(u, f.start, f.end)
	m.Currency = paid.currency
	for _, k := range f.took[first+1:] {
		if k >= 0 && tokens[k].kind == amount {
			m.Amount = tokens[k].parts[0].amount
			if f.p.does == "condition" {
				m.Currency = tokens[k].parts[0].currency
			}
		}
	}
	r.out.Modifiers = append(r.out.Modifiers, m)
	r.last = lastModifiers{unit: u, from: len(r.out.Modifiers) - 1, to: len(r.out.Modifiers)}
	r.clause(u, f.start, f.end, "R3", f.p.name)
	return true
}

// givenFor says whether what is given is given for cards: érte, a tárgyaidért.
func givenFor(tokens []token) bool {
	for k := range tokens {
		if t := &tokens[k]; forIt(t.text) || t.noun.kase == cau && t.isCards() {
			return true
		}
	}
	return false
}

// ownedCurrencies are the beginnings of the currencies with an owner: nekronod, szörnykomponensei.
var ownedCurrencies = []string{"nekronj", "nekronod", "nekronai", "szörnykomponense", "zanszilánkja"}

// ownedCurrency says whether a noun is a currency that somebody has.
func (t *token) ownedCurrency() bool {
	return t.kind == word && t.noun.kase == nom && slices.ContainsFunc(ownedCurrencies, func(p string) bool { return strings.HasPrefix(t.text, p) })
}
