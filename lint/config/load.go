package config

import (
	"bytes"
	"cmp"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"syscall"
	"unicode/utf8"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"
	"github.com/goccy/go-yaml/token"

	"github.com/cardlint/cardlint/lint/say"
)

// largest is how long a file may be, in bytes: one that is longer is something else.
const largest = 4 << 20

// Find looks for the file in the folder and in those above it; "" where there is none. One that may not be looked at is found: reading it will
// say why.
func Find(folder string) string {
	abs, err := filepath.Abs(folder)
	for err == nil {
		path := filepath.Join(abs, Name)
		info, err := os.Stat(path)
		if err == nil && !info.IsDir() || errors.Is(err, fs.ErrPermission) {
			return path
		}
		up := filepath.Dir(abs)
		if up == abs {
			break
		}
		abs = up
	}
	return ""
}

// Load reads the file. Its error is of the type Errors.
func Load(path string, known Known) (*Config, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, Errors{{Place: path, Say: say.Unopened(err)}}
	}
	defer func() { _ = f.Close() }()
	info, err := f.Stat()
	switch {
	case err != nil:
		return nil, Errors{{Place: path, Say: say.Unopened(err)}}
	case info.IsDir():
		return nil, Errors{{Place: path, Say: say.Unopened(syscall.EISDIR)}}
	case info.Size() > largest:
		return nil, Errors{{Place: path, Say: say.ConfigTooLong()}}
	}
	var b bytes.Buffer
	if _, err := b.ReadFrom(f); err != nil {
		return nil, Errors{{Place: path, Say: say.Unopened(err)}}
	}
	c, wrong := Parse(b.Bytes(), path, known)
	if len(wrong) > 0 {
		return nil, wrong
	}
	return c, nil
}

// Parse reads the text of a file; paths in it are taken from the folder of the one at path. Either the errors are empty, or the Config is of no use.
func Parse(text []byte, path string, known Known) (*Config, Errors) {
	text = bytes.TrimPrefix(text, []byte("\ufeff"))
	r := &reader{file: path, lines: strings.Split(string(text), "\n"), at: map[string]*token.Token{}, keys: map[string]*token.Token{}}
	c := &Config{Path: path}
	if !utf8.Valid(text) {
		line := slices.IndexFunc(r.lines, func(l string) bool { return !utf8.ValidString(l) })
		return c, Errors{newError(path, nil, line+1, 1, say.NotUTF8())}
	}
	file, err := parser.ParseBytes(text, 0)
	if err != nil {
		return c, Errors{r.syntax(err)}
	}
	var docs []ast.Node
	for _, d := range file.Docs {
		if d.Body != nil && d.Body.Type() != ast.CommentType && d.Body.Type() != ast.NullType {
			docs = append(docs, d.Body)
		}
	}
	if len(docs) > 1 {
		r.wrong(start(docs[1]), say.OneDocument())
	}
	if len(docs) > 0 {
		r.read(docs[0], reflect.ValueOf(c).Elem(), "", "")
		r.check(c, known)
	}
	slices.SortStableFunc(r.errors, func(a, b Error) int { return cmp.Or(a.line-b.line, a.column-b.column) })
	return c, r.errors
}

// syntax says why the text is no YAML, in the words of the library.
func (r *reader) syntax(err error) Error {
	var at yaml.Error
	if !errors.As(err, &at) || at.GetToken() == nil {
		return Error{Place: r.file, Say: say.NotYAML(err.Error())}
	}
	pos := at.GetToken().Position
	return newError(r.file, r.lines, pos.Line, pos.Column, say.NotYAML(at.GetMessage()))
}
