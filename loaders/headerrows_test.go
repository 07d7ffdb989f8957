package loaders

import (
	"fmt"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"
)

// A header may have two rows; what stands under it tells what it was taken for.
func TestHeadersOfTwoRows(t *testing.T) {
	for _, c := range []struct{ name, content, want string }{
		{
			"currencies under the cost",
			"Név;Típus;Költség;;;Szöveg\n;;VP;SZK;építő;\nA;Tárgy;1;2;;x\n",
			"A row 3: 1 VP + 2 SZK",
		},
		{
			"a group over the columns",
			"Lap;;;;Szöveg\nNév;Típus;VP;SZK;\nA;Tárgy;1;2;x\n",
			"A row 3: 1 VP + 2 SZK",
		},
		{
			"two rows that only together are a header",
			"Lap;;Költség;;Szöveg\nNév;Típus;VP;SZK;\nA;Tárgy;1;2;x\nB;Tárgy;3;;y\n",
			"A row 3: 1 VP + 2 SZK, B row 4: 3 VP",
		},
		{
			"both rows once more within",
			"Név;Típus;Költség;;Szöveg\n;;VP;SZK;\nA;Tárgy;1;2;x\nNév;Típus;Költség;;Szöveg\n;;VP;SZK;\nB;Tárgy;3;;y\n",
			"A row 3: 1 VP + 2 SZK, B row 6: 3 VP",
		},
		{
			"a card below a header of one row is no header",
			"Név;Típus;Költség;Szöveg\nVP;Tárgy;1;x\n",
			"VP row 2: 1 VP",
		},
		{
			"a row without a name, in which nothing is the name of a column",
			"Név;Típus;Költség;Szöveg;Ikon\n;;;;N\nA;Tárgy;1;x;\n",
			"A row 3: 1 VP",
		},
		{
			"thirty rows of notes above",
			strings.Repeat("jegyzet;;;\n", 29) + "Név;Típus;Költség;Szöveg\nA;Tárgy;1;x\n",
			"A row 31: 1 VP",
		},
	} {
		cards, problems := load(t, Options{}, write(t, "lapok.csv", c.content))
		var got []string
		for _, k := range cards {
			got = append(got, fmt.Sprintf("%s row %d: %s", k.Name, k.Pos.Row, k.Cost))
		}
		if strings.Join(got, ", ") != c.want {
			t.Errorf("%s: got %s, want %s (%s)", c.name, strings.Join(got, ", "), c.want, show(problems))
		}
	}
}

func TestMergedHeaderOfTwoRows(t *testing.T) {
	file := book(t, func(f *excelize.File) {
		for _, m := range [][2]string{{"A1", "A2"}, {"B1", "B2"}, {"C1", "D1"}, {"E1", "E2"}} {
			if err := f.MergeCell("Lapok", m[0], m[1]); err != nil {
				t.Fatal(err)
			}
		}
	}, "Lapok", cells{
		"A1": "Név", "B1": "Típus", "C1": "Költség", "E1": "Szöveg", "C2": "VP", "D2": "SZK",
		"A3": "A", "B3": "Tárgy", "C3": 1, "D3": 2, "E3": "x",
	})
	cards, problems := load(t, Options{}, file)
	if len(cards) != 1 || cards[0].Cost.String() != "1 VP + 2 SZK" || len(problems) > 0 {
		t.Errorf("got %+v, %s", cards, show(problems))
	}
}
