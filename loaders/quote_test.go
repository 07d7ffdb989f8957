package loaders

import (
	"context"
	"fmt"
	"io"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cardlint/cardlint/lint"
)

// A quote that never closes costs its own row, whose place is said with line and character, and no other one.
func TestUnclosedQuotes(t *testing.T) {
	const head = "név;típus;költség;szöveg\n"
	for _, c := range []struct{ name, content, want, problems string }{
		{
			"in the middle, no other quote", head + "A;Tárgy;1;\"x\nB;Tárgy;1;y\nC;Tárgy;1;z\n",
			"B row 3 line 3 D3\nC row 4 line 4 D4", `unreadable-row! row 2 line 2 D2 ""`,
		},
		{
			"in the last row", head + "A;Tárgy;1;x\nB;Tárgy;1;\"y\n",
			"A row 2 line 2 D2", `unreadable-row! row 3 line 3 D3 ""`,
		},
		{
			"in the last row, without a line end", head + "A;Tárgy;1;x\nB;Tárgy;1;\"y",
			"A row 2 line 2 D2", `unreadable-row! row 3 line 3 D3 ""`,
		},
		{
			"before rows with quotes", head + "A;Tárgy;1;\"x\nB;Tárgy;1;\"y\"\nC;Tárgy;1;\"z; \"\"w\"\"\"\n",
			"B row 3 line 3 D3\nC row 4 line 4 D4", `unreadable-row! row 2 line 2 D2 ""`,
		},
		{
			"where every cell has quotes", "\"név\";\"típus\";\"szöveg\"\n\"A\";\"Tárgy\";\"x\n\"B\";\"Tárgy\";\"y\"\n\"\";\"\";\"\"\n\"C\";\"Tárgy\";\"z\"\n",
			"B row 3 line 3 C3\nC row 5 line 5 C5", `unreadable-row! row 2 line 2 C2 ""`,
		},
		{
			"before a row with quotes in its text alone", head + "A;Tárgy;1;\"x\nB;Tárgy;1;kap \"Repül\" képességet\nC;Tárgy;1;z\n",
			"B row 3 line 3 D3\nC row 4 line 4 D4", `unreadable-row! row 2 line 2 D2 ""`,
		},
		{
			"in another column", head + "\"A;Tárgy;1;x\nB;Tárgy;1;\"y\"\n",
			"B row 3 line 3 D3", `unreadable-row! row 2 line 2 A2 ""`,
		},
		{
			"two of them", head + "A;Tárgy;1;\"x\nB;Tárgy;1;\"y\nC;Tárgy;1;z\nD;Tárgy;1;\"w\n",
			"C row 4 line 4 D4", lines(`unreadable-row! row 2 line 2 D2 ""`, `unreadable-row! row 3 line 3 D3 ""`, `unreadable-row! row 5 line 5 D5 ""`),
		},
		{
			"behind a cell of several lines, before one", head + "A;\"Tárgy;\nkincs\";1;\"x\nB;Tárgy;1;\"egy\nkettő\"\nC;Tárgy;1;z\n",
			"B row 3 line 4 D3\nC row 4 line 6 D4", `unreadable-row! row 2 line 3 D2 ""`,
		},
		{
			"lines that end with CR LF, with CR alone", strings.ReplaceAll(head+"A;Tárgy;1;\"x\nB;Tárgy;1;\"y\"\n", "\n", "\r\n"),
			"B row 3 line 3 D3", `unreadable-row! row 2 line 2 D2 ""`,
		},
		{
			"CR alone", strings.ReplaceAll(head+"A;Tárgy;1;\"x\nB;Tárgy;1;\"y\"\n", "\n", "\r"),
			"B row 3 line 3 D3", `unreadable-row! row 2 line 2 D2 ""`,
		},
		{
			"in the header", "név;típus;\"szöveg\nA;Tárgy;x\n",
			"", lines(`unreadable-row! row 1 line 1 C1 ""`, `missing-header! row 0 line 0 ""`),
		},
		{
			"a cell of several lines with quotes in it that are not doubled keeps its row", head + "A;Tárgy;1;\"egy\nkap \"Repül\" képességet\"\nB;Tárgy;1;y\n",
			"A row 2 line 2 D2\nB row 3 line 4 D3", `stray-characters:error row 2 line 2 D2 "egy\nkap Repül\" képességet\""`,
		},
		{
			"a quote that closes at the beginning of another one: legal, and doubtful", head + "A;Tárgy;1;\"x\nB;Tárgy;1;\"\nC;Tárgy;1;z\n",
			"A row 2 line 2 D2\nC row 3 line 4 D3", `stray-characters:error row 2 line 2 D2 "x\nB;Tárgy;1;"`,
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			cards, problems := load(t, Options{}, write(t, "lapok.csv", c.content))
			if d := cmp.Diff(c.want, places(cards)); d != "" {
				t.Errorf("cards (-want +got):\n%s", d)
			}
			if d := cmp.Diff(c.problems, show(problems)); d != "" {
				t.Errorf("problems (-want +got):\n%s", d)
			}
		})
	}
}

