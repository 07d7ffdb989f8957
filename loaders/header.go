package loaders

import (
	"maps"
	"slices"
	"strings"
	"sync"
	"unicode"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// headerRows is among how many rows with something in them the header is looked for.
const headerRows = 30

// headerNames are the names by which columns are known in one run: the known ones and those the user gave.
type headerNames struct {
	given map[field]string // folded; overrules the known ones of the field
}

// column is a column of a sheet with what it tells.
type column struct {
	index    int
	header   string
	currency lint.Currency // for a cost column that is kept for one currency
	rank     int           // smaller: a better spelling
}

// columns is a header row understood.
type columns struct {
	row     row   // its words, of two rows joined
	rows    []row // as they stand
	of      map[field][]column
	missing []field // required or given, and not there
}

// spelling is a known header with what it means.
type spelling struct {
	key      string
	field    field
	currency lint.Currency
	rank     int
}

var spellings = sync.OnceValue(func() map[string]spelling {
	out := map[string]spelling{}
	for rank, k := range knownHeaders {
		for i, s := range strings.Split(k.spellings, ",") {
			key := headerKey(s)
			for _, end := range plurals {
				if _, taken := out[key+end]; !taken && (end == "" || len(key) > 2) {
					out[key+end] = spelling{key: key, field: k.field, currency: k.currency, rank: rank*100 + i}
				}
			}
		}
	}
	return out
})

// columns understands a row as a header, as far as it goes.
func (n headerNames) columns(r *row) columns {
	out := columns{row: *r, rows: []row{*r}, of: map[field][]column{}}
	for i := range r.cells {
		key := headerKey(r.cells[i].value)
		if key == "" {
			continue
		}
		s, ok := n.lookup(key, fold(r.cells[i].value))
		if !ok {
			continue
		}
		out.of[s.field] = append(out.of[s.field], column{index: i, header: r.cells[i].value, currency: s.currency, rank: s.rank})
	}
	for f, cols := range out.of {
		if f == fieldCost {
			out.of[f] = costColumns(cols)
		} else if !several[f] {
			out.of[f] = bestSpelling(cols)
		}
	}
	for _, f := range Fields() {
		f := field(f)
		if _, asked := n.given[f]; len(out.of[f]) == 0 && (asked || slices.Contains(required, f)) {
			out.missing = append(out.missing, f)
		}
	}
	return out
}

func (n headerNames) lookup(key, whole string) (spelling, bool) {
	for _, f := range slices.Sorted(maps.Keys(n.given)) {
		if n.given[f] == whole {
			return spelling{field: f}, true
		}
	}
	known := spellings()
	s, ok := known[key]
	if !ok && strings.Contains(key, "?") {
		for k, candidate := range known {
			if lostLetters(key, k) && (!ok || candidate.rank < s.rank) {
				s, ok = candidate, true
			}
		}
	}
	if _, overruled := n.given[s.field]; overruled {
		return spelling{}, false
	}
	return s, ok
}

// costColumns leaves columns of single currencies aside where a column for the whole cost stands beside one for VP:
// they say the same twice. Without one for VP, the whole cost is the VP part.
func costColumns(cols []column) []column {
	whole := func(c column) bool { return c.currency == lint.AnyCurrency }
	vp := func(c column) bool { return c.currency == lint.VP }
	if slices.ContainsFunc(cols, whole) && slices.ContainsFunc(cols, vp) {
		return slices.DeleteFunc(slices.Clone(cols), func(c column) bool { return !whole(c) })
	}
	return cols
}

// bestSpelling keeps the column with the best spelling. Text may go on in columns of the same spelling: "szöveg 1", "szöveg 2".
func bestSpelling(cols []column) []column {
	best := slices.MinFunc(cols, func(a, b column) int { return a.rank - b.rank })
	var out []column
	for _, c := range cols {
		if c.rank == best.rank {
			out = append(out, c)
		}
	}
	return out
}

// first is the first column of the field, -1 where there is none.
func (c *columns) first(f field) int {
	if cols := c.of[f]; len(cols) > 0 {
		return cols[0].index
	}
	return -1
}

// reads says whether the column belongs to a field.
func (c *columns) reads(col int) bool {
	for _, cols := range c.of {
		if slices.ContainsFunc(cols, func(k column) bool { return k.index == col }) {
			return true
		}
	}
	return false
}

// complete says whether the header has all that was wanted.
func (c *columns) complete() bool { return len(c.missing) == 0 && len(c.of) > 0 }

// score says how much of a header the row is: required fields count most.
func (c columns) score() int {
	n := len(c.of)
	for _, f := range required {
		if len(c.of[f]) > 0 {
			n += 10
		}
	}
	return n
}

// plausible says whether a header that is not complete was meant to be one of cards: two of name, type and text are there.
func (c *columns) plausible() bool { return c.score() >= 20 }

// repeats says whether a row is the header row once more, or one of its two, as in sheets pasted together.
func (c *columns) repeats(r *row) bool {
	return slices.ContainsFunc(c.rows, func(head row) bool {
		for _, cols := range c.of {
			for _, k := range cols {
				if r.get(k.index).value != head.get(k.index).value {
					return false
				}
			}
		}
		return true
	})
}

// seen lists the headers of the row as they stand.
func (c *columns) seen() []string {
	var out []string
	for _, k := range c.row.cells {
		if s := strings.Join(strings.Fields(k.value), " "); s != "" {
			out = append(out, s)
		}
	}
	return out
}

// nearest is the header without a meaning that comes nearest to a name of the field, "" if none is near.
func (n headerNames) nearest(c *columns, f field) string {
	best, bestDistance := "", 1000
	for _, h := range c.seen() {
		key := headerKey(h)
		if _, known := spellings()[key]; known || key == "" {
			continue
		}
		for k, s := range spellings() {
			if s.field != f || k != s.key {
				continue
			}
			if d := say.Distance(key, k); d < bestDistance && d <= max(1, len(k)/3) {
				best, bestDistance = h, d
			}
		}
		if d := say.Distance(fold(h), n.given[f]); n.given[f] != "" && d < bestDistance && d <= max(1, len(n.given[f])/3) {
			best, bestDistance = h, d
		}
	}
	return best
}

// headerKey makes headers comparable: folded, without remarks in brackets, punctuation and a number around it.
func headerKey(s string) string {
	s = fold(s)
	if open := strings.IndexAny(s, "([{"); open > 0 {
		s = s[:open]
	}
	s = strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) || r == '?' {
			return r
		}
		return ' '
	}, s)
	return strings.Join(strings.Fields(strings.Trim(strings.Join(strings.Fields(s), " "), "0123456789 ")), " ")
}
