package loaders

// merge is a merged block; rows 1-based, columns 0-based, both ends included.
type merge struct {
	fromRow, toRow, fromCol, toCol int
	value                          string // of the anchor, once it was read
}

// blocks are the merged blocks of a sheet that reach into the rows to come (open), and those that begin there (pending, by first row).
type blocks struct {
	open    []merge
	pending []merge
}

// apply gives the value of a merged block to the cells below its anchor, so that a type or colour merged down over several
// cards holds for each of them. It is not given to the cells right of the anchor: those are other columns, and what is
// merged over them is a heading.
func (b *blocks) apply(r *row) {
	for len(b.pending) > 0 && b.pending[0].fromRow <= r.number {
		m := b.pending[0]
		b.pending = b.pending[1:]
		if m.fromRow < r.number || m.fromCol >= maxColumns {
			continue
		}
		r.cells = widen(r.cells, m.fromCol)
		r.cells[m.fromCol].across = m.toCol - m.fromCol + 1
		m.value = r.cells[m.fromCol].value
		b.open = append(b.open, m)
	}
	keep := b.open[:0]
	for _, m := range b.open {
		if m.fromRow < r.number && r.number <= m.toRow {
			r.cells = widen(r.cells, m.fromCol)
			r.cells[m.fromCol] = cell{value: m.value, anchor: m.fromRow}
		}
		if m.toRow > r.number {
			keep = append(keep, m)
		}
	}
	b.open = keep
}

func widen(cells []cell, col int) []cell {
	for len(cells) <= col {
		cells = append(cells, cell{})
	}
	return cells
}

// begin places the blocks that were met while a row was read: their rows count from that row.
func (b *blocks) begin(number int) {
	for i := range b.pending {
		b.pending[i].fromRow += number
		b.pending[i].toRow += number
	}
}
