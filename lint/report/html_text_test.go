package report

import (
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// Marks count code points; where they overlap the gravest level shows, and every mark's number stands at its end.
func TestHTMLPieces(t *testing.T) {
	mark := func(start, end int, l lint.Level, n int) htmlMark { return htmlMark{stretch{start, end}, l, n} }
	for _, test := range []struct {
		raw   string
		marks []htmlMark
		want  string
	}{
		{"Őr áll.", nil, "Őr áll."},
		{"Őr áll.", []htmlMark{mark(3, 6, lint.Note, 0)}, "Őr |note:áll|."},
		{"Őr áll.", []htmlMark{mark(0, 7, lint.Note, 1)}, "note:Őr áll.1"},
		{"0123456789", []htmlMark{mark(2, 6, lint.Note, 1), mark(4, 8, lint.Error, 2)}, "01|note:23|error:451|error:672|89"},
		{"0123456789", []htmlMark{mark(2, 8, lint.Warning, 1), mark(4, 5, lint.Note, 2)}, "01|warning:23|warning:42|warning:5671|89"},
		{"0123", []htmlMark{mark(1, 2, lint.Note, 1), mark(1, 2, lint.Warning, 2)}, "0|warning:112|23"},
		{"0123", []htmlMark{mark(-4, 2, lint.Note, 0), mark(9, 99, lint.Note, 0)}, "note:01|23"},
		{"a\u202eb\nc", []htmlMark{mark(2, 3, lint.Note, 0)}, "a[U+202E]|note:b|\nc"},
	} {
		var got []string
		for _, p := range htmlPieces(test.raw, test.marks) {
			s := p.Text
			if p.Level != "" {
				s = string(p.Level) + ":" + s
			}
			for _, n := range p.Numbers {
				s += fmt.Sprint(n)
			}
			got = append(got, s)
		}
		if s := strings.Join(got, "|"); s != test.want {
			t.Errorf("%q: %q, want %q", test.raw, s, test.want)
		}
	}
}

func TestVisible(t *testing.T) {
	for s, want := range map[string]string{
		"Kőszáli őr":              "Kőszáli őr",
		"két\r\nsor\rhárom\nnégy": "két\nsor\nhárom\nnégy",
		"a\x00b\x1bc":             "a[U+0000]b[U+001B]c",
		"\u202egonosz\u2069":      "[U+202E]gonosz[U+2069]",
		"láthatat\u00adlan\u200b": "láthatat[U+00AD]lan[U+200B]",
		"o\u0301":                 "o\u0301",
	} {
		if got := visible(s); got != want {
			t.Errorf("%q: %q, want %q", s, got, want)
		}
	}
}

// Every fixed word of the page is there in both languages, and printed somewhere.
func TestHTMLWords(t *testing.T) {
	sources := htmlTemplate
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		b, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		sources += string(b)
	}
	v := reflect.ValueOf(say.HTML)
	for i := range v.NumField() {
		name, w := v.Type().Field(i).Name, v.Field(i).Interface().(lint.Words)
		if w.Hu == "" || w.En == "" {
			t.Errorf("%s lacks a language: %+v", name, w)
		}
		if !strings.Contains(sources, "W."+name+"}}") && !strings.Contains(sources, "say.HTML."+name) {
			t.Errorf("%s is printed nowhere", name)
		}
	}
}
