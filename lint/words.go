package lint

// Lang is a language that people are spoken to in.
type Lang string

// The two languages.
const (
	Hungarian Lang = "hu"
	English   Lang = "en"
)

// Words is a sentence for people in both languages.
type Words struct{ Hu, En string }

// In gives the sentence in one language.
func (w Words) In(l Lang) string {
	if l == Hungarian {
		return w.Hu
	}
	return w.En
}
