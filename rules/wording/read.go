// Package wording turns Hungarian card text into a Reading.
package wording

import "github.com/cardlint/cardlint/lint"

// Read says what a card's texts and icons say about cost.
func Read(*lint.Card) lint.Reading { return lint.Reading{} }
