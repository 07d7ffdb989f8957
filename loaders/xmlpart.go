package loaders

import (
	"bytes"
	"cmp"
	"encoding/xml"
	"errors"
	"io"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/xuri/excelize/v2"
)

// sheetPart is what the XML of a sheet says beside the values that excelize streams. Asking excelize for it would parse
// every sheet a second time into a tree; a search in the bytes costs next to nothing.
type sheetPart struct {
	merges  []merge       // by first row
	noValue map[int][]int // row (1-based) → columns (0-based) of formulas without a computed value
	hidden  map[int]bool  // rows (1-based) that are hidden
	lastRow int           // 1-based; 0: not known
	damaged bool          // cut off, or no XML in its last row
}

// sheetParts finds the XML of each worksheet by way of the workbook's relations. A sheet that is no worksheet has none.
func sheetParts(book *excelize.File) map[string][]byte {
	out := map[string][]byte{}
	if book.WorkBook == nil {
		return out
	}
	dir, targets := "", map[string]string{}
	book.Pkg.Range(func(name, data any) bool {
		n, _ := name.(string)
		raw, _ := data.([]byte)
		if !strings.HasSuffix(n, "_rels/workbook.xml.rels") {
			return true
		}
		var rels struct {
			Relationship []struct {
				ID     string `xml:"Id,attr"`
				Target string `xml:"Target,attr"`
			}
		}
		if xml.Unmarshal(raw, &rels) == nil {
			dir = path.Dir(path.Dir(n))
			for _, r := range rels.Relationship {
				targets[r.ID] = r.Target
			}
		}
		return false
	})
	for _, s := range book.WorkBook.Sheets.Sheet {
		target := targets[s.ID]
		if !strings.HasPrefix(target, "/") {
			target = path.Join(dir, target)
		}
		if raw, ok := book.Pkg.Load(strings.TrimPrefix(target, "/")); ok {
			out[s.Name], _ = raw.([]byte)
		}
	}
	return out
}

// readPart reads what is wanted of a sheet's XML. A sheet without XML is damaged: what the workbook says of it leads nowhere.
func readPart(raw []byte) sheetPart {
	p := sheetPart{}
	if len(raw) == 0 {
		return sheetPart{damaged: true}
	}
	raw = withoutPrefix(raw)
	p.noValue = readFormulas(raw)
	p.hidden = readHidden(raw)
	end := closingTag(raw, "sheetData>")
	p.merges = readMerges(raw[max(end, 0):])
	if end < 0 {
		// a sheet of one chart has no rows to be damaged
		p.damaged = bytes.Contains(raw, []byte("worksheet")) && !bytes.Contains(raw, []byte("sheetData/>"))
		return p
	}
	last := bytes.LastIndex(raw[:end], []byte("<row "))
	if last < 0 {
		if last = bytes.LastIndex(raw[:end], []byte("<row>")); last < 0 {
			return p
		}
	}
	p.damaged = !wellFormed(raw[last:end])
	if m := rowNumber.FindSubmatch(raw[last:]); m != nil {
		p.lastRow, _ = strconv.Atoi(string(m[1]))
	} else {
		p.lastRow = bytes.Count(raw[:end], []byte("<row ")) + bytes.Count(raw[:end], []byte("<row>"))
	}
	return p
}

// withoutPrefix takes the prefix off the names of elements where a program gives them one: <x:row>.
func withoutPrefix(raw []byte) []byte {
	m := prefixed.FindSubmatch(raw[:min(len(raw), prefixHead)])
	if m == nil {
		return raw
	}
	raw = bytes.ReplaceAll(raw, append([]byte("<"), m[1]...), []byte("<"))
	return bytes.ReplaceAll(raw, append([]byte("</"), m[1]...), []byte("</"))
}

// prefixHead is how far into a sheet its first element begins at the latest, in bytes.
const prefixHead = 4096

var prefixed = regexp.MustCompile(`<([A-Za-z_][\w.-]*:)worksheet[\s>]`)

