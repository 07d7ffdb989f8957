package report

import "io"

// modifiersJSONL writes one card a line, each as in modifiersJSON.
func modifiersJSONL(w io.Writer, in *Input, _ Look) error {
	for i := range in.shownCards() {
		if err := writeJSON(w, newCardJSON(in.Facts, i)); err != nil {
			return err
		}
	}
	return nil
}
