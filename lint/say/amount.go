package say

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// ByHowMuch says by how much a modifier changes a cost, and in which currency: −1 VP; több VP, ismeretlen mértékben.
func ByHowMuch(m *lint.Modifier) lint.Words {
	if m.Op == lint.Free {
		return lint.Words{Hu: "ingyen", En: "free"}
	}
	words, comma := known(m), ""
	switch m.Amount.Kind {
	case lint.NoAmount: // an icon without a number
		words, comma = open(m, lint.Words{Hu: "ismeretlen mértékben", En: "by an unknown amount"}), ","
	case lint.Formula:
		words, comma = open(m, lint.Words{Hu: "számlálás szerint", En: "by a counted amount"}), ","
	}
	switch m.On {
	case lint.OnReact:
		return lint.Words{Hu: words.Hu + comma + " reagáláskor", En: words.En + comma + " to react"}
	case lint.OnTarget:
		return lint.Words{Hu: words.Hu + comma + " célzáskor", En: words.En + comma + " to target"}
	}
	return words
}

func known(m *lint.Modifier) lint.Words {
	n := strings.TrimSpace(m.Amount.String() + unit(m))
	return map[lint.Op]lint.Words{
		lint.Reduce:    {Hu: "−" + n, En: "−" + n},
		lint.Increase:  {Hu: "+" + n, En: "+" + n},
		lint.Set:       {Hu: "= " + n, En: "= " + n},
		lint.Replace:   {Hu: "helyettesítve: " + n, En: "replaced: " + n},
		lint.Condition: {Hu: "feltétel: " + n, En: "condition: " + n},
	}[m.Op]
}

// open is known where no number is: what happens, in which currency, and how the amount is found.
func open(m *lint.Modifier, how lint.Words) lint.Words {
	u := unit(m)
	what := map[lint.Op]lint.Words{
		lint.Reduce:    {Hu: "kevesebb" + u, En: "less" + u},
		lint.Increase:  {Hu: "több" + u, En: "more" + u},
		lint.Set:       {Hu: "új érték" + u, En: "a new value" + u},
		lint.Replace:   {Hu: "helyettesítve" + u, En: "replaced" + u},
		lint.Condition: {Hu: "feltétel" + u, En: "condition" + u},
	}[m.Op]
	if u == "" && m.Amount.Kind == lint.NoAmount && (m.Op == lint.Replace || m.Op == lint.Condition) {
		return what // there is no amount to speak of
	}
	return lint.Words{Hu: what.Hu + ", " + how.Hu, En: what.En + ", " + how.En}
}

func unit(m *lint.Modifier) string {
	if m.Currency == lint.AnyCurrency {
		return ""
	}
	return " " + m.Currency.String()
}
