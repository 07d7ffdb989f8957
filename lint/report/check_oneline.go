package report

import (
	"fmt"
	"io"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// checkOneline writes one finding a line for matchers.
func checkOneline(w io.Writer, in *Input, _ Look) error {
	for i := range in.Findings {
		if _, err := fmt.Fprintln(w, oneline(&in.Findings[i])); err != nil {
			return err
		}
	}
	return nil
}

// oneline is place: level: rule name: card: message [Kódex].
func oneline(n *lint.Finding) string {
	kodex := ""
	if len(n.Kodex) > 0 {
		kodex = " [" + strings.Join(n.Kodex, ", ") + "]"
	}
	return plain(fmt.Sprintf("%s: %s: %s %s: %s: %s%s", n.Pos, n.Level, n.Rule.Number, n.Rule.Name, n.Card.Name, n.Say.En, kodex))
}
