package say

import (
	"fmt"

	"github.com/cardlint/cardlint/lint"
)

// The help of repair.
var (
	HelpRepair    = lint.Words{Hu: "a legkevesebb lap, amelynek átírásával működik az ősmágia", En: "the fewest cards whose rewording leaves ancient magic on"}
	FlagCard      = lint.Words{Hu: "csak ennek az ősmágiás lapnak a `neve` (ismételhető)", En: "the `name` of an ancient-magic card: only it is looked at (repeatable)"}
	FlagExcept    = lint.Words{Hu: "ennek a lapnak maradnia kell: `név` (ismételhető)", En: "the `name` of a card that must stay as it is (repeatable)"}
	FlagTextToo   = lint.Words{Hu: "ami minden ősmágiát kikapcsol (78.1), azt is átírva", En: "what switches every ancient-magic card off is reworded, too (78.1)"}
	FlagExact     = lint.Words{Hu: "4 a kilépési kód, ha a korlát miatt nem biztos, hogy ez a legkevesebb", En: "exit code 4 where the limit leaves it open whether fewer would do"}
	FlagSteps     = lint.Words{Hu: "legfeljebb ennyi `lépés` a keresésben", En: "no more `steps` of search than this"}
	RepairTitle   = lint.Words{Hu: "Átírandó lapok", En: "Cards to reword"}
	RepairOr      = lint.Words{Hu: "vagy", En: "or"}
	RepairNothing = lint.Words{Hu: "Nincs mit átírni: egyik kérdezett lapot sem kapcsolja ki semmi.", En: "Nothing to reword: nothing switches off any of the cards asked about."}
	HopelessHead  = lint.Words{Hu: "Nem menthetők, mert az okuknak maradnia kell", En: "Not to be saved, since what switches them off must stay"}
)

// NotAncient says that repair was asked about a card without ancient magic.
func NotAncient(name string) lint.Words {
	return lint.Words{Hu: "nem ősmágiás lap: " + name, En: "not an ancient-magic card: " + name}
}

// RepairAsked says what was asked and how things stand.
func RepairAsked(r *lint.Repair) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("a 78.2 olvasata: %s; %d ősmágiás lap, ebből %d kikapcsol", r.Reading, r.Asked, r.Off),
		En: fmt.Sprintf("reading of 78.2: %s; %s of ancient magic, %d of them off", r.Reading, Plural(r.Asked, "card"), r.Off),
	}
}

// RepairFewest says how many cards have to be reworded, and whether that is sure.
func RepairFewest(r *lint.Repair) lint.Words {
	n := len(r.Sets[0])
	if r.Exact {
		return lint.Words{Hu: fmt.Sprintf("%d lap, kevesebb nem elég", n), En: fmt.Sprintf("%s; fewer will not do", Plural(n, "card"))}
	}
	return lint.Words{
		Hu: fmt.Sprintf("%d lap elég; a keresést korlát állította le (%d lépés): legalább %d kell", n, r.Steps, r.Least),
		En: fmt.Sprintf("%s will do; a limit cut the search (%d steps): %d at least are needed", Plural(n, "card"), r.Steps, r.Least),
	}
}

// NotExact says that --exact was asked for and the limit cut the search.
func NotExact(r *lint.Repair) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("a keresést korlát állította le %d lépés után; több lépéshez: --steps", r.Steps),
		En: fmt.Sprintf("a limit cut the search after %d steps; for more: --steps", r.Steps),
	}
}
