package say

import (
	"fmt"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// The sentences about what a cost calculation rests on, and about cards that do nothing in it.

// Under adds to a sentence when and how long what it says holds.
func Under(w lint.Words, when lint.When, lasts lint.Lasts) lint.Words {
	terms := When(when)
	if l := Lasts(lasts); l.Hu != "" && terms.Hu != "" {
		terms = and(terms, l)
	} else if l.Hu != "" {
		terms = l
	}
	if terms.Hu == "" {
		return w
	}
	return lint.Words{
		Hu: strings.TrimSuffix(w.Hu, ".") + " (" + terms.Hu + ").",
		En: strings.TrimSuffix(w.En, ".") + " (" + terms.En + ").",
	}
}

// ToPayOpen closes a calculation in which a person has to decide what is paid [21.8.3].
func ToPayOpen() lint.Words {
	return lint.Words{
		Hu: "Fizetendő: két lap más-más értékre állítja, ezért embernek kell eldöntenie.",
		En: "To pay: two cards set it to different values, so a person has to decide.",
	}
}

// OwnLeftOut says that the card's own text changes its cost under a condition, and that this is not counted.
func OwnLeftOut(what lint.Words) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("A lap saját szövege feltételhez kötött (%s): itt nem számít.", what.Hu),
		En: fmt.Sprintf("The card's own text holds under a condition (%s): it is not counted here.", what.En),
	}
}

// Idle says that a card on the board does not change the cost, and why.
func Idle(card string, why lint.Words) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("%s itt nem módosítja a költséget: %s.", startAt(card), why.Hu),
		En: fmt.Sprintf("%s does not change the cost here: %s.", card, why.En),
	}
}

// AncientGranted says that a card in play gives others ancient magic, and that a person has to say whether to this one.
func AncientGranted(card string) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("%s ősmágiát ad: embernek kell eldöntenie, hogy ez a lap is megkapja-e.", startAt(card)),
		En: fmt.Sprintf("%s grants ancient magic: a person has to decide whether this card gets it.", card),
	}
}

// IdleNoChange and those below say why.
func IdleNoChange() lint.Words {
	return lint.Words{Hu: "a szövege nem módosít idézési költséget", En: "its text changes no summoning cost"}
}

// IdleUnread is for a text that was not understood.
func IdleUnread() lint.Words {
	return lint.Words{
		Hu: "a szövege nem olvasható vagy nem érthető, ezért embernek kell eldöntenie",
		En: "its text cannot be read or was not understood, so a person has to decide",
	}
}

// IdleOverruled is for a card about which a person has decided.
func IdleOverruled() lint.Words {
	return lint.Words{Hu: "ember döntése szerint nem módosít", En: "a person has decided that it does not"}
}

// IdleTwice is for the opponent's copy of a rule card [43.7].
func IdleTwice() lint.Words {
	return lint.Words{Hu: "ugyanez a szabálylap a másik oldalon már számít", En: "the same rule card counts on the other side already"}
}

// IdleGuard is for a guard that nothing runs into, or that acts on the changes of others.
func IdleGuard() lint.Words {
	return lint.Words{Hu: "a költség módosítását tiltja vagy korlátozza", En: "it forbids or limits changes of the cost"}
}

// IdleSelf is for a card that changes only its own cost.
func IdleSelf() lint.Words {
	return lint.Words{Hu: "csak a saját költségét módosítja", En: "it changes only its own cost"}
}

// IdleOtherCost is for targeting and for conditions on playing.
func IdleOtherCost() lint.Words {
	return lint.Words{Hu: "nem az idézési költséget, hanem mást drágít vagy olcsóbbít", En: "it makes something else than the summoning cost dearer or cheaper"}
}

// IdleOtherPlayer is for a change of the other player's cards.
func IdleOtherPlayer() lint.Words {
	return lint.Words{Hu: "a másik játékos lapjairól szól", En: "it speaks of the other player's cards"}
}

