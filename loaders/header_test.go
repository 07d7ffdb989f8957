package loaders

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/cardlint/cardlint/lint"
)

func headerRow(cells ...string) *row {
	r := &row{number: 1}
	for _, c := range cells {
		r.cells = append(r.cells, cell{value: c})
	}
	return r
}

func (c *columns) show() string {
	var out []string
	for _, f := range Fields() {
		for _, k := range c.of[field(f)] {
			s := f + " " + columnName(k.index)
			if k.currency != lint.AnyCurrency {
				s += " " + k.currency.String()
			}
			out = append(out, s)
		}
	}
	return strings.Join(out, ", ")
}

func TestHeaders(t *testing.T) {
	for _, c := range []struct {
		header string // cells divided by |
		want   string
	}{
		{"Név|Típus|Szöveg", "name A, type B, text C"},
		{"NEV|TIPUS|SZOVEG", "name A, type B, text C"},
		{"N?v|T?pus|Sz?veg|K?lts?g", "name A, type B, cost D, text C"},
		{"Lap neve|Laptípus|Lap szövege", "name A, type B, text C"},
		{"Card name|Card type|Rules text|Cost|Drawback", "name A, type B, cost D, text C, drawback E"},
		{"name|type|text|icons|year|edition|rarity|ID", "name A, type B, text C, icons D, year E, edition F, rarity G, id H"},
		{"Nevek|Típusok|Szövegek|Jelek", "name A, type B, text C, icons D"},
		{"Név:|Típus *|Szöveg (végleges)|Idézési költség (VP)", "name A, type B, cost D, text C"},
		{"Sorszám|Név|Típus|Altípus 1|Altípus 2|Szín|Klán|Szöveg", "name B, type C, subtype D, subtype E, colour F, colour G, text H, id A"},
		{"Név|Típus|Költség|Pénznem|Költség 2|Pénznem 2|Szöveg", "name A, type B, cost C, cost E, currency D, currency F, text G"},
		{"Név|Típus|VP|SZK|Építő|Szöveg", "name A, type B, cost C VP, cost D SZK, cost E építő, text F"},
		{"Név|Típus|Költség|SZK|Szöveg", "name A, type B, cost C, cost D SZK, text E"},
		{"Név|Típus|Költség|VP|SZK|Szöveg", "name A, type B, cost C, text F"}, // the same twice: the whole cost counts
		{"Név|Típus|Ősmágia|Reakció drágítás|Szöveg|Hátrány", "name A, type B, text E, drawback F, ancient C, surcharge D"},
		{"Név|Típus|N|Ú|Szöveg", "name A, type B, text E, ancient C, surcharge D"},
		{"Leírás|Név|Típus|Szöveg", "name B, type C, text D"}, // the better spelling is the text
		{"Szöveg 1|Név|Típus|Szöveg 2", "name B, type C, text A, text D"},
		{"Megjegyzés|Név|Típus|Szöveg|Rajzoló", "name B, type C, text D"},
	} {
		got := headerNames{}.columns(headerRow(strings.Split(c.header, "|")...))
		if got.show() != c.want || !got.complete() {
			t.Errorf("%s:\n got %s (complete %v)\nwant %s", c.header, got.show(), got.complete(), c.want)
		}
	}
}

func TestGivenColumns(t *testing.T) {
	given := headerNames{given: map[field]string{fieldText: fold("Javasolt szöveg"), fieldYear: fold("Évjárat")}}
	got := given.columns(headerRow("Név", "Típus", "Szöveg", "javasolt  SZÖVEG"))
	if want := "name A, type B, text D"; got.show() != want {
		t.Errorf("got %s, want %s", got.show(), want)
	}
	if want := []field{fieldYear}; !slices.Equal(got.missing, want) {
		t.Errorf("missing %v, want %v: a column that was asked for must be there", got.missing, want)
	}
}

func TestMissingColumn(t *testing.T) {
	for _, c := range []struct{ header, missing, nearest string }{
		{"Név|Típus|Szövge", "text", "Szövge"},
		{"Név|Tipsu|Szöveg", "type", "Tipsu"},
		{"Neevv|Típus|Szöveg|Rajz", "name", ""},
		{"Név|Típus|Rajz", "text", ""},
	} {
		n := headerNames{}
		got := n.columns(headerRow(strings.Split(c.header, "|")...))
		if fmt.Sprint(got.missing) != "["+c.missing+"]" || !got.plausible() {
			t.Errorf("%s: missing %v (plausible %v), want %s", c.header, got.missing, got.plausible(), c.missing)
			continue
		}
		if near := n.nearest(&got, got.missing[0]); near != c.nearest {
			t.Errorf("%s: nearest %q, want %q", c.header, near, c.nearest)
		}
	}
}

// A spelling with two meanings would have one of them forever out of reach.
func TestKnownHeadersAreUnique(t *testing.T) {
	seen := map[string]string{}
	for _, k := range knownHeaders {
		for _, s := range strings.Split(k.spellings, ",") {
			key, meaning := headerKey(s), string(k.field)+k.currency.String()
			if key == "" || seen[key] != "" && seen[key] != meaning {
				t.Errorf("%q is %s and %s", s, seen[key], meaning)
			}
			seen[key] = meaning
			if got := spellings()[key]; got.field != k.field || got.currency != k.currency {
				t.Errorf("%q is found as %s %v, want %s %v", s, got.field, got.currency, k.field, k.currency)
			}
		}
	}
}
