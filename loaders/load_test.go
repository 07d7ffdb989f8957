package loaders

import (
	"archive/zip"
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/cardlint/cardlint/lint"
)

// load reads files and wants no error.
func load(t *testing.T, opt Options, files ...string) ([]lint.Card, []lint.Problem) {
	t.Helper()
	var cards []lint.Card
	problems, err := Load(context.Background(), files, strings.NewReader(""), opt, func(c lint.Card) error {
		cards = append(cards, c)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return cards, problems
}

func write(t *testing.T, name, content string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(file, []byte(content), 0o644); err != nil {
		t.Fatal(err)
	}
	return file
}

// show writes problems one a line: kind, fatal, level where it is not that of the rule, sheet, row, line, cell, raw.
func show(problems []lint.Problem) string {
	var out []string
	for _, p := range problems {
		s := p.Kind
		if p.Fatal {
			s += "!"
		}
		if p.Level != "" {
			s += ":" + string(p.Level)
		}
		s += fmt.Sprintf(" %s row %d line %d %s %q", p.Pos.Sheet, p.Pos.Row, p.Pos.Line, p.Pos.Cell, p.Raw)
		out = append(out, strings.Join(strings.Fields(s), " "))
	}
	return strings.Join(out, "\n")
}

// places writes the cards with their places, one a line.
func places(cards []lint.Card) string {
	var out []string
	for _, c := range cards {
		s := fmt.Sprintf("%s %s row %d line %d", c.Name, c.Pos.Sheet, c.Pos.Row, c.Pos.Line)
		for _, x := range c.Texts {
			s += " " + x.Cell
		}
		out = append(out, strings.Join(strings.Fields(s), " "))
	}
	return strings.Join(out, "\n")
}

func lines(s ...string) string { return strings.Join(s, "\n") }

func TestTextIsKeptAsItStands(t *testing.T) {
	raw := "egy \"két\"\r\nhárom\n\r ő  "
	cards, _ := load(t, Options{}, write(t, "a.csv", "név;típus;szöveg\r\nA;Tárgy;\""+strings.ReplaceAll(raw, `"`, `""`)+"\"\r\n"))
	if len(cards) != 1 || cards[0].Texts[0].Raw != raw {
		t.Errorf("got %+v, want the text %q", cards, raw)
	}
}

// Each file is named for what it is, and the others are still read.
func TestWhatFilesAre(t *testing.T) {
	dir := t.TempDir()
	good := write(t, "lapok.csv", "név;típus;szöveg\nA;Tárgy;x\n")
	for _, c := range []struct{ name, content, kind, says string }{
		{"nincs.csv", "", "unreadable-file", "no such file"},
		{"üres.csv", " \r\n", "unreadable-file", "empty"},
		{"régi.xls", "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1xx", "unreadable-file", ".xls"},
		{"titkos.xlsx", "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + wide("EncryptedPackage"), "unreadable-file", "encrypted"},
		{"mutató.xlsx", "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n", "unreadable-file", "Git LFS"},
		{"szöveg.xlsx", "név;típus;szöveg\nA;Tárgy;x\n", "unreadable-file", "name of a workbook"},
		{"lapok.numbers", packedAs(t, "Index/Document.iwa"), "unreadable-file", "Numbers"},
		{"lapok.xlsb", packedAs(t, "[Content_Types].xml", "xl/workbook.bin"), "unreadable-file", ".xlsb"},
		{"lapok.docx", packedAs(t, "[Content_Types].xml", "word/document.xml"), "unreadable-file", "text document"},
		{"lapok.zip", packedAs(t, "lapok.csv"), "unreadable-file", "ZIP archive"},
		{"félbeszakadt.xlsx", packedAs(t, "[Content_Types].xml", "xl/workbook.xml")[:60], "unreadable-file", "truncated"},
		{"lapok.html", "<html><table>", "unreadable-file", "HTML"},
		{"kép.csv", "\x89\x01\x02\x00\x00\x05\x00\x00\x00\x00\x00\x01\x01\x01\x01\x06", "unreadable-file", "binary"},
		{"lapok.pdf", "%PDF-1.7", "unreadable-file", "PDF"},
		{"tört.xlsx", "PK\x03\x04 és más semmi", "unreadable-file", "damaged workbook"},
		{"semmi.xlsx", packedAs(t, "xl/workbook.xml"), "unreadable-file", "broken workbook"},
	} {
		file := filepath.Join(dir, c.name)
		if c.content != "" {
			if err := os.WriteFile(file, []byte(c.content), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		cards, problems := load(t, Options{}, file, good)
		if len(cards) != 1 || len(problems) != 1 {
			t.Errorf("%s: %d cards, problems %v; want the card of the other file and one problem", c.name, len(cards), problems)
			continue
		}
		p := problems[0]
		if !p.Fatal || p.Kind != c.kind || p.Pos.File != file || !strings.Contains(p.Say.En, c.says) || p.Say.Hu == "" {
			t.Errorf("%s: %v (%s, fatal %v), want one that says %q", c.name, p.Error(), p.Kind, p.Fatal, c.says)
		}
	}
}

// packedAs makes a ZIP of entries that hold nothing.
func packedAs(t *testing.T, names ...string) string {
	t.Helper()
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	for _, n := range names {
		if _, err := w.Create(n); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

func wide(s string) string {
	var b strings.Builder
	for _, r := range s {
		b.WriteRune(r)
		b.WriteByte(0)
	}
	return b.String()
}

func TestStandardInput(t *testing.T) {
	for _, c := range []struct{ in, want, kind string }{
		{"név,típus,szöveg\nA,Tárgy,x\n", "A row 2 line 2 C2", ""},
		{"PK\x03\x04", "", "unreadable-file"},
		{"%PDF-1.7", "", "unreadable-file"},
		{"", "", "unreadable-file"},
	} {
		var cards []lint.Card
		problems, err := Load(context.Background(), []string{"-"}, strings.NewReader(c.in), Options{}, func(k lint.Card) error {
			cards = append(cards, k)
			return nil
		})
		kind := ""
		if len(problems) > 0 {
			kind = problems[0].Kind
		}
		if err != nil || places(cards) != c.want || kind != c.kind {
			t.Errorf("%q: %s, %v, %v", c.in, places(cards), problems, err)
		}
	}
}

func TestEmitAndContextStopTheReading(t *testing.T) {
	file := write(t, "lapok.csv", "név;típus;szöveg\nA;Tárgy;x\nB;Tárgy;x\n")
	stop := errors.New("stop")
	n := 0
	_, err := Load(context.Background(), []string{file, file}, nil, Options{}, func(lint.Card) error { n++; return stop })
	if !errors.Is(err, stop) || n != 1 {
		t.Errorf("emit was called %d times and %v came back, want once and its error", n, err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	n = 0
	_, err = Load(ctx, []string{file, file}, nil, Options{}, func(lint.Card) error { n++; cancel(); return nil })
	if !errors.Is(err, context.Canceled) || n != 1 {
		t.Errorf("emit was called %d times and %v came back, want once and the context's error", n, err)
	}
}
