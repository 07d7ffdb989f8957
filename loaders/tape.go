package loaders

import (
	"bufio"
	"unicode/utf8"
)

// tape hands over characters, and keeps those of which it is asked to, to be read once more.
type tape struct {
	r       *bufio.Reader
	kept    []byte
	at      int // how far the kept ones have been read
	keeping bool
	char    int // 1-based in its line, of the next character
}

// keep keeps what comes from here on, and gives the place. Whoever asked sets the tape back to it by at, if at all.
func (t *tape) keep() int {
	if t.at > len(t.kept)/2 { // what was read once more is not needed any longer
		t.kept, t.at = append(t.kept[:0], t.kept[t.at:]...), 0
	}
	t.keeping = true
	return t.at
}

// read reads one character.
func (t *tape) read() (rune, error) {
	t.char++
	if t.at < len(t.kept) {
		r, size := utf8.DecodeRune(t.kept[t.at:])
		t.at += size
		return r, nil
	}
	r, _, err := t.r.ReadRune()
	if err == nil && t.keeping {
		t.kept = utf8.AppendRune(t.kept, r)
		t.at = len(t.kept)
	}
	return r, err
}

// peek tells the next byte without reading it.
func (t *tape) peek() (byte, error) {
	if t.at < len(t.kept) {
		return t.kept[t.at], nil
	}
	b, err := t.r.Peek(1)
	if len(b) == 0 {
		return 0, err
	}
	return b[0], nil
}

// before says whether the next character is that one.
func (t *tape) before(b byte) bool {
	next, err := t.peek()
	return err == nil && next == b
}

// isLast says whether that character is the only one left.
func (t *tape) isLast(b byte) bool {
	if t.at < len(t.kept) || !t.before(b) {
		return false
	}
	rest, _ := t.r.Peek(2)
	return len(rest) == 1
}

// eat reads the next character if it is that one.
func (t *tape) eat(b byte) bool {
	if !t.before(b) {
		return false
	}
	_, err := t.read()
	return err == nil
}

// appendPlain reads on as long as nothing special comes, as far as the buffer goes: this is how most of a file is read. special must hold
// the zero byte; characters of more than two bytes are left to read.
func (t *tape) appendPlain(out []byte, special *[256]bool) []byte {
	ahead := t.kept[t.at:]
	again := len(ahead) > 0
	if !again {
		ahead, _ = t.r.Peek(t.r.Buffered())
	}
	n, chars := 0, 0
	for ; n < len(ahead) && !special[ahead[n]]; n++ {
		if b := ahead[n]; b >= utf8.RuneSelf {
			if b < 0xc2 || b > 0xdf || n+1 >= len(ahead) || ahead[n+1]&0xc0 != 0x80 {
				break
			}
			n++
		}
		chars++
	}
	out = append(out, ahead[:n]...)
	t.char += chars
	switch {
	case again:
		t.at += n
	case t.keeping:
		t.kept = append(t.kept, ahead[:n]...)
		t.at = len(t.kept)
		fallthrough
	default:
		_, _ = t.r.Discard(n)
	}
	return out
}
