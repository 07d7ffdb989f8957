package baseline

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cardlint/cardlint/lint"
)

// found writes a finding: "Kohók ura/12 CL202 A szörnyeid → Álmos őr, Fürge őr/7". Behind the stroke stands the ID; behind the arrow stand victims.
func found(s string) lint.Finding {
	s, victims, _ := strings.Cut(s, " → ")
	card, rest, _ := strings.Cut(s, " CL")
	number, phrase, _ := strings.Cut(rest, " ")
	n := lint.Finding{Rule: &lint.Rule{Number: "CL" + number, ByVictim: victims != ""}, Card: ref(card), Say: lint.Words{Hu: "Baj van.", En: "Trouble."}}
	n.Evidence = []lint.Span{{Quote: phrase}}
	for v := range strings.SplitSeq(victims, ", ") {
		if v != "" {
			n.Related = append(n.Related, ref(v))
		}
	}
	return n
}

func ref(s string) lint.Ref {
	name, id, _ := strings.Cut(s, "/")
	return lint.Ref{Name: name, ID: id}
}

func all(list []string) (findings []lint.Finding, cards []lint.Card) {
	for _, s := range list {
		n := found(s)
		findings = append(findings, n)
		for _, r := range append([]lint.Ref{n.Card}, n.Related...) {
			cards = append(cards, lint.Card{Name: r.Name, ID: r.ID})
		}
	}
	return findings, cards
}

// what writes a finding that is left as a reader sees it.
func what(n *lint.Finding) string {
	s := n.Card.Name
	for i, v := range n.Related {
		s += []string{" → ", ", "}[min(i, 1)] + v.Name
	}
	return s
}

func TestMute(t *testing.T) {
	for _, c := range []struct {
		name        string
		before, now []string
		also        []string // other cards of the pool, now
		left, stale []string
	}{
		{"nothing changed", []string{"A CL103 x", "B CL110 y"}, []string{"A CL103 x", "B CL110 y"}, nil, nil, nil},
		{"rows in another order", []string{"A CL103 x", "B CL110 y"}, []string{"B CL110 y", "A CL103 x"}, nil, nil, nil},
		{"another phrase", []string{"A CL103 x"}, []string{"A CL103 y"}, nil, []string{"A"}, []string{"A CL103 x 1"}},
		{"another rule", []string{"A CL103 x"}, []string{"A CL105 x"}, nil, []string{"A"}, []string{"A CL103 x 1"}},
		{"one swapped for another card's", []string{"A CL103 x"}, []string{"B CL103 x"}, []string{"A"}, []string{"B"}, []string{"A CL103 x 1"}},
		{"a second time in the same card", []string{"A CL110 x"}, []string{"A CL110 x", "A CL110 x"}, nil, []string{"A"}, nil},
		{"once less in the same card", []string{"A CL110 x", "A CL110 x", "A CL110 x"}, []string{"A CL110 x"}, nil, nil, []string{"A CL110 x 2"}},
		{"a new victim", []string{"A CL202 x → P, Q"}, []string{"A CL202 x → P, R, Q, S"}, nil, []string{"A → R, S"}, nil},
		{"one victim for another", []string{"A CL202 x → P, Q"}, []string{"A CL202 x → P, R"}, []string{"Q"}, []string{"A → R"}, []string{"A CL202 Q x 1"}},
		{"a victim less", []string{"A CL202 x → P, Q"}, []string{"A CL202 x → P"}, nil, nil, []string{"A CL202 Q x 1"}},
		{"a new cause of old victims", []string{"A CL202 x → P"}, []string{"A CL202 x → P", "B CL202 x → P"}, nil, []string{"B → P"}, nil},
		{"line breaks, tabs and spaces", []string{"A CL103 a\r\nb\tc"}, []string{"A CL103  a b\u00a0c "}, nil, nil, nil},
		{"an accent as a letter of its own", []string{"Őr CL103 ő"}, []string{"O\u030br CL103 o\u030b"}, nil, nil, nil},
		{"a card with an ID gets another name", []string{"A/1 CL103 x"}, []string{"B/1 CL103 x"}, nil, nil, nil},
		{"so does a victim", []string{"A/1 CL202 x → P/2"}, []string{"A/1 CL202 x → Q/2"}, nil, nil, nil},
		{"a card without an ID gets another name", []string{"A CL103 x"}, []string{"B CL103 x"}, nil, []string{"B"}, []string{"A CL103 x 1"}},
		{"a column of IDs is added", []string{"A CL103 x"}, []string{"A/1 CL103 x"}, nil, nil, nil},
		{"rows are numbered anew", []string{"A/1 CL103 x", "B/2 CL103 x"}, []string{"B/1 CL103 x"}, []string{"A/2"}, nil, []string{"A/1 CL103 x 1"}},
		{"an ID that now belongs to another card", []string{"A/1 CL103 x"}, []string{"B/1 CL103 x"}, []string{"A/2"}, []string{"B"}, []string{"A/1 CL103 x 1"}},
		{"a row is deleted and the others are numbered anew", []string{"A/1 CL103 x", "B/2 CL110 y"}, []string{"B/1 CL103 x", "B/1 CL110 y"}, nil, []string{"B"}, []string{"A/1 CL103 x 1"}},
		{"an ID that several bear", []string{"A/1 CL103 x"}, []string{"B/1 CL103 x"}, []string{"C/1"}, []string{"B"}, []string{"A/1 CL103 x 1"}},
		{"of two cards of one name the other", []string{"A/1 CL103 x"}, []string{"A/2 CL103 x"}, []string{"A/1"}, []string{"A"}, []string{"A/1 CL103 x 1"}},
		{"two cards of one name without IDs", []string{"A CL103 x"}, []string{"A CL103 x", "A CL103 x"}, nil, []string{"A"}, nil},
		{"what looks like a formula", []string{"A CL404 +1", "=A CL404 -"}, []string{"A CL404 +1", "=A CL404 -"}, nil, nil, nil},
		{"characters that nobody sees", []string{"A CL410 \u200b"}, []string{"A CL410 \u200d"}, nil, []string{"A"}, []string{"A CL410 U+200B 1"}},
		{"long phrases that begin alike", []string{"A CL103 " + strings.Repeat("szó ", 40) + "a"}, []string{"A CL103 " + strings.Repeat("szó ", 40) + "b"}, nil, []string{"A"}, []string{"A CL103 szó szó szó szó szó szó szó szó szó szó szó szó … #1ec480fd1abb 1"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			old, _ := all(c.before)
			var file bytes.Buffer
			if err := Write(&file, Of(old)); err != nil {
				t.Fatal(err)
			}
			known, err := Read(&file)
			if err != nil {
				t.Fatal(err)
			}
			findings, cards := all(c.now)
			for _, s := range c.also {
				cards = append(cards, lint.Card{Name: ref(s).Name, ID: ref(s).ID})
			}
			var left, stale []string
			for _, k := range Mute(cards, findings, known, "--baseline x") {
				s := strings.TrimSuffix(k.Card+"/"+k.ID, "/") + " " + k.Rule + " " + k.Victim + " " + k.Phrase + " " + string(rune('0'+k.Count))
				stale = append(stale, strings.Join(strings.Fields(s), " "))
			}
			for i := range findings {
				switch n := &findings[i]; {
				case n.Muted.By == lint.NotMuted:
					left = append(left, what(n))
				case n.Muted != lint.Muted{By: lint.ByBaseline, Reason: "--baseline x"}:
					t.Errorf("muted so: %+v", n.Muted)
				}
			}
			if d := cmp.Diff(c.left, left); d != "" {
				t.Errorf("left (-want +got):\n%s", d)
			}
			if d := cmp.Diff(c.stale, stale); d != "" {
				t.Errorf("stale (-want +got):\n%s", d)
			}
		})
	}
}

