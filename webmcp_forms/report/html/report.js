"use strict";

// Chooses what is shown. Without it the page is complete; it only hides, opens, counts and keeps the colours.
(() => {
  const root = document.documentElement;
  const THEME_KEY = "webmcp-forms-theme";
  const PAUSE = 120;
  const MOST_MARKS = 1000;

  root.classList.add("scripts");
  setTheme(storedTheme());
  document.addEventListener("DOMContentLoaded", start);

  function start() {
    startTheme();
    startFilters();
    const cards = [...document.querySelectorAll("[data-kind]")].map(cardOf);
    const sections = sectionsOf(cards);
    const controls = controlsOf();
    const refresh = () => show(cards, sections, choices(controls));
    listen(controls, cards, refresh);
    refresh();
    reveal(controls, refresh);
    addEventListener("hashchange", () => reveal(controls, refresh));
  }

  // On a narrow screen they would stand before everything else.
  function startFilters() {
    const wide = matchMedia("(min-width: 56.0625rem)");
    const adapt = () => { document.getElementById("more").open = wide.matches; };
    wide.addEventListener("change", adapt);
    adapt();
  }

  // What is there to choose from.

  function controlsOf() {
    const byId = id => document.getElementById(id);
    return {
      search: byId("search"), rule: byId("rule"), file: byId("file"), kind: byId("kind"),
      severities: [...document.querySelectorAll("[name=severity]")],
      clear: byId("clear"), open: byId("open-all"), close: byId("close-all"),
    };
  }

  function cardOf(node) {
    const findings = [...node.querySelectorAll(".finding")].map(finding =>
      ({ node: finding, severity: finding.dataset.severity, rule: finding.dataset.rule }));
    const section = node.closest(".file");
    return { node, findings, section, kind: node.dataset.kind, isTool: "tool" in node.dataset, text: "" };
  }

  function sectionsOf(cards) {
    const nodes = [...document.querySelectorAll(".file")];
    const links = new Map([...document.querySelectorAll("[data-file]")].map(link => [link.dataset.file, link]));
    const members = new Map(nodes.map(node => [node, []]));
    for (const card of cards) members.get(card.section).push(card);
    return nodes.map(node => ({
      node,
      cards: members.get(node),
      problems: node.querySelectorAll(".problem").length,
      link: links.get(node.id),
    }));
  }

  function textOf(card) {
    card.text ||= `${card.section.querySelector("h2").textContent} ${card.node.textContent}`.toLowerCase();
    return card.text;
  }

  function choices(controls) {
    return {
      words: controls.search.value.toLowerCase().split(/\s+/).filter(Boolean),
      rule: controls.rule.value, file: controls.file.value, kind: controls.kind.value,
      severities: new Set(controls.severities.filter(box => box.checked).map(box => box.value)),
    };
  }

  // What of it is shown.

  function show(cards, sections, chosen) {
    const rules = new Set();
    const count = { tools: 0, allTools: 0, findings: 0, allFindings: 0 };
    for (const section of sections) {
      const shown = section.cards.filter(card => showCard(card, chosen, rules, count));
      const isWhole = section.problems && !isNarrowed(chosen) && (!chosen.file || chosen.file === section.node.id);
      section.node.hidden = section.link.hidden = !shown.length && !isWhole;
    }
    showRules(rules);
    document.getElementById("nothing").hidden = sections.some(section => !section.node.hidden);
    tell(count);
    markWords(cards, chosen.words);
  }

  function isNarrowed(chosen) {
    return Boolean(chosen.words.length || chosen.rule || chosen.kind);
  }

  function showCard(card, chosen, rules, count) {
    const found = card.findings.filter(finding => fits(finding, chosen));
    const isShown = isChosen(card, chosen) && (found.length > 0 || isClean(card, chosen));
    card.node.hidden = !isShown;
    count.allFindings += card.findings.length;
    count.allTools += card.isTool;
    if (!isShown) return false;
    for (const finding of card.findings) finding.node.hidden = !found.includes(finding);
    for (const finding of found) rules.add(finding.rule);
    count.findings += found.length;
    count.tools += card.isTool;
    return true;
  }

  function fits(finding, chosen) {
    return chosen.severities.has(finding.severity) && (!chosen.rule || chosen.rule === finding.rule);
  }

  function isClean(card, chosen) {
    return !card.findings.length && !chosen.rule && chosen.severities.has("clean");
  }

  function isChosen(card, chosen) {
    return (!chosen.file || chosen.file === card.section.id)
      && (!chosen.kind || chosen.kind === card.kind)
      && chosen.words.every(word => textOf(card).includes(word));
  }

  function showRules(rules) {
    for (const page of document.querySelectorAll("[data-rule-page]")) page.hidden = !rules.has(page.dataset.rulePage);
    const section = document.querySelector(".rules");
    if (section) section.hidden = !rules.size;
  }

  function tell(count) {
    const number = value => value.toLocaleString("en");
    const part = (some, all, noun) => `${number(some)} of ${number(all)} ${noun}${all === 1 ? "" : "s"}`;
    const words = `${part(count.tools, count.allTools, "tool")}, ${part(count.findings, count.allFindings, "finding")}`;
    const output = document.getElementById("shown");
    if (output.textContent !== words) output.textContent = words;
    tellPaper(count, words);
  }

  // On paper there is no filter to be seen.
  function tellPaper(count, words) {
    const note = document.getElementById("narrowed");
    note.hidden = count.tools === count.allTools && count.findings === count.allFindings;
    note.textContent = note.hidden ? "" : `Filtered: ${words}.`;
  }

  // The words that are searched for are marked where they stand; a browser that cannot do so leaves them.
  function markWords(cards, words) {
    if (!CSS.highlights) return;
    CSS.highlights.delete("found");
    const ranges = [];
    for (const card of words.length ? cards : []) {
      if (ranges.length > MOST_MARKS) break;
      if (!card.node.hidden) ranges.push(...rangesIn(card.node, words));
    }
    if (ranges.length) CSS.highlights.set("found", new Highlight(...ranges));
  }

  function rangesIn(node, words) {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const ranges = [];
    while (walker.nextNode()) {
      const text = walker.currentNode.data.toLowerCase();
      // Some letters have more than one of the other case.
      if (text.length === walker.currentNode.length)
        for (const word of words) ranges.push(...rangesOf(walker.currentNode, text, word));
    }
    return ranges;
  }

  function rangesOf(node, text, word) {
    const ranges = [];
    for (let at = text.indexOf(word); at >= 0 && ranges.length < MOST_MARKS; at = text.indexOf(word, at + word.length))
      ranges.push(new StaticRange({ startContainer: node, startOffset: at, endContainer: node, endOffset: at + word.length }));
    return ranges;
  }

  // What a reader does.

  function listen(controls, cards, refresh) {
    let waiting = 0;
    controls.search.addEventListener("input", () => {
      clearTimeout(waiting);
      waiting = setTimeout(refresh, PAUSE);
    });
    for (const control of [controls.rule, controls.file, controls.kind, ...controls.severities])
      control.addEventListener("change", refresh);
    controls.clear.addEventListener("click", () => { clear(controls); refresh(); });
    controls.open.addEventListener("click", () => openAll(cards, true));
    controls.close.addEventListener("click", () => openAll(cards, false));
  }

  function clear(controls) {
    for (const control of [controls.search, controls.rule, controls.file, controls.kind]) control.value = "";
    for (const box of controls.severities) box.checked = true;
  }

  function openAll(cards, isOpen) {
    for (const card of cards)
      if (!card.node.hidden)
        for (const details of card.node.querySelectorAll("details")) details.open = isOpen;
  }

  // A link into what is hidden shows all of it.
  function reveal(controls, refresh) {
    const target = location.hash && document.getElementById(location.hash.slice(1));
    if (!target || !target.closest("[hidden]")) return;
    clear(controls);
    refresh();
    target.scrollIntoView();
  }

  // Light and dark.

  function startTheme() {
    for (const button of document.querySelectorAll("[name=theme]")) {
      button.checked = button.value === (root.dataset.theme || "system");
      button.addEventListener("change", () => { setTheme(button.value); storeTheme(button.value); });
    }
  }

  function setTheme(theme) {
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    else delete root.dataset.theme;
  }

  // Where a page may keep nothing, asking for it throws.
  function storedTheme() {
    try { return localStorage.getItem(THEME_KEY); } catch { return null; }
  }

  function storeTheme(theme) {
    try { localStorage.setItem(THEME_KEY, theme); } catch { /* It holds for this visit. */ }
  }
})();
