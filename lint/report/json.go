package report

import (
	"bytes"
	"encoding/json"
	"io"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// writeJSON writes one value on one line, letters as they are.
func writeJSON(w io.Writer, v any) error {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	return e.Encode(v)
}

// writeAround writes one object on one line: the fields of head, a list whose items are written one after another, the fields of tail as they are then.
func writeAround(w io.Writer, head any, name string, tail any, items func(item func(any) error) error) error {
	var b bytes.Buffer
	flush := func(cut int, close string) error { // without the last bytes
		b.Truncate(b.Len() - cut)
		b.WriteString(close)
		_, err := b.WriteTo(w)
		return err
	}
	if err := writeJSON(&b, head); err != nil {
		return err
	}
	if err := flush(len("}\n"), `,"`+name+`":[`); err != nil {
		return err
	}
	first := true
	err := items(func(v any) error {
		if !first {
			b.WriteByte(',')
		}
		first = false
		if err := writeJSON(&b, v); err != nil {
			return err
		}
		return flush(len("\n"), "")
	})
	if err != nil {
		return err
	}
	if err := writeJSON(&b, tail); err != nil {
		return err
	}
	_, err = io.WriteString(w, "],"+strings.TrimPrefix(b.String(), "{"))
	return err
}

// list is never null in JSON.
func list[T any](l []T) []T {
	if l == nil {
		return []T{}
	}
	return l
}

func filter(f lint.Filter) lint.Filter {
	f.Any = list(f.Any)
	return f
}

// cardJSON is a card as `modifiers` and `parse` write it.
type cardJSON struct {
	ID            string          `json:"id"`
	Name          string          `json:"name"`
	Type          string          `json:"type"`
	Pos           lint.Pos        `json:"pos"`
	Hidden        bool            `json:"hidden,omitempty"` // its row or sheet
	Verdict       lint.Verdict    `json:"verdict"`
	Decided       string          `json:"decided"`
	Codes         []lint.Code     `json:"codes"`
	Modifiers     []lint.Modifier `json:"modifiers"`
	Guards        []lint.Guard    `json:"guards"`
	Bases         []lint.Base     `json:"bases"`
	Ancient       string          `json:"ancient"`
	AncientWhose  lint.Whose      `json:"ancientWhose,omitempty"` // whose cards get it, or lose it
	AncientWhen   []string        `json:"ancientWhen,omitempty"`
	NotUnderstood []lint.Unread   `json:"notUnderstood"`
	Override      *overrideJSON   `json:"override,omitempty"` // where a person decided
}

// overrideJSON is what a person decided about a card. With a text the spans of the card count in it, not in the cell.
type overrideJSON struct {
	Reason    string       `json:"reason"`
	Place     string       `json:"place"`
	Otherwise lint.Verdict `json:"otherwise,omitempty"` // by the card's text; not known where another one is read
	Text      string       `json:"text,omitempty"`
	Reviewed  bool         `json:"reviewed,omitempty"` // it is the record of a review
	By        string       `json:"by,omitempty"`
	Date      string       `json:"date,omitempty"`
}

func newOverrideJSON(j *lint.Judgement) *overrideJSON {
	o := j.Override
	if o == nil {
		return nil
	}
	out := &overrideJSON{Reason: o.Reason, Place: o.Place, Text: o.Text, Reviewed: o.Review(), By: o.By, Date: o.Date}
	if o.Text == "" {
		out.Otherwise = j.Otherwise
	}
	return out
}

func newCardJSON(f *lint.Facts, i int) cardJSON {
	c, r, j := &f.Pool.Cards[i], &f.Readings[i], &f.Judgements[i]
	out := cardJSON{
		ID: c.ID, Name: c.Name, Type: c.Kind, Pos: c.Pos, Hidden: c.Hidden, Verdict: j.Verdict, Decided: j.Decided, Codes: list(j.Codes),
		Modifiers: append([]lint.Modifier{}, r.Modifiers...), Guards: append([]lint.Guard{}, r.Guards...),
		Bases: append([]lint.Base{}, r.Bases...), Ancient: r.Ancient.Kind, AncientWhose: r.Ancient.Whose, AncientWhen: r.Ancient.When.Names(), NotUnderstood: list(r.Unread),
		Override: newOverrideJSON(j),
	}
	for i := range out.Modifiers {
		out.Modifiers[i].Filter = filter(out.Modifiers[i].Filter)
	}
	for i := range out.Guards {
		out.Guards[i].Filter = filter(out.Guards[i].Filter)
	}
	for i := range out.Bases {
		out.Bases[i].Filter = filter(out.Bases[i].Filter)
	}
	return out
}

// verdictsJSON counts cards by verdict.
type verdictsJSON struct {
	Cards    int `json:"cards"`
	Modifies int `json:"modifies"`
	Review   int `json:"review"`
	Clear    int `json:"clear"`
}

func verdicts(f *lint.Facts) verdictsJSON {
	v := verdictsJSON{Cards: f.Fresh()}
	for _, j := range f.Judgements[:f.Fresh()] {
		switch j.Verdict {
		case lint.Modifies:
			v.Modifies++
		case lint.Review:
			v.Review++
		case lint.Clear:
			v.Clear++
		}
	}
	return v
}
