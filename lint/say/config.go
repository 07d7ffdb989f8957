package say

import (
	"fmt"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// What is said about cardlint.yaml. Places and excerpts come from the reader.

// UnknownKey says that a key is none, and which there are.
func UnknownKey(key string, known []string) lint.Words {
	return guess(lint.Words{
		Hu: fmt.Sprintf("ismeretlen kulcs: %s (lehet: %s)", key, strings.Join(known, ", ")),
		En: fmt.Sprintf("unknown key %s (there are: %s)", key, strings.Join(known, ", ")),
	}, Nearest(key, known))
}

// UnknownRule says that there is no such rule. All of them are too many to list.
func UnknownRule(which string, known []string) lint.Words {
	return guess(lint.Words{
		Hu: fmt.Sprintf("nincs ilyen szabály: %s (a lista: cardlint rules)", which),
		En: fmt.Sprintf("there is no rule %s (the list: cardlint rules)", which),
	}, Nearest(which, known))
}

// RuleTwice says that a rule has its level by its number and by its name.
func RuleTwice(which, other string) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("kétszer szerepel ugyanaz a szabály: %s és %s", which, other),
		En: fmt.Sprintf("the same rule stands twice: %s and %s", which, other),
	}
}

// KeyMissing says that an entry lacks what it must have.
func KeyMissing(key string) lint.Words {
	if key == "reason" {
		return lint.Words{
			Hu: "hiányzik az indok (reason): indok nélkül semmit sem lehet felülbírálni vagy elnémítani",
			En: "the reason is missing: nothing is overruled or suppressed without one",
		}
	}
	return lint.Words{Hu: "hiányzik: " + key, En: key + " is missing"}
}

// NotAllowedHere says that a value is none of those that the key may have.
func NotAllowedHere(got string, allowed []string) lint.Words {
	return guess(lint.Words{
		Hu: fmt.Sprintf("„%s” nem jó ide (lehet: %s)", got, strings.Join(allowed, ", ")),
		En: fmt.Sprintf("%q is not allowed here (want one of: %s)", got, strings.Join(allowed, ", ")),
	}, Nearest(got, allowed))
}

// BadKey says that a value is none.
func BadKey(got string, want lint.Words) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("„%s” nem jó ide, %s kell", got, want.Hu),
		En: fmt.Sprintf("%q is not allowed here, want %s", got, want.En),
	}
}

// WantMapping says that keys with values have to stand here.
func WantMapping() lint.Words {
	return lint.Words{Hu: "itt kulcsoknak kell állniuk, értékkel (kulcs: érték)", En: "want keys with values here (key: value)"}
}

// WantList says that a list has to stand here.
func WantList() lint.Words {
	return lint.Words{Hu: "itt listának kell állnia ([egy, kettő], vagy soronként „- egy”)", En: `want a list here ([one, two], or "- one" line by line)`}
}

// WantText says that one value has to stand here.
func WantText() lint.Words {
	return lint.Words{Hu: "itt egyetlen értéknek kell állnia", En: "want a single value here"}
}

// EmptyEntry says that an entry of a list is empty.
func EmptyEntry() lint.Words {
	return lint.Words{Hu: "üres bejegyzés", En: "an empty entry"}
}

// VerdictOrText says that an override needs one of the two.
func VerdictOrText() lint.Words {
	return lint.Words{
		Hu: "a felülbíráláshoz vagy ítélet (verdict) kell, vagy szöveg (text), és csak az egyik",
		En: "an override needs either a verdict or a text, and not both",
	}
}

// SuppressesAll says that a suppression names nothing.
func SuppressesAll() lint.Words {
	return lint.Words{
		Hu: "ez mindent elnémítana: kell lap (card), szabály (rule) vagy szövegrész (phrase)",
		En: "this would suppress everything: name a card, a rule or a phrase",
	}
}

// OneDocument says that the file goes on with a second document.
func OneDocument() lint.Words {
	return lint.Words{Hu: "a fájlban csak egy YAML-dokumentum lehet (töröld a --- sort)", En: "the file may hold one YAML document only (delete the line ---)"}
}

// notYAML are the usual slips, by a piece of what the library says about them; the first that fits counts.
var notYAML = []struct {
	piece string
	means lint.Words
}{
	{"already defined", lint.Words{Hu: "ez a kulcs kétszer szerepel", En: "this key stands twice"}},
	{"tab character", lint.Words{Hu: "tabulátorral nem lehet behúzni, csak szóközökkel", En: "indent with spaces, not with tabs"}},
	{"'\t'", lint.Words{Hu: "tabulátorral nem lehet behúzni, csak szóközökkel", En: "indent with spaces, not with tabs"}},
	{"end character of", lint.Words{Hu: "nincs bezárva az idézőjel", En: "the quotation mark is not closed"}},
	{"reserved character", lint.Words{Hu: "idézőjelbe kell tenni, mert különleges jellel kezdődik", En: "it begins with a special character and needs quotation marks"}},
	{"']'", lint.Words{Hu: "hiányzik a ] vagy a párja", En: "a ] or its pair is missing"}},
	{"'}'", lint.Words{Hu: "hiányzik a } vagy a párja", En: "a } or its pair is missing"}},
	{"not allowed in this context", lint.Words{
		Hu: "nem jó a behúzás, vagy idézőjelbe kell tenni a szöveget, mert kettőspont van benne",
		En: "the indentation is wrong, or a text with a colon in it needs quotation marks",
	}},
}

