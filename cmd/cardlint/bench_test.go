package main

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"github.com/xuri/excelize/v2"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/loaders"
)

// BenchmarkCheck checks 10,000 invented cards in a workbook and reads the same sheet with excelize's plain Rows, in turn, and reports how
// much longer the check takes (bar: 1.5), and how much of that is the loading; by the clock, and by the processors' time, which says more on
// a machine that others use as well.
func BenchmarkCheck(b *testing.B) {
	file := filepath.Join(b.TempDir(), "nagy.xlsx")
	writePool(b, file, 10_000)
	var plain, load, check spent
	timed := func(sum *spent, work func() error) {
		start, before := time.Now(), processorTime()
		if err := work(); err != nil {
			b.Fatal(err)
		}
		sum.clock += time.Since(start)
		sum.processors += processorTime() - before
	}
	for b.Loop() {
		timed(&plain, func() error { return plainRows(file) })
		timed(&load, func() error {
			n := 0
			problems, err := loaders.Load(context.Background(), []string{file}, nil, loaders.Options{}, func(lint.Card) error { n++; return nil })
			if n != 10_000 || len(problems) > 0 {
				return fmt.Errorf("%d cards, %v, %w", n, problems, err)
			}
			return err
		})
		timed(&check, func() error {
			var out, complaints bytes.Buffer
			if code := run(context.Background(), []string{"check", "--lang", "en", file}, nil, &out, &complaints); code != 0 || out.Len() == 0 {
				return fmt.Errorf("exit code %d: %s", code, complaints.String())
			}
			return nil
		})
	}
	b.ReportMetric(float64(check.clock)/float64(plain.clock), "check/plain")
	b.ReportMetric(float64(load.clock)/float64(plain.clock), "load/plain")
	b.ReportMetric(float64(check.processors)/float64(plain.processors), "check/plain-cpu")
	b.ReportMetric(float64(load.processors)/float64(plain.processors), "load/plain-cpu")
	b.ReportMetric(float64(plain.processors.Milliseconds())/float64(b.N), "plain-cpu-ms/op")
}

type spent struct{ clock, processors time.Duration }

// processorTime is what the process has used of all processors.
func processorTime() time.Duration {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

func plainRows(file string) error {
	f, err := excelize.OpenFile(file)
	if err != nil {
		return err
	}
	defer func() { _ = f.Close() }()
	rows, err := f.Rows("Lapok")
	if err != nil {
		return err
	}
	for rows.Next() {
		if _, err := rows.Columns(); err != nil {
			return err
		}
	}
	return rows.Error()
}

// What the cards of a large pool are made of. Of a hundred cards, six have ancient magic, nine change costs and two lie beside the deck;
// there are 130 subtypes, and a plain text has two sentences.
var (
	poolTypes   = []string{"Szörny", "Szörny", "Szörny", "Kalandozó", "Azonnali", "Általános", "Bűbáj", "Bűbáj lényre", "Tárgy", "Építmény", "Helyszín"}
	poolColours = []string{"Tharr", "Raia", "Leah", "Elenios", "Sheran", "Rhatt", "Fairlight", "Dornodon", "Chara-din", "Bufa", "Színtelen"}
	poolCosts   = []string{"0", "1", "2", "3", "4", "2 SZK", "1 VP + 1 SZK", "1 építő", "X"}
	poolPlain   = []string{
		"Célpont lény sebződik %d-t.", "Húzz %d lapot, majd dobj el egyet.", "Repül. Amíg véd, +0/+%d-t kap.", "Halálsikoly: gyógyulsz %d-t.",
		"Kijátszásakor passzivizálj legfeljebb %d célpont szörnyet.", "(S): sebezz %d-t egy támadó lénybe.", "Ha ellenfeled támad, tégy rá %d jelzőt.",
		"Nem csábítható el. Első csapás.", "Minden köröd végén áldozz fel egy tárgyat, vagy sebződsz %d-t.", "Célpont játékos megmutatja a kezét.",
	}
	poolChanges = []string{
		"%s lapjaid költsége 1_VP-vel kevesebb, de nem mehet így 1_VP alá.", "%s lényeid 1_VP-vel olcsóbbak.", "Ellenfeled %s lapjainak költsége +1_VP.",
		"(S): a következő %s szörnyed 1_VP-vel olcsóbb lesz (de legalább 1_VP).", "Minden %s lap költsége +1_VP.",
	}
)

// writePool writes a workbook of n invented cards in the proportions of the game.
func writePool(b *testing.B, file string, n int) {
	b.Helper()
	f := excelize.NewFile()
	defer func() { _ = f.Close() }()
	err := f.SetSheetName("Sheet1", "Lapok")
	w, streamErr := f.NewStreamWriter("Lapok")
	if err != nil || streamErr != nil {
		b.Fatal(err, streamErr)
	}
	put := func(row int, values ...any) {
		if err := w.SetRow(fmt.Sprintf("A%d", row), values); err != nil {
			b.Fatal(err)
		}
	}
	put(1, "Azonosító", "Név", "Típus", "Altípus", "Szín", "Költség", "Ikonok", "Szöveg", "Hátrány", "Gyakoriság", "Év", "Kiadás")
	r := rand.New(rand.NewPCG(1, 2))
	one := func(words []string) string { return words[r.IntN(len(words))] }
	people := func() string { return fmt.Sprintf("nép%d", r.IntN(1+r.IntN(130))) }
	for i := range n {
		kind, icons, drawback := one(poolTypes), "", ""
		text := fmt.Sprintf(one(poolPlain)+" ", 1+r.IntN(4)) + one(poolPlain[7:8])
		switch c := r.IntN(100); {
		case c < 2:
			kind = one([]string{"Szabálylap", "Követő"})
		case c < 8:
			icons = "ősmágia"
		case c < 17:
			text = fmt.Sprintf(one(poolChanges), people()) + " " + text
		case c < 25:
			drawback = "Sebződsz 1-et."
		}
		put(i+2, fmt.Sprint("P-", i), fmt.Sprint("Próbalap ", i), kind, people(), one(poolColours), one(poolCosts), icons, text, drawback, "gyakori", 2000+i%25, "Próbakészlet")
	}
	if err := w.Flush(); err != nil {
		b.Fatal(err)
	}
	if err := f.SaveAs(file); err != nil {
		b.Fatal(err)
	}
}
