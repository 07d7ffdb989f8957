package say

import (
	"testing"

	"github.com/cardlint/cardlint/lint"
)

func TestSentence(t *testing.T) {
	for _, c := range []struct {
		m      lint.Modifier
		hu, en string
	}{
		{
			lint.Modifier{Op: lint.Reduce, On: lint.OnPlay, Amount: lint.Num(1), Currency: lint.VP, Whose: lint.Own, Cards: "xenó", Floor: lint.Floor{Kind: lint.FloorNumber, N: 1}, Lasts: lint.Static},
			"A saját xenóid idézési költsége 1 VP-vel kevesebb, de nem mehet 1 alá.", "Your xenó costs 1 VP less, but not below 1.",
		},
		{
			lint.Modifier{Op: lint.Increase, On: lint.OnPlay, Amount: lint.Num(3), Whose: lint.Opponent, Cards: "varázslat", Lasts: lint.Next, When: lint.Activated},
			"(S): ellenfeled következő varázslatának idézési költsége 3-mal több.", "When activated, the opponent's next varázslat costs 3 more.",
		},
		{
			lint.Modifier{Op: lint.Increase, On: lint.OnReact, Amount: lint.Num(2), Currency: lint.VP, Whose: lint.Opponent, Lasts: lint.Static},
			"Erre a lapra reagálni 2 VP-vel többe kerül.", "Reacting to it costs 2 VP more.",
		},
		{
			lint.Modifier{Op: lint.Reduce, On: lint.OnPlay, Amount: lint.Num(1), Currency: lint.SZK, Whose: lint.Self, Lasts: lint.Static, When: lint.Conditional},
			"Ha a feltétele teljesül, ennek a lapnak az idézési költsége 1 SZK-val kevesebb.", "While its condition holds, this card costs 1 SZK less.",
		},
		{
			lint.Modifier{Op: lint.Set, On: lint.OnPlay, Amount: lint.Num(0), Currency: lint.VP, Whose: lint.Both, Cards: "szintlépés", Lasts: lint.Turn, Drawback: true},
			"Hátrány: ebben a körben minden szintlépés idézési költsége 0 VP lesz.", "Drawback: to the end of the turn every szintlépés costs 0 VP.",
		},
		{
			lint.Modifier{
				Op: lint.Reduce, On: lint.OnPlay, Amount: lint.Num(1), Currency: lint.VP, Whose: lint.Own, Cards: "lény", Lasts: lint.Static,
				Filter: lint.Filter{Any: []lint.Conjunction{{Type: []string{"lény"}, Not: []lint.Conjunction{{Subtype: []string{"sárkány"}}}}}, Exact: true},
			},
			"A saját lényeid idézési költsége 1 VP-vel kevesebb (kivétel: sárkány).", "Your lény costs 1 VP less (except: sárkány).",
		},
		{
			lint.Modifier{Op: lint.Increase, On: lint.OnPlay, Amount: lint.Num(1), Currency: lint.VP, Whose: lint.Opponent, Cards: "kobold és templom", Lasts: lint.Static},
			"Ellenfeled koboldjainak és templomainak idézési költsége 1 VP-vel több.", "The opponent's kobold és templom costs 1 VP more.",
		},
	} {
		if got := Sentence(&c.m); got.Hu != c.hu || got.En != c.en {
			t.Errorf("%s\n%s\nwant %s\n%s", got.Hu, got.En, c.hu, c.en)
		}
	}
}

// Possessives by vowel harmony, with and without j; numbers with -val, -vel as they are spoken.
func TestEndings(t *testing.T) {
	for word, want := range map[string][4]string{
		"xenó":        {"xenóid", "xenód", "xenói", "xenója"},
		"kobudera":    {"kobuderáid", "kobuderád", "kobuderái", "kobuderája"},
		"lap":         {"lapjaid", "lapod", "lapjai", "lapja"},
		"Tharr lap":   {"Tharr lapjaid", "Tharr lapod", "Tharr lapjai", "Tharr lapja"},
		"szörny":      {"szörnyeid", "szörnyed", "szörnyei", "szörnye"},
		"torzszülött": {"torzszülötteid", "torzszülötted", "torzszülöttei", "torzszülötte"},
		"goblin":      {"goblinjaid", "goblinod", "goblinjai", "goblinja"},
		"troll":       {"trolljaid", "trollod", "trolljai", "trollja"},
		"kísértet":    {"kísérteteid", "kísérteted", "kísértetei", "kísértete"},
	} {
		if got := possessives(word); got != want {
			t.Errorf("%s: %v, want %v", word, got, want)
		}
	}
	for n, want := range map[int]string{0: "0-val", 1: "1-gyel", 2: "2-vel", 3: "3-mal", 5: "5-tel", 8: "8-cal", 10: "10-zel", 20: "20-szal", 40: "40-nel", 60: "60-nal", 100: "100-zal"} {
		if got := by(n); got != want {
			t.Errorf("%d: %s, want %s", n, got, want)
		}
	}
}
