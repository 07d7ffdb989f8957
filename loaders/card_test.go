package loaders

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cardlint/cardlint/lint"
)

// The N icon in all its places, and the Ú icon; the cell is where a person finds it.
func TestPlacesOfIcons(t *testing.T) {
	for _, c := range []struct {
		name, header, row string
		icons, cell       string
		problem           string
	}{
		{"a type entry", "név|típus|szöveg", "A|Szörny; ősmágia|x", "ősmágia", "B2", ""},
		{"an icon entry", "név|típus|ikonok|szöveg", "A|Szörny|N|x", "ősmágia", "C2", ""},
		{"an icon in words", "név|típus|jelek|szöveg", "A|Szörny|repül; ősmágia|x", "repül,ősmágia", "C2", ""},
		{"a yes/no column: igen", "név|típus|szöveg|ősmágia", "A|Szörny|x|igen", "ősmágia", "D2", ""},
		{"a yes/no column: x", "név|típus|szöveg|Ősmágiás", "A|Szörny|x|X", "ősmágia", "D2", ""},
		{"a yes/no column: 1", "név|típus|szöveg|N", "A|Szörny|x|1", "ősmágia", "D2", ""},
		{"a yes/no column: TRUE", "név|típus|szöveg|ancient magic", "A|Szörny|x|TRUE", "ősmágia", "D2", ""},
		{"a yes/no column: the icon", "név|típus|szöveg|N", "A|Szörny|x|N", "ősmágia", "D2", ""},
		{"a yes/no column: nem", "név|típus|szöveg|ősmágia", "A|Szörny|x|nem", "", "", ""},
		{"a yes/no column: 0", "név|típus|szöveg|ősmágia", "A|Szörny|x|0", "", "", ""},
		{"a yes/no column: empty", "név|típus|szöveg|ősmágia", "A|Szörny|x|", "", "", ""},
		{"a yes/no column: N may be the icon or nem", "név|típus|szöveg|ősmágia", "A|Szörny|x|N", "", "", "unknown-value"},
		{"only in the text", "név|típus|szöveg", "A|Szörny|Repül. _ősmágia.", "ősmágia", "C2", ""},
		{"in a drawback it is no ability", "név|típus|szöveg|hátrány", "A|Szörny|Repül.|_ősmágia.", "", "", ""},
		{"type and text: the type's cell", "név|típus|szöveg", "A|Szörny; N|_ősmágia.", "ősmágia", "B2", ""},
		{"nothing", "név|típus|szöveg", "A|Szörny|x", "", "", ""},
		{"surcharge as a type entry", "név|típus|szöveg", "A|Szörny; reakció drágítás|x", "reakció drágítás", "B2", ""},
		{"surcharge as an icon", "név|típus|ikon|szöveg", "A|Szörny|Ú|x", "reakció drágítás", "C2", ""},
		{"surcharge in a column, how much", "név|típus|szöveg|reakció drágítás", "A|Szörny|x|2", "reakció drágítás", "D2", ""},
		{"surcharge before ancient magic", "név|típus|ikon|szöveg|ősmágia", "A|Szörny|Ú|x|igen", "reakció drágítás,ősmágia", "C2", ""},
	} {
		content := strings.ReplaceAll(c.header+"\n"+c.row+"\n", "|", "\t")
		cards, problems := load(t, Options{}, write(t, "a.csv", content))
		kind := ""
		if len(problems) > 0 {
			kind = problems[0].Kind
		}
		if len(cards) != 1 || strings.Join(cards[0].Icons, ",") != c.icons || cards[0].IconCell != c.cell || kind != c.problem {
			t.Errorf("%s: %v at %q (%s), want %q at %q (%s)", c.name, cards[0].Icons, cards[0].IconCell, kind, c.icons, c.cell, c.problem)
		}
	}
}

