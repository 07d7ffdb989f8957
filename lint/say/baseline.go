package say

import (
	"fmt"
	"strings"

	"golang.org/x/text/unicode/norm"

	"github.com/cardlint/cardlint/lint"
)

// The help of what is asked about known findings.
var (
	HelpBaseline = lint.Words{Hu: "feljegyzi a mostani találatokat, hogy a check --baseline csak az újakat mondja", En: "take down what is found now, so that check --baseline says only what is new"}
	FlagBaseline = lint.Words{Hu: "az ismert találatok nem számítanak; `FÁJL`, amelyet a cardlint baseline írt", En: "known findings do not count; the `FILE` that cardlint baseline wrote"}
	FlagWhereTo  = lint.Words{Hu: "a `FÁJL`, amelybe kerül", En: "the `FILE` to write"}
	FlagNewFrom  = lint.Words{Hu: "csak ami új ahhoz képest, ahogy a fájl ebben a git-változatban állt; `VÁLTOZAT` (HEAD, main …)", En: "only what is new since the file as it was in this revision of git; `REVISION` (HEAD, main …)"}

	NewCauses     = lint.Words{Hu: "Ami újonnan kapcsol ki ősmágiát", En: "What newly switches off ancient magic"}
	NoNewFindings = lint.Words{Hu: "Nincs új találat.", En: "Nothing new found."}
	BaselineAdded = lint.Words{Hu: "Új bejegyzések", En: "Added"}
	BaselineGone  = lint.Words{Hu: "Kikerült bejegyzések", En: "Dropped"}
)

// Composed composes letters with their accents.
func Composed(s string) string { return norm.NFC.String(s) }

// CodePoint names a character that nobody sees: U+200B.
func CodePoint(r rune) string { return fmt.Sprintf("U+%04X", r) }

// NewVictims adds to the sentence about a cause how many of its victims are new.
func NewVictims(w lint.Words, n int) lint.Words {
	en := fmt.Sprintf("%d of them are new.", n)
	if n == 1 {
		en = "1 of them is new."
	}
	return lint.Words{Hu: w.Hu + fmt.Sprintf(" Közülük %d új.", n), En: w.En + " " + en}
}

// NewAmong says behind a count of victims how many of them are new.
func NewAmong(n int) lint.Words {
	return lint.Words{Hu: fmt.Sprintf("köztük %d újat", n), En: fmt.Sprintf("%d of them new", n)}
}

// Compared is the part of the summary about what was known before.
func Compared(b *lint.Baseline) lint.Words {
	w := lint.Words{
		Hu: fmt.Sprintf("ismert: %d találat (%s)", b.Known, b.Source),
		En: fmt.Sprintf("known: %s (%s)", Plural(b.Known, "finding"), b.Source),
	}
	if n := len(b.Stale); n > 0 {
		w.Hu += fmt.Sprintf(", elavult bejegyzés: %d", n)
		w.En += fmt.Sprintf(", %d stale", n)
	}
	return w
}

// NoBaseline says that a file is none of ours.
func NoBaseline(want string) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("ez nem az ismert találatok fájlja: az első sorának ennek kell lennie: %s; ilyet a cardlint baseline ír", want),
		En: fmt.Sprintf("this is no baseline: its first line must be %s; cardlint baseline writes one", want),
	}
}

// NewerBaseline says that the file was written by a later version of the program.
func NewerBaseline(got, want int) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("a fájl formátuma újabb (%d), mint amit ez a program ismer (%d): frissítsd a cardlintet", got, want),
		En: fmt.Sprintf("the format of the file (%d) is newer than this program knows (%d): update cardlint", got, want),
	}
}

// BaselineColumns says what the second line must be.
func BaselineColumns(want []string) lint.Words {
	names := strings.Join(want, ", ")
	return lint.Words{
		Hu: "a második sorban az oszlopok nevének kell állnia, tabulátorral elválasztva: " + names,
		En: "the second line must name the columns, parted by tabs: " + names,
	}
}

// BaselineConflict says that a merge was left undone.
func BaselineConflict() lint.Words {
	return lint.Words{
		Hu: "befejezetlen git-egyesítés jele: mindkét oldal sorait hagyd meg, a jeleket töröld",
		En: "the mark of a git conflict: keep the lines of both sides and delete the marks",
	}
}

// BaselineEncoding says that a line is not UTF-8.
func BaselineEncoding() lint.Words {
	return lint.Words{Hu: "a sor nem UTF-8 kódolású: mentsd UTF-8-ban", En: "the line is not UTF-8: save the file as UTF-8"}
}

// BaselineLine says that a line has not as many columns as it should.
func BaselineLine(got, want int) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("tabulátorral elválasztott cella: %d, kell: %d; javítsd a sort, vagy töröld", got, want),
		En: fmt.Sprintf("%s parted by tabs, want %d; mend the line or delete it", Plural(got, "cell"), want),
	}
}

// BaselineRule says that something stands in place of a rule's number.
func BaselineRule(got string) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("a harmadik cellában szabály száma kell (CL103), nem ez: „%s”", got),
		En: fmt.Sprintf("the third cell must be the number of a rule (CL103), not %q", got),
	}
}

// BaselineCount says that something stands in place of a count.
func BaselineCount(got string) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("az utolsó cellában darabszám kell (1, 2 …), nem ez: „%s”", got),
		En: fmt.Sprintf("the last cell must be a count (1, 2 …), not %q", got),
	}
}

