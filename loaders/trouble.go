package loaders

import (
	"errors"
	"io"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// trouble is what is wrong with the inside of a file, in words for people.
type trouble struct {
	words lint.Words
	cell  string // where; may be ""
}

func (t trouble) Error() string {
	if t.cell != "" {
		return t.cell + ": " + t.words.En
	}
	return t.words.En
}

var (
	errXML      = trouble{words: say.MalformedXML()}
	errDoctype  = trouble{words: say.DocumentType()}
	errEntity   = trouble{words: say.UnknownEntity()}
	errEncoding = trouble{words: say.UnknownXMLEncoding()}
	errNumber   = trouble{words: say.ImpossiblePlace()}
	errWide     = trouble{words: say.TooManyCells()}
	errTwice    = trouble{words: say.CellTwice()}
	errNoSheet  = trouble{words: say.NoSheetPart()}
)

// at names the cell of the trouble.
func (t trouble) at(cell string) error {
	t.cell = cell
	return t
}

// reason says in words why reading failed.
func reason(err error) lint.Words {
	var t trouble
	switch {
	case errors.As(err, &t) && t.cell != "":
		return lint.Words{Hu: t.cell + ": " + t.words.Hu, En: t.cell + ": " + t.words.En}
	case errors.As(err, &t):
		return t.words
	case errors.Is(err, io.ErrUnexpectedEOF):
		return say.CutOff()
	}
	return lint.Words{Hu: err.Error(), En: err.Error()}
}
