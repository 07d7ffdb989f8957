package say

import "github.com/cardlint/cardlint/lint"

// The help of the program and its commands.
var (
	HelpRoot = lint.Words{
		Hu: "A cardlint HKK-laptáblázatokat (CSV, XLSX) olvas: megmondja, mely lapok módosítanak idézési költséget,\nés mely ősmágiás lapokat mi kapcsol ki.",
		En: "cardlint reads spreadsheets of HKK cards (CSV, XLSX): it says which cards modify summoning cost,\nand what switches which ancient-magic cards off.",
	}
	HelpCheck     = lint.Words{Hu: "minden találat, összegzés, és hogy mi kapcsol ki ősmágiát (ez az alapértelmezett parancs)", En: "everything found, a summary, and what switches ancient magic off (the default command)"}
	HelpModifiers = lint.Words{Hu: "minden lap minden költségmódosítása", En: "every modifier of every card"}
	HelpCombos    = lint.Words{Hu: "mely ősmágiás lapokat mely lapok kapcsolnak ki együtt", En: "which ancient-magic cards are off, by which sets of cards"}
	HelpCost      = lint.Words{Hu: "egy lap költsége lépésről lépésre (21.8), és hogy működik-e az ősmágiája", En: "one card's cost step by step (21.8), and whether its ancient magic works"}
	HelpParse     = lint.Words{Hu: "egyetlen szöveg értelmezése", En: "how one text is read"}
	HelpRules     = lint.Words{Hu: "a szabályok listája, vagy egy szabály oldala", En: "the list of rules, or the page of one"}
	HelpHelp      = lint.Words{Hu: "segítség egy parancshoz", En: "help about a command"}

	UsageHead    = lint.Words{Hu: "Használat", En: "Usage"}
	CommandsHead = lint.Words{Hu: "Parancsok", En: "Commands"}
	FlagsHead    = lint.Words{Hu: "Kapcsolók", En: "Flags"}
	GlobalHead   = lint.Words{Hu: "Minden parancsnál", En: "Flags of every command"}
	DefaultWord  = lint.Words{Hu: "(alapérték: ", En: "(default "}
	FileWord     = lint.Words{Hu: "FÁJL…", En: "FILE…"}
	CardWord     = lint.Words{Hu: "LAP", En: "CARD"}
	RuleWord     = lint.Words{Hu: "SZABÁLY", En: "RULE"}
	TextWord     = lint.Words{Hu: "SZÖVEG", En: "TEXT"}
)

// The help of the flags; what stands between backquotes names the value.
var (
	FlagSheet     = lint.Words{Hu: "csak ez a `munkalap` (ismételhető)", En: "only this `sheet` (repeatable)"}
	FlagColumn    = lint.Words{Hu: "egy oszlop fejléce: `név=Fejléc` (ismételhető)", En: "the header of a column: `name=Header` (repeatable)"}
	FlagDelimiter = lint.Words{Hu: "a CSV elválasztó `jele` (magától kitalálja)", En: "the CSV's delimiting `character` (found by itself)"}
	FlagFormat    = lint.Words{Hu: "a kimenet `formátuma`", En: "the `format` of the output"}
	FlagOutput    = lint.Words{Hu: "még egy jelentés fájlba: `formátum=fájl` (ismételhető)", En: "one more report into a file: `format=path` (repeatable)"}
	FlagFailOn    = lint.Words{Hu: "ettől a `szinttől` 1 a kilépési kód: error, warning, note, never", En: "the `level` from which the exit code is 1: error, warning, note, never"}
	FlagLang      = lint.Words{Hu: "`nyelv`: hu vagy en", En: "`language`: hu or en"}
	FlagColor     = lint.Words{Hu: "`színek`: auto, always, never (NO_COLOR is számít)", En: "`colours`: auto, always, never (NO_COLOR is honoured)"}
	FlagJobs      = lint.Words{Hu: "ennyi `szál` dolgozik (0: ahány processzor van)", En: "`workers` (0: one a processor)"}
	FlagQuiet     = lint.Words{Hu: "csak az eredmény és a végzetes hibák", En: "nothing but results and fatal trouble"}
	FlagStats     = lint.Words{Hu: "mennyi ideig tartott", En: "how long it took"}
	FlagTimeout   = lint.Words{Hu: "legfeljebb ennyi `idő` (30s, 2m; 0: nincs korlát)", En: "no more `time` than this (30s, 2m; 0: no limit)"}
	FlagHelp      = lint.Words{Hu: "ez a segítség", En: "this help"}
	FlagAll       = lint.Words{Hu: "a tiszta lapok is", En: "clear cards, too"}
	FlagSize      = lint.Words{Hu: "a legnagyobb felsorolt halmaz ennyi `lap`", En: "the most `cards` in a listed set"}
	FlagReading   = lint.Words{Hu: "a 78.2 `olvasata`: applied, literal, reduction", En: "the `reading` of 78.2: applied, literal, reduction"}
	FlagOwn       = lint.Words{Hu: "nálad játékban lévő lap: `név` vagy név*darab (ismételhető)", En: "a card on your side: `name` or name*copies (repeatable)"}
	FlagOpponent  = lint.Words{Hu: "az ellenfélnél játékban lévő lap: `név` vagy név*darab (ismételhető)", En: "a card on the opponent's side: `name` or name*copies (repeatable)"}
	FlagType      = lint.Words{Hu: "a lap `típuscellája`, ahogy a táblázatban állna", En: "the card's `type` cell, as in a spreadsheet"}
	FlagName      = lint.Words{Hu: "a lap `neve`", En: "the card's `name`"}
)
