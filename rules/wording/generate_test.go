package wording

import (
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/cardlint/cardlint/lint"
)

// The generator composes sentences from the dimensions of the grammar: cards × owner × amount × currency × direction × floor × circumstances ×
// generation of wording. Each must be read as the one change that it was composed from.

// inflected is a noun in the forms that the sentences need.
type inflected struct{ filter, noun, yours, your, theirs, its, plural string }

var nounForms = []inflected{
	{"all", "lap", "lapjaid", "lapod", "lapjai", "lapja", "lapok"},
	{"subtype:xenó", "xenó", "xenóid", "xenód", "xenói", "xenója", "xenók"},
	{"type:varázslat", "varázslat", "varázslataid", "varázslatod", "varázslatai", "varázslata", "varázslatok"},
	{"type:szörny", "szörny", "szörnyeid", "szörnyed", "szörnyei", "szörnye", "szörnyek"},
	{"type:tárgy", "tárgy", "tárgyaid", "tárgyad", "tárgyai", "tárgya", "tárgyak"},
	{"subtype:gólem", "gólem", "gólemeid", "gólemed", "gólemei", "góleme", "gólemek"},
	{"type:bűbáj", "bűbáj", "bűbájaid", "bűbájod", "bűbájai", "bűbája", "bűbájok"},
	{"colour:Tharr", "Tharr lap", "Tharr lapjaid", "Tharr lapod", "Tharr lapjai", "Tharr lapja", "Tharr lapok"},
	{"type:lény & icon:repül", "repülő lény", "repülő lényeid", "repülő lényed", "repülő lényei", "repülő lénye", "repülő lények"},
	{"subtype:elementál & icon:tűz", "tűz elementál", "tűz elementáljaid", "tűz elementálod", "tűz elementáljai", "tűz elementálja", "tűz elementálok"},
}

// cardsPhrase names cards: as the subject, before "költsége", and whether the verb is plural.
type cardsPhrase struct {
	whose    lint.Whose
	lasts    lint.Lasts
	nom, gen string
	isPlural bool
}

func phrases(n inflected) []cardsPhrase {
	gen := func(s string) string {
		if strings.ContainsAny(s[len(s)-4:], "aáoóuú") || strings.HasSuffix(s, "ai") {
			return s + "nak"
		}
		return s + "nek"
	}
	return []cardsPhrase{
		{lint.Own, lint.Static, n.yours, n.yours, true},
		{lint.Own, lint.Static, "minden " + n.your, "minden " + n.your, false},
		{lint.Own, lint.Next, "a következő " + n.your, "a következő " + n.your, false},
		{lint.Opponent, lint.Static, "ellenfeled " + n.theirs, "ellenfeled " + gen(n.theirs), true},
		{lint.Opponent, lint.Static, "az ellenfél minden " + n.its, "az ellenfél minden " + gen(n.its[:len(n.its)-1]+long(n.its)), false},
		{lint.Both, lint.Static, "a " + n.plural, "a " + n.plural, true},
		{lint.Both, lint.Static, "minden " + n.noun, "minden " + n.noun, false},
	}
}

// long gives the last letter as it stands before an ending: lapja, lapjának.
func long(s string) string { return strings.TrimPrefix(lengthened(s), s[:len(s)-1]) }

// sum is an amount in words: behind -val/-vel, and with a plus sign.
type sum struct {
	n        string
	currency lint.Currency
	by       string
	plus     string
	plusBe   string
}

var sums = []sum{
	{"1", lint.VP, "1_VP-vel", "+1_VP", "+1_VP-be"},
	{"2", lint.VP, "2 VP-vel", "+2 VP", "+2 VP-be"},
	{"3", lint.VP, "három varázsponttal", "+3 VP", "+3 varázspontba"},
	{"X", lint.VP, "X_VP-vel", "+X_VP", "+X_VP-be"},
	{"formula", lint.VP, "3*X_VP-vel", "+3*X_VP", "+3*X_VP-be"},
	{"1", lint.AnyCurrency, "1-gyel", "+1", ""},
	{"1", lint.AnyCurrency, "1-el", "+1", ""},
	{"1", lint.AnyCurrency, "eggyel", "+1", ""},
	{"3", lint.AnyCurrency, "3-mal", "+3", ""},
	{"2", lint.AnyCurrency, "kettővel", "+2", ""},
	{"1", lint.Nekron, "[1]-nal", "+[1]", "+[1]-be"},
	{"2", lint.Zanszilank, "(2)-vel", "+(2)", "+(2)-be"},
	{"1", lint.SZK, "1 Szk-val", "+1 Szk", "+1 Szk-ba"},
	{"2", lint.SZK, "2 _*-gal", "+2 _*", "+2 _*-ba"},
	{"1", lint.Builder, "1 építővel", "+1 építő", "+1 építőbe"},
}

