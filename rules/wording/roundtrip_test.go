package wording

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// Every modifier is printed back as a sentence that reads as the same modifier.
func TestSentencesReadBack(t *testing.T) {
	cards := []string{
		"xenó", "lap", "varázslat", "szörny", "tárgy", "bűbáj", "azonnali", "lény", "kalandozó", "építmény", "szakértelem", "goblin", "kobudera", "főnix",
		"sárkány", "gólem", "vámpír", "Tharr lap", "repülő lény", "nem élőholt szörny", "galetki", "helyszín", "testrész", "szintlépés", "angyal", "ork", "elf", "druida", "hajó", "kobold és templom", "tárgy vagy bűbáj",
	}
	rapid.Check(t, func(t *rapid.T) {
		m := lint.Modifier{
			Op: rapid.SampledFrom([]lint.Op{lint.Reduce, lint.Increase, lint.Set}).Draw(t, "op"), On: lint.OnPlay,
			Currency: lint.Currency(rapid.IntRange(0, 6).Draw(t, "currency")), Cards: rapid.SampledFrom(cards).Draw(t, "cards"),
			Whose: rapid.SampledFrom([]lint.Whose{lint.Own, lint.Opponent, lint.Both, lint.Self, lint.Chosen}).Draw(t, "whose"),
			When:  lint.When(rapid.IntRange(0, 7).Draw(t, "when")), Lasts: rapid.SampledFrom([]lint.Lasts{lint.Static, lint.Next, lint.Turn, lint.Timed}).Draw(t, "lasts"),
			Drawback: rapid.Bool().Draw(t, "drawback"),
		}
		m.Amount = rapid.SampledFrom([]lint.Amount{lint.Num(1), lint.Num(2), lint.Num(3), lint.Num(10), {Kind: lint.Variable}, {Kind: lint.Formula}}).Draw(t, "amount")
		if m.Op == lint.Reduce {
			m.Floor = rapid.SampledFrom([]lint.Floor{{}, {Kind: lint.FloorNumber}, {Kind: lint.FloorNumber, N: 1}, {Kind: lint.FloorNumber, N: 2}, {Kind: lint.FloorBase}}).Draw(t, "floor")
		}
		m.Code = codeOf(m.Op, m.Whose == lint.Self)
		if m.Op != lint.Set && rapid.IntRange(0, 5).Draw(t, "react") == 0 {
			m.Code, m.On, m.Floor = lint.M4, lint.OnReact, lint.Floor{}
			m.Whose = rapid.SampledFrom([]lint.Whose{lint.Own, lint.Opponent, lint.Both}).Draw(t, "reacting")
		}
		if m.Whose == lint.Self && m.Lasts == lint.Next || m.On == lint.OnReact && m.Lasts == lint.Next {
			m.Lasts = lint.Static // "the next" is said of other cards
		}
		if m.Op == lint.Set && (m.Whose == lint.Self || m.Amount.Kind == lint.Formula) {
			return // a value of its own is its base cost; a counted value has no words of its own
		}
		text := say.Sentence(&m).Hu
		r := read(text)
		if len(r.Modifiers) != 1 {
			t.Fatalf("%q: read as %v", text, patterns(&r))
		}
		if got, want := keyOf(&r.Modifiers[0]), keyOf(&m); got != want {
			t.Fatalf("%q\n\tread %s\n\twant %s", text, got, want)
		}
		if m.Whose != lint.Self && m.On == lint.OnPlay && r.Modifiers[0].Cards != m.Cards {
			t.Fatalf("%q: cards %q, want %q", text, r.Modifiers[0].Cards, m.Cards)
		}
	})
}
