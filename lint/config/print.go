package config

import (
	"bytes"
	"os"
	"reflect"
	"slices"
	"strings"

	"github.com/goccy/go-yaml"

	"github.com/cardlint/cardlint/lint"
)

// Print writes the effective configuration: what the file says, and the defaults where it says nothing. Paths are as they were resolved.
func Print(c *Config, rules []*lint.Rule) (string, error) {
	all := *c
	s := c.Judging(lint.DefaultSettings())
	all.Settings = Settings{
		Replacement: string(s.Replacement), Surcharge: string(s.Surcharge), Targeting: string(s.Targeting), Reading: string(s.Reading),
		Deck: string(s.Deck), Size: s.Size, OldTexts: map[bool]string{true: "drawback", false: "ability"}[s.OldTexts],
	}
	if all.ZeroCosts == "" {
		all.ZeroCosts = "auto"
	}
	if all.FailOn == "" {
		all.FailOn = string(lint.Error)
	}
	levels := c.Levels(rules)
	all.Rules = map[string]string{}
	for _, r := range rules {
		all.Rules[r.Number] = string(r.Level)
		if l, ok := levels[r.Number]; ok {
			all.Rules[r.Number] = string(l)
		}
	}
	text, err := write(reflect.ValueOf(all))
	if err == nil && c.Path != "" {
		text = "# " + c.Path + "\n" + text
	}
	return text, err
}

// Entry writes the record of a review as an entry of reviewed, to be added to the end of the file: under that key where the file has none
// yet, on a new line where its last one has no end.
func Entry(r Review, c *Config) (string, error) {
	text, err := write(reflect.ValueOf([]Review{r}))
	if err != nil {
		return "", err
	}
	text = strings.TrimSuffix(text, "\n") + "\n"
	if len(c.Reviewed) == 0 {
		text = "reviewed:\n" + text
	}
	if old, err := os.ReadFile(c.Path); err == nil && len(old) > 0 && !bytes.HasSuffix(old, []byte("\n")) {
		text = "\n" + text
	}
	return text, nil
}

// FitsAtEnd says whether an entry of reviewed, added to the end of the file, is one there: it is not where another key stands last, or
// where the file is indented otherwise.
func FitsAtEnd(entry, path string, known Known) bool {
	text, err := os.ReadFile(path)
	if err != nil {
		return false
	}
	before, _ := Parse(text, path, known)
	after, wrong := Parse(append(text, entry...), path, known)
	return len(wrong) == 0 && len(after.Reviewed) == len(before.Reviewed)+1
}

func write(v reflect.Value) (string, error) {
	b, err := yaml.MarshalWithOptions(ordered(v), yaml.IndentSequence(true))
	return string(b), err
}

// ordered turns a value into one that is written in the order of its fields, sorted where it has none, and without what is empty.
func ordered(v reflect.Value) any {
	switch v.Kind() {
	case reflect.Pointer:
		return ordered(v.Elem())
	case reflect.Slice:
		var out []any
		for i := range v.Len() {
			out = append(out, ordered(v.Index(i)))
		}
		return out
	case reflect.Map:
		var out yaml.MapSlice
		for _, k := range slices.SortedFunc(slices.Values(v.MapKeys()), func(a, b reflect.Value) int { return strings.Compare(a.String(), b.String()) }) {
			out = append(out, yaml.MapItem{Key: k.String(), Value: ordered(v.MapIndex(k))})
		}
		return out
	case reflect.Struct:
		var out yaml.MapSlice
		for _, f := range fieldsOf(v.Type()) {
			if value := v.FieldByIndex(f.Index); !value.IsZero() {
				out = append(out, yaml.MapItem{Key: keyOf(f), Value: ordered(value)})
			}
		}
		return out
	}
	return v.Interface()
}

// scalar writes a text as YAML wants it: in quotation marks where it would be something else without them.
func scalar(text string) string {
	b, err := yaml.Marshal(text)
	if err != nil || strings.Contains(text, "\n") {
		return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`, "\n", `\n`).Replace(text) + `"`
	}
	return strings.TrimSuffix(string(b), "\n")
}

// flow writes a list in one line.
func flow(list []string) string {
	out := make([]string, len(list))
	for i, s := range list {
		out[i] = scalar(s)
		if strings.ContainsAny(s, ",[]{}") && !strings.HasPrefix(out[i], `"`) && !strings.HasPrefix(out[i], "'") {
			out[i] = `"` + s + `"`
		}
	}
	return "[" + strings.Join(out, ", ") + "]"
}
