package wording

import (
	"strings"
	"testing"
)

// What reacting costs more, in the ways people say it, of this card and of others.
func TestReactingInEveryWay(t *testing.T) {
	ways := "@ reagálni 1_VP-vel drágább.|@ reagálni +1_VP.|@ reagálni +1_VP-be kerül.|@ reagálni 1_VP-vel többe kerül.|" +
		"reagálni @ 1_VP-vel többe kerül.|reagálni @ +1_VP.|@ 1_VP-vel drágább reagálni.|+1_VP @ reagálni.|" +
		"ellenfeled csak 1_VP-vel drágábban reagálhat @.|ellenfeled csak +1_VP-ért reagálhat @.|" +
		"ha ellenfeled @ reagál, 1_VP-vel többet fizet.|ha ellenfeled reagál @, +1_VP-t kell fizetnie.|" +
		"aki @ reagál, 1_VP-vel többet fizet.|a @ adott reakciók 1_VP-vel drágábbak.|az @ adott reakciók +1_VP-be kerülnek.|" +
		"a @ kijátszott reakciók költsége 1_VP-vel több.|minden @ adott reakció 1_VP-vel többe kerül.|" +
		"ellenfeled reakciói @ 1_VP-vel drágábbak.|ellenfelednek @ reagálni 1_VP-vel drágább.|" +
		"ellenfelednek 1_VP-vel többe kerül @ reagálni.|a @ való reagálás 1_VP-vel drágább.|@ csak +1_VP befizetésével lehet reagálni.|" +
		"csak +1_VP-ért lehet @ reagálni.|nem lehet @ reagálni, csak 1_VP-vel drágábban.|@ 1_VP-vel drágábban lehet csak reagálni.|" +
		"ellenfeled 1_VP-vel többet kell fizessen, ha @ reagál.|ellenfelednek +1_VP-t kell fizetnie, hogy @ reagálhasson."
	for _, w := range strings.Split(ways, "|") {
		for _, to := range []string{"rá", "erre a lapra", "gnómjaidra", "minden gnómodra", "varázslataidra"} {
			text := capital(strings.ReplaceAll(w, "@", to))
			if got := sayings(text); !strings.HasPrefix(got, "M4 increase react 1 VP opponent ") || !strings.HasSuffix(got, " static") || strings.Contains(got, "conditional") || strings.Contains(got, ";") {
				t.Errorf("%s: read as %s, want one surcharge on reacting", text, got)
			}
		}
	}
}

// And what targeting costs more.
func TestTargetingInEveryWay(t *testing.T) {
	ways := "@ célozni 1_VP-vel drágább.|@ célozni +1_VP.|@ célozni +1_VP-be kerül.|@ megcélozni 1_VP-vel többe kerül.|+1_VP @ célozni.|" +
		"ellenfeled csak 1_VP-vel drágábban célozhatja @.|@ célpontul választani +1_VP.|" +
		"ha ellenfeled @ célozza, +1_VP-t kell fizetnie.|aki @ célozza, 1_VP-vel többet fizet.|a @ célzó lapok 1_VP-vel drágábbak.|" +
		"azok a lapok, amelyek @ célozzák, +1_VP-be kerülnek.|ami @ célozza, 1_VP-vel többe kerül.|" +
		"@ csak +1_VP befizetésével lehet célozni.|ellenfelednek @ célozni 1_VP-vel drágább.|minden @ célzó varázslat +1_VP.|" +
		"ellenfeled @ célzó varázslatai 1_VP-vel drágábbak.|@ csak 1_VP-vel drágábban lehet célozni."
	for _, w := range strings.Split(ways, "|") {
		for _, what := range []string{"őt", "ezt a lényt", "gnómjaidat", "minden gnómodat"} {
			text := capital(strings.ReplaceAll(w, "@", what))
			if got := sayings(text); !strings.HasPrefix(got, "R3 increase target 1 VP opponent ") || !strings.HasSuffix(got, " static") || strings.Contains(got, "conditional") || strings.Contains(got, ";") {
				t.Errorf("%s: read as %s, want one tax on targeting", text, got)
			}
		}
	}
}
