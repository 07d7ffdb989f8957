package report

import (
	"bytes"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cardlint/cardlint/lint"
)

// pool is a small set with every shape that the reports know, put together by hand.
func pool() *Input {
	place := func(cell string, row int) lint.Pos {
		return lint.Pos{File: "set.xlsx", Sheet: "Lapok", Row: row, Cell: cell}
	}
	law := lint.Card{Name: "Régi törvény", Kind: "Szabálylap", Pos: place("D2", 2), Texts: []lint.Text{{Cell: "D2", Raw: "A tárgyaid költsége 1 VP-vel kevesebb."}}}
	smith := lint.Card{Name: "Kovács", ID: "7", Kind: "Tárgy", Pos: place("D3", 3), Texts: []lint.Text{{Cell: "D3", Raw: "Húzz egy lapot."}, {Cell: "E3", Raw: "Lapjaid költsége +1."}}}
	less := lint.Modifier{Code: lint.M1, Op: lint.Reduce, On: lint.OnPlay, Amount: lint.Num(1), Currency: lint.VP, Whose: lint.Own, Cards: "tárgy", Lasts: lint.Static, Span: lint.Span{Cell: "D2", Start: 0, End: 37, Quote: "A tárgyaid költsége 1 VP-vel kevesebb"}}
	more := lint.Modifier{Code: lint.M2, Op: lint.Increase, On: lint.OnPlay, Amount: lint.Num(1), Whose: lint.Own, Cards: "lap", Lasts: lint.Static, Drawback: true, Span: lint.Span{Cell: "E3", Start: 0, End: 19, Quote: "Lapjaid költsége +1"}}
	f := &lint.Facts{
		Pool:       lint.Pool{Cards: []lint.Card{law, smith}},
		Settings:   lint.DefaultSettings(),
		Readings:   []lint.Reading{{Modifiers: []lint.Modifier{less}}, {Modifiers: []lint.Modifier{more}, Unread: []lint.Unread{{Code: lint.R5, Span: more.Span}}}},
		Judgements: []lint.Judgement{{Verdict: lint.Modifies, Decided: "text", Codes: []lint.Code{lint.M1}}, {Verdict: lint.Review, Decided: "setting:surcharge"}},
	}
	var names []string
	for i := range 9 {
		names = append(names, "Őr "+string(rune('A'+i)))
	}
	f.Combos = &lint.Combos{Reading: lint.Applied, Size: 3, Format: lint.AnyDeck, Summary: lint.ComboSummary{Ancient: 10, Off: 10, BesidesOff: 9, On: 0, Patterns: 6, Sets: 8, Illegal: 1}}
	f.Combos.Always = []lint.Combo{
		{By: "text", Rule: "78.1", Members: []lint.Member{{Side: lint.OwnSide, Cards: []lint.Ref{law.Ref()}}}},
		{By: "review", Rule: "78.1", Members: []lint.Member{{Side: lint.OwnSide, Cards: []lint.Ref{{Name: "Furcsa követő"}}}}},
	}
	set := lint.Combo{
		By: "combination", Rule: "78.2",
		Members: []lint.Member{
			{Side: lint.OwnSide, Cards: []lint.Ref{smith.Ref()}, When: lint.Activated, Lasts: lint.Next},
			{Side: lint.OpponentSide, Cards: []lint.Ref{{Name: "Köd"}, {Name: "Pára"}}, Lasts: lint.Static},
		},
		While:  []lint.While{{Kind: "cost-above", N: 1, Currency: lint.VP}},
		Unless: []lint.Unless{{Side: lint.OpponentSide, Cards: []lint.Ref{{Name: "Pajzs"}}}},
	}
	for _, n := range names {
		f.Combos.Ancient = append(f.Combos.Ancient, lint.AncientCard{Ref: lint.Ref{Name: n}, Verdict: lint.StateOff, Besides: lint.StateOff, Larger: true, List: func() []lint.Combo {
			return []lint.Combo{set, set, set, set, set, {By: "review", Rule: "78.2"}}
		}})
	}
	f.Combos.Ancient = append(f.Combos.Ancient, lint.AncientCard{Ref: lint.Ref{Name: "Kívülálló"}, Verdict: lint.StateOff, Besides: lint.StateOn})
	victims := make([]lint.Ref, 9)
	for i := range victims {
		victims[i] = f.Combos.Ancient[i].Ref
	}
	rule := func(number, name string, l lint.Level) *lint.Rule {
		return &lint.Rule{Number: number, Name: name, Level: l, ByVictim: number == "CL201"}
	}
	say := lint.Words{Hu: "Ez történik.", En: "This happens."}
	return &Input{Facts: f, Findings: []lint.Finding{
		{Rule: rule("CL401", "missing-cell", lint.Error), Level: lint.Error, Say: say, Pos: place("A9", 9), CardIndex: lint.NoCard, Evidence: []lint.Span{{Cell: "A9"}}},
		{Rule: rule("CL101", "rule-card", lint.Note), Level: lint.Note, Say: say, Kodex: []string{"78.1"}, Pos: law.Pos, Card: law.Ref(), Evidence: []lint.Span{less.Span}},
		{Rule: rule("CL201", "by-text", lint.Note), Level: lint.Note, Say: say, Kodex: []string{"78.1"}, Pos: law.Pos, Card: law.Ref(), Evidence: []lint.Span{less.Span}, Related: victims},
		{Rule: rule("CL111", "not-understood", lint.Warning), Level: lint.Warning, Say: say, Pos: place("E3", 3), Card: smith.Ref(), CardIndex: 1, Evidence: []lint.Span{more.Span}, Fingerprint: "f0"},
	}}
}

