package wording

import "testing"

// The long-winded rule-speak of early sets: what things cost "for you", "beyond" their cost, twice as much, and whose "e torony gazdája" is.
func TestOldRuleSpeak(t *testing.T) {
	checkSayings(t, []saying{
		{"Ha ellenfeled tornyot játszik ki, a költségen felül 2 VP-t kell fizetnie.", "R2 condition play 2 VP opponent torony conditional static"},
		{"Valahányszor egy játékos bűbájt használ, a kijátszási költségen felül fizessen még 1 VP-t.", "R2 condition play 1 VP both bűbáj triggered static"},
		{"Az ellenfélnek minden egyes lapért, amit kézből játszik ki, 1 VP pótdíjat kell fizetnie.", "M2 increase play 1 VP opponent lap static"},
		{"A tornyok költsége rád nézve 1 VP-vel kevesebb.", "M1 reduce play 1 VP own torony static"},
		{"E torony gazdájának valamennyi bűbája eggyel kevesebb varázspontba kerül.", "M1 reduce play 1 VP own bűbáj static"},
		{"Ha ellenfeled tornyot akar felépíteni, kénytelen 2 VP-vel többet költeni rá.", "M2 increase play 2 VP opponent torony conditional static"},
		{"E kör hátralevő részében a tornyok költsége a kétszerese.", "M2 increase play formula any both torony turn"},
		{"Szakértelmeid elsajátítása 1 VP-vel kevesebbe kerül.", "M1 reduce play 1 VP own szakértelem static"},
		{"Kalandozóid felbérlése 2 VP-vel olcsóbb.", "M1 reduce play 2 VP own kalandozó static"},
		{"Tornyaid építéséhez eggyel kevesebb építő kell.", "M1 reduce play 1 építő own torony static"},
		{"Reakciót adni erre a lapra 2_VP-vel többe kerül.", "M4 increase react 2 VP opponent reakció erre a lapra static"},
		{"Erre a lapra nem lehet reagálni, csak +2_VP-ért.", "M4 increase react 2 VP opponent reakció erre a lapra static"},
		{"Minden tornyod: [[1]].", "M4 increase react 1 VP opponent torony static"},
		{"Minden Szk csak fél VP-t ér.", "unread"},
		{"Ellenfeled nekronja dupla annyiba kerül.", "unread"},
		// no changes
		{"Fizess 2 VP-vel többet, mint amennyi jelző van rajta, és húzz egy lapot.", ""},
		{"+2_VP-ért kijátszva húzz egy lapot.", ""},
		{"Alap költsége megegyezik ellenfeled tornyainak számával.", ""},
		{"Dobj el egy lapot, ami 2_VP-vel drágább a célpontnál.", ""},
		{"Ellenfeled annyi lapot dob el, amennyivel a legdrágább tornya drágább a tiednél.", ""},
	})
}
