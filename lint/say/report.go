package say

import (
	"fmt"
	"math"

	"github.com/cardlint/cardlint/lint"
)

// Headings and labels of the reports.
var (
	WorstCauses   = lint.Words{Hu: "A legtöbb ősmágiát ezek kapcsolják ki", En: "What switches off the most ancient magic"}
	Together      = lint.Words{Hu: "más lapokkal együtt", En: "together with others"}
	FindingsTitle = lint.Words{Hu: "Találatok laponként", En: "Findings by card"}
	NoFindings    = lint.Words{Hu: "Nincs találat.", En: "Nothing found."}
	SwitchOff     = lint.Words{Hu: "Kikapcsolható ősmágiák", En: "Ancient magic switched off"}
	NoAncient     = lint.Words{Hu: "Ebben a készletben nincs ősmágiás lap.", En: "There is no ancient-magic card in this pool."}
	AlwaysTitle   = lint.Words{Hu: "Minden ősmágiás lapot kikapcsol", En: "Switches off every ancient-magic card"}
	AlwaysReview  = lint.Words{Hu: "Minden ősmágiás lapra nézve eldöntendő", En: "For every ancient-magic card to be decided"}
	BesidesTitle  = lint.Words{Hu: "Ezeken túl", En: "Besides these"}
	OwnText       = lint.Words{Hu: "a lap saját szövege", En: "the card's own text"}
	Larger        = lint.Words{Hu: "ennél nagyobb halmazok is vannak", En: "larger sets exist, too"}
	NoCard        = lint.Words{Hu: "(lap nélküli sor)", En: "(a row without a card)"}
	NoName        = lint.Words{Hu: "(név nélküli sor)", En: "(a row without a name)"}
	Hidden        = lint.Words{Hu: "rejtett", En: "hidden"}
	Kodex         = lint.Words{Hu: "Kódex", En: "Kódex"}
	HitBy         = lint.Words{Hu: "az oka", En: "by"}
	Hits          = lint.Words{Hu: "érinti", En: "hits"}
)

// Columns of the tables.
var (
	ColPlace   = lint.Words{Hu: "Hely", En: "Place"}
	ColCard    = lint.Words{Hu: "Lap", En: "Card"}
	ColVerdict = lint.Words{Hu: "Ítélet", En: "Verdict"}
	ColChange  = lint.Words{Hu: "Változás", En: "Change"}
	ColPhrase  = lint.Words{Hu: "Szövegrész", En: "Phrase"}
	ColRule    = lint.Words{Hu: "Szabály", En: "Rule"}
	ColStep    = lint.Words{Hu: "Lépés", En: "Step"}
	ColCost    = lint.Words{Hu: "Költség", En: "Cost"}
	ColName    = lint.Words{Hu: "Név", En: "Name"}
	ColLevel   = lint.Words{Hu: "Szint", En: "Level"}
	ColTitle   = lint.Words{Hu: "Miről szól", En: "About"}
	ColFamily  = lint.Words{Hu: "Kód", En: "Code"}
	ColPattern = lint.Words{Hu: "Minta", En: "Pattern"}
)

// More says how many names, sets or causes a shortened list leaves out.
func More(n int) lint.Words {
	return lint.Words{Hu: fmt.Sprintf("… és még %d", n), En: fmt.Sprintf("… and %d more", n)}
}

// MoreIn is More with the command that shows the rest.
func MoreIn(n int, command string) lint.Words {
	w := More(n)
	return lint.Words{Hu: w.Hu + " (mind: cardlint " + command + ")", En: w.En + " (all: cardlint " + command + ")"}
}

// GroupsLeftOut counts what a shortened switch-off report does not show: groups of alike cards, and their cards by state.
func GroupsLeftOut(groups, cards, off, review, on int) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("… és még %d csoport, %d lap: %d kikapcsolható, %d eldöntendő, %d működik (mind: cardlint combos)", groups, cards, off, review, on),
		En: fmt.Sprintf("… and %s, %s: %d off, %d to be decided, %d on (all: cardlint combos)", Plural(groups, "more group"), Plural(cards, "card"), off, review, on),
	}
}

// Victims counts the cards that a cause hits, of all ancient-magic cards.
func Victims(n, of int) lint.Words {
	switch {
	case of == 1:
		return lint.Words{Hu: "az egyetlen ősmágiás lapot", En: "the only ancient-magic card"}
	case n == of:
		return lint.Words{Hu: fmt.Sprintf("mind %s ősmágiás lapot", The(n)), En: fmt.Sprintf("all %s", cards(n))}
	}
	return lint.Words{Hu: fmt.Sprintf("%d ősmágiás lapot %s közül", n, The(of)), En: fmt.Sprintf("%d of %s", n, cards(of))}
}