// IdleFilter is for a change of other cards: cards are these, in the nominative.
func IdleFilter(cards string) lint.Words {
	if cards == "" {
		return lint.Words{Hu: "más lapokról szól", En: "it speaks of other cards"}
	}
	return lint.Words{
		Hu: fmt.Sprintf("ez a lap nincs azok között, amelyekről szól (%s)", cards),
		En: fmt.Sprintf("this card is not among those that it speaks of (%s)", cards),
	}
}

// IdleGone is for a spell whose effect does not last.
func IdleGone() lint.Words {
	return lint.Words{Hu: "a hatása nem marad meg a kijátszása után", En: "its effect does not last after it is played"}
}

// IdleReaction is for a surcharge on reactions.
func IdleReaction() lint.Words {
	return lint.Words{Hu: "csak a reakcióként kijátszott lapokra hat", En: "it acts only on cards played as a reaction"}
}

// IdleNothing is for a change by which nothing changes.
func IdleNothing() lint.Words {
	return lint.Words{Hu: "ezen a lapon nincs mit módosítania", En: "there is nothing on this card for it to change"}
}

// boardWhile says under which circumstance of a card in play an answer about one board holds.
func boardWhile(w lint.While) (lint.Words, bool) {
	the := withArticle(w.Card)
	words, ok := map[string]lint.Words{
		"activated":           {Hu: "ha aktiválják: " + w.Card, En: w.Card + " is activated"},
		"triggered":           {Hu: "ha kiváltják: " + w.Card, En: w.Card + " is triggered"},
		"conditional":         {Hu: "ha teljesül a feltétele: " + w.Card, En: "the condition of " + w.Card + " holds"},
		"next":                {Hu: "ha ez a következő ilyen lap, amelyre " + the + " hat", En: "this is the next such card after " + w.Card},
		"turn":                {Hu: "a kör végéig, amíg " + the + " hatása tart", En: "to the end of the turn, while the effect of " + w.Card + " lasts"},
		"timed":               {Hu: "amíg " + the + " hatása tart", En: "while the effect of " + w.Card + " lasts"},
		"amount-left-out":     {Hu: the + " mértéke csak játék közben derül ki, nincs benne", En: "by how much " + w.Card + " changes it is known only in play and left out"},
		"undecided":           {Hu: "embernek kell eldöntenie, mit tesz " + the, En: "a person has to decide what " + w.Card + " does"},
		"own-condition-fails": {Hu: "amíg a saját szövegének feltétele nem teljesül", En: "the condition of its own text does not hold"},
	}[w.Kind]
	return words, ok
}

// TooManyCopies says that a board holds more copies of a name than a deck may [6.5.1].
func TooManyCopies(side lint.Side, name string, most int) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("%s több mint %d %s van: egy pakliban ennyi lehet egy névből [6.5.1]; a számítás így is elkészül", onSide(side).Hu, most, name),
		En: fmt.Sprintf("%s there are more than %d of %s, the most that a deck may hold [6.5.1]; the calculation is made all the same", onSide(side).En, most, name),
	}
}

// ExcludeEachOther says that rule cards and followers on one side cannot lie there together [48.1].
func ExcludeEachOther(side lint.Side, names []string) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("%s nem feküdhet egyszerre: %s [48.1]; a számítás így is elkészül", onSide(side).Hu, strings.Join(names, ", ")),
		En: fmt.Sprintf("%s these cannot lie together: %s [48.1]; the calculation is made all the same", onSide(side).En, strings.Join(names, ", ")),
	}
}

// TooManyColours says that the cards of one side do not fit a deck.
func TooManyColours(side lint.Side, colours []string, most int) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("%s %d szín lapjai vannak (%s), egy pakliba legfeljebb %d fér; a számítás így is elkészül", onSide(side).Hu, len(colours), strings.Join(colours, ", "), most),
		En: fmt.Sprintf("%s there are cards of %d colours (%s), a deck holds %d at the most; the calculation is made all the same", onSide(side).En, len(colours), strings.Join(colours, ", "), most),
	}
}

func onSide(s lint.Side) lint.Words {
	if s == lint.OwnSide {
		return lint.Words{Hu: "a saját oldalon", En: "on the own side"}
	}
	return lint.Words{Hu: "az ellenfél oldalán", En: "on the opponent's side"}
}
