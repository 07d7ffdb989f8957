package wording

import "testing"

// Each noun for what is done with cards has its example read as its row says, and an ending in every vowel harmony.
func TestDeedRows(t *testing.T) {
	for _, row := range tsvRows(deedsTSV) {
		if len(row) != 3 {
			t.Fatalf("deeds.tsv: want class, noun, example: %q", row)
		}
		found := false
		for _, tok := range prepareText(row[2]) {
			found = found || row[0] == "playing" && tok.cost&playNamed != 0 || row[0] == "use" && tok.class&cUse != 0
		}
		if !found {
			t.Errorf("deeds.tsv: %q does not speak of %s", row[2], row[1])
		}
	}
	for _, c := range []struct {
		word string
		want classes
	}{
		{"kijátszási", classes{main: cCostmod}},
		{"lerakásáért", classes{main: cPlaying}},
		{"megidézésükért", classes{main: cPlaying}},
		{"letételére", classes{main: cPlayingfor}},
		{"idézésükhöz", classes{extra: dPlayingto}},
		{"lehívásukhoz", classes{extra: dPlayingto}},
		{"blokkolási", classes{main: cUsemod}},
		{"fenntartásainak", classes{main: cUse}},
	} {
		if got, ok := lookup(c.word); !ok || got != c.want {
			t.Errorf("%s: %+v, want %+v", c.word, got, c.want)
		}
	}
}
