package report

import (
	"cmp"
	"net/url"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// What the formats for programs share: what could not be read, the order of gravity, places as paths, and identities.

// unread lists what could not be read. It is no finding, and a report that a gate trusts must not look whole without it.
func unread(in *Input) []*lint.Problem {
	var out []*lint.Problem
	for i := range in.Facts.Pool.Problems {
		if p := &in.Facts.Pool.Problems[i]; p.Fatal {
			out = append(out, p)
		}
	}
	return out
}

// gravest orders findings for readers that cut: errors first, within a level as they are.
func gravest(findings []lint.Finding) []*lint.Finding {
	out := make([]*lint.Finding, len(findings))
	for i := range findings {
		out[i] = &findings[i]
	}
	slices.SortStableFunc(out, func(a, b *lint.Finding) int { return cmp.Compare(b.Level.Weight(), a.Level.Weight()) })
	return out
}

// cellOf names a cell as a spreadsheet program does: Lapok!F42, or F42 where there are no sheets.
func cellOf(p lint.Pos) string {
	if p.Sheet == "" || p.Cell == "" {
		return p.Sheet + p.Cell
	}
	return p.Sheet + "!" + p.Cell
}

// repoPath is a file's path as repositories write it: slashes, no ./ in front.
func repoPath(file string) string { return path.Clean(filepath.ToSlash(file)) }

// fileURI is a path as a URI reference, relative where the path is, every byte outside the letters of a URI percent-encoded.
func fileURI(file string) string {
	p := repoPath(file)
	u := url.URL{Path: p}
	if filepath.IsAbs(file) {
		u.Scheme = "file"
		if !strings.HasPrefix(p, "/") { // C:/lapok.xlsx
			u.Path = "/" + p
		}
	}
	return u.String()
}

// identities give each finding one of its own: its fingerprint, and its number among those that share it, from 1.
type identities map[string]int

func (ids identities) next(n *lint.Finding) string {
	ids[n.Fingerprint]++
	return n.Fingerprint + ":" + strconv.Itoa(ids[n.Fingerprint])
}

// columnNumber is that of the letters of a cell, A: 1; 0 where there are none.
func columnNumber(cell string) int {
	n := 0
	for _, r := range cell {
		if r < 'A' || r > 'Z' {
			break
		}
		n = n*26 + int(r-'A') + 1
	}
	return n
}
