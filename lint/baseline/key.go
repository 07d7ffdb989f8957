// Package baseline keeps findings that are known, so that a check can tell what is new.
//
// In: findings, and the lines of a baseline file. Out: the lines to write, and findings that are muted because they were known before.
//
// A finding is known by its card, rule and phrase, never by its row, column, sheet or file. A cause (Rule.ByVictim) is one line for each of
// its victims, so that a new victim is new. Where the same is found n times, the line counts n, and the next one is new.
package baseline

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// Of gives the lines for findings, sorted. What a person has suppressed is none of them.
func Of(findings []lint.Finding) []lint.Known {
	at := map[lint.Known]int{}
	c := cells{}
	var out []lint.Known
	for i := range findings {
		if findings[i].Muted.By == lint.BySuppression {
			continue
		}
		for _, k := range c.keys(&findings[i]) {
			n, ok := at[k]
			if !ok {
				n = len(out)
				at[k] = n
				out = append(out, k)
			}
			out[n].Count++
		}
	}
	slices.SortFunc(out, order)
	return out
}

// order is that of the file: by the bytes of its columns, so that any machine sorts alike.
func order(a, b lint.Known) int {
	return cmp.Or(cmp.Compare(a.Card, b.Card), cmp.Compare(a.ID, b.ID), cmp.Compare(a.Rule, b.Rule),
		cmp.Compare(a.Victim, b.Victim), cmp.Compare(a.VictimID, b.VictimID), cmp.Compare(a.Phrase, b.Phrase))
}

// cells remembers how names are written in a line, for the same victims come again and again.
type cells map[string]string

func (c cells) of(s string) string {
	out, ok := c[s]
	if !ok {
		out = onLine(s)
		c[s] = out
	}
	return out
}

// keys are the lines, without a count, that the finding is known by: one, or one for each victim.
func (c cells) keys(n *lint.Finding) []lint.Known {
	k := lint.Known{Rule: n.Rule.Number, Phrase: phrase(n)}
	if !n.Together {
		k.Card, k.ID = c.of(n.Card.Name), c.of(n.Card.ID)
	}
	if !n.Rule.ByVictim {
		return []lint.Known{k}
	}
	out := make([]lint.Known, len(n.Related))
	for i, v := range n.Related {
		k.Victim, k.VictimID = c.of(v.Name), c.of(v.ID)
		out[i] = k
	}
	return out
}

// phrase is what the finding rests on: its quotes, or what tells it from others.
func phrase(n *lint.Finding) string {
	var parts []string
	for _, e := range n.Evidence {
		if e.Quote != "" && !n.Together {
			parts = append(parts, onLine(e.Quote))
		}
	}
	if n.Key != "" {
		parts = append(parts, onLine(n.Key))
	}
	return shortened(strings.Join(parts, " | "))
}

// A phrase of more than longest code points is cut; the digits behind it (of the SHA-256 of all of it) tell it from others that begin alike.
const (
	longest = 64
	digits  = 12
)

func shortened(s string) string {
	if utf8.RuneCountInString(s) <= longest {
		return s
	}
	sum := sha256.Sum256([]byte(s))
	head := string([]rune(s)[:longest-digits-4])
	if i := strings.LastIndex(head, " "); i > len(head)/2 {
		head = head[:i]
	}
	return head + " … #" + hex.EncodeToString(sum[:])[:digits]
}

// onLine makes a text one cell of a line: letters composed with their accents, white space of any sort one space, characters that nobody sees
// by their numbers. What a spreadsheet program would run as a formula begins with an apostrophe.
func onLine(s string) string {
	s = strings.Join(strings.Fields(say.Composed(s)), " ")
	if strings.ContainsFunc(s, func(r rune) bool { return !unicode.IsPrint(r) }) {
		var b strings.Builder
		for _, r := range s {
			if unicode.IsPrint(r) {
				b.WriteRune(r)
			} else {
				b.WriteString(say.CodePoint(r))
			}
		}
		s = b.String()
	}
	if s != "" && strings.ContainsRune("=+-@", rune(s[0])) {
		return "'" + s
	}
	return s
}
