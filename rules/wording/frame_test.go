package wording

import "testing"

// Every frame is that of some row, and names are read as the table says.
func TestFrames(t *testing.T) {
	for _, f := range frameNames {
		n := 0
		for k := range grammar {
			if grammar[k].is(f.frame) {
				n++
			}
		}
		if n == 0 || f.says == "" {
			t.Errorf("%s: %d rows; says %q", f.name, n, f.says)
		}
	}
	for name, want := range map[string]frame{
		"play-below":      rowPlays,
		"plus-pay-back":   rowPaysMore,
		"cost-plus-ill":   rowPlusIll,
		"react-who-must":  rowReact | rowReactWho | rowReactMust,
		"floor-base-less": rowFloorBase | rowFloorOfBase,
		"only-until-done": rowOnly | rowOnlyUntil | rowDone,
		"cost-less":       0,
		"playing":         0,
	} {
		if have := frameOf(name); have != want {
			t.Errorf("%s: %b, want %b", name, have, want)
		}
	}
}
