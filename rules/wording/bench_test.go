package wording

import (
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

// BenchmarkPool reads labelled texts that are as mixed as a pool: a third of them modifies. The figures of interest are MB/s and the time for a
// text of 200 characters.
func BenchmarkPool(b *testing.B) {
	var cards []*lint.Card
	size, points := 0, 0
	for _, set := range []string{"third", "fifth"} {
		for _, l := range labels(b, "../../fixtures/cases/"+set+".jsonl") {
			cards = append(cards, l.card())
			size, points = size+len(l.Text), points+utf8.RuneCountInString(l.Text)
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
