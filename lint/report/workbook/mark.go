package workbook

import (
	"errors"
	"fmt"
	"path"
	"regexp"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// mark colours the cells, adds the comments, and puts the summary before all.
func (b *book) mark(in *Input, lang lint.Lang) error {
	s, name, err := b.styles()
	if err != nil {
		return err
	}
	found := marks(in, b.src.File, lang)
	for _, sheet := range b.sheets {
		if err := b.markSheet(sheet, found[sheet.given], s, lang); err != nil {
			return fmt.Errorf("%s: %w", sheet.name, err)
		}
	}
	if b.inside("_xmlsignatures/") {
		b.said = append(b.said, say.SignatureBroken())
	}
	if err := b.front(newSummary(b, s, in, lang).write(b.said), lang); err != nil {
		return err
	}
	if s.count("cellXfs") > mostFormats {
		return errors.New("too many cell formats")
	}
	b.put(name, s.bytes())
	return nil
}

// styles reads the formats of the workbook; one without gets some.
func (b *book) styles() (*styles, string, error) {
	if r, ok := of(b.rels, "styles"); ok && b.has(r.Target) {
		raw, err := b.read(r.Target)
		if err != nil {
			return nil, "", err
		}
		s, err := newStyles(raw)
		return s, r.Target, err
	}
	name := b.free(path.Join(path.Dir(b.part), "styles"), ".xml")
	s, err := newStyles([]byte(b.edition(plainStyles)))
	if err != nil {
		return nil, "", err
	}
	b.put(name, s.raw)
	if _, err := b.relate(b.part, "styles", name); err != nil {
		return nil, "", err
	}
	return s, name, b.declare(name, officeType+"spreadsheetml.styles+xml", false)
}

const officeType = "application/vnd.openxmlformats-officedocument."

// selected is a sheet that is one of the selected ones: with the summary before it, they would be changed together.
var selected = regexp.MustCompile(`\stabSelected\s*=\s*["'](1|true)["']`)

// markSheet marks one sheet, where there is something to mark.
func (b *book) markSheet(sheet bookSheet, list []mark, s *styles, lang lint.Lang) error {
	if !b.has(sheet.part) {
		return nil
	}
	raw, err := b.read(sheet.part)
	if err != nil {
		return err
	}
	if len(list) == 0 {
		if selected.Match(raw) {
			b.put(sheet.part, selected.ReplaceAll(raw, nil))
		}
		return nil
	}
	e, err := newSheetEditor(raw, s, list)
	if err != nil {
		return err
	}
	if err := b.comment(sheet, e, list, lang); err != nil {
		return err
	}
	b.put(sheet.part, e.bytes())
	return nil
}

// comment adds the comments of a sheet.
func (b *book) comment(sheet bookSheet, e *sheetEditor, list []mark, lang lint.Lang) error {
	rels, err := b.relations(relsOf(sheet.part), path.Dir(sheet.part))
	if err != nil {
		return err
	}
	raw, name := []byte(b.edition(emptyComments)), ""
	if r, ok := of(rels, "comments"); ok && b.has(r.Target) {
		name = r.Target
		if raw, err = b.read(name); err != nil {
			return err
		}
	}
	c, err := newComments(raw, say.CommentCut.In(lang))
	if err != nil {
		return err
	}
	var threads []string
	for _, m := range list {
		if c.put(m) {
			threads = append(threads, m.cell)
		}
	}
	if len(threads) > 0 {
		b.said = append(b.said, say.ThreadsKept(sheet.name, threads))
	}
	if raw, err = c.bytes(); err != nil {
		return err
	}
	if name == "" && len(c.added) > 0 {
		name = b.free(path.Join(path.Dir(b.part), "comments"), ".xml")
		if err := b.attach(sheet.part, "comments", name, officeType+"spreadsheetml.comments+xml"); err != nil {
			return err
		}
	}
	if name != "" {
		b.put(name, raw)
	}
	if len(c.added) == 0 {
		return nil
	}
	return b.shape(sheet, e, c.added, rels)
}

// shape adds the boxes of new comments.
func (b *book) shape(sheet bookSheet, e *sheetEditor, added []mark, rels []rel) error {
	raw, name := []byte(emptyShapes), ""
	for _, r := range rels {
		if r.ID == e.legacy && e.legacy != "" && b.has(r.Target) {
			name = r.Target
		}
	}
	var err error
	if name != "" {
		if raw, err = b.read(name); err != nil {
			return err
		}
	}
	if raw, err = shapes(raw, added, &e.grid); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	if name != "" {
		b.put(name, raw)
		return nil
	}
	name = b.free(path.Join(path.Dir(b.part), "drawings/vmlDrawing"), ".vml")
	id, err := b.relate(sheet.part, "vmlDrawing", name)
	if err != nil {
		return err
	}
	b.put(name, raw)
	e.refer(id, b.edition(relations))
	return b.declare(name, officeType+"vmlDrawing", true)
}

// attach relates a part to a new one and says what that is.
func (b *book) attach(from, kind, name, contentType string) error {
	if _, err := b.relate(from, kind, name); err != nil {
		return err
	}
	return b.declare(name, contentType, false)
}
