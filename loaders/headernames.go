package loaders

import "github.com/cardlint/cardlint/lint"

// field is what a column tells about a card.
type field string

// The fields, by the names that Options.Columns uses.
const (
	fieldName      field = "name"
	fieldType      field = "type"
	fieldSubtype   field = "subtype"
	fieldColour    field = "colour"
	fieldCost      field = "cost"
	fieldCurrency  field = "currency" // of the amount in the cost column before it
	fieldText      field = "text"
	fieldDrawback  field = "drawback"
	fieldIcons     field = "icons"
	fieldAncient   field = "ancient"   // yes/no: the N icon
	fieldSurcharge field = "surcharge" // yes/no, or how much: the Ú icon
	fieldYear      field = "year"
	fieldEdition   field = "edition"
	fieldRarity    field = "rarity" // known so that it is not taken for anything else
	fieldID        field = "id"
	fieldLint      field = "lint" // which findings of the card are as they should be
)

// knownHeaders are the spellings by which a column is known: one line a field, the best spelling first (where a sheet has
// two, "szöveg" and "leírás", the better one is the text). Case, accents, plural, a number behind the word and remarks in
// brackets do not matter. Columns of one currency hold amounts of it.
var knownHeaders = []struct {
	field     field
	currency  lint.Currency
	spellings string
}{
	{fieldName, 0, "név, lap neve, lapnév, kártya neve, kártyanév, a lap neve, elnevezés, name, card name, cardname, title"},
	{fieldType, 0, "típus, laptípus, lap típusa, kártyatípus, kártya típusa, típusa, főtípus, type, card type, kind"},
	{fieldSubtype, 0, "altípus, lap altípusa, altípusa, alfaj, faj, subtype, sub type"},
	{fieldColour, 0, "szín, színe, lap színe, isten, istene, klán, klánja, szín isten, isten klán, colour, color, god, clan"},
	{fieldCost, 0, "idézési költség, idézési költsége, költség, költsége, alap idézési költség, alapköltség, kijátszási költség, " +
		"kihozási költség, elkészítési költség, lapkijátszási költség, cost, summoning cost, base cost, casting cost, play cost"},
	{fieldCost, lint.VP, "VP, VP költség, költség VP, varázspont"},
	{fieldCost, lint.SZK, "SZK, SZK költség, költség SZK, szörnykomponens"},
	{fieldCost, lint.Builder, "építő, építő költség, költség építő, builder"},
	{fieldCost, lint.Sacrifice, "áldozás, áldozás költség, költség áldozás, áldozat, sacrifice"},
	{fieldCost, lint.Nekron, "nekron, nekron költség, költség nekron, semmizés"},
	{fieldCost, lint.Zanszilank, "zanszilánk, zansszilánk, zanszilánk költség, költség zanszilánk"},
	{fieldCurrency, 0, "pénznem, fizetőeszköz, költség pénzneme, költség fajtája, költség típusa, költségtípus, currency, cost currency"},
	{fieldText, 0, "szöveg, lap szövege, lapszöveg, a lap szövege, szövege, kártya szövege, kártyaszöveg, szabályszöveg, leírás, leírása, " +
		"képesség, text, card text, rules text, description, effect, ability"},
	{fieldDrawback, 0, "hátrány, lap hátránya, hátránya, hátrány szövege, drawback, disadvantage"},
	{fieldIcons, 0, "ikon, ikonja, jel, jele, jelölés, icon, symbol"},
	{fieldAncient, 0, "ősmágia, ősmágiás, ősmágia ikon, N, N ikon, ancient magic, ancient"},
	{fieldSurcharge, 0, "reakció drágítás, reakciódrágítás, Ú, Ú ikon, reaction surcharge, surcharge"},
	{fieldYear, 0, "év, éve, megjelenés éve, kiadás éve, évszám, évjárat, megjelenés, year, release year"},
	{fieldEdition, 0, "kiadás, kiegészítő, sorozat, szett, edition, set, expansion"},
	{fieldRarity, 0, "gyakoriság, ritkaság, rarity"},
	{fieldID, 0, "azonosító, lapazonosító, kártyaazonosító, sorszám, lap sorszáma, ID, card ID, kód, code, number"},
	{fieldLint, 0, "lint, cardlint"},
}

// Fields lists the names that Options.Columns may use, in order.
func Fields() []string {
	var out []string
	for _, k := range knownHeaders {
		if k.currency == 0 {
			out = append(out, string(k.field))
		}
	}
	return out
}

// required are the fields without which a sheet holds no cards that could be judged.
var required = []field{fieldName, fieldType, fieldText}

// several are the fields that may stand in more than one column: all of them are read. Of the others the best spelling wins.
var several = map[field]bool{fieldType: true, fieldSubtype: true, fieldColour: true, fieldCost: true, fieldCurrency: true, fieldIcons: true}

// plurals are what may stand behind a known header of three letters or more.
var plurals = []string{"", "k", "ok", "ek", "ak", "s", "es"}
