package kodex

import (
	"context"
	"fmt"
	"math"
	"math/big"
	"testing"

	"github.com/cardlint/cardlint/lint"
)

// TestCountsAreExactOrSaidToBeBeyond: numbers of choices as big integers give them; what an int does not hold stays the largest one.
func TestCountsAreExactOrSaidToBeBeyond(t *testing.T) {
	for _, n := range []int{1, 2, 3, 70, 5000, 3_000_000} {
		for k := range 7 {
			want := new(big.Int).Binomial(int64(n+k-1), int64(k))
			got := multisets(n, k)
			if exact := big.NewInt(int64(got)); exact.Cmp(want) != 0 && (got != math.MaxInt || want.BitLen() < 60) {
				t.Errorf("%d of %d: %d, want %s", k, n, got, want)
			}
		}
	}
	if got := minus(math.MaxInt, 5); got != math.MaxInt {
		t.Errorf("beyond, less 5: %d", got)
	}
	list := []entry{card("A", "szörny, N", vp(0)), charm(less(1, floor(4)))}
	for i := range 40_000 { // five of them, of any: more than an int counts
		e := charm(more(1, lint.Opponent))
		e.card.Name = fmt.Sprint("Lap ", i)
		list = append(list, e)
	}
	f := facts(lint.Applied, list...)
	f.Settings.Size = 6
	got, err := Combine(context.Background(), f, 0)
	if err != nil {
		t.Fatal(err)
	}
	if beyond := got.Summary.Sets == math.MaxInt; !beyond || !got.Summary.Beyond {
		t.Errorf("%d sets, beyond %v", got.Summary.Sets, got.Summary.Beyond)
	}
	if a := &got.Ancient[0]; a.Count != math.MaxInt || a.Besides != lint.StateOff {
		t.Errorf("%s: %d sets, %s", a.Name, a.Count, a.Besides)
	}
}
