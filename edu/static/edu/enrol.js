/* One box that ticks all of a list. Without this script it stays hidden, and each is ticked by hand. */
(function () {
  "use strict";

  document.querySelectorAll("table[data-tick-all]").forEach(function (table) {
    const all = table.querySelector("thead input[type=checkbox]");
    const each = table.querySelectorAll("tbody input[type=checkbox]");
    all.hidden = false;
    all.addEventListener("change", function () {
      each.forEach(function (box) { box.checked = all.checked; });
    });
  });
})();
