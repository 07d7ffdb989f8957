package rules

import (
	"unicode/utf8"

	"github.com/cardlint/cardlint/lint"
)

type row struct {
	file, sheet string
	number      int
}

// problems turns what a loader noticed about cells into findings: one a problem of the kind, in the words of the loader.
// Fatal ones are no findings: what could not be read ends with another exit code.
func problems(kind string) func(f *lint.Facts) []lint.Found {
	return func(f *lint.Facts) []lint.Found {
		var out []lint.Found
		var at map[row]int
		for _, p := range f.Pool.Problems {
			if p.Kind != kind || p.Fatal {
				continue
			}
			if at == nil {
				at = rows(f)
			}
			out = append(out, cell(p, at))
		}
		return out
	}
}

func rows(f *lint.Facts) map[row]int {
	at := make(map[row]int, len(f.Pool.Cards))
	for i := range f.Pool.Cards {
		p := f.Pool.Cards[i].Pos
		at[row{p.File, p.Sheet, p.Row}] = i
	}
	return at
}

func cell(p lint.Problem, at map[row]int) lint.Found {
	x := lint.Found{Card: lint.NoCard, Pos: p.Pos, Say: p.Say, Level: p.Level}
	if i, ok := at[row{p.Pos.File, p.Pos.Sheet, p.Pos.Row}]; ok {
		x.Card = i
	}
	x.Evidence = []lint.Span{piece(p)}
	switch {
	case p.Whole:
		x.Key, x.Together = p.Kind, true // not by the first place, nor by a count of them
	case p.Raw == "":
		x.Key = p.Say.En // an empty cell has no phrase that would tell it from another one
	}
	return x
}

// piece is what the problem is about: a piece of the cell, or all of it.
func piece(p lint.Problem) lint.Span {
	if p.End == 0 {
		return lint.Span{Cell: p.Pos.Cell, End: utf8.RuneCountInString(p.Raw), Quote: p.Raw}
	}
	return lint.Span{Cell: p.Pos.Cell, Start: p.Start, End: p.End, Quote: string([]rune(p.Raw)[p.Start:p.End])}
}

// Reports says whether a rule reports problems of the kind, so that nobody else need do it.
func Reports(kind string) bool {
	for _, r := range List() {
		if r.Problem == kind {
			return true
		}
	}
	return false
}
