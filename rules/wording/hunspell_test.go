package wording

import (
	"bytes"
	"hash"
	"hash/fnv"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// The Hungarian dictionary of hunspell knows our nouns in all their forms: our stems and endings must take every form apart as it does.
// Needs hunspell with hunspell-hu; the checks of a change install them and fail when this test was skipped.
func TestAgreesWithHunspell(t *testing.T) {
	hunspell, err := exec.LookPath("hunspell")
	if err != nil {
		t.Skip("hunspell is not installed (Debian: hunspell hunspell-hu)")
	}
	var words []string
	lemmas := map[string]*lemma{}
	for stem, l := range stems {
		if strings.ContainsAny(stem, " -?:'") || l.kind == "colour" {
			continue
		}
		for e := range endings {
			if h := fnv.New32a(); !sampled(h, stem+e) {
				continue
			}
			words = append(words, stem+e)
			lemmas[stem+e] = l
		}
	}
	slices.Sort(words)
	cmd := exec.Command(hunspell, "-d", "hu_HU", "-i", "UTF-8", "-m")
	cmd.Stdin = strings.NewReader(strings.Join(words, "\n"))
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("hunspell: %v", err)
	}
	checked, wrong := 0, 0
	for w, readings := range morphology(out) {
		l := lemmas[w]
		want := readings[:0:0]
		for _, m := range readings {
			if m.stem == strings.ToLower(l.word) {
				want = append(want, m)
			}
		}
		if len(want) == 0 {
			continue // not a form of this noun
		}
		checked++
		n := analyse(w, false)
		if !n.known || !slices.ContainsFunc(want, func(m morph) bool { return m.is(n) }) {
			if wrong++; wrong <= 20 {
				t.Errorf("%s: %+v, hunspell says %+v", w, n, want)
			}
		}
	}
	t.Logf("%d forms of %d nouns", checked, len(stems))
	if wrong > 0 || checked < 2500 {
		t.Errorf("%d of %d forms are taken apart otherwise", wrong, checked)
	}
}

// sampled takes one form of eight, always the same ones: hunspell is slow on words that it does not know.
func sampled(h hash.Hash32, w string) bool {
	_, _ = h.Write([]byte(w))
	return h.Sum32()%8 == 0
}

// morph is one reading of a word by hunspell.
type morph struct {
	stem   string
	owner  owner
	plural bool
	kase   kase
}

func (m morph) is(n noun) bool {
	return m.owner == n.owner && m.kase == n.kase && (m.plural == n.plural || m.owner == their || m.owner == our || m.owner == youall) ||
		// without an ending of its own the object looks like the subject: lapod
		m.owner == n.owner && m.kase == acc && n.kase == nom
}

// morphology reads lines such as "lapjaid  st:lap po:noun ts:NOM is:PLUR is:POSS_SG_2 is:NOM"; readings that are no nouns are left out.
func morphology(out []byte) map[string][]morph {
	cases := map[string]kase{
		"NOM": nom, "ACC": acc, "DAT": dat, "INSTR": ins, "ILL": ill, "INE": ine, "ELA": ela, "SBL": sub, "SUE": sup, "DEL": del,
		"ALL": all, "ADE": ade, "ABL": abl, "CAUS/FIN": cau, "TERM": ter, "FORM": fos,
	}
	owners := map[string]owner{"POSS_SG_1": my, "POSS_SG_2": your, "POSS_SG_3": its, "POSS_PL_1": our, "POSS_PL_2": youall, "POSS_PL_3": their}
	m := map[string][]morph{}
	for _, line := range bytes.Split(out, []byte("\n")) {
		f := strings.Fields(string(line))
		if len(f) < 3 {
			continue
		}
		r, ok := morph{kase: nom}, false
		bare, ended := false, false // a stem that is a plural itself (oltárak), an ending
		for _, x := range f[1:] {
			k, v, _ := strings.Cut(x, ":")
			switch k {
			case "st":
				r.stem = v
			case "po":
				ok = v == "noun" || v == "adj"
			case "ds", "sp", "hy":
				ok = ok && k == "hy" // no derived words: emberke
			case "ts":
				bare = v == "PLUR" || bare
			case "is":
				ended = true
				c, isCase := cases[v]
				o, isOwner := owners[v]
				switch {
				case isCase:
					r.kase = c
				case isOwner:
					r.owner = o
				case v == "PLUR":
					r.plural = true
				default:
					ok = false // -é, -ék and other endings that card text hardly uses
				}
			}
		}
		r.plural = r.plural || bare && !ended
		if ok {
			m[f[0]] = append(m[f[0]], r)
		}
	}
	return m
}