// bounds are floors in words.
var bounds = []struct{ floor, text string }{
	{"", ""},
	{"1", ", de nem mehet így 1 alá"},
	{"1", " (de legalább 1)"},
	{"2", " (de min. 2)"},
	{"2", ", de nem csökkenhet 2 alá"},
	{"0", " (lehet 0 is)"},
	{"base", ", de nem csökkenhet így az alap költsége alá"},
	{"1", ", de így nem mehet 1 alá"},
	{"1", ", de 1 alá nem mehet"},
}

// frames are circumstances in words.
var frames = []struct {
	text     string
	when     lint.When
	lasts    lint.Lasts
	drawback bool
}{
	{"", 0, "", false},
	{"(S): ", lint.Activated, "", false},
	{"(K), dobj el egy lapot: ", lint.Activated, "", false},
	{"Jelenés: ", lint.Triggered, "", false},
	{"Hátrány: ", 0, "", true},
	{"ha van helyszíned játékban, ", lint.Conditional, "", false},
	{"amíg nincs lap a kezedben, ", lint.Conditional, "", false},
	{"ebben a körben ", 0, lint.Turn, false},
	{"a következő körödig ", 0, lint.Timed, false},
	{"Időleges hatás, 3: ", 0, lint.Timed, false},
	{"Repül. Élet: 2. ", 0, "", false},
	{"_etnikum, ", lint.Conditional, "", false},
}

// predicates give the statement about the cards in the three generations of wording; "" where the direction has no such form.
func predicates(p cardsPhrase, s sum, up bool) []string {
	word := func(less, more string) string {
		if up {
			return more
		}
		return less
	}
	plural := func(one, many string) string {
		if p.isPlural {
			return many
		}
		return one
	}
	out := []string{
		p.gen + " idézési költsége " + s.by + " " + word("kevesebb", "több"),
		p.gen + " kijátszási költsége " + s.by + " " + word("csökken", "nő"),
		p.gen + " költsége " + s.by + " " + word("kevesebb", "több"),
		p.gen + " költsége " + s.by + " " + word("olcsóbb", "drágább"),
		p.nom + " " + s.by + " " + word(plural("olcsóbb", "olcsóbbak"), plural("drágább", "drágábbak")),
		p.nom + " " + s.by + " " + word("kevesebbe", "többe") + plural(" kerül", " kerülnek"),
	}
	if up {
		out = append(out, p.gen+" költsége "+s.plus)
		if s.plusBe != "" {
			out = append(out, p.nom+" "+s.plusBe+plural(" kerül", " kerülnek"))
		}
	}
	return out
}

func TestGeneratedSentences(t *testing.T) {
	total, wrong := 0, 0
	for ni, n := range nounForms {
		for pi, p := range phrases(n) {
			for si, s := range sums {
				for bi, b := range bounds {
					for fi, f := range frames {
						if (si+2*bi+3*fi+ni+pi)%9 != 0 {
							continue // a ninth of all, evenly spread over the dimensions
						}
						for _, up := range []bool{false, true} {
							if up && b.text != "" {
								continue
							}
							for _, text := range predicates(p, s, up) {
								total++
								text = sentenceOf(f.text, text+b.text)
								want := label{
									Code: "M1", Op: "reduce", On: "play", Amount: s.n, Currency: s.currency.String(), Whose: string(p.whose), Floor: b.floor,
									When: f.when.Names(), Lasts: string(p.lasts), Drawback: f.drawback,
								}
								if up {
									want.Code, want.Op = "M2", "increase"
								}
								if f.lasts != "" && p.lasts == lint.Static {
									want.Lasts = string(f.lasts)
								}
								if got := oneModifier(text, n.filter); got != want.key() {
									wrong++
									if wrong <= 20 {
										t.Errorf("%s\n\tread %s\n\twant %s", text, got, want.key())
									}
								}
							}
						}
					}
				}
			}
		}
	}
	t.Logf("%d sentences, %d wrong", total, wrong)
	if total < 40000 {
		t.Errorf("only %d sentences were composed", total)
	}
}

