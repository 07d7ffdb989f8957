package say

import (
	"fmt"

	"github.com/cardlint/cardlint/lint"
)

// HTML are the fixed words of the HTML report, by the place where they stand. {n} is filled in by the page itself.
var HTML = struct {
	Skip, Contents, Dark, About, Close                                   lint.Words
	Summary, Matrix, Cards, Reasons, Muted, Rules                        lint.Words
	Pool, Found, Ancient, Besides, General                               lint.Words
	Clauses, Understood, NotUnderstood                                   lint.Words
	Unread, UnreadHelp, Odd                                              lint.Words
	MatrixHelp, MatrixEmpty, MatrixNone, Ancient1, Every, NoCause, State lint.Words
	ByText, Outright, InPlay, Together, Decide, OwnText                  lint.Words
	Filters, Search, SearchHint, Set, Edition, Sheet, File               lint.Words
	Colour, NoColour, Type, Rule, Level, Any, Reset, NoMatch             lint.Words
	Kodex, Hits, Advice, Drawback, Empty, Icons, ToMatrix, ReasonsHelp   lint.Words
}{
	Skip:     lint.Words{Hu: "Ugrás a találatokhoz", En: "Skip to the findings"},
	Contents: lint.Words{Hu: "Tartalom", En: "Contents"},
	Dark:     lint.Words{Hu: "Sötét", En: "Dark"},
	About:    lint.Words{Hu: "A jelentést a cardlint írta.", En: "Written by cardlint."},
	Close:    lint.Words{Hu: "Bezárás", En: "Close"},

	Summary: lint.Words{Hu: "Összegzés", En: "Summary"},
	Matrix:  lint.Words{Hu: "Mi kapcsolja ki az ősmágiát", En: "What switches ancient magic off"},
	Cards:   FindingsTitle,
	Reasons: lint.Words{Hu: "Az okok részletesen", En: "The reasons in full"},
	Muted:   lint.Words{Hu: "Elnémított találatok", En: "Muted findings"},
	Rules:   lint.Words{Hu: "A szabályok, amelyek szóltak", En: "The rules that spoke"},

	Pool:          lint.Words{Hu: "Lapok", En: "Cards"},
	Found:         lint.Words{Hu: "Találatok", En: "Findings"},
	Ancient:       lint.Words{Hu: "Ősmágiás lapok", En: "Ancient-magic cards"},
	Besides:       lint.Words{Hu: "az általános okokon túl is kikapcsolható", En: "off, not only by the general causes"},
	General:       lint.Words{Hu: "csak az általános okok kapcsolják ki", En: "off by the general causes only"},
	Clauses:       lint.Words{Hu: "Mondatrészek a költségről", En: "Clauses about cost"},
	Understood:    lint.Words{Hu: "megértve", En: "understood"},
	NotUnderstood: lint.Words{Hu: "nem érthető", En: "not understood"},

	Unread:     lint.Words{Hu: "Nem minden volt olvasható", En: "Not everything could be read"},
	UnreadHelp: lint.Words{Hu: "Ami itt áll, kimaradt a vizsgálatból, ezért a jelentés nem teljes.", En: "What stands here was not looked at, so the report is not whole."},
	Odd:        lint.Words{Hu: "Ami a beolvasáskor feltűnt", En: "What was odd about the files"},

	MatrixHelp: lint.Words{
		Hu: "A szám azt mutatja, hány saját lapnak van benne része. Az okot látod, ha fölé állsz vagy rákattintasz; billentyűzeten a nyilak léptetnek, az Enter megnyitja.",
		En: "The number says how many cards of the same player have a part in it. Point at it or click to see the reason; on the keyboard the arrows move and Enter opens it.",
	},
	MatrixEmpty: lint.Words{Hu: "A szűrőknek egyetlen ősmágiás lap sem felel meg.", En: "No ancient-magic card matches the filters."},
	MatrixNone:  lint.Words{Hu: "nincs ilyen ok", En: "no such cause"},
	Ancient1:    lint.Words{Hu: "Ősmágiás lap", En: "Ancient-magic card"},
	Every:       lint.Words{Hu: "Minden ősmágiás lap (általános okok)", En: "Every ancient-magic card (general causes)"},
	NoCause:     lint.Words{Hu: "Az általános okokon túl semmi sem kapcsolja ki.", En: "Besides the general causes nothing switches it off."},
	State:       lint.Words{Hu: "Az általános okokon túl", En: "Besides the general causes"},

	ByText:   lint.Words{Hu: "Szövege miatt", En: "By its text"},
	Outright: lint.Words{Hu: "Kimondja", En: "Outright"},
	InPlay:   lint.Words{Hu: "Játékban", En: "In play"},
	Together: lint.Words{Hu: "Együtt", En: "In combination"},
	Decide:   lint.Words{Hu: "Eldöntendő", En: "To be decided"},
	OwnText:  lint.Words{Hu: "Saját szövege", En: "Its own text"},

	Filters:    lint.Words{Hu: "Szűrők", En: "Filters"},
	Search:     lint.Words{Hu: "Keresés", En: "Search"},
	SearchHint: lint.Words{Hu: "név, szöveg, cella …", En: "name, text, cell …"},
	Set:        lint.Words{Hu: "Készlet", En: "Set"},
	Edition:    lint.Words{Hu: "Kiadás", En: "Edition"},
	Sheet:      lint.Words{Hu: "Munkalap", En: "Sheet"},
	File:       lint.Words{Hu: "Fájl", En: "File"},
	Colour:     lint.Words{Hu: "Szín", En: "Colour"},
	NoColour:   lint.Words{Hu: "(nincs megadva)", En: "(none given)"},
	Type:       lint.Words{Hu: "Típus", En: "Type"},
	Rule:       lint.Words{Hu: "Szabály", En: "Rule"},
	Level:      lint.Words{Hu: "Szint", En: "Level"},
	Any:        lint.Words{Hu: "mind", En: "all"},
	Reset:      lint.Words{Hu: "Szűrők törlése", En: "Clear filters"},
	NoMatch:    lint.Words{Hu: "A szűrőknek egyetlen lap sem felel meg.", En: "No card matches the filters."},

	Kodex:       Kodex,
	Hits:        Hits,
	Advice:      RuleWhatToDo,
	Drawback:    lint.Words{Hu: "hátrány", En: "drawback"},
	Empty:       lint.Words{Hu: "(üres)", En: "(empty)"},
	Icons:       lint.Words{Hu: "ikonok", En: "icons"},
	ToMatrix:    lint.Words{Hu: "a táblázatban", En: "in the matrix"},
	ReasonsHelp: lint.Words{Hu: "Ugyanaz, mint a táblázat celláiban; az egyformán kikapcsolható lapok együtt állnak.", En: "The same as in the cells of the matrix; cards that are switched off alike stand together."},
}

