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

// Playing without paying, or with a part of the cost replaced, and conditions of playing: # stands for the cards as the object, % as the subject or owner, $ with -ért.
func TestFreeAndBoundPlaying(t *testing.T) {
	for _, c := range []struct{ begins, holds, ways string }{
		{"R1 free play", "own torony static", "# ingyen kijátszhatod|# költség nélkül kijátszhatod|# fizetés nélkül játszhatod ki|# ingyen idézheted meg|" +
			"# VP fizetése nélkül kijátszhatod|# a költségük kifizetése nélkül kijátszhatod|% ingyen jönnek játékba|% ingyen kijátszhatók|" +
			"% ingyenesek|% ingyen vannak|% nem kerülnek semmibe|% nem kerülnek VP-be|$ nem kell fizetned|$ nem kell VP-t fizetned|" +
			"$ nem fizetsz|$ semmit sem kell fizetned|$ nem kell költséget fizetned|% költségét nem kell kifizetned|" +
			"# úgy is kijátszhatod, hogy nem fizeted ki a költségüket|# anélkül játszhatod ki, hogy fizetnél értük|" +
			"# térítésmentesen kijátszhatod|% díjtalanul jönnek ki|# ingyen rakhatod le|# ingyen leteheted|nem kell fizetned $|" +
			"ingyen kijátszhatod #|költség nélkül játszhatod ki #|% kijátszása ingyenes|% kijátszásához nem kell VP|" +
			"% kijátszásáért nem kell fizetned"},
		{"R1 replace play", "own torony static", "# költségük helyett egy lap eldobásával is kijátszhatod|% költségét helyettesítheted egy lap eldobásával|" +
			"% költsége helyett eldobhatsz egy lapot|# VP helyett ÉP-vel is kifizetheted|" +
			"% költségének felét helyettesítheted egy lap eldobásával|% költségéből 2_VP-t helyettesíthetsz egy lap eldobásával|" +
			"# kijátszhatod egy lap eldobásával a költségük helyett"},
		{"R2 condition play", "opponent torony", "ellenfeled csak akkor játszhat ki tornyot, ha eldob egy lapot|" +
			"ellenfelednek minden tornya kijátszásához el kell dobnia egy lapot|" +
			"ellenfeled tornyainak kijátszási feltétele egy lap eldobása|ellenfeled minden tornyához el kell dobnia egy lapot|" +
			"ellenfeled nem játszhat ki tornyot egy lap eldobása nélkül|ellenfeled nem játszhat ki tornyot, ha nem dob el egy lapot|" +
			"mielőtt ellenfeled tornyot játszana ki, el kell dobnia egy lapot|" +
			"ha ellenfeled tornyot akar kijátszani, el kell dobnia egy lapot|ellenfeled csak egy lap eldobása árán játszhat ki tornyot|" +
			"ellenfelednek tornya kijátszása előtt el kell dobnia egy lapot|ellenfeled csak úgy játszhat ki tornyot, ha eldob egy lapot|" +
			"tornyot ellenfeled csak egy lap eldobásával játszhat ki|ellenfeled tornyainak kijátszási feltétele, hogy eldobjon egy lapot|" +
			"ellenfeled tornyai csak akkor játszhatók ki, ha eldob egy lapot"},
	} {
		for _, w := range strings.Split(c.ways, "|") {
			text := capital(strings.NewReplacer("#", "tornyaidat", "%", "tornyaid", "$", "tornyaidért").Replace(w)) + "."
			if got := sayings(text); !strings.HasPrefix(got, c.begins) || !strings.Contains(got, c.holds) || strings.Contains(got, ";") {
				t.Errorf("%s: read as %s, want one %s of %s", text, got, c.begins, c.holds)
			}
		}
	}
}

