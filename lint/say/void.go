package say

import "github.com/cardlint/cardlint/lint"

// VoidUseCost speaks of a claim to reprice abilities that nothing reprices (CL301).
func VoidUseCost() lint.Words {
	return lint.Words{
		Hu: "Hatástalan: szabálylapok, követők, helyszínek, céhek és forrásra immunis lapok képességeinek a használati költségét semmi nem módosíthatja és nem helyettesítheti.",
		En: "Void: nothing may change or replace the use cost of abilities of rule cards, followers, locations, guilds and cards immune to sources.",
	}
}

// VoidReaction speaks of a claim to react to abilities to which nobody reacts (CL302).
func VoidReaction() lint.Words {
	return lint.Words{
		Hu: "Hatástalan: szabálylapok, követők, helyszínek, céhek, őslichek és forrásra immunis lapok aktivált képességeire nem lehet reagálni.",
		En: "Void: nobody may react to activated abilities of rule cards, followers, locations, guilds, ancient liches and cards immune to sources.",
	}
}
