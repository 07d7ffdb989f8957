package report_test

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/performance"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/report"
)

// tab is a page of the report in a real browser. Whatever goes wrong in it is a failure of the test.
type tab struct {
	t        *testing.T
	ctx      context.Context
	mu       sync.Mutex
	troubles []string
}

// browser starts Chromium, once for all that f tests.
func browser(t *testing.T) context.Context {
	t.Helper()
	path := ""
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome"} {
		if p, err := exec.LookPath(name); err == nil && path == "" {
			path = p
		}
	}
	if path == "" {
		t.Skip("there is no Chromium here (Debian: apt-get install chromium)")
	}
	ctx, cancel := chromedp.NewExecAllocator(
		context.Background(),
		chromedp.ExecPath(path), chromedp.Headless, chromedp.NoSandbox, chromedp.DisableGPU, chromedp.NoFirstRun, chromedp.NoDefaultBrowserCheck,
		chromedp.Flag("disable-quic", true), chromedp.Flag("disable-background-networking", true), chromedp.Flag("disable-component-update", true),
		chromedp.Flag("disable-sync", true), chromedp.Flag("disable-dev-shm-usage", true),
	)
	t.Cleanup(cancel)
	ctx, cancel = chromedp.NewContext(ctx)
	t.Cleanup(cancel)
	if err := chromedp.Do(ctx); err != nil {
		t.Fatalf("%s does not start: %v", path, err)
	}
	return ctx
}

// openPage writes the report and opens it as a double-click does.
func openPage(t *testing.T, browser context.Context, page string) *tab {
	t.Helper()
	path := filepath.Join(t.TempDir(), "report.html")
	if err := os.WriteFile(path, []byte(page), 0o600); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := chromedp.NewContext(browser)
	t.Cleanup(cancel)
	ctx, cancel = context.WithTimeout(ctx, time.Minute)
	t.Cleanup(cancel)
	p := &tab{t: t, ctx: ctx}
	url := "file://" + path
	err := chromedp.Listen(ctx, func(event any) {
		p.mu.Lock()
		defer p.mu.Unlock()
		switch e := event.(type) {
		case *runtime.EventExceptionThrown:
			p.troubles = append(p.troubles, "exception: "+e.ExceptionDetails.Text)
		case *runtime.EventConsoleAPICalled:
			p.troubles = append(p.troubles, fmt.Sprintf("console.%s", e.Type))
		case *log.EventEntryAdded:
			p.troubles = append(p.troubles, fmt.Sprintf("%s %s: %s", e.Entry.Source, e.Entry.Level, e.Entry.Text))
		case *network.EventRequestWillBeSent:
			if e.Request.URL != url {
				p.troubles = append(p.troubles, "it asks for "+e.Request.URL)
			}
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		p.mu.Lock()
		defer p.mu.Unlock()
		for _, s := range p.troubles {
			t.Error(s)
		}
	})
	if _, err := chromedp.Call(ctx, log.Enable, cdp.Empty{}); err != nil {
		t.Fatal(err)
	}
	if _, err := chromedp.Call(ctx, network.Enable, network.EnableParams{}); err != nil {
		t.Fatal(err)
	}
	if _, err := chromedp.Call(ctx, performance.Enable, performance.EnableParams{}); err != nil {
		t.Fatal(err)
	}
	p.do(chromedp.EmulateViewport(1280, 900), chromedp.Navigate(url))
	return p
}

func (p *tab) do(actions ...chromedp.Action[chromedp.Void]) {
	p.t.Helper()
	if err := chromedp.Do(p.ctx, actions...); err != nil {
		p.t.Fatal(err)
	}
}

// click clicks with the mouse in the middle of an element, which must lie open there.
func (p *tab) click(selector string) {
	p.t.Helper()
	at := p.eval(`(() => {
		const e = document.querySelector(` + inJSON(selector) + `);
		if (!e.closest("#why")) e.scrollIntoView({block: "center", behavior: "instant"});
		const r = e.getBoundingClientRect(), x = r.left + r.width / 2, y = r.top + r.height / 2;
		return e.contains(document.elementFromPoint(x, y)) ? [x, y] : [];
	})()`)
	var xy []float64
	if err := json.Unmarshal([]byte(at), &xy); err != nil || len(xy) != 2 {
		p.t.Fatalf("something lies over %s", selector)
	}
	p.do(chromedp.MouseClickXY(xy[0], xy[1]))
}

// eval gives the value of an expression as JSON.
func (p *tab) eval(js string) string {
	p.t.Helper()
	raw, err := chromedp.Run(p.ctx, chromedp.Evaluate[[]byte](js, chromedp.EvalAwaitPromise))
	if err != nil {
		p.t.Fatalf("%s: %v", js, err)
	}
	var v any
	if err := json.Unmarshal(raw, &v); err != nil {
		p.t.Fatalf("%s: %v", js, err)
	}
	return inJSON(v)
}

// until waits for an expression to become a value, as a person waits for the page.
func (p *tab) until(js, want string) {
	p.t.Helper()
	got := ""
	for end := time.Now().Add(20 * time.Second); time.Now().Before(end); time.Sleep(10 * time.Millisecond) {
		if got = p.eval(js); got == want {
			return
		}
	}
	p.t.Fatalf("%s\nis %s, want %s", js, got, want)
}

const (
	cardNames = `[...document.querySelectorAll("#list > article:not([hidden]) h3")].map(e => e.textContent)`
	rowNames  = `[...document.querySelectorAll("#grid .rows tr:not([hidden]) th")].map(e => e.firstChild.textContent.trim())`
	reason    = `(document.querySelector("#why").hidden ? "" : document.querySelector("#why").innerText)`
)

// inJSON writes a value with its letters as they are.
func inJSON(v any) string {
	var b strings.Builder
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		panic(err)
	}
	return strings.TrimSpace(b.String())
}

