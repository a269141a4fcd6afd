/* What a script adds to the documentation: copy buttons, tabs of languages that are remembered, "/" to search. */
"use strict";

const article = document.querySelector("article[data-copy]");
const REMEMBERED = "docs-language";

/* Browsers hand out the clipboard to secure pages only. */
if (navigator.clipboard) {
  article.querySelectorAll("pre").forEach((pre) => {
    const button = document.createElement("button");
    const frame = document.createElement("div");
    button.type = "button";
    button.className = "copy";
    button.textContent = article.dataset.copy;
    button.addEventListener("click", async () => {
      await navigator.clipboard.writeText(pre.innerText.trimEnd());
      button.textContent = article.dataset.copied;
      setTimeout(() => { button.textContent = article.dataset.copy; }, 2000);
    });
    frame.className = "copied";
    pre.replaceWith(frame);
    frame.append(button, pre);
  });
}

/* Without a script, samples are a list of which one is open; with it, tabs. The last choice holds for all. */
const groups = [...article.querySelectorAll(".samples")].filter((group) => group.querySelector("details[name]"));

function remembered() {
  try { return localStorage.getItem(REMEMBERED); } catch { return null; }
}

function show(language) {
  groups.forEach((group) => {
    const parts = [...group.querySelectorAll("details")];
    const chosen = parts.find((part) => part.dataset.language === language);
    if (!chosen) return;
    chosen.open = true;
    group.querySelectorAll("[role=tab]").forEach((tab) => {
      const selected = tab.dataset.language === language;
      tab.setAttribute("aria-selected", selected);
      tab.tabIndex = selected ? 0 : -1;
    });
  });
}

function choose(language) {
  try { localStorage.setItem(REMEMBERED, language); } catch { /* refused: it holds for this page */ }
  show(language);
}

groups.forEach((group, number) => {
  const parts = [...group.querySelectorAll("details")];
  const list = document.createElement("div");
  list.setAttribute("role", "tablist");
  list.setAttribute("aria-label", article.dataset.languages);
  parts.forEach((part, index) => {
    const tab = document.createElement("button");
    const panel = part.querySelector("summary").nextElementSibling;
    panel.id = `sample-${number}-${index}`;
    panel.setAttribute("role", "tabpanel");
    tab.type = "button";
    tab.dataset.language = part.dataset.language;
    tab.textContent = part.querySelector("summary").textContent;
    tab.setAttribute("role", "tab");
    tab.setAttribute("aria-controls", panel.id);
    tab.addEventListener("click", () => choose(part.dataset.language));
    list.append(tab);
  });
  list.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const tabs = [...list.children];
    const next = tabs[(tabs.indexOf(document.activeElement) + step + tabs.length) % tabs.length];
    next.focus();
    next.click();
  });
  group.prepend(list);
  group.classList.add("tabbed");
  show(parts[0].dataset.language);
});
show(remembered());

/* What an address points into is opened: a sample, an event, an answer. */
function reveal() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  for (let part = target; part; part = part.parentElement?.closest("details")) {
    if (part.tagName === "DETAILS") part.open = true;
  }
}
addEventListener("hashchange", reveal);
reveal();

document.addEventListener("keydown", (event) => {
  const typing = event.target.closest("input, textarea, select, [contenteditable]");
  if (event.key !== "/" || typing || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  document.getElementById("docs-search").focus();
});
