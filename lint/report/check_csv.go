package report

import (
	"io"
	"slices"
	"strconv"
	"strings"
)

// checkCSV writes one finding a row. The sentences stand there in both languages, for the table is the same whatever the language.
func checkCSV(w io.Writer, in *Input, _ Look) error {
	head := slices.Concat([]string{"level", "rule", "name"}, placeHead, []string{
		"card", "id", "message", "message_hu", "kodex", "quote", "start", "end", "related", "advice", "advice_hu", "fingerprint",
	})
	return writeCSV(w, head, func(yield func([]string) bool) {
		for i := range in.Findings {
			n := &in.Findings[i]
			j := newFindingJSON(n)
			row := slices.Concat([]string{string(n.Level), n.Rule.Number, n.Rule.Name}, placeCells(n.Pos), []string{
				n.Card.Name, n.Card.ID, n.Say.En, n.Say.Hu, strings.Join(n.Kodex, ", "), j.Quote, strconv.Itoa(j.Start), strconv.Itoa(j.End),
				nameList(n.Related), n.Rule.Advice.En, n.Rule.Advice.Hu, n.Fingerprint,
			})
			if !yield(row) {
				return
			}
		}
	})
}
