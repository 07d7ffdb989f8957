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
		&voidUseCostChange,
		&voidReaction,
		&reductionWithoutFloor,
		&unclearCostWord,
		&wrongSuffix,
		&lostLetters,
		&ownerUnclear,
		&wordingDrift,
		&missingCell,
		&duplicateID,
		&duplicateName,
		&unreadableCost,
		&unknownValue,
		&iconAndTextDisagree,
		&printingsDiffer,
		&formulaWithoutValue,
		&dateForACost,
		&strayCharacters,
		&raggedRow,
		&fillerCosts,
	}
}