// A cause that is partly known says how many victims are new; the list that it shared with other causes stays whole.
func TestMuteWords(t *testing.T) {
	findings, cards := all([]string{"A CL202 x → P, Q, R"})
	shared := findings[0].Related
	old, _ := all([]string{"A CL202 x → P"})
	Mute(cards, findings, Of(old), "")
	n := findings[0]
	if n.Say.Hu != "Baj van. Közülük 2 új." || n.Say.En != "Trouble. 2 of them are new." || n.KnownBefore != 1 {
		t.Errorf("%+v, known before: %d", n.Say, n.KnownBefore)
	}
	if len(shared) != 3 || shared[0].Name != "P" {
		t.Errorf("the shared list is now %v", shared)
	}
}

// What a person suppressed is not written, but keeps its line from being stale.
func TestSuppressed(t *testing.T) {
	findings, cards := all([]string{"A CL103 x"})
	known := Of(findings)
	findings[0].Muted = lint.Muted{By: lint.BySuppression, Reason: "szándékos"}
	if got := Of(findings); len(got) > 0 {
		t.Errorf("written: %v", got)
	}
	if stale := Mute(cards, findings, known, "x"); len(stale) > 0 || findings[0].Muted.By != lint.BySuppression {
		t.Errorf("stale %v, muted %v", stale, findings[0].Muted)
	}
}

// A finding about several cards is known whichever of them comes first.
func TestTogether(t *testing.T) {
	findings, cards := all([]string{"A/2 CL403 "})
	findings[0].Together, findings[0].Key = true, "a"
	known := Of(findings)
	findings[0].Card.ID = "1"
	cards = append(cards, lint.Card{Name: "A", ID: "1"})
	if stale := Mute(cards, findings, known, "x"); len(stale) > 0 || findings[0].Muted.By != lint.ByBaseline {
		t.Errorf("stale %v, muted %v", stale, findings[0].Muted)
	}
}

