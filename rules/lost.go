package rules

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/rules/wording"
)

// read says what a card says. What is lost cannot be judged (R4), whatever is left of it looks like: a cell that shows no text but an error such
// as #REF!, a cell of question marks alone, and a word about cost of which letters are lost, where the wording made nothing of it.
func read(c *lint.Card) lint.Reading {
	known := *c
	known.Texts = nil
	var lost []lint.Unread
	for _, t := range c.Texts {
		if t.Lost || onlyMarks(t.Raw) {
			lost = append(lost, lint.Unread{Code: lint.R4, Span: spanOf(t, 0, len(t.Raw))})
			continue
		}
		known.Texts = append(known.Texts, t)
	}
	r := wording.Read(&known)
	for _, t := range known.Texts {
		for _, s := range lostWords(t) {
			if !isRead(&r, s) {
				lost = append(lost, lint.Unread{Code: lint.R4, Span: s})
			}
		}
	}
	r.Unread = append(r.Unread, lost...)
	for _, u := range lost {
		r.Clauses = append(r.Clauses, lint.Clause{Code: u.Code, Span: u.Span}) // explaining the card shows it
	}
	return r
}

// isMark says whether the rune stands where a letter was lost.
func isMark(r rune) bool { return r == '?' || r == unicode.ReplacementChar }

// onlyMarks says whether nothing but lost letters stands in the cell.
func onlyMarks(raw string) bool {
	raw = strings.TrimSpace(raw)
	return raw != "" && strings.TrimFunc(raw, func(r rune) bool { return isMark(r) || unicode.IsSpace(r) }) == ""
}

// costStems are the beginnings of the words without which hardly any text changes a cost.
var costStems = []string{"költség", "olcsó", "drágá"}

var marked = regexp.MustCompile(`[\pL?\x{FFFD}]*[?\x{FFFD}][\pL?\x{FFFD}]*`)

// lostWords finds the words that may have spoken of cost, but for letters that are lost.
func lostWords(t lint.Text) []lint.Span {
	if !strings.ContainsFunc(t.Raw, isMark) {
		return nil
	}
	var out []lint.Span
	for _, m := range marked.FindAllStringIndex(t.Raw, -1) {
		for _, stem := range costStems {
			if mayBegin(t.Raw[m[0]:m[1]], stem) {
				out = append(out, spanOf(t, m[0], m[1]))
				break
			}
		}
	}
	return out
}

// mayBegin says whether the word begins with the stem once its lost letters are found. More than half of the stem has to stand there.
func mayBegin(word, stem string) bool {
	w, s := []rune(strings.ToLower(word)), []rune(stem)
	if len(w) < len(s) {
		return false
	}
	missing := 0
	for i := range s {
		switch {
		case isMark(w[i]):
			missing++
		case w[i] != s[i]:
			return false
		}
	}
	return missing > 0 && 2*missing < len(s)
}

// isRead says whether the reading says anything about the place.
func isRead(r *lint.Reading, at lint.Span) bool {
	meets := func(s lint.Span) bool { return s.Cell == at.Cell && s.Start < at.End && at.Start < s.End }
	for i := range r.Modifiers {
		if meets(r.Modifiers[i].Span) {
			return true
		}
	}
	for i := range r.Guards {
		if meets(r.Guards[i].Span) {
			return true
		}
	}
	for i := range r.Bases {
		if meets(r.Bases[i].Span) {
			return true
		}
	}
	for i := range r.Unread {
		if meets(r.Unread[i].Span) {
			return true
		}
	}
	for i := range r.Clauses {
		if r.Clauses[i].Code != "" && meets(r.Clauses[i].Span) {
			return true
		}
	}
	return false
}

// spanOf gives the evidence from one byte of the text to another, end excluded.
func spanOf(t lint.Text, from, to int) lint.Span {
	return lint.Span{
		Cell: t.Cell, Start: utf8.RuneCountInString(t.Raw[:from]), End: utf8.RuneCountInString(t.Raw[:to]), Quote: t.Raw[from:to],
	}
}
