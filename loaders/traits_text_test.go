package loaders

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cardlint/cardlint/lint"
)

// brief writes cards one a line: name, row, types, cost, text, year.
func brief(cards []lint.Card) string {
	var out []string
	for _, k := range cards {
		s := fmt.Sprintf("%s row %d: %s; %s; %s; %d", k.Name, k.Pos.Row, strings.Join(k.Types, ", "), k.Cost, k.Texts[0].Raw, k.Year)
		if k.Hidden {
			s += "; hidden"
		}
		out = append(out, s)
	}
	return strings.Join(out, "\n")
}

// What the programs write that write text files, each as one of them does.
func TestTraitsOfTextFiles(t *testing.T) {
	const head = "név;típus;költség;szöveg;év\n"
	for _, c := range []struct{ name, content, want, problems string }{
		{"Google Sheets: commas, CR LF, no mark", "Név,Típus,Költség,Szöveg,Év\r\nA,\"Szörny, xenó\",1,\"Repül, úszik.\",2021\r\n", "A row 2: szörny; 1 VP; Repül, úszik.; 2021", ""},
		{"LibreOffice: every cell in quotes", "\"Név\";\"Típus\";\"Költség\";\"Szöveg\";\"Év\"\n\"A\";\"Tárgy\";\"1\";\"x\ny\";\"2021\"\n", "A row 2: tárgy; 1 VP; x\ny; 2021", ""},
		{"Numbers: the name of the table above", "Táblázat 1;;;;\n\nNév;Típus;Költség;Szöveg;Év\nA;Tárgy;1;x;2021\n", "A row 4: tárgy; 1 VP; x; 2021", ""},
		{"pandas: a column of numbers without a header, floats", ",név,típus,költség,szöveg,év\n0,A,Tárgy,1.0,x,2021.0\n", "A row 2: tárgy; 1 VP; x; 2021", `no-header-above row 2 line 2 A2 ""`},
		{"a mark and sep= together", "\ufeffsep=,\r\nnév,típus,költség,szöveg,év\r\nA,Tárgy,1,x,2021\r\n", "A row 2: tárgy; 1 VP; x; 2021", ""},
		{"empty cells at every row's end, empty rows at the file's", "név;típus;költség;szöveg;év;;;\nA;Tárgy;1;x;2021;;;\n;;;;;;;\n;;;;;;;\n", "A row 2: tárgy; 1 VP; x; 2021", ""},
		{"spaces behind the delimiters", "név, típus, költség, szöveg, év\nA, Tárgy, 1, x, 2021\n", "A row 2: tárgy; 1 VP;  x; 2021", ""},
		{"a date and a date in full for a year", head + "A;Tárgy;1;x;2024-05-01\nB;Tárgy;1;y;2023. május 1.\nC;Tárgy;1;z;01/05/2022\n", "A row 2: tárgy; 1 VP; x; 2024\nB row 3: tárgy; 1 VP; y; 2023\nC row 4: tárgy; 1 VP; z; 2022", ""},
		{"amounts as programs show them: 2,00 and 2 021", head + "A;Tárgy;2,00;x;2 021\nB;Tárgy;1,0;y;2\u00a0021\n", "A row 2: tárgy; 2 VP; x; 2021\nB row 3: tárgy; 1 VP; y; 2021", ""},
		{"years that are none: said once, with how many", head + "A;Tárgy;1;x;Hajnal\nB;Tárgy;1;y;Alkony\nC;Tárgy;1;z;-\n", "A row 2: tárgy; 1 VP; x; 0\nB row 3: tárgy; 1 VP; y; 0\nC row 4: tárgy; 1 VP; z; 0", `unknown-value:warning row 2 line 2 E2 "Hajnal"`},
		{"errors of formulas", head + "A;#N/A;#HIÁNYZIK;x;#ÉRTÉK!\n", "A row 2: ; ?; x; 0", lines(`formula-without-value row 2 line 2 B2 "#N/A"`, `formula-without-value row 2 line 2 C2 "#HIÁNYZIK"`, `formula-without-value row 2 line 2 E2 "#ÉRTÉK!"`)},
		{
			"percent, thousands, money for a cost", head + "A;Tárgy;10%;x;\nB;Tárgy;1 234;y;\nC;Tárgy;2 Ft;z;\n",
			"A row 2: tárgy; ?; x; 0\nB row 3: tárgy; ?; y; 0\nC row 4: tárgy; ?; z; 0",
			lines(`unreadable-cost row 2 line 2 C2 "10%"`, `unreadable-cost row 3 line 3 C3 "1 234"`, `unreadable-cost row 4 line 4 C4 "2 Ft"`),
		},
		{"an apostrophe before a number", head + "A;Tárgy;'2;x;'2021\n", "A row 2: tárgy; 2 VP; x; 2021", ""},
		{"hard spaces in headers, a line break in one", "N\u00e9v\u00a0;T\u00edpus;\"Id\u00e9z\u00e9si\nk\u00f6lts\u00e9g\";A\u00a0lap\u00a0sz\u00f6vege;\u200b\u00c9v\nA;T\u00e1rgy;1;x;2021\n", "A row 2: tárgy; 1 VP; x; 2021", ""},
		{"accents as letters of their own (macOS)", "Ne\u0301v;Ti\u0301pus;Ko\u0308ltse\u0301g;Szo\u0308veg;E\u0301v\nA;Ta\u0301rgy;1;x;2021\n", "A row 2: tárgy; 1 VP; x; 2021", ""},
		{"a form feed and a vertical tab in a text", head + "A;Tárgy;1;x\x0by\x0cz;2021\n", "A row 2: tárgy; 1 VP; x\vy\fz; 2021", `stray-characters row 2 line 2 D2 "x\vy\fz"`},
		{"a file that ends with ^Z, as DOS has it", head + "A;Tárgy;1;x;2021\n\x1a", "A row 2: tárgy; 1 VP; x; 2021", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			cards, problems := load(t, Options{}, write(t, "lapok.csv", c.content))
			if d := cmp.Diff(c.want, brief(cards)); d != "" {
				t.Errorf("cards (-want +got):\n%s", d)
			}
			if d := cmp.Diff(c.problems, show(problems)); d != "" {
				t.Errorf("problems (-want +got):\n%s\n%v", d, problems)
			}
		})
	}
}

