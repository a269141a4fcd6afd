/* The form of a type: rows are added, moved and removed in place; code and keys are made from names;
   and the number that a pattern would make is shown while it is being typed. */
(function () {
  "use strict";

  function words(text) {
    return text
      .replace(/ß/g, "ss")
      .normalize("NFKD")
      .replace(/[^A-Za-z0-9\s_-]/g, "")
      .toLowerCase()
      .split(/[\s_-]+/)
      .filter(Boolean);
  }

  function keyFrom(text) {
    return words(text)
      .map((word, place) => (place ? word[0].toUpperCase() + word.slice(1) : word))
      .join("")
      .slice(0, 64);
  }

  function changed(element) {
    element.dispatchEvent(new Event("change", { bubbles: true }));
  }

  /* --- a field that follows another one until somebody writes into it ------------------------- */

  function follow(target, sources, made) {
    if (!target || target.value) return;
    let last = "";
    sources.forEach(function (source) {
      source.addEventListener("input", function () {
        if (target.value !== last) return;
        const named = sources.find((each) => each.value.trim());
        last = target.value = named ? made(named.value) : "";
        target.dispatchEvent(new Event("input", { bubbles: true }));
      });
    });
  }

  function named(scope, prefix) {
    return Array.from(scope.querySelectorAll("input")).filter((input) => input.name.includes(prefix));
  }

  /* --- rows ----------------------------------------------------------------------------------- */

  /* What a column holds by its names, as guess_roles of certificates/types/limits.py has it. */
  function roleIn(names, known) {
    const said = names.toLowerCase().replace(/\(.*?\)|\[.*?\]/g, " ").match(/\p{L}+/gu) || [];
    const match = Object.entries(known).find(([, each]) => said.some((word) => each.includes(word)));
    return match ? match[0] : "";
  }

  /* The choices of a column show its name, in the first language that has one; the first of them, the
     name of the column that is guessed. */
  function nameColumns(row) {
    const written = Array.from(row.querySelectorAll("textarea[name*='-columns_']"), (area) =>
      area.value.split("\n").map((line) => line.trim()).filter(Boolean)
    ).filter((lines) => lines.length);
    const names = written[0] || [];
    const known = JSON.parse(row.closest("[data-role-words]").dataset.roleWords);
    const guessed = names.map((_name, place) => roleIn(written.map((lines) => lines[place] || "").join(" "), known));
    row.querySelectorAll("select[data-role]").forEach(function (select) {
      const places = guessed.flatMap((role, place) => (role === select.dataset.role ? [place] : []));
      const byName = select.options[0];
      byName.dataset.label = byName.dataset.label || byName.textContent;
      byName.textContent = (places.length === 1 ? names[places[0]] : "–") + " (" + byName.dataset.label + ")";
      Array.from(select.options).slice(2).forEach(function (option) {
        const name = names[Number(option.value) - 1];
        option.textContent = name ? option.value + " · " + name : option.value;
        option.hidden = !name && !option.selected;
      });
    });
  }

  function setUpRow(row) {
    if (row.querySelector("select[data-role]")) nameColumns(row);
    row.querySelectorAll("textarea[name*='-columns_']").forEach((area) => {
      area.oninput = () => nameColumns(row);
    });
    follow(row.querySelector("input[name$='-key']"), named(row, "-label_"), keyFrom);
    const removed = row.querySelector("input[name$='-DELETE']");
    row.classList.toggle("metadata__row--removed", removed.checked);
    row.querySelector("[data-remove]").setAttribute("aria-pressed", String(removed.checked));
  }

  function number(rows) {
    Array.from(rows.children).forEach(function (row, place) {
      row.querySelector("input[name$='-ORDER']").value = place + 1;
    });
  }

  function say(section, text) {
    section.querySelector("[data-said]").textContent = text;
  }

  function move(section, button) {
    const row = button.closest(".metadata__row");
    const rows = row.parentNode;
    const up = button.dataset.move === "-1";
    const other = up ? row.previousElementSibling : row.nextElementSibling;
    if (other) rows.insertBefore(up ? row : other, up ? other : row);
    number(rows);
    button.focus();
    const place = Array.from(rows.children).indexOf(row) + 1;
    const text = section.dataset.moved.replace("%(place)s", place);
    say(section, text.replace("%(count)s", rows.children.length));
    changed(rows);
  }

  function remove(section, button) {
    const row = button.closest(".metadata__row");
    const box = row.querySelector("input[name$='-DELETE']");
    box.checked = !box.checked;
    setUpRow(row);
    say(section, box.checked ? section.dataset.removed : "");
    changed(row);
  }

  function append(section, html, count) {
    const rows = section.querySelector("[data-rows]");
    const total = section.querySelector("input[name$='-TOTAL_FORMS']");
    const before = rows.children.length;
    rows.insertAdjacentHTML("beforeend", html);
    total.value = Number(total.value) + count;
    Array.from(rows.children).slice(before).forEach(setUpRow);
    number(rows);
    const first = rows.children[before];
    if (first) (first.querySelector("details[open] input") || first.querySelector("summary, input")).focus();
    changed(rows);
  }

  function addRow(section) {
    const place = section.querySelector("input[name$='-TOTAL_FORMS']").value;
    append(section, section.querySelector("template").innerHTML.replaceAll("__prefix__", place), 1);
  }

  function addTemplate(section, button) {
    const query = new URLSearchParams({ template: button.dataset.template });
    query.append("first", section.querySelector("input[name$='-TOTAL_FORMS']").value);
    section.querySelectorAll("input[name$='-key']").forEach((key) => query.append("key", key.value));
    button.disabled = true;
    fetch(button.closest("[data-url]").dataset.url + "?" + query)
      .then((response) => (response.ok ? response.json() : Promise.reject(response)))
      .then((fields) => append(section, fields.html, fields.count))
      .catch(() => say(section, section.dataset.failed))
      .finally(() => (button.disabled = false));
  }

  function setUpRows(section) {
    section.classList.add("type-rows--scripted");
    section.querySelectorAll(".metadata__row").forEach(setUpRow);
    section.addEventListener("click", function (event) {
      const button = event.target.closest("button");
      if (!button) return;
      if ("move" in button.dataset) move(section, button);
      else if ("remove" in button.dataset) remove(section, button);
      else if ("addRow" in button.dataset) addRow(section);
      else if ("template" in button.dataset) addTemplate(section, button);
    });
  }

  /* --- the number ----------------------------------------------------------------------------- */

  function setUpPattern(pattern, code) {
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
  }

  /* --- what belongs to credentials of persons, or of products ---------------------------------- */

  function setUpCredential(kind) {
    function show() {
      const person = kind.value === "person";
      const shown = { achievement_type: person, credential_standard: !person, attestation_type: !person, assessor_level: !person };
      Object.entries(shown).forEach(function ([name, visible]) {
        const line = document.querySelector(".field-" + name);
        if (line) line.hidden = !visible;
      });
      document.querySelectorAll("select[data-term]").forEach(function (select) {
        select.querySelectorAll("optgroup").forEach((group, place) => (group.hidden = person === (place > 0)));
      });
    }
    kind.addEventListener("change", show);
    document.addEventListener("focusin", (event) => event.target.matches("select[data-term]") && show());
    show();
  }

  document.addEventListener("DOMContentLoaded", function () {
    const pattern = document.getElementById("id_number_pattern");
    if (!pattern) return;
    const code = document.getElementById("id_code");
    setUpPattern(pattern, code);
    setUpCredential(document.getElementById("id_kind"));
    follow(code, named(document, "name_").filter((input) => /^name_..$/.test(input.name)), (text) =>
      words(text).join("-").slice(0, 60)
    );
    document.querySelectorAll(".type-rows").forEach(setUpRows);
  });
})();