func TestCostColumns(t *testing.T) {
	for _, c := range []struct {
		name, header, row string
		want              string
		read              bool
	}{
		{"no column", "név|típus|szöveg", "A|Szörny|x", "?", false},
		{"one cell", "név|típus|költség|szöveg", "A|Szörny|2 VP + 1 SZK|x", "2 VP + 1 SZK", true},
		{"an empty cell", "név|típus|költség|szöveg", "A|Szörny||x", "?", false},
		{"?", "név|típus|költség|szöveg", "A|Szörny|?|x", "?", false},
		{"? of a currency", "név|típus|költség|pénznem|szöveg", "A|Tárgy|?|SZK|x", "X SZK", false},
		{"X", "név|típus|költség|szöveg", "A|Szörny|X|x", "X VP", false},
		{"a part of it unknown", "név|típus|költség|szöveg", "A|Szörny|X + 1 SZK|x", "X VP + 1 SZK", false},
		{"unreadable", "név|típus|költség|szöveg", "A|Szörny|3b|x", "?", false},
		{"pairs", "név|típus|költség|pénznem|költség 2|pénznem 2|szöveg", "A|Szörny|2|VP|1|SZK|x", "2 VP + 1 SZK", true},
		{"pairs with a filler", "név|típus|költség|pénznem|költség 2|pénznem 2|szöveg", "A|Tárgy|2|SZK|0|Nincs|x", "2 SZK", true},
		{"pairs, the second empty", "név|típus|költség|pénznem|költség 2|pénznem 2|szöveg", "A|Tárgy|2|építő|||x", "2 építő", true},
		{"pairs, an unknown currency", "név|típus|költség|pénznem|szöveg", "A|Tárgy|2|tallér|x", "?", false},
		{"a column a currency", "név|típus|VP|SZK|nekron|szöveg", "A|Szörny|2||1|x", "2 VP + 1 nekron", true},
		{"zeros that fill columns", "név|típus|VP|SZK|nekron|szöveg", "A|Tárgy|0|2|0|x", "2 SZK", true},
		{"only zeros", "név|típus|VP|SZK|nekron|szöveg", "A|Tárgy|0|0|0|x", "0 VP", true},
		{"a typed zero of a currency", "név|típus|költség|szöveg", "A|Tárgy|0 SZK|x", "0 SZK", true},
	} {
		content := strings.ReplaceAll(c.header+"\n"+c.row+"\n", "|", "\t")
		cards, _ := load(t, Options{}, write(t, "a.csv", content))
		if len(cards) != 1 || cards[0].Cost.String() != c.want || cards[0].CostRead != c.read {
			t.Errorf("%s: %v (read %v), want %s (read %v)", c.name, cards[0].Cost, cards[0].CostRead, c.want, c.read)
		}
	}
}

// A whole card, so that each column is seen to go where it belongs.
func TestWholeCard(t *testing.T) {
	file := write(t, "lapok.csv", "Sorszám;Kiadás;Év;Gyakoriság;Lap neve;Típus;Altípus;Szín 1;Szín 2;Költség;Jelek;Szöveg;Hátrány\n"+
		"H-07;Hajnal;2021. május;ritka; Ködsárkány  (új) ;Szörny; sárkány, köd;Tharr;Nincs;3 VP + [1];N, repül; Repül. ;Sebződsz 1-et.\n")
	cards, problems := load(t, Options{}, file)
	want := []lint.Card{{
		ID: "H-07", Name: "Ködsárkány (új)", Kind: "Szörny",
		Types: []string{"szörny"}, Subtypes: []string{"sárkány"}, Colours: []string{"Tharr"},
		Icons: []string{"köd", "ősmágia", "repül"}, IconCell: "K2",
		Cost:     lint.NewCost(lint.VP, lint.Quantity{N: 3}).With(lint.Nekron, lint.Quantity{N: 1}),
		CostRead: true,
		Texts:    []lint.Text{{Cell: "L2", Raw: " Repül. "}, {Cell: "M2", Raw: "Sebződsz 1-et.", Drawback: true}},
		Year:     2021, Edition: "Hajnal",
		Pos: lint.Pos{File: file, Row: 2, Line: 2, Cell: "L2"},
	}}
	if d := cmp.Diff(want, cards, cmp.AllowUnexported(lint.Cost{})); d != "" {
		t.Errorf("card (-want +got):\n%s", d)
	}
	if len(problems) > 0 {
		t.Errorf("problems: %v", show(problems))
	}
}