// What LibreOffice, Excel and Google Sheets write into an OpenDocument beside plain rows.
func TestTraitsOfOpenDocuments(t *testing.T) {
	const head = `<table:table table:name="Lapok">`
	number := func(v, shown string) string {
		return `<table:table-cell office:value-type="float" office:value="` + v + `"><text:p>` + shown + `</text:p></table:table-cell>`
	}
	titles := odsRow("Név", "Típus", "Költség", "Szöveg", "Év")
	card := odsRow("A", "Tárgy", number("1", "1"), "x", number("2021", "2021"))
	for _, c := range []struct{ name, content, want, problems string }{
		{"a header that is repeated on every page", `<table:table-header-rows>` + titles + `</table:table-header-rows>` + card, "A row 2: tárgy; 1 VP; x; 2021", ""},
		{"rows of a group, one folded away", titles + `<table:table-row-group><table:table-row-group table:display="false">` + strings.Replace(card, "<table:table-row>", `<table:table-row table:visibility="collapse">`, 1) + `</table:table-row-group></table:table-row-group>`, "A row 2: tárgy; 1 VP; x; 2021; hidden", `hidden Lapok row 2 line 0 A2 ""`},
		{"hidden columns, in a group of columns", `<table:table-column table:number-columns-repeated="2"/><table:table-column-group><table:table-column table:visibility="collapse" table:number-columns-repeated="2"/></table:table-column-group><table:table-column/>` + titles + card, "A row 2: tárgy; 1 VP; x; 2021", `hidden Lapok row 1 line 0 C1 ""`},
		{"amounts as they are shown: 2,00 and 2 021", titles + odsRow("A", "Tárgy", number("2", "2,00"), "x", number("2021", "2 021")), "A row 2: tárgy; 2 VP; x; 2021", ""},
		{"a date for a year, percent for a cost", titles + odsRow("A", "Tárgy", `<table:table-cell office:value-type="percentage" office:value="0.1"><text:p>10%</text:p></table:table-cell>`, "x", `<table:table-cell office:value-type="date" office:date-value="2021-05-01"><text:p>5/1/21</text:p></table:table-cell>`), "A row 2: tárgy; ?; x; 2021", `unreadable-cost Lapok row 2 line 0 C2 "10%"`},
		{"a text in pieces, a link, a line break, a tab", titles + odsRow("A", "Tárgy", number("1", "1"), `<table:table-cell office:value-type="string"><text:p>Re<text:span>pül</text:span> <text:a>most</text:a>.<text:line-break/>Áll<text:tab/>.</text:p></table:table-cell>`, ""), "A row 2: tárgy; 1 VP; Repül most.\nÁll\t.; 0", ""},
		{"a row of totals", titles + card + odsRow("Összesen", "", number("1", "1")), "A row 2: tárgy; 1 VP; x; 2021", `missing-cell:warning Lapok row 3 line 0 A3 "Összesen"`},
	} {
		t.Run(c.name, func(t *testing.T) {
			file := write(t, "lapok.ods", pack(t, "mimetype", "application/vnd.oasis.opendocument.spreadsheet", "content.xml", odsHead+head+c.content+`</table:table>`+odsTail))
			cards, problems := load(t, Options{}, file)
			if d := cmp.Diff(c.want, brief(cards)); d != "" {
				t.Errorf("cards (-want +got):\n%s", d)
			}
			if d := cmp.Diff(c.problems, show(problems)); d != "" {
				t.Errorf("problems (-want +got):\n%s\n%v", d, problems)
			}
		})
	}
}