// sentenceOf puts a sentence behind its frame, with a capital where it begins one.
func sentenceOf(frame, s string) string {
	if strings.HasSuffix(frame, ". ") {
		r, n := utf8.DecodeRuneInString(s)
		s = string(unicode.ToUpper(r)) + s[n:]
	}
	return frame + s + "."
}

// oneModifier gives the key of the only modifier of a text, or what is there instead.
func oneModifier(text, filter string) string {
	r := read(text)
	if len(r.Modifiers) != 1 || len(r.Unread) > 0 || len(r.Guards) > 0 {
		var all []string
		for i := range r.Modifiers {
			all = append(all, keyOf(&r.Modifiers[i]))
		}
		return strings.Join(all, " AND ") + map[bool]string{true: " UNREAD"}[len(r.Unread) > 0] + map[bool]string{true: " GUARD"}[len(r.Guards) > 0]
	}
	if f := written(r.Modifiers[0].Filter); f != filter {
		return "filter " + f
	}
	return keyOf(&r.Modifiers[0])
}

// Sentences that speak of cost and change none: whatever the numbers and cards, no modifier and nothing unread.
func TestGeneratedMentions(t *testing.T) {
	templates := []string{
		"Keress elő a paklidból egy legfeljebb # költségű $t.", "Minden, legalább #_VP idézési költségű @ kap +1 ÉP-t.", "Célpont @, aminek a költsége #, a Semmibe kerül.",
		"Egy #_VP-nél olcsóbb $t a kezedbe veszel.", "Húzz annyi lapot, amennyi a @ költsége.", "%d képességeinek költsége #_VP-vel kevesebb.",
		"%d aktiválást kívánó képességeinek használata +#_VP-be kerül.", "(S), #_VP: célpont @ sebződik 2-t.", "Kapsz #-gyel több VP-t, mint ahány %d van.",
		"Kapsz #_VP-t, ha kijátszol egy $t.", "%d sebzése #-gyel nő.", "Költségéből #_VP-t helyettesíthetsz egy @ feláldozásával.", "Ha van egy @ játékban, költsége (#).",
		"Ha +#_VP-ért játszod ki, célpont @ gyógyul 2-t.", "X annyi, ahány %d van játékban (max. #).", "%d alap idézési költsége #_VP-vel kevesebb.",
		"Ha #_VP-nél drágábban játszod ki, célpont @ gyógyul 2-t.", "Ingyen létrejön egy %d képessége.", "Költsége eggyel kevesebb VP, mint ahány @ van játékban.",
		"Ebből a lapból # lehet a paklidban 3 helyett.", "Ellenfeled #-gyel kevesebb VP-t kap, ha van egy @ játékban.", "A legkisebb költségű @ a gyűjtőbe kerül.",
	}
	acc := func(s string) string {
		switch s {
		case "xenó", "szörny", "varázslat", "gólem", "bűbáj", "lap", "Tharr lap", "repülő lény", "tárgy", "tűz elementál":
			return map[string]string{
				"xenó": "xenó", "szörny": "szörnye", "varázslat": "varázslato", "gólem": "góleme", "bűbáj": "bűbájo", "lap": "lapo",
				"Tharr lap": "Tharr lapo", "repülő lény": "repülő lénye", "tárgy": "tárgya", "tűz elementál": "tűz elementálo",
			}[s]
		}
		return s
	}
	for _, n := range nounForms {
		for _, num := range []string{"0", "1", "2", "3", "10"} {
			for _, tpl := range templates {
				text := strings.NewReplacer("#", num, "@", n.noun, "$", acc(n.noun), "%d", n.yours).Replace(tpl)
				r := read(text)
				if len(r.Modifiers) > 0 || len(r.Unread) > 0 {
					t.Errorf("%s\n\tread as %v, unread %v", text, patterns(&r), r.Unread)
				}
			}
		}
	}
}
