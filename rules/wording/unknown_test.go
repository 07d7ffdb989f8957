package wording

import (
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/cardlint/cardlint/lint"
)

// unknownNouns are no words of the tables, each with the forms that the others follow from: one, as an object, many, your one, your many, their
// owner's one and many. They end in every way that an ending could be read into.
var unknownNouns = strings.Fields(`
	krampusz/krampuszt/krampuszok/krampuszod/krampuszaid/krampusza/krampuszai
	zerge/zergét/zergék/zergéd/zergéid/zergéje/zergéi
	szatír/szatírt/szatírok/szatírod/szatírjaid/szatírja/szatírjai
	hidra/hidrát/hidrák/hidrád/hidráid/hidrája/hidrái
	vakond/vakondot/vakondok/vakondod/vakondjaid/vakondja/vakondjai
	szellem/szellemet/szellemek/szellemed/szellemeid/szelleme/szellemei
	tolvaj/tolvajt/tolvajok/tolvajod/tolvajaid/tolvaja/tolvajai
	titán/titánt/titánok/titánod/titánjaid/titánja/titánjai
	rém/rémet/rémek/rémed/rémeid/réme/rémei
	fantom/fantomot/fantomok/fantomod/fantomjaid/fantomja/fantomjai
	szfinx/szfinxet/szfinxek/szfinxed/szfinxeid/szfinxe/szfinxei
	tank/tankot/tankok/tankod/tankjaid/tankja/tankjai
`)

// formsLike gives the forms of a noun beside those of gólem.
func formsLike(noun string) map[string]string {
	f := strings.Split(noun, "/")
	one, many, your, yours, its, theirs := f[0], f[2], f[3], f[4], f[5], f[6]
	long := lengthened(one)
	back := strings.ContainsAny(yours, "aáoóuú")
	by := func(w, low, high string) string {
		if back {
			return w + low
		}
		return w + high
	}
	return map[string]string{
		"gólem": one, "gólemet": f[1], "gólemnek": by(long, "nak", "nek"), "gólemért": long + "ért",
		"gólemek": many, "gólemeket": by(many, "at", "et"), "gólemekért": many + "ért", "gólemekhez": by(many, "hoz", "hez"),
		"gólemed": your, "gólemedet": by(your, "at", "et"), "gólemedért": your + "ért",
		"gólemeid": yours, "gólemeidet": by(yours, "at", "et"), "gólemeidre": by(yours, "ra", "re"), "gólemeidért": yours + "ért",
		"gólemeidnek": by(yours, "nak", "nek"), "gólemeidhez": by(yours, "hoz", "hez"),
		"gólemje": its, "gólemjei": theirs, "gólemjeinek": by(theirs, "nak", "nek"), "gólemjeiért": theirs + "ért", "gólemjeit": theirs + "t", "gólemjeié": theirs + "é",
	}
}

// A noun that no table knows is read as one that they know: the sentences of alike.txt with another noun.
func TestUnknownNounsReadAlike(t *testing.T) {
	golem := regexp.MustCompile(`[Gg]ólem[\p{Ll}]*`)
	summed := func(text string) []string {
		return summary(&lint.Card{Name: "Próbalap", Types: []string{"szabálylap"}, Texts: []lint.Text{{Raw: text}}})
	}
	read, wrong := 0, 0
	for _, noun := range unknownNouns {
		one, forms := strings.Split(noun, "/")[0], formsLike(noun)
		if stems[one] != nil {
			t.Errorf("%s is known", one)
		}
		for text := range strings.Lines(alikeTXT) {
			text = strings.TrimSpace(text)
			if !golem.MatchString(text) || text[0] == '#' {
				continue
			}
			met := true
			other := golem.ReplaceAllStringFunc(text, func(w string) string {
				form, ok := forms[strings.ToLower(w)]
				met = met && ok
				if first, n := utf8.DecodeRuneInString(form); unicode.IsUpper([]rune(w)[0]) && ok {
					return string(unicode.ToUpper(first)) + form[n:]
				}
				return form
			})
			if !met {
				continue
			}
			read++
			want := summed(text)
			for i := range want {
				said, of, _ := strings.Cut(strings.ReplaceAll(want[i], "gólem", one), " of ")
				kinds := strings.Split(of, " | ")
				slices.Sort(kinds)
				want[i] = strings.TrimSuffix(said+" of "+strings.Join(kinds, " | "), " of ")
			}
			slices.Sort(want)
			if got := summed(other); !slices.Equal(got, want) {
				if wrong++; wrong <= 10 {
					t.Errorf("%s\n\tread %q\n\twant %q", other, got, want)
				}
			}
		}
	}
	if wrong > 0 || read < 4000 {
		t.Errorf("%d of %d read otherwise", wrong, read)
	}
}