func names(list ...string) string { return inJSON(list) }

// TestHTMLInBrowser uses the report as a designer does.
func TestHTMLInBrowser(t *testing.T) {
	b := browser(t)
	demoPage := htmlOf(t, checked(t, demo), lint.Hungarian)
	t.Run("search", func(t *testing.T) {
		p := openPage(t, b, demoPage)
		p.until(`document.querySelector("[data-count=cards]").textContent`, `"58 lap látszik az 58 közül"`)
		p.do(chromedp.SendKeys(`[name=q]`, "ESZTENDO varazslat"))
		p.until(cardNames, names("Szűk esztendő"))
		p.until(`document.querySelector("[data-count=cards]").textContent`, `"1 lap látszik az 58 közül"`)
		p.until(`document.querySelector("[data-empty=rows]").hidden`, `false`)
		p.click(`[type=reset]`)
		p.until(`document.querySelector("[data-count=cards]").textContent`, `"58 lap látszik az 58 közül"`)
		p.do(chromedp.SendKeys(`[name=q]`, "nincs ilyen"))
		p.until(`[document.querySelectorAll("#list > article:not([hidden])").length, document.querySelector("[data-empty=cards]").hidden]`, `[0,false]`)
	})
	t.Run("filters", func(t *testing.T) { filters(t, openPage(t, b, demoPage)) })
	t.Run("matrix", func(t *testing.T) { matrix(t, openPage(t, b, demoPage)) })
	t.Run("keyboard", func(t *testing.T) { keyboard(t, openPage(t, b, demoPage)) })
	t.Run("hostile names", func(t *testing.T) {
		p := openPage(t, b, htmlOf(t, checked(t, hostilePool(t)), lint.Hungarian))
		p.until(`document.querySelectorAll("#list > article").length`, fmt.Sprint(len(hostile)))
		p.until(`[window.broken === undefined, document.scripts.length, document.querySelectorAll("img, svg[onload], iframe, object, embed, link").length, document.activeElement === document.body]`, `[true,1,0,true]`)
		p.until(`document.querySelector("#list h3").textContent`, inJSON(hostile[0]))
		p.do(chromedp.SendKeys(`[name=q]`, `<script>window.broken=1`))
		p.until(rowNames, names(hostile[0]))
		p.click(`#grid .rows tr:not([hidden]) td.play a`)
		p.until(`document.querySelectorAll("#why-body li").length > 0 && window.broken === undefined`, `true`)
		p.click(`[type=reset]`)
		p.until(`document.documentElement.scrollWidth <= innerWidth`, `true`) // 5,000 letters are broken into lines
	})
	t.Run("narrow", func(t *testing.T) {
		p := openPage(t, b, demoPage)
		p.do(chromedp.EmulateViewport(390, 844, chromedp.EmulateMobile))
		p.until(`document.documentElement.scrollWidth <= 390`, `true`)
		p.click(`#grid td.play a`)
		p.until(`Math.round(document.querySelector("#why").getBoundingClientRect().bottom)`, `844`)
	})
	t.Run("contrast", func(t *testing.T) { contrast(t, openPage(t, b, htmlOf(t, muted(checked(t, demo)), lint.Hungarian))) })
	t.Run("10,000 cards", func(t *testing.T) { many(t, b) })
}

