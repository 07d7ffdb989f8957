package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
)

const schemaDir = "../../lint/report/schema"

// schemas are the published ones, made strict: a key that none of them names is an error here, for it would be one that nobody knows of.
var schemas = sync.OnceValues(func() (map[string]*jsonschema.Schema, error) {
	c := jsonschema.NewCompiler()
	names, err := fs.Glob(os.DirFS(schemaDir), "*.json")
	if err != nil {
		return nil, err
	}
	for _, name := range names {
		raw, err := os.ReadFile(filepath.Join(schemaDir, name))
		if err != nil {
			return nil, err
		}
		doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(raw))
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		if err := c.AddResource(schemaURL(name), strict(doc)); err != nil {
			return nil, err
		}
	}
	out := map[string]*jsonschema.Schema{}
	for _, name := range names {
		if out[name], err = c.Compile(schemaURL(name)); err != nil {
			return nil, err
		}
	}
	return out, nil
})

func schemaURL(name string) string { return "https://schema.test/" + name }

// strict forbids every key that an object does not name.
func strict(v any) any {
	switch v := v.(type) {
	case map[string]any:
		if _, object := v["required"]; object {
			v["additionalProperties"] = false
		}
		delete(v, "$id") // the files find each other by where they are
		for _, x := range v {
			strict(x)
		}
	case []any:
		for _, x := range v {
			strict(x)
		}
	}
	return v
}

// validJSON holds a report that names a schema to it: cardlint/findings/1 is findings-1.json. Anything else is let through.
func validJSON(raw []byte) error {
	name, ok := strings.CutPrefix(string(raw[:min(len(raw), 60)]), `{"schema":"cardlint/`)
	if !ok {
		return nil
	}
	name, _, _ = strings.Cut(name, `"`)
	name = strings.ReplaceAll(name, "/", "-") + ".json"
	all, err := schemas()
	if err != nil {
		return err
	}
	if all[name] == nil {
		return fmt.Errorf("no schema %s/%s", schemaDir, name)
	}
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(raw))
	if err != nil {
		return err
	}
	return all[name].Validate(doc)
}

// The schemas refuse what they should: without this a slip in them would let all through.
func TestSchemaRefuses(t *testing.T) {
	var out strings.Builder
	if code := run(t.Context(), []string{"modifiers", "--format", "json", "../../fixtures/demo.csv"}, strings.NewReader(""), &out, io.Discard); code != 0 {
		t.Fatalf("exit %d: %s", code, out.String())
	}
	if err := validJSON([]byte(out.String())); err != nil {
		t.Fatal(err)
	}
	for what, change := range map[string]func(card map[string]any){
		"a key that it does not name": func(card map[string]any) { card["new"] = 1 },
		"a key that is not there":     func(card map[string]any) { delete(card, "verdict") },
		"a value of another kind":     func(card map[string]any) { card["verdict"] = "maybe" },
		"a place without a row":       func(card map[string]any) { delete(card["pos"].(map[string]any), "row") },
	} {
		var doc map[string]any
		if err := json.Unmarshal([]byte(out.String()), &doc); err != nil {
			t.Fatal(err)
		}
		change(doc["cards"].([]any)[0].(map[string]any))
		raw, err := json.Marshal(doc["cards"])
		if err != nil {
			t.Fatal(err)
		}
		raw = []byte(fmt.Sprintf(`{"schema":"cardlint/modifiers/1","cards":%s,"summary":{"cards":1,"modifies":1,"review":0,"clear":0}}`, raw))
		if validJSON(raw) == nil {
			t.Errorf("the schema lets through %s", what)
		}
	}
	if validJSON([]byte(`{"schema":"cardlint/nothing/1"}`)) == nil {
		t.Error("a schema that is not there is let through")
	}
}