// BaselineMissing says that a baseline that was asked for cannot be read.
func BaselineMissing(path string, why lint.Words) lint.Words {
	return lint.Words{
		Hu: path + ": az ismert találatok fájlja nem olvasható: " + why.Hu + "; a cardlint baseline ír ilyet",
		En: path + ": the baseline cannot be read: " + why.En + "; cardlint baseline writes one",
	}
}

// Entry writes a line of a baseline as people read it: Kohók ura (12) · CL202 → Fürge őr: A szörnyeid költsége …
func Entry(k *lint.Known) string {
	named := func(name, id string) string {
		if id != "" {
			return name + " (" + id + ")"
		}
		return name
	}
	s := k.Rule
	if c := named(k.Card, k.ID); c != "" {
		s = c + " · " + s
	}
	if v := named(k.Victim, k.VictimID); v != "" {
		s += " → " + v
	}
	if k.Phrase != "" {
		s += ": " + k.Phrase
	}
	if k.Count > 1 {
		s += fmt.Sprintf(" (×%d)", k.Count)
	}
	return s
}

// Stale says that a line of a baseline is found no more.
func Stale(k *lint.Known) lint.Words {
	e := Entry(k)
	return lint.Words{Hu: "már nem található, elavult bejegyzés: " + e, En: "found no more, a stale entry: " + e}
}

// StaleMore closes a shortened list of stale lines with what to do.
func StaleMore(n int, path string) lint.Words {
	hu, en := "az elavult bejegyzéseket a cardlint baseline veszi ki", "cardlint baseline takes stale entries out"
	if n > 0 {
		w := More(n)
		hu, en = w.Hu+" elavult bejegyzés; "+hu, w.En+"; "+en
	}
	return lint.Words{Hu: path + ": " + hu, En: path + ": " + en}
}

// BaselineWritten says how many entries a baseline holds, and what is different. A cause has one for each of its victims.
func BaselineWritten(r *lint.Rebased, added, dropped int) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("%s: %d bejegyzés; %d új, %d maradt, %d kikerült", r.Path, r.Kept+added, added, r.Kept, dropped),
		En: fmt.Sprintf("%s: %s; %d added, %d kept, %d dropped", r.Path, entries(r.Kept+added), added, r.Kept, dropped),
	}
}

// NotBoth says that two flags exclude each other.
func NotBoth(a, b string) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("a --%s és a --%s együtt nem adható meg: hagyd el az egyiket", a, b),
		En: fmt.Sprintf("--%s and --%s cannot be given together: leave one out", a, b),
	}
}

// HalfBaseline says that no baseline is written where part of the input was not read.
func HalfBaseline(path string) lint.Words {
	return lint.Words{
		Hu: path + ": nem változott, mert a bemenet egy része nem olvasható, és ami abban ismert, kimaradna",
		En: path + ": left as it was, since part of the input could not be read and what is known there would be lost",
	}
}

// At puts a place before a sentence.
func At(place string, w lint.Words) lint.Words {
	return lint.Words{Hu: place + ": " + w.Hu, En: place + ": " + w.En}
}

// NoGit says that --new-from needs git.
func NoGit() lint.Words {
	return lint.Words{Hu: "ehhez git kell, de nincs telepítve (vagy nincs a PATH-ban)", En: "this needs git, which is not installed (or not in PATH)"}
}

// NoRepository says that a folder is in no repository of git.
func NoRepository(folder string) lint.Words {
	return lint.Words{
		Hu: folder + ": a mappa nincs git-tárolóban, nincs mihez hasonlítani",
		En: folder + ": the folder is in no git repository, there is nothing to compare with",
	}
}

// NoRevision says that there is no such revision.
func NoRevision(folder string) lint.Words {
	return lint.Words{
		Hu: "nincs ilyen változat a git-tárolóban (mappa: " + folder + "); ha a másolat csonka (shallow), előbb git fetch kell",
		En: "there is no such revision in the git repository (folder: " + folder + "); if the clone is a shallow one, git fetch first",
	}
}

// StdinAtRevision says that standard input has no history.
func StdinAtRevision() lint.Words {
	return lint.Words{Hu: "a szabványos bemenetnek (-) nincs korábbi változata: fájlt adj meg", En: "standard input (-) has no earlier revision: name a file"}
}

// GitSays gives the reason in the words of git.
func GitSays(reason string) lint.Words {
	return lint.Words{Hu: "a git szerint: " + reason, En: "git says: " + reason}
}

// NotAtRevision says that a file did not exist then.
func NotAtRevision(file, revision string) lint.Words {
	return lint.Words{
		Hu: file + ": ebben a változatban még nem volt ilyen fájl: " + revision + "; minden új, ami benne van",
		En: file + ": there was no such file at " + revision + "; everything in it is new",
	}
}

// UnreadAtRevision says that the earlier file could not be read, and what that means.
func UnreadAtRevision(file, revision string, why lint.Words) lint.Words {
	return lint.Words{
		Hu: file + ", " + revision + ": " + why.Hu + "; ami így kimaradt, újnak számít",
		En: file + " at " + revision + ": " + why.En + "; what was left out so counts as new",
	}
}

func entries(n int) string {
	if n == 1 {
		return "1 entry"
	}
	return fmt.Sprintf("%d entries", n)
}
