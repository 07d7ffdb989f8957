package loaders

import (
	"bytes"
	"cmp"
	"encoding/xml"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/xuri/excelize/v2"
	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/unicode"
)

// bookParts is the XML of a workbook that is read here. excelize opens the file, knows its sheets and how numbers are shown; its reading of
// rows takes several times as long, and asked for merged cells or formulas it reads every sheet once more, into a tree.
type bookParts struct {
	sheets map[string][]byte // by their names; a sheet that is not there has none
	paths  map[string]string // the same in the file
	texts  []byte            // shared ones
}

// partsOf finds them by way of the workbook's relations.
func partsOf(book *excelize.File) bookParts {
	out := bookParts{sheets: map[string][]byte{}, paths: map[string]string{}}
	load := func(name string) []byte {
		part, _ := book.Pkg.Load(name)
		raw, _ := part.([]byte)
		return raw
	}
	out.texts = load("xl/sharedStrings.xml")
	targets := map[string]string{}
	for _, r := range relations(book) {
		targets[r.id] = r.target
		if strings.HasSuffix(r.kind, "/sharedStrings") {
			out.texts = load(r.target)
		}
	}
	if book.WorkBook == nil {
		return out
	}
	for _, s := range book.WorkBook.Sheets.Sheet {
		out.paths[s.Name], out.sheets[s.Name] = targets[s.ID], load(targets[s.ID])
	}
	return out
}

// relation is where the workbook says that a part of it is; target in the file.
type relation struct{ id, kind, target string }

func relations(book *excelize.File) (out []relation) {
	book.Pkg.Range(func(name, data any) bool {
		n, _ := name.(string)
		raw, _ := data.([]byte)
		if !strings.HasSuffix(n, "_rels/workbook.xml.rels") {
			return true
		}
		var rels struct {
			Relationship []struct {
				ID     string `xml:"Id,attr"`
				Type   string `xml:",attr"`
				Target string `xml:",attr"`
			}
		}
		if xml.Unmarshal(raw, &rels) != nil {
			return false
		}
		for _, r := range rels.Relationship {
			target := strings.ReplaceAll(r.Target, `\`, "/")
			if !strings.HasPrefix(target, "/") {
				target = path.Join(path.Dir(path.Dir(n)), target)
			}
			out = append(out, relation{r.ID, r.Type, strings.TrimPrefix(path.Clean(target), "/")})
		}
		return false
	})
	return out
}

// inUTF8 gives the XML in UTF-8: it may as well be in UTF-16, or in an encoding that it names.
func inUTF8(raw []byte) ([]byte, error) {
	var enc encoding.Encoding
	switch m := declared.FindSubmatch(raw[:min(len(raw), prologue)]); {
	case bytes.HasPrefix(raw, []byte{0xff, 0xfe}), bytes.HasPrefix(raw, []byte{0xfe, 0xff}):
		enc = unicode.UTF16(unicode.LittleEndian, unicode.UseBOM)
	case m == nil:
	default:
		name := strings.ToLower(string(m[1]))
		if c, ok := charmaps[name]; ok {
			enc = c
		} else if name != utf8Name && name != "utf8" && name != "us-ascii" {
			return nil, errEncoding
		}
	}
	if enc == nil {
		return bytes.TrimPrefix(raw, []byte("\ufeff")), nil
	}
	return enc.NewDecoder().Bytes(raw)
}

// prologue is how far into a part of a workbook its encoding is named, in bytes.
const prologue = 256

var declared = regexp.MustCompile(`<\?xml[^>]*\bencoding\s*=\s*["']([\w-]+)["']`)

var mergeRef = regexp.MustCompile(`mergeCell\s[^>]*?\bref\s*=\s*["']\$?([A-Z]{1,3})\$?(\d+):\$?([A-Z]{1,3})\$?(\d+)["']`)

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
