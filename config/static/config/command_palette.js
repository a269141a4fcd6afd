// Ctrl+K opens a dialog that finds pages, certificates, types, cohorts, recipients, keys and endpoints.
(function () {
  "use strict";

  const PAUSE = 150; // milliseconds without a key before it searches

  document.addEventListener("DOMContentLoaded", () => {
    const dialog = document.getElementById("command-palette");
    if (!dialog) return;
    const form = dialog.querySelector("form");
    const input = form.elements.term;
    const list = dialog.querySelector("[role=listbox]");
    const note = dialog.querySelector("[role=status]");
    let waiting, asked = 0, current = -1;

    const options = () => [...list.children];

    function choose(place) {
      const lines = options();
      current = lines.length ? (place + lines.length) % lines.length : -1;
      lines.forEach((line, number) => line.setAttribute("aria-selected", String(number === current)));
      if (current < 0) return input.removeAttribute("aria-activedescendant");
      input.setAttribute("aria-activedescendant", lines[current].id);
      lines[current].scrollIntoView({ block: "nearest" });
    }

    async function search() {
      const number = ++asked;
      const response = await fetch(dialog.dataset.url, { method: "POST", body: new FormData(form) });
      if (number !== asked) return; // a later one is on its way
      if (!response.ok || response.redirected) return location.reload(); // signed out meanwhile
      list.innerHTML = await response.text();
      const count = options().length;
      input.setAttribute("aria-expanded", String(count > 0));
      note.textContent = count ? `${dialog.dataset.found} ${count}` : dialog.dataset.none;
      choose(0);
    }

    function show() {
      if (dialog.open) return;
      input.value = "";
      dialog.showModal();
      input.focus();
      search();
    }

    function open(line, event) {
      if (!line) return;
      if (event.ctrlKey || event.metaKey) window.open(line.dataset.url);
      else location.assign(line.dataset.url);
    }

    document.addEventListener("keydown", (event) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      show();
    });
    document.querySelectorAll("[data-palette]").forEach((button) => button.addEventListener("click", show));
    form.addEventListener("submit", (event) => event.preventDefault());
    input.addEventListener("input", () => {
      clearTimeout(waiting);
      waiting = setTimeout(search, PAUSE);
    });
    input.addEventListener("keydown", (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step) choose(current + step);
      else if (event.key === "Enter") open(options()[current], event);
      else return;
      event.preventDefault();
    });
    list.addEventListener("click", (event) => open(event.target.closest("[role=option]"), event));
    dialog.querySelector("[data-close]").addEventListener("click", () => dialog.close());
    dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  });
})();
