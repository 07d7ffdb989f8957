package say

import (
	"fmt"

	"github.com/cardlint/cardlint/lint"
)

// The sentences of a cost calculation [21.8.4]. Names of cards stand as in the sheet, with the article that Hungarian wants.

var withSuffix = map[lint.Currency]string{
	lint.VP: "VP-vel", lint.SZK: "SZK-val", lint.Builder: "építővel", lint.Sacrifice: "áldozással",
	lint.Nekron: "nekronnal", lint.Zanszilank: "zanszilánkkal", lint.AnyCurrency: "egységgel",
}

// Change is by how much a card changes a cost; with Unknown the amount is known only in play.
type Change struct {
	Card     string
	N        int
	Unknown  bool
	Currency lint.Currency
}

func (c Change) hu() string {
	if c.Unknown {
		return "előre nem tudható számú " + withSuffix[c.Currency]
	}
	return fmt.Sprintf("%d %s", c.N, withSuffix[c.Currency])
}

func (c Change) en() string {
	if c.Unknown {
		return "an amount of " + c.Currency.String() + " not known beforehand"
	}
	return fmt.Sprintf("%d %s", c.N, c.Currency)
}

// BaseCost opens a calculation [21.8.1].
func BaseCost(c lint.Cost) lint.Words {
	return lint.Words{Hu: fmt.Sprintf("Alap idézési költség: %s.", c), En: fmt.Sprintf("Base cost: %s.", c)}
}

// OwnBase says that the card's own text fixes its base cost [21.8.1].
func OwnBase(c lint.Cost) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("Saját szövege szerint az alap idézési költsége: %s.", c),
		En: fmt.Sprintf("By its own text, its base cost is %s.", c),
	}
}

// BaseChanged says that a card changes the base cost [21.8.2].
func BaseChanged(card string, c lint.Cost) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("%s módosítja az alap idézési költséget: %s.", startAt(card), c),
		En: fmt.Sprintf("%s changes the base cost: %s.", card, c),
	}
}

// Raises and Lowers say what a modifier in force does [21.8.3].
func Raises(c Change) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("%s %s növeli a költséget.", startAt(c.Card), c.hu()),
		En: fmt.Sprintf("%s raises the cost by %s.", c.Card, c.en()),
	}
}

// Lowers is the counterpart of Raises.
func Lowers(c Change) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("%s %s csökkenti a költséget.", startAt(c.Card), c.hu()),
		En: fmt.Sprintf("%s lowers the cost by %s.", c.Card, c.en()),
	}
}

// Fixes says that a modifier sets the cost to a value, after everything else [21.8.3].
func Fixes(c Change) lint.Words {
	if c.Unknown {
		return lint.Words{
			Hu: fmt.Sprintf("%s előre nem tudható értékre állítja a költséget.", startAt(c.Card)),
			En: fmt.Sprintf("%s sets the cost to a value not known beforehand.", c.Card),
		}
	}
	return lint.Words{
		Hu: fmt.Sprintf("%s szerint a költség %d %s.", startAt(c.Card), c.N, c.Currency),
		En: fmt.Sprintf("%s sets the cost to %d %s.", c.Card, c.N, c.Currency),
	}
}

// FixedTwice says that two cards set the cost to different values: neither is applied, a person decides.
func FixedTwice(card string) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("%s más értékre állítaná a költséget, mint egy másik lap: ezt embernek kell eldöntenie.", startAt(card)),
		En: fmt.Sprintf("%s would set the cost to another value than another card does: a person has to decide.", card),
	}
}

// Forbidden says that a guard drops a change [21.8.3].
func Forbidden(card string, up bool) lint.Words {
	if up {
		return lint.Words{
			Hu: fmt.Sprintf("%s nem növeli a költséget: ezt egy szöveg tiltja.", startAt(card)),
			En: fmt.Sprintf("%s does not raise the cost: a text forbids it.", card),
		}
	}
	return lint.Words{
		Hu: fmt.Sprintf("%s nem csökkenti a költséget: ezt egy szöveg tiltja.", startAt(card)),
		En: fmt.Sprintf("%s does not lower the cost: a text forbids it.", card),
	}
}

// Protected says that working ancient magic drops an increase of the opponent's [78].
func Protected(card string) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("%s nem növeli a költséget: az ősmágia megvédi az ellenféltől.", startAt(card)),
		En: fmt.Sprintf("%s does not raise the cost: ancient magic protects it from the opponent.", card),
	}
}