func TestCheckTable(t *testing.T) {
	const want = `
A legtöbb ősmágiát ezek kapcsolják ki

  Régi törvény · 9 ősmágiás lapot a 10 közül · Kódex 78.1 · set.xlsx: Lapok!D2
    A tárgyaid költsége 1 VP-vel kevesebb.
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    Őr A, Őr B, Őr C, Őr D, Őr E, Őr F … és még 3

Találatok laponként

(lap nélküli sor) · set.xlsx: Lapok!A9
  hiba  CL401 missing-cell
    Ez történik.

Régi törvény · Szabálylap · set.xlsx: Lapok!D2
    A tárgyaid költsége 1 VP-vel kevesebb.
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  tény  CL101 rule-card · Kódex 78.1
    Ez történik.
  tény  CL201 by-text · Kódex 78.1
    Ez történik.
    érinti: Őr A, Őr B, Őr C, Őr D, Őr E … és még 4

Kovács · Tárgy · set.xlsx: Lapok!D3
    [E3]
    Lapjaid költsége +1.
    ^^^^^^^^^^^^^^^^^^^
  figyelmeztetés  CL111 not-understood
    Ez történik.

Kikapcsolható ősmágiák

  a 78.2 olvasata: a tényleges hatás szerint (applied); egy halmazban legfeljebb 3 lap;
    bármilyen pakli

  Minden ősmágiás lapot kikapcsol:
    a szövege miatt (78.1) · nálad: Régi törvény
  Minden ősmágiás lapra nézve eldöntendő:
    eldöntendő (78.1) · nálad: Furcsa követő

  Ezeken túl:

  9 lap · kikapcsolható: Őr A, Őr B, Őr C, Őr D, Őr E, Őr F … és még 3
    együtt (78.2) · nálad: Kovács (ha aktiválják, a következő ilyen lapra) + az
      ellenfélnél bármelyik ebből a 2 lapból: Köd, Pára · amíg a költsége több mint 1 VP ·
      kivéve, ha az ellenfélnél ott van: Pajzs
    együtt (78.2) · nálad: Kovács (ha aktiválják, a következő ilyen lapra) + az
      ellenfélnél bármelyik ebből a 2 lapból: Köd, Pára · amíg a költsége több mint 1 VP ·
      kivéve, ha az ellenfélnél ott van: Pajzs
    együtt (78.2) · nálad: Kovács (ha aktiválják, a következő ilyen lapra) + az
      ellenfélnél bármelyik ebből a 2 lapból: Köd, Pára · amíg a költsége több mint 1 VP ·
      kivéve, ha az ellenfélnél ott van: Pajzs
    együtt (78.2) · nálad: Kovács (ha aktiválják, a következő ilyen lapra) + az
      ellenfélnél bármelyik ebből a 2 lapból: Köd, Pára · amíg a költsége több mint 1 VP ·
      kivéve, ha az ellenfélnél ott van: Pajzs
    … és még 2 (mind: cardlint combos)
    ennél nagyobb halmazok is vannak
  1 lap · működik: Kívülálló

2 lap: 1 módosít, 1 eldöntendő, 0 tiszta · 4 találat: 1 hiba, 1 figyelmeztetés, 2 tény
10 ősmágiás: 10 kikapcsolható (9 az általános okokon túl is), 0 eldöntendő, 0 működik
költségről szóló mondatrész: 0 megértve, 1 nem
`
	var b bytes.Buffer
	if err := checkTable(&b, pool(), Look{Lang: lint.Hungarian, Width: 90}); err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(strings.TrimPrefix(want, "\n"), b.String()); d != "" {
		t.Errorf("(- want, + got)\n%s", d)
	}
}

