package rules

import "github.com/cardlint/cardlint/lint"

// List gives every rule, by number.
func List() []*lint.Rule {
	return []*lint.Rule{
		&ruleCardModifiesCost,
		&followerModifiesCost,
		&cardModifiesCost,
		&reactionSurcharge,
		&cardModifiesOwnCost,
		&costTextNeedsReview,
		&costTextNotUnderstood,
		&textCannotBeJudged,
		&switchesOffByText,
		&switchesOffInPlay,
		&switchesOffInCombination,
		&switchesOffOutright,
		&ownReduction,
		&readingsDisagree,
		&ancientMagicWithoutUse,
		&ancientCardSwitchesOffAncient,
		&missingCell,
		&unreadableCost,
		&unknownValue,
		&formulaWithoutValue,
		&dateForACost,
		&strayCharacters,
		&raggedRow,
	}
}
