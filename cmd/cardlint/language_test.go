package main

import (
	"strings"
	"testing"

	"github.com/cardlint/cardlint/lint"
)

func TestLanguage(t *testing.T) {
	for _, test := range []struct {
		args, env string
		want      lint.Lang
	}{
		{"", "", "hu"},
		{"", "LANG=hu_HU.UTF-8", "hu"},
		{"", "LANG=HU", "hu"},
		{"", "LANG=en_US.UTF-8", "en"},
		{"", "LANG=de_AT@euro", "en"},
		{"", "LANG=C.UTF-8", "hu"},
		{"", "LANG=POSIX", "hu"},
		{"", "LC_ALL=hu_HU LANG=en_US", "hu"},
		{"", "LC_ALL=C LANG=en_US", "en"},
		{"", "LC_MESSAGES=en_GB LANG=hu_HU", "en"},
		{"check x.csv --lang en", "LANG=hu_HU", "en"},
		{"--lang=hu check x.csv", "LC_ALL=en_US", "hu"},
		{"--lang xx check x.csv", "LC_ALL=en_US", "en"}, // said to be wrong later, in the language of the locale
		{"parse -- --lang=en", "", "hu"},
	} {
		getenv := func(name string) string {
			for _, kv := range strings.Fields(test.env) {
				if k, v, _ := strings.Cut(kv, "="); k == name {
					return v
				}
			}
			return ""
		}
		if got := language(strings.Fields(test.args), getenv); got != test.want {
			t.Errorf("%q with %q: %s, want %s", test.args, test.env, got, test.want)
		}
	}
}

// Where two exit codes apply, the one that says more about the call wins.
func TestExitPrecedence(t *testing.T) {
	for _, test := range []struct {
		o    outcome
		want int
	}{
		{outcome{}, 0},
		{outcome{found: true}, 1},
		{outcome{unwritten: true, unread: true, found: true}, 2},
		{outcome{usage: true, unread: true, cut: true, found: true}, 2},
		{outcome{unread: true, cut: true, found: true}, 3},
		{outcome{cut: true, found: true}, 4},
	} {
		if got := test.o.code(); got != test.want {
			t.Errorf("%+v: %d, want %d", test.o, got, test.want)
		}
	}
}
