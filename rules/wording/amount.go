package wording

import (
	_ "embed"
	"strconv"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

//go:embed numerals.tsv
var numeralsTSV string

type numeral struct {
	parts []part
	kase  kase
	many  bool // 2 VP-sek
}

var formulaParts = []part{{amount: lint.Amount{Kind: lint.Formula}}}

var numerals = readNumerals()

func readNumerals() map[string]numeral {
	m := map[string]numeral{}
	for _, r := range tsvRows(numeralsTSV) {
		n, _ := strconv.Atoi(r[0])
		parts := []part{{amount: lint.Num(n)}}
		if r[0] == "part" {
			parts = formulaParts
		}
		for _, f := range strings.Fields(r[1]) {
			m[f] = numeral{parts: parts}
			for _, e := range []string{"nél", "nál", "ért", "be", "ba", "re", "ra", "et", "ot", "at", "öt", "t", "mat"} {
				if k, ok := numberEnding(strings.TrimPrefix(e, "m")); ok {
					m[f+e] = numeral{parts: parts, kase: k}
				}
			}
		}
		for _, f := range strings.Fields(r[2]) {
			m[f] = numeral{parts: parts, kase: ins}
		}
	}
	delete(m, "egyért") // too rare to be worth a mistake
	zero := []part{{amount: lint.Num(0)}}
	m["nullába"], m["nullát"] = numeral{parts: zero, kase: ill}, numeral{parts: zero, kase: acc}
	m["nulla"], m["nullára"], m["nullánál"], m["nulláig"] = numeral{parts: zero}, numeral{parts: zero, kase: sub}, numeral{parts: zero, kase: ade}, numeral{parts: zero, kase: ter}
	return m
}

// currencyStems are the words for currencies; they take endings like any noun.
var currencyStems = map[string]lint.Currency{
	"vp": lint.VP, "varázspont": lint.VP, "szk": lint.SZK, "szörnykomponens": lint.SZK, "komponens": lint.SZK, "építő": lint.Builder, "áldozás": lint.Sacrifice,
	"nekron": lint.Nekron, "semmizés": lint.Nekron, "zanszilánk": lint.Zanszilank, "zansszilánk": lint.Zanszilank,
}

// currencyWord reads VP-vel, varázspontba, Szk-t … as a currency with a case.
func currencyWord(w string) (lint.Currency, kase, bool) {
	for i := len(w); i > 1; i-- {
		c, ok := currencyStems[w[:i]]
		if !ok {
			continue
		}
		rest := strings.TrimPrefix(w[i:], "-")
		if rest == "" {
			return c, nom, true
		}
		if manyOf(rest) {
			return c, adj, true
		}
		if k, ok := numberEnding(rest); ok && (rest != "s" || c == lint.VP || c == lint.SZK) {
			if e := endings[rest]; e.owner != unowned && e.kase != ill {
				return 0, 0, false // VP-je, építőid: no amount; but +1 VP-jébe kerül
			}
			return c, k, true
		}
		if rest == "sel" || rest == "szel" { // szörnykomponenssel, áldozással
			return c, ins, true
		}
		if e, ok := ends(w[:i], rest); ok && e.owner == unowned && !e.plural {
			return c, e.kase, true
		}
	}
	return 0, 0, false
}

// amounts joins numbers with their currencies, and amounts that share a case: 2_VP-vel és [2]-nal.
func amounts(in []token) []token {
	n := 0
	for i := range in {
		if n > 0 {
			switch t, p := &in[i], &in[n-1]; {
			case p.mark == '-' && n > 1 && farEnding(&in[n-2], t):
				k, _ := numberEnding(t.text) // 2 VP -vel
				n--
				in[n-1].end, in[n-1].noun.kase = t.end, k
				continue
			case p.mark == '+' && t.kind == amount && t.sign == 0 && !t.parts[0].bare && (n < 2 || in[n-2].kind != amount || in[n-2].noun.plural):
				n-- // + 1_VP; the plus of "2 VP + 1 Szk" is no sign
				t.sign, t.start, t.spaced = 1, p.start, p.spaced
			case n > 2 && dash(p) && t.kind == amount && t.sign == 0 && !t.parts[0].bare && in[n-2].class&cCost != 0 && in[n-3].kind == word && in[n-3].noun.owner != unowned:
				n-- // hajóid költsége - 1 VP
				t.sign, t.start, t.spaced = -1, p.start, p.spaced
			case n > 1 && p.extra&dPlus != 0 && t.kind == amount && t.sign == 0 && in[n-2].kind == amount && takesCurrency(&in[n-2], t):
				n-- // egy plusz VP-t
				withCurrency(&in[n-1], t)
				if in[n-1].sign = 1; p.text == "mínusz" {
					in[n-1].sign = -1
				}
				continue
			case p.kind != amount:
			case looseEnding(p, t):
				p.end, p.noun.kase = t.end, ins // 2_VP vel
				continue
			case repeats(p, t):
				p.end, p.noun.kase = t.end, t.noun.kase // bűbájaid 1-1 VP-vel olcsóbbak
				continue
			case t.kind != amount || t.sign != 0:
			case !t.spaced && glues(p, t):
				glue(p, t)
				continue
			case takesCurrency(p, t):
				withCurrency(p, t)
				continue
			case multiplies(p, t):
				t.parts, t.start = partsOf(part{amount: lint.Amount{Kind: lint.Formula}, currency: t.parts[0].currency}), p.start
				n--
			}
		}
		move(in, n, i)
		n++
	}
	return alternatives(in[:n])
}

// readNumeral reads a word as a numeral, a count (annyival, kétszerannyi) or a currency.
func readNumeral(w string) (numeral, bool) {
	if c, k, ok := currencyWord(w); ok {
		return numeral{parts: bareParts[c], kase: k, many: k == adj && manyOf(w[strings.LastIndex(w, "-")+1:])}, true
	}
	if n, ok := numerals[w]; ok {
		return n, true
	}
	if w == "ugyanennyivel" || w == "ennyivel" || w == "felével" || w == "harmadával" || w == "negyedével" || w == "számával" || w == "darabszámával" { // by the number of them
		return numeral{parts: formulaParts, kase: ins}, true
	}
	i := strings.Index(w, "annyi")
	if i < 0 || strings.HasPrefix(w, "valannyi") || w == "feleannyiba" || strings.HasPrefix(w, "annyira") ||
		strings.HasPrefix(w, "ugyan") && w != "ugyanannyi" && !strings.HasSuffix(w, "vel") && !strings.HasSuffix(w, "val") {
		return numeral{}, false
	}
	rest := w[i+len("annyi"):]
	k, ok := nom, rest == ""
	if !ok {
		k, ok = numberEnding(rest)
	}
	return numeral{parts: formulaParts, kase: k}, ok
}

// takesCurrency says whether b is the currency of the number a: 2 VP-vel, három Szk, 2 _*.
func takesCurrency(a, b *token) bool {
	last := &a.parts[len(a.parts)-1]
	return len(b.parts) == 1 && b.parts[0].bare && !last.bare && last.currency == lint.AnyCurrency && a.noun.kase == nom
}

func withCurrency(a, b *token) {
	p := a.parts[len(a.parts)-1]
	p.currency = b.parts[0].currency
	if len(a.parts) == 1 {
		a.parts = partsOf(p)
	} else {
		a.parts = append(a.parts[:len(a.parts)-1:len(a.parts)-1], p)
	}
	a.noun.kase, a.noun.plural, a.end = b.noun.kase, b.noun.plural, b.end
}

// multiplies says whether a stands for a count of what b names: annyi [1]-gyel olcsóbb.
func multiplies(a, b *token) bool {
	return a.text == "annyi" && len(b.parts) == 1 && !b.parts[0].bare && named(b) && b.noun.kase == ins
}

// multiplied reads "kétszer X VP-vel" as one amount; "körönként kétszer 2 VP-vel" only says how often.
func multiplied(in []token) []token {
	n := 0
	for i := range in {
		t := &in[i]
		if t.kind == amount && t.noun.kase == ins && !t.parts[0].bare && n > 0 && in[n-1].extra&dTimes != 0 && (n == 1 || !often(in[n-2].text)) {
			t.parts, t.start = partsOf(part{amount: lint.Amount{Kind: lint.Formula}, currency: t.parts[0].currency}), in[n-1].start
			n--
		}
		move(in, n, i)
		n++
	}
	return in[:n]
}

func often(w string) bool {
	return strings.HasSuffix(w, "nként") || w == "csak" || w == "legfeljebb"
}

// looseEnding says whether b is the ending of the amount a, with the hyphen lost: 2_VP vel, 1 val.
func looseEnding(a, b *token) bool {
	return a.noun.kase == nom && b.kind == word && (b.text == "vel" || b.text == "val")
}

// farEnding says whether b is the ending of the amount a, behind a space and a hyphen: 2 VP -vel.
func farEnding(a, b *token) bool {
	if b.kind != word || b.spaced || a.kind != amount || a.noun.kase != nom {
		return false
	}
	_, ok := numberEnding(b.text)
	return ok
}

// repeats says whether b is the second half of a number for each: 1-1, 2-2.
func repeats(a, b *token) bool {
	return b.kind == amount && b.sign == -1 && !b.spaced && len(a.parts) == 1 && len(b.parts) == 1 && !named(a) && !named(b) &&
		a.parts[0].amount.Kind == lint.Number && a.parts[0] == b.parts[0]
}

// glues says whether two amounts stand together without a space: 1_VP(2), 1[1].
func glues(a, b *token) bool {
	return !b.parts[0].bare && b.parts[0].currency != lint.AnyCurrency && a.noun.kase == nom && !a.parts[0].bare
}

func glue(a, b *token) {
	p := a.parts[len(a.parts)-1]
	if p.currency == lint.AnyCurrency {
		p.currency = lint.VP
	}
	a.parts = append(append(a.parts[:len(a.parts)-1:len(a.parts)-1], p), b.parts...)
	a.noun.kase, a.end = b.noun.kase, b.end
}

// isArticle says whether amount i is a lone "egy": only "egy VP" is a number.
func isArticle(in []token, i int) bool {
	t := &in[i]
	if t.text != "egy" || len(t.parts) != 1 || named(t) || t.noun.kase != nom {
		return false
	}
	return i+1 == len(in) || in[i+1].class&cBelow == 0 // nem mehet egy alá
}

// named says whether an amount names its currency.
func named(t *token) bool { return t.parts[0].currency != lint.AnyCurrency }
