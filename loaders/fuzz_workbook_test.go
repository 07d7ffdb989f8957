package loaders

import (
	"bytes"
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/cardlint/cardlint/lint"
)

// whole holds the loading of anything to what must always be so: it comes to an end in time, without an error of its own; cards have
// places, problems have words, and where there is no card a fatal problem says why.
func whole(t *testing.T, content string) {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()
	cards := 0
	problems, err := Load(ctx, []string{"-"}, strings.NewReader(content), Options{}, func(c lint.Card) error {
		if cards++; c.Pos.Row < 1 || c.Pos.Cell == "" || len(c.Texts) == 0 {
			return errors.New("a card without a place: " + c.Name)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	fatal := false
	for _, p := range problems {
		fatal = fatal || p.Fatal
		if p.Say.En == "" || p.Say.Hu == "" || p.End < p.Start || p.End > len([]rune(p.Raw)) {
			t.Fatalf("%+v", p)
		}
	}
	if cards == 0 && !fatal {
		t.Fatalf("no card and no reason: %v", problems)
	}
}

// FuzzWorkbook: whatever the XML of a sheet and of the shared texts is.
func FuzzWorkbook(f *testing.F) {
	row := `<row r="2" hidden="1"><c r="A2" t="s"><v>0</v></c><c r="B2" t="inlineStr"><is><r><t>Tá</t></r><r><t>rgy</t></r></is></c><c r="C2" t="str"><f>1</f></c></row>`
	for _, s := range []string{
		rowsBegin + row + rowsEnd,
		rowsBegin + row + `</sheetData><mergeCells><mergeCell ref="A2:B9"/><mergeCell ref="C1:XFD1048576"/></mergeCells></worksheet>`,
		rowsBegin + `<row><c><v>1</v></c><c t="b"><v>1</v></c><c t="e"><v>#REF!</v></c></row><row r="1048576"/>` + rowsEnd,
		rowsBegin, "", "<worksheet/>", "<x:worksheet xmlns:x=\"y\"><x:sheetData/></x:worksheet>",
	} {
		f.Add(s, `<si><t>Álmos őr</t></si>`)
	}
	f.Fuzz(func(t *testing.T, sheet, texts string) { whole(t, workbookXML(t, sheet, texts)) })
}

// FuzzOpenDocument: whatever the XML of the content is.
func FuzzOpenDocument(f *testing.F) {
	table := `<table:table table:name="Lapok">` + odsRow("Név", "Típus", "Szöveg") + odsRow("A", "Tárgy", "x<text:s text:c=\"3\"/>")
	for _, s := range []string{
		odsHead + table + `</table:table>` + odsTail,
		odsHead + table + `<table:table-row table:number-rows-repeated="1048576"><table:table-cell table:number-columns-repeated="16384" table:number-rows-spanned="3"/></table:table-row></table:table>` + odsTail,
		odsHead + table, odsHead, "",
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, content string) { whole(t, pack(t, "content.xml", content)) })
}

// FuzzArchive: whatever a file that begins like a ZIP is.
func FuzzArchive(f *testing.F) {
	f.Add([]byte(workbookXML(f, rowsBegin+rowsEnd, "")))
	f.Add([]byte(pack(f, "content.xml", odsHead+odsTail)))
	f.Add([]byte("PK\x03\x04"))
	f.Fuzz(func(t *testing.T, data []byte) {
		whole(t, "PK\x03\x04"+string(bytes.TrimPrefix(data, []byte("PK\x03\x04"))))
	})
}

// FuzzHeader: a header understood says of each field columns that are there, each once, in the order of the sheet; and a word understood
// as a header is understood with a remark behind it, too.
func FuzzHeader(f *testing.F) {
	for _, s := range []string{"Név|Típus|Szöveg", "N?v|T?pus|Sz?veg", "Költség|VP|SZK", "|||", "név (magyar)|típus 1|Szöveg:|[[1]]", "N|Ú|ID"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, header string) {
		words := strings.Split(header, "|")
		c := headerNames{}.columns(headerRow(words...))
		for field, cols := range c.of {
			last := -1
			for _, k := range cols {
				if k.index <= last || k.index >= len(words) || k.header != words[k.index] {
					t.Fatalf("%q: %s has %+v", header, field, cols)
				}
				last = k.index
			}
		}
		if c.complete() && !c.plausible() {
			t.Fatalf("%q is complete and not plausible", header)
		}
		for _, w := range words {
			key := headerKey(w)
			if again := headerKey(key); again != key {
				t.Fatalf("%q is %q, and that is %q", w, key, again)
			}
			if s, ok := spellings()[key]; ok && !strings.ContainsAny(w, "([{") {
				if with, ok := spellings()[headerKey(w+" (x)")]; !ok || with != s {
					t.Fatalf("%q is known, with a remark it is not", w)
				}
			}
		}
	})
}
