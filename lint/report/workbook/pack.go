package workbook

import (
	"archive/zip"
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"path"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// pack is the package of a workbook, and what has been changed in it.
type pack struct {
	zip   *zip.Reader
	at    map[string]*zip.File // by key
	with  map[string][]byte    // changed and new parts, by key
	fresh []string             // names of new parts, in their order
}

func openPack(raw []byte) (*pack, error) {
	z, err := zip.NewReader(bytes.NewReader(raw), int64(len(raw)))
	if err != nil {
		return nil, err
	}
	p := &pack{zip: z, at: map[string]*zip.File{}, with: map[string][]byte{}}
	for _, f := range z.File {
		p.at[key(f.Name)] = f
	}
	return p, nil
}

// key is what a part goes by: names of parts know no case, and some programs write them with a slash in front.
func key(name string) string {
	return strings.ToLower(strings.TrimPrefix(strings.ReplaceAll(name, `\`, "/"), "/"))
}

func (p *pack) has(name string) bool { return p.at[key(name)] != nil || p.with[key(name)] != nil }

// read gives a part as it is by now.
func (p *pack) read(name string) ([]byte, error) {
	if raw, ok := p.with[key(name)]; ok {
		return raw, nil
	}
	f := p.at[key(name)]
	if f == nil {
		return nil, fmt.Errorf("%s: no such part", name)
	}
	r, err := f.Open()
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	defer func() { _ = r.Close() }()
	most := int64(mostPart)
	if k := key(name); k == key(contentTypes) || strings.HasSuffix(k, ".rels") {
		most = mostPlan
	}
	raw, err := io.ReadAll(io.LimitReader(r, most+1))
	if err == nil && int64(len(raw)) > most {
		err = errTooLarge
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return raw, nil
}

// How large a part may be, and one that only says what there is: these are read before anybody has looked how much the package unpacks to.
const (
	mostPart = 512 << 20
	mostPlan = 16 << 20
)

var errTooLarge = errors.New("too large")

// put changes a part or adds one.
func (p *pack) put(name string, raw []byte) {
	if !p.has(name) {
		p.fresh = append(p.fresh, name)
	}
	p.with[key(name)] = raw
}

// free gives a name with a number that no part has yet.
func (p *pack) free(before, after string) string {
	for n := 1; ; n++ {
		if name := before + strconv.Itoa(n) + after; !p.has(name) {
			return name
		}
	}
}

// write copies every part in its old order, those that are not changed as they lie, and the new ones behind them. No time of day gets in.
func (p *pack) write(w io.Writer) error {
	out := zip.NewWriter(w)
	done := map[string]bool{}
	for _, f := range p.zip.File {
		k := key(f.Name)
		if done[k] {
			continue // the same name twice: what counts, the last, has been copied
		}
		done[k] = true
		raw, changed := p.with[k]
		if !changed {
			if err := out.Copy(p.at[k]); err != nil {
				return fmt.Errorf("%s: %w", f.Name, err)
			}
			continue
		}
		if err := deflate(out, f.Name, raw); err != nil {
			return err
		}
	}
	for _, name := range p.fresh {
		if err := deflate(out, name, p.with[key(name)]); err != nil {
			return err
		}
	}
	return out.Close()
}

// noTime is the first time that a ZIP can tell: the same bytes for the same input, whenever they are written.
var noTime = time.Date(1980, 1, 1, 0, 0, 0, 0, time.UTC)

func deflate(out *zip.Writer, name string, raw []byte) error {
	w, err := out.CreateHeader(&zip.FileHeader{Name: name, Method: zip.Deflate, Modified: noTime})
	if err != nil {
		return err
	}
	_, err = w.Write(raw)
	return err
}

// rel is a relation of a part to another one.
type rel struct {
	ID     string `xml:"Id,attr"`
	Type   string `xml:"Type,attr"`
	Target string `xml:"Target,attr"`
	Mode   string `xml:"TargetMode,attr"`
}

// relsOf names the part with the relations of a part; "" for those of the package.
func relsOf(part string) string {
	return path.Join(path.Dir(part), "_rels", path.Base(part)+".rels")
}

const packageRels = "_rels/.rels"

// relations reads where a part points to; targets are made names of parts. A part without relations has none.
func (p *pack) relations(rels, dir string) ([]rel, error) {
	if !p.has(rels) {
		return nil, nil
	}
	raw, err := p.read(rels)
	if err != nil {
		return nil, err
	}
	var doc struct {
		Relationship []rel
	}
	if err := xml.Unmarshal(raw, &doc); err != nil {
		return nil, fmt.Errorf("%s: %w", rels, err)
	}
	for i, r := range doc.Relationship {
		switch {
		case r.Mode == "External":
		case strings.HasPrefix(r.Target, "/"):
			doc.Relationship[i].Target = r.Target[1:]
		default:
			doc.Relationship[i].Target = path.Join(dir, r.Target)
		}
	}
	return doc.Relationship, nil
}

// of picks the relation of a kind: the last word of its type, which is the same in both editions of the standard.
func of(rels []rel, kind string) (rel, bool) {
	for _, r := range rels {
		if strings.HasSuffix(r.Type, "/"+kind) && r.Mode != "External" {
			return r, true
		}
	}
	return rel{}, false
}

const (
	emptyRels = xmlHead + `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"></Relationships>`
	xmlHead   = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>` + "\n"
	relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
)

// relate makes a part point to another one, and gives the new relation's ID.
func (p *pack) relate(from, kind, to string) (string, error) {
	name := relsOf(from)
	raw := []byte(emptyRels)
	if p.has(name) {
		var err error
		if raw, err = p.read(name); err != nil {
			return "", err
		}
	}
	root, err := parse(raw)
	if err != nil {
		return "", fmt.Errorf("%s: %w", name, err)
	}
	taken := map[string]bool{}
	for _, k := range root.kids {
		taken[k.get("Id")] = true
	}
	id := "rIdCardlint1"
	for n := 2; taken[id]; n++ {
		id = "rIdCardlint" + strconv.Itoa(n)
	}
	target, err := filepath.Rel("/"+path.Dir(from), "/"+to)
	if err != nil {
		return "", err
	}
	child := prefixed(`<Relationship Id="`+id+`" Type="`+relations+"/"+kind+`" Target="`+escape(filepath.ToSlash(target))+`"/>`, root.pre)
	p.put(name, apply(raw, root.add(raw, child)))
	return id, nil
}

const contentTypes = "[Content_Types].xml"

// declare says what a new part is: by its name, or by its ending where that is not told yet.
func (p *pack) declare(part, contentType string, byEnding bool) error {
	raw, err := p.read(contentTypes)
	if err != nil {
		return err
	}
	root, err := parse(raw)
	if err != nil {
		return fmt.Errorf("%s: %w", contentTypes, err)
	}
	child := `<Override PartName="/` + escape(part) + `" ContentType="` + contentType + `"/>`
	if byEnding {
		ending := strings.TrimPrefix(path.Ext(part), ".")
		for _, k := range root.kids {
			if k.name == "Default" && strings.EqualFold(k.get("Extension"), ending) {
				if k.get("ContentType") == contentType {
					return nil
				}
				ending = ""
			}
		}
		if ending != "" {
			child = `<Default Extension="` + ending + `" ContentType="` + contentType + `"/>`
		}
	}
	p.put(contentTypes, apply(raw, root.add(raw, prefixed(child, root.pre))))
	return nil
}

// typeOf gives the content type of a part.
func (p *pack) typeOf(part string) (string, error) {
	raw, err := p.read(contentTypes)
	if err != nil {
		return "", err
	}
	root, err := parse(raw)
	if err != nil {
		return "", fmt.Errorf("%s: %w", contentTypes, err)
	}
	for _, k := range root.kids {
		if k.name == "Override" && key(k.get("PartName")) == key(part) {
			return k.get("ContentType"), nil
		}
	}
	for _, k := range root.kids {
		if k.name == "Default" && strings.EqualFold("."+k.get("Extension"), path.Ext(part)) {
			return k.get("ContentType"), nil
		}
	}
	return "", nil
}
