/* The table of a class's grades. What is copied from a spreadsheet fills it: rows that hold somebody's number
   or name go to that person, wherever they stand; a single column fills the rows downwards. Enter goes on to
   the next row. Without this script each grade is typed. */
(function () {
  "use strict";

  const table = document.querySelector("[data-grades]");
  if (!table) return;
  const told = document.querySelector("[data-told]");
  const rows = Array.from(table.querySelectorAll("tr[data-name]"));

  function fieldOf(row) {
    return row.querySelector("[name^=grade-]");
  }

  function indexed(name) {
    const found = new Map();
    rows.forEach(function (row) {
      const key = row.dataset[name];
      if (key) found.set(key.toLowerCase(), found.has(key.toLowerCase()) ? null : row);
    });
    return found;
  }

  const byNumber = indexed("number");
  const byName = indexed("name"); // null for one that two people share

  function named(cells) {
    for (const cell of cells) {
      const row = byNumber.get(cell.toLowerCase()) || byName.get(cell.toLowerCase());
      if (row) return row;
    }
    return null;
  }

  /* False where the grades are a list that this is not in. */
  function put(row, grade) {
    const field = fieldOf(row);
    if (field.tagName === "SELECT") {
      const option = Array.from(field.options).find(function (each) {
        return each.text.trim().toLowerCase() === grade.toLowerCase() || each.value === grade;
      });
      if (!option) return false;
      field.value = option.value;
    } else field.value = grade;
    return true;
  }

  function paste(event) {
    const start = rows.indexOf(event.target.closest("tr"));
    if (start < 0 || fieldOf(rows[start]) !== event.target) return;
    const text = event.clipboardData.getData("text/plain").replace(/\r\n?/g, "\n");
    const lines = text.replace(/\n+$/, "").split("\n");
    if (lines.length === 1 && !text.includes("\t")) return;
    event.preventDefault();
    let entered = 0;
    const left = [];
    lines.forEach(function (line, below) {
      const cells = line.split("\t").map(function (cell) { return cell.trim(); });
      const row = cells.length > 1 ? named(cells) : rows[start + below];
      const grade = cells[cells.length - 1];
      if (row && put(row, grade)) entered++;
      else if (line.trim()) left.push(cells.length > 1 ? cells[0] || grade : grade);
    });
    tell(entered, left);
  }

  function tell(entered, left) {
    told.textContent = told.dataset.entered + " " + entered + "."
      + (left.length ? " " + told.dataset.left + " " + left.join(", ") : "");
  }

  function goOn(event) {
    if (event.key !== "Enter" || event.isComposing) return;
    const place = rows.findIndex(function (row) { return fieldOf(row) === event.target; });
    if (place < 0) return;
    event.preventDefault();
    if (rows[place + 1]) fieldOf(rows[place + 1]).focus();
  }

  table.addEventListener("paste", paste);
  table.addEventListener("keydown", goOn);
})();
