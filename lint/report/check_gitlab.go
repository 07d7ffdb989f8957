package report

import (
	"io"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

type linesGitLab struct {
	Begin int `json:"begin"`
}

type locationGitLab struct {
	Path  string      `json:"path"`
	Lines linesGitLab `json:"lines"`
}

type issueGitLab struct {
	Description string         `json:"description"`
	CheckName   string         `json:"check_name"`
	Fingerprint string         `json:"fingerprint"`
	Severity    string         `json:"severity"`
	Location    locationGitLab `json:"location"`
}

var severityGitLab = map[lint.Level]string{lint.Error: "critical", lint.Warning: "minor", lint.Note: "info"}

// checkGitLab writes the code quality report of GitLab. What could not be read is a blocker.
func checkGitLab(w io.Writer, in *Input, _ Look) error {
	out := []issueGitLab{}
	ids := identities{}
	for _, p := range unread(in) {
		id := &lint.Finding{Fingerprint: p.Kind + "/" + p.Pos.String()}
		out = append(out, issueGitLab{p.Say.En, p.Kind, ids.next(id), "blocker", placeGitLab(p.Pos)})
	}
	for _, n := range gravest(in.Findings) {
		about := strings.TrimPrefix(n.Card.Name+" ("+cellOf(n.Pos)+"): ", " ")
		out = append(out, issueGitLab{
			about + n.Say.En, n.Rule.Number + " " + n.Rule.Name, ids.next(n), severityGitLab[n.Level], placeGitLab(n.Pos),
		})
	}
	return writeJSON(w, out)
}

// placeGitLab needs a line: a workbook has rows.
func placeGitLab(p lint.Pos) locationGitLab {
	line := p.Line
	if line == 0 {
		line = p.Row
	}
	return locationGitLab{repoPath(p.File), linesGitLab{max(line, 1)}}
}
