/* Buttons that tick the usual scopes of an API key. Without this script the scopes are ticked one by one. */
(function () {
  "use strict";

  function setUp(form) {
    const boxes = Array.from(form.querySelectorAll("input[type=checkbox]"));
    const buttons = Array.from(form.querySelectorAll("[data-scopes]"));
    if (!buttons.length) return;

    function show() {
      const ticked = boxes.filter((box) => box.checked).map((box) => box.value).sort().join(" ");
      buttons.forEach(function (button) {
        button.setAttribute("aria-pressed", String(button.dataset.scopes === ticked));
      });
    }

    buttons.forEach(function (button) {
      button.addEventListener("click", function () {
        const wanted = button.dataset.scopes.split(" ");
        boxes.forEach((box) => { box.checked = wanted.includes(box.value); });
        show();
      });
    });
    boxes.forEach((box) => box.addEventListener("change", show));
    buttons[0].parentElement.hidden = false;
    show();
  }

  document.addEventListener("DOMContentLoaded", function () {
    document.querySelectorAll(".scopes").forEach(setUp);
  });
})();