// closingTag is where the last closing tag of that name begins, with or without a prefix; -1 where there is none.
func closingTag(raw []byte, name string) int {
	begin := bytes.LastIndexByte(raw[:max(0, bytes.LastIndex(raw, []byte(name)))], '<')
	if begin < 0 || raw[begin+1] != '/' {
		return -1
	}
	return begin
}

var rowNumber = regexp.MustCompile(`^<row\s[^>]*?\br="(\d+)"`)

// wellFormed reads a piece of XML to its end.
func wellFormed(piece []byte) bool {
	d := xml.NewDecoder(io.MultiReader(strings.NewReader("<all>"), bytes.NewReader(piece), strings.NewReader("</all>")))
	for {
		if _, err := d.Token(); err != nil {
			return errors.Is(err, io.EOF)
		}
	}
}

var mergeRef = regexp.MustCompile(`mergeCell\s[^>]*?\bref="\$?([A-Z]+)\$?(\d+):\$?([A-Z]+)\$?(\d+)"`)

// readMerges reads the list of merged blocks in the XML behind the rows.
func readMerges(raw []byte) []merge {
	var out []merge
	for _, m := range mergeRef.FindAllSubmatch(raw, -1) {
		k := merge{fromCol: columnIndex(string(m[1])), toCol: columnIndex(string(m[3]))}
		k.fromRow, _ = strconv.Atoi(string(m[2]))
		k.toRow, _ = strconv.Atoi(string(m[4]))
		if k.fromCol <= k.toCol && k.toCol < excelize.MaxColumns {
			out = append(out, k)
		}
	}
	slices.SortStableFunc(out, func(a, b merge) int { return cmp.Compare(a.fromRow, b.fromRow) })
	return out
}

var cellRef = regexp.MustCompile(`^<c\s[^>]*?\br="([A-Z]{1,3})(\d+)"`)

// readFormulas finds the cells that hold a formula and no value: nothing has computed them.
func readFormulas(raw []byte) map[int][]int {
	out := map[int][]int{}
	for i := 0; ; {
		next := bytes.Index(raw[i:], []byte("<f"))
		if next < 0 {
			return out
		}
		f := i + next
		i = f + 2
		if i >= len(raw) || !bytes.ContainsRune([]byte(" />"), rune(raw[i])) {
			continue
		}
		begin := bytes.LastIndex(raw[:f], []byte("<c "))
		length := bytes.Index(raw[f:], []byte("</c>"))
		if begin < 0 || length < 0 || computed(raw[begin:f], raw[f:f+length]) {
			continue
		}
		if m := cellRef.FindSubmatch(raw[begin:f]); m != nil {
			row, _ := strconv.Atoi(string(m[2]))
			if col := columnIndex(string(m[1])); col < excelize.MaxColumns {
				out[row] = append(out[row], col)
			}
		}
	}
}

// computed says whether a cell with a formula holds what came of it. An empty value is one only where the cell says that it is a text:
// programs that compute nothing write an empty value as well.
func computed(tag, formula []byte) bool {
	_, value, ok := bytes.Cut(formula, []byte("<v"))
	if !ok {
		return false
	}
	empty := bytes.HasPrefix(value, []byte("/>")) || bytes.HasPrefix(value, []byte("></v"))
	return !empty || bytes.Contains(tag, []byte(` t="str"`))
}

// readHidden finds the rows that are marked hidden. A row without a number cannot be told; spreadsheet programs always write it.
func readHidden(raw []byte) map[int]bool {
	var out map[int]bool
	for i := 0; ; {
		next := bytes.Index(raw[i:], []byte(` hidden="`))
		if next < 0 {
			return out
		}
		at := i + next
		i = at + len(` hidden="`)
		begin := bytes.LastIndexByte(raw[:at], '<')
		end := bytes.IndexByte(raw[at:], '>')
		if begin < 0 || end < 0 || !hiddenOn.Match(raw[at:at+end]) {
			continue
		}
		if m := rowNumber.FindSubmatch(raw[begin : at+end]); m != nil {
			if out == nil {
				out = map[int]bool{}
			}
			n, _ := strconv.Atoi(string(m[1]))
			out[n] = true
		}
	}
}

var hiddenOn = regexp.MustCompile(`^ hidden="(?:1|true)"`)
