package say

import (
	"fmt"

	"github.com/cardlint/cardlint/lint"
)

// The help of what is asked about combinations.
var (
	FlagLegal   = lint.Words{Hu: "mely lapok férnek egy pakliba: `forma` three-colours, any, vagy false (minden, 48.1 nélkül is)", En: "which cards fit one deck: `format` three-colours, any, or false (everything, 48.1 left aside)"}
	FlagMost    = lint.Words{Hu: "lapcsoportonként legfeljebb ennyi `halmaz` a táblázatban (0: mind)", En: "no more `sets` than this for a group of cards in the table (0: all)"}
	FlagBy      = lint.Words{Hu: "`sorrend`: ancient (ősmágiás laponként) vagy cause (okonként, a legártalmasabb elöl)", En: "`order`: ancient (by ancient-magic card) or cause (by cause, most harmful first)"}
	FlagAgainst = lint.Words{Hu: "a többi lap `fájlja`: a FÁJL… az új készlet, csak róla szól a jelentés (ismételhető)", En: "the `file` of the other cards: FILE… is the new set, and the report is about it alone (repeatable)"}

	AnOrder     = lint.Words{Hu: "sorrend", En: "order"}
	CausesTitle = lint.Words{Hu: "Okok, a legártalmasabb elöl", En: "Causes, the most harmful first"}
	NoCauses    = lint.Words{Hu: "Semmi sem kapcsol ki ősmágiát.", En: "Nothing switches ancient magic off."}
)

// MoreSets says how many sets --most left out, and how many sets of cards they stand for.
func MoreSets(patterns int) lint.Words {
	w := More(patterns)
	return lint.Words{Hu: w.Hu + " minta (mind: --most 0)", En: w.En + " (all: --most 0)"}
}

// Against says that a report is about the new cards among others.
func Against(fresh, others int) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("%d új lap %d másik mellett; csak az, amihez az újaknak köze van", fresh, others),
		En: fmt.Sprintf("%s beside %d others; only what the new ones have a part in", Plural(fresh, "new card"), others),
	}
}

// StatsCombos is the line of --stats about combinations; heap is what the program has taken for its data, in MB.
func StatsCombos(s lint.ComboSummary, read, combos string, heap uint64) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("ebből az olvasás %s, a kombinációk %s: %d ősmágiás lap, %d halmaz; memória: %d MB", read, combos, s.Ancient, s.Sets, heap),
		En: fmt.Sprintf("of these, reading took %s, combinations %s: %s of ancient magic, %s; memory: %d MB", read, combos, Plural(s.Ancient, "card"), Plural(s.Sets, "set"), heap),
	}
}
