package loaders

import (
	"fmt"
	"strings"
	"testing"
)

// Where every cost of a sheet is 0, no cost was entered; a setting forces either.
func TestFillerCosts(t *testing.T) {
	rows := func(costs ...string) string {
		var b strings.Builder
		b.WriteString("név;típus;költség;szöveg\n")
		for i, c := range costs {
			fmt.Fprintf(&b, "Lap %d;Tárgy;%s;x\n", i, c)
		}
		return b.String()
	}
	zero := func(n int, more ...string) []string {
		var out []string
		for range n {
			out = append(out, "0")
		}
		return append(out, more...)
	}
	for _, c := range []struct {
		name, setting string
		costs         []string
		known         int // cards whose cost is known
		problems      string
	}{
		{"twenty zeros", "", zero(20), 0, `filler-costs row 2 line 2 C2 "0"`},
		{"nineteen zeros", "", zero(19), 19, ""},
		{"a real cost at the end", "", zero(30, "2"), 31, ""},
		{"an X at the end", "", zero(30, "X"), 30, ""},
		{"empty cells between", "", append(zero(10, "", "-"), zero(10)...), 0, `filler-costs row 2 line 2 C2 "0"`},
		{"all empty", "", make([]string, 30), 0, ""},
		{"zeros that count", ZeroIsCost, zero(20), 20, ""},
		{"zeros that never count", ZeroIsUnknown, zero(3, "2"), 1, ""},
	} {
		cards, problems := load(t, Options{ZeroCosts: c.setting}, write(t, "lapok.csv", rows(c.costs...)))
		known := 0
		for i, k := range cards {
			if k.Name != fmt.Sprintf("Lap %d", i) {
				t.Fatalf("%s: card %d is %s", c.name, i, k.Name)
			}
			if k.CostRead {
				known++
			}
		}
		if len(cards) != len(c.costs) || known != c.known || show(problems) != c.problems {
			t.Errorf("%s: %d cards, %d costs known, %q; want %d, %d, %q", c.name, len(cards), known, show(problems), len(c.costs), c.known, c.problems)
		}
	}
}
