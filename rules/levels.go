package rules

import (
	"slices"

	"github.com/cardlint/cardlint/lint"
)

// Level gives the findings of each rule the level that a person chose for it, by rule number; lint.Off leaves them out.
func Level(findings []lint.Finding, levels map[string]lint.Level) []lint.Finding {
	for i := range findings {
		if l, ok := levels[findings[i].Rule.Number]; ok {
			findings[i].Level = l
		}
	}
	return slices.DeleteFunc(findings, func(n lint.Finding) bool { return n.Level == lint.Off })
}
