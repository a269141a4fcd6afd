/* Shows the number that a pattern would make, while it is being typed. */
(function () {
  "use strict";
  document.addEventListener("DOMContentLoaded", function () {
    const pattern = document.getElementById("id_number_pattern");
    if (!pattern) return;
    const code = document.getElementById("id_code");
    const example = document.createElement("output");
    example.className = "pattern-example";
    example.htmlFor = pattern.id;
    pattern.insertAdjacentElement("afterend", example);

    function show() {
      const today = new Date();
      const values = {
        "{code}": code ? code.value : pattern.dataset.code,
        "{year}": String(today.getFullYear()),
        "{month}": String(today.getMonth() + 1).padStart(2, "0"),
      };
      const number = pattern.value
        .replace(/\{(code|year|month)\}/g, (token) => values[token])
        .replace(/\{seq:(\d{1,2})\}/g, (_token, digits) => "1".padStart(Number(digits), "0"));
      example.textContent = pattern.value ? pattern.dataset.example + " " + number : "";
    }

    pattern.addEventListener("input", show);
    if (code) code.addEventListener("input", show);
    show();
  });
})();
