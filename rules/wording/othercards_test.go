package wording

import (
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/cardlint/cardlint/lint"
)

// otherCards are nouns in the forms in which alike.txt has the gólem: the reading has to be the same of each, known or not.
var otherCards = func() (out []nounForm) {
	rows := []string{
		"gólem gólemjeinek gólemjeiért gólemjeit gólemjei gólemje gólemeidnek gólemeidért gólemeidet gólemeidre gólemeid gólemedért gólemedet gólemed gólemeket gólemek gólemet gólem",
		"kobudera kobuderáinak kobuderáiért kobuderáit kobuderái kobuderája kobuderáidnak kobuderáidért kobuderáidat kobuderáidra kobuderáid kobuderádért kobuderádat kobuderád kobuderákat kobuderák kobuderát kobudera",
		"főnix főnixeinek főnixeiért főnixeit főnixei főnixe főnixeidnek főnixeidért főnixeidet főnixeidre főnixeid főnixedért főnixedet főnixed főnixeket főnixek főnixet főnix",
		"démon démonjainak démonjaiért démonjait démonjai démonja démonjaidnak démonjaidért démonjaidat démonjaidra démonjaid démonodért démonodat démonod démonokat démonok démont démon",
		"katona katonáinak katonáiért katonáit katonái katonája katonáidnak katonáidért katonáidat katonáidra katonáid katonádért katonádat katonád katonákat katonák katonát katona",
		"medve medvéinek medvéiért medvéit medvéi medvéje medvéidnek medvéidért medvéidet medvéidre medvéid medvédért medvédet medvéd medvéket medvék medvét medve",
	}
	from := strings.Fields(rows[0])[1:]
	for _, row := range rows[1:] {
		var pairs []string
		to := strings.Fields(row)
		for i, form := range to[1:] {
			pairs = append(pairs, from[i], form, titled(from[i]), titled(form))
		}
		out = append(out, nounForm{to[0], strings.NewReplacer(pairs...)})
	}
	return out
}()

type nounForm struct {
	name  string
	forms *strings.Replacer
}

func titled(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[n:]
}

// The groups of alike.txt read alike of other cards, too.
func TestSameMeaningOfOtherCards(t *testing.T) {
	for _, other := range otherCards {
		n, wrong := 0, 0
		for _, text := range strings.Split(alikeTXT, "\n") {
			changed := other.forms.Replace(text)
			if changed == text || text[0] == '#' {
				continue
			}
			n++
			want := summary(&lint.Card{Name: "Próbalap", Types: []string{"szörny"}, Texts: []lint.Text{{Raw: text}}})
			got := summary(&lint.Card{Name: "Próbalap", Types: []string{"szörny"}, Texts: []lint.Text{{Raw: changed}}})
			if len(got) != len(want) {
				t.Errorf("%s\n\tread %q\n\twant %q", changed, got, want)
				continue
			}
			for i := range got { // in the order of the alternatives, subtype:! comes first
				got[i], want[i] = strings.ReplaceAll(got[i], "subtype:"+other.name, "subtype:!"), strings.ReplaceAll(want[i], "subtype:gólem", "subtype:!")
			}
			if !slices.Equal(got, want) {
				if wrong++; wrong <= 10 {
					t.Errorf("%s\n\tread %q\n\twant %q", changed, got, want)
				}
			}
		}
		if n < 300 {
			t.Errorf("%s: only %d sentences", other.name, n)
		}
	}
}
