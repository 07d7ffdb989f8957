package loaders

import (
	"archive/zip"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/cardlint/cardlint/lint"
)

// A workbook that says that it swells beyond the limit is refused before it is unpacked.
func TestBomb(t *testing.T) {
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	e, err := w.CreateRaw(&zip.FileHeader{Name: "xl/sharedStrings.xml", Method: zip.Deflate, CompressedSize64: 2, UncompressedSize64: maxUnzipped + 1})
	if err == nil {
		_, err = e.Write([]byte{3, 0})
	}
	if err = errors.Join(err, w.Close()); err != nil {
		t.Fatal(err)
	}
	file := write(t, "bomba.xlsx", out.String())
	_, problems := load(t, Options{}, file)
	if len(problems) != 1 || !problems[0].Fatal || !strings.Contains(problems[0].Say.En, "limit") {
		t.Errorf("got %v, want one fatal problem about the limit", problems)
	}
}

// pack makes a ZIP of entries: name, content, name, content …
func pack(t testing.TB, entries ...string) string {
	t.Helper()
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	for i := 0; i < len(entries); i += 2 {
		e, err := w.Create(entries[i])
		if err == nil {
			_, err = io.WriteString(e, entries[i+1])
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// workbookXML makes a workbook of one sheet out of XML, and of more entries.
func workbookXML(t testing.TB, sheet, strings string, more ...string) string {
	t.Helper()
	const head, ns = `<?xml version="1.0" encoding="UTF-8"?>`, "http://schemas.openxmlformats.org/"
	return pack(t, append(more,
		"[Content_Types].xml", head+`<Types xmlns="`+ns+`package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
		"_rels/.rels", head+`<Relationships xmlns="`+ns+`package/2006/relationships"><Relationship Id="rId1" Type="`+ns+`officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
		"xl/workbook.xml", head+`<workbook xmlns="`+ns+`spreadsheetml/2006/main" xmlns:r="`+ns+`officeDocument/2006/relationships"><sheets><sheet name="Lapok" sheetId="1" r:id="rId1"/></sheets></workbook>`,
		"xl/_rels/workbook.xml.rels", head+`<Relationships xmlns="`+ns+`package/2006/relationships"><Relationship Id="rId1" Type="`+ns+`officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
		"xl/sharedStrings.xml", head+`<sst xmlns="`+ns+`spreadsheetml/2006/main">`+strings+`</sst>`,
		"xl/worksheets/sheet1.xml", head+sheet)...)
}

const rowsBegin = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>` +
	`<row r="1"><c r="A1" t="inlineStr"><is><t>Név</t></is></c><c r="B1" t="inlineStr"><is><t>Típus</t></is></c><c r="C1" t="inlineStr"><is><t>Szöveg</t></is></c></row>`
const rowsEnd = `</sheetData></worksheet>`

// Small files that swell: none may take 100 MB, and none may be passed over in silence.
func TestBombsStaySmall(t *testing.T) {
	wideRow := func(n int) string { return fmt.Sprintf(`<row r="%d"><c r="XFD%d"><v>1</v></c></row>`, n, n) }
	var wide strings.Builder
	for i := range 400 {
		wide.WriteString(wideRow(i + 2))
	}
	for _, c := range []struct{ name, content, kind string }{
		{"a long text of one letter", workbookXML(t, rowsBegin+`<row r="2"><c r="A2" t="inlineStr"><is><t>`+strings.Repeat("a", 40<<20)+`</t></is></c></row>`+rowsEnd, ""), kindFile},
		{"millions of empty shared texts", workbookXML(t, rowsBegin+rowsEnd, strings.Repeat("<si/>", 5<<20)), kindFile},
		{"shared texts within the limit of swelling", workbookXML(t, rowsBegin+rowsEnd, strings.Repeat("<si><t>a</t></si>", 240<<10)), kindFile},
		{"a text within the limit of swelling", workbookXML(t, rowsBegin+`<row r="2"><c r="A2" t="inlineStr"><is><t>`+strings.Repeat("a", 4<<20-4096)+`</t></is></c></row>`+rowsEnd, ""), kindFile},
		{"nothing but open tags", workbookXML(t, rowsBegin+strings.Repeat("<a>", 1<<20), ""), kindSheet},
		{"rows as wide as can be", workbookXML(t, rowsBegin+wide.String()+rowsEnd, ""), kindEmpty},
		{"a cell in the last row there can be", workbookXML(t, rowsBegin+wideRow(1<<20)+rowsEnd, ""), kindEmpty},
		{"an entity of entities", workbookXML(t, `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>`+
			strings.Replace(rowsBegin, "Név", "&b;", 1)+rowsEnd, ""), kindSheet},
		{"an entity that is a file", workbookXML(t, `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/hostname">]>`+
			strings.Replace(rowsBegin, "Név", "&a;", 1)+rowsEnd, ""), kindSheet},
		{"a cell that repeats in rows that repeat", pack(t, "content.xml", odsHead+`<table:table table:name="Lapok">`+odsRow("Név", "Típus", "Szöveg")+
			`<table:table-row table:number-rows-repeated="1048576"><table:table-cell table:number-columns-repeated="16384"><text:p>Tárgy</text:p></table:table-cell></table:table-row></table:table>`+odsTail), kindSheet},
		{"thousands of entries", packedAs(t, strings.Split(strings.Repeat("x ", maxEntries+1), " ")...), kindFile},
	} {
		file := write(t, "bomba.xlsx", c.content)
		c.content = ""
		peak := peakMemory(func() {
			ctx, cancel := context.WithTimeout(context.Background(), 20*time.Second)
			defer cancel()
			problems, err := Load(ctx, []string{file}, nil, Options{}, func(lint.Card) error { return nil })
			if err != nil || len(problems) == 0 || problems[len(problems)-1].Kind != c.kind || !problems[len(problems)-1].Fatal {
				t.Errorf("%s: %v %v, want a fatal problem of the kind %s", c.name, problems, err, c.kind)
			}
		})
		if peak > 100<<20 {
			t.Errorf("%s takes %d MB", c.name, peak>>20)
		}
	}
}

// peakMemory is by how much the heap grows while work is done, in bytes.
func peakMemory(work func()) uint64 {
	heap := func() uint64 {
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		return m.HeapInuse
	}
	runtime.GC()
	before, peak := heap(), uint64(0)
	done := make(chan struct{})
	go func() { defer close(done); work() }()
	for {
		select {
		case <-done:
			return peak
		case <-time.After(2 * time.Millisecond):
			if h := heap(); h > before {
				peak = max(peak, h-before)
			}
		}
	}
}

// A workbook may come from standard input as well.
func TestWorkbookFromStandardInput(t *testing.T) {
	content := workbookXML(t, rowsBegin+`<row r="2"><c r="A2" t="inlineStr"><is><t>A</t></is></c><c r="B2" t="inlineStr"><is><t>Tárgy</t></is></c></row>`+rowsEnd, "")
	var cards []lint.Card
	problems, err := Load(context.Background(), []string{"-"}, strings.NewReader(content), Options{}, func(k lint.Card) error {
		cards = append(cards, k)
		return nil
	})
	if err != nil || len(problems) > 0 || places(cards) != "A Lapok row 2 line 0 C2" {
		t.Errorf("%s %v %v", places(cards), problems, err)
	}
}
