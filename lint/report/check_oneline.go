package report

import (
	"fmt"
	"io"
	"strings"
)

// checkOneline writes one finding a line for matchers: place: level: rule name: card: message [Kódex].
func checkOneline(w io.Writer, in *Input, _ Look) error {
	for i := range in.Findings {
		n := &in.Findings[i]
		kodex := ""
		if len(n.Kodex) > 0 {
			kodex = " [" + strings.Join(n.Kodex, ", ") + "]"
		}
		line := fmt.Sprintf("%s: %s: %s %s: %s: %s%s", n.Pos, n.Level, n.Rule.Number, n.Rule.Name, n.Card.Name, n.Say.En, kodex)
		if _, err := fmt.Fprintln(w, plain(line)); err != nil {
			return err
		}
	}
	return nil
}
