package say

import (
	"fmt"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// RuleCardModifies speaks of a rule card with modifiers (CL101).
func RuleCardModifies(ms []lint.Modifier) lint.Words {
	return with(lint.Words{
		Hu: "Szabálylap, amelynek a szövege idézési költséget módosít: aki használja, annak egyetlen lapján sem működik az ősmágia",
		En: "A rule card whose text modifies a summoning cost: ancient magic works on none of its user's cards",
	}, ms)
}

// FollowerModifies speaks of a follower with modifiers (CL102).
func FollowerModifies(ms []lint.Modifier) lint.Words {
	return with(lint.Words{
		Hu: "Követő, amelynek a szövege idézési költséget módosít: aki használja, annak egyetlen lapján sem működik az ősmágia",
		En: "A follower whose text modifies a summoning cost: ancient magic works on none of its user's cards",
	}, ms)
}

// CardModifies speaks of a card that changes the cost of others (CL103).
func CardModifies(ms []lint.Modifier) lint.Words {
	return with(lint.Words{Hu: "Más lapok idézési költségét módosítja", En: "Modifies the summoning cost of other cards"}, ms)
}

// Surcharge speaks of a card that makes reactions dearer (CL104).
func Surcharge(ms []lint.Modifier) lint.Words {
	return with(lint.Words{Hu: "Módosítja a reakciók költségét", En: "Changes what reacting costs"}, ms)
}

// OwnCost speaks of a card that changes its own cost (CL105).
func OwnCost(ms []lint.Modifier) lint.Words {
	return with(lint.Words{Hu: "A saját idézési költségét módosítja", En: "Modifies its own summoning cost"}, ms)
}

func with(w lint.Words, ms []lint.Modifier) lint.Words {
	hu, en := make([]string, len(ms)), make([]string, len(ms))
	for i := range ms {
		c := Modifier(&ms[i])
		hu[i], en[i] = c.Hu, c.En
	}
	return lint.Words{Hu: w.Hu + ": " + strings.Join(hu, "; ") + ".", En: w.En + ": " + strings.Join(en, "; ") + "."}
}

// NeedsReview says what a person has to decide about a review modifier, and the rules of the Kódex behind it (CL110).
func NeedsReview(m lint.Modifier) (lint.Words, []string) {
	switch m.Code {
	case lint.R1:
		return lint.Words{
			Hu: "Más lapok ingyen vagy részben mással kifizetve játszhatók ki. Ez helyettesítés, nem módosítás; hogy az ősmágiára hat-e, azt embernek kell eldöntenie.",
			En: "Other cards may be played free, or with part of their cost replaced. That is replacement, not modification; whether it bears on ancient magic is for a person to decide.",
		}, []string{"24.3"}
	case lint.R2:
		return lint.Words{
			Hu: "Más lapok kijátszásához olyan feltételt szab, amelyet költségként kell megfizetni. Embernek kell eldöntenie, költségmódosítás-e.",
			En: "Imposes a playing condition on other cards that is paid like a cost. Whether that modifies a cost is for a person to decide.",
		}, []string{"24.3"}
	case lint.R3:
		return lint.Words{
			Hu: "A célzás vagy maga a fizetőeszköz lesz drágább vagy olcsóbb, nem a lap. Embernek kell eldöntenie, költségmódosítás-e.",
			En: "Targeting, or a currency itself, gets dearer or cheaper, not the card. Whether that modifies a cost is for a person to decide.",
		}, []string{"21.8"}
	}
	return lint.Words{
		Hu: "A beállítások vagy egy felülbírálás szerint embernek kell eldöntenie, költségmódosítás-e.",
		En: "By the settings or by an override, whether this modifies a cost is for a person to decide.",
	}, []string{"21.8"}
}

// NotUnderstood speaks of a cost phrase that was not placed (CL111).
func NotUnderstood() lint.Words {
	return lint.Words{
		Hu: "Ez a rész költségről szól, de a program nem érti. A lap ezért nem számít tisztának.",
		En: "This speaks of cost and was not understood. The card does not count as clear.",
	}
}

// CannotBeJudged speaks of a damaged or missing text (CL112).
func CannotBeJudged() lint.Words {
	return lint.Words{
		Hu: "Ebből a szövegből nem ítélhető meg, módosít-e idézési költséget: csonka, hivatkozás, vagy többféleképpen olvasható.",
		En: "This text does not tell whether it modifies a summoning cost: it is cut off, a mere reference, or can be read in more than one way.",
	}
}

// OffByText counts the victims of a rule card or follower (CL201).
func OffByText(n int) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("Aki ezt használja, annak nem működik az ősmágiája: ebben a készletben %d ősmágiás lapot érint.", n),
		En: fmt.Sprintf("No ancient magic works for the player who uses it: it hits %s in this pool.", cards(n)),
	}
}

