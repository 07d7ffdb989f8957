package report

import (
	"encoding/xml"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

type outcomeJUnit struct {
	Message string `xml:"message,attr"`
	Type    string `xml:"type,attr"`
	Text    string `xml:",chardata"`
}

type caseJUnit struct {
	Class   string        `xml:"classname,attr"`
	Name    string        `xml:"name,attr"`
	Time    string        `xml:"time,attr"`
	Skipped *outcomeJUnit `xml:"skipped"`
	Error   *outcomeJUnit `xml:"error"`
	Failure *outcomeJUnit `xml:"failure"`
	Out     string        `xml:"system-out,omitempty"`

	failing []*lint.Finding
	others  []*lint.Finding
	muted   []*lint.Finding
}

type countsJUnit struct {
	Name     string `xml:"name,attr"`
	Tests    int    `xml:"tests,attr"`
	Failures int    `xml:"failures,attr"`
	Errors   int    `xml:"errors,attr"`
	Skipped  int    `xml:"skipped,attr"`
	Time     string `xml:"time,attr"`
}

type suiteJUnit struct {
	countsJUnit
	Cases []*caseJUnit `xml:"testcase"`
}

// checkJUnit writes a suite for each sheet and a test for each card: it fails where a finding is at or above --fail-on, is skipped where all
// that would fail is muted, and keeps its other findings as output. What could not be read is an error.
func checkJUnit(w io.Writer, in *Input, _ Look) error {
	b := buildJUnit{byKey: map[string]*suiteJUnit{}, used: map[string]int{}}
	for _, p := range unread(in) {
		c := b.add(p.Pos, "reading "+p.Pos.String())
		c.Error = &outcomeJUnit{p.Say.En, p.Kind, p.Error()}
	}
	cases := make([]*caseJUnit, in.Facts.Fresh())
	for i := range cases {
		c := &in.Facts.Pool.Cards[i]
		name := c.Name
		if strings.TrimSpace(name) == "" {
			name = rowName(c.Pos)
		}
		cases[i] = b.add(c.Pos, name)
	}
	rows := map[lint.Pos]*caseJUnit{}
	caseOf := func(n *lint.Finding) *caseJUnit {
		if n.CardIndex != lint.NoCard {
			return cases[n.CardIndex]
		}
		at := n.Pos
		at.Cell = ""
		if rows[at] == nil {
			rows[at] = b.add(n.Pos, rowName(n.Pos))
		}
		return rows[at]
	}
	for i := range in.Findings {
		n := &in.Findings[i]
		c := caseOf(n)
		if fails(n, in.FailOn) {
			c.failing = append(c.failing, n)
		} else {
			c.others = append(c.others, n)
		}
	}
	for i := range in.Muted {
		if n := &in.Muted[i]; fails(n, in.FailOn) {
			c := caseOf(n)
			c.muted = append(c.muted, n)
		}
	}
	return b.write(w)
}

// fails says whether a finding is at or above the level; a level that is none fails nothing.
func fails(n *lint.Finding, level lint.Level) bool {
	return level.Weight() > 0 && n.Level.Weight() >= level.Weight()
}

type buildJUnit struct {
	suites []*suiteJUnit
	byKey  map[string]*suiteJUnit
	used   map[string]int // names within a suite
}

// add makes a test; a name that is taken gets a number, for readers know a test by its name.
func (b *buildJUnit) add(p lint.Pos, name string) *caseJUnit {
	key := lint.Pos{File: repoPath(p.File), Sheet: p.Sheet}.String()
	s := b.byKey[key]
	if s == nil {
		s = &suiteJUnit{countsJUnit: countsJUnit{Name: key, Time: "0"}}
		b.byKey[key] = s
		b.suites = append(b.suites, s)
	}
	b.used[key+"\x00"+name]++
	if n := b.used[key+"\x00"+name]; n > 1 {
		name = fmt.Sprintf("%s (%d)", name, n)
	}
	c := &caseJUnit{Class: className(p), Name: name, Time: "0"}
	s.Cases = append(s.Cases, c)
	return c
}

// rowName is the name of a test about what has none.
func rowName(p lint.Pos) string { return "row " + countCell(p.Row) }

// className is the sheet as readers group tests: they take what stands before the last dot for a package.
func className(p lint.Pos) string {
	s := strings.ReplaceAll(repoPath(p.File), ".", "_")
	if p.Sheet != "" {
		s += "." + strings.ReplaceAll(p.Sheet, ".", "_")
	}
	return s
}

func (b *buildJUnit) write(w io.Writer) error {
	all := struct {
		XMLName xml.Name `xml:"testsuites"`
		countsJUnit
		Suites []*suiteJUnit `xml:"testsuite"`
	}{countsJUnit: countsJUnit{Name: "cardlint", Time: "0"}, Suites: b.suites}
	for _, s := range b.suites {
		for _, c := range s.Cases {
			c.close()
			s.count(c)
			all.count(c)
		}
	}
	if _, err := io.WriteString(w, xml.Header); err != nil {
		return err
	}
	e := xml.NewEncoder(w)
	e.Indent("", " ")
	if err := e.Encode(all); err != nil {
		return err
	}
	_, err := io.WriteString(w, "\n")
	return err
}

func (n *countsJUnit) count(c *caseJUnit) {
	n.Tests++
	switch {
	case c.Error != nil:
		n.Errors++
	case c.Failure != nil:
		n.Failures++
	case c.Skipped != nil:
		n.Skipped++
	}
}

// close turns a test's findings into its outcome: one, for many readers show but the first.
func (c *caseJUnit) close() {
	switch {
	case len(c.failing) > 0:
		c.Failure = outcome(c.failing)
	case len(c.muted) > 0:
		c.Skipped = outcome(c.muted)
		for _, n := range c.muted {
			if n.Muted.Reason != "" {
				c.Skipped.Message = n.Muted.Reason
				break
			}
		}
	}
	c.Out = listed(c.others)
}

func outcome(l []*lint.Finding) *outcomeJUnit {
	first := slices.MaxFunc(l, func(a, b *lint.Finding) int { return a.Level.Weight() - b.Level.Weight() })
	o := &outcomeJUnit{first.Say.En, first.Rule.Number, listed(l)}
	if len(l) > 1 {
		o.Message += fmt.Sprintf(" (and %d more)", len(l)-1)
	}
	return o
}

func listed(l []*lint.Finding) string {
	var b strings.Builder
	for _, n := range l {
		b.WriteString(oneline(n) + "\n")
	}
	return b.String()
}