// NothingToLower says that a reduction finds nothing of its currency in the cost [7.0.1].
func NothingToLower(card string) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("%s nem csökkenti a költséget: nincs benne, amit csökkentene.", startAt(card)),
		En: fmt.Sprintf("%s does not lower the cost: there is nothing in it to lower.", card),
	}
}

// SacrificeKept says that a change which names no currency does not touch áldozás [7.4.1].
func SacrificeKept(card string) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("%s nem módosítja a költséget: az áldozás csak akkor változik, ha a szöveg megnevezi.", startAt(card)),
		En: fmt.Sprintf("%s does not change the cost: áldozás changes only where a text names it.", card),
	}
}

// LeftOpen says that a person has to decide whether the card bears on the cost; it is not counted.
func LeftOpen(card string) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("%s talán befolyásolja a költséget: ezt embernek kell eldöntenie, itt nem számít.", startAt(card)),
		En: fmt.Sprintf("%s may bear on the cost: a person has to decide, it is not counted here.", card),
	}
}

// Evened says that increases and reductions cancel out [21.8.3].
func Evened() lint.Words {
	return lint.Words{
		Hu: "A növelések és a csökkentések kiegyenlítik egymást: az alap idézési költséget kell kifizetni.",
		En: "Increases and reductions cancel out: the base cost is paid.",
	}
}

// Summed says what the sum of all changes comes to [21.8.3].
func Summed(c lint.Cost) lint.Words {
	return lint.Words{Hu: fmt.Sprintf("Összesítve: %s.", c), En: fmt.Sprintf("Summed up: %s.", c)}
}

// Floored says that the sum stops at a floor [21.8.3].
func Floored(n int, cur lint.Currency) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("A csökkentés nem viheti a költséget %d %s alá.", n, cur),
		En: fmt.Sprintf("The reduction cannot take the cost below %d %s.", n, cur),
	}
}

// ZanszilankKept says that a zanszilánk cost stays at 1 at least [7.2.2].
func ZanszilankKept() lint.Words {
	return lint.Words{
		Hu: "Zanszilánkos lap költsége nem lehet 1-nél kevesebb.",
		En: "The cost of a zanszilánk card is never less than 1.",
	}
}

// ToPay closes a calculation.
func ToPay(c lint.Cost) lint.Words {
	return lint.Words{Hu: fmt.Sprintf("Fizetendő: %s.", c), En: fmt.Sprintf("To pay: %s.", c)}
}

// AncientOn says that ancient magic works [78].
func AncientOn() lint.Words {
	return lint.Words{
		Hu: "Az ősmágia működik: az ellenfél nem növelheti a költséget.",
		En: "Ancient magic works: the opponent cannot raise the cost.",
	}
}

// AncientOffByText says that an own rule card or follower switches it off [78.1].
func AncientOffByText(card string) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("Az ősmágia nem működik: %s szövege idézési költséget módosít.", withArticle(card)),
		En: fmt.Sprintf("Ancient magic does not work: the text of %s modifies a summoning cost.", card),
	}
}

// AncientOffInPlay says that a card in play switches it off [78.2].
func AncientOffInPlay(card string) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("Az ősmágia nem működik: %s idézési költséget módosít.", withArticle(card)),
		En: fmt.Sprintf("Ancient magic does not work: %s modifies a summoning cost.", card),
	}
}

// AncientOffOutright says that a text forbids ancient magic.
func AncientOffOutright(card string) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("Az ősmágia nem működik: %s kikapcsolja.", withArticle(card)),
		En: fmt.Sprintf("Ancient magic does not work: %s switches it off.", card),
	}
}

// AncientReview says that a person has to decide whether the card switches ancient magic off.
func AncientReview(card string) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("Embernek kell eldöntenie, hogy %s mellett működik-e az ősmágia.", withArticle(card)),
		En: fmt.Sprintf("A person has to decide whether ancient magic works beside %s.", card),
	}
}

// AncientUnclearText says that nobody knows what the card's own text says of its cost.
func AncientUnclearText() lint.Words {
	return lint.Words{
		Hu: "A lap saját szövege nem olvasható vagy nem érthető: embernek kell eldöntenie, hogy működik-e az ősmágiája.",
		En: "The card's own text cannot be read or was not understood: a person has to decide whether its ancient magic works.",
	}
}

// AncientOwnText says that the card's own reduction leaves the question open.
func AncientOwnText() lint.Words {
	return lint.Words{
		Hu: "A lap a saját költségét csökkenti: a szabályok nem döntik el, hogy így működik-e az ősmágiája.",
		En: "The card lowers its own cost: the rules do not settle whether its ancient magic then works.",
	}
}