// The table for combos leaves nothing out.
func TestCombosTableIsWhole(t *testing.T) {
	var b bytes.Buffer
	if err := combosTable(&b, pool(), Look{Lang: lint.English, Width: 90}); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"Őr A, Őr B, Őr C, Őr D, Őr E, Őr F, Őr G, Őr H, Őr I", "to be decided (78.2) · the card's own text", "54 patterns, 8 sets when expanded; 1 illegal set left out"} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("it does not say %q:\n%s", want, b.String())
		}
	}
	if n := strings.Count(b.String(), "in combination (78.2)"); n != 5 || strings.Contains(b.String(), "… and") {
		t.Errorf("%d sets, want 5 and none left out:\n%s", n, b.String())
	}
}

// Nothing is wider than the page but words that are: names and paths are broken between, not within.
func TestTablesFitThePage(t *testing.T) {
	for _, f := range []*Format{Find("check", "table"), Find("combos", "table")} {
		for _, columns := range []int{60, 80, 120} {
			var b bytes.Buffer
			if err := f.Write(&b, pool(), Look{Lang: lint.Hungarian, Width: columns}); err != nil {
				t.Fatal(err)
			}
			for l := range strings.Lines(b.String()) {
				if n := width(strings.TrimRight(l, "\n")); n > columns {
					t.Errorf("%s in %d columns: a line of %d: %s", f.Command, columns, n, l)
				}
			}
		}
	}
}

// The columns of a table give way down to their longest words, then to pieces of these.
func TestFit(t *testing.T) {
	rows := [][]string{{"mappa/egy/lapok.xlsx: F42", "Más lapok költségét módosítja", "használati-költség"}}
	for _, c := range []struct {
		columns int
		want    []int
	}{
		{90, []int{25, 29, 18}},
		{70, []int{23, 23, 18}},
		{60, []int{21, 15, 18}},
		{50, []int{17, 9, 18}},
		{30, []int{11, 9, 11}},
	} {
		if d := cmp.Diff(c.want, fit(rows, c.columns)); d != "" {
			t.Errorf("%d columns (- want, + got)\n%s", c.columns, d)
		}
	}
	want := []string{"mappa/egy/", "lapok.xlsx:", "F42"}
	if d := cmp.Diff(want, wrapped(rows[0][0], 11)); d != "" {
		t.Errorf("(- want, + got)\n%s", d)
	}
}

// Where a line is broken within its coloured beginning, it is not said twice.
func TestNarrowHead(t *testing.T) {
	var b bytes.Buffer
	p := newPage(&b, Look{Lang: lint.Hungarian, Width: 12})
	p.wrapState(2, lint.StateOff, "1 lap · kikapcsolható", ": Kovács")
	if err := p.flush(); err != nil {
		t.Fatal(err)
	}
	if got, want := b.String(), "  1 lap ·\n    kikapcsolható:\n    Kovács\n"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// Colours only frame the text: without them every format says the same.
func TestColour(t *testing.T) {
	var plain, coloured bytes.Buffer
	if err := checkTable(&plain, pool(), Look{Lang: lint.English, Width: 50}); err != nil {
		t.Fatal(err)
	}
	if err := checkTable(&coloured, pool(), Look{Lang: lint.English, Width: 50, Color: true}); err != nil {
		t.Fatal(err)
	}
	if strings.Contains(plain.String(), "\x1b") || !strings.Contains(coloured.String(), "\x1b[") {
		t.Error("colour is not where it was asked for, and there alone")
	}
	var bare strings.Builder
	for i, part := range strings.Split(coloured.String(), "\x1b[") {
		if i > 0 {
			_, part, _ = strings.Cut(part, "m")
		}
		bare.WriteString(part)
	}
	if d := cmp.Diff(plain.String(), bare.String()); d != "" {
		t.Error(d)
	}
}

// A card text cannot talk to the terminal, nor break the lines of a report.
func TestControlCharacters(t *testing.T) {
	in := pool()
	in.Facts.Pool.Cards[0].Name = "Gonosz\x1b[31m\r\nlap\u202egál"
	in.Facts.Pool.Cards[0].Kind = "Szabály\x07lap"
	in.Facts.Pool.Cards[0].Texts[0].Raw = "A tárgyaid\x1b[2J költsége\n1 VP-vel \u2066kevesebb."
	in.Findings[1].Card.Name = in.Facts.Pool.Cards[0].Name
	for _, f := range []*Format{Find("check", "table"), Find("check", "oneline"), Find("check", "markdown"), Find("check", "github"), Find("modifiers", "table")} {
		var b bytes.Buffer
		if err := f.Write(&b, in, Look{Lang: lint.Hungarian, Width: 90}); err != nil {
			t.Fatal(err)
		}
		if strings.ContainsAny(b.String(), "\x1b\r\x07\u202e\u2066") {
			t.Errorf("%s %s: %q", f.Command, f.Name, b.String())
		}
	}
}
