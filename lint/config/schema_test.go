package config_test

import (
	"bytes"
	"encoding/json"
	"flag"
	"os"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"
	"github.com/google/go-cmp/cmp"
	"github.com/santhosh-tekuri/jsonschema/v6"

	"github.com/cardlint/cardlint/lint/config"
	"github.com/cardlint/cardlint/lint/say"
	"github.com/cardlint/cardlint/loaders"
	"github.com/cardlint/cardlint/rules"
)

var update = flag.Bool("update", false, "write the schema anew")

var known = config.Known{Fields: loaders.Fields(), Encodings: loaders.Encodings(), Rules: rules.List()}

// object keeps its keys in order.
type object []member

type member struct {
	key   string
	value any
}

func (o object) MarshalJSON() ([]byte, error) {
	var b bytes.Buffer
	for i, m := range o {
		b.WriteString(map[bool]string{true: "{", false: ","}[i == 0])
		e := json.NewEncoder(&b)
		e.SetEscapeHTML(false)
		if err := e.Encode(m.key); err != nil {
			return nil, err
		}
		b.WriteByte(':')
		if err := e.Encode(m.value); err != nil {
			return nil, err
		}
	}
	b.WriteByte('}')
	return b.Bytes(), nil
}

// The schema is written from the struct that the file is read into, and says of every key in both languages what it means.
func TestSchema(t *testing.T) {
	schema := object{
		{"$schema", "http://json-schema.org/draft-07/schema#"},
		{"$id", config.SchemaURL},
		{"title", config.Name},
	}
	schema = append(schema, describe(t, reflect.TypeFor[config.Config](), "")...)
	var b bytes.Buffer
	raw, err := json.Marshal(schema)
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Indent(&b, raw, "", "  "); err != nil {
		t.Fatal(err)
	}
	b.WriteByte('\n')
	if *update {
		if err := os.WriteFile("cardlint.schema.json", b.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if d := cmp.Diff(config.Schema, b.String()); d != "" {
		t.Errorf("cardlint.schema.json is stale (go test ./lint/config -update):\n%s", d)
	}
}

// describe gives the schema of the values of a type that stand at the path.
func describe(t *testing.T, typ reflect.Type, path string) object {
	t.Helper()
	switch typ.Kind() {
	case reflect.Pointer:
		return describe(t, typ.Elem(), path)
	case reflect.Int:
		return object{{"type", "integer"}, {"minimum", 0}}
	case reflect.String:
		return object{{"type", []string{"string", "number"}}} // an ID may look like a number
	case reflect.Slice:
		return object{{"type", "array"}, {"items", describe(t, typ.Elem(), path)}}
	case reflect.Map:
		return mapping(t, typ, path)
	}
	var properties object
	required := []string{}
	for _, f := range reflect.VisibleFields(typ) {
		key := f.Tag.Get("yaml")
		if key == "" || key == "-" {
			continue
		}
		at := strings.TrimPrefix(path+"."+key, ".")
		o := describe(t, f.Type, at)
		if v := f.Tag.Get("oneof"); v != "" {
			o = object{{"enum", strings.Fields(v)}}
		}
		if v := f.Tag.Get("format"); v != "" {
			o = object{{"type", "string"}, {"format", v}}
		}
		if v := f.Tag.Get("min"); v != "" {
			n, err := strconv.Atoi(v)
			if err != nil {
				t.Fatal(err)
			}
			o = object{{"type", "integer"}, {"minimum", n}}
		}
		if at == "encoding" {
			o = object{{"enum", loaders.Encodings()}}
		}
		w := say.ConfigKey(at)
		if w.En == "" {
			w = say.ConfigKey(key)
		}
		if w.En == "" || w.Hu == "" {
			t.Errorf("%s: say.ConfigKey does not say what it means", at)
		}
		properties = append(properties, member{key, append(object{{"description", w.Hu + "\n\n" + w.En}}, o...)})
		if f.Tag.Get("required") != "" {
			required = append(required, key)
		}
	}
	return object{{"type", "object"}, {"additionalProperties", false}, {"required", required}, {"properties", properties}}
}

// mapping describes the mappings with keys of their own.
func mapping(t *testing.T, typ reflect.Type, path string) object {
	t.Helper()
	value := describe(t, typ.Elem(), path)
	switch path {
	case "columns":
		return object{{"type", "object"}, {"propertyNames", object{{"enum", loaders.Fields()}}}, {"additionalProperties", value}}
	case "rules":
		var names []string
		for _, r := range rules.List() {
			names = append(names, r.Number, r.Name)
		}
		levels := object{{"enum", []string{"off", "note", "warning", "error"}}}
		return object{{"type", "object"}, {"propertyNames", object{{"enum", names}}}, {"additionalProperties", levels}}
	}
	return object{{"type", "object"}, {"additionalProperties", value}}
}

// What the program takes, the schema takes, and what one refuses the other does.
func TestSchemaAgrees(t *testing.T) {
	var doc any
	if err := json.Unmarshal([]byte(config.Schema), &doc); err != nil {
		t.Fatal(err)
	}
	c := jsonschema.NewCompiler()
	c.AssertFormat()
	if err := c.AddResource(config.SchemaURL, doc); err != nil {
		t.Fatal(err)
	}
	s, err := c.Compile(config.SchemaURL)
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		text string
		good bool
	}{
		{"sheets: [Lapok]\ncolumns: {text: Képesség, id: Kód}\n", true},
		{"years: {Alapkészlet: 1996}\nsettings: {old-texts: drawback, size: 2}\n", true},
		{"rules: {CL103: off, filler-costs: error}\nfail-on: never\nmax-warnings: 0\n", true},
		{"overrides:\n  - {card: 7, verdict: clear, reason: a}\n", true},
		{"suppress:\n  - {rule: CL103, reason: a, until: 2026-12-31}\n", true},
		{"reviewed:\n  - {card: A, verdict: clear, text: 01ab, reason: a, date: 2026-12-31}\n", true},
		{"sheet: [Lapok]\n", false},
		{"sheets: Lapok\n", false},
		{"columns: {nme: Lap}\n", false},
		{"rules: {CL999: off}\n", false},
		{"rules: {CL103: never}\n", false},
		{"fail-on: hiba\n", false},
		{"settings: {size: 0}\n", false},
		{"settings: {size: 1.5}\n", false},
		{"settings: {reading: 2023}\n", false},
		{"encoding: ebcdic\n", false},
		{"overrides:\n  - {card: A, verdict: clear}\n", false},
		{"overrides:\n  - {verdict: clear, reason: a}\n", false},
		{"suppress:\n  - {rule: CL103, reason: a, until: holnap}\n", false},
		{"reviewed:\n  - {card: A, verdict: clear, reason: a}\n", false},
	} {
		_, wrong := config.Parse([]byte(test.text), "cardlint.yaml", known)
		if good := len(wrong) == 0; good != test.good {
			t.Errorf("%s: read: %v, want %v (%v)", test.text, good, test.good, wrong)
		}
		var v any
		j, err := yaml.YAMLToJSON([]byte(test.text))
		if err == nil {
			v, err = jsonschema.UnmarshalJSON(bytes.NewReader(j))
		}
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Validate(v); (err == nil) != test.good {
			t.Errorf("%s: by the schema: %v, want good: %v", test.text, err, test.good)
		}
	}
}