// SwitchOffHow says under which reading, size and deck format the switch-off report holds.
func SwitchOffHow(c *lint.Combos) lint.Words {
	deck := lint.Words{Hu: "legfeljebb három szín egy pakliban", En: "no more than three colours in a deck"}
	switch c.Format {
	case lint.AnyDeck:
		deck = lint.Words{Hu: "bármilyen pakli", En: "any deck"}
	case lint.Unrestricted:
		deck = lint.Words{Hu: "pakliszabályok nélkül", En: "no rules about decks"}
	}
	return lint.Words{
		Hu: fmt.Sprintf("a 78.2 olvasata: %s; egy halmazban legfeljebb %d lap; %s", Reading(c.Reading).Hu, c.Size, deck.Hu),
		En: fmt.Sprintf("reading of 78.2: %s; no more than %s in a set; %s", c.Reading, Plural(c.Size, "card"), deck.En),
	}
}

// AncientCards counts the cards of a folded entry, with their state.
func AncientCards(n int, s lint.State) lint.Words {
	w := State(s)
	return lint.Words{Hu: fmt.Sprintf("%d lap · %s", n, w.Hu), En: fmt.Sprintf("%s · %s", Plural(n, "card"), w.En)}
}

// Plural counts an English noun.
func Plural(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}

// Verdicts counts cards by verdict.
func Verdicts(cards, modifies, review, clear int) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("%d lap: %d módosít, %d eldöntendő, %d tiszta", cards, modifies, review, clear),
		En: fmt.Sprintf("%s: %d modifies, %d review, %d clear", Plural(cards, "card"), modifies, review, clear),
	}
}

// Levels counts findings by level.
func Levels(errors, warnings, notes int) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("%d találat: %d hiba, %d figyelmeztetés, %d tény", errors+warnings+notes, errors, warnings, notes),
		En: fmt.Sprintf("%s: %s, %s, %s", Plural(errors+warnings+notes, "finding"), Plural(errors, "error"), Plural(warnings, "warning"), Plural(notes, "note")),
	}
}

// Coverage counts the clauses about cost.
func Coverage(understood, not int) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("költségről szóló mondatrész: %d megértve, %d nem", understood, not),
		En: fmt.Sprintf("clauses about cost: %d understood, %d not", understood, not),
	}
}

// ComboCounts sums up the switch-off report.
func ComboCounts(s lint.ComboSummary) lint.Words {
	hu := fmt.Sprintf("%d ősmágiás: %d kikapcsolható (%d az általános okokon túl is), %d eldöntendő, %d működik", s.Ancient, s.Off, s.BesidesOff, s.Review, s.On)
	en := fmt.Sprintf("%d ancient: %d off (%d besides the general causes), %d review, %d on", s.Ancient, s.Off, s.BesidesOff, s.Review, s.On)
	return lint.Words{Hu: hu, En: en}
}

// SetCounts counts what the listing holds.
func SetCounts(s lint.ComboSummary) lint.Words {
	w := lint.Words{
		Hu: fmt.Sprintf("%d minta, kibontva %d halmaz; %d szabálytalan halmaz kimaradt", s.Patterns, s.Sets, s.Illegal),
		En: fmt.Sprintf("%s, %s when expanded; %s left out", Plural(s.Patterns, "pattern"), Plural(s.Sets, "set"), Plural(s.Illegal, "illegal set")),
	}
	if s.Beyond {
		w.Hu += fmt.Sprintf(" (a %d azt jelenti: ennyi vagy több)", math.MaxInt)
		w.En += fmt.Sprintf(" (%d stands for that many or more)", math.MaxInt)
	}
	return w
}

// Board names the cards on one side of a cost calculation.
func Board(s lint.Side) lint.Words {
	if s == lint.OwnSide {
		return lint.Words{Hu: "Nálad játékban", En: "Own cards in play"}
	}
	return lint.Words{Hu: "Az ellenfélnél játékban", En: "Opponent's cards in play"}
}

// Pay heads the amount that is paid; AncientMagic the state of the card's ancient magic.
var (
	Pay          = lint.Words{Hu: "Fizetendő", En: "To pay"}
	AncientMagic = lint.Words{Hu: "Ősmágia", En: "Ancient magic"}
	Nothing      = lint.Words{Hu: "nincs", En: "none"}
	While        = lint.Words{Hu: "Feltétel", En: "While"}
)

// Decided says what decided a verdict, where it was not the text.
func Decided(by string) lint.Words {
	if by == "text" {
		return lint.Words{}
	}
	if by == lint.ByOverride {
		return lint.Words{Hu: "felülbírálva", En: "overridden"}
	}
	return lint.Words{Hu: "eldöntötte: " + by, En: "decided by " + by}
}

// AnyOf heads the cards of one place of a set.
func AnyOf(n int) lint.Words {
	return lint.Words{Hu: fmt.Sprintf("bármelyik ebből %s lapból", The(n)), En: fmt.Sprintf("any of these %d", n)}
}
