package wording

import (
	"strings"
	"testing"
)

// An event makes a passing change triggered, whatever happens.
func TestEvents(t *testing.T) {
	for _, e := range strings.Split("ha meghal egy lényed|valahányszor egy lényed meghal|ha sebzést okoz ellenfelednek|ha ellenfeled varázsol|ha megakadályoznak egy varázslatodat|ha VP-t kapsz|"+
		"ha harcban legyőz egy lényt|ha egy jelző lekerül róla|ha ellenfeled veszít 2 ÉP-t|ha egy lényed visszatér|ha feltámad egy lényed|ha nyer egy párbajt|ha egy lényedet célozzák|"+
		"ha ellenfeled reagál egy lapodra|ha ellenfeled semlegesít egy lapot|ha sikerül a párbaj|ha egy építményed felépül|ha bűbájt teszel le|ha visszaveszel egy lapot|ha egy lényed szintet lép|"+
		"ha egy lényed gazdát cserél|ha ellenfeled kihagyja a támadást|ha megfordul|ha egy lény belép az őrposztba|ha kihívod|ha véget ér a harc|ha lejár a hatása|ha átkerül ellenfeledhez|ha ellopják|"+
		"ha leveszel róla egy jelzőt|ha letámadják|amikor szintet lép|ha ellenfeled nem blokkol", "|") {
		for _, c := range [...]struct{ text, want string }{
			{", a következő tornyod 2_VP-vel olcsóbb.", "M1 reduce play 2 VP own torony triggered next"},
			{", a kör végéig ellenfeled tornyai 1_VP-vel drágábbak.", "M2 increase play 1 VP opponent torony triggered turn"},
		} {
			text := capital(e) + c.text
			if got := sayings(text); got != c.want {
				t.Errorf("%s\n got %s\nwant %s", text, got, c.want)
			}
		}
	}
	for _, past := range []string{"sebzett", "meghalt egy lényed", "elpusztult egy lényed", "támadtál"} {
		if got := sayings("Ha ebben a körben " + past + ", a következő tornyod 2_VP-vel olcsóbb."); got != "M1 reduce play 2 VP own torony conditional next" {
			t.Errorf("%s: got %s", past, got) // what has happened is a state
		}
	}
	for _, begin := range []string{"Harc után", "Kijátszásakor", "A köröd elején", "Halálsikoly:", "Támadásakor"} {
		if got := sayings(begin + " a következő tornyod 2_VP-vel olcsóbb."); got != "M1 reduce play 2 VP own torony triggered next" {
			t.Errorf("%s: got %s", begin, got)
		}
	}
}

// A state is a condition, before the statement or behind it, and of other cards as of this one.
func TestStates(t *testing.T) {
	for _, c := range strings.Split("ha van tornyod|ha nincs lényed|ha több lényed van, mint ellenfelednek|ha a gyűjtőben van legalább három tárgy|ha kevesebb, mint 10 ÉP-d van|"+
		"ha ez az első lapod a körben|ha ebben a körben már kijátszottál egy lapot|ha az előző körben támadtál|ha a lény az őrposztban van|ha passzív|ha van rajta legalább 2 jelző|"+
		"ha páros számú lényed van|amíg ellenfeled nem támad|ameddig legalább két lényed áll|feltéve, hogy van tornyod|hacsak nincs tornyod|ha uralod a helyszínt|ha te kezdtél|"+
		"ha elértétek az ötödik kört|ha nappal van|ha fizettél 2 ÉP-t|ha tagja vagy egy céhnek|ha viselője elf|ha ellenfelednek van olyan lapja, ami sárkány|ha van olyan lényed, amelyik repül", "|") {
		for _, s := range [...]struct{ text, want string }{
			{"gnómjaid 1_VP-vel olcsóbbak", "M1 reduce play 1 VP own gnóm conditional static"},
			{"1_VP-vel olcsóbb", "M5 reduce play 1 VP self ez a lap conditional static"},
			{"költsége 1_VP-vel kevesebb", "M5 reduce play 1 VP self ez a lap conditional static"},
		} {
			for _, text := range []string{capital(c) + ", " + s.text + ".", capital(s.text) + ", " + c + "."} {
				if got := sayings(text); got != s.want {
					t.Errorf("%s\n got %s\nwant %s", text, got, s.want)
				}
			}
		}
	}
}

// capital begins a sentence.
func capital(s string) string {
	r := []rune(s)
	return strings.ToUpper(string(r[:1])) + string(r[1:])
}

// How long a change lasts is said in many ways, before it, within it or behind it.
func TestDurations(t *testing.T) {
	for lasts, times := range map[string]string{
		"turn": "ebben a körben|e körben|a kör végéig|a köröd végéig|a mostani körben|a kör hátralévő részében|ennek a körnek a végéig|a kör folyamán|a kör során|a jelenlegi kör végéig|ebben a fázisban",
		"timed": "a következő körben|a következő körödben|ellenfeled következő körében|a következő körödig|ellenfeled következő körének végéig|két körig|három körön át|a következő két körben|" +
			"a következő előkészítő fázisodig|a következő előkészítő fázisodban|a köröd kezdetéig|a harc végéig|két kör erejéig|az elkövetkező két körben|a rákövetkező körben",
		"static": "a játék végéig|a meccs végéig|a játék hátralévő részében|minden körben",
	} {
		for _, time := range strings.Split(times, "|") {
			for _, s := range []string{"@ tornyaid 1_VP-vel olcsóbbak.", "tornyaid @ 1_VP-vel olcsóbbak.", "tornyaid 1_VP-vel olcsóbbak @."} {
				text := capital(strings.ReplaceAll(s, "@", time))
				if got, want := sayings(text), "M1 reduce play 1 VP own torony "+lasts; got != want {
					t.Errorf("%s\n got %s\nwant %s", text, got, want)
				}
			}
		}
	}
}
