package say

import (
	"fmt"
	"slices"
	"strings"

	"github.com/agnivade/levenshtein"
	"golang.org/x/text/unicode/norm"

	"github.com/cardlint/cardlint/lint"
)

// Nearest gives up to three of the known words that a misspelt one may have meant, the nearest first.
func Nearest(word string, known []string) []string {
	type near struct {
		word     string
		distance int
	}
	w := Fold(word)
	letters := len([]rune(w))
	most := min(max(2, letters/3), letters-1) // one letter must be right
	var found []near
	for _, k := range known {
		if d := Distance(w, Fold(k)); d <= most {
			found = append(found, near{k, d})
		}
	}
	slices.SortStableFunc(found, func(a, b near) int { return a.distance - b.distance })
	var out []string
	for _, n := range found {
		if len(out) < 3 && !slices.Contains(out, n.word) {
			out = append(out, n.word)
		}
	}
	return out
}

// Distance is how many letters have to be changed, added or left out to make one word of the other.
func Distance(a, b string) int { return levenshtein.ComputeDistance(a, b) }

// Fold makes names comparable: lower case, letters composed with their accents, no spaces around.
func Fold(s string) string { return strings.ToLower(norm.NFC.String(strings.TrimSpace(s))) }

// Unknown says that there is no such flag, format, command, rule …, and what there is. A guess is added where something is near.
func Unknown(what lint.Words, got string, known []string) lint.Words {
	if got == "" {
		got = `""`
	}
	w := lint.Words{
		Hu: fmt.Sprintf("nincs ilyen %s: %s (van: %s)", what.Hu, got, strings.Join(known, ", ")),
		En: fmt.Sprintf("there is no %s %s (there are: %s)", what.En, got, strings.Join(known, ", ")),
	}
	return guess(w, Nearest(got, known))
}

// NoSuchCard says that no card bears the name; all of a pool are too many to list, so only near names are.
func NoSuchCard(name string, known []string) lint.Words {
	return guess(lint.Words{
		Hu: fmt.Sprintf("nincs ilyen nevű lap: %s", name),
		En: fmt.Sprintf("there is no card named %s", name),
	}, Nearest(name, known))
}

func guess(w lint.Words, near []string) lint.Words {
	if len(near) == 0 {
		return w
	}
	return lint.Words{
		Hu: w.Hu + "; talán: " + strings.Join(near, ", ") + "?",
		En: w.En + "; did you mean " + strings.Join(near, ", ") + "?",
	}
}

// What may be unknown.
var (
	AFlag       = lint.Words{Hu: "kapcsoló", En: "flag"}
	AFormat     = lint.Words{Hu: "formátum", En: "format"}
	ACommand    = lint.Words{Hu: "parancs vagy fájl", En: "command or file"}
	ARule       = lint.Words{Hu: "szabály", En: "rule"}
	ALanguage   = lint.Words{Hu: "nyelv", En: "language"}
	ALevel      = lint.Words{Hu: "szint", En: "level"}
	AColour     = lint.Words{Hu: "színezés", En: "colour mode"}
	ASubcommand = lint.Words{Hu: "parancs", En: "command"}
	AnEncoding  = lint.Words{Hu: "kódolás", En: "encoding"}
	AMeaning    = lint.Words{Hu: "mód a 0 költséghez", En: "--zero-costs mode"}
	AReading    = lint.Words{Hu: "olvasat", En: "reading"}
	ADeck       = lint.Words{Hu: "pakliformátum", En: "deck format"}
)

// NoFile says that a command needs a file.
func NoFile() lint.Words {
	return lint.Words{
		Hu: "add meg a lapok táblázatát (XLSX, ODS vagy CSV), vagy - a szabványos bemenethez",
		En: "name the spreadsheet with the cards (XLSX, ODS or CSV), or - for standard input",
	}
}

// NoCommand says that a command needs one of its own.
func NoCommand(command string, known []string) lint.Words {
	list := strings.Join(known, "|")
	return lint.Words{Hu: "add meg, mit tegyen: cardlint " + command + " " + list, En: "say what to do: cardlint " + command + " " + list}
}

// NoFormats says that a command writes no report.
func NoFormats(command string) lint.Words {
	return lint.Words{
		Hu: "a cardlint " + command + " nem ír jelentést, ezért nincs --format és --output kapcsolója",
		En: "cardlint " + command + " writes no report, and so has neither --format nor --output",
	}
}

