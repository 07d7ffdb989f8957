package workbook

import (
	"slices"
	"strings"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// marks gathers the findings of a file by sheet and cell: each cell that bears evidence gets them all in one comment.
func marks(in *Input, file string, lang lint.Lang) map[string][]mark {
	type at struct{ sheet, cell string }
	index := map[at]int{}
	told := map[at]map[string]bool{} // rules whose advice the comment has given
	out := map[string][]mark{}
	for i := range in.Findings {
		n := &in.Findings[i]
		if n.Pos.File != file {
			continue
		}
		for _, cell := range cellsOf(n) {
			col, row := place(cell)
			if row == 0 {
				continue // about the whole file: the summary has it
			}
			k := at{n.Pos.Sheet, cell}
			m, ok := index[k]
			if !ok {
				m = len(out[k.sheet])
				index[k], told[k] = m, map[string]bool{}
				out[k.sheet] = append(out[k.sheet], mark{cell: cell, col: col, row: row, level: n.Level})
			}
			x := &out[k.sheet][m]
			if n.Level.Weight() > x.level.Weight() {
				x.level = n.Level
			}
			if x.text != "" {
				x.text += "\n\n"
			}
			x.text += comment(n, cell, !told[k][n.Rule.Number], lang)
			told[k][n.Rule.Number] = true
		}
	}
	return out
}

// cellsOf lists the cells that a finding is about: those of its evidence, else its place, else the beginning of its row.
func cellsOf(n *lint.Finding) []string {
	var out []string
	for _, e := range n.Evidence {
		if e.Cell != "" && !slices.Contains(out, e.Cell) {
			out = append(out, e.Cell)
		}
	}
	switch {
	case len(out) > 0:
		return out
	case n.Pos.Cell != "":
		return []string{n.Pos.Cell}
	case n.Pos.Row > 0:
		return []string{cellAt(1, n.Pos.Row)}
	}
	return nil
}

// comment is what is said of one finding at one of its cells: rule, phrase, reason, advice.
func comment(n *lint.Finding, cell string, advise bool, lang lint.Lang) string {
	head := n.Rule.Number + " " + n.Rule.Name + " · " + say.Level(n.Level).In(lang)
	if len(n.Kodex) > 0 {
		head += " · " + say.Kodex.In(lang) + " " + strings.Join(n.Kodex, ", ")
	}
	lines := []string{head}
	for _, e := range n.Evidence {
		if e.Cell == cell && e.Quote != "" {
			lines = append(lines, say.Quoted(e.Quote).In(lang))
		}
	}
	lines = append(lines, n.Say.In(lang))
	if a := n.Rule.Advice.In(lang); advise && a != "" {
		lines = append(lines, "→ "+a)
	}
	return strings.Join(lines, "\n")
}

// phrases are the pieces of text that a finding rests on, a line each.
func phrases(n *lint.Finding) string {
	var out []string
	for _, e := range n.Evidence {
		if e.Quote != "" {
			out = append(out, e.Quote)
		}
	}
	return strings.Join(out, "\n")
}
