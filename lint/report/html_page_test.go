package report_test

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/net/html"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/report"
	"github.com/cardlint/cardlint/loaders"
	"github.com/cardlint/cardlint/rules"
)

// checked leads a file all the way, as the check command does.
func checked(t *testing.T, path string) *report.Input {
	t.Helper()
	ctx := context.Background()
	f, err := rules.Conduct(ctx, func(emit func(lint.Card) error) ([]lint.Problem, error) {
		return loaders.Load(ctx, []string{path}, nil, loaders.Options{}, emit)
	}, rules.Options{Settings: lint.DefaultSettings(), Combos: true, Others: true})
	if err != nil {
		t.Fatal(err)
	}
	return &report.Input{Facts: f, Findings: rules.Findings(f, 0), Rules: rules.List()}
}

func htmlOf(t *testing.T, in *report.Input, l lint.Lang) string {
	t.Helper()
	var b bytes.Buffer
	if err := report.Find("check", "html").Write(&b, in, report.Look{Lang: l}); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

const demo = "../../fixtures/demo.xlsx"

// hostile are cards whose cells try to get out of the page. They are written as CSV by hostilePool.
var hostile = []string{
	`<script>window.broken=1</script>`,
	`"><img src=x onerror="window.broken=2">`,
	`</script><script>window.broken=3</script>`,
	`</style><svg onload=window.broken=4>`,
	`javascript:window.broken=5`,
	`{{.Title}} ${window.broken=6} <!-- ]]>`,
	"visszafelé\u202etdrazs\u2066 vége",
	"csengő\x07 és szökés\x1b[31m",
	"Hosszú " + strings.Repeat("ű", 5000),
	`'" onfocus='window.broken=7' autofocus x="`,
}

func hostilePool(t *testing.T) string {
	t.Helper()
	var b strings.Builder
	b.WriteString("név\ttípus\tszín\tköltség\tikonok\tkiadás\tszöveg\n")
	cell := func(s string) string { return `"` + strings.ReplaceAll(s, `"`, `""`) + `"` }
	for _, s := range hostile {
		fmt.Fprintf(&b, "%s\tszörny; %s\tRaia\t3\tősmágia\t%s\t%s\n", cell(s), strings.Trim(cell(s), `"`), cell(s), cell("A szörnyeid költsége 1 VP-vel kevesebb. "+s))
	}
	path := filepath.Join(t.TempDir(), `<b onclick=x>&".tsv`)
	if err := os.WriteFile(path, []byte(b.String()), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

// muted takes the first findings out of those that count.
func muted(in *report.Input) *report.Input {
	for i := range 3 {
		n := in.Findings[i]
		n.Muted = lint.Muted{By: lint.ByBaseline}
		if i > 0 {
			n.Muted = lint.Muted{By: lint.BySuppression, Reason: "így <i>van</i> szánva"}
		}
		in.Muted = append(in.Muted, n)
	}
	in.Findings = in.Findings[3:]
	return in
}

// The page is well-formed, every id is there once, every link leads somewhere in it, nothing is fetched, nothing runs but the one script,
// and the policy names exactly the page's own style and script.
func TestHTMLPage(t *testing.T) {
	withProblem := checked(t, demo)
	withProblem.Facts.Pool.Problems = append(withProblem.Facts.Pool.Problems, lint.Problem{Pos: lint.Pos{File: "<x>.csv"}, Fatal: true, Say: lint.Words{Hu: "olvashatatlan", En: "unreadable"}})
	withProblem.Findings = append(withProblem.Findings, lint.Finding{Rule: rules.List()[16], Level: lint.Error, CardIndex: lint.NoCard, Pos: lint.Pos{File: "<x>.csv", Cell: "A9"}, Evidence: []lint.Span{{Cell: "A9"}}})
	empty := checked(t, demo)
	empty.Findings, empty.Facts.Combos = nil, &lint.Combos{}
	for name, in := range map[string]*report.Input{
		"demo": checked(t, demo), "hostile": checked(t, hostilePool(t)), "muted": muted(checked(t, demo)), "problems": withProblem, "empty": empty,
	} {
		for _, l := range []lint.Lang{lint.Hungarian, lint.English} {
			t.Run(name+"/"+string(l), func(t *testing.T) { wellFormed(t, htmlOf(t, in, l)) })
		}
	}
}

var void = []string{"meta", "input", "br", "link", "img", "hr", "rect"}

func wellFormed(t *testing.T, page string) {
	t.Helper()
	var open, links []string
	ids := map[string]bool{}
	texts := map[string]string{}
	policy := ""
	z := html.NewTokenizer(strings.NewReader(page))
	for {
		switch kind := z.Next(); kind {
		case html.ErrorToken:
			if !errors.Is(z.Err(), io.EOF) || len(open) > 0 {
				t.Errorf("%v; still open: %v", z.Err(), open)
			}
			for _, l := range links {
				if !ids[l] {
					t.Errorf("nothing has the id %q that a link leads to", l)
				}
			}
			want := "default-src 'none'; style-src " + sha(texts["style"]) + "; script-src " + sha(texts["script"]) + "; base-uri 'none'; form-action 'none'"
			if policy != want {
				t.Errorf("the policy is\n%s, want\n%s", policy, want)
			}
			return
		case html.StartTagToken, html.SelfClosingTagToken:
			tag := z.Token()
			if !slices.Contains(void, tag.Data) && kind == html.StartTagToken {
				open = append(open, tag.Data)
			}
			if !slices.Contains([]string{"html", "head", "meta", "title", "style", "body", "a", "header", "p", "h1", "h2", "h3", "h4", "nav", "button", "main", "section", "div", "ul", "ol", "li", "b", "span", "svg", "rect", "form", "label", "input", "details", "summary", "select", "option", "optgroup", "fieldset", "legend", "table", "caption", "thead", "tbody", "tr", "th", "td", "small", "article", "bdi", "mark", "sup", "q", "footer", "script"}, tag.Data) {
				t.Errorf("a tag <%s>", tag.Data)
			}
			for _, a := range tag.Attr {
				switch {
				case strings.HasPrefix(a.Key, "on"), a.Key == "style", a.Key == "src":
					t.Errorf("<%s %s=%q>", tag.Data, a.Key, a.Val)
				case a.Key == "id" && ids[a.Val]:
					t.Errorf("the id %q is there twice", a.Val)
				case a.Key == "id":
					ids[a.Val] = true
				case a.Key == "href" && !strings.HasPrefix(a.Val, "#"):
					t.Errorf("a link to %q", a.Val)
				case a.Key == "href", a.Key == "aria-labelledby", a.Key == "aria-describedby":
					links = append(links, strings.TrimPrefix(a.Val, "#"))
				case a.Key == "content" && strings.HasPrefix(a.Val, "default-src"):
					policy = a.Val
				}
			}
		case html.EndTagToken:
			tag := z.Token()
			if len(open) == 0 || open[len(open)-1] != tag.Data {
				t.Fatalf("</%s> while %v is open", tag.Data, open)
			}
			open = open[:len(open)-1]
		case html.TextToken:
			if n := len(open); n > 0 {
				texts[open[n-1]] += string(z.Raw())
			}
		}
	}
}

func sha(s string) string {
	sum := sha256.Sum256([]byte(s))
	return "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
}

// What the page says of the demo: the cell, the phrase, the rule with its meaning and advice, whom it hits, and why a card is off.
func TestHTMLSays(t *testing.T) {
	for l, want := range map[lint.Lang][]string{
		lint.Hungarian: {
			`<html lang="hu">`, `<title>demo.xlsx · cardlint</title>`,
			`<bdi><mark class="note">Minden varázslat költsége +1_VP</mark>. Az a játékos`,
			`A szövegével kapcsol ki ősmágiát`, `Kódex 78.1`, `Lapok!G4`, `Mit tegyél`, `mind a 19 ősmágiás lapot`,
			`aria-label="Parázsszemű őrjáró – Játékban: 1"`, `19 ősmágiás: 19 kikapcsolható (14 az általános okokon túl is)`,
			`<option value="e0">Hamupart</option>`, `a lap saját szövege`, `amíg a költsége több mint 1 VP`, `kivéve, ha nálad ott van: Egyenlők esküje`,
		},
		lint.English: {
			`<html lang="en">`, `What to do`, `all 19 ancient-magic cards`, `aria-label="Parázsszemű őrjáró – In play: 1"`,
			`The reasons in full`, `while the cost is above 1 VP`, `unless you have: Egyenlők esküje`,
		},
	} {
		page := html.UnescapeString(htmlOf(t, checked(t, demo), l))
		for _, w := range want {
			if !strings.Contains(page, w) {
				t.Errorf("%s: it does not say %s", l, w)
			}
		}
	}
	page := htmlOf(t, muted(checked(t, demo)), lint.Hungarian)
	for _, w := range []string{"3 elnémítva: 2 indokkal, 1 már ismert", "indokkal elnémítva: így &lt;i&gt;van&lt;/i&gt; szánva", "már ismert (alapállapot)"} {
		if !strings.Contains(page, w) {
			t.Errorf("it does not say %s", w)
		}
	}
}

// A cell with more causes than are listed says how many it leaves out; so does a finding with many victims.
func TestHTMLSaysWhatIsLeftOut(t *testing.T) {
	var b strings.Builder
	b.WriteString("név;típus;költség;szöveg\n")
	for i := range 30 {
		fmt.Fprintf(&b, "Őr %d;Szörny; %d;Támadáskor sebződik 1-et.\n", i, 3)
	}
	pool := strings.ReplaceAll(b.String(), "Szörny;", `"Szörny; ember; ősmágia (Raia)";`) +
		"Fürge szerzet;\"Szörny; törpe; ősmágia (Raia)\";3;Támadáskor sebződik 1-et.\n"
	for i := range 20 {
		pool += fmt.Sprintf("Kohó %d;\"Szörny; törpe (Raia)\";4;Az embereid költsége %d VP-vel kevesebb, de legalább %d VP.\n", i, i%3+1, i%2)
	}
	path := filepath.Join(t.TempDir(), "sok.csv")
	if err := os.WriteFile(path, []byte(pool), 0o600); err != nil {
		t.Fatal(err)
	}
	page := htmlOf(t, checked(t, path), lint.Hungarian)
	for _, w := range []string{"… és még 18", "30 lap · kikapcsolható"} {
		if !strings.Contains(page, w) {
			t.Errorf("it does not say %q", w)
		}
	}
}

// The page does not depend on the number of workers, nor on the run.
func TestHTMLIsTheSame(t *testing.T) {
	first := htmlOf(t, checked(t, demo), lint.Hungarian)
	in := checked(t, demo)
	in.Findings = rules.Findings(in.Facts, 1)
	if second := htmlOf(t, in, lint.Hungarian); first != second {
		t.Error("two runs, two pages")
	}
}