// HTMLTitle is the title of the HTML report about a file, or about several.
func HTMLTitle(file string, files int) lint.Words {
	if files == 1 {
		return lint.Words{Hu: file, En: file}
	}
	return lint.Words{Hu: fmt.Sprintf("%d fájl", files), En: Plural(files, "file")}
}

// ShownCards counts the cards that a filter leaves; the page puts their number for {n}.
func ShownCards(all int) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("{n} lap látszik %s közül", The(all)),
		En: fmt.Sprintf("{n} of %s shown", Plural(all, "card")),
	}
}

// ShownAncient counts the rows of the matrix that a filter leaves; the page puts their number for {n}.
func ShownAncient(all int) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("{n} ősmágiás lap látszik %s közül", The(all)),
		En: fmt.Sprintf("{n} of %s shown", cards(all)),
	}
}

// MutedCount says how many findings are muted, and by what.
func MutedCount(suppressed, known int) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("%d elnémítva: %d indokkal, %d már ismert", suppressed+known, suppressed, known),
		En: fmt.Sprintf("%d muted: %d for a reason, %d known before", suppressed+known, suppressed, known),
	}
}

// MutedBy says what mutes a finding.
func MutedBy(by lint.MutedBy) lint.Words {
	return map[lint.MutedBy]lint.Words{
		lint.BySuppression: {Hu: "indokkal elnémítva", En: "suppressed for a reason"},
		lint.ByBaseline:    {Hu: "már ismert (alapállapot)", En: "known before (baseline)"},
	}[by]
}

// TooManySets says that the sets of a group of cards are not listed one by one, only the cards that have a part in them.
func TooManySets(sets int) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("%d halmaz kapcsolja ki; itt csak az okozó lapok állnak (a halmazok: cardlint combos)", sets),
		En: fmt.Sprintf("%s switch it off; here only the cards that cause it (the sets: cardlint combos)", Plural(sets, "set")),
	}
}

// OwnUnread says that an ancient-magic card's own text is for a person to read.
func OwnUnread() lint.Words {
	return lint.Words{
		Hu: "A saját szövege nem olvasható vagy nem érthető, ezért embernek kell eldöntenie, működik-e az ősmágiája.",
		En: "Its own text cannot be read or was not understood, so a person has to decide whether its ancient magic works.",
	}
}
