package say

import (
	"fmt"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// OwnCostToZero speaks of a card whose own reduction has no floor; counted where no number bounds it (CL303).
func OwnCostToZero(cost lint.Cost, counted bool) lint.Words {
	if counted {
		return lint.Words{
			Hu: fmt.Sprintf("Alsó határ nélkül csökkent: ha eleget, a lap költségéből (%s) semmi sem marad.", cost),
			En: fmt.Sprintf("The reduction has no floor: if it is large enough, nothing is left of the card's cost (%s).", cost),
		}
	}
	return lint.Words{
		Hu: fmt.Sprintf("Alsó határ nélkül csökkent, és a lap költségéből (%s) semmi sem marad.", cost),
		En: fmt.Sprintf("The reduction has no floor, and nothing is left of the card's cost (%s).", cost),
	}
}

// CostsToZero counts the cards that a reduction without a floor brings to 0, and names the first of them (CL303).
func CostsToZero(first []lint.Ref, n int, counted bool) lint.Words {
	names := make([]string, len(first))
	for i := range first {
		names[i] = first[i].Name
	}
	list := strings.Join(names, ", ")
	hu, en := fmt.Sprintf("%d lap", n), fmt.Sprintf("%d cards", n)
	if n == 1 {
		en = "1 card"
	}
	w := lint.Words{Hu: "Alsó határ nélkül csökkent: " + hu + " ingyen lehet tőle", En: "The reduction has no floor: " + en + " may come to cost nothing"}
	if counted {
		w = lint.Words{Hu: "Alsó határ nélkül csökkent: ha eleget, " + hu + " ingyen lehet tőle", En: "The reduction has no floor: if it is large enough, " + en + " may come to cost nothing"}
	}
	if more := n - len(first); more > 0 {
		return lint.Words{Hu: w.Hu + fmt.Sprintf(" (%s és még %d).", list, more), En: w.En + fmt.Sprintf(" (%s and %d more).", list, more)}
	}
	return lint.Words{Hu: w.Hu + " (" + list + ").", En: w.En + " (" + list + ")."}
}

// UnclearCostWord speaks of a word for cost that does not say which cost it means (CL304).
func UnclearCostWord(ms []lint.Mark) lint.Words {
	word := upperFirst(quotedWithArticle(ms[0].Quote))
	if ms[0].Instead != "" {
		return lint.Words{
			Hu: fmt.Sprintf("%s nem a szabályok szava, nem mondja meg, melyik költség változik; így világos: „%s”.", word, ms[0].Instead),
			En: fmt.Sprintf("%q is no word of the rules and does not say which cost changes; clear is %q.", ms[0].Quote, ms[0].Instead),
		}
	}
	return lint.Words{
		Hu: fmt.Sprintf("A „%s” itt az idézési költség is lehet, és egy képesség használati költsége is. A program idézési költségnek veszi.", ms[0].Quote),
		En: fmt.Sprintf("%q may be the summoning cost here, and the use cost of an ability as well. The program takes it for the summoning cost.", ms[0].Quote),
	}
}

// WrongSuffix says which endings do not fit, and what does (CL305).
func WrongSuffix(ms []lint.Mark) lint.Words {
	hu, en := corrections(ms)
	return lint.Words{Hu: "Hibás toldalék: " + hu + ".", En: "Wrong suffix: " + en + "."}
}

// LostLetters says which words lost letters, and how they read (CL306).
func LostLetters(ms []lint.Mark) lint.Words {
	hu, en := corrections(ms)
	return lint.Words{Hu: "Elveszett vagy elcserélt betű: " + hu + ".", En: "Lost or changed letters: " + en + "."}
}

func corrections(ms []lint.Mark) (hu, en string) {
	var h, e []string
	for _, m := range ms {
		h = append(h, fmt.Sprintf("„%s” helyett „%s”", m.Quote, m.Instead))
		e = append(e, fmt.Sprintf("%q for %q", m.Instead, m.Quote))
	}
	return strings.Join(h, ", "), strings.Join(e, ", ")
}

// OwnerUnclear speaks of cards of which nobody says whose they are (CL307).
func OwnerUnclear(ms []lint.Mark) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("Nem derül ki, kié: „%s”. A program úgy veszi, hogy bármelyik játékosé.", ms[0].Quote),
		En: fmt.Sprintf("It does not say whose: %q. The program takes it for any player's.", ms[0].Quote),
	}
}

// WordingDrift shows how n other cards word what an odd one says, by the phrase of one of them, and counts further odd ones (CL308).
func WordingDrift(n int, phrase, card string, others []lint.Ref) lint.Words {
	phrase = strings.Join(strings.Fields(phrase), " ")
	w := lint.Words{
		Hu: fmt.Sprintf("Ugyanezt %d lap így mondja: „%s” (%s).", n, phrase, card),
		En: fmt.Sprintf("%d cards say the same in this way: %q (%s).", n, phrase, card),
	}
	if len(others) > 0 {
		w.Hu += fmt.Sprintf(" Rajta kívül még %d lap tér el ettől.", len(others))
		w.En += " Beside this one, " + cardsElse(len(others)) + "."
	}
	return w
}

func cardsElse(n int) string {
	if n == 1 {
		return "1 more does not"
	}
	return fmt.Sprintf("%d more do not", n)
}
