package say

import (
	"fmt"

	"github.com/cardlint/cardlint/lint"
)

// What is wrong with a cell.

// MissingCell says that a required cell is empty.
func MissingCell(header string) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("üres cella (oszlop: „%s”)", header),
		En: fmt.Sprintf("the cell in column %q is empty", header),
	}
}

// UnreadableCost says what a cost looks like.
func UnreadableCost(raw string) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("„%s” nem költség (ilyen kell: 3, 2 VP + 1 SZK, X)", raw),
		En: fmt.Sprintf("%q is not a cost (want 3, 2 VP + 1 SZK, X)", raw),
	}
}

// DateForCost says that the spreadsheet program has turned a cost into a date.
func DateForCost(raw string) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("„%s” dátum, nem költség: a táblázatkezelő alakította át (a cella formátuma legyen szöveg)", raw),
		En: fmt.Sprintf("%q is a date, not a cost: the spreadsheet program converted it (format the cell as text)", raw),
	}
}

// FormulaWithoutValue says that a formula has no value, or which error it gives.
func FormulaWithoutValue(value string) lint.Words {
	if value == "" {
		return lint.Words{
			Hu: "a képletnek nincs kiszámolt értéke (nyisd meg és mentsd el a táblázatkezelőben)",
			En: "the formula has no computed value (open and save it in the spreadsheet program)",
		}
	}
	return lint.Words{
		Hu: fmt.Sprintf("a cella értéke hiba: %s", value),
		En: fmt.Sprintf("the cell's value is an error: %s", value),
	}
}

// UnknownCurrency says that a word is no currency.
func UnknownCurrency(raw string) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("„%s” nem pénznem (ilyen kell: VP, SZK, építő, áldozás, nekron, zanszilánk)", raw),
		En: fmt.Sprintf("%q is not a currency (want VP, SZK, építő, áldozás, nekron, zanszilánk)", raw),
	}
}

// UnknownYear says that a cell holds no year, and how many such there are in the column.
func UnknownYear(raw string, n int) lint.Words {
	w := lint.Words{
		Hu: fmt.Sprintf("„%s” nem év (ilyen kell: 2021)", raw),
		En: fmt.Sprintf("%q is not a year (want 2021)", raw),
	}
	if n > 1 {
		w.Hu += fmt.Sprintf("; %d ilyen cella van az oszlopban", n)
		w.En += fmt.Sprintf("; the column has %d such cells", n)
	}
	return w
}

// UnknownFlag says what a yes/no cell may hold.
func UnknownFlag(raw string) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("„%s” nem egyértelmű (ilyen kell: igen, nem, x vagy üres)", raw),
		En: fmt.Sprintf("%q is neither yes nor no (want igen, nem, x or nothing)", raw),
	}
}

func suggest(w lint.Words, meant string) lint.Words {
	if meant != "" {
		w.Hu += fmt.Sprintf(" (talán „%s”?)", meant)
		w.En += fmt.Sprintf(" (did you mean %q?)", meant)
	}
	return w
}
