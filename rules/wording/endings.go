package wording

import (
	_ "embed"
	"strings"
)

//go:embed endings.tsv
var endingsTSV string

// ending is one sum of owner and case.
type ending struct {
	owner  owner
	plural bool
	kase   kase
}

var ownerNames = map[string]ending{
	"none": {}, "plural": {plural: true}, "my": {owner: my}, "mine": {owner: my, plural: true}, "your": {owner: your}, "yours": {owner: your, plural: true},
	"its": {owner: its}, "itsmany": {owner: its, plural: true}, "their": {owner: their}, "our": {owner: our}, "youall": {owner: youall},
}

func readEndings() map[string]ending {
	type form struct {
		text string
		end  ending
	}
	var owners, cases []form
	for _, r := range tsvRows(endingsTSV) {
		for _, f := range strings.Fields(r[2]) {
			f = strings.Trim(f, "-")
			if r[0] == "owner" {
				owners = append(owners, form{f, ownerNames[r[1]]})
			} else if k, ok := kaseNamed(r[1]); ok {
				cases = append(cases, form{f, ending{kase: k}})
			}
		}
	}
	m := map[string]ending{}
	add := func(text string, e ending) {
		if _, taken := m[text]; !taken {
			m[text] = e
		}
	}
	for _, o := range owners {
		for _, c := range cases {
			if o.text != "" && (c.text == "ot" || c.text == "öt") {
				continue // lapokat, lapodat: bajnokot is one bajnok
			}
			e := o.end
			e.kase = c.end.kase
			text := o.text + c.text
			if last := o.text; c.end.kase == ins && last != "" && strings.ContainsAny(last[len(last)-1:], "kdm") {
				text = o.text + last[len(last)-1:] + c.text[1:] // lapokkal, lapoddal
			}
			add(text, e)
		}
		if o.end.owner == your { // of two cases the one that says whose counts: tárgyaidéból
			e := o.end
			e.kase = poss
			add(o.text+"éból", e)
			add(o.text+"éből", e)
		}
		if o.end.owner == your || o.end.owner == its && o.end.plural || o.end.owner == unowned && o.end.plural { // tárgyaidét, tárgyaiét, tárgyakét
			e := o.end
			e.kase = poss
			add(o.text+"ét", e)
		}
	}
	return m
}

// ends reads an ending behind a stem; a doubled consonant is the trace of -val, -vel.
func ends(stem, rest string) (ending, bool) {
	rest = strings.TrimPrefix(rest, "-")
	if e, ok := endings[rest]; ok {
		return e, true
	}
	for _, v := range []string{"al", "el"} {
		if c, ok := strings.CutSuffix(rest, v); ok && c != "" && strings.HasSuffix(stem, c) {
			return ending{kase: ins}, true
		}
	}
	return ending{}, false
}

// manyOf says whether the ending of a number makes it the cards of that cost: a 2-esek, a 3-asoké.
func manyOf(s string) bool {
	switch strings.TrimSuffix(s, "é") {
	case "sok", "sek", "asok", "esek", "osok", "ösök":
		return true
	}
	return false
}

// numberEnding reads the ending of a number or sign: gyel, el, nál, es …
func numberEnding(s string) (kase, bool) {
	switch s {
	case "t", "at", "et", "ot", "öt", "öt?":
		return acc, true
	case "s", "as", "es", "os", "ös", "nyi":
		return adj, true
	case "onként", "enként", "önként", "ánként", "ként", "nként":
		return fos, true
	}
	if n := len(s); n >= 2 && n <= 5 && !strings.HasPrefix(s, "vp") && (strings.HasSuffix(s, "al") || strings.HasSuffix(s, "el")) && !strings.ContainsAny(s[:n-2], vowels) {
		return ins, true // -vel and its kin, right or wrong: gyel, kal, el
	}
	if strings.HasSuffix(s, "ként") && len(s) < 9 {
		return fos, true // []-enként
	}
	e, ok := endings[strings.Replace(s, "?", "ő", 1)]
	if ok && (e.kase != nom || e.owner != unowned || e.plural) {
		return e.kase, true
	}
	return 0, false
}
