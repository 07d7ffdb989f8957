package say

import (
	"fmt"
	"slices"
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
		En: fmt.Sprintf("%q is not a colour (there are: %s, or a clan)", raw, colours),
	}, meant)
}

// UnknownType says that a word is no type of a card. Where no type is near, the last of its words that is one is meant: epikus követő.
func UnknownType(raw, meant string) lint.Words {
	if meant == "" {
		for _, w := range strings.Fields(raw) {
			if w = Fold(w); slices.Contains(values("type"), w) {
				meant = w
			}
		}
	}
	return suggest(lint.Words{
		Hu: fmt.Sprintf("„%s” nem laptípus", raw),
		En: fmt.Sprintf("%q is not a type of card", raw),
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
