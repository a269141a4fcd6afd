// The page of a certificate: buttons that copy, and the menu of further actions.
(function () {
  "use strict";

  async function copy(button) {
    const source = button.dataset.copyFrom && document.getElementById(button.dataset.copyFrom);
    await navigator.clipboard.writeText(source ? source.textContent : button.dataset.copy);
    const label = button.textContent;
    button.textContent = button.dataset.copied;
    button.setAttribute("aria-live", "polite");
    setTimeout(() => (button.textContent = label), 2000);
  }

  function menu(box) {
    const button = box.querySelector("button");
    const items = box.querySelector("ul");
    const show = (open) => {
      items.hidden = !open;
      button.setAttribute("aria-expanded", String(open));
    };
    button.addEventListener("click", () => show(items.hidden));
    box.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || items.hidden) return;
      show(false);
      button.focus();
    });
    box.addEventListener("focusout", (event) => {
      if (!box.contains(event.relatedTarget)) show(false);
    });
    document.addEventListener("click", (event) => {
      if (!box.contains(event.target)) show(false);
    });
  }

  document.querySelectorAll("[data-menu]").forEach(menu);
  document.querySelectorAll("[data-copy], [data-copy-from]").forEach((button) => {
    if (!navigator.clipboard) button.hidden = true; // only where the page came by https
    button.addEventListener("click", () => copy(button));
  });
})();
