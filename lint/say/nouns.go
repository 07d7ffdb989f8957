package say

import (
	"strconv"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// Level names a level.
func Level(l lint.Level) lint.Words {
	return map[lint.Level]lint.Words{
		lint.Error:   {Hu: "hiba", En: "error"},
		lint.Warning: {Hu: "figyelmeztetés", En: "warning"},
		lint.Note:    {Hu: "tény", En: "note"},
	}[l]
}

// Verdict names a verdict.
func Verdict(v lint.Verdict) lint.Words {
	return map[lint.Verdict]lint.Words{
		lint.Modifies: {Hu: "módosít", En: "modifies"},
		lint.Review:   {Hu: "eldöntendő", En: "review"},
		lint.Clear:    {Hu: "tiszta", En: "clear"},
	}[v]
}

// State says how a card's ancient magic fares.
func State(s lint.State) lint.Words {
	return map[lint.State]lint.Words{
		lint.StateOn:     {Hu: "működik", En: "on"},
		lint.StateOff:    {Hu: "kikapcsolható", En: "off"},
		lint.StateReview: {Hu: "eldöntendő", En: "review"},
		lint.StateNone:   {Hu: "nincs ősmágiája", En: "no ancient magic"},
	}[s]
}

// Side names a side, seen from the player of the ancient-magic card.
func Side(s lint.Side) lint.Words {
	if s == lint.OpponentSide {
		return lint.Words{Hu: "az ellenfélnél", En: "on the opponent's side"}
	}
	return lint.Words{Hu: "nálad", En: "on your side"}
}

// Why is By with the rule of the Kódex behind it.
func Why(by, rule string) lint.Words {
	w := By(by)
	return lint.Words{Hu: w.Hu + " (" + rule + ")", En: w.En + " (" + rule + ")"}
}

// By names what kind of cause a set is.
func By(by string) lint.Words {
	w, ok := map[string]lint.Words{
		"text":        {Hu: "a szövege miatt", En: "by its text"},
		"play":        {Hu: "játékban", En: "in play"},
		"combination": {Hu: "együtt", En: "in combination"},
		"outright":    {Hu: "kimondja", En: "says so outright"},
		"review":      {Hu: "eldöntendő", En: "to be decided"},
	}[by]
	if !ok {
		return lint.Words{Hu: by, En: by}
	}
	return w
}

// Unless heads the cards in whose presence a set does not switch off.
func Unless(s lint.Side) lint.Words {
	if s == lint.OpponentSide {
		return lint.Words{Hu: "kivéve, ha az ellenfélnél ott van", En: "unless the opponent has"}
	}
	return lint.Words{Hu: "kivéve, ha nálad ott van", En: "unless you have"}
}

// Reading names a reading of 78.2: its name is that of the flag, the words in front say what it means.
func Reading(r lint.Reading782) lint.Words {
	hu := map[lint.Reading782]string{lint.Applied: "a tényleges hatás szerint", lint.Literal: "szó szerint", lint.Reduction: "csak a csökkentés számít"}[r]
	if hu == "" {
		return lint.Words{Hu: string(r), En: string(r)}
	}
	return lint.Words{Hu: hu + " (" + string(r) + ")", En: string(r)}
}

// When lists why something does not always hold; empty where it does.
func When(w lint.When) lint.Words {
	hu := map[string]string{"activated": "ha aktiválják", "triggered": "amikor az eseménye bekövetkezik", "conditional": "ha a feltétele teljesül"}
	en := map[string]string{"activated": "when activated", "triggered": "when triggered", "conditional": "while its condition holds"}
	var h, e []string
	for _, n := range w.Names() {
		h, e = append(h, hu[n]), append(e, en[n])
	}
	return lint.Words{Hu: strings.Join(h, ", "), En: strings.Join(e, ", ")}
}

// Lasts says how long a change holds; empty for one that always does.
func Lasts(l lint.Lasts) lint.Words {
	return map[lint.Lasts]lint.Words{
		lint.Next:  {Hu: "a következő ilyen lapra", En: "for the next such card"},
		lint.Turn:  {Hu: "a kör végéig", En: "to the end of the turn"},
		lint.Timed: {Hu: "ideiglenesen", En: "for a time"},
	}[l]
}

// Whose says whose cards a change touches.
func Whose(w lint.Whose) lint.Words {
	return map[lint.Whose]lint.Words{
		lint.Own:      {Hu: "saját", En: "own"},
		lint.Opponent: {Hu: "az ellenfélé", En: "the opponent's"},
		lint.Both:     {Hu: "bárkié", En: "anyone's"},
		lint.Self:     {Hu: "önmaga", En: "itself"},
		lint.Chosen:   {Hu: "a kiválasztott játékosé", En: "a chosen player's"},
	}[w]
}

// Modifier sums up a modifier: xenó (saját) −1 VP, legalább 1, a következő ilyen lapra.
func Modifier(m *lint.Modifier) lint.Words {
	whose, how, lasts, when := Whose(m.Whose), ByHowMuch(m), Lasts(m.Lasts), When(m.When)
	hu, en := m.Cards+" ("+whose.Hu+") "+how.Hu, m.Cards+" ("+whose.En+") "+how.En
	if m.Whose == lint.Self {
		hu, en = whose.Hu+" "+how.Hu, whose.En+" "+how.En
	}
	switch m.Floor.Kind {
	case lint.FloorNumber:
		hu += ", de legalább " + m.Floor.String()
		en += ", but at least " + m.Floor.String()
	case lint.FloorBase:
		hu += ", de legalább az alap költség"
		en += ", but at least the base cost"
	}
	for _, w := range []lint.Words{lasts, when} {
		if w.Hu != "" {
			hu += ", " + w.Hu
			en += ", " + w.En
		}
	}
	if m.Drawback {
		hu += " [hátrány]"
		en += " [drawback]"
		if m.DrawbackBy != "" {
			setting := strings.TrimPrefix(m.DrawbackBy, "setting:")
			hu = strings.TrimSuffix(hu, "]") + " a 91.3.1 szerint (" + setting + ")]"
			en = strings.TrimSuffix(en, "]") + " by 91.3.1 (" + setting + ")]"
		}
	}
	return lint.Words{Hu: strings.TrimSpace(hu), En: strings.TrimSpace(en)}
}

// WhileWords says under which circumstance a set switches off.
func WhileWords(w lint.While) lint.Words {
	n := lint.NewCost(w.Currency, lint.Quantity{N: w.N}).String()
	if w.Currency == lint.AnyCurrency {
		n = lint.Quantity{N: w.N}.String()
	}
	if zone, ok := strings.CutPrefix(w.Kind, "zone-"); ok {
		z := Zone(zone)
		return lint.Words{Hu: "innen kijátszva: " + z.Hu, En: "while played from: " + z.En}
	}
	if words, ok := boardWhile(w); ok {
		return words
	}
	words, ok := map[string]lint.Words{
		"cost-above":        {Hu: "amíg a költsége több mint " + n, En: "while the cost is above " + n},
		"cost-at-most":      {Hu: "amíg a költsége legfeljebb " + n, En: "while the cost is at most " + n},
		"as-reaction":       {Hu: "reakcióként kijátszva", En: "while played as a reaction"},
		"increase-at-least": {Hu: "ha a növelés legalább " + n, En: "while the increase is at least " + n},
		"reduction-above":   {Hu: "ha a csökkentés több mint " + n, En: "while the reduction is above " + n},
		"own-increase":      {Hu: "ha a saját szövege növeli a költségét", En: "while its own text raises its cost"},
		"ancient-granted":   {Hu: "amíg ősmágiás", En: "while it has ancient magic"},
	}[w.Kind]
	if !ok {
		return lint.Words{Hu: w.Kind, En: w.Kind}
	}
	return words
}

// Zone names where or how a card is played.
func Zone(z string) lint.Words {
	w, ok := map[string]lint.Words{
		"hand":     {Hu: "kéz", En: "hand"},
		"discard":  {Hu: "gyűjtő", En: "discard"},
		"deck":     {Hu: "pakli", En: "deck"},
		"void":     {Hu: "Semmi", En: "void"},
		"reserve":  {Hu: "tartalék", En: "reserve"},
		"table":    {Hu: "asztal", En: "table"},
		"reaction": {Hu: "reakció", En: "reaction"},
	}[z]
	if !ok {
		return lint.Words{Hu: z, En: z}
	}
	return w
}

// TraceState says how ancient magic fares on one board.
func TraceState(s lint.State) lint.Words {
	if s == lint.StateOff {
		return lint.Words{Hu: "nem működik", En: "off"}
	}
	return State(s)
}

// The writes a number with its Hungarian article: az 1, az 5, a 12.
func The(n int) string {
	s := strconv.Itoa(n)
	// egy and its thousands (ezer), öt, ötven, ötszáz … begin with a vowel; tíz, száz and their like do not.
	if s[0] == '5' || s[0] == '1' && len(s)%3 == 1 {
		return "az " + s
	}
	return "a " + s
}

// Ban sums up a guard [21.8.3].
func Ban(g *lint.Guard) lint.Words {
	whose, when := Whose(g.Whose), When(g.When)
	what := map[lint.Forbids]lint.Words{
		lint.ForbidIncrease: {Hu: "nem növelhető", En: "cannot be raised"},
		lint.ForbidReduce:   {Hu: "nem csökkenthető", En: "cannot be reduced"},
		lint.ForbidChange:   {Hu: "nem módosítható", En: "cannot be changed"},
	}[g.Forbids]
	w := lint.Words{Hu: "tiltás: " + g.Cards + " (" + whose.Hu + ") költsége " + what.Hu, En: "ban: " + g.Cards + " (" + whose.En + ") " + what.En}
	if g.Floor.Kind != lint.NoFloor {
		w.Hu += ", határ: " + g.Floor.String()
		w.En += ", floor: " + g.Floor.String()
	}
	if g.By == "opponent" {
		w.Hu += ", az ellenfél által"
		w.En += ", by the opponent"
	}
	if g.Except != "" {
		w.Hu += ", kivéve reakciódrágítással"
		w.En += ", but by reaction surcharge"
	}
	return and(w, when)
}

// BaseChange sums up a change of a base cost [21.8.1].
func BaseChange(b *lint.Base) lint.Words {
	whose := Whose(b.Whose)
	by := ByHowMuch(&lint.Modifier{Op: b.Op, On: lint.OnPlay, Amount: b.Amount, Currency: b.Currency})
	return and(lint.Words{
		Hu: "alap idézési költség: " + b.Cards + " (" + whose.Hu + ") " + by.Hu,
		En: "base cost: " + b.Cards + " (" + whose.En + ") " + by.En,
	}, When(b.When))
}

// AboutAncient sums up what a text says about ancient magic itself.
func AboutAncient(a *lint.Ancient) lint.Words {
	whose := Whose(a.Whose)
	w := lint.Words{Hu: "ősmágiát ad: " + whose.Hu, En: "grants ancient magic: " + whose.En}
	if a.Kind == "negates" {
		w = lint.Words{Hu: "kimondja, hogy az ősmágia nem működik: " + whose.Hu, En: "says that ancient magic does not work: " + whose.En}
	}
	return and(w, When(a.When))
}

func and(w, more lint.Words) lint.Words {
	if more.Hu == "" {
		return w
	}
	return lint.Words{Hu: w.Hu + ", " + more.Hu, En: w.En + ", " + more.En}
}
