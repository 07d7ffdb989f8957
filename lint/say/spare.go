package say

import (
	"fmt"

	"github.com/cardlint/cardlint/lint"
)

// SparesHead stands over the wordings that would spare victims, as far as sets up to the size go.
func SparesHead(size int) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("Ami megkímélne közülük néhányat (legfeljebb %d lapos halmazoktól)", size),
		En: fmt.Sprintf("What would spare some of them (as far as sets of %d cards go)", size),
	}
}

// WorkedHead stands over the calculations of the sets of a card.
var WorkedHead = lint.Words{Hu: "Számítás halmazonként", En: "The calculation of each set"}

// Spare says how many victims another wording would spare.
func Spare(s lint.Spare) lint.Words {
	var w lint.Words
	switch s.Kind {
	case "floor":
		w = lint.Words{Hu: fmt.Sprintf("ha nem mehetne %d alá", s.N), En: fmt.Sprintf("a floor: not below %d", s.N)}
	case "currency":
		w = lint.Words{Hu: fmt.Sprintf("ha csak %s költséget csökkentene", s.Currency), En: fmt.Sprintf("a currency: %s alone", s.Currency)}
	default:
		w = lint.Words{Hu: "ha az ősmágiás lapokra nem vonatkozna", En: "a filter: not cards with ancient magic"}
	}
	if s.Left == 0 {
		return lint.Words{Hu: w.Hu + ": mindet", En: w.En + ": all of them"}
	}
	return lint.Words{Hu: fmt.Sprintf("%s: %d közül %d lapot", w.Hu, s.Of, s.Of-s.Left), En: fmt.Sprintf("%s: %d of %d", w.En, s.Of-s.Left, s.Of)}
}
