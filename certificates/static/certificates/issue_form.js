/* Tables in the form of a certificate: rows are added in place, and what is pasted from a spreadsheet
   fills as many cells as it has. Without this script the buttons ask the server for more rows. */
(function () {
  "use strict";

  function rowsOf(grid) {
    return grid.querySelectorAll("tbody > tr");
  }

  function cellsOf(row) {
    return Array.from(row.querySelectorAll("textarea"));
  }

  function addRow(grid) {
    const rows = rowsOf(grid);
    if (rows.length >= Number(grid.dataset.most)) return null;
    const row = rows[rows.length - 1].cloneNode(true);
    cellsOf(row).forEach(function (cell, place) {
      cell.name = grid.dataset.name + "-" + rows.length + "-" + place;
      cell.setAttribute("aria-label", cell.closest("td").dataset.label + " " + (rows.length + 1));
      cell.value = cell.textContent = "";
      cell.removeAttribute("aria-invalid");
      cell.closest("td").className = "";
      const note = cell.parentNode.querySelector(".outside");
      if (!note) return;
      note.id = grid.dataset.name + "-" + rows.length + "-outside";
      note.textContent = "";
      cell.setAttribute("aria-describedby", note.id);
    });
    rows[0].parentNode.appendChild(row);
    grid.querySelector("input[type=hidden]").value = rows.length + 1;
    return row;
  }

  /* Tabs part cells, line breaks part rows; a cell in quotes may hold either. */
  function taken(text) {
    const rows = [[""]];
    let quoted = false;
    for (let at = 0; at < text.length; at++) {
      const char = text[at];
      const row = rows[rows.length - 1];
      const last = row.length - 1;
      if (quoted && char === '"' && text[at + 1] === '"') {
        row[last] += char;
        at++;
      } else if (quoted && char === '"') quoted = false;
      else if (!quoted && char === '"' && row[last] === "") quoted = true;
      else if (!quoted && char === "\t") row.push("");
      else if (!quoted && char === "\n") rows.push([""]);
      else row[last] += char;
    }
    if (rows.length > 1 && rows[rows.length - 1].join("") === "") rows.pop();
    return rows;
  }

  function paste(event) {
    const text = event.clipboardData.getData("text/plain").replace(/\r\n?/g, "\n");
    if (!text.includes("\t") && !text.trim().includes("\n")) return;
    event.preventDefault();
    const grid = event.currentTarget;
    const first = event.target.closest("tr");
    const start = Array.from(rowsOf(grid)).indexOf(first);
    const place = cellsOf(first).indexOf(event.target);
    taken(text).forEach(function (values, below) {
      const row = rowsOf(grid)[start + below] || addRow(grid);
      if (!row) return;
      const cells = cellsOf(row);
      values.forEach(function (value, beside) {
        if (cells[place + beside]) cells[place + beside].value = value;
      });
    });
    grid.dispatchEvent(new Event("input", { bubbles: true }));
  }

  function prepare(grid) {
    grid.querySelector("button").addEventListener("click", function (event) {
      event.preventDefault();
      const row = addRow(grid);
      if (row) cellsOf(row)[0].focus();
    });
    grid.addEventListener("paste", paste);
    /* What was typed comes back (config/typed.js), also into rows that were added. */
    grid.closest("form").addEventListener("restore-field", function (event) {
      const name = event.detail.name;
      if (!name.startsWith(grid.dataset.name + "-")) return;
      while (!grid.querySelector('[name="' + CSS.escape(name) + '"]') && addRow(grid));
    });
    /* In a cell, Enter goes to the row below, as it does in a spreadsheet. */
    grid.addEventListener("keydown", function (event) {
      if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
      event.preventDefault();
      const row = event.target.closest("tr");
      if (!row) return;
      const below = row.nextElementSibling || addRow(grid);
      if (below) cellsOf(below)[cellsOf(row).indexOf(event.target)].focus();
    });
  }

  document.querySelectorAll(".issue-form .cells").forEach(prepare);
  /* Sent with files and refused, the form is replaced without loading the page (accounts/upload.js). */
  document.addEventListener("form-replaced", function (event) {
    event.target.querySelectorAll(".cells").forEach(prepare);
    window.htmx.process(event.target);
  });
})();
