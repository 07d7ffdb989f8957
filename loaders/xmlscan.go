package loaders

import (
	"bytes"
	"io"
	"strconv"
	"unicode/utf8"
)

// xmlScanner reads the XML of a sheet, which lies in memory whole, some five times as fast as encoding/xml: it copies nothing, and knows only
// what such parts are made of. Names of elements are told without their prefix. What is not well-formed is an error, and so is a document type: what it
// could declare, entities of entities or files, no spreadsheet program writes.
type xmlScanner struct {
	raw   []byte
	at    int
	open  [][]byte // the names, with their prefixes, of the elements that are open
	alone bool     // the element that was begun last has no content: its end comes next

	name  []byte // of the element that begins or ends, without its prefix
	attrs []xmlAttr
	text  []byte // as it stands, undecoded
}

type xmlAttr struct{ name, value []byte }

// deepest bounds how deep elements stand in one another: a table needs a dozen, and a file of nothing but open tags must not take memory.
const deepest = 1000

// xmlToken is what a scanner has come upon.
type xmlToken uint8

const (
	xmlStart xmlToken = iota
	xmlEnd
	xmlText
	xmlCData // text in which nothing is encoded
)

// next goes on to the next token; io.EOF at the end of the outermost element.
func (s *xmlScanner) next() (xmlToken, error) {
	if s.alone {
		s.alone = false
		return xmlEnd, s.shut(s.open[len(s.open)-1])
	}
	for {
		rest := s.raw[s.at:]
		switch {
		case len(rest) == 0 && len(s.open) == 0:
			return 0, io.EOF
		case len(rest) == 0:
			return 0, io.ErrUnexpectedEOF
		case rest[0] != '<':
			n := bytes.IndexByte(rest, '<')
			if n < 0 {
				n = len(rest)
			}
			s.text, s.at = rest[:n], s.at+n
			if len(s.open) == 0 { // white space around the outermost element
				continue
			}
			return xmlText, nil
		case bytes.HasPrefix(rest, []byte("<![CDATA[")):
			inside, _, ok := bytes.Cut(rest[len("<![CDATA["):], []byte("]]>"))
			s.text, s.at = inside, s.at+len("<![CDATA[")+len(inside)+len("]]>")
			if !ok || len(s.open) == 0 {
				return 0, errXML
			}
			return xmlCData, nil
		case bytes.HasPrefix(rest, []byte("<!--")), bytes.HasPrefix(rest, []byte("<?")):
			if err := s.skip(rest); err != nil {
				return 0, err
			}
		case bytes.HasPrefix(rest, []byte("<!")):
			return 0, errDoctype
		case bytes.HasPrefix(rest, []byte("</")):
			name, _, ok := bytes.Cut(rest[2:], []byte(">"))
			s.at += 2 + len(name) + 1
			if !ok {
				return 0, io.ErrUnexpectedEOF
			}
			return xmlEnd, s.shut(bytes.TrimRight(name, " \t\r\n"))
		default:
			return xmlStart, s.start()
		}
	}
}

// skip passes over a comment or an instruction.
func (s *xmlScanner) skip(rest []byte) error {
	end := "?>"
	if rest[1] == '!' {
		end = "-->"
	}
	n := bytes.Index(rest, []byte(end))
	if n < 0 {
		return io.ErrUnexpectedEOF
	}
	s.at += n + len(end)
	return nil
}

// shut ends the innermost element, which must be of that name.
func (s *xmlScanner) shut(name []byte) error {
	last := len(s.open) - 1
	if last < 0 || !bytes.Equal(s.open[last], name) {
		return errXML
	}
	s.open = s.open[:last]
	s.name = local(name)
	return nil
}

