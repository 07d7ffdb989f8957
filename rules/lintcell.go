package rules

import (
	"strings"
	"time"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// inCell reads the lint cell of a card: "CL103: szándékos; CL308 2026-12-31: a nyomtatásig". Each piece is a rule, a last day if it has one, and
// the reason, which must be there.
func inCell(c *lint.Card) (list []lint.Suppression, wrong []lint.Remark) {
	pos := c.Pos
	pos.Cell = c.Lint.Cell
	for _, piece := range strings.FieldsFunc(c.Lint.Raw, func(r rune) bool { return strings.ContainsRune(";\r\n", r) }) {
		if piece = strings.TrimSpace(piece); piece == "" {
			continue
		}
		s, w := readPiece(piece)
		if w.En != "" {
			wrong = append(wrong, lint.Remark{Place: pos.String(), Say: w, Wrong: true})
			continue
		}
		s.Card, s.Place = c.Name, pos.String()
		list = append(list, s)
	}
	return list, wrong
}

func readPiece(piece string) (lint.Suppression, lint.Words) {
	var s lint.Suppression
	head, reason, colon := strings.Cut(piece, ":")
	words := strings.Fields(head)
	if len(words) == 0 || len(words) > 2 || strings.Contains(head, ",") {
		return s, say.LintCell(piece)
	}
	r := Named(words[0])
	if r == nil && !colon {
		return s, say.LintCell(piece)
	}
	if r == nil {
		return s, say.UnknownRule(words[0], names())
	}
	s.Rule, s.Reason = r.Number, strings.TrimSpace(reason)
	if len(words) == 2 {
		var err error
		if s.Until, err = time.Parse(time.DateOnly, words[1]); err != nil {
			return s, say.BadDate(words[1])
		}
	}
	if s.Reason == "" {
		return s, say.LintCellReason(piece)
	}
	return s, lint.Words{}
}

// Named finds a rule by its number or name, in any case; nil where there is none.
func Named(which string) *lint.Rule {
	for _, r := range List() {
		if strings.EqualFold(r.Number, which) || strings.EqualFold(r.Name, which) {
			return r
		}
	}
	return nil
}

func names() []string {
	var out []string
	for _, r := range List() {
		out = append(out, r.Number, r.Name)
	}
	return out
}
