package wording

import (
	"strings"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"github.com/cardlint/cardlint/lint"
)

// excepted reads "… kivéve a sárkányokat", before the noun, behind the phrase or in a bracket, as conditions that must not hold.
func (s *selection) excepted(ph *phrase) {
	if s.exceptedAside(ph) {
		return
	}
	at := exceptAt(s.tokens)
	if at < 0 {
		return
	}
	from := at + 1
	var to int
	switch before := exceptFrom(s.tokens, at); {
	case s.tokens[at].text == "kivételével":
		from, to = before, at
	case at < ph.head:
		from, to = 0, at
	case (at+1 == len(s.tokens) || s.tokens[at+1].kind == punct) && before > ph.head && before < at:
		from, to = before, at // lényeid, a goblinokat kivéve, …
	default:
		to = exceptTo(s.tokens, from)
	}
	s.leave(s.tokens[from:to])
}

// exceptedAside reads an exception in a bracket: szörnyeid (kivéve a vámpírokat); szörnyeid 1 VP-vel olcsóbbak (a vámpírok kivételével). Behind
// another clause it is not sure of what it speaks.
func (s *selection) exceptedAside(ph *phrase) bool {
	sure := true
	for k := ph.head + 1; k < len(s.tokens); k++ {
		t := &s.tokens[k]
		sure = sure && t.kind != punct
		if t.kind != group || t.group < 0 {
			continue
		}
		in := s.r.units[t.group].tokens
		at := exceptAt(in)
		switch {
		case at < 0:
			continue
		case !sure:
			s.exact = false
		case in[at].text == "kivételével":
			s.leave(in[exceptFrom(in, at):at])
		case notCounted(in[:at]):
			s.leave(in[at+1:])
		default:
			s.leave(in[:at])
		}
		return true
	}
	return false
}

// notCounted says whether the words before the one that makes an exception only belong to it: nem számítva, bele nem értve.
func notCounted(tokens []token) bool {
	for k := range tokens {
		if t := &tokens[k]; t.class&cNot == 0 && t.text != "bele" && t.text != "ide" {
			return false
		}
	}
	return true
}

// exceptAt finds the word that makes an exception, -1 for none; "kivéve, ha …" is a condition.
func exceptAt(tokens []token) int {
	for k := range tokens {
		if tokens[k].extra&dExcept == 0 || tokens[k].text == "számítva" && (k == 0 || tokens[k-1].class&cNot == 0) {
			continue // a 3. körtől számítva
		}
		next := k + 1
		if next < len(tokens) && tokens[next].text == "," {
			next++
		}
		if next >= len(tokens) || tokens[next].class&cIf == 0 {
			return k
		}
	}
	return -1
}

// exceptTo gives the end of what stands behind "kivéve": before the comma after which the change is said.
func exceptTo(tokens []token, from int) int {
	for k := from; k < len(tokens); k++ {
		if tokens[k].kind != amount && tokens[k].class&cCost == 0 {
			continue
		}
		if k > from && tokens[k-1].kind == punct {
			return k - 1
		}
		break
	}
	return len(tokens)
}

// exceptFrom gives the first token of the cards that "kivételével" at token at leaves out: "lényeid a sárkányok kivételével".
func exceptFrom(tokens []token, at int) int {
	for k := at - 1; k >= 0; k-- {
		if joined := k > 0 && tokens[k].mark == ',' && tokens[k-1].isCards() && tokens[k+1].isCards() && tokens[k-1].noun.kase == tokens[at-1].noun.kase && tokens[k-1].noun.owner == tokens[at-1].noun.owner; tokens[k].kind == punct && !joined {
			return k + 1
		}
		if tokens[k].class&cDet != 0 && tokens[k].extra&dEach == 0 {
			return k
		}
	}
	return 0
}

// leave takes the cards that the words name out of all alternatives.
func (s *selection) leave(tokens []token) {
	except := &selection{r: s.r, tokens: tokens, exact: true}
	for k := 0; k < len(tokens); k++ {
		t := &tokens[k]
		if t.text == "bele" {
			continue // bele nem értve
		}
		if t.class&cRel != 0 || t.kind == amount || t.class&(cLess|cCheap|cKerul) != 0 {
			except.exact = false
			break
		}
		if n := except.called(k, len(tokens)); n > k {
			k = n
			continue
		}
		k = except.take(k, &phrase{head: k})
	}
	except.shut()
	f := except.done()
	if len(f.Any) == 0 || !f.Exact {
		s.exact = false
		return
	}
	if len(s.alts) == 0 {
		s.alts, s.nouns = []lint.Conjunction{{}}, []bool{true}
	}
	for i := range s.alts {
		s.alts[i].Not = append(s.alts[i].Not, f.Any...)
	}
}

// named reads names of two words: of the vocabulary (ében íjász), and capitalised ones that no table knows (Zúzmara gyíkjaid).
func (s *selection) named(k, head int) (int, bool) {
	if k >= head || s.tokens[k].kind != word || s.tokens[k+1].kind != word {
		return k, false
	}
	t, n := &s.tokens[k], &s.tokens[k+1]
	var l *lemma
	if t.flags&fDouble != 0 {
		if l = stems[t.text+" "+n.text]; l == nil {
			l = stems[t.text+" "+n.noun.stem()]
		}
	}
	if l != nil {
		s.add(l, k+1 == head)
		s.noun = s.noun || k+1 == head
		return k + 1, true
	}
	if k+1 == head && t.capital && !s.plainWord(t) && !t.noun.known && t.class == 0 && t.extra == 0 && n.isCards() && (!n.noun.known || n.noun.lemma.kind == "subtype") && (t.noun.owner == unowned || bareName(t.text)) {
		raw := composedName(s.r.between(t.start, t.end).Quote)
		s.cur.Name = append(s.cur.Name, raw+" "+n.noun.stem())
		s.noun = true
		return k + 1, true
	}
	return k, false
}

// plainWord says whether the capital of a word tells no name: the text shouts, or a sentence begins with an attribute (Saját druidáid, Úszó ganüidjeid).
func (s *selection) plainWord(t *token) bool {
	return s.r.l.runes[t.start+1].is(upper) || t.first && (neutral[t.text] || vague[t.text] || participle(t.text))
}

// firstHalves are the first words of stems of two.
var firstHalves = func() map[string]bool {
	m := map[string]bool{}
	for s := range stems {
		if first, _, two := strings.Cut(s, " "); two {
			m[first] = true
		}
	}
	return m
}()

// bareName says whether a word could be the first half of a name although an ending could be read into it.
func bareName(w string) bool { return strings.HasSuffix(w, "a") || strings.HasSuffix(w, "e") }

// composedName gives a name as other cards write it, whatever marks and invisible hyphens this text has in it.
func composedName(raw string) string {
	return strings.Map(neighbour, norm.NFC.String(strings.ReplaceAll(raw, "\u00ad", "")))
}

// spelled gives an unknown capitalised noun as it stood, without its endings.
func (s *selection) spelled(_ *phrase, t *token, stem string) string {
	return composedName(s.r.between(t.start, min(t.start+int32(utf8.RuneCountInString(stem)), t.end)).Quote)
}
