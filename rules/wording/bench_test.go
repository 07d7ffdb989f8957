//go:build unix

package wording

import (
	"encoding/csv"
	"os"
	"strings"
	"syscall"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/cardlint/cardlint/lint"
)

// A text of 200 code points with two changes, a filter and a floor, and one that says nothing of cost.
var (
	busy  = "Repül. A legalább 3_VP költségű gólemeid 1_VP-vel olcsóbbak (de nem mehet így 1_VP alá). (S), dobj el egy lapot: ellenfeled következő varázslatának költsége +2_VP. Halálsikoly: húzz egy lapot és gyógyulsz 2-t."
	quiet = strings.Repeat("Célpont lény sebződik 2-t, majd a gazdája eldob egy lapot. ", 4)[:200]
)

func BenchmarkRead(b *testing.B) {
	for name, text := range map[string]string{"busy": busy, "quiet": quiet} {
		b.Run(name, func(b *testing.B) {
			c := &lint.Card{Name: "Próbalap", Types: []string{"szörny"}, Texts: []lint.Text{{Cell: "F2", Raw: text}}}
			b.SetBytes(int64(len(text)))
			b.ReportAllocs()
			perText(b, utf8.RuneCountInString(text), func() { Read(c) })
		})
	}
}

// BenchmarkLabelled reads labelled texts: nearly all of them speak of costs, a third modifies.
func BenchmarkLabelled(b *testing.B) {
	var cards []*lint.Card
	for _, set := range []string{"third", "fifth"} {
		for _, l := range labels(b, "../../fixtures/cases/"+set+".jsonl") {
			cards = append(cards, l.card())
		}
	}
	readAll(b, cards)
}

// BenchmarkPool reads the texts of the demo pool in the proportions of a real one: nine of a hundred modify.
func BenchmarkPool(b *testing.B) {
	var modify, others []*lint.Card
	for _, c := range demoCards(b) {
		if r := Read(c); lint.Judge(&r, lint.DefaultSettings()).Verdict == lint.Modifies {
			modify = append(modify, c)
		} else {
			others = append(others, c)
		}
	}
	cards := make([]*lint.Card, 1000)
	for i := range cards {
		if from := others; i%100 < 9 {
			cards[i] = modify[i%len(modify)]
		} else {
			cards[i] = from[i%len(from)]
		}
	}
	readAll(b, cards)
}

// BenchmarkTexts reads 10,000 texts of 200 code points, which is what the text of a real card comes to: each is one text of the demo pool, nine of a
// hundred of them one that modifies, filled up with those that speak of no cost at all.
func BenchmarkTexts(b *testing.B) {
	const size, many = 200, 10_000
	var modify, others, silent []string
	for _, c := range demoCards(b) {
		text := c.Texts[0].Raw
		switch r := Read(c); {
		case text == "":
		case lint.Judge(&r, lint.DefaultSettings()).Verdict == lint.Modifies:
			modify = append(modify, text)
		case len(r.Clauses) == 0:
			silent = append(silent, text)
			fallthrough
		default:
			others = append(others, text)
		}
	}
	cards := make([]*lint.Card, many)
	for i := range cards {
		text := others[i%len(others)]
		if i%100 < 9 {
			text = modify[i%len(modify)]
		}
		for k := i; utf8.RuneCountInString(text) < size; k++ {
			text += " " + silent[k%len(silent)]
		}
		cards[i] = &lint.Card{Name: "Próbalap", Types: []string{"szörny"}, Texts: []lint.Text{{Cell: "F2", Raw: string([]rune(text)[:size])}}}
	}
	readAll(b, cards)
}

func readAll(b *testing.B, cards []*lint.Card) {
	size, points := 0, 0
	for _, c := range cards {
		for _, t := range c.Texts {
			size, points = size+len(t.Raw), points+utf8.RuneCountInString(t.Raw)
		}
	}
	b.SetBytes(int64(size))
	b.ReportAllocs()
	perText(b, points, func() {
		for _, c := range cards {
			Read(c)
		}
	})
}

// demoCards gives the cards of the demo pool with their types, icons and texts.
func demoCards(b *testing.B) []*lint.Card {
	f, err := os.Open("../../fixtures/demo.csv")
	if err != nil {
		b.Fatal(err)
	}
	defer func() { _ = f.Close() }()
	r := csv.NewReader(f)
	r.Comma = ';'
	rows, err := r.ReadAll()
	if err != nil {
		b.Fatal(err)
	}
	at := map[string]int{}
	for i, h := range rows[0] {
		at[strings.TrimPrefix(h, "\ufeff")] = i
	}
	var out []*lint.Card
	for _, row := range rows[1:] {
		l := labelled{Name: row[at["név"]], Type: row[at["típus"]], Text: row[at["szöveg"]]}
		out = append(out, l.card())
	}
	return out
}

// perText runs what reads so many code points and reports the processor time, the collector's included, for a text of 200 of them:
// unlike the time that passes it says the same on a busy machine.
func perText(b *testing.B, points int, read func()) {
	before := processorTime()
	for b.Loop() {
		read()
	}
	b.ReportMetric(float64((processorTime()-before).Microseconds())*200/(float64(b.N)*float64(points)), "cpuµs/200chars")
}

func processorTime() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
