package wording

import (
	"strings"
	"testing"
)

// eachOrder calls f with the parts in every order.
func eachOrder(parts []string, f func(string)) {
	var rec func(int)
	rec = func(i int) {
		if i == len(parts) {
			s := strings.Join(parts, " ") + "."
			f(strings.ToUpper(s[:1]) + s[1:])
			return
		}
		for j := i; j < len(parts); j++ {
			parts[i], parts[j] = parts[j], parts[i]
			rec(i + 1)
			parts[i], parts[j] = parts[j], parts[i]
		}
	}
	rec(0)
}

// Hungarian orders its words freely: whatever the order, a sentence about what cards cost is read, or said to be not understood.
func TestNoOrderHidesAChange(t *testing.T) {
	for _, s := range []string{
		"ebben a körben|gnómjaid|1_VP-vel|olcsóbbak",
		"gnómjaid költsége|ebben a körben|1_VP-vel|csökken",
		"gnómjaid|a kör végéig|1_VP-vel|kevesebbe|kerülnek",
		"gnómjaidért|1_VP-vel|kevesebbet|fizetsz",
		"ellenfeled|a gnómjaiért|1_VP-vel|többet|fizet",
		"egy gnómodat|a gyűjtődből|1_VP-vel|olcsóbban|játszhatod ki",
		"minden gnómod|+1_VP-be|kerül",
		"ellenfelednek|minden gnómja|1_VP-vel|többe|kerül",
		"a következő gnómod|ebben a körben|2_VP-vel|olcsóbb",
		"gnómjaidra|ellenfelednek|reagálnia|1_VP-vel|többe|kerül",
		"gnómjaidat|célozni|1_VP-vel|többe|kerül",
		"egy gnómot|ingyen|kijátszhatsz|a gyűjtődből",
		"gnómjaid|feleannyiba|kerülnek",
		"ez a torony|1_VP-vel|olcsóbbá teszi|gnómjaidat",
		"ellenfelednek|a gnómjaihoz|el kell dobnia|egy lapot",
	} {
		eachOrder(strings.Split(s, "|"), func(text string) {
			if got := sayings(text); got == "" {
				t.Errorf("%s: read as nothing", text)
			}
		})
	}
}

// The orders that people write mean the same.
func TestOrdersReadAlike(t *testing.T) {
	for want, texts := range map[string][]string{
		"M1 reduce play 1 VP own gnóm turn": {
			"Ebben a körben gnómjaid 1_VP-vel olcsóbbak.", "Gnómjaid ebben a körben 1_VP-vel olcsóbbak.", "1_VP-vel olcsóbbak gnómjaid ebben a körben.", "Gnómjaid 1_VP-vel olcsóbbak ebben a körben.",
			"Gnómjaid a kör végéig 1_VP-vel kevesebbe kerülnek.", "Gnómjaid 1_VP-vel kerülnek kevesebbe a kör végéig.", "1_VP-vel kevesebbe kerülnek a kör végéig gnómjaid.",
			"Gnómjaid 1_VP-vel kerülnek a kör végéig kevesebbe.", "1_VP-vel gnómjaid kerülnek kevesebbe a kör végéig.", "Gnómjaid 1_VP-vel a kör végéig kevesebbe kerülnek.",
		},
		"M2 increase play 1 VP own gnóm static": {"Minden gnómod +1_VP-be kerül.", "+1_VP-be minden gnómod kerül.", "Kerül minden gnómod +1_VP-be.", "+1_VP-be kerül minden gnómod."},
		"M1 reduce play 2 VP own gnóm next":     {"A következő gnómod 2_VP-vel olcsóbb.", "2_VP-vel olcsóbb ebben a körben a következő gnómod.", "2_VP-vel olcsóbb a következő gnómod."},
	} {
		for _, text := range texts {
			if got := sayings(text); got != want {
				t.Errorf("%s\n got %s\nwant %s", text, got, want)
			}
		}
	}
}
