package wording

import (
	_ "embed"
	"strings"
)

//go:embed deeds.tsv
var deedsTSV string

// addDeeds adds what is done with cards, in all its forms, to the words that have no other classes: kijátszási, kijátszása, kijátszásukért …
func addDeeds(sole map[string]classes) {
	for _, r := range tsvRows(deedsTSV) {
		var forms map[string]classes
		switch r[0] {
		case "playing":
			forms = playingForms(r[1])
		case "use":
			forms = useForms(r[1])
		default:
			panic("deeds.tsv: no class " + r[0])
		}
		for f, c := range forms {
			old := sole[f]
			sole[f] = classes{old.main | c.main, old.extra | c.extra}
		}
	}
}

// harmony is what endings have in them behind back and behind front vowels: -a, -uk, -nak …
type harmony struct{ its, long, their, them, to, plural, yours, many string }

func harmonyOf(noun string) harmony {
	if strings.LastIndexAny(noun, "aáoóuú") > strings.LastIndexAny(noun, "eéiíöőüű") {
		return harmony{its: "a", long: "á", their: "uk", them: "at", to: "hoz", plural: "ok", yours: "od", many: "ai"}
	}
	return harmony{its: "e", long: "é", their: "ük", them: "et", to: "hez", plural: "ek", yours: "ed", many: "ei"}
}

// playingForms are those of playing a card: its cost, and what it is done for or to.
func playingForms(noun string) map[string]classes {
	v := harmonyOf(noun)
	is := classes{main: cPlaying}
	out := map[string]classes{noun + "i": {main: cCostmod}, noun + v.its: is, noun + v.long + "t": is, noun + v.their: is, noun + v.their + v.them: is}
	for _, of := range [...]string{noun + v.long, noun + v.their} {
		to := v.to
		if strings.HasSuffix(of, "ük") {
			to = "höz"
		}
		out[of+"n"+v.its+"k"], out[of+"ért"] = is, is
		out[of+"r"+v.its] = classes{main: cPlayingfor}
		out[of+to] = classes{extra: dPlayingto}
	}
	return out
}

// useForms are those of anything else that is done: what it costs is no summoning cost.
func useForms(noun string) map[string]classes {
	v := harmonyOf(noun)
	is := classes{main: cUse}
	out := map[string]classes{noun + "i": {main: cUsemod}, noun + v.its: is, noun + v.long + "ért": is, noun + v.long + "r" + v.its: is}
	for _, of := range [...]string{"", v.plural, v.long, v.their, v.many, v.yours, v.many + "d"} {
		out[noun+of+"n"+v.its+"k"] = is
		if of != v.long {
			out[noun+of] = is
		}
	}
	return out
}
