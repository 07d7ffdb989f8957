package lint

import (
	"testing"
	"time"
)

// A decision counts on its last day, wherever the clock stands.
func TestExpired(t *testing.T) {
	day := func(s string) time.Time {
		d, err := time.Parse(time.DateOnly, s)
		if err != nil {
			t.Fatal(err)
		}
		return d
	}
	late := time.Date(2026, 12, 31, 23, 59, 0, 0, time.FixedZone("west", -8*3600))
	for _, test := range []struct {
		until, now time.Time
		want       bool
	}{
		{time.Time{}, late, false},
		{day("2026-12-31"), late, false},
		{day("2026-12-30"), late, true},
		{day("2026-12-31"), day("2027-01-01"), true},
		{day("2027-01-01"), late, false},
	} {
		if got := Expired(test.until, test.now); got != test.want {
			t.Errorf("until %v on %v: %v", test.until, test.now, got)
		}
	}
}

// What a modifier weighs stays within a person's verdict; where nothing else would modify, all that speaks of cost does.
func TestWeigh(t *testing.T) {
	reading := func(codes ...Code) Reading {
		var r Reading
		for _, c := range codes {
			r.Modifiers = append(r.Modifiers, Modifier{Code: c})
		}
		return r
	}
	for _, test := range []struct {
		codes   []Code
		verdict Verdict
		text    string
		want    []Verdict
	}{
		{[]Code{M1, R1}, "", "", []Verdict{Modifies, Review}},
		{[]Code{M1, R1}, Clear, "", []Verdict{Clear, Clear}},
		{[]Code{M1, R1}, Review, "", []Verdict{Review, Review}},
		{[]Code{M1, R1}, Modifies, "", []Verdict{Modifies, Review}},
		{[]Code{R1, R3}, Modifies, "", []Verdict{Modifies, Modifies}},
		{[]Code{M1, R1}, "", "another wording", []Verdict{Modifies, Review}},
	} {
		f := &Facts{Settings: DefaultSettings(), Readings: []Reading{reading(test.codes...)}}
		j := Judge(&f.Readings[0], f.Settings)
		if test.verdict != "" || test.text != "" {
			j = j.Overrule(&Override{Verdict: test.verdict, Text: test.text})
		}
		f.Judgements = []Judgement{j}
		for i, c := range test.codes {
			if got := f.Weigh(0, c); got != test.want[i] {
				t.Errorf("%v, %s %s: %s weighs %s, want %s", test.codes, test.verdict, test.text, c, got, test.want[i])
			}
		}
	}
}
