package say

import (
	"fmt"
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// What rules say about cards that are there more than once.

// DuplicateID says which other cards bear the ID.
func DuplicateID(id string, others []lint.Ref) lint.Words {
	list := places(others)
	return lint.Words{
		Hu: fmt.Sprintf("másnak is ez az azonosítója („%s”): %s", id, list),
		En: fmt.Sprintf("the ID %q is also that of %s", id, list),
	}
}

// DuplicateName says where else the name stands, and whether the rows say the same.
func DuplicateName(others []lint.Ref, same bool) lint.Words {
	list := places(others)
	if same {
		return lint.Words{Hu: "ugyanez a lap máshol is szerepel: " + list, En: "the same card stands elsewhere, too: " + list}
	}
	return lint.Words{Hu: "ugyanez a név más tartalommal is szerepel: " + list, En: "the same name stands elsewhere with other contents: " + list}
}

// PrintingsDiffer names the printings that say otherwise.
func PrintingsDiffer(others []lint.Ref) lint.Words {
	list := places(others)
	return lint.Words{
		Hu: "ez a kiadás mást mond a költségről vagy az ősmágiáról, mint: " + list,
		En: "this printing says otherwise about cost or ancient magic than " + list,
	}
}

// places lists cards with their places, three at most; the rest is counted.
func places(refs []lint.Ref) string {
	const most = 3
	var out []string
	for _, r := range refs[:min(most, len(refs))] {
		if r.Name == "" {
			out = append(out, r.Pos.String())
			continue
		}
		out = append(out, fmt.Sprintf("%s (%s)", r.Name, r.Pos))
	}
	s := strings.Join(out, ", ")
	if n := len(refs) - most; n > 0 {
		s += fmt.Sprintf(" +%d", n)
	}
	return s
}

// IconAndTextDisagree says that the icon column lacks an icon of the text.
func IconAndTextDisagree(icon string) lint.Words {
	return lint.Words{
		Hu: "a szöveg szerint van rajta ikon, de az ikonok oszlopában nincs: " + icon,
		En: "by its text the card has an icon that the icon column does not show: " + icon,
	}
}

// FillerCosts says that the costs of a sheet were not entered.
func FillerCosts(n int) lint.Words {
	return lint.Words{
		Hu: fmt.Sprintf("a munkalapon mind a %d költség 0: ismeretlennek számítanak (--zero-costs cost: 0-nak)", n),
		En: fmt.Sprintf("all %d costs of the sheet are 0: they count as unknown (--zero-costs cost: as 0)", n),
	}
}
