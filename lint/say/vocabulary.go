package say

import (
	"fmt"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// UnknownValue says that an entry is no colour, or where an icon is meant, that it is nearly one.
func UnknownValue(raw, meant string) lint.Words {
	if meant == lint.IconAncient || meant == lint.IconSurcharge {
		return suggest(lint.Words{Hu: fmt.Sprintf("ismeretlen ikon: „%s”", raw), En: fmt.Sprintf("unknown icon %q", raw)}, meant)
	}
	colours := strings.Join(values("colour"), ", ")
	return suggest(lint.Words{
		Hu: fmt.Sprintf("„%s” nem szín (van: %s, vagy egy klán)", raw, colours),
		En: fmt.Sprintf("%q is not a colour (there is: %s, or a clan)", raw, colours),
	}, meant)
}

// values lists the words of one kind in the vocabulary of the game.
func values(kind string) []string {
	var out []string
	for _, w := range lint.Vocabulary() {
		if w.Kind == kind {
			out = append(out, w.Value)
		}
	}
	return out
}
