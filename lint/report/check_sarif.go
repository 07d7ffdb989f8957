package report

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

const schemaSARIF = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

// mostRelated is how many partner cards or victims a result names: GitHub shows a hundred places of a result, and refuses a file with
// more than a thousand. How many are left out stands in the message.
const mostRelated = 100

// checkSARIF writes SARIF 2.1.0 for code scanning. All results are there, the gravest first, for GitHub shows 5,000 of them. Muted ones come
// last, and say what muted them. The rows and columns of a workbook stand as lines and columns; the cell is the logical location.
func checkSARIF(w io.Writer, in *Input, _ Look) error {
	var run runSARIF
	run.ColumnKind = "unicodeCodePoints"
	run.Tool.Driver = driverSARIF{"cardlint", in.Version, make([]ruleSARIF, len(in.Rules)), "https://github.com/cardlint/cardlint"}
	index := map[string]int{}
	for i, r := range in.Rules {
		run.Tool.Driver.Rules[i] = newRuleSARIF(r)
		index[r.Number] = i
	}
	failed := unread(in)
	call := invocationSARIF{Successful: len(failed) == 0}
	for _, p := range failed {
		call.Notifications = append(call.Notifications, notificationSARIF{"error", textSARIF{Text: p.Say.En}, locations(p.Pos)})
	}
	run.Invocations = []invocationSARIF{call}
	known := slices.ContainsFunc(in.Muted, func(n lint.Finding) bool { return n.Muted.By == lint.ByBaseline })
	run.Results = []resultSARIF{}
	ids := identities{}
	for _, n := range append(gravest(in.Findings), gravest(in.Muted)...) {
		r := newResultSARIF(n, ids.next(n))
		r.RuleIndex = index[n.Rule.Number]
		if known { // all results have a state, or none
			r.Baseline = "new"
			if n.Muted.By == lint.ByBaseline {
				r.Baseline = "unchanged"
			}
		}
		run.Results = append(run.Results, r)
	}
	return writeJSON(w, logSARIF{schemaSARIF, "2.1.0", []runSARIF{run}})
}

func newRuleSARIF(r *lint.Rule) ruleSARIF {
	help, md := r.Doc.En, escapeMarkdown(r.Doc.En)
	if r.Advice.En != "" {
		help += "\n\nWhat to do: " + r.Advice.En
		md += "\n\n**What to do:** " + escapeMarkdown(r.Advice.En)
	}
	if len(r.Kodex) > 0 {
		help += "\n\nKódex: " + strings.Join(r.Kodex, ", ")
		md += "\n\n**Kódex:** " + strings.Join(r.Kodex, ", ")
	}
	out := ruleSARIF{ID: r.Number, Name: r.Name, Short: textSARIF{Text: r.Title.En}, Full: textSARIF{Text: r.Doc.En}, Help: textSARIF{help, md}}
	out.Default.Level = string(r.Level)
	severity := map[lint.Level]string{lint.Error: "error", lint.Warning: "warning", lint.Note: "recommendation"}
	out.Properties = rulePropertiesSARIF{[]string{family(r.Number)}, severity[r.Level], list(r.Kodex)}
	return out
}

// family is what rules of one hundred are about.
func family(number string) string {
	return map[byte]string{'1': "cost", '2': "ancient-magic", '3': "wording", '4': "data"}[(number + "    ")[2]]
}

func newResultSARIF(n *lint.Finding, id string) resultSARIF {
	message := n.Say.En
	if n.Card.Name != "" {
		message = n.Card.Name + ": " + message
	}
	out := resultSARIF{
		RuleID: n.Rule.Number, Level: string(n.Level), Locations: locations(n.Pos),
		Fingerprints: map[string]string{"cardlint/v1": n.Fingerprint, "primaryLocationLineHash": id}, // the second is the one that GitHub knows
		Properties:   resultBagSARIF{Card: n.Card.Name, ID: n.Card.ID, Kodex: list(n.Kodex), Evidence: []spanSARIF{}, Related: len(n.Related), Advice: n.Rule.Advice.En},
	}
	for _, e := range n.Evidence {
		out.Properties.Evidence = append(out.Properties.Evidence, spanSARIF(e))
	}
	shown := n.Related[:min(len(n.Related), mostRelated)]
	for i, r := range shown {
		at := locationSARIF{}
		if l := locations(r.Pos); len(l) > 0 {
			at = l[0]
		}
		at.ID, at.Message = i+1, &textSARIF{Text: r.Name}
		out.Related = append(out.Related, at)
	}
	if more := len(n.Related) - len(shown); more > 0 {
		out.Properties.LeftOut = more
		message += fmt.Sprintf(" %d of its %d related cards are not named here; the format json names all.", more, len(n.Related))
	}
	out.Message = textSARIF{Text: message}
	if n.Muted.By == lint.BySuppression {
		out.Suppressions = []suppressionSARIF{{"external", n.Muted.Reason}}
	}
	return out
}

// locations gives a place, or none where nothing is known of it.
func locations(p lint.Pos) []locationSARIF {
	if p.File == "" {
		return nil
	}
	at := locationSARIF{Physical: &physicalSARIF{Artifact: artifactSARIF{fileURI(p.File)}}}
	switch {
	case p.Line > 0:
		at.Physical.Region = &regionSARIF{StartLine: p.Line}
	case p.Row > 0:
		at.Physical.Region = &regionSARIF{StartLine: p.Row}
		if c := columnNumber(p.Cell); c > 0 {
			at.Physical.Region.StartColumn, at.Physical.Region.EndColumn = c, c+1
		}
	}
	switch {
	case p.Cell != "":
		at.Logical = []logicalSARIF{{p.Cell, cellOf(p), "cell"}}
	case p.Sheet != "":
		at.Logical = []logicalSARIF{{p.Sheet, p.Sheet, "sheet"}}
	}
	return []locationSARIF{at}
}