// This card's own cost, under a condition before it or behind it (#), and by a count.
func TestOwnCostInEveryWay(t *testing.T) {
	for _, w := range strings.Split("1_VP-vel olcsóbb#|költsége 1_VP-vel kevesebb#|idézési költsége 1_VP-vel csökken#|kijátszási költsége 1_VP-vel kisebb#|"+
		"1_VP-vel kevesebbe kerül#|1_VP-vel olcsóbban játszhatod ki#|1_VP-vel kevesebbért játszható ki#|"+
		"1_VP-vel kevesebbért kijátszhatod#|kijátszhatod 1_VP-vel olcsóbban#|1_VP-vel olcsóbban idézheted meg#|"+
		"ez a lap 1_VP-vel olcsóbb#|ez 1_VP-vel olcsóbb#|ezt a lapot 1_VP-vel olcsóbban játszhatod ki#|"+
		"e lap költsége 1_VP-vel kevesebb#|ennek a lapnak a költsége 1_VP-vel kevesebb#|költségét 1_VP-vel csökkentheted#|"+
		"költségéből levonhatsz 1_VP-t#|költsége 1_VP-vel mérséklődik#|kijátszása 1_VP-vel olcsóbb#|"+
		"kijátszása 1_VP-vel kevesebbe kerül#|1_VP-vel kevesebbet kell fizetned érte#|költsége -1_VP#|ára 1_VP-vel kevesebb#|"+
		"1_VP kedvezménnyel játszhatod ki#", "|") {
		for _, text := range []string{capital(strings.ReplaceAll(w, "#", ", ha van tornyod.")), "Ha van tornyod, " + strings.ReplaceAll(w, "#", ".")} {
			if got, want := sayings(text), "M5 reduce play 1 VP self ez a lap conditional static"; got != want {
				t.Errorf("%s\n got %s\nwant %s", text, got, want)
			}
		}
	}
	for _, w := range strings.Split("annyival olcsóbb, ahány tornyod van|költsége annyival kevesebb, ahány tornyod van|minden tornyod után 1_VP-vel olcsóbb|"+
		"minden tornyod után 1_VP-vel kevesebb a költsége|költsége minden tornyod után 1_VP-vel kevesebb|"+
		"költsége tornyonként 1_VP-vel kevesebb|1_VP-vel olcsóbb minden tornyod után|minden tornyod 1_VP-vel csökkenti a költségét|"+
		"költsége a tornyaid számával csökken|ahány tornyod van, annyival olcsóbb|költségét minden tornyod 1_VP-vel csökkenti|"+
		"tornyonként 1_VP-vel olcsóbb|költsége 1_VP-vel csökken minden tornyod után|annyi VP-vel olcsóbb, ahány tornyod van|"+
		"minden tornyodért 1_VP-vel olcsóbb", "|") {
		if got := sayings(capital(w) + "."); !strings.HasPrefix(got, "M5 reduce play formula") || !strings.HasSuffix(got, "self ez a lap static") {
			t.Errorf("%s: read as %s, want this card's own cost by a count", w, got)
		}
	}
}

// What speaks of the cost of cards (#), or of something else about them, and changes no cost.
func TestNoChangeInEveryWay(t *testing.T) {
	for _, w := range strings.Split("# képességeinek költsége 1_VP-vel kevesebb.|# képességei 1_VP-vel olcsóbbak.|# aktivizálása 1_VP-vel többe kerül.|"+
		"# sebzése 1-gyel nő.|# ÉP-je 1-gyel csökken.|# 1-gyel kevesebb sebzést kapnak.|ha # költsége több 3-nál, húzz egy lapot.|"+
		"húzz annyi lapot, amennyi # költsége.|kapsz annyi VP-t, amennyi # költsége.|# alap költsége 1_VP-vel kevesebb.|"+
		"# használati költsége 1_VP-vel kevesebb.|gyógyulsz annyit, amennyivel # drágább a többinél.|"+
		"# támadása ellenfelednek 1_VP-be kerül.|# fenntartási költsége 1_VP.|visszakapod # költségét.|# költségét visszakapod.|"+
		"húzz egy lapot, ha # költsége 1_VP-vel több, mint a szinted.|a 3_VP-nél drágább # meghalnak.|"+
		"# költségének megfelelő számú lapot húzol.|# költsége szerint rendezd sorba a lapokat.|"+
		"ha 2_VP-vel drágábban játszod ki, # gyógyulnak.|+1_VP-ért kijátszva # gyógyulnak.|hasonlítsd össze # költségét!|"+
		"nézd meg # költségét!|# költsége nem számít bele.|1_VP: # gyógyulnak 1-et.|# használata 1_VP-be kerül.", "|") {
		for _, cards := range []string{"tornyaid", "ellenfeled tornyai", "minden torony", "a következő tornyod"} {
			text := capital(strings.ReplaceAll(w, "#", cards))
			if got := sayings(text); got != "" {
				t.Errorf("%s: read as %s", text, got)
			}
		}
	}
}

