package loaders

import "testing"

// TestLostTexts: a text cell that shows no text is marked, so that nobody takes it for an empty one; a drawback column's too.
func TestLostTexts(t *testing.T) {
	file := book(t, nil, "Lapok", cells{
		"A1": "Név", "B1": "Típus", "C1": "Szöveg", "D1": "Hátrány",
		"A2": "Képlet", "B2": "Szörny", "C2": "=A2",
		"A3": "Hiba", "B3": "Szörny", "C3": "#REF!",
		"A4": "Hátrány", "B4": "Szörny", "C4": "Repül.", "D4": "=A4",
		"A5": "Üres", "B5": "Szörny",
		"A6": "Ép", "B6": "Szörny", "C6": "Repül.", "D6": "Nincs",
	})
	cards, _ := load(t, Options{}, file)
	want := map[string][]bool{"Képlet": {true}, "Hiba": {true}, "Hátrány": {false, true}, "Üres": {false}, "Ép": {false}}
	if len(cards) != len(want) {
		t.Fatalf("%d cards, want %d", len(cards), len(want))
	}
	for _, c := range cards {
		if len(c.Texts) != len(want[c.Name]) {
			t.Errorf("%s: %d texts, want %d", c.Name, len(c.Texts), len(want[c.Name]))
			continue
		}
		for i, lost := range want[c.Name] {
			if c.Texts[i].Lost != lost {
				t.Errorf("%s: text %d lost: %t", c.Name, i, c.Texts[i].Lost)
			}
		}
	}
}