func filters(t *testing.T, p *tab) {
	pick := func(name, label string) {
		t.Helper()
		p.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`(() => { const s = document.querySelector("[name=%s]");
			s.value = [...s.options].find(o => o.textContent.startsWith(%q)).value; s.dispatchEvent(new Event("input", {bubbles: true})) })()`, name, label)))
	}
	reset := func() { p.click(`[type=reset]`) }
	pick("rule", "CL205")
	p.until(cardNames, names("A tűzhányó anyasárkánya"))
	p.until(`document.querySelectorAll("#grid .rows tr:not([hidden])").length`, `19`) // a rule is no matter of the matrix
	reset()
	pick("colour", "Tharr")
	p.until(rowNames, names("Száraz villám", "A tűzhányó anyasárkánya", "Két hold lovasa"))
	reset()
	pick("type", "szabálylap")
	p.until(`document.querySelectorAll("#grid .rows tr:not([hidden])").length`, `0`)
	p.until(`[...document.querySelectorAll("#list > article:not([hidden]) header p")].every(e => e.textContent.startsWith("Szabálylap"))`, `true`)
	reset()
	pick("set", "Kiegészítő")
	p.until(rowNames, names("Két hold lovasa"))
	p.until(`[...document.querySelectorAll("#list > article:not([hidden]) header .ref")].every(e => e.textContent.startsWith("Kiegészítő!"))`, `true`)
	reset()
	p.click(`[name=level][value=note]`)
	p.until(`[...document.querySelectorAll("#list > article")].every(a => a.hidden === !a.querySelector(".finds .error, .finds .warning"))`, `true`)
	pick("rule", "CL101") // notes all: nothing is both
	p.until(`document.querySelector("[data-count=cards]").textContent`, `"0 lap látszik az 58 közül"`)
	reset()
	p.click(`[name=state][value=review]`)
	p.until(rowNames, names("A tűzhányó anyasárkánya"))
	p.until(`document.querySelector("[data-count=rows]").textContent`, `"1 ősmágiás lap látszik a 19 közül"`)
	// A link leads to its card though the filter hides it.
	p.do(chromedp.SendKeys(`[name=q]`, "Szűk esztendő"))
	p.until(`document.querySelectorAll("#list > article:not([hidden])").length`, `1`)
	p.do(chromedp.Evaluate[chromedp.Void](`document.querySelector(".worst li:nth-child(2) a").click()`))
	p.until(`document.querySelector(location.hash).hidden`, `false`)
}

