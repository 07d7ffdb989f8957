package report

import (
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// everyCard stands for the card in the rows of what switches off every ancient-magic card alike.
const everyCard = "*"

// combosCSV writes a row for each set of each ancient-magic card; a card without any has one row. With ByCause: a row for each cause.
func combosCSV(w io.Writer, in *Input, _ Look) error {
	c := in.Facts.Combos
	if in.ByCause {
		return causesCSV(w, in)
	}
	head := slices.Concat(placeHead, []string{"card", "id", "verdict", "besides", "larger", "set", "by", "rule", "members", "while", "unless"})
	return writeCSV(w, head, func(yield func([]string) bool) {
		for i := range c.Always {
			row := slices.Concat(placeCells(lint.Pos{}), []string{everyCard, "", "", "", "", strconv.Itoa(i + 1)}, comboCells(&c.Always[i]))
			if !yield(row) {
				return
			}
		}
		for i := range c.Ancient {
			a := &c.Ancient[i]
			if a.Apart {
				continue
			}
			card := slices.Concat(placeCells(a.Pos), []string{a.Name, a.ID, string(a.Verdict), string(a.Besides), strconv.FormatBool(a.Larger)})
			sets := a.Sets()
			if len(sets) == 0 && !yield(slices.Concat(card, make([]string, 6))) {
				return
			}
			for k := range sets {
				if !yield(slices.Concat(card, []string{strconv.Itoa(k + 1)}, comboCells(&sets[k]))) {
					return
				}
			}
		}
	})
}

// comboCells are kind, rule, members, circumstances and guards of a set.
func comboCells(s *lint.Combo) []string {
	var members, while, unless []string
	for _, m := range s.Members {
		t := string(m.Side) + ": " + nameList(m.Cards)
		if how := append(m.When.Names(), string(m.Lasts)); m.Lasts != "" {
			t += " (" + strings.Join(how, ", ") + ")"
		}
		members = append(members, t)
	}
	for _, x := range s.While {
		while = append(while, strings.Trim(x.String(), "{}"))
	}
	for _, u := range s.Unless {
		unless = append(unless, string(u.Side)+": "+nameList(u.Cards))
	}
	return []string{s.By, s.Rule, strings.Join(members, " + "), strings.Join(while, "; "), strings.Join(unless, "; ")}
}

func causesCSV(w io.Writer, in *Input) error {
	return writeCSV(w, []string{"by", "side", "cards", "hits", "victims"}, func(yield func([]string) bool) {
		for _, h := range harms(in.Facts) {
			if !yield([]string{h.by, string(h.side), nameList(h.cards), strconv.Itoa(len(h.victims)), nameList(h.victims)}) {
				return
			}
		}
	})
}
