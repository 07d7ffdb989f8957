package report

import (
	"fmt"
	"io"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// mostAnnotations is how many of a type are written: GitHub keeps ten of a type and step and drops the rest without a word,
// so the tenth says how many there are.
const mostAnnotations = 9

// checkGitHub writes workflow commands, which GitHub shows beside the lines of a change: a finding each, the gravest type first.
func checkGitHub(w io.Writer, in *Input, _ Look) error {
	var lines [3][]string
	for _, p := range unread(in) {
		lines[0] = append(lines[0], command("error", p.Pos, "cardlint: could not be read", p.Say.En))
	}
	types := []string{"error", "warning", "notice"}
	for i := range in.Findings {
		n := &in.Findings[i]
		k := lint.Error.Weight() - n.Level.Weight()
		lines[k] = append(lines[k], command(types[k], n.Pos, n.Rule.Number+" "+n.Rule.Name, annotation(n)))
	}
	for k, l := range lines {
		if more := len(l) - mostAnnotations; more > 0 {
			l = append(l[:mostAnnotations:mostAnnotations], command(types[k], lint.Pos{}, "cardlint",
				fmt.Sprintf("… and %d more of this type: GitHub shows no more than ten. The other formats list all.", more)))
		}
		for _, s := range l {
			if _, err := fmt.Fprintln(w, s); err != nil {
				return err
			}
		}
	}
	return nil
}

// annotation is the message of a finding: where a workbook has no lines to point at, the cell has to be in it.
func annotation(n *lint.Finding) string {
	s := plain(n.Card.Name)
	if cell := cellOf(n.Pos); cell != "" {
		s = strings.TrimPrefix(s+" · "+cell, " · ")
	}
	s += "\n" + plain(n.Say.En)
	if len(n.Evidence) > 0 && n.Evidence[0].Quote != "" {
		s += "\n" + plain(n.Evidence[0].Quote)
	}
	return s
}

// The characters that end a message, and those that end a property.
var (
	escapeMessage  = strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A")
	escapeProperty = strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A", ":", "%3A", ",", "%2C")
)

// command is one workflow command. Only CSV has lines.
func command(kind string, p lint.Pos, title, message string) string {
	var props []string
	if p.File != "" {
		props = append(props, "file="+escapeProperty.Replace(repoPath(p.File)))
	}
	if p.Line > 0 {
		props = append(props, fmt.Sprint("line=", p.Line))
	}
	props = append(props, "title="+escapeProperty.Replace(title))
	return "::" + kind + " " + strings.Join(props, ",") + "::" + escapeMessage.Replace(message)
}
