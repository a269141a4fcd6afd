/* A phone shows each cell of a list beside its column's name, which begins with a capital there as in
   the head of the table. Without this script it begins as it is written within a sentence. */
(function () {
  "use strict";

  document.addEventListener("DOMContentLoaded", function () {
    const language = document.documentElement.lang;
    document.querySelectorAll("td[data-label], th[data-label]").forEach(function (cell) {
      const label = cell.dataset.label;
      cell.dataset.label = label.charAt(0).toLocaleUpperCase(language) + label.slice(1);
    });
  });
})();
