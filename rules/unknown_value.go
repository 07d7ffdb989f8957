package rules

import "github.com/cardlint/cardlint/lint"

var unknownValue = lint.Rule{
	Number: "CL405",
	Name:   "unknown-value",
	Level:  lint.Error,
	Title:  lint.Words{Hu: "Ismeretlen érték", En: "Unknown value"},
	Doc: lint.Words{
		Hu: "A típus, a szín vagy a fizetőeszköz nem szerepel a játék szótárában. A lapkörökről szóló minden ítélet ezen múlik. Az ismeretlen szín csak figyelmeztetés: a lap bármely pakliba férőnek számít. Az olyan év is, amely nem év: a lap kora ismeretlen marad.",
		En: "The type, the colour or the currency is not in the vocabulary of the game. Every judgement about kinds of cards rests on it. An unknown colour is a warning only: the card counts as one that fits any deck. So is a year that is none: the age of the card stays unknown.",
	},
	Advice: lint.Words{
		Hu: "Javítsd az elírást.",
		En: "Correct the spelling.",
	},
	Fires: []lint.Example{
		{Type: "⟦Szörmy⟧; ember (Raia)", Cost: "3", Text: "Támadáskor sebződik 1-et."},
	},
	Silent: []lint.Example{
		{Type: "Szörny; ember (Raia)", Cost: "3", Text: "Támadáskor sebződik 1-et."},
	},
	Problem: "unknown-value",
	OnPool:  problems("unknown-value"),
}
