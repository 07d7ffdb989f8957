package rules

import (
	"cmp"
	"encoding/json"
	"slices"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// rowChanges says which cells of the row that bear on costs are different.
func rowChanges(a, b *lint.Card) []lint.FieldChange {
	var out []lint.FieldChange
	add := func(field, from, to string) {
		if from != to {
			out = append(out, lint.FieldChange{Field: field, From: from, To: to})
		}
	}
	join := func(l []string) string { return strings.Join(slices.Sorted(slices.Values(l)), ", ") }
	add("type", join(a.Types), join(b.Types))
	add("subtype", join(a.Subtypes), join(b.Subtypes))
	add("colour", join(a.Colours), join(b.Colours))
	add("icon", join(a.Icons), join(b.Icons))
	add("cost", a.Cost.String(), b.Cost.String())
	return out
}

// saying is one thing that a card says, with the values of its fields.
type saying struct {
	what   lint.Said
	kind   string
	fields map[string]string
}

// sayings lists what a reading says of cost. Where in the text it stands does not matter; nor does how often it is not understood, but where.
func sayings(r *lint.Reading) []saying {
	var out []saying
	for i := range r.Modifiers {
		out = append(out, saying{lint.Said{Modifier: &r.Modifiers[i]}, "modifier", fieldsOf(&r.Modifiers[i])})
	}
	for i := range r.Guards {
		out = append(out, saying{lint.Said{Guard: &r.Guards[i]}, "guard", fieldsOf(&r.Guards[i])})
	}
	for i := range r.Bases {
		out = append(out, saying{lint.Said{Base: &r.Bases[i]}, "base", fieldsOf(&r.Bases[i])})
	}
	if r.Ancient.Kind != "" {
		out = append(out, saying{lint.Said{Ancient: &r.Ancient}, "ancient", fieldsOf(&r.Ancient)})
	}
	for i := range r.Unread {
		f := fieldsOf(&r.Unread[i])
		f["text"] = strings.Join(strings.Fields(r.Unread[i].Quote), " ") // nobody knows what it means: other words are another thing
		out = append(out, saying{lint.Said{Unread: &r.Unread[i]}, "unread", f})
	}
	return out
}

// fieldsOf gives every field but the place in the text, as the JSON reports write it.
func fieldsOf(v any) map[string]string {
	raw, err := json.Marshal(v)
	var all map[string]json.RawMessage
	if err == nil {
		err = json.Unmarshal(raw, &all)
	}
	if err != nil {
		panic(err) // the types of lint are written by every report
	}
	out := map[string]string{}
	for name, value := range all {
		switch name = strings.ToLower(name); name {
		case "cell", "start", "end", "quote":
		default:
			out[name] = strings.Trim(string(value), `"`)
		}
	}
	if strings.HasSuffix(out["filter"], `"exact":true}`) {
		delete(out, "cards") // the words for what the filter says wholly
	}
	return out
}

// mostDifferent is by how many fields two modifiers may differ and still be one that was changed; beyond it one went and another came.
const mostDifferent = 4

// saidChanges compares what a card said and says. Equal things are paired first, then those of a kind that differ least.
func saidChanges(before, after *lint.Reading) []lint.SaidChange {
	old, now := sayings(before), sayings(after)
	for i := 0; i < len(old); {
		k := slices.IndexFunc(now, func(n saying) bool { return n.kind == old[i].kind && len(differing(&old[i], &n)) == 0 })
		if k < 0 {
			i++
			continue
		}
		old, now = slices.Delete(old, i, i+1), slices.Delete(now, k, k+1)
	}
	var out []lint.SaidChange
	for {
		i, k, fields := nearest(old, now)
		if fields == nil {
			break
		}
		out = append(out, lint.SaidChange{From: &old[i].what, To: &now[k].what, Fields: fields})
		old, now = slices.Delete(slices.Clone(old), i, i+1), slices.Delete(slices.Clone(now), k, k+1)
	}
	for i := range old {
		out = append(out, lint.SaidChange{From: &old[i].what})
	}
	for i := range now {
		out = append(out, lint.SaidChange{To: &now[i].what})
	}
	return out
}

// nearest finds the two things of a kind that differ in the fewest fields; no fields where there are none.
func nearest(old, now []saying) (i, k int, fields []lint.FieldChange) {
	for a := range old {
		for b := range now {
			if old[a].kind != now[b].kind || old[a].kind == "unread" {
				continue
			}
			if d := differing(&old[a], &now[b]); len(d) <= mostDifferent && (fields == nil || len(d) < len(fields)) {
				i, k, fields = a, b, d
			}
		}
	}
	return i, k, fields
}

func differing(a, b *saying) []lint.FieldChange {
	var out []lint.FieldChange
	for name, from := range a.fields {
		if to := b.fields[name]; from != to {
			out = append(out, lint.FieldChange{Field: name, From: from, To: to})
		}
	}
	slices.SortFunc(out, func(x, y lint.FieldChange) int { return cmp.Compare(x.Field, y.Field) })
	return out
}
