package loaders

import (
	"errors"
	"io"
	"regexp"
	"strconv"
	"strings"
	"unicode/utf16"
)

// sharedTexts reads the texts that the sheets of a workbook share: those of rich text joined, readings of Japanese words left out.
func sharedTexts(raw []byte) ([]string, error) {
	raw, err := inUTF8(raw)
	if err != nil {
		return nil, err
	}
	s := xmlScanner{raw: raw}
	var out []string
	var text []byte
	for {
		token, err := s.next()
		if errors.Is(err, io.EOF) {
			return out, nil
		}
		if err == nil && token == xmlStart && s.is("si") {
			text, err = s.richText(text[:0], "si")
			out = append(out, unescape(string(text)))
		}
		if err != nil {
			return nil, err
		}
	}
}

// richText reads the texts in the element of that name, which was begun, up to its end.
func (s *xmlScanner) richText(out []byte, name string) ([]byte, error) {
	spoken := 0 // how deep in a reading
	for {
		token, err := s.next()
		switch {
		case err != nil:
			return out, err
		case token == xmlStart && s.is("rPh"):
			spoken++
		case token == xmlEnd && s.is("rPh"):
			spoken--
		case token == xmlEnd && s.is(name):
			return out, nil
		case token == xmlStart && s.is("t") && spoken == 0:
			if out, err = s.plainText(out, "t"); err != nil {
				return out, err
			}
		}
	}
}

// plainText reads the text of the element of that name, which was begun, up to its end.
func (s *xmlScanner) plainText(out []byte, name string) ([]byte, error) {
	for {
		token, err := s.next()
		switch {
		case err != nil:
			return out, err
		case token == xmlEnd && s.is(name):
			return out, nil
		case token == xmlText, token == xmlCData:
			if out, err = s.appendText(out, token); err != nil {
				return out, err
			}
		}
	}
}

// unescape reads what a workbook writes for characters that XML does not allow: _x000D_ is a carriage return, _x005F_ an underscore. What is
// no UTF-8 becomes U+FFFD. Characters beyond U+FFFF are written as two halves, as in UTF-16.
func unescape(s string) string {
	s = strings.ToValidUTF8(s, "\ufffd")
	if !strings.Contains(s, "_x") {
		return s
	}
	return escaped.ReplaceAllStringFunc(s, func(e string) string {
		var units []uint16
		for ; e != ""; e = e[len("_x0000_"):] {
			n, err := strconv.ParseUint(e[2:6], 16, 16)
			if err != nil {
				return e
			}
			units = append(units, uint16(n))
		}
		return string(utf16.Decode(units))
	})
}

var escaped = regexp.MustCompile(`(?:_x[0-9A-Fa-f]{4}_)+`)
