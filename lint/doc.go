// Package lint holds the nouns of cardlint, each once, and the engine that reads cards and runs rules, in parallel and in order.
//
//	file ─ loaders → cards (streamed) ─ wording.Read → readings ─┬─ kodex → costs, combinations ─┐
//	                                                             └────────── rules ◄──────────────┴─→ findings ─ report
//
// The nouns, with the Hungarian term of the game:
//
//	Card         lap: one row of the pool, with its types, icons, cost and texts
//	Cost         idézési költség: a quantity for each of six currencies [7.0.1]
//	Pool         the cards in file order, and the Problems that a loader met
//	Reading      what a card's texts say about cost: Modifiers, Guards, Bases, with the Span of each
//	Modifier     one change of a cost (M1 … M5), or what needs a person (R1 … R3)
//	Guard        a ban on changing a cost [21.8.3]
//	Base         a change of a base cost (alap idézési költség) [21.8.1]
//	Filter       which cards a modifier or guard touches
//	Judgement    the verdict that a Reading amounts to under the Settings
//	Combos       which ancient-magic cards (ősmágia) are switched off, by which minimal sets [78]
//	Trace        one cost calculation, step by step [21.8.4]
//	Facts        all of these about one pool
//	Rule         one kind of Finding
//	Known        a finding that was known before: a line of a baseline
//	Diff         what an edit changed in meaning
//	Words        a sentence for people, in Hungarian and English
package lint
