package workbook

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// The columns of the summary, in letters. Its tables share them: short facts on the left, texts on the right.
var summaryWidths = []int{16, 28, 22, 16, 14, 14, 14, 14, 60, 60, 50}

// summary is the sheet that stands before all others.
type summary struct {
	page
	in   *Input
	book *book
}

func newSummary(b *book, s *styles, in *Input, lang lint.Lang) *summary {
	return &summary{page{styles: s, lang: lang, widths: summaryWidths}, in, b}
}

func (s *summary) say(w lint.Words) string { return w.In(s.lang) }

// at links to a card or finding, where its cell is one of the marked file; else it only names the place.
func (s *summary) at(words string, pos lint.Pos) cell {
	if pos.File != s.book.src.File || pos.Cell == "" {
		return text(words)
	}
	return linked(words, reference(s.book.sheetName(pos.Sheet), pos.Cell))
}

// where names a place shortly: the file is that of the copy, unless it is another one.
func (s *summary) where(pos lint.Pos) cell {
	words := pos.String()
	if pos.File == s.book.src.File {
		words = strings.TrimPrefix(words, pos.File+": ")
	}
	return s.at(words, pos)
}

// write fills the sheet. remarks are what has to be known of the copy.
func (s *summary) write(remarks []lint.Words) []byte {
	s.add(cell{text: s.say(say.MarkedCopy(s.book.src.File)), look: look{big: true}})
	for _, w := range s.in.Counts {
		s.add(text(s.say(w)))
	}
	s.add()
	s.add(text(s.say(say.HowMarked(s.book.src.Raw != nil))))
	for _, w := range remarks {
		s.add(text(s.say(w)))
	}
	for _, l := range []lint.Level{lint.Error, lint.Warning, lint.Note} {
		s.add(cell{text: s.say(say.Level(l)), look: look{level: l}}, text(s.say(say.MarkColour)))
	}
	s.add()
	s.worst()
	s.ancient()
	s.findings()
	return s.bytes(true)
}

// How much the list of the worst holds; the findings below it hold the others, too.
const (
	mostWorst   = 20
	mostVictims = 30
)

// worst lists the cards that switch off most.
func (s *summary) worst() {
	if len(s.in.Worst) == 0 {
		return
	}
	of := len(s.in.Facts.Combos.Ancient)
	s.add(titled(s.say(say.WorstCauses))...)
	s.add(headed(s.say(say.ColVictims), s.say(say.ColCard), s.say(say.ColPlace), s.say(say.ColRule), s.say(say.Kodex), "", "", "", s.say(say.ColPhrase), s.say(say.Hits))...)
	for i, n := range s.in.Worst {
		if i == mostWorst && len(s.in.Worst) > i+1 {
			s.add(text(s.say(say.MoreIn(len(s.in.Worst)-i, "combos --by cause"))))
			break
		}
		together := ""
		if n.Rule.Number == "CL203" {
			together = s.say(say.Together)
		}
		names := s.say(say.Victims(len(n.Related), of))
		if len(n.Related) < of {
			names += ": " + namesOf(n.Related, mostVictims, s.lang)
		}
		s.add(number(len(n.Related)), s.at(n.Card.Name, n.Card.Pos), s.where(n.Pos), text(n.Rule.Number), text(strings.Join(n.Kodex, ", ")), text(together), cell{}, cell{},
			wrap(phrases(n)), wrap(names))
	}
	s.add()
}

// findings lists all of them, with a filter.
func (s *summary) findings() {
	s.add(titled(s.say(say.FindingsTitle))...)
	if len(s.in.Findings) == 0 {
		s.add(text(s.say(say.NoFindings)))
		return
	}
	head := s.add(headed(s.say(say.ColLevel), s.say(say.ColCard), s.say(say.ColPlace), s.say(say.ColNumber), s.say(say.Kodex), s.say(say.ColRule), "", "",
		s.say(say.ColPhrase), s.say(say.ColReason), s.say(say.RuleWhatToDo))...)
	for i := range s.in.Findings {
		if s.row >= mostRows-2 {
			s.remark(say.RowsLeftOut(len(s.in.Findings) - i))
			break
		}
		n := &s.in.Findings[i]
		name := n.Card.Name
		if n.CardIndex == lint.NoCard {
			name = s.say(say.NoCard)
		}
		s.add(cell{text: s.say(say.Level(n.Level)), look: look{level: n.Level}}, text(name), s.where(n.Pos), text(n.Rule.Number), text(strings.Join(n.Kodex, ", ")), text(n.Rule.Name), cell{}, cell{},
			wrap(phrases(n)), wrap(n.Say.In(s.lang)), wrap(n.Rule.Advice.In(s.lang)))
	}
	s.filter = cellAt(1, head) + ":" + cellAt(len(summaryWidths), s.row)
	if s.bare > 0 {
		s.remark(say.LinksLeftOut(s.bare))
	}
}

// remark says below the list, and to who called, what did not fit.
func (s *summary) remark(w lint.Words) {
	s.add(text(s.say(w)))
	s.book.said = append(s.book.said, w)
}

// namesOf lists cards, no more than most; how many are left out is said.
func namesOf(refs []lint.Ref, most int, lang lint.Lang) string {
	if len(refs) <= most+1 { // never "and 1 more": the one fits as well
		most = len(refs)
	}
	var l []string
	for _, r := range refs[:most] {
		l = append(l, r.Name)
	}
	out := strings.Join(l, ", ")
	if n := len(refs) - most; n > 0 {
		out += " " + say.More(n).In(lang)
	}
	return out
}
