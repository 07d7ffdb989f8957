package wording

import "strings"

// frame is what the name of a row says of it: how its words name the cards, and what else it speaks of. Whoever adds a row chooses its name by this table.
type frame uint64

const (
	rowPlays frame = 1 << iota
	rowPays
	rowPaysMore
	rowOthersPay
	rowGives
	rowDiscount
	rowPlayedFor
	rowAtPrice
	rowGoesOn
	rowOwners
	rowNeed
	rowNeeds
	rowBoth
	rowAdjective
	rowPlusIll
	rowMoney
	rowCurrency
	rowRatio
	rowFor
	rowAsked
	rowCondition
	rowOnly
	rowOnlyUntil
	rowWhoPlays
	rowPlaysIfPaid
	rowReact
	rowReactWho
	rowReactMust
	rowDone
	rowNo
	rowNoPay
	rowForNothing
	rowPayment
	rowSpending
	rowVoid
	rowTheMore
	rowFloorBase
	rowFloorOfBase
	rowFloorAnyway
	rowFloorKerul
	rowCheap
	rowOver
	rowThis
	rowThisPrice
	rowCharged
)

// frameNames lists them by how a name begins, ends (with a hyphen before) or what it holds (between dots).
var frameNames = []struct {
	name  string
	frame frame
	says  string
}{
	{"play-", rowPlays, "the cards are the object of a verb of playing"},
	{"pay-", rowPays, "the cards are those for which somebody pays"},
	{"plus-pay", rowPaysMore, "likewise, for a sum on top"},
	{"foe-pays", rowOthersPay, "the opponent pays what another's cards cost"},
	{"you-pay", rowOthersPay, "or the player does"},
	{"foe-gives-", rowPays | rowGives, "what the opponent gives for the cards"},
	{"by-discount", rowDiscount, "the cards are played at a discount"},
	{"by-premium", rowDiscount, "or at a premium"},
	{"set-for", rowPlayedFor, "the cards are played for a sum that is named"},
	{"at-", rowAtPrice, "the cards are played at a price"},
	{"then-", rowGoesOn, "it goes on with the statement before, and has its cards"},
	{"owners-", rowOwners, "a noun with -é is the cards and their cost at once"},
	{"need-", rowNeed, "so much is needed for the cards"},
	{"needs-", rowNeeds, "so much is needed for playing the cards"},
	{"deducted-both", rowBoth, "the cards are named by two costs"},
	{"adj-", rowAdjective, "the change is an attribute: 1 VP-vel magasabb költségűek"},
	{".plus-ill.", rowPlusIll, "+1_VP-be"},
	{"-money", rowMoney, "so many of a currency"},
	{"-currency", rowCurrency, "the currency stands behind"},
	{".ratio.", rowRatio, "a part or multiple"},
	{".-for-.", rowFor, "for the sum"},
	{"needed-", rowAsked, "something is asked for before playing"},
	{"condition", rowCondition, "a condition that is called one"},
	{"only-", rowOnly, "only so, or only who"},
	{"only-until-", rowOnlyUntil, "not until"},
	{"who-plays-", rowWhoPlays, "whoever plays has to do something"},
	{"play-if-pays", rowPlaysIfPaid, "playing depends on a payment"},
	{"react-", rowReact, "it is about reacting"},
	{"react-who-", rowReactWho, "and about whoever reacts"},
	{"react-who-must", rowReactMust, "who has to do something"},
	{"-done", rowDone, "once something is done"},
	{"no-", rowNo, "something is not so"},
	{"no-pay-", rowNoPay, "nothing has to be paid"},
	{"for-nothing", rowForNothing, "for nothing"},
	{"payment-", rowPayment, "it is about paying a currency"},
	{"spending-", rowSpending, "it is about spending a currency"},
	{".-void.", rowVoid, "changes have no effect"},
	{"the-more-", rowTheMore, "the more of one, the less of the other"},
	{"floor-base", rowFloorBase, "the base cost is the floor"},
	{"floor-base-", rowFloorOfBase, "and stands beside the cards"},
	{"floor-anyway", rowFloorAnyway, "so much is paid in any case"},
	{"floor-kerul", rowFloorKerul, "it is said with kerül"},
	{"over-", rowOver, "something is paid on top of the cost"},
	{"-this", rowThis, "the cost is one that was named before: csökkenti ezt"},
	{"-cheap", rowCheap, "it is said with olcsóbb"},
	{"charged-", rowCharged, "the cost is nobody's, and is said of the cards: -1 VP költség"},
	{"this-", rowThisPrice, "it is about the price that the sentence before named"},
}

// frameOf reads a name.
func frameOf(name string) frame {
	var out frame
	for _, f := range frameNames {
		fits := strings.HasPrefix(name, f.name)
		if in, ok := strings.CutPrefix(f.name, "."); ok {
			fits = strings.Contains(name, strings.TrimSuffix(in, "."))
		} else if f.name[0] == '-' {
			fits = strings.HasSuffix(name, f.name)
		}
		if fits {
			out |= f.frame
		}
	}
	return out
}

// is says whether the row is one of these.
func (p *pattern) is(f frame) bool { return p.frame&f != 0 }