func TestCompare(t *testing.T) {
	before, _ := all([]string{"A CL103 x", "A CL103 x", "B CL103 x", "C CL202 x → P, Q"})
	now, cards := all([]string{"A CL103 x", "A CL103 x", "A CL103 x", "D CL103 x", "C CL202 x → P"})
	added, dropped, kept := Compare(cards, Of(before), Of(now))
	want := []lint.Known{{Card: "A", Rule: "CL103", Phrase: "x", Count: 1}, {Card: "D", Rule: "CL103", Phrase: "x", Count: 1}}
	if d := cmp.Diff(want, added); d != "" {
		t.Errorf("added (-want +got):\n%s", d)
	}
	want = []lint.Known{{Card: "B", Rule: "CL103", Phrase: "x", Count: 1}, {Card: "C", Rule: "CL202", Victim: "Q", Phrase: "x", Count: 1}}
	if d := cmp.Diff(want, dropped); d != "" {
		t.Errorf("dropped (-want +got):\n%s", d)
	}
	if kept != 3 {
		t.Errorf("kept %d, want 3", kept)
	}
}

const header = "# cardlint baseline 1\ncard\tid\trule\tvictim\tvictim id\tphrase\tcount\n"

func TestRead(t *testing.T) {
	a, b := "A\t1\tCL103\t\t\tx\t", "B\t\tCL202\tP\t2\ty\t"
	known := func(line, count int) lint.Known {
		return lint.Known{Card: "A", ID: "1", Rule: "CL103", Phrase: "x", Count: count, Line: line}
	}
	for _, c := range []struct {
		name, file string
		want       []lint.Known
	}{
		{"nothing is known", header, nil},
		{"two lines", header + a + "1\n" + b + "2\n", []lint.Known{known(3, 1), {Card: "B", Rule: "CL202", Victim: "P", VictimID: "2", Phrase: "y", Count: 2, Line: 4}}},
		{"line ends of Windows, a mark, blank lines, no end", "\ufeff" + strings.ReplaceAll(header+"\n"+a, "\n", "\r\n") + "1", []lint.Known{known(4, 1)}},
		{"a line twice, as a merge leaves it", header + a + "1\n" + a + "3\n", []lint.Known{known(3, 3)}},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, err := Read(strings.NewReader(c.file))
			if err != nil {
				t.Fatal(err)
			}
			if d := cmp.Diff(c.want, got); d != "" {
				t.Errorf("(-want +got):\n%s", d)
			}
		})
	}
}

func TestDamage(t *testing.T) {
	a := "A\t1\tCL103\t\t\tx\t"
	for _, c := range []struct {
		name, file string
		line       int
		says       string
	}{
		{"empty", "", 1, "this is no baseline"},
		{"a spreadsheet", "név;típus;szöveg\n", 1, "this is no baseline"},
		{"a version that is no number", "# cardlint baseline x\n", 1, "this is no baseline"},
		{"a newer version", "# cardlint baseline 2\n", 1, "newer than this program knows (1)"},
		{"cut behind the first line", "# cardlint baseline 1", 2, "must name the columns"},
		{"other columns", "# cardlint baseline 1\ncard\trule\n", 2, "must name the columns"},
		{"cut in a line", header + a + "1\nB\t\tCL1", 4, "3 cells parted by tabs, want 7"},
		{"spaces for tabs", header + "A 1 CL103   x 1\n", 3, "1 cell parted by tabs"},
		{"no rule", header + "A\t1\tx\t\t\tx\t1\n", 3, "must be the number of a rule"},
		{"no count", header + a + "\n", 3, "must be a count"},
		{"a count of none", header + a + "0\n", 3, "must be a count"},
		{"a conflict", header + a + "1\n<<<<<<< HEAD\n", 4, "git conflict"},
		{"not UTF-8", header + "\xc1\t1\tCL103\t\t\tx\t1\n", 3, "not UTF-8"},
	} {
		t.Run(c.name, func(t *testing.T) {
			known, err := Read(strings.NewReader(c.file))
			var d *Damage
			if !errors.As(err, &d) || d.Line != c.line || !strings.Contains(d.Error(), c.says) {
				t.Errorf("%v, %v", known, err)
			}
		})
	}
}

// The lines stand in the same order whatever that of the findings.
func TestWriteSorted(t *testing.T) {
	one, _ := all([]string{"B CL103 x", "A CL202 x → Q, P", "A CL103 y"})
	two, _ := all([]string{"A CL103 y", "A CL202 x → P, Q", "B CL103 x"})
	var a, b bytes.Buffer
	if err := errors.Join(Write(&a, Of(one)), Write(&b, Of(two))); err != nil {
		t.Fatal(err)
	}
	want := header + "A\t\tCL103\t\t\ty\t1\nA\t\tCL202\tP\t\tx\t1\nA\t\tCL202\tQ\t\tx\t1\nB\t\tCL103\t\t\tx\t1\n"
	if a.String() != want || b.String() != want {
		t.Errorf("got\n%s\nand\n%s\nwant\n%s", a.String(), b.String(), want)
	}
}
