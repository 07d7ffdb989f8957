"use strict";
(() => {
  const one = (s, from = document) => from.querySelector(s);
  const all = (s, from = document) => [...from.querySelectorAll(s)];
  // Accents and capitals do not matter to a search: őr is found by "or", Őr by "őr".
  const fold = (s) => s.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const list = (s) => (s ? s.split(" ") : []);

  // What a filter looks at is read from the page once; a text only when somebody searches.
  const item = (el, source) => ({
    el, source, text: null,
    set: list(el.dataset.set), colour: list(el.dataset.colour), type: list(el.dataset.type), found: list(el.dataset.found), state: el.dataset.state,
  });
  const views = {
    cards: all("#list > article").map((el) => item(el, el)),
    rows: all("#grid .rows > tr").map((el) => item(el, el.cells[0])),
  };
  const form = one("#filters");
  const boxes = all("[name=level]"), radios = all("[name=state]");
  const facets = ["set", "colour", "type"];
  for (const el of all("[data-tools]")) el.hidden = false;

  function filter() {
    const words = fold(form.q.value).split(/\s+/).filter(Boolean);
    const rule = form.rule ? form.rule.value : "";
    const levels = boxes.filter((b) => b.checked).map((b) => b.value[0]).join("");
    const state = (radios.find((r) => r.checked) || { value: "" }).value;
    const wanted = facets.filter((f) => form[f] && form[f].value).map((f) => [f, form[f].value]);
    const everywhere = (x) => {
      if (!wanted.every(([f, v]) => x[f].includes(v))) return false;
      if (!words.length) return true;
      x.text ??= fold(x.source.textContent);
      return words.every((w) => x.text.includes(w));
    };
    // A finding must be of the rule and of one of the levels at once.
    const found = (x) => x.found.some((f) => (!rule || f.slice(0, -1) === rule) && levels.includes(f.slice(-1)));
    show("cards", (x) => found(x) && everywhere(x));
    show("rows", (x) => (!state || x.state === state) && everywhere(x));
    rove();
  }

  function show(name, wanted) {
    let n = 0;
    for (const x of views[name]) {
      const hide = !wanted(x);
      if (!hide) n++;
      if (x.el.hidden !== hide) x.el.hidden = hide;
    }
    const count = one(`[data-count=${name}]`);
    if (!count) return;
    const words = count.dataset.words.replace("{n}", n);
    if (count.textContent !== words) count.textContent = words;
    one(`[data-empty=${name}]`).hidden = n > 0;
  }

  let waiting = 0;
  const later = () => { clearTimeout(waiting); waiting = setTimeout(filter, 90); };
  form.addEventListener("input", later);
  form.addEventListener("submit", (e) => e.preventDefault());
  form.addEventListener("reset", () => {
    for (const b of boxes) b.checked = true;
    if (radios[0]) radios[0].checked = true;
    setTimeout(filter);
  });
  for (const el of [...boxes, ...radios]) el.addEventListener("change", filter);

  // A link to a card that a filter hides shows it again.
  function reveal(hash) {
    const to = hash.length > 1 && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!to || !to.hidden) return;
    form.reset();
    for (const b of boxes) b.checked = true;
    if (radios[0]) radios[0].checked = true;
    filter();
  }
  document.addEventListener("click", (e) => {
    const a = e.target.closest("a[href^='#']");
    if (!a || a.closest("#grid td")) return;
    reveal(a.hash);
    hideReason();
  });

  // The matrix: a cell shows its reason when it is pointed at or has the focus, and keeps it when clicked.
  const grid = one("#grid"), why = one("#why"), title = one("#why-title"), body = one("#why-body");
  let shown = null, pinned = false, returning = false, timer = 0, stop = null;

  function showReason(a, pin) {
    clearTimeout(timer);
    if (shown !== a) {
      if (shown) shown.setAttribute("aria-expanded", "false");
      title.textContent = a.getAttribute("aria-label");
      body.replaceChildren(...[...one(a.getAttribute("href")).children].map((el) => el.cloneNode(true)));
      why.scrollTop = 0;
      shown = a;
    }
    pinned = pin;
    a.setAttribute("aria-expanded", "true");
    why.hidden = false;
    place();
    if (pin) why.focus({ preventScroll: true });
  }

  // Below the cell, above it where there is no room; a narrow screen has it at its foot, by the style.
  function place() {
    if (!shown) return;
    const at = shown.getBoundingClientRect(), w = why.offsetWidth, h = why.offsetHeight;
    const below = at.bottom + 6 + h < innerHeight || at.top < h + 12;
    why.style.left = Math.max(8, Math.min(at.left + at.width / 2 - w / 2, innerWidth - w - 16)) + "px";
    why.style.top = Math.max(8, below ? Math.min(at.bottom + 6, innerHeight - h - 8) : at.top - h - 6) + "px";
  }

  function hideReason(back) {
    clearTimeout(timer);
    if (why.hidden) return;
    why.hidden = true;
    pinned = false;
    shown.setAttribute("aria-expanded", "false");
    const from = shown;
    shown = null;
    if (!back) return;
    returning = true; // and do not open it again
    from.focus({ preventScroll: true });
    returning = false;
  }

  // One cell of the matrix is in the order of the Tab key; the arrows go on from it.
  const links = (tr) => all("td a", tr);
  const lines = () => all("tr", grid).filter((tr) => !tr.hidden && links(tr).length);
  function rove(to) {
    if (!grid) return;
    if (!to && stop && !stop.closest("tr").hidden) return;
    to ??= (lines()[0] && links(lines()[0])[0]) || null;
    if (stop) stop.tabIndex = -1;
    stop = to;
    if (stop) stop.tabIndex = 0;
  }

  function step(a, key) {
    const td = a.closest("td"), tr = td.parentElement;
    if (key === "ArrowLeft" || key === "ArrowRight" || key === "Home" || key === "End") {
      const l = links(tr), i = l.indexOf(a);
      return { ArrowLeft: l[i - 1], ArrowRight: l[i + 1], Home: l[0], End: l.at(-1) }[key];
    }
    const rows = lines(), dir = key === "ArrowUp" ? -1 : 1;
    // The nearest row that has something in this column; else the next row at all.
    for (let i = rows.indexOf(tr) + dir; rows[i]; i += dir) {
      const here = one("a", rows[i].cells[td.cellIndex]);
      if (here) return here;
    }
    const next = rows[rows.indexOf(tr) + dir];
    return next && links(next)[0];
  }

  if (grid) {
    for (const a of all("td a", grid)) {
      a.tabIndex = -1;
      a.setAttribute("role", "button");
      a.setAttribute("aria-expanded", "false");
    }
    const cell = (e) => e.target.closest("td a");
    grid.addEventListener("mouseover", (e) => {
      const a = cell(e);
      clearTimeout(timer);
      if (a && !pinned) timer = setTimeout(showReason, 120, a, false);
    });
    const leave = () => { clearTimeout(timer); if (!pinned) timer = setTimeout(hideReason, 250); };
    grid.addEventListener("mouseout", leave);
    why.addEventListener("mouseover", () => clearTimeout(timer));
    why.addEventListener("mouseleave", leave);
    grid.addEventListener("focusin", (e) => {
      const a = cell(e);
      if (!a) return;
      rove(a);
      if (!returning && a.matches(":focus-visible")) showReason(a, false);
    });
    grid.addEventListener("click", (e) => {
      const a = cell(e);
      if (!a) return;
      e.preventDefault();
      showReason(a, true);
    });
    grid.addEventListener("keydown", (e) => {
      const a = cell(e);
      if (!a) return;
      if (e.key === " ") {
        e.preventDefault();
        showReason(a, true);
      } else if (/^(Arrow|Home$|End$)/.test(e.key)) {
        e.preventDefault();
        const to = step(a, e.key);
        if (to) to.focus();
      }
    });
    one(".close", why).addEventListener("click", () => hideReason(true));
    document.addEventListener("pointerdown", (e) => {
      if (!why.contains(e.target) && !e.target.closest("#grid td a")) hideReason();
    });
    document.addEventListener("focusin", (e) => {
      if (!why.contains(e.target) && e.target !== shown) hideReason();
    });
    addEventListener("scroll", place, { passive: true });
    addEventListener("resize", place);
  }

  document.addEventListener("keydown", (e) => {
    if (e.key === "Escape") hideReason(true);
    if (e.key === "/" && !e.ctrlKey && !e.metaKey && !e.altKey && !/^(INPUT|SELECT|TEXTAREA)$/.test(e.target.tagName)) {
      e.preventDefault();
      form.q.focus();
    }
  });

  // Light or dark is the system's until the button says otherwise.
  const theme = one("#theme"), system = matchMedia("(prefers-color-scheme: dark)");
  const dark = () => (document.documentElement.dataset.theme || (system.matches ? "dark" : "light")) === "dark";
  const tell = () => theme.setAttribute("aria-pressed", String(dark()));
  theme.hidden = false;
  theme.addEventListener("click", () => { document.documentElement.dataset.theme = dark() ? "light" : "dark"; tell(); });
  system.addEventListener("change", tell);
  tell();

  const narrow = matchMedia("(max-width: 46rem)");
  const fit = () => { one(".more", form).open = !narrow.matches; };
  narrow.addEventListener("change", fit);
  fit();

  filter();
  reveal(location.hash);
})();
