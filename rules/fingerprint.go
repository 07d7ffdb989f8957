package rules

import (
	"crypto/sha256"
	"encoding/hex"
	"slices"

	"github.com/cardlint/cardlint/lint"
)

// TextFingerprint stands for what a card says about cost: its texts, without case and spacing, and the icon of the reaction surcharge. A review
// of the card holds as long as it stays.
func TextFingerprint(c *lint.Card) string {
	h := sha256.New()
	for _, t := range c.Texts {
		kind := byte('t')
		if t.Drawback {
			kind = 'd'
		}
		h.Write([]byte{kind})
		h.Write([]byte(plain(t.Raw)))
		h.Write([]byte{0})
	}
	if slices.Contains(c.Icons, lint.IconSurcharge) {
		h.Write([]byte{'s'})
	}
	return hex.EncodeToString(h.Sum(nil)[:6])
}
