package say

import (
	"fmt"
	"time"

	"github.com/cardlint/cardlint/lint"
)

// What a person may have decided.
var (
	AnOverride   = lint.Words{Hu: "felülbírálás", En: "override"}
	AReview      = lint.Words{Hu: "átnézés", En: "review"}
	ASuppression = lint.Words{Hu: "elnémítás", En: "suppression"}
)

// DecisionExpired says that the last day of a decision lies behind.
func DecisionExpired(what lint.Words, about string, until time.Time) lint.Words {
	day := until.Format(time.DateOnly)
	return lint.Words{
		Hu: fmt.Sprintf("lejárt %s, már nem számít: %s (eddig szólt: %s)", what.Hu, about, day),
		En: fmt.Sprintf("this %s has expired and no longer counts: %s (until %s)", what.En, about, day),
	}
}

// DecisionWithoutCard says that no card bears the name of a decision.
func DecisionWithoutCard(what lint.Words, card string, known []string) lint.Words {
	return guess(lint.Words{
		Hu: fmt.Sprintf("%s olyan lapról szól, amely nincs a készletben: %s", withArticle(what.Hu), card),
		En: fmt.Sprintf("this %s is about a card that is not in the pool: %s", what.En, card),
	}, Nearest(card, known))
}

// DecisionElsewhere says that the card is there, but not in the edition or file that is named.
func DecisionElsewhere(what lint.Words, card string) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("%s nem talált lapot: van ilyen nevű (%s), de nem ebben a kiadásban vagy fájlban", withArticle(what.Hu), card),
		En: fmt.Sprintf("this %s found no card: there is one of the name (%s), but not in this edition or file", what.En, card),
	}
}

// DecisionTaken says that another decision about the card stands before.
func DecisionTaken(what lint.Words, card string) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("%s nem számít: a lapról előbb már más döntött: %s", withArticle(what.Hu), card),
		En: fmt.Sprintf("this %s does not count: another one decides about the card before it: %s", what.En, card),
	}
}

// OverrideIdle says that the program judges, or the card says, what the override wants.
func OverrideIdle(o *lint.Override) lint.Words {
	if o.Text != "" {
		return lint.Words{
			Hu: fmt.Sprintf("a felülbírálás semmit sem változtat: a lap szövege már éppen ez: %s", o.Card),
			En: fmt.Sprintf("this override changes nothing: the card's text is just that by now: %s", o.Card),
		}
	}
	v := Verdict(o.Verdict)
	return lint.Words{
		Hu: fmt.Sprintf("a felülbírálás semmit sem változtat: a szöveg szerint is ez az ítélet: %s (%s)", o.Card, v.Hu),
		En: fmt.Sprintf("this override changes nothing: by its text, too, the verdict is: %s (%s)", o.Card, v.En),
	}
}

// OverrideOfSeveral says that an override decides about cards with different texts.
func OverrideOfSeveral(card string, n int) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("a felülbírálás %d különböző szövegű lapról dönt: %s; szűkítsd így: edition, file, vagy a név helyett azonosító", n, card),
		En: fmt.Sprintf("this override decides about %d cards with different texts: %s; narrow it by edition, file, or the ID instead of the name", n, card),
	}
}

// ModifiesWithoutChange says that a verdict cannot be used for combinations: nothing says what the card changes.
func ModifiesWithoutChange(card string) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("%s: a felülbírálás szerint módosít, de a szövegében nincs változás, amellyel a 78.2 számolhatna, így más lapok ősmágiáját nem érinti; adj meg verdict helyett szöveget (text)", card),
		En: fmt.Sprintf("%s: modifies by this override, but its text holds no change that 78.2 could count, so it bears on no other card's ancient magic; give a wording (text) instead of a verdict", card),
	}
}

// ReviewStale says that a card is not what was reviewed.
func ReviewStale(card string) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("elavult átnézés, nem számít: azóta megváltozott a lap szövege: %s (újra: cardlint config review)", card),
		En: fmt.Sprintf("this review is stale and does not count: the card's text has changed since: %s (again: cardlint config review)", card),
	}
}

// SuppressionUnused says that nothing is muted by a suppression.
func SuppressionUnused(about string) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("fölösleges elnémítás: nincs találat, amelyre illene: %s", about),
		En: fmt.Sprintf("this suppression is not needed: no finding fits it: %s", about),
	}
}

// LintCell says that a piece of a lint cell is none.
func LintCell(piece string) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("„%s”: így kell: szabály, kettőspont, indok (CL103: szándékos), többet pontosvesszővel elválasztva", piece),
		En: fmt.Sprintf("%q: want a rule, a colon, a reason (CL103: as intended); several are parted by semicolons", piece),
	}
}

// LintCellReason says that a piece of a lint cell gives no reason.
func LintCellReason(piece string) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("„%s”: nincs indok; indok nélkül semmit sem lehet elnémítani (CL103: szándékos)", piece),
		En: fmt.Sprintf("%q: there is no reason; nothing is suppressed without one (CL103: as intended)", piece),
	}
}

// BadDate says that a word is no day.
func BadDate(word string) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("„%s” nem dátum (így kell: 2026-12-31)", word),
		En: fmt.Sprintf("%q is not a date (want 2026-12-31)", word),
	}
}

// ModifiesByWord speaks of a card that modifies because a person says so (CL101 to CL103).
func ModifiesByWord(reason string) lint.Words {
	return lint.Words{Hu: "Felülbírálás szerint idézési költséget módosít: " + reason, En: "By an override it modifies a summoning cost: " + reason}
}

// ReviewByWord speaks of a card that is to be reviewed because a person says so (CL110).
func ReviewByWord(reason string) lint.Words {
	return lint.Words{Hu: "Felülbírálás szerint el kell még dönteni: " + reason, En: "By an override it has yet to be decided: " + reason}
}

// Override says what a person decided about a card, and why.
func Override(o *lint.Override) lint.Words {
	switch {
	case o.Text != "":
		return lint.Words{Hu: "a lap szövege helyett ezt olvasva: " + o.Reason, En: "reading this instead of the card's text: " + o.Reason}
	case !o.Review():
		return lint.Words{Hu: "felülbírálva: " + o.Reason, En: "overridden: " + o.Reason}
	case o.By == "":
		return lint.Words{Hu: "átnézve: " + o.Reason, En: "reviewed: " + o.Reason}
	}
	return lint.Words{Hu: "átnézte " + o.By + ": " + o.Reason, En: "reviewed by " + o.By + ": " + o.Reason}
}

// Otherwise says what the verdict would be, had no person decided.
func Otherwise(v lint.Verdict) lint.Words {
	w := Verdict(v)
	return lint.Words{Hu: "a szövege szerint: " + w.Hu, En: "by its text: " + w.En}
}

// Muted counts the findings that a person said to be as they should be.
func Muted(n int) lint.Words {
	return lint.Words{Hu: fmt.Sprintf("%d találat elnémítva, indokkal", n), En: Plural(n, "finding") + " suppressed, with reasons"}
}

// TooManyWarnings says why the exit code is 1.
func TooManyWarnings(n, most int) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("%d figyelmeztetés van, a megengedett legtöbb: %d (--max-warnings)", n, most),
		En: fmt.Sprintf("there are %s, %d at most are allowed (--max-warnings)", Plural(n, "warning"), most),
	}
}