// start reads a tag with its attributes.
func (s *xmlScanner) start() error {
	raw, i := s.raw, s.at+1
	begin := i
	for i < len(raw) && !isXMLBreak(raw[i]) {
		i++
	}
	whole := raw[begin:i]
	s.name, s.attrs = local(whole), s.attrs[:0]
	if len(s.name) == 0 || len(s.open) > deepest {
		return errXML
	}
	for {
		i = pastXMLSpace(raw, i)
		switch {
		case i >= len(raw):
			return io.ErrUnexpectedEOF
		case raw[i] == '>':
			s.open, s.at = append(s.open, whole), i+1
			return nil
		case raw[i] == '/' && i+1 < len(raw) && raw[i+1] == '>':
			s.open, s.at, s.alone = append(s.open, whole), i+2, true
			return nil
		}
		name := i
		for i < len(raw) && !isXMLBreak(raw[i]) && raw[i] != '=' {
			i++
		}
		end := i
		i = pastXMLSpace(raw, i)
		if end == name || i >= len(raw) || raw[i] != '=' {
			return errXML
		}
		i = pastXMLSpace(raw, i+1)
		if i >= len(raw) || raw[i] != '"' && raw[i] != '\'' {
			return errXML
		}
		length := bytes.IndexByte(raw[i+1:], raw[i])
		if length < 0 {
			return io.ErrUnexpectedEOF
		}
		value := raw[i+1 : i+1+length]
		if bytes.IndexByte(value, '<') >= 0 {
			return errXML
		}
		s.attrs = append(s.attrs, xmlAttr{raw[name:end], value})
		i += length + 2
	}
}

func isXMLSpace(b byte) bool { return b == ' ' || b == '\n' || b == '\t' || b == '\r' }

func pastXMLSpace(raw []byte, i int) int {
	for i < len(raw) && isXMLSpace(raw[i]) {
		i++
	}
	return i
}

// isXMLBreak says whether no name goes on here.
func isXMLBreak(b byte) bool {
	return isXMLSpace(b) || b == '>' || b == '/' || b == '<' || b == '"' || b == '\''
}

// local takes the prefix off a name.
func local(name []byte) []byte { return name[bytes.IndexByte(name, ':')+1:] }

// attr is the value of an attribute of the element that was begun last; nil where it has none. Those with a prefix are of some extension.
func (s *xmlScanner) attr(name string) []byte {
	for _, a := range s.attrs {
		if string(a.name) == name {
			return a.value
		}
	}
	return nil
}

// is says whether the element that was begun last, or ended, is of that name.
func (s *xmlScanner) is(name string) bool { return string(s.name) == name }

// appendText puts the text that was read last behind what there is, decoded.
func (s *xmlScanner) appendText(out []byte, token xmlToken) ([]byte, error) {
	t := s.text
	for len(t) > 0 {
		n := bytes.IndexAny(t, "&\r")
		if n < 0 || token == xmlCData && t[n] == '&' {
			n = len(t)
		}
		out, t = append(out, t[:n]...), t[n:]
		switch {
		case len(t) == 0:
		case t[0] == '\r': // a line end is a line feed, however it is written
			out, t = append(out, '\n'), bytes.TrimPrefix(t[1:], []byte("\n"))
		default:
			end := bytes.IndexByte(t[:min(len(t), longestEntity)], ';')
			r, ok := entity(t[1:max(end, 1)])
			if !ok {
				return out, errEntity
			}
			out, t = utf8.AppendRune(out, r), t[end+1:]
		}
	}
	return out, nil
}

// longestEntity is how long a reference to a character may be, in bytes.
const longestEntity = 16

// entity is the character that stands between & and ;.
func entity(name []byte) (rune, bool) {
	switch string(name) {
	case "amp":
		return '&', true
	case "lt":
		return '<', true
	case "gt":
		return '>', true
	case "quot":
		return '"', true
	case "apos":
		return '\'', true
	}
	digits, ok := bytes.CutPrefix(name, []byte("#"))
	base := 10
	if hex, isHex := bytes.CutPrefix(digits, []byte("x")); isHex {
		digits, base = hex, 16
	}
	n, err := strconv.ParseUint(string(digits), base, 32)
	return rune(n), ok && err == nil && n <= utf8.MaxRune
}
