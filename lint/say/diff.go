package say

import (
	"fmt"

	"github.com/cardlint/cardlint/lint"
)

// The help and the headings of diff.
var (
	HelpDiff     = lint.Words{Hu: "mit változtatott meg egy átírás a jelentésben: ítéletek, módosítók, kikapcsoló halmazok", En: "what an edit changed in meaning: verdicts, modifiers, sets that switch off"}
	OldNewWords  = lint.Words{Hu: "RÉGI ÚJ", En: "OLD NEW"}
	FlagDiffAll  = lint.Words{Hu: "a csak átfogalmazott lapok, minden név és minden halmaz is", En: "list the cards that were only reworded, all names and all sets"}
	DiffAdded    = lint.Words{Hu: "Új lapok", En: "Cards added"}
	DiffRemoved  = lint.Words{Hu: "Kikerült lapok", En: "Cards removed"}
	DiffRenamed  = lint.Words{Hu: "Átnevezett lapok", En: "Cards renamed"}
	DiffChanged  = lint.Words{Hu: "Más a jelentésük", En: "Cards with another meaning"}
	DiffReworded = lint.Words{Hu: "Csak átfogalmazva, a jelentésük ugyanaz", En: "Only reworded, the meaning is the same"}
	DiffAlways   = lint.Words{Hu: "Ami minden ősmágiás lapot érint", En: "What bears on every ancient-magic card"}
	DiffAncient  = lint.Words{Hu: "Ősmágiás lapok", En: "Ancient-magic cards"}
	DiffNothing  = lint.Words{Hu: "A jelentés nem változott.", En: "Nothing changed in meaning."}
)

// TwoFiles says that diff wants an old and a new file.
func TwoFiles() lint.Words {
	return lint.Words{
		Hu: "két táblázat kell, a régi és az új: cardlint diff RÉGI ÚJ",
		En: "two spreadsheets are needed, the old and the new one: cardlint diff OLD NEW",
	}
}

// StdinTwice says that standard input can be read once only.
func StdinTwice() lint.Words {
	return lint.Words{Hu: "a szabványos bemenet (-) csak egyszer adható meg, mert csak egyszer olvasható", En: "standard input (-) can be given once only, for it can be read once only"}
}

// DiffCounts sums up what became of the cards.
func DiffCounts(added, removed, renamed, changed, same int) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("lapok: %d új, %d kikerült, %d átnevezett, %d más jelentésű, %d változatlan", added, removed, renamed, changed, same),
		En: fmt.Sprintf("cards: %d added, %d removed, %d renamed, %d with another meaning, %d as they were", added, removed, renamed, changed, same),
	}
}

// DiffAncientCounts sums up what became of ancient magic.
func DiffAncientCounts(cards, gained, lost int) lint.Words {
	if cards == 0 {
		return lint.Words{Hu: "az ősmágia sehol sem változott", En: "no change of ancient magic"}
	}
	return lint.Words{
		Hu: fmt.Sprintf("az ősmágia %d lapnál változott: %d új halmaz, %d megszűnt", cards, gained, lost),
		En: fmt.Sprintf("ancient magic changed for %s: %s gained, %d lost", Plural(cards, "card"), Plural(gained, "set"), lost),
	}
}

// DiffRewordedCount counts the cards that say the same in other words.
func DiffRewordedCount(n int, listed bool) lint.Words {
	w := lint.Words{
		Hu: fmt.Sprintf("%d lap csak át van fogalmazva, a jelentése ugyanaz", n),
		En: fmt.Sprintf("%s only reworded, with the same meaning", Plural(n, "card")),
	}
	if !listed {
		w.Hu += " (felsorolás: --all)"
		w.En += " (--all lists them)"
	}
	return w
}

// FieldName names a field of a card, a modifier, a guard or a base cost, as the JSON reports call it.
func FieldName(field string) lint.Words {
	w, ok := map[string]lint.Words{
		"type":     {Hu: "típus", En: "type"},
		"subtype":  {Hu: "altípus", En: "subtype"},
		"colour":   {Hu: "szín", En: "colour"},
		"icon":     {Hu: "ikon", En: "icon"},
		"cost":     {Hu: "költség", En: "cost"},
		"code":     {Hu: "kód", En: "code"},
		"op":       {Hu: "irány", En: "direction"},
		"on":       {Hu: "mikor fizeted", En: "what is paid for"},
		"amount":   {Hu: "mérték", En: "amount"},
		"currency": {Hu: "fizetőeszköz", En: "currency"},
		"whose":    {Hu: "kinek a lapjai", En: "whose cards"},
		"cards":    {Hu: "mely lapok", En: "which cards"},
		"filter":   {Hu: "mely lapok", En: "which cards"},
		"floor":    {Hu: "alsó határ", En: "floor"},
		"when":     {Hu: "feltétel", En: "condition"},
		"lasts":    {Hu: "időtartam", En: "duration"},
		"drawback": {Hu: "hátrány", En: "drawback"},
		"forbids":  {Hu: "mit tilt", En: "what is banned"},
		"by":       {Hu: "ki által", En: "by whom"},
		"except":   {Hu: "kivétel", En: "exception"},
		"kind":     {Hu: "mit mond", En: "what it says"},
	}[field]
	if !ok {
		return lint.Words{Hu: field, En: field}
	}
	return w
}

// SaidWords sums up one thing that a card says about cost.
func SaidWords(s *lint.Said) lint.Words {
	switch {
	case s.Modifier != nil:
		return Modifier(s.Modifier)
	case s.Guard != nil:
		return Ban(s.Guard)
	case s.Base != nil:
		return BaseChange(s.Base)
	case s.Ancient != nil:
		return AboutAncient(s.Ancient)
	}
	return lint.Words{
		Hu: fmt.Sprintf("nem érthető, embernek kell eldöntenie: „%s”", s.Unread.Quote),
		En: fmt.Sprintf("not understood, for a person to decide: %q", s.Unread.Quote),
	}
}

// AncientBecame counts ancient-magic cards with what they were and are now.
func AncientBecame(n int, a *lint.AncientChange) lint.Words {
	from, to, general := State(a.FromBesides), State(a.ToBesides), lint.Words{}
	if a.FromBesides == a.ToBesides && a.From != a.To {
		from, to = State(a.From), State(a.To)
		general = lint.Words{Hu: " (a minden ősmágiást érintő okok miatt)", En: " (because of what bears on every ancient-magic card)"}
	}
	w := lint.Words{Hu: fmt.Sprintf("%d lap · %s", n, from.Hu), En: fmt.Sprintf("%s · %s", Plural(n, "card"), from.En)}
	if from != to {
		w.Hu += " → " + to.Hu + general.Hu
		w.En += " → " + to.En + general.En
	}
	return w
}

// LargerBecame says that there are sets beyond the size now, or none any more.
func LargerBecame(now bool) lint.Words {
	if now {
		return lint.Words{Hu: "+ nagyobb halmazok is lettek", En: "+ larger sets exist now, too"}
	}
	return lint.Words{Hu: "− nagyobb halmazok már nincsenek", En: "− larger sets are gone"}
}

// MoreChanged is More for sets that came or went.
func MoreChanged(n int) lint.Words {
	w := More(n)
	return lint.Words{Hu: w.Hu + " minta (mind: --all)", En: w.En + " (all: --all)"}
}

// SetsOf counts the sets of cards that a folded line stands for.
func SetsOf(n int) lint.Words {
	return lint.Words{Hu: fmt.Sprintf("%d halmaz", n), En: Plural(n, "set")}
}
