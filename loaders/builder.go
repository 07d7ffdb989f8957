package loaders

import (
	"slices"
	"strconv"
	"strings"

	"golang.org/x/text/unicode/norm"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// builder turns the rows of one sheet into cards.
type builder struct {
	columns
	pos       lint.Pos // file and sheet
	hidden    bool     // the sheet
	csv       bool     // rows of text: a row with too many or too few cells is a slip of the one who wrote it
	short     shortRows
	skips     strayRows
	costGiven bool // something stands in the cost cells of the last card
	remarks
	report func(lint.Problem)
}

// card makes a card of a row; false where the row is no card: blank, a heading merged over several columns, the header again.
func (b *builder) card(r *row) (lint.Card, bool) {
	b.tooWide(b, r)
	if r.blank() || b.repeats(r) || b.heading(r) {
		return lint.Card{}, false
	}
	if b.stray(r) {
		return lint.Card{}, false
	}
	b.ragged(r)
	b.formulas(r)
	b.strays(r)
	b.remark(b, r)
	c := lint.Card{
		ID:      b.one(r, fieldID),
		Name:    norm.NFC.String(strings.Join(strings.Fields(b.one(r, fieldName)), " ")),
		Year:    b.year(r),
		Edition: b.one(r, fieldEdition),
		Pos:     b.place(r, b.first(fieldText)),
		Hidden:  r.hidden || b.hidden,
	}
	if c.Name == "" {
		b.problem(r, b.first(fieldName), kindCell, "", say.MissingCell(b.header(fieldName)))
	}
	for _, k := range b.of[fieldText] {
		if raw, lost := r.get(k.index).value, b.lost(r, k.index); raw != "" || lost || len(c.Texts) == 0 {
			c.Texts = append(c.Texts, lint.Text{Cell: r.at(k.index), Raw: raw, Lost: lost})
		}
	}
	for _, k := range b.of[fieldDrawback] {
		if raw, lost := r.get(k.index).value, b.lost(r, k.index); lost || !isFiller(raw) {
			c.Texts = append(c.Texts, lint.Text{Cell: r.at(k.index), Raw: raw, Drawback: true, Lost: lost})
		}
	}
	b.kinds(r, &c)
	b.cost(r, &c)
	return c, true
}

// heading says whether one merged cell covers the columns of name and type: "Tharr lapok" over the cards that follow.
func (b *builder) heading(r *row) bool {
	for i, k := range r.cells {
		covers := func(col int) bool { return i <= col && col < i+k.across }
		if covers(b.first(fieldName)) && covers(b.first(fieldType)) {
			return true
		}
	}
	return false
}

// kinds fills types, subtypes, colours and icons.
func (b *builder) kinds(r *row, c *lint.Card) {
	k := kinds{}
	var written []string
	each := func(f field, add func(cell, at string)) {
		for _, col := range b.of[f] {
			if v := b.value(r, col.index); !isFiller(v) {
				add(v, r.at(col.index))
				if f == fieldType {
					written = append(written, v)
				}
			}
		}
	}
	each(fieldType, k.addType)
	each(fieldSubtype, k.addSubtype)
	each(fieldColour, k.addColour)
	each(fieldIcons, k.addIcons)
	b.flags(r, fieldAncient, lint.IconAncient, &k)
	b.flags(r, fieldSurcharge, lint.IconSurcharge, &k)
	inCells := k.icons
	for _, t := range c.Texts {
		for _, icon := range ownIcons(t.Raw) {
			if !t.Drawback {
				b.disagree(r, icon, inCells)
				k.addIcon(icon, t.Cell)
			}
		}
	}
	c.Kind = strings.Join(written, "; ")
	c.Types, c.Subtypes, c.Colours, c.Icons, c.IconCell = k.types, k.subtypes, k.colours, k.icons, k.iconCell()
	b.noType(r, c.Kind, &k)
	for _, u := range k.unknown {
		p := b.place(r, 0)
		p.Cell = u.cell
		b.report(lint.Problem{Pos: p, Kind: kindValue, Raw: u.raw, Say: say.UnknownValue(u.raw, u.meant), Level: u.level})
	}
}

// disagree reports an icon of the text that a column for it does not show.
func (b *builder) disagree(r *row, icon string, inCells []string) {
	f := map[string]field{lint.IconAncient: fieldAncient, lint.IconSurcharge: fieldSurcharge}[icon]
	if len(b.of[f]) == 0 {
		f = fieldIcons
	}
	if len(b.of[f]) > 0 && !slices.Contains(inCells, icon) {
		col := b.first(f)
		b.problem(r, col, kindDisagree, r.get(col).value, say.IconAndTextDisagree(icon))
	}
}

// noType reports a card of which no type was read.
func (b *builder) noType(r *row, written string, k *kinds) {
	col := b.first(fieldType)
	switch {
	case len(k.types) > 0:
	case written == "":
		if !isError(r.get(col).value) && !r.get(col).noValue {
			b.problem(r, col, kindCell, "", say.MissingCell(b.header(fieldType)))
		}
	default:
		odd := k.noType
		if odd == "" {
			odd = written
		}
		b.problem(r, col, kindValue, odd, say.UnknownType(odd, meant(odd, func(w word) bool { return w.typ })))
	}
	if len(k.types) > 0 && k.noType != "" { // "xenó; szörny": the type came later
		k.subtypes = union(k.subtypes, plain(k.noType))
	}
}

// flags reads a yes/no column about an icon.
func (b *builder) flags(r *row, f field, icon string, k *kinds) {
	for _, col := range b.of[f] {
		v := b.value(r, col.index)
		yes, ok := readFlag(v, icon, col.header)
		switch {
		case !ok:
			b.problem(r, col.index, kindValue, v, say.UnknownFlag(v))
		case yes:
			k.addIcon(icon, r.at(col.index))
		}
	}
}

// readFlag reads yes and no. "N" is the icon in a column with the header N, and no certain answer elsewhere.
func readFlag(v, icon, header string) (yes, ok bool) {
	key := fold(v)
	if w, known := lookup(v); known && w.value == icon && (len(key) > 1 || key == headerKey(header)) {
		return true, true
	}
	switch key {
	case "igen", "i", "x", "+", "yes", "y", "true", "igaz", "van", "✓", "✔", "✗", "☑", "*":
		return true, true
	case "nem", "no", "false", "hamis", "0":
		return false, true
	}
	if n, err := strconv.Atoi(key); err == nil && n > 0 {
		return true, true // 1, or how much reacting costs more
	}
	return false, isFiller(v)
}

// formulas reports formulas without a value, and errors that a formula left, in the columns that are read.
func (b *builder) formulas(r *row) {
	for i := range r.cells {
		if !b.lost(r, i) || !b.reads(i) {
			continue
		}
		b.problem(r, i, kindFormula, r.cells[i].value, say.FormulaWithoutValue(r.cells[i].value))
	}
}

// lost says whether the cell holds a formula without a value, or an error that a formula left.
func (b *builder) lost(r *row, col int) bool {
	k := r.get(col)
	return k.noValue || isError(k.value)
}

// one is the value of a field that stands in one column.
func (b *builder) one(r *row, f field) string {
	return strings.TrimSpace(r.get(b.first(f)).value)
}

// value is a cell without what a broken formula left.
func (b *builder) value(r *row, col int) string {
	if v := r.get(col).value; !isError(v) {
		return v
	}
	return ""
}

func (b *builder) header(f field) string { return strings.TrimSpace(b.of[f][0].header) }

func (b *builder) place(r *row, col int) lint.Pos {
	p := b.pos
	p.Row, p.Line, p.Cell = r.number, r.line, r.at(col)
	return p
}

func (b *builder) problem(r *row, col int, kind, raw string, w lint.Words) {
	b.report(lint.Problem{Pos: b.place(r, col), Kind: kind, Raw: raw, Say: w})
}

// isError says whether the value is what a formula shows that cannot be computed, in English or Hungarian.
func isError(v string) bool {
	if !strings.HasPrefix(v, "#") {
		return false
	}
	switch strings.TrimSpace(v) {
	case "#REF!", "#N/A", "#NAME?", "#VALUE!", "#DIV/0!", "#NUM!", "#NULL!",
		"#HIV!", "#HIÁNYZIK", "#NÉV?", "#ÉRTÉK!", "#ZÉRÓOSZTÓ!", "#SZÁM!", "#NULLA!":
		return true
	}
	return false
}
