package wording

import (
	"strings"
	"testing"
	"time"
)

// Long and hostile texts take time in proportion, or near it: a cell may hold 32,767 characters.
func TestLongTexts(t *testing.T) {
	for _, piece := range []string{"költsége 1 VP-vel ", "(", "\"a ", "1_VP-vel és ", "minden lap, ", "ha ", "aminek a költsége ", "nem mehet 1 alá ", "olcsóbb 2-vel, ", "[[2]] ", "+1_VP ", "1 vagy ", "Hátrány: ", strings.Repeat("(a) ", longest+1) + "lap ", "ingyen kijátszhatod, ", "kijátszhatsz ingyen egy lapot vagy ", "és "} {
		text := strings.Repeat(piece, 32000/len(piece))
		start := time.Now()
		read(text)
		if d := time.Since(start); d > 2*time.Second {
			t.Errorf("%q, %d bytes: %v", piece, len(text), d)
		} else {
			t.Logf("%q: %v", piece, d)
		}
	}
}