func matrix(t *testing.T, p *tab) {
	cell := `[aria-label="Szürke vándor – Játékban: 3"]`
	// Pointing shows the reason, going away hides it.
	p.do(chromedp.ScrollIntoView(cell), chromedp.Evaluate[chromedp.Void](`document.querySelector("`+strings.ReplaceAll(cell, `"`, `'`)+`").dispatchEvent(new MouseEvent("mouseover", {bubbles: true}))`))
	p.until(reason+` !== ""`, `true`)
	p.do(chromedp.Evaluate[chromedp.Void](`document.querySelector("` + strings.ReplaceAll(cell, `"`, `'`) + `").dispatchEvent(new MouseEvent("mouseout", {bubbles: true}))`))
	p.until(reason, `""`)
	// A click keeps it; Escape closes it and goes back.
	p.click(cell)
	p.until(reason+`.includes("Szürke vándor – Játékban: 3")`, `true`)
	p.until(`document.querySelectorAll("#why-body li a[href^='#c']").length`, `3`)
	p.until(`document.querySelector("#why-body q") !== null && document.querySelector("#why-body .ref") !== null`, `true`)
	p.until(`document.activeElement.id`, `"why"`)
	p.do(chromedp.KeyEvent(kb.Escape))
	p.until(`document.activeElement.getAttribute("aria-label")`, `"Szürke vándor – Játékban: 3"`)
	p.until(reason, `""`)
	// The general causes have a row of their own; their reasons name every one of them.
	p.click(`#grid .all td.text a`)
	p.until(reason+`.includes("Orsolya hamukirálynő")`, `true`)
	p.until(`document.querySelectorAll("#why-body li").length`, `2`)
	p.click(`#why .close`)
	p.until(reason, `""`)
	// The theme.
	p.click(`#theme`)
	p.until(`[document.documentElement.dataset.theme, document.querySelector("#theme").getAttribute("aria-pressed")]`, `["dark","true"]`)
}

// keyboard goes through the page without a mouse.
func keyboard(t *testing.T, p *tab) {
	press := func(keys ...string) {
		t.Helper()
		for _, k := range keys {
			p.do(chromedp.KeyEvent(k))
		}
	}
	focus := `document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent`
	press(kb.Tab)
	p.until(focus, `"Ugrás a találatokhoz"`)
	press("/")
	p.until(`document.activeElement.name`, `"q"`)
	p.eval(`document.querySelector("[name=q]").value = ""`) // the protocol sends the letter apart from the key, and so into the field
	for range 20 {                                          // the filters, the states, then one cell of the matrix
		press(kb.Tab)
		if p.eval(`document.activeElement.closest("#grid td") !== null`) == "true" {
			break
		}
	}
	p.until(focus, `"Minden ősmágiás lap (általános okok) – Szövege miatt: 2"`)
	p.until(reason+` !== ""`, `true`)
	p.until(`getComputedStyle(document.activeElement).outlineStyle`, `"solid"`)
	press(kb.ArrowDown)
	p.until(focus, `"Parázsszemű őrjáró – Szövege miatt: 2"`)
	press(kb.ArrowRight, kb.ArrowRight)
	p.until(focus, `"Parázsszemű őrjáró – Játékban: 1"`)
	press(kb.ArrowDown) // the next one that has something in this column
	p.until(focus, `"Hamuóriás – Játékban: 1"`)
	press(kb.End)
	p.until(focus, `"Hamuóriás – Eldöntendő: 1"`)
	press(kb.Enter)
	p.until(`document.activeElement.id`, `"why"`)
	p.until(`document.querySelector("#grid [aria-expanded=true]").getAttribute("aria-label")`, `"Hamuóriás – Eldöntendő: 1"`)
	press(kb.Escape)
	p.until(focus, `"Hamuóriás – Eldöntendő: 1"`)
	press(kb.Tab)
	p.until(`document.activeElement.closest("#grid td")`, `null`)
	// The roving stop stays where it was, and moves when a filter hides it.
	p.until(`document.querySelectorAll("#grid td a[tabindex='0']").length`, `1`)
	p.do(chromedp.SendKeys(`[name=q]`, "Kőmérleg"))
	p.until(`document.querySelector("#grid td a[tabindex='0']").closest("tr").hidden`, `false`)
}

