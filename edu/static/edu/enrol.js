/* One box that ticks all of a list. Without this script it stays hidden, and each is ticked by hand. */
(function () {
  "use strict";

  document.querySelectorAll("[data-tick-all]").forEach(function (offer) {
    const all = offer.querySelector("input[type=checkbox]");
    const form = offer.closest("form");
    offer.hidden = false;
    all.addEventListener("change", function () {
      form.querySelectorAll("input[name=" + offer.dataset.tickAll + "]").forEach(function (box) {
        box.checked = all.checked;
      });
    });
  });
})();
