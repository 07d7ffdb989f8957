package loaders

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestCSV(t *testing.T) {
	for _, c := range []struct {
		name, content  string
		opt            Options
		want, problems string
	}{
		{
			name:    "semicolons as Hungarian Excel saves, with a byte order mark",
			content: "\ufeffNév;Típus;Szöveg\r\nHajnalor;Szörny (Tharr);Repül.\r\n",
			want:    "Hajnalor row 2 line 2 C2",
		},
		{
			name:    "the delimiter is the one under which the header is understood",
			content: "név,típus,szöveg\nA,Tárgy,a; b; c; d\n\"Kapu, kulcs\",Tárgy,x\n",
			want:    "A row 2 line 2 C2\nKapu, kulcs row 3 line 3 C3",
		},
		{
			name:    "tabs",
			content: "név\ttípus\tszöveg\nA\tTárgy\tx\n",
			want:    "A row 2 line 2 C2",
		},
		{
			name:    "pipes",
			content: "név|típus|szöveg\nA|Tárgy|x\n",
			want:    "A row 2 line 2 C2",
		},
		{
			name:    "a delimiter that was given",
			content: "név:típus:szöveg\nA:Tárgy:x\n", opt: Options{Delimiter: ':'},
			want: "A row 2 line 2 C2",
		},
		{
			name:    "sep= is a line, but no row of the spreadsheet",
			content: "sep=|\r\nnév|típus|szöveg\r\nA|Tárgy|x\r\n",
			want:    "A row 2 line 3 C2",
		},
		{
			name:    "blank lines and line breaks in quotes: rows and lines part",
			content: "név;típus;szöveg\n\nA;Tárgy;\"egy\nkettő\r\nhárom\"\n\n;;\nB;Tárgy;x",
			want:    "A row 3 line 3 C3\nB row 6 line 8 C6",
		},
		{
			name:    "a title and a note above the header",
			content: "Hajnalhasadás;;\n\nTervezet, ne add tovább;;\nnév;típus;szöveg\nA;Tárgy;x\n",
			want:    "A row 5 line 5 C5",
		},
		{
			name:    "the header once more within",
			content: "név;típus;szöveg\nA;Tárgy;x\nnév;típus;szöveg\nB;Tárgy;y\n",
			want:    "A row 2 line 2 C2\nB row 4 line 4 C4",
		},
		{
			name:     "another table below, with its columns in another order",
			content:  "név;típus;szöveg\nA;Tárgy;x\n\nKiegészítő;;\nszöveg;név;típus\ny;B;Tárgy\n",
			want:     "A row 2 line 2 C2\nKiegészítő row 4 line 4 C4\nB row 6 line 6 A6",
			problems: `missing-cell row 4 line 4 B4 ""`,
		},
		{
			name:     "two columns for one field: the better name is read, or the first of equals",
			content:  "név;típus;leírás;szöveg;név\nA;Tárgy;x;y;Aa\n",
			want:     "A row 2 line 2 D2",
			problems: "two-columns row 1 line 1 C1 \"leírás\"\ntwo-columns row 1 line 1 E1 \"név\"",
		},
		{
			name:    "apostrophes for quotation marks, where the header has them",
			content: "'név','típus','szöveg'\n'A','Tárgy','x, ''y''\nz'\n'B','Tárgy','\"'\n",
			want:    "A row 2 line 2 C2\nB row 3 line 4 C3",
		},
		{
			name:    "an apostrophe at the beginning of a text is one",
			content: "név,típus,szöveg\nA,Tárgy,'x\nB,Tárgy,'y' és z\n",
			want:    "A row 2 line 2 C2\nB row 3 line 3 C3",
		},
		{
			name:    "lines that end with CR alone",
			content: "név;típus;szöveg\rA;Tárgy;\"x\ry\"\rB;Tárgy;z\r",
			want:    "A row 2 line 2 C2\nB row 3 line 4 C3",
		},
		{
			name:    "a quote inside a cell that is not quoted",
			content: "név;típus;szöveg\nA;Tárgy;kap \"Repül\" képességet\n",
			want:    "A row 2 line 2 C2",
		},
		{
			name:     "a drawback has its own text",
			content:  "név;hátrány;típus;szöveg\nA;Sebződsz 1-et.;Tárgy;x\nB;;Tárgy;y\n",
			want:     "A row 2 line 2 D2 B2\nB row 3 line 3 D3",
			problems: "",
		},
		{
			name:    "cells too many, and a row that ends before the text; nothing in the extra ones is no slip",
			content: "név;típus;szöveg\nA;Tárgy;x;y\nB;Tárgy\nC;Tárgy;z;;\n",
			want:    "A row 2 line 2 C2\nB row 3 line 3 C3\nC row 4 line 4 C4",
			problems: lines(`ragged-row row 2 line 2 D2 ""`,
				`ragged-row:warning row 3 line 3 B3 ""`),
		},
		{
			name:     "cells that may be empty left out at the end: said once",
			content:  "név;típus;szöveg;hátrány;év\nA;Tárgy;x\nB;Tárgy;y;;2021\nC;Tárgy;z;w\n",
			want:     "A row 2 line 2 C2\nB row 3 line 3 C3\nC row 4 line 4 C4 D4",
			problems: `ragged-row:note row 2 line 2 C2 ""`,
		},
		{
			name:     "a row that is no card: a sum below the list",
			content:  "név;típus;költség;szöveg\nA;Tárgy;1;x\n;;;\n;;1;\n;;2;\n",
			want:     "A row 2 line 2 D2",
			problems: `missing-cell:warning row 4 line 4 C4 "1"`,
		},
		{
			name:    "an unknown colour is a warning, an icon that was nearly ancient magic is an error",
			content: "név,típus,szín,szöveg\nA,Szörny,Thar,x\nB,Szörny (Raja),,y\nC,Szörny; ősmágja,Raia,x\n",
			want:    "A row 2 line 2 D2\nB row 3 line 3 D3\nC row 4 line 4 D4",
			problems: lines(`unknown-value:warning row 2 line 2 C2 "Thar"`, `unknown-value:warning row 3 line 3 B3 "Raja"`,
				`unknown-value:error row 4 line 4 B4 "ősmágja"`),
		},
		{
			name:    "missing cells",
			content: "név;típus;szöveg\n;Tárgy;x\nB;;y\nC;Tárgy;\n",
			want:    "row 2 line 2 C2\nB row 3 line 3 C3\nC row 4 line 4 C4",
			problems: lines(`missing-cell row 2 line 2 A2 ""`,
				`missing-cell row 3 line 3 B3 ""`),
		},
		{
			name:    "costs, currencies and types that cannot be read",
			content: "név;típus;költség;pénznem;szöveg\nA;Tárgyy;3b;VP;x\nB;Tárgy;2024.01.03;;x\nC;Tárgy;2;tallér;x\n",
			want:    "A row 2 line 2 E2\nB row 3 line 3 E3\nC row 4 line 4 E4",
			problems: lines(`unknown-value row 2 line 2 B2 "Tárgyy"`,
				`unreadable-cost row 2 line 2 C2 "3b"`,
				`date-for-a-cost row 3 line 3 C3 "2024.01.03"`,
				`unknown-value row 4 line 4 D4 "tallér"`),
		},
		{
			name:     "a formula's error",
			content:  "név;típus;költség;szöveg;megjegyzés\nA;Tárgy;#HIV!;#NÉV?;#REF!\n",
			want:     "A row 2 line 2 D2",
			problems: lines(`formula-without-value row 2 line 2 C2 "#HIV!"`, `formula-without-value row 2 line 2 D2 "#NÉV?"`),
		},
		{
			name:     "text behind a closing quote",
			content:  "név;típus;szöveg\nA;Tárgy;x\nB;Tárgy;\"Repül\" képesség\n",
			want:     "A row 2 line 2 C2\nB row 3 line 3 C3",
			problems: `stray-characters:error row 3 line 3 C3 "Repül képesség"`,
		},
		{
			name:     "bytes that are no UTF-8 in a file that is UTF-8 elsewhere",
			content:  "név;típus;szöveg\nA;Tárgy;x\nB;Tárgy;b\xfbb\xe1j\n",
			want:     "A row 2 line 2 C2\nB row 3 line 3 C3",
			problems: `stray-characters row 3 line 3 C3 "b�b�j"`,
		},
		{
			name:     "a zero byte and a zero-width space",
			content:  "név;típus;szöveg\nA\x00;Tárgy;x\u200by\n",
			want:     "A� row 2 line 2 C2",
			problems: lines(`stray-characters row 2 line 2 A2 "A�"`, "stray-characters row 2 line 2 C2 \"x\\u200by\""),
		},
		{
			name:     "a missing column",
			content:  "lista\nnév;típus;szövge\nA;Tárgy;x\n",
			problems: `missing-column! row 2 line 2 ""`,
		},
		{
			name:     "a column that was asked for",
			content:  "név;típus;szöveg\nA;Tárgy;x\n",
			opt:      Options{Columns: map[string]string{"year": "Évjárat"}},
			problems: `missing-column! row 1 line 1 ""`,
		},
		{
			name:     "no header at all",
			content:  "A;Tárgy;x\nB;Tárgy;y\n",
			problems: `missing-header! row 0 line 0 ""`,
		},
		{
			name:     "no cards",
			content:  "név;típus;szöveg\n;;\n",
			problems: `no-cards! row 0 line 0 ""`,
		},
		{
			name:     "an unknown field",
			content:  "név;típus;szöveg\nA;Tárgy;x\n",
			opt:      Options{Columns: map[string]string{"nem": "x"}},
			want:     "A row 2 line 2 C2",
			problems: `unknown-field! row 0 line 0 ""`,
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			cards, problems := load(t, c.opt, write(t, "lapok.csv", c.content))
			if d := cmp.Diff(c.want, places(cards)); d != "" {
				t.Errorf("cards (-want +got):\n%s", d)
			}
			if d := cmp.Diff(c.problems, show(problems)); d != "" {
				t.Errorf("problems (-want +got):\n%s", d)
			}
		})
	}
}
