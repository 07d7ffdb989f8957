package say

import "github.com/cardlint/cardlint/lint"

// ConfigKey says what a key of cardlint.yaml means, by its path: overrides.card. The schema, and the file that init writes, show it.
func ConfigKey(path string) lint.Words { return configKeys[path] }

var configKeys = map[string]lint.Words{
	"sheets":        {Hu: "A munkafüzetből csak ezek a munkalapok; ha nincs megadva, mind, amelyen lapok vannak.", En: "Only these sheets of a workbook; if not given, all that hold cards."},
	"columns":       {Hu: "Melyik mezőt melyik fejlécű oszlop mondja meg, ahol a program magától nem találja el (így látszik: cardlint columns FÁJL).", En: "Which header tells a field, where the program does not find out by itself (cardlint columns FILE shows it)."},
	"delimiter":     {Hu: "A CSV elválasztó jele: egyetlen jel, vagy tab.", En: "The delimiter of the CSV: one character, or tab."},
	"encoding":      {Hu: "A CSV kódolása.", En: "The encoding of the CSV."},
	"zero-costs":    {Hu: "Mit jelent a 0 költség: cost (0-t), unknown (nincs beírva), auto (ha egy munkalapon mind 0, nincs beírva).", En: "What a cost of 0 means: cost, unknown (not entered), auto (not entered where all of a sheet are 0)."},
	"years":         {Hu: "Melyik kiadás mikor jelent meg; azoknál a lapoknál számít, amelyeknél nincs év.", En: "When each edition was printed, for cards that give no year."},
	"settings":      {Hu: "A szabályértelmezés eldöntött kérdései.", En: "Questions about the rules that were decided."},
	"rules":         {Hu: "Egy-egy szabály szintje, számával vagy nevével: off, note, warning, error.", En: "The level of a rule, by its number or name: off, note, warning, error."},
	"fail-on":       {Hu: "A legalacsonyabb szint, amelynél a kilépési kód 1.", En: "The lowest level at which the exit code is 1."},
	"max-warnings":  {Hu: "Ennél több figyelmeztetésnél a kilépési kód 1 (a fail-on: never ezt is kikapcsolja).", En: "More warnings than this make the exit code 1 (fail-on: never switches this off, too)."},
	"baseline":      {Hu: "A már ismert találatok fájlja.", En: "The file of findings that are known already."},
	"overrides":     {Hu: "Felülbírálások: egy lap ítélete, vagy a szövege helyett olvasandó szöveg.", En: "Overrides: the verdict on a card, or a wording to be read instead of its text."},
	"suppress":      {Hu: "Elnémított találatok. A megadott card, rule és phrase mindegyikének illenie kell.", En: "Findings that are as they should be. Of card, rule and phrase all that are given have to fit."},
	"reviewed":      {Hu: "Átnézett lapok: az ítélet addig áll, amíg a lap szövege nem változik. Bejegyzés így készül: cardlint config review.", En: "Reviewed cards: the verdict holds until the card's text changes. Entries are made by cardlint config review."},
	"settings.deck": {Hu: "Milyen pakliban lehetnek együtt a lapok: three-colours (legfeljebb három szín), any (bármilyen színek), unrestricted (pakliszabályok nélkül).", En: "Which cards may stand in one deck: three-colours at most, any colours, unrestricted (no rules about decks)."},

	"settings.replacement": {Hu: "Minek számít más lapok ingyenes kijátszása vagy költségük helyettesítése (R1, R2; 24.3).", En: "What free play and replacement of other cards' costs amount to (R1, R2; 24.3)."},
	"settings.surcharge":   {Hu: "Minek számít a reakció drágítása (M4).", En: "What a reaction surcharge amounts to (M4)."},
	"settings.targeting":   {Hu: "Minek számít a drágább célzás, vagy ha maga a fizetőeszköz drágul (R3).", En: "What dearer targeting, or a dearer currency, amounts to (R3)."},
	"settings.reading":     {Hu: "A 78.2 olvasata: applied (tényleges hatás), literal (szó szerint), reduction (csak a csökkentés).", En: "How 78.2 is read: applied (what really changes the cost), literal (word for word), reduction (reductions only)."},
	"settings.size":        {Hu: "Hány lapos a legnagyobb felsorolt halmaz.", En: "How many cards a listed set may have."},
	"settings.old-texts":   {Hu: "2001 előtti, „Hátrány:” nélküli szövegben az, ami csak a gazdájának árt (91.3.1), képességnek (ability) vagy hátránynak (drawback) számít.", En: "In texts before 2001 without \"Hátrány:\", what only hurts its controller (91.3.1) counts as an ability or a drawback."},

	"card":    {Hu: "A lap neve vagy azonosítója.", En: "The name or ID of the card."},
	"edition": {Hu: "Csak ennek a kiadásnak a lapja.", En: "Only the card of this edition."},
	"file":    {Hu: "Csak ennek a fájlnak a lapja; ha a fájl nincs a bemenetben, a bejegyzés nem számít, és a program nem is hiányolja.", En: "Only the card of this file; where the file is no input, the entry does not count, and nothing is said."},
	"reason":  {Hu: "Miért: kötelező.", En: "Why: it must be there."},
	"until":   {Hu: "Az utolsó nap, amikor még számít: 2026-12-31.", En: "The last day on which it counts: 2026-12-31."},
	"verdict": {Hu: "Az ítélet: modifies (módosít), review (eldöntendő), clear (tiszta).", En: "The verdict: modifies, review, clear."},
	"rule":    {Hu: "A szabály száma vagy neve.", En: "The number or name of the rule."},
	"phrase":  {Hu: "Szövegrész, amely a találat kiemelt szavaiban áll.", En: "A phrase that stands in the marked words of the finding."},
	"by":      {Hu: "Ki nézte át.", En: "Who reviewed it."},
	"date":    {Hu: "Mikor: 2026-11-30.", En: "When: 2026-11-30."},

	"overrides.verdict": {
		Hu: "Az ítélet: modifies (módosít), review (eldöntendő), clear (tiszta). Ha a lap szövegében nincs változás, a modifies csak szabálylapnál és követőnél rontja el az ősmágiát (78.1); más lapnál ahhoz text kell.",
		En: "The verdict: modifies, review, clear. Where the card's text holds no change, modifies switches ancient magic off only for a rule card or follower (78.1); for other cards that takes a text.",
	},
	"overrides.text": {Hu: "Ezt kell a lap minden szövege helyett olvasni; az ikonjai a táblázat szerint maradnak.", En: "To be read instead of all texts of the card; its icons stay as the sheet gives them."},
	"reviewed.text":  {Hu: "Az átnézett szöveg ujjlenyomata.", En: "The fingerprint of the text that was reviewed."},
}