// OffInPlay counts the victims of a card in play (CL202).
func OffInPlay(n int) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("Játékban egymaga kikapcsolja %d saját ősmágiás lap ősmágiáját.", n),
		En: fmt.Sprintf("In play, by itself, it switches off the ancient magic of %s of its player.", cards(n)),
	}
}

// OffTogether counts the victims of a card in combination (CL203).
func OffTogether(n int) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("Más lapokkal együtt kikapcsolja %d saját ősmágiás lap ősmágiáját.", n),
		En: fmt.Sprintf("Together with others it switches off the ancient magic of %s of its player.", cards(n)),
	}
}

// SuffersInPlay counts the cards of the surroundings that switch a new card off (CL202).
func SuffersInPlay(n int) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("Az ősmágiáját a meglévő lapok közül %d egymaga kikapcsolja, ha a játékosánál játékban van.", n),
		En: fmt.Sprintf("Of the cards that exist already, %s its ancient magic off without any other, in play on its player's side.", switches(n)),
	}
}

// SuffersTogether counts the cards of the surroundings that switch a new card off in combination (CL203).
func SuffersTogether(n int) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("Az ősmágiáját a meglévő lapok közül %d másokkal együtt kikapcsolja.", n),
		En: fmt.Sprintf("Of the cards that exist already, %s its ancient magic off together with others.", switches(n)),
	}
}

func switches(n int) string {
	if n == 1 {
		return "1 switches"
	}
	return fmt.Sprintf("%d switch", n)
}

// OffOutright counts the victims of a text against ancient magic itself (CL204).
func OffOutright(n int) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("Kimondja, hogy az ősmágia nem működik: ebben a készletben %d ősmágiás lapot érint.", n),
		En: fmt.Sprintf("It says that ancient magic does not work: it hits %s in this pool.", cards(n)),
	}
}

// OwnReduction speaks of an ancient-magic card that gets cheaper by its own text (CL205).
func OwnReduction() lint.Words {
	return lint.Words{
		Hu: "Ősmágiás lap, amely a saját költségét csökkenti: hogy ettől működik-e az ősmágiája, azt a Kódex nem dönti el.",
		En: "An ancient-magic card that reduces its own cost: whether its ancient magic still works, the Kódex does not settle.",
	}
}

// ReadingsDisagree lists the verdicts under the readings of 78.2 (CL206); beside names a card that touches the card, "" where there is none.
func ReadingsDisagree(states map[lint.Reading782]lint.State, beside string) lint.Words {
	var hu, en []string
	for _, r := range []lint.Reading782{lint.Applied, lint.Literal, lint.Reduction} {
		s, ok := states[r]
		if !ok {
			continue
		}
		w := State(s)
		hu = append(hu, Reading(r).Hu+": "+w.Hu)
		en = append(en, string(r)+": "+w.En)
	}
	w := lint.Words{
		Hu: "Attól függ, hogyan olvassuk a 78.2-t (az általános okokon túl): " + strings.Join(hu, "; ") + ".",
		En: "It depends on the reading of 78.2 (general causes left aside): " + strings.Join(en, "; ") + ".",
	}
	if beside != "" {
		w.Hu += " Ilyen lap: " + beside + "."
		w.En += " Such a card: " + beside + "."
	}
	return w
}

// LiteralForAll says that word for word 78.2 switches off n cards that stay on otherwise, by cards that do not touch them (CL206).
func LiteralForAll(n int, card string) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("A 78.2 szó szerinti olvasatában (literal) %d ősmágiás lap ősmágiája másként dől el, csupa olyan lap miatt, amely hozzájuk sem ér; ilyen: %s.", n, card),
		En: fmt.Sprintf("Word for word (literal), 78.2 comes out differently for %s, all because of cards that do not touch them; such a card: %s.", cards(n), card),
	}
}

// WithoutUse speaks of an ancient-magic card whose cost cannot be raised anyway (CL207).
func WithoutUse() lint.Words {
	return lint.Words{
		Hu: "A költsége a saját szövege szerint úgysem nőhet, ezért az ősmágia semmit sem ad neki.",
		En: "By its own text its cost cannot be raised anyway, so ancient magic gives it nothing.",
	}
}

// AncientOffByAncient counts the victims of an ancient-magic card (CL208).
func AncientOffByAncient(n int) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("Ősmágiás lap, amely maga is kikapcsolja %d ősmágiás lap ősmágiáját.", n),
		En: fmt.Sprintf("An ancient-magic card that itself switches off the ancient magic of %s.", cards(n)),
	}
}

// cards counts ancient-magic cards in English.
func cards(n int) string {
	if n == 1 {
		return "1 ancient-magic card"
	}
	return fmt.Sprintf("%d ancient-magic cards", n)
}