// Two changes in one sentence: of the player's own cards both, or one against the other.
func TestTwoChangesInEveryWay(t *testing.T) {
	for _, c := range []struct{ first, second, ways string }{
		{"M1 reduce play 1 VP own gnóm", "M1 reduce play 2 VP own torony", "gnómjaid 1_VP-vel, tornyaid 2_VP-vel olcsóbbak|gnómjaid költsége 1_VP-vel, tornyaidé 2_VP-vel kevesebb|" +
			"gnómjaid 1_VP-vel olcsóbbak, tornyaid 2_VP-vel|gnómjaid 1_VP-vel olcsóbbak, tornyaid pedig 2_VP-vel|" +
			"gnómjaid 1_VP-vel, míg tornyaid 2_VP-vel olcsóbbak|gnómjaid 1_VP-vel olcsóbbak, míg tornyaid 2_VP-vel olcsóbbak|" +
			"gnómjaid költsége 1_VP-vel csökken, tornyaidé 2_VP-vel csökken|gnómjaid költségét 1_VP-vel, tornyaidét 2_VP-vel csökkented|" +
			"gnómjaidat 1_VP-vel, tornyaidat 2_VP-vel olcsóbban játszhatod ki|" +
			"gnómjaid 1_VP-vel kevesebbe, tornyaid 2_VP-vel kevesebbe kerülnek|" +
			"gnómjaid 1_VP-vel kevesebbe kerülnek, tornyaid 2_VP-vel kevesebbe|" +
			"gnómjaidért 1_VP-vel, tornyaidért 2_VP-vel kevesebbet fizetsz|gnómjaid -1_VP, tornyaid -2_VP|" +
			"gnómjaid -1_VP-be, tornyaid -2_VP-be kerülnek|gnómjaid költsége -1_VP, tornyaidé -2_VP|" +
			"gnómjaid költsége 1_VP-vel kevesebb, és tornyaid költsége is 2_VP-vel kevesebb|gnómjaid olcsóbbak 1_VP-vel, tornyaid 2_VP-vel|" +
			"gnómjaid 1_VP-vel olcsóbbak; tornyaid 2_VP-vel olcsóbbak|gnómjaid 1_VP-vel olcsóbbak. Tornyaid 2_VP-vel olcsóbbak|" +
			"gnómjaid eggyel, tornyaid kettővel kevesebb VP-be kerülnek"},
		{"M1 reduce play 1 VP own gnóm", "M2 increase play 2 VP opponent torony", "gnómjaid 1_VP-vel olcsóbbak, ellenfeled tornyai 2_VP-vel drágábbak|" +
			"gnómjaid 1_VP-vel olcsóbbak, ellenfeled tornyai viszont 2_VP-vel drágábbak|" +
			"gnómjaid költsége 1_VP-vel csökken, ellenfeled tornyaié 2_VP-vel nő|" +
			"gnómjaid 1_VP-vel kevesebbe, ellenfeled tornyai 2_VP-vel többe kerülnek|" +
			"gnómjaid -1_VP-be, ellenfeled tornyai +2_VP-be kerülnek|gnómjaid -1_VP, ellenfeled tornyai +2_VP|" +
			"gnómjaidért 1_VP-vel kevesebbet fizetsz, ellenfeled a tornyaiért 2_VP-vel többet|" +
			"gnómjaid költsége 1_VP-vel kevesebb, míg ellenfeled tornyainak költsége 2_VP-vel több|" +
			"gnómjaid 1_VP-vel olcsóbbak, cserébe ellenfeled tornyai 2_VP-vel drágábbak|" +
			"amíg aktív, gnómjaid 1_VP-vel olcsóbbak, és ellenfeled tornyai 2_VP-vel drágábbak"},
	} {
		for _, w := range strings.Split(c.ways, "|") {
			if got := sayings(capital(w) + "."); !strings.Contains(got, c.first) || !strings.Contains(got, c.second) || strings.Contains(got, "unread") || strings.Count(got, ";") != 1 {
				t.Errorf("%s: read as %s, want %s and %s", w, got, c.first, c.second)
			}
		}
	}
}
