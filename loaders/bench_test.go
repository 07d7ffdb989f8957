package loaders

import (
	"context"
	"fmt"
	"path/filepath"
	"testing"
	"time"

	"github.com/xuri/excelize/v2"

	"github.com/cardlint/cardlint/lint"
)

// bigBook writes a workbook of n cards with twelve columns.
func bigBook(b *testing.B, n int) string {
	b.Helper()
	f := excelize.NewFile()
	w, err := f.NewStreamWriter("Sheet1")
	if err != nil {
		b.Fatal(err)
	}
	put := func(row int, values ...any) {
		if err := w.SetRow(fmt.Sprintf("A%d", row), values); err != nil {
			b.Fatal(err)
		}
	}
	put(1, "Sorszám", "Név", "Típus", "Altípus", "Szín", "Költség", "Ikonok", "Szöveg", "Hátrány", "Év", "Kiadás", "Gyakoriság")
	types := []string{"Szörny; sárkány; repül (Tharr)", "Raia azonnali", "Bűbáj lényre", "Tárgy; kincs", "Követő; epikus"}
	for i := range n {
		put(i+2, i+1, fmt.Sprintf("Próbalap %d", i), types[i%len(types)], "xenó", "Raia/Leah", fmt.Sprintf("%d VP + 1 SZK", i%9), "N; KF",
			fmt.Sprintf("Repül. Amikor kijátszod, húzz %d lapot! Xenó lapjaid költsége 1_VP-vel kevesebb, de nem mehet 1 alá. Sebez %d-t.", i%4, i), "Sebződsz 1-et.", 2000+i%25, "Hajnal", "ritka")
	}
	if err := w.Flush(); err != nil {
		b.Fatal(err)
	}
	file := filepath.Join(b.TempDir(), "nagy.xlsx")
	if err := f.SaveAs(file); err != nil {
		b.Fatal(err)
	}
	return file
}

// BenchmarkAgainstPlainRows loads 10,000 cards and reads the same workbook with excelize's plain Rows, in turn, and reports how
// much longer the loading takes (bar: 1.5 for the whole check).
func BenchmarkAgainstPlainRows(b *testing.B) {
	file := bigBook(b, 10_000)
	var plain, ours time.Duration
	for b.Loop() {
		start := time.Now()
		rowsOnly(b, file)
		plain += time.Since(start)
		start = time.Now()
		n := 0
		problems, err := Load(context.Background(), []string{file}, nil, Options{}, func(lint.Card) error { n++; return nil })
		if err != nil || n != 10_000 || len(problems) > 0 {
			b.Fatal(n, len(problems), err)
		}
		ours += time.Since(start)
	}
	b.ReportMetric(float64(ours)/float64(plain), "ratio")
	b.ReportMetric(float64(plain.Milliseconds())/float64(b.N), "plain-ms/op")
}

func rowsOnly(b *testing.B, file string) {
	f, err := excelize.OpenFile(file)
	if err != nil {
		b.Fatal(err)
	}
	defer func() { _ = f.Close() }()
	rows, err := f.Rows("Sheet1")
	if err != nil {
		b.Fatal(err)
	}
	for rows.Next() {
		if _, err := rows.Columns(); err != nil {
			b.Fatal(err)
		}
	}
}
