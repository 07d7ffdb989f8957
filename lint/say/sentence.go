package say

import (
	"slices"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// Sentence prints a modifier back as one plain sentence of card text. The Hungarian one can be read again into the same modifier, as far as
// words can say it: a condition or an event that the text names is only said to be there.
func Sentence(m *lint.Modifier) lint.Words {
	w := lint.Words{Hu: frameHu(m) + bodyHu(m) + floorHu(m) + ".", En: sentenceEn(m)}
	if out := excepted(&m.Filter); out != "" && !strings.Contains(m.Cards, "nem ") { // "nem élőholt szörny" says it already
		w.Hu = strings.TrimSuffix(w.Hu, ".") + " (kivétel: " + out + ")."
		w.En = strings.TrimSuffix(w.En, ".") + " (except: " + out + ")."
	}
	return w
}

// excepted names the cards that a filter leaves out.
func excepted(f *lint.Filter) string {
	var out []string
	for i := range f.Any {
		for j := range f.Any[i].Not {
			n := &f.Any[i].Not[j]
			words := append(append(append([]string{}, n.Colour...), n.Subtype...), append(append([]string{}, n.Icon...), n.Type...)...)
			if w := strings.Join(words, " "); w != "" && !slices.Contains(out, w) {
				out = append(out, w)
			}
		}
	}
	return strings.Join(out, ", ")
}

// frameHu says when and how long: Hátrány: (S): Ha …, ebben a körben.
func frameHu(m *lint.Modifier) string {
	s := ""
	if m.Drawback {
		s = "Hátrány: "
	}
	switch {
	case m.When&lint.Triggered != 0 && m.When&lint.Activated != 0:
		s += "Jelenés, (S): "
	case m.When&lint.Activated != 0:
		s += "(S): "
	case m.When&lint.Triggered != 0:
		s += "Jelenés: "
	}
	if m.When&lint.Conditional != 0 {
		s += "ha a feltétele teljesül, "
	}
	switch m.Lasts {
	case lint.Turn:
		s += "ebben a körben "
	case lint.Timed:
		s += "a következő körödig "
	}
	return upperFirst(s)
}

func upperFirst(s string) string {
	r := []rune(s)
	if len(r) == 0 {
		return ""
	}
	return strings.ToUpper(string(r[0])) + string(r[1:])
}

// begin puts the subject behind the frame, with a capital where it begins the sentence.
func begin(m *lint.Modifier, subject string) string {
	if frameHu(m) == "" {
		return upperFirst(subject)
	}
	return subject
}

// bodyHu is the statement: whose cards, and how their cost changes.
func bodyHu(m *lint.Modifier) string {
	how := byAmount(m.Amount, m.Currency)
	if m.Amount.Kind == lint.NoAmount {
		how = "valamennyivel"
	}
	less, dearer := "kevesebb", "többe kerül"
	if m.Op == lint.Increase {
		less = "több"
	} else {
		dearer = "kevesebbe kerül"
	}
	tail := ""
	if m.Amount.Kind == lint.Formula {
		tail = ", amennyit a szövege ad"
	}
	switch {
	case m.On == lint.OnReact && m.Op == lint.Condition:
		return begin(m, "az erre a lapra kijátszott reakció kijátszási feltétele ") + paidHu(m)
	case m.On == lint.OnReact && m.Whose == lint.Own:
		return begin(m, "a reakcióid ") + how + " " + strings.TrimSuffix(dearer, "kerül") + "kerülnek" + tail
	case m.On == lint.OnReact && m.Whose == lint.Both:
		return begin(m, "minden reakció ") + how + " " + dearer + tail
	case m.On == lint.OnReact:
		return begin(m, "erre a lapra reagálni ") + how + " " + dearer + tail
	case m.On == lint.OnTarget:
		return begin(m, "ezt a lapot célozni ") + how + " " + dearer + tail
	case m.Op == lint.Free:
		return begin(m, subjectHu(m)) + " idézési költségét nem kell kifizetned"
	case m.Op == lint.Replace:
		return begin(m, subjectHu(m)) + " idézési költségét helyettesítheted"
	case m.Op == lint.Condition && m.Whose == lint.Self:
		return begin(m, "ennek a lapnak a kijátszási feltétele ") + paidHu(m)
	case m.Op == lint.Condition:
		return begin(m, subjectHu(m)) + " kijátszási feltétele " + paidHu(m)
	case m.Op == lint.Set && m.Currency == lint.AnyCurrency:
		return begin(m, subjectHu(m)) + " idézési költsége " + valueHu(m) + " lesz"
	case m.Op == lint.Set:
		return begin(m, subjectHu(m)) + " idézési költsége " + valueHu(m) + " " + m.Currency.String() + " lesz"
	}
	return begin(m, subjectHu(m)) + " idézési költsége " + how + " " + less + tail
}

func valueHu(m *lint.Modifier) string {
	if m.Amount.Kind == lint.Formula {
		return "annyi"
	}
	return m.Amount.String()
}

func paidHu(m *lint.Modifier) string {
	if m.Amount.Kind == lint.NoAmount || m.Currency == lint.AnyCurrency {
		return "valaminek a megfizetése"
	}
	return m.Amount.String() + " " + m.Currency.String() + " elköltése"
}

// subjectHu is the owner with the cards, as it stands before "idézési költsége": a saját xenóid, ellenfeled következő xenójának, ennek a lapnak az.
func subjectHu(m *lint.Modifier) string {
	cards := m.Cards
	if m.Whose == lint.Self {
		return "ennek a lapnak az"
	}
	forms := possessives(cards)
	next := m.Lasts == lint.Next
	switch m.Whose {
	case lint.Own:
		if next {
			return "a következő " + forms[1]
		}
		return "a saját " + forms[0]
	case lint.Opponent, lint.Chosen:
		who := "ellenfeled "
		if m.Whose == lint.Chosen {
			who = "célpont játékos "
		}
		if next {
			return who + "következő " + ofWhom(forms[3])
		}
		return who + ofWhom(forms[2])
	}
	if next {
		return "a következő " + cards
	}
	return "minden " + cards
}

func floorHu(m *lint.Modifier) string {
	switch {
	case m.Floor.Kind == lint.FloorBase:
		return ", de nem csökkenhet így az alap költsége alá"
	case m.Floor.Kind == lint.FloorNumber && m.Floor.N == 0:
		return " (lehet 0 is)"
	case m.Floor.Kind == lint.FloorNumber:
		return ", de nem mehet " + m.Floor.String() + " alá"
	}
	return ""
}

// sentenceEn says the same in English; the cards keep their Hungarian names.
func sentenceEn(m *lint.Modifier) string {
	who := map[lint.Whose]string{lint.Own: "your ", lint.Opponent: "the opponent's ", lint.Chosen: "the target player's ", lint.Both: "every "}[m.Whose]
	subject := who + m.Cards
	switch {
	case m.Whose == lint.Self:
		subject = "this card"
	case m.Lasts == lint.Next && m.Whose == lint.Both:
		subject = "the next " + m.Cards
	case m.Lasts == lint.Next:
		subject = who + "next " + m.Cards
	}
	switch m.On {
	case lint.OnReact:
		subject = map[lint.Whose]string{lint.Own: "each reaction of yours", lint.Both: "every reaction"}[m.Whose]
		if subject == "" {
			subject = "reacting to it"
		}
	case lint.OnTarget:
		subject = "targeting it"
	}
	return upperFirst(frameEn(m)+subject+" "+verbEn(m)+floorEn(m)) + "."
}

func frameEn(m *lint.Modifier) string {
	s := ""
	if m.Drawback {
		s = "drawback: "
	}
	for _, w := range []struct {
		when lint.When
		text string
	}{{lint.Triggered, "when triggered, "}, {lint.Activated, "when activated, "}, {lint.Conditional, "while its condition holds, "}} {
		if m.When&w.when != 0 {
			s += w.text
		}
	}
	switch m.Lasts {
	case lint.Turn:
		s += "to the end of the turn "
	case lint.Timed:
		s += "for a time "
	}
	return s
}

func verbEn(m *lint.Modifier) string {
	how := m.Amount.String()
	switch m.Amount.Kind {
	case lint.NoAmount:
		how = "some"
	case lint.Formula:
		how = "a counted amount"
	}
	if m.Currency != lint.AnyCurrency {
		how = strings.TrimSpace(how + " " + m.Currency.String())
	}
	switch m.Op {
	case lint.Reduce:
		return "costs " + how + " less"
	case lint.Increase:
		return "costs " + how + " more"
	case lint.Set:
		return "costs " + how
	case lint.Free:
		return "may be played free"
	case lint.Replace:
		return "may have its cost paid otherwise"
	}
	return "may only be played for " + how + " besides"
}

func floorEn(m *lint.Modifier) string {
	switch m.Floor.Kind {
	case lint.FloorBase:
		return ", but not below its base cost"
	case lint.FloorNumber:
		return ", but not below " + m.Floor.String()
	}
	return ""
}
