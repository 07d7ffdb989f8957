package report

import (
	"slices"
	"strings"
	"unicode"

	"github.com/clipperhouse/displaywidth"
)

// plain makes text safe for one line of a terminal: control characters, and those that turn the direction of what comes after them, become
// spaces, one for one.
func plain(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsControl(r) || unicode.Is(unicode.Bidi_Control, r) || r == '\u2028' || r == '\u2029' {
			return ' '
		}
		return r
	}, s)
}

// width is how many columns of a terminal a text takes.
func width(s string) int { return displaywidth.String(s) }

// stretch is a piece of a text in code points, end excluded.
type stretch struct{ start, end int }

// excerpt is a line of text and, under it, carets below the marked pieces.
type excerpt struct{ line, carets string }

// excerpts shows the marked pieces of a text in lines of at most max columns: the whole text where it fits,
// else a window around each piece, cut at words, with … where something is left out.
func excerpts(raw string, marks []stretch, max int) []excerpt {
	text := []rune(plain(raw))
	var ms []stretch
	for _, m := range marks {
		m.start, m.end = clamp(m.start, len(text)), clamp(m.end, len(text))
		if m.start < m.end {
			ms = append(ms, m)
		}
	}
	if len(ms) == 0 {
		return nil
	}
	slices.SortFunc(ms, func(a, b stretch) int { return a.start - b.start })
	var out []excerpt
	shown := 0 // up to here the text has been shown
	for _, m := range ms {
		if m.start < shown && m.end <= shown {
			continue
		}
		win := window(text, m, max)
		shown = win.end
		out = append(out, mark(text, win, ms))
	}
	return out
}

func clamp(n, top int) int { return min(max(n, 0), top) }

const ellipsis = "… "

// window chooses the piece of text that is shown around a mark.
func window(text []rune, m stretch, columns int) stretch {
	if width(string(text)) <= columns {
		return stretch{0, len(text)}
	}
	room := columns - 2*width(ellipsis)
	win := stretch{m.start, m.start}
	for win.end < m.end && room >= width(string(text[win.end])) {
		room -= width(string(text[win.end]))
		win.end++
	}
	if win.end < m.end {
		return win
	}
	win.start = grow(text, m.start, -1, room/2)
	room -= width(string(text[win.start:m.start]))
	win.end = grow(text, m.end, 1, room)
	room -= width(string(text[m.end:win.end]))
	win.start = grow(text, win.start, -1, room)
	return win
}

// grow moves a border outward as far as room columns allow, and back to the border of a word unless the text ends there.
func grow(text []rune, at, step, room int) int {
	next := func(i int) rune { // the rune that the border would take in
		if step < 0 {
			return text[i-1]
		}
		return text[i]
	}
	atEnd := func(i int) bool { return step < 0 && i == 0 || step > 0 && i == len(text) }
	i, word := at, at
	for !atEnd(i) && room >= width(string(next(i))) {
		if unicode.IsSpace(next(i)) {
			word = i
		}
		room -= width(string(next(i)))
		i += step
	}
	if atEnd(i) || unicode.IsSpace(next(i)) {
		return i
	}
	return word
}

// mark writes the window and the carets under every mark in it.
func mark(text []rune, win stretch, marks []stretch) excerpt {
	var e excerpt
	if win.start > 0 {
		e.line = ellipsis
	}
	column := width(e.line)
	e.line += string(text[win.start:win.end])
	at := 0 // columns of carets written
	for _, m := range marks {
		m.start, m.end = max(m.start, win.start), min(m.end, win.end)
		if m.start >= m.end {
			continue
		}
		from := column + width(string(text[win.start:m.start]))
		to := max(column+width(string(text[win.start:m.end])), from+1)
		if from = max(from, at); from >= to {
			continue
		}
		e.carets += strings.Repeat(" ", from-at) + strings.Repeat("^", to-from)
		at = to
	}
	if win.end < len(text) {
		e.line = strings.TrimRight(e.line, " ") + " …"
	}
	return e
}