// contrast measures every text on its ground, light and dark: 4.5 at least [WCAG 2 AA].
func contrast(t *testing.T, p *tab) {
	const measure = `(() => {
		const parse = (s) => { const n = s.match(/[\d.]+/g).map(Number); return s.startsWith("color(srgb") ? [n[0] * 255, n[1] * 255, n[2] * 255, n[3] ?? 1] : [n[0], n[1], n[2], n[3] ?? 1]; };
		const over = (a, b) => [0, 1, 2].map((i) => a[i] * a[3] + b[i] * (1 - a[3])).concat(1);
		const ground = (e) => { const c = parse(getComputedStyle(e).backgroundColor); return c[3] === 1 || !e.parentElement ? c : over(c, ground(e.parentElement)); };
		const light = (c) => { const l = c.slice(0, 3).map((v) => (v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4); return 0.2126 * l[0] + 0.7152 * l[1] + 0.0722 * l[2]; };
		const bad = new Set(); let n = 0;
		const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		while (walk.nextNode()) {
			const e = walk.currentNode.parentElement;
			if (!walk.currentNode.data.trim() || e.closest("script, .vh, [hidden], option")) continue;
			n++;
			const b = ground(e), a = light(over(parse(getComputedStyle(e).color), b)), c = light(b);
			const r = (Math.max(a, c) + 0.05) / (Math.min(a, c) + 0.05);
			if (r < 4.5) bad.add(e.tagName + "." + e.className + " in " + e.parentElement.className + ": " + r.toFixed(2));
		}
		return [n > 500, ...bad];
	})()`
	for _, theme := range []string{"light", "dark"} {
		p.do(chromedp.Evaluate[chromedp.Void](`document.documentElement.dataset.theme = "` + theme + `"; for (const d of document.querySelectorAll("details")) d.open = true;`))
		if got := p.eval(measure); got != "[true]" {
			t.Errorf("%s: %s", theme, got)
		}
	}
}

// many opens a page with 10,000 cards and 500 rows in the matrix and measures what it costs to load, to search and to filter: in time of the
// processor, which other work on the machine does not lengthen.
func many(t *testing.T, b context.Context) {
	page := htmlOf(t, tenThousand(), lint.Hungarian)
	p := openPage(t, b, page)
	busy := func() time.Duration {
		t.Helper()
		m, err := chromedp.Call(p.ctx, performance.GetMetrics, cdp.Empty{})
		if err != nil {
			t.Fatal(err)
		}
		for _, x := range m.Metrics {
			if x.Name == "ThreadTime" {
				return time.Duration(x.Value * float64(time.Second)).Round(time.Millisecond)
			}
		}
		t.Fatal("the browser does not say how long it was busy")
		return 0
	}
	last := time.Duration(0)
	cost := func(what, act, shown string, most time.Duration) {
		t.Helper()
		p.do(chromedp.Evaluate[chromedp.Void](act))
		p.until(`document.querySelector("[data-count=cards]").textContent`, inJSON(shown+" lap látszik a 10000 közül"))
		p.eval(`new Promise(ok => requestAnimationFrame(() => setTimeout(() => ok(document.body.offsetHeight))))`)
		now := busy()
		if t.Logf("%s: %v", what, now-last); now-last > most {
			t.Errorf("%s kept the page busy for %v, %v at most", what, now-last, most)
		}
		last = now
	}
	typed := func(s string) string {
		return `(() => { const q = document.querySelector("[name=q]"); q.value = "` + s + `"; q.dispatchEvent(new Event("input", {bubbles: true})) })()`
	}
	t.Logf("%d MB", len(page)>>20)
	cost("loading", "0", "10000", 6*time.Second)
	cost("the first search", typed("vasvero"), "1000", 2*time.Second)
	cost("the second search", typed("vasverő nagym"), "100", time.Second)
	cost("showing all", `document.querySelector("[type=reset]").click()`, "10000", 2*time.Second)
	cost("a filter", `document.querySelector("[name=level][value=warning]").click()`, "5000", time.Second)
}

