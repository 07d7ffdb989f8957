package say

import "github.com/cardlint/cardlint/lint"

// Headings of a rule's page.
var (
	RuleWhatToDo = lint.Words{Hu: "Mit tegyél", En: "What to do"}
	RuleFires    = lint.Words{Hu: "Szól, ha", En: "Fires on"}
	RuleSilent   = lint.Words{Hu: "Nem szól, ha", En: "Silent on"}
	RuleWith     = lint.Words{Hu: "mellette", En: "beside"}
)
