/* Shows the OpenAPI document. Nothing can be sent from here: a key has no business in a browser. */
"use strict";

const place = document.getElementById("reference");
const words = JSON.parse(document.getElementById("viewer-words").textContent);
place.style.setProperty("--required", JSON.stringify(words.required)); // the viewer's own is in its style
const nothing = () => () => null;

/* The viewer has a dark look, and waits to be told when to wear it. */
const dark = matchMedia("(prefers-color-scheme: dark)");
const dress = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
dark.addEventListener("change", dress);
dress();

/* The viewer speaks English only. What it writes by itself is put into the page's language. */
function translate(text) {
  const [, before, written, after] = /^([\s*]*)(.*?)([\s:]*)$/s.exec(text);
  return words[written] ? before + words[written] + after : text;
}

function translateBelow(node) {
  if (node.nodeType === Node.TEXT_NODE) {
    if (node.parentElement?.closest("pre, code, .markdown, td .parameter__name, .prop-name")) return;
    const told = translate(node.data);
    if (told !== node.data) node.data = told;
  } else if (node.nodeType === Node.ELEMENT_NODE) {
    for (const name of ["aria-label", "title"]) {
      const said = node.getAttribute(name);
      if (said && translate(said) !== said) node.setAttribute(name, translate(said));
    }
    node.childNodes.forEach(translateBelow);
  }
}

/* What axe-core finds wrong in the viewer's own markup. */
function mend() {
  const all = (selector, change) => place.querySelectorAll(selector).forEach(change);
  all("pre:not([tabindex])", (each) => each.setAttribute("tabindex", "0")); // it scrolls
  all("table[role]", (each) => each.removeAttribute("role"));
  all("h3:not([aria-level]), h4:not([aria-level])", (each) => {
    each.setAttribute("aria-level", each.tagName === "H3" ? "2" : "3"); // below the page's title
  });
  all(".opblock-summary-control a[href]", (each) => each.removeAttribute("href")); // in a button
  all("select:not([aria-label])", (each) => {
    const parameter = each.closest("tr")?.dataset.paramName;
    each.setAttribute("aria-label", parameter ?? words.Examples);
  });
}

new MutationObserver((records) => {
  for (const record of records) {
    record.addedNodes.forEach(translateBelow);
    if (record.type === "characterData") translateBelow(record.target);
  }
  mend();
}).observe(place, { childList: true, subtree: true, characterData: true });

/* The viewer's own layout would bring a second <main> into the page. */
function layout(system) {
  const shown = [["SvgAssets", false], ["errors", true], ["operations", true], ["Webhooks", true]];
  return () => {
    const { createElement } = system.React;
    const parts = shown.map(([name, connected]) => {
      const part = createElement(system.getComponent(name, connected));
      return createElement("div", { className: "wrapper", key: name }, part);
    });
    const loading = !system.specSelectors.specStr();
    return createElement("div", { className: "swagger-ui" }, loading ? words["Loading..."] : parts);
  };
}

SwaggerUIBundle({
  url: place.dataset.openapi,
  domNode: place,
  presets: [SwaggerUIBundle.presets.apis],
  layout: "ReferenceLayout",
  deepLinking: true,
  docExpansion: "none",
  defaultModelsExpandDepth: -1,
  supportedSubmitMethods: [],
  validatorUrl: null,
  plugins: [(system) => ({
    components: { ReferenceLayout: layout(system) },
    wrapComponents: { authorizeBtn: nothing, authorizeOperationBtn: nothing },
  })],
});
