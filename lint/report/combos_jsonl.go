package report

import (
	"io"

	"github.com/cardlint/cardlint/lint"
)

// combosJSONL writes what holds for every card in the first line, then an ancient-magic card a line, each as in combosJSON.
func combosJSONL(w io.Writer, in *Input, _ Look) error {
	c := in.Facts.Combos
	head := struct {
		Reading lint.Reading782 `json:"reading"`
		Size    int             `json:"size"`
		Format  lint.DeckFormat `json:"format"`
		Always  []lint.Combo    `json:"always"`
	}{c.Reading, c.Size, c.Format, combos(c.Always)}
	if err := writeJSON(w, head); err != nil {
		return err
	}
	for i := range c.Ancient {
		if c.Ancient[i].Apart {
			continue
		}
		if err := writeJSON(w, ancientCardJSON{c.Ancient[i], combos(c.Ancient[i].Sets())}); err != nil {
			return err
		}
	}
	return nil
}
