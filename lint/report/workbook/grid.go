package workbook

import "strconv"

// grid knows how wide the columns and how high the rows of a sheet are, in pixels.
type grid struct {
	width, height int // of those that say nothing
	widths, highs map[int]int
}

func newGrid() grid { return grid{64, 20, map[int]int{}, map[int]int{}} }

// defaults reads the sizes of a sheet: characters and points.
func (g *grid) defaults(t *tag) {
	if h, err := strconv.ParseFloat(t.get("defaultRowHeight"), 64); err == nil && h > 0 {
		g.height = int(h * 4 / 3)
	}
	if w, err := strconv.ParseFloat(t.get("defaultColWidth"), 64); err == nil && w > 0 {
		g.width = int(w*7 + 5)
	}
}

func (g *grid) columns(from, to int, t *tag) {
	w := g.width
	if f, err := strconv.ParseFloat(t.get("width"), 64); err == nil {
		w = int(f*7 + 5)
	}
	if hidden(t) {
		w = 0
	}
	for c := from; c <= min(to, from+1024); c++ {
		g.widths[c] = w
	}
}

func (g *grid) row(n int, t *tag) {
	if h, err := strconv.ParseFloat(t.get("ht"), 64); err == nil {
		g.highs[n] = int(h * 4 / 3)
	}
	if hidden(t) {
		g.highs[n] = 0
	}
}

func hidden(t *tag) bool { return t.get("hidden") == "1" || t.get("hidden") == "true" }

// box places a comment beside its cell: column, offset, row, offset of its corners, columns and rows from 0, offsets in pixels.
func (g *grid) box(m *mark, width, height int) [8]int {
	left := m.col // the column behind the cell
	right, x := step(left, 15+width, g.width, g.widths)
	top := max(0, m.row-2)
	bottom, y := step(top, 10+height, g.height, g.highs)
	return [8]int{left, 15, top, 10, right, x, bottom, y}
}

// step goes some pixels on from the beginning of a column or row (from 0), over sizes known by number (from 1).
func step(at, pixels, size int, known map[int]int) (end, rest int) {
	for last := at + 2000; at < last; at++ {
		w, ok := known[at+1]
		if !ok {
			w = size
		}
		if pixels < w {
			break
		}
		pixels -= w
	}
	return at, pixels
}