// NoFlag says that a command does not work without a flag.
func NoFlag(flag string) lint.Words {
	return lint.Words{Hu: "hiányzik egy kapcsoló, amely nélkül ez a parancs nem működik: --" + flag, En: "the flag --" + flag + " is missing: the command does not work without it"}
}

// NoCardName says that cost needs a card.
func NoCardName(command string) lint.Words {
	return lint.Words{
		Hu: "add meg a lap nevét és a táblázatot: cardlint " + command + " LAP FÁJL…",
		En: "name the card and the spreadsheet: cardlint " + command + " CARD FILE…",
	}
}

// NoText says that parse was given no text.
func NoText() lint.Words {
	return lint.Words{Hu: "nincs szöveg: add meg argumentumként vagy a szabványos bemeneten", En: "there is no text: give it as the argument or on standard input"}
}

// TooMany says that a command takes no more arguments.
func TooMany(arg string) lint.Words {
	return lint.Words{Hu: "fölösleges argumentum: " + arg, En: "one argument too many: " + arg}
}

// NoValue says that a flag needs a value.
func NoValue(flag string) lint.Words {
	return lint.Words{Hu: "ennek a kapcsolónak érték kell: --" + flag, En: "the flag --" + flag + " needs a value"}
}

// BadValue says that a flag's value is none.
func BadValue(flag, got string, want lint.Words) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("--%s %s: ez nem jó, ide %s kell", flag, got, want.Hu),
		En: fmt.Sprintf("--%s %s: not valid, want %s", flag, got, want.En),
	}
}

// InFlag says that a cell that came from a flag is not what it should be.
func InFlag(flag string, w lint.Words) lint.Words {
	return lint.Words{Hu: "--" + flag + ": " + w.Hu, En: "--" + flag + ": " + w.En}
}

// What flags want.
var (
	WantNumber    = lint.Words{Hu: "nemnegatív egész szám", En: "a number from 0"}
	WantSize      = lint.Words{Hu: "pozitív egész szám", En: "a number from 1"}
	WantDuration  = lint.Words{Hu: "időtartam (30s, 2m)", En: "a duration (30s, 2m)"}
	WantColumn    = lint.Words{Hu: "név=Fejléc", En: "name=Header"}
	WantDelimiter = lint.Words{Hu: "egyetlen jel (; , | vagy tab)", En: "one character (; , | or tab)"}
	WantOutput    = lint.Words{Hu: "formátum=fájl", En: "format=path"}
	WantCopies    = lint.Words{Hu: "név vagy név*darab (1–99)", En: "a name or name*copies (1-99)"}
	WantValue     = lint.Words{Hu: "más érték", En: "another value"}
)

// CannotRead says that standard input could not be read.
func CannotRead(err error) lint.Words {
	return lint.Words{Hu: fmt.Sprintf("a szabványos bemenet nem olvasható: %v", err), En: fmt.Sprintf("standard input cannot be read: %v", err)}
}

// TimedOut says that the work was cut; what was printed by then is not all.
func TimedOut() lint.Words {
	return lint.Words{Hu: "letelt az idő (--timeout), a munka félbeszakadt; nincs teljes eredmény", En: "time is up (--timeout), the work was cut; the result is not whole"}
}

// Interrupted is TimedOut for Ctrl-C and its like.
func Interrupted() lint.Words {
	return lint.Words{Hu: "megszakítva; nincs teljes eredmény", En: "interrupted; the result is not whole"}
}

// EmptyPool says that the input held no card.
func EmptyPool() lint.Words {
	return lint.Words{Hu: "egyetlen lap sem volt a bemenetben", En: "there was no card in the input"}
}

// SameName says which of several cards of one name was taken.
func SameName(name string, n int, pos lint.Pos) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("%s: %d lap neve ez; az első számít: %s", name, n, pos),
		En: fmt.Sprintf("%s: %d cards bear this name; the first counts: %s", name, n, pos),
	}
}

// SeeHelp points to the help of a command.
func SeeHelp(command string) lint.Words {
	return lint.Words{Hu: "Súgó: " + command + " --help", En: "Help: " + command + " --help"}
}

// Stats is the line of --stats.
func Stats(cards int, facts, rules, report string) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("%d lap; a tények %s, a szabályok %s, a jelentés %s alatt készült el", cards, facts, rules, report),
		En: fmt.Sprintf("%s; facts in %s, rules in %s, report in %s", Plural(cards, "card"), facts, rules, report),
	}
}
