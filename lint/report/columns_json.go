package report

import (
	"io"

	"github.com/cardlint/cardlint/lint"
)

type columnJSON struct {
	Letter   string    `json:"letter"`
	Header   string    `json:"header"`
	Field    string    `json:"field"`
	Currency string    `json:"currency"`
	Sure     lint.Sure `json:"sure"`
	Hidden   bool      `json:"hidden,omitempty"`
}

type sheetJSON struct {
	Pos       lint.Pos     `json:"pos"`
	Rows      int          `json:"rows"`
	Hidden    bool         `json:"hidden"`
	Encoding  string       `json:"encoding"`
	Delimiter string       `json:"delimiter"`
	Columns   []columnJSON `json:"columns"`
	Missing   []string     `json:"missing"`
	Cards     int          `json:"cards"`
	First     []firstJSON  `json:"first"`
}

type firstJSON struct {
	Name     string    `json:"name"`
	ID       string    `json:"id"`
	Pos      lint.Pos  `json:"pos"`
	Hidden   bool      `json:"hidden,omitempty"` // the row, or the sheet
	Types    []string  `json:"types"`
	Subtypes []string  `json:"subtypes"`
	Colours  []string  `json:"colours"`
	Icons    []string  `json:"icons"`
	Cost     lint.Cost `json:"cost"`
	Texts    []string  `json:"texts"`
	Year     int       `json:"year,omitempty"`
	Edition  string    `json:"edition,omitempty"`
}

// columnsJSON writes how each sheet is read, schema cardlint/columns/1.
func columnsJSON(w io.Writer, in *Input, _ Look) error {
	out := make([]sheetJSON, len(in.Layouts))
	for i, l := range in.Layouts {
		s := sheetJSON{
			Pos: l.Pos, Rows: l.Rows, Hidden: l.Hidden, Encoding: l.Encoding, Delimiter: l.Delimiter,
			Columns: []columnJSON{}, Missing: list(l.Missing), Cards: l.Count, First: []firstJSON{},
		}
		for _, c := range l.Columns {
			s.Columns = append(s.Columns, columnJSON{c.Letter, c.Header, c.Field, currencyOf(c), c.Sure, c.Hidden})
		}
		for i := range l.Cards {
			c := &l.Cards[i]
			f := firstJSON{
				Name: c.Name, ID: c.ID, Pos: c.Pos, Hidden: c.Hidden, Types: list(c.Types), Subtypes: list(c.Subtypes),
				Colours: list(c.Colours), Icons: list(c.Icons), Cost: c.Cost, Texts: []string{}, Year: c.Year, Edition: c.Edition,
			}
			for _, t := range c.Texts {
				f.Texts = append(f.Texts, t.Raw)
			}
			s.First = append(s.First, f)
		}
		out[i] = s
	}
	return writeJSON(w, struct {
		Schema string      `json:"schema"`
		Sheets []sheetJSON `json:"sheets"`
	}{"cardlint/columns/1", out})
}

// currencyOf is the currency of a cost column that is kept for one.
func currencyOf(c lint.LayoutColumn) string {
	if c.Field == "" || c.Currency == lint.AnyCurrency {
		return ""
	}
	return c.Currency.String()
}
