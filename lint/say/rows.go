package say

import (
	"fmt"

	"github.com/cardlint/cardlint/lint"
)

// What loaders say about the shape of rows.

// RaggedRow says that a row has more cells than the header.
func RaggedRow(have, want int) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("a sorban %d cella van, a fejlécben %d: elcsúszott (elválasztójel a szövegben, idézőjel nélkül?)", have, want),
		En: fmt.Sprintf("the row has %d cells, the header %d: it is shifted (a delimiter in a text without quotes?)", have, want),
	}
}

// RowWithoutText says that a row ends before the text column.
func RowWithoutText(have, want int) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("a sor a szöveg oszlopa előtt véget ér (%d cella van, a fejlécben %d): nem veszett el a szöveg?", have, want),
		En: fmt.Sprintf("the row ends before the text column (%s, the header has %d): was the text lost?", Plural(have, "cell"), want),
	}
}

// ShortRows says that rows end before the last column, where nothing that is needed is missing.
func ShortRows(n int) lint.Words {
	if n == 1 {
		return lint.Words{
			Hu: "a sor az utolsó oszlop előtt véget ér; a hiányzó cellák üresnek számítanak",
			En: "the row ends before the last column; the missing cells count as empty",
		}
	}
	return lint.Words{
		Hu: fmt.Sprintf("%d sor az utolsó oszlop előtt véget ér (itt az első); a hiányzó cellák üresnek számítanak", n),
		En: fmt.Sprintf("%d rows end before the last column (the first is here); the missing cells count as empty", n),
	}
}

// StrayRows says that a row holds something but no card; the row shown is the first of n, the last is given (1-based).
func StrayRows(n, last int) lint.Words {
	w := lint.Words{
		Hu: "a sorban se név, se típus, se szöveg: nem számít lapnak",
		En: "the row has neither name nor type nor text: it is not read as a card",
	}
	if n > 1 {
		w.Hu += fmt.Sprintf(" (%d ilyen sor van, az utolsó a %d.)", n, last)
		w.En += fmt.Sprintf(" (there are %d such rows, the last is row %d)", n, last)
	}
	return w
}

// TotalsRow says that a row is one of sums: it has no type and no text, and a word for a sum for its name.
func TotalsRow(word string) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("összegző sor („%s”, típus és szöveg nélkül): nem számít lapnak", word),
		En: fmt.Sprintf("a row of sums (%q, without type and text): it is not read as a card", word),
	}
}

// StrayCharacter says that a character has no business in a cell: which is the first, the how manieth of the cell it is (1-based), how many
// there are.
func StrayCharacter(r rune, at, n int) lint.Words {
	w := lint.Words{
		Hu: fmt.Sprintf("oda nem illő karakter (%U), a cella %d. karaktere", r, at),
		En: fmt.Sprintf("a stray character (%U), the cell's character %d", r, at),
	}
	if r == '\ufffd' {
		w = lint.Words{
			Hu: fmt.Sprintf("elveszett karakter, a cella %d. karaktere; mentsd „CSV UTF-8” formátumban, vagy add meg: --encoding", at),
			En: fmt.Sprintf("a lost character, the cell's character %d; save the file as \"CSV UTF-8\" or give --encoding", at),
		}
	}
	if n > 1 {
		w.Hu += fmt.Sprintf(" (%d van)", n)
		w.En += fmt.Sprintf(" (there are %d)", n)
	}
	return w
}