func TestPlaceOfAnUnclosedQuote(t *testing.T) {
	_, problems := load(t, Options{}, write(t, "lapok.csv", "név;típus;szöveg\nÁrnyék;\"Tárgy\nkincs\";\"x\n"))
	if len(problems) == 0 || !strings.Contains(problems[0].Say.En, "line 3 at character 8 ") || !strings.Contains(problems[0].Say.Hu, "3. sorának 8. karakter") {
		t.Errorf("%v, want line 3, character 8", problems)
	}
}

var longWords = strings.Repeat("Kijátszásakor húzz egy lapot, majd dobj el egyet. ", 40)

// endless gives rows without end, until so many bytes have been read; every hundredth has a quote that never closes.
type endless struct {
	left    int
	n, lost int
	rest    []byte
}

func (e *endless) Read(p []byte) (int, error) {
	for len(e.rest) < len(p) && e.left > 0 {
		quote := ""
		if e.n%100 == 99 {
			quote, e.lost = `"`, e.lost+1
		}
		before := len(e.rest)
		e.rest = fmt.Appendf(e.rest, "Lap %d;Tárgy;1;%s%s\n", e.n, quote, longWords)
		e.n++
		e.left -= len(e.rest) - before
	}
	if len(e.rest) == 0 {
		return 0, io.EOF
	}
	n := copy(p, e.rest)
	e.rest = e.rest[n:]
	return n, nil
}

// A hundred megabytes stream: what is held does not grow with what is read, quotes that never close or not.
func TestLongCSVStreams(t *testing.T) {
	src := &endless{left: 100 << 20}
	in := io.MultiReader(strings.NewReader("név;típus;költség;szöveg\n"), src)
	n, problems := 0, []lint.Problem(nil)
	peak := peakMemory(func() {
		var err error
		problems, err = Load(context.Background(), []string{"-"}, in, Options{}, func(lint.Card) error { n++; return nil })
		if err != nil {
			t.Error(err)
		}
	})
	if n != src.n-src.lost || len(problems) != src.lost || src.lost < 400 {
		t.Errorf("%d cards of %d rows and %d problems, want %d lost", n, src.n, len(problems), src.lost)
	}
	if peak > 24<<20 {
		t.Errorf("takes %d MB", peak>>20)
	}
	t.Logf("%d rows, %d quotes that never close, %d MB", src.n, src.lost, peak>>20)
}

// A copy of the file holds the row that cannot be read, too, as it stands.
func TestRowsWithAnUnclosedQuote(t *testing.T) {
	var got []string
	err := Rows("lapok.csv", []byte("név;típus;szöveg\nA;Tárgy;\"x; y\nB;Tárgy;z\n"), Options{}, func(_ string, number int, cells []string) {
		got = append(got, fmt.Sprint(number, " ", strings.Join(cells, "|")))
	})
	if d := cmp.Diff([]string{"1 név|típus|szöveg", `2 A|Tárgy|"x; y`, "3 B|Tárgy|z"}, got); d != "" || err != nil {
		t.Errorf("%v (-want +got):\n%s", err, d)
	}
}
