package wording

import (
	"slices"

	"github.com/cardlint/cardlint/lint"
)

// Tokens takes the words of a card's texts apart, for explaining how they were read: stems, endings, classes of the word tables.
// Their order is that of the texts. Brackets and other signs that carry no meaning are left out.
func Tokens(c *lint.Card) []lint.Token {
	var out []lint.Token
	known := newWords()
	for i := range c.Texts {
		var l letters
		l.read(c.Texts[i].Raw)
		r := &reader{text: &c.Texts[i], l: l}
		for _, t := range prepare(&l, nil, known) {
			if t.kind == punct {
				continue
			}
			out = append(out, lint.Token{
				Stem: t.noun.stem(), Ending: t.endings(), Class: t.classNames(),
				Span: r.between(t.start, t.end),
			})
		}
	}
	return out
}

var ownerWords = []string{"", "my", "your", "its", "their", "our", "youall"}

// endings names what the endings say: owner, number, case.
func (t *token) endings() []string {
	out := []string{}
	if t.noun.owner != unowned {
		out = append(out, ownerWords[t.noun.owner])
	}
	if t.noun.plural {
		out = append(out, "many")
	}
	if t.noun.kase != nom {
		out = append(out, kaseNames[t.noun.kase])
	}
	return out
}

// classNames lists the classes of a word in the words of lexicon.tsv, sorted; an amount, icon or surcharge is its own.
func (t *token) classNames() []string {
	out := []string{}
	switch t.kind {
	case amount:
		out = append(out, "amount")
	case surcharge:
		out = append(out, "surcharge")
	case icon:
		out = append(out, "icon")
	case limit:
		out = append(out, "limit")
	}
	for n, c := range classNames {
		if t.class&c != 0 {
			out = append(out, n)
		}
	}
	for n, c := range extraNames {
		if t.extra&c != 0 {
			out = append(out, n)
		}
	}
	if t.noun.known {
		out = append(out, t.noun.lemma.kind)
	}
	slices.Sort(out)
	return slices.Compact(out)
}
