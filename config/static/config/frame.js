/* Names for what libraries leave without one. The parts of a page that SimpleBar makes scrollable are named after what they stand in, or after the
   page: by itself it calls each "scrollable content". Registered before SimpleBar starts. A field that Select2
   replaces keeps the name that its label gives it. */
(function () {
  "use strict";

  document.addEventListener("DOMContentLoaded", function () {
    const title = document.querySelector("h1")?.innerText ?? document.title;
    document.querySelectorAll("[data-simplebar]:not([data-simplebar-aria-label])").forEach(function (part) {
      part.dataset.simplebarAriaLabel = part.closest("nav[aria-label]")?.getAttribute("aria-label") ?? title;
    });
  });

  function nameSelections() {
    document.querySelectorAll("select.select2-hidden-accessible").forEach(function (select) {
      const name = select.labels?.[0]?.innerText ?? select.getAttribute("aria-label");
      const selection = select.nextElementSibling?.querySelector(".select2-selection[aria-labelledby]");
      if (!name || !selection) return;
      selection.removeAttribute("aria-labelledby");
      selection.setAttribute("aria-label", name);
      selection.querySelector(".select2-selection__rendered")?.setAttribute("aria-label", name);
    });
  }

  document.addEventListener("DOMContentLoaded", function () {
    if (!document.querySelector(".admin-autocomplete")) return;
    new MutationObserver(nameSelections).observe(document.body, { childList: true, subtree: true });
    nameSelections();
  });
})();
