package report_test

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/performance"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
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
		chromedp.Flag("disable-extensions", true), chromedp.Flag("in-process-gpu", true), chromedp.Flag("disable-features", "Translate,OptimizationHints,MediaRouter"),
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
	// What is typed before the script of the page has run is lost, and a load may be that of the empty page before.
	loaded := p.await(func() bool {
		state, err := chromedp.Run(ctx, chromedp.Evaluate[string](`location.protocol + document.readyState`))
		return err == nil && state == "file:complete"
	})
	if !loaded {
		t.Fatalf("%s is not loaded", url)
	}
	return p
}

func (p *tab) do(actions ...chromedp.Action[chromedp.Void]) {
	p.t.Helper()
	if err := chromedp.Do(p.ctx, actions...); err != nil {
		p.t.Fatal(err)
	}
}

// click clicks with the mouse in the middle of an element, which must lie open and still there.
func (p *tab) click(selector string) {
	p.t.Helper()
	reached := p.await(func() bool {
		xy := p.middle(selector)
		if len(xy) != 2 || !slices.Equal(xy, p.middle(selector)) {
			return false
		}
		p.eval(`window.clicked = 0; document.querySelector(` + inJSON(selector) + `).addEventListener("click", () => window.clicked++, {capture: true, once: true}), 0`)
		p.do(chromedp.MouseClickXY(xy[0], xy[1]))
		return p.eval(`window.clicked`) == "1"
	})
	if !reached {
		p.t.Fatalf("no click reaches %s: something lies over it, or moves it", selector)
	}
}

// middle brings an element into view and gives the middle of it, or nothing where something lies over it.
func (p *tab) middle(selector string) (xy []float64) {
	p.t.Helper()
	at := p.eval(`(() => {
		const e = document.querySelector(` + inJSON(selector) + `);
		if (!e.closest("#why")) e.scrollIntoView({block: "center", behavior: "instant"});
		const r = e.getBoundingClientRect(), x = r.left + r.width / 2, y = r.top + r.height / 2;
		return e.contains(document.elementFromPoint(x, y)) ? [x, y] : [];
	})()`)
	if err := json.Unmarshal([]byte(at), &xy); err != nil {
		p.t.Fatalf("%s lies at %s: %v", selector, at, err)
	}
	return xy
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
	if !p.await(func() bool { got = p.eval(js); return got == want }) {
		p.t.Fatalf("%s\nis %s, want %s", js, got, want)
	}
}

// await waits for something to come about, and tells whether it did.
func (p *tab) await(holds func() bool) bool {
	p.t.Helper()
	for end := time.Now().Add(20 * time.Second); time.Now().Before(end); time.Sleep(10 * time.Millisecond) {
		if holds() {
			return true
		}
	}
	return false
}
