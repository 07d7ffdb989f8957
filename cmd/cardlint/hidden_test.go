package main

import (
	"bytes"
	"context"
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"
)

// hiddenBook is a workbook of three cards: one in a hidden row, one without a name; the column of costs is hidden.
func hiddenBook(t *testing.T) string {
	t.Helper()
	f := excelize.NewFile()
	defer func() { _ = f.Close() }()
	for i, row := range [][]any{
		{"Név", "Típus", "Költség", "Szöveg"},
		{"Vámszedő", "Kalandozó", 2, "Ellenfeled minden varázslata +1_VP."},
		{"Rejtett vámszedő", "Kalandozó", 2, "Ellenfeled minden varázslata +1_VP."},
		{nil, "Kalandozó", 2, "Ellenfeled minden varázslata +1_VP."},
	} {
		if err := f.SetSheetRow("Sheet1", fmt.Sprint("A", i+1), &row); err != nil {
			t.Fatal(err)
		}
	}
	file := filepath.Join(t.TempDir(), "lapok.xlsx")
	for _, err := range []error{f.SetRowVisible("Sheet1", 3, false), f.SetColVisible("Sheet1", "C", false), f.SaveAs(file)} {
		if err != nil {
			t.Fatal(err)
		}
	}
	return file
}

// Hidden cards are marked wherever a card is shown with its place, and a card without a name is not shown as nothing.
func TestHiddenAndNamelessCards(t *testing.T) {
	path := hiddenBook(t)
	t.Chdir(filepath.Dir(path)) // a long path would break the lines
	file := filepath.Base(path)
	for _, c := range []struct{ args, want string }{
		{"check --lang hu", "\nRejtett vámszedő · Kalandozó · FILE: Sheet1!D3 (rejtett)\n"},
		{"check --lang en", "\nRejtett vámszedő · Kalandozó · FILE: Sheet1!D3 (hidden)\n"},
		{"check --lang hu", "\nVámszedő · Kalandozó · FILE: Sheet1!D2\n"},
		{"check --lang hu", "\n(név nélküli sor) · Kalandozó · FILE: Sheet1!D4\n"},
		{"check --lang en", "\n(a row without a name) · Kalandozó · FILE: Sheet1!D4\n"},
		{"check --format json", `"card":{"name":"Rejtett vámszedő","id":"","hidden":true}`},
		{"check --format json", `"card":{"name":"Vámszedő","id":""}`},
		{"modifiers --format json", `"cell":"D3"},"hidden":true,"verdict":"modifies"`},
		{"modifiers --format json", `"cell":"D2"},"verdict":"modifies"`},
		{"modifiers --lang hu", "Sheet1!D3 (rejtett) "},
		{"modifiers --lang hu", "(név nélküli sor)"},
		{"columns --format json", `"field":"cost","currency":"","sure":"known","hidden":true`},
		{"columns --lang hu", "ismert fejléc · rejtett"},
	} {
		var out, complaints bytes.Buffer
		code := run(context.Background(), append(strings.Fields(c.args), "--fail-on", "never", file), nil, &out, &complaints)
		if want := strings.ReplaceAll(c.want, "FILE", file); code != exitClean || !strings.Contains(out.String(), want) {
			t.Errorf("%s: exit code %d, want %q in\n%s%s", c.args, code, want, out.String(), complaints.String())
		}
		if said := "lapok.xlsx: Sheet1!C1: rejtett oszlop: Költség (C); a tartalma is számít"; c.args == "check --lang hu" && !strings.Contains(complaints.String(), said) {
			t.Errorf("%s: want %q, said is\n%s", c.args, said, complaints.String())
		}
	}
}
