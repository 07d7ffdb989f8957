package wording

import (
	_ "embed"
	"strings"
)

//go:embed spoken.tsv
var spokenTSV string

// spoken says which endings go with a number or currency as it is spoken; "" where none is wrong enough to be marked.
type spoken struct{ ins, acc, adj, vowels string }

// pairs are the endings that go with back and with front vowels.
var pairs = [][2]string{{"ba", "be"}, {"ban", "ben"}, {"ból", "ből"}, {"nál", "nél"}, {"nak", "nek"}, {"ra", "re"}, {"ról", "ről"}, {"tól", "től"}}

var spokenAs = func() map[string]spoken {
	m := map[string]spoken{}
	for _, row := range tsvRows(spokenTSV) {
		for i := range row {
			if row[i] == "-" {
				row[i] = ""
			}
		}
		m[row[0]] = spoken{row[1], row[2], row[3], row[4]}
	}
	return m
}()

// wrongNumerals are the numerals in words with a wrong -val/-vel, and the right form of each.
var wrongNumerals = func() map[string]string {
	m := map[string]string{}
	for _, row := range tsvRows(numeralsTSV) {
		forms := strings.Fields(row[2])
		for _, f := range forms[1:] {
			if !strings.Contains(f, "-") {
				m[f] = forms[0]
			}
		}
	}
	return m
}()

// instead gives the ending that should stand there, "" where the one that does is right, or nothing certain is known of it.
func (s spoken) instead(ending string) string {
	if strings.Contains(ending, "?") {
		return ""
	}
	right := ""
	switch k, ok := numberEnding(ending); {
	case !ok:
	case k == ins:
		right = s.ins
	case k == acc:
		right = s.acc
	case k == adj && ending != "nyi":
		right = s.adj
	default:
		for _, p := range pairs {
			if s.vowels == "front" && ending == p[0] {
				right = p[1]
			} else if s.vowels == "back" && ending == p[1] {
				right = p[0]
			}
		}
	}
	if right == ending {
		return ""
	}
	return right
}

// ofNumber finds how a number is spoken: by the longest end of it that stands in the table.
func ofNumber(digits string) spoken {
	for i := range digits {
		if s, ok := spokenAs[digits[i:]]; ok {
			return s
		}
	}
	return spoken{}
}

// wrongSuffix gives what should stand in the place of a piece of text: of 1-el, 2_VP-al, [1]-el, háromal. from is where the number or currency
// begins in it; "" where nothing is wrong.
func (r *reader) wrongSuffix(start, end int) (from int, instead string) {
	text := []rune(string(r.l.word(start, end)))
	hyphen := len(text) - 1
	for hyphen > 0 && text[hyphen] != '-' {
		hyphen--
	}
	raw := func(to int) string { return r.between(int32(start+from), int32(start+to)).Quote }
	if hyphen <= 0 || hyphen+1 == len(text) {
		return 0, r.wrongWord(string(text), raw)
	}
	ending, head := string(text[hyphen+1:]), text[:hyphen]
	s, from := r.ending(head, ending, start)
	if right := s.instead(ending); right != "" {
		return from, raw(hyphen+1) + right
	}
	return 0, ""
}

// wrongWord is wrongSuffix for a numeral or currency in words.
func (r *reader) wrongWord(w string, raw func(to int) string) string {
	n := len([]rune(w))
	if right, ok := wrongNumerals[w]; ok {
		return raw(1) + string([]rune(right)[1:])
	}
	for i := len(w) - 1; i > len("vp"); i-- {
		if s, ok := spokenAs[w[:i]]; ok && len(w[:i]) > len("szk") && !isDigit(rune(w[0])) {
			if right := s.instead(w[i:]); right != "" {
				return raw(n-len([]rune(w[i:]))) + right
			}
			return ""
		}
	}
	return ""
}

// ending finds how what stands before the hyphen is spoken, and where it begins.
func (r *reader) ending(head []rune, ending string, start int) (s spoken, from int) {
	last := len(head) - 1
	i := last
	for i >= 0 && isDigit(head[i]) {
		i--
	}
	switch {
	case i < last:
		if i >= 0 && strings.ContainsRune("/*.,-^", head[i]) {
			return spoken{}, 0 // +1/+1-gyel, 3*2
		}
		return ofNumber(string(head[i+1:])), max(i+1, 0)
	case head[last] == ']' || head[last] == ')':
		return bracketedAs(head, ending)
	}
	for i >= 0 && head[i] >= 'a' {
		i--
	}
	name := string(head[i+1:])
	switch name {
	case "x", "y", "z", "n":
		if !r.l.runes[start+last].is(upper) {
			return spoken{}, 0
		}
	case "szk":
		if k, _ := numberEnding(ending); k == ins && strings.HasPrefix(ending, "s") {
			return spoken{}, 0 // read as the word: szörnykomponenssel
		}
	case "vp":
	default:
		return spoken{}, 0
	}
	from = i + 1
	for from > 0 && (head[from-1] == '_' || isDigit(head[from-1])) {
		from-- // 2_VP-al
	}
	return spokenAs[name], from
}

// bracketedAs says how [1] or (2) is spoken: as its currency, or as the number in it.
func bracketedAs(head []rune, ending string) (s spoken, from int) {
	last := len(head) - 1
	i := last - 1
	for i >= 0 && isDigit(head[i]) {
		i--
	}
	digits := string(head[i+1 : last])
	if i < 0 || digits == "" || head[i] != map[rune]rune{']': '[', ')': '('}[head[last]] || i > 0 && head[i-1] == '[' {
		return spoken{}, 0 // [[1]]-et, (S)-sel
	}
	if ending == ofNumber(digits).ins || ending == spokenAs["semmizés"].ins {
		return spoken{}, 0
	}
	return spoken{ins: spokenAs[string(head[last])].ins}, i
}
