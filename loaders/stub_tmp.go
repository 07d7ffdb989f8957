// Package loaders is a stand-in.
package loaders

import (
	"context"
	"encoding/csv"
	"fmt"
	"io"
	"os"
	"regexp"
	"strconv"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

type Options struct {
	Sheets    []string
	Columns   map[string]string
	Delimiter rune
}

func Load(ctx context.Context, files []string, stdin io.Reader, opt Options, emit func(lint.Card) error) ([]lint.Problem, error) {
	var ps []lint.Problem
	for _, f := range files {
		if err := ctx.Err(); err != nil {
			return ps, err
		}
		var r io.Reader = stdin
		if f != "-" {
			h, err := os.Open(f)
			if err != nil {
				ps = append(ps, lint.Problem{Pos: lint.Pos{File: f}, Kind: "unreadable-file", Fatal: true, Say: lint.Words{Hu: "a fájl nem olvasható: " + err.Error(), En: "the file cannot be read: " + err.Error()}})
				continue
			}
			defer h.Close()
			r = h
		}
		c := csv.NewReader(r)
		c.FieldsPerRecord = -1
		if opt.Delimiter != 0 {
			c.Comma = opt.Delimiter
		}
		recs, err := c.ReadAll()
		if err != nil {
			if ctx.Err() != nil {
				return ps, ctx.Err()
			}
			ps = append(ps, lint.Problem{Pos: lint.Pos{File: f}, Kind: "unreadable-file", Fatal: true, Say: lint.Words{Hu: err.Error(), En: err.Error()}})
			continue
		}
		p, err := rows(f, recs, emit)
		ps = append(ps, p...)
		if err != nil {
			return ps, err
		}
	}
	return ps, nil
}

var numRe = regexp.MustCompile(`^\d+$`)

func rows(file string, recs [][]string, emit func(lint.Card) error) (ps []lint.Problem, err error) {
	if len(recs) == 0 {
		return nil, nil
	}
	col := map[string]int{}
	for i, h := range recs[0] {
		col[strings.ToLower(strings.TrimSpace(h))] = i
	}
	get := func(r []string, names ...string) (string, string, int) {
		for _, n := range names {
			if i, ok := col[n]; ok && i < len(r) {
				return r[i], string(rune('A' + i)), i
			}
		}
		return "", "", -1
	}
	for n, r := range recs[1:] {
		row := strconv.Itoa(n + 2)
		pos := lint.Pos{File: file, Row: n + 2, Line: n + 2}
		name, nc, _ := get(r, "név", "name")
		typ, tc, _ := get(r, "típus", "type")
		text, xc, _ := get(r, "szöveg", "text")
		cost, cc, _ := get(r, "költség", "cost")
		pos.Cell = xc + row
		prob := func(kind, c, raw, say string) {
			q := pos
			q.Cell = c + row
			ps = append(ps, lint.Problem{Pos: q, Kind: kind, Raw: raw, Say: lint.Words{Hu: say, En: say}})
		}
		if name == "" {
			prob("missing-cell", nc, "", "nincs név")
			continue
		}
		if typ == "" {
			prob("missing-cell", tc, "", "nincs típus")
		}
		if len(r) > len(recs[0]) {
			prob("ragged-row", "A", "", fmt.Sprint(len(r), " cella"))
		}
		card := lint.Card{Name: name, Kind: typ, IconCell: tc + row, Pos: pos, Texts: []lint.Text{{Cell: pos.Cell, Raw: text}}, Cost: lint.UnknownCost()}
		card.ID, _, _ = get(r, "id")
		if numRe.MatchString(cost) {
			k, _ := strconv.Atoi(cost)
			card.Cost, card.CostRead = lint.NewCost(lint.VP, lint.Quantity{N: k}), true
		} else if cost != "" && cost != "X" && cost != "?" {
			prob("unreadable-cost", cc, cost, "a költség nem érthető")
		}
		if i := strings.Index(typ, "("); i >= 0 {
			card.Colours = strings.Split(strings.Trim(typ[i:], "() "), "/")
			typ = typ[:i]
		}
		for i, t := range strings.Split(typ, ";") {
			t = strings.ToLower(strings.TrimSpace(t))
			switch {
			case t == "":
			case i == 0:
				card.Types = append(card.Types, t)
				if t == "szörmy" {
					prob("unknown-value", tc, t, "ismeretlen típus")
				}
			case t == "ősmágia" || t == "reakció drágítás" || t == "repül":
				card.Icons = append(card.Icons, t)
			default:
				card.Subtypes = append(card.Subtypes, t)
			}
		}
		if err := emit(card); err != nil {
			return ps, err
		}
	}
	return ps, nil
}