// NotYAML says why a text is no YAML; what is not usual, in the words of the library, which speaks English.
func NotYAML(reason string) lint.Words {
	means := lint.Words{Hu: "nézd meg a behúzást, a kettőspontokat és az idézőjeleket (" + reason + ")", En: reason}
	for _, slip := range notYAML {
		if strings.Contains(reason, slip.piece) {
			means = slip.means
			break
		}
	}
	return lint.Words{Hu: "nem érvényes YAML: " + means.Hu, En: "not valid YAML: " + means.En}
}

// NotUTF8 says that the file has another encoding.
func NotUTF8() lint.Words {
	return lint.Words{Hu: "nem UTF-8; mentsd UTF-8 kódolással", En: "not UTF-8; save the file as UTF-8"}
}

// ConfigTooLong says that the file is no configuration.
func ConfigTooLong() lint.Words {
	return lint.Words{Hu: "túl hosszú ahhoz, hogy beállítófájl legyen", En: "is too long for a configuration"}
}

// ConfigFine says that nothing is wrong with the file.
func ConfigFine(path string) lint.Words {
	return lint.Words{Hu: path + ": rendben", En: path + ": fine"}
}

// NoConfig says that there is no file to look at.
func NoConfig() lint.Words {
	return lint.Words{
		Hu: "nincs cardlint.yaml sem itt, sem a fölötte lévő mappákban (készíteni így lehet: cardlint init)",
		En: "there is no cardlint.yaml here nor in the folders above (make one with cardlint init)",
	}
}

// ConfigThere says that init does not write over a file.
func ConfigThere(path string) lint.Words {
	return lint.Words{
		Hu: path + " már megvan; a cardlint init nem írja felül",
		En: path + " is there already; cardlint init does not write over it",
	}
}

// NotAtEnd says that the entry of a review has to be put into the file by hand.
func NotAtEnd(path string) lint.Words {
	return lint.Words{
		Hu: path + ": a bejegyzés nem illik a fájl végére (>>): a reviewed kulcs bejegyzései közé írd be, ugyanúgy behúzva",
		En: path + ": the entry does not fit at the end of the file (>>): put it among the entries of the key reviewed, indented as they are",
	}
}

// ConfigWritten says where init put the file.
func ConfigWritten(path string) lint.Words {
	return lint.Words{Hu: "kész: " + path, En: "written: " + path}
}

// The help of the commands and flags.
var (
	HelpInit         = lint.Words{Hu: "magyarázatokkal teli cardlint.yaml a táblázat mellé", En: "write a commented cardlint.yaml beside the spreadsheet"}
	HelpConfig       = lint.Words{Hu: "a cardlint.yaml ellenőrzése, kiírása, sémája; egy lap átnézésének rögzítése", En: "check or print cardlint.yaml, its schema; record the review of a card"}
	HelpConfigCheck  = lint.Words{Hu: "ellenőrzi a beállítófájlt", En: "say what is wrong with the configuration"}
	HelpConfigPrint  = lint.Words{Hu: "kiírja az érvényes beállításokat, az alapértékekkel", En: "print the effective configuration, defaults included"}
	HelpConfigSchema = lint.Words{Hu: "a beállítófájl JSON-sémája, szerkesztőknek", En: "the JSON Schema of the configuration, for editors"}
	HelpConfigReview = lint.Words{
		Hu: "kiír egy reviewed bejegyzést: egy lapot ember átnézett, és az ítélet addig áll, amíg a szövege ugyanaz",
		En: "print an entry for reviewed: a person looked at a card, and the verdict holds while its text does",
	}
	FlagConfig      = lint.Words{Hu: "beállítófájl: `FÁJL` (ha nincs megadva, a bemenet mappájától fölfelé keresett cardlint.yaml; none: semmi)", En: "the configuration `FILE` (if not given, cardlint.yaml found upward from the input; none: without any)"}
	FlagMaxWarnings = lint.Words{Hu: "ennél több figyelmeztetésnél a kilépési kód 1; `SZÁM` (ha nincs megadva, nincs korlát)", En: "more warnings than this `NUMBER` make the exit code 1 (if not given, no limit)"}
	FlagVerdict     = lint.Words{Hu: "az ítélet: `ÍTÉLET` (modifies, review, clear)", En: "the `VERDICT`: modifies, review, clear"}
	FlagReason      = lint.Words{Hu: "miért; `INDOK`", En: "why; `REASON`"}
	FlagReviewer    = lint.Words{Hu: "ki nézte át; `NÉV`", En: "who reviewed it; `NAME`"}
	AVerdict        = lint.Words{Hu: "ítélet", En: "verdict"}
	ConfigWord      = lint.Words{Hu: "[CONFIG]", En: "[CONFIG]"}
)

// ProposedLikely says why init proposes a column: its header is nearly known.
func ProposedLikely(letter string) lint.Words {
	return lint.Words{Hu: letter + " oszlop: így olvassa a program, de nem biztos", En: "column " + letter + ": read so, but that is not certain"}
}

// ProposedMissing says that a needed column was not found, and which headers are free.
func ProposedMissing(headers []string) lint.Words {
	list := strings.Join(headers, " | ")
	return lint.Words{Hu: "hiányzik; ezek közül melyik? " + list, En: "missing; which of these? " + list}
}
