package report_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"github.com/cardlint/cardlint/lint"
)

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
	t.Run("matrix", func(t *testing.T) { matrix(openPage(t, b, demoPage)) })
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
		p.until(`document.documentElement.scrollWidth <= innerWidth`, `true`) // 5,000 letters are broken into lines, and take no page of their own
		p.until(`Math.max(...[...document.querySelectorAll("#grid tr, .worst li")].map(e => e.offsetHeight)) < innerHeight / 3`, `true`)
	})
	t.Run("shape", func(t *testing.T) {
		p := openPage(t, b, demoPage)
		p.until(`new Set([...document.querySelectorAll(".tally svg")].map(e => e.getBoundingClientRect().top)).size`, `1`)                        // whatever wraps above them
		p.until(`new Set([...document.querySelectorAll("#reasons li bdi, .worst .who bdi")].map(e => getComputedStyle(e).fontFamily)).size`, `1`) // names are no card text
		p.do(chromedp.EmulateViewport(390, 844, chromedp.EmulateMobile))
		p.until(`document.documentElement.scrollWidth <= 390`, `true`)
		p.click(`#grid td.play a`)
		p.until(`Math.round(document.querySelector("#why").getBoundingClientRect().bottom)`, `844`)
	})
	t.Run("contrast", func(t *testing.T) { contrast(t, openPage(t, b, htmlOf(t, muted(checked(t, demo)), lint.Hungarian))) })
	t.Run("many cards", func(t *testing.T) { many(t, b) })
}

func filters(t *testing.T, p *tab) {
	pick := func(name, label string) {
		t.Helper()
		p.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`(() => { const s = document.querySelector("[name=%s]");
			s.value = [...s.options].find(o => o.textContent.startsWith(%q)).value; s.dispatchEvent(new Event("input", {bubbles: true})) })()`, name, label)))
	}
	reset := func() {
		p.click(`[type=reset]`)
		p.until(`document.querySelector("[data-count=cards]").textContent`, `"58 lap látszik az 58 közül"`)
	}
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

func matrix(p *tab) {
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
	// The protocol sends the letter apart from the key, and so into the field; it goes out again as a person would take it out.
	p.eval(`(() => { const q = document.querySelector("[name=q]"); q.value = ""; return q.dispatchEvent(new Event("input", {bubbles: true})) })()`)
	p.until(`document.querySelectorAll("#grid .rows tr:not([hidden])").length`, `19`)
	for range 20 { // the filters, the states, then one cell of the matrix
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