// tenThousand are cards that all have findings; every twentieth bears ancient magic and is switched off by three others.
func tenThousand() *report.Input {
	rule := func(n, name string, l lint.Level) *lint.Rule {
		return &lint.Rule{Number: n, Name: name, Level: l, Title: lint.Words{Hu: "Más lapok költségét módosítja"}, Advice: lint.Words{Hu: "Nézd meg, kit érint, és ha nem ez a cél, szűkítsd a lapkört."}}
	}
	notes, warnings := rule("CL103", "card-modifies-cost", lint.Note), rule("CL307", "owner-unclear", lint.Warning)
	f := &lint.Facts{Settings: lint.DefaultSettings(), Combos: &lint.Combos{Reading: lint.Applied, Size: 3, Format: lint.ThreeColours}}
	in := &report.Input{Facts: f, Rules: []*lint.Rule{notes, warnings}}
	const text = "Kijátszásakor nézd meg az ellenfeled kezét. A szörnyeid költsége 1 VP-vel kevesebb, de nem mehet így 1 alá. Halálakor húzz egy lapot a paklidból."
	span := lint.Span{Start: 44, End: 82, Quote: "A szörnyeid költsége 1 VP-vel kevesebb"}
	for i := range 10000 {
		cell := fmt.Sprintf("F%d", i+2)
		c := lint.Card{
			Name: fmt.Sprintf("Kohó %d mestere", i), ID: fmt.Sprint(i), Kind: "Szörny; törpe", Types: []string{"szörny"}, Colours: []string{[]string{"Raia", "Tharr", "Leah"}[i%3]},
			Edition: fmt.Sprintf("Készlet %d", i/500), Pos: lint.Pos{File: "nagy.xlsx", Sheet: "Lapok", Row: i + 2, Cell: cell}, Texts: []lint.Text{{Cell: cell, Raw: text}},
		}
		if i%10 == 0 {
			c.Name = strings.Replace(c.Name, "Kohó", "Vasverő", 1)
		}
		if i%100 == 0 {
			c.Name = strings.Replace(c.Name, "mestere", "nagymestere", 1)
		}
		s := span
		s.Cell = cell
		f.Pool.Cards = append(f.Pool.Cards, c)
		f.Readings = append(f.Readings, lint.Reading{Modifiers: []lint.Modifier{{Code: lint.M1, Span: s}}})
		f.Judgements = append(f.Judgements, lint.Judgement{Verdict: lint.Modifies})
		n := lint.Finding{Rule: notes, Level: lint.Note, Say: lint.Words{Hu: "Más lapok idézési költségét módosítja: szörny (saját) −1 VP, de legalább 1."}, Kodex: []string{"78.2"}, Pos: c.Pos, Card: c.Ref(), CardIndex: i, Evidence: []lint.Span{s}}
		in.Findings = append(in.Findings, n)
		if i%2 == 0 {
			n.Rule, n.Level, n.Say = warnings, lint.Warning, lint.Words{Hu: "Nem derül ki, kinek a lapjairól szól."}
			in.Findings[len(in.Findings)-1] = n
		}
	}
	for i := 0; i < 10000; i += 20 {
		combo := func(k int) lint.Combo {
			return lint.Combo{By: "play", Rule: "78.2", Members: []lint.Member{{Side: lint.OwnSide, Cards: []lint.Ref{f.Pool.Cards[i+k].Ref()}}}}
		}
		f.Combos.Ancient = append(f.Combos.Ancient, lint.AncientCard{
			Ref: f.Pool.Cards[i].Ref(), Index: i, Verdict: lint.StateOff, Besides: lint.StateOff, Likeness: fmt.Sprint(i), Count: 3,
			List: func() []lint.Combo { return []lint.Combo{combo(1), combo(2), combo(3)} },
		})
		for k := 1; k < 4; k++ {
			f.Combos.Causes = append(f.Combos.Causes, lint.Cause{Card: i + k, By: "play", Victims: []int{i / 20}})
		}
	}
	return in
}
