package wording

import "strings"

// swapped gives the long word for cost that a word must be in which two letters stand in the wrong order, or a letter is left out or doubled:
// kötlsége, kltsége, olcsób, kevessebb.
func swapped(w string) (string, bool) {
	runes := []rune(w)
	if len(w) < 7 || len(w) > 20 || len(runes) < 3 {
		return w, false
	}
	full := make([]rune, len(runes)+1)
	for i := 1; i <= len(runes); i++ {
		copy(full, runes[:i])
		copy(full[i+1:], runes[i:])
		for _, v := range [...]rune{'ö', 'ü', 'ó', 'ő', 'á', 'é', runes[i-1]} { // kltsége, olcsób
			full[i] = v
			if mended, ok := costWord(full, cCost|cCostmod|cCheap|cDear); ok {
				return mended, true
			}
		}
	}
	for i := 1; i < len(runes); i++ {
		if runes[i] == runes[i-1] {
			once := append(append(make([]rune, 0, len(runes)), runes[:i]...), runes[i+1:]...) // kevessebb, drággább
			if mended, ok := costWord(once, cCost|cCostmod|cCheap|cDear|cLess); ok {
				return mended, true
			}
			continue
		}
		runes[i-1], runes[i] = runes[i], runes[i-1]
		if mended, ok := costWord(runes, cCost|cCostmod|cCheap|cDear|cLess); ok {
			return mended, true
		}
		runes[i-1], runes[i] = runes[i], runes[i-1]
	}
	return w, false
}

// costWord says whether letters, three at least, are a word of one of the classes of words for cost.
func costWord(letters []rune, c class) (string, bool) {
	if !costBegins[[3]rune(letters)] {
		return "", false
	}
	w := string(letters)
	known, ok := lookup(w)
	return w, ok && known.main&c != 0
}

// costBegins are the first three letters of such words: most words begin otherwise, and need not be looked up.
var costBegins = func() map[[3]rune]bool {
	m := map[[3]rune]bool{}
	for _, forms := range []map[string]classes{exactForms, soleForms, prefixForms} {
		for f, c := range forms {
			if c.main&(cCost|cCostmod|cCheap|cDear|cLess) == 0 {
				continue
			}
			if len([]rune(f)) < 3 {
				continue // id.: too short for letters to be wrong in it
			}
			m[[3]rune([]rune(f))] = true
		}
	}
	return m
}()

// restore puts letters back that a code page lost: ő and ű first, since those were lost most, then the other accented ones.
func restore(w string) string {
	if strings.HasSuffix(w, "költség?") {
		return strings.TrimSuffix(w, "?") + "ű"
	}
	for _, letters := range [][]string{{"ő", "ű"}, {"ő", "ű", "á", "é", "í", "ó", "ö", "ú", "ü"}} {
		if full, ok := refill(w, letters, 3); ok {
			return full
		}
	}
	return strings.ReplaceAll(w, "?", "ő")
}

// refill tries the letters in the places of the lost ones, at most so many places, until a known word stands there.
func refill(w string, letters []string, most int) (string, bool) {
	if !strings.Contains(w, "?") {
		if _, ok := exactForms[w]; ok || soleForms[w] != (classes{}) || keywords[w] != 0 {
			return w, true
		}
		return w, analyse(w, false).known
	}
	if most == 0 {
		return w, false
	}
	for _, l := range letters {
		if full, ok := refill(strings.Replace(w, "?", l, 1), letters, most-1); ok {
			return full, true
		}
	}
	return w, false
}
