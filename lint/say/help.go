package say

import "github.com/cardlint/cardlint/lint"

// The help of the program and its commands.
var (
	HelpRoot = lint.Words{
		Hu: "A cardlint HKK-laptáblázatokat (XLSX, ODS, CSV) olvas: megmondja, mely lapok módosítanak idézési költséget,\nés mely ősmágiás lapokat mi kapcsol ki.",
		En: "cardlint reads spreadsheets of HKK cards (XLSX, ODS, CSV): it says which cards modify summoning cost,\nand what switches which ancient-magic cards off.",
	}
	HelpCheck     = lint.Words{Hu: "minden találat, összegzés, és hogy mi kapcsol ki ősmágiát (ez az alapértelmezett parancs)", En: "everything found, a summary, and what switches ancient magic off (the default command)"}
	HelpModifiers = lint.Words{Hu: "minden lap minden költségmódosítása", En: "every modifier of every card"}
	HelpCombos    = lint.Words{Hu: "mely ősmágiás lapokat mely lapok kapcsolnak ki együtt", En: "which ancient-magic cards are off, by which sets of cards"}
	HelpCost      = lint.Words{Hu: "egy lap költsége lépésről lépésre (21.8), és hogy működik-e az ősmágiája", En: "one card's cost step by step (21.8), and whether its ancient magic works"}
	HelpParse     = lint.Words{Hu: "egyetlen szöveg értelmezése", En: "how one text is read"}
	HelpParseLong = lint.Words{
		Hu: "Egyetlen szöveg értelmezése: az ítélet, minden mondatrész kódja és a nyelvtan mintája, amely olvasta.\n\nA kódok: M1–M5 idézési költséget módosít; R1–R3 embernek kell eldöntenie, módosítás-e; R4 nem ítélhető meg;\nR5 költségről szól, de nem érthető; C1–C13 költséget említ, de nem módosítja (szűrő, tilalom, képesség ára …).",
		En: "How one text is read: the verdict, and of each clause the code and the pattern of the grammar that read it.\n\nThe codes: M1-M5 modify a summoning cost; R1-R3 a person has to decide whether it is a modification; R4 cannot be judged;\nR5 speaks of cost and was not understood; C1-C13 speak of cost and do not modify it (a filter, a ban, the price of an ability …).",
	}
	HelpRules = lint.Words{Hu: "a szabályok listája, vagy egy szabály oldala", En: "the list of rules, or the page of one"}
	HelpHelp  = lint.Words{Hu: "súgó egy parancshoz", En: "help about a command"}

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
	FlagSheet     = lint.Words{Hu: "csak ez a munkalap: `NÉV` (ismételhető)", En: "only the sheet `NAME` (repeatable)"}
	FlagColumn    = lint.Words{Hu: "egy oszlop fejléce: `NÉV=FEJLÉC` (ismételhető)", En: "the header of a column: `NAME=HEADER` (repeatable)"}
	FlagDelimiter = lint.Words{Hu: "elválasztó `JEL` a CSV-ben (ha nincs megadva, a program kitalálja)", En: "the delimiting `CHARACTER` of the CSV (if not given, the program finds it out)"}
	FlagEncoding  = lint.Words{Hu: "a CSV kódolása; `KÓDOLÁS`: utf-8, windows-1250 … (ha nincs megadva, a program kitalálja)", En: "the `ENCODING` of the CSV: utf-8, windows-1250 … (if not given, the program finds it out)"}
	FlagZeroCosts = lint.Words{Hu: "mit jelent a 0 költség; `MÓD`: cost (0-t), unknown (nincs beírva), auto (ha az összes 0, nincs beírva)", En: "what a cost of 0 means; `MODE`: cost, unknown (not entered), auto (not entered where all are 0)"}
	FlagFormat    = lint.Words{Hu: "kimeneti `FORMÁTUM`", En: "the `FORMAT` of the output"}
	FlagOutput    = lint.Words{Hu: "még egy jelentés fájlba: `FORMÁTUM=FÁJL` (ismételhető; - a szabványos kimenet)", En: "one more report into a file: `FORMAT=PATH` (repeatable; - is standard output)"}
	FlagFailOn    = lint.Words{Hu: "a legalacsonyabb `SZINT`, amelynél a kilépési kód 1: error, warning, note, never", En: "the lowest `LEVEL` at which the exit code is 1: error, warning, note, never"}
	FlagLang      = lint.Words{Hu: "a program nyelve; `NYELV`: hu vagy en", En: "the `LANGUAGE` of the program: hu or en"}
	FlagColor     = lint.Words{Hu: "színek; `MÓD`: auto, always, never (NO_COLOR is számít)", En: "colours; `MODE`: auto, always, never (NO_COLOR is honoured)"}
	FlagJobs      = lint.Words{Hu: "hány szálon dolgozzon; `SZÁM` (0: ahány processzor van)", En: "how many workers run at once; `NUMBER` (0: one for each processor)"}
	FlagQuiet     = lint.Words{Hu: "csak az eredmény és a végzetes hibák", En: "nothing but results and fatal trouble"}
	FlagStats     = lint.Words{Hu: "mennyi ideig tartott", En: "how long it took"}
	FlagTimeout   = lint.Words{Hu: "legfeljebb ennyi `IDŐ` (30s, 2m; 0: nincs korlát)", En: "no more `TIME` than this (30s, 2m; 0: no limit)"}
	FlagHelp      = lint.Words{Hu: "ez a súgó", En: "this help"}
	FlagVersion   = lint.Words{Hu: "a program változata", En: "the version of the program"}
	FlagAll       = lint.Words{Hu: "a tiszta lapok is", En: "clear cards, too"}
	FlagSize      = lint.Words{Hu: "hány lapos a legnagyobb felsorolt halmaz; `SZÁM`", En: "how many cards a listed set may have; `NUMBER`"}
	FlagReading   = lint.Words{Hu: "a 78.2 szerinti `OLVASAT`: applied (tényleges hatás), literal (szó szerint), reduction (csak csökkentés)", En: "the `READING` of 78.2: applied, literal, reduction"}
	FlagOwn       = lint.Words{Hu: "nálad játékban lévő lap: `NÉV` vagy NÉV*DARAB (ismételhető)", En: "a card on your side: `NAME` or NAME*COPIES (repeatable)"}
	FlagOpponent  = lint.Words{Hu: "az ellenfélnél játékban lévő lap: `NÉV` vagy NÉV*DARAB (ismételhető)", En: "a card on the opponent's side: `NAME` or NAME*COPIES (repeatable)"}
	FlagType      = lint.Words{Hu: "a típuscella, ahogy a táblázatban állna; `TÍPUS`", En: "the type cell, as in a spreadsheet; `TYPE`"}
	FlagName      = lint.Words{Hu: "a lap neve; `NÉV`", En: "the card's `NAME`"}
)
