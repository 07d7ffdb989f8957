package config

import (
	"reflect"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/token"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// reader puts the nodes of the file into a Config. It notes everything that is wrong, and where each value stands. Decoding by the library would
// end at the first mistake, cut 1.5 to 1, and read the ID 007 as 7.
type reader struct {
	file   string
	lines  []string
	at     map[string]*token.Token // values by path: overrides[0].card
	keys   map[string]*token.Token // the keys of mappings, by path
	errors Errors
}

func (r *reader) wrong(at *token.Token, w lint.Words) {
	r.errors = append(r.errors, newError(r.file, r.lines, at.Position.Line, at.Position.Column, w))
}

// key is where a key of a mapping stands.
func (r *reader) key(mapping, key string) *token.Token { return r.keys[join(mapping, key)] }

// read puts a node into the value that stands at the path.
func (r *reader) read(n ast.Node, v reflect.Value, path string, tag reflect.StructTag) {
	r.at[path] = start(n)
	if _, null := n.(*ast.NullNode); null {
		return // a key without a value is as good as none
	}
	switch v.Kind() {
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		r.read(n, v.Elem(), path, tag)
	case reflect.Struct:
		r.structure(n, v, path)
	case reflect.Map:
		r.mapping(n, v, path)
	case reflect.Slice:
		r.list(n, v, path)
	case reflect.Int:
		r.number(n, v, tag)
	default:
		r.text(n, v, tag)
	}
}

// structure reads a mapping whose keys are fixed.
func (r *reader) structure(n ast.Node, v reflect.Value, path string) {
	pairs, ok := r.pairs(n)
	if !ok {
		return
	}
	fields := fieldsOf(v.Type())
	for _, p := range pairs {
		key := p.Key.GetToken().Value
		i := slices.IndexFunc(fields, func(f reflect.StructField) bool { return keyOf(f) == key })
		if i < 0 {
			r.wrong(p.Key.GetToken(), say.UnknownKey(key, keysOf(fields)))
			continue
		}
		r.read(p.Value, v.FieldByIndex(fields[i].Index), join(path, key), fields[i].Tag)
	}
	for _, f := range fields {
		if f.Tag.Get("required") == "" || strings.TrimSpace(v.FieldByIndex(f.Index).String()) != "" {
			continue
		}
		at, there := r.at[join(path, keyOf(f))]
		if !there {
			at = start(n)
		}
		r.wrong(at, say.KeyMissing(keyOf(f)))
	}
	if place := v.FieldByName("Place"); place.IsValid() {
		pos := start(n).Position
		place.SetString(placeOf(r.file, pos.Line, pos.Column))
	}
}

// start is where a node begins; a mapping begins with its first key, not with the colon behind it.
func start(n ast.Node) *token.Token {
	switch m := n.(type) {
	case *ast.MappingNode:
		if len(m.Values) > 0 {
			return m.Values[0].Key.GetToken()
		}
	case *ast.MappingValueNode:
		return m.Key.GetToken()
	}
	return n.GetToken()
}

// pairs gives the keys and values of a mapping that has any.
func (r *reader) pairs(n ast.Node) ([]*ast.MappingValueNode, bool) {
	switch m := n.(type) {
	case *ast.MappingNode:
		return m.Values, len(m.Values) > 0
	case *ast.MappingValueNode:
		return []*ast.MappingValueNode{m}, true
	}
	r.wrong(start(n), say.WantMapping())
	return nil, false
}

// mapping reads a mapping with keys of its own.
func (r *reader) mapping(n ast.Node, v reflect.Value, path string) {
	pairs, _ := r.pairs(n)
	v.Set(reflect.MakeMap(v.Type()))
	for _, p := range pairs {
		key := p.Key.GetToken().Value
		value := reflect.New(v.Type().Elem()).Elem()
		r.read(p.Value, value, join(path, key), "")
		r.keys[join(path, key)] = p.Key.GetToken()
		v.SetMapIndex(reflect.ValueOf(key), value)
	}
}

func (r *reader) list(n ast.Node, v reflect.Value, path string) {
	seq, ok := n.(*ast.SequenceNode)
	if !ok {
		r.wrong(start(n), say.WantList())
		return
	}
	v.Set(reflect.MakeSlice(v.Type(), len(seq.Values), len(seq.Values)))
	for i, item := range seq.Values {
		if _, null := item.(*ast.NullNode); null {
			r.wrong(item.GetToken(), say.EmptyEntry())
			continue
		}
		r.read(item, v.Index(i), path+"["+strconv.Itoa(i)+"]", "")
	}
}

func (r *reader) number(n ast.Node, v reflect.Value, tag reflect.StructTag) {
	least, _ := strconv.Atoi(tag.Get("min"))
	k, err := strconv.Atoi(n.GetToken().Value)
	if _, scalar := n.(ast.ScalarNode); !scalar || err != nil || k < least {
		want := say.WantNumber
		if least == 1 {
			want = say.WantSize
		}
		r.wrong(start(n), say.BadKey(written(n), want))
		return
	}
	v.SetInt(int64(k))
}

// text reads a plain value as it was written: 007 stays 007.
func (r *reader) text(n ast.Node, v reflect.Value, tag reflect.StructTag) {
	if _, scalar := n.(ast.ScalarNode); !scalar {
		r.wrong(start(n), say.WantText())
		return
	}
	text := written(n)
	v.SetString(text)
	if allowed := strings.Fields(tag.Get("oneof")); len(allowed) > 0 && !slices.Contains(allowed, text) {
		r.wrong(n.GetToken(), say.NotAllowedHere(text, allowed))
	}
	if _, err := time.Parse(time.DateOnly, text); err != nil && tag.Get("format") == "date" {
		r.wrong(n.GetToken(), say.BadDate(text))
	}
}

// written gives a plain value without quotation marks, over several lines as YAML joins them.
func written(n ast.Node) string {
	switch s := n.(type) {
	case *ast.StringNode:
		return s.Value
	case *ast.LiteralNode:
		return strings.TrimRight(s.Value.Value, "\n")
	}
	return n.GetToken().Value
}

// fieldsOf lists the fields that have a key, those of embedded structs in their place.
func fieldsOf(t reflect.Type) []reflect.StructField {
	var out []reflect.StructField
	for _, f := range reflect.VisibleFields(t) {
		if key := keyOf(f); key != "" && key != "-" {
			out = append(out, f)
		}
	}
	return out
}

func keyOf(f reflect.StructField) string { return f.Tag.Get("yaml") }

func keysOf(fields []reflect.StructField) []string {
	var out []string
	for _, f := range fields {
		out = append(out, keyOf(f))
	}
	return out
}

func join(path, key string) string {
	if path == "" {
		return key
	}
	return path + "." + key
}
