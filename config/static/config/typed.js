/* What somebody types into a form of the back office is kept in the tab until the service has taken it:
   a session that ends, an expired form or a failure brings the form back as it was filled in. Only what
   differs from the page is kept, for this user and issuer, and never passwords, codes, files or hidden
   fields. docs/decisions: "Typed forms are kept in the tab". */
(function () {
  "use strict";

  const PREFIX = "typed:";
  const UNKEPT = ["hidden", "password", "file", "submit", "button", "image", "reset"];
  const SECRET = ["one-time-code", "current-password", "new-password"];

  function keptForms(frame) {
    return [...frame.querySelectorAll("form[method=post]:not(#changelist-form):not([data-unkept])")];
  }

  function fieldsOf(form) {
    const fields = new Map();
    for (const field of form.elements) {
      if (!field.name || field.tagName === "BUTTON" || UNKEPT.includes(field.type) || SECRET.includes(field.autocomplete)) continue;
      fields.set(field.name, [...(fields.get(field.name) ?? []), field]);
    }
    return fields;
  }

  function valuesOf(field, initial) {
    if (field.type === "checkbox" || field.type === "radio") return (initial ? field.defaultChecked : field.checked) ? [field.value] : [];
    if (field.tagName !== "SELECT") return [initial ? field.defaultValue : field.value];
    const chosen = [...field.options].filter((option) => (initial ? option.defaultSelected : option.selected));
    return (chosen.length || field.multiple ? chosen : [...field.options].slice(0, 1)).map((option) => option.value);
  }

  const valueOf = (fields, initial) => fields.flatMap((field) => valuesOf(field, initial));
  const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

  function labelOf(fields) {
    const label = fields[0].labels?.[0]?.innerText ?? fields[0].getAttribute("aria-label") ?? fields[0].name;
    return label.replace(/[*:]\s*$/, "").trim();
  }

  function put(field, values, texts) {
    if (field.type === "checkbox" || field.type === "radio") field.checked = values.includes(field.value);
    else if (field.tagName === "SELECT") {
      values.forEach(function (value, place) { // a choice that is looked up as one types is no option yet
        const known = [...field.options].some((option) => option.value === value);
        if (!known && field.dataset["ajax-Url"]) field.append(new Option(texts[place] ?? value, value));
      });
      for (const option of field.options) option.selected = values.includes(option.value);
    } else field.value = values[0] ?? "";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }

  class Kept {
    constructor(frame, form, number) {
      this.form = form;
      this.key = frame.dataset.typed + form.id + number + ":" + location.pathname + location.search;
      this.answered = frame.dataset.method === "POST"; // the page holds what was sent, not what is stored
    }

    load() {
      return JSON.parse(sessionStorage.getItem(this.key) ?? "null");
    }

    save() {
      const earlier = this.load();
      const entry = { id: earlier?.id ?? crypto.randomUUID(), at: Date.now(), typed: {}, was: {}, texts: {}, labels: {} };
      for (const [name, fields] of fieldsOf(this.form)) {
        const values = valueOf(fields, false);
        const was = this.answered ? earlier?.was[name] ?? null : valueOf(fields, true);
        if (same(values, was)) continue;
        entry.typed[name] = values;
        entry.was[name] = was;
        entry.labels[name] = labelOf(fields);
        entry.texts[name] = fields.flatMap((field) => [...(field.selectedOptions ?? [])].map((option) => option.text));
      }
      if (Object.keys(entry.typed).length) sessionStorage.setItem(this.key, JSON.stringify(entry));
      else sessionStorage.removeItem(this.key);
      return entry;
    }

    sent() {
      const { id } = this.save();
      const path = new URL(this.form.getAttribute("action") || location.href, location.href).pathname;
      document.cookie = `form_sent=${id}; path=${path}; max-age=600; samesite=lax`;
    }

    /* The lines for the notice: what a colleague stored meanwhile, and what has no field here any more. */
    restore(entry, words) {
      const lines = [];
      for (const [name, values] of Object.entries(entry.typed)) {
        const event = new CustomEvent("restore-field", { detail: { name }, bubbles: true });
        if (!fieldsOf(this.form).has(name)) this.form.dispatchEvent(event);
        const fields = fieldsOf(this.form).get(name);
        if (!fields) lines.push(`${words.missing} ${entry.labels[name]}: ${values.join(", ")}`);
        else {
          const stored = valueOf(fields, true);
          if (entry.was[name] && !same(stored, entry.was[name]) && !same(stored, values))
            lines.push(`${words.changed} ${labelOf(fields)}: ${stored.join(", ") || "–"}`);
          fields.forEach((field) => put(field, values, entry.texts[name]));
        }
      }
      return lines;
    }
  }

  function notice(kept, entry, template) {
    const note = template.content.firstElementChild.cloneNode(true);
    const moment = new Intl.DateTimeFormat(document.documentElement.lang, { timeStyle: "short" }).format(entry.at);
    note.querySelector("[data-moment]").textContent = moment;
    const list = note.querySelector("ul");
    for (const line of kept.restore(entry, template.dataset)) list.appendChild(document.createElement("li")).textContent = line;
    list.hidden = !list.childElementCount;
    note.querySelector("button").addEventListener("click", function () {
      kept.form.reset();
      sessionStorage.removeItem(kept.key);
      note.remove();
      fieldsOf(kept.form).values().next().value?.[0].focus();
    });
    kept.form.prepend(note);
  }

  function watch(kept) {
    let waiting;
    kept.form.addEventListener("input", function () {
      clearTimeout(waiting);
      waiting = setTimeout(() => kept.save(), 200);
    });
    kept.form.addEventListener("reset", () => clearTimeout(waiting));
    kept.form.addEventListener("submit", function () {
      clearTimeout(waiting);
      kept.sent();
    });
  }

  function discard(filter) {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX) && filter(key)) sessionStorage.removeItem(key);
  }

  function forgetTaken() {
    const taken = /(?:^|; )form_taken=([\w-]+)/.exec(document.cookie)?.[1];
    if (!taken) return;
    document.cookie = "form_taken=; path=/admin/; max-age=0; samesite=lax";
    discard((key) => JSON.parse(sessionStorage.getItem(key)).id === taken);
  }

  document.addEventListener("DOMContentLoaded", function () {
    const frame = document.getElementById("main-part");
    if (!frame?.dataset.typed) return;
    const template = document.getElementById("typed-restored");
    forgetTaken();
    discard((key) => !key.startsWith(frame.dataset.user));
    document.getElementById("logout-form")?.addEventListener("submit", () => discard(() => true));
    keptForms(frame).forEach(function (form, number) {
      const kept = new Kept(frame, form, number);
      watch(kept);
      const entry = kept.load();
      if (entry && !kept.answered) notice(kept, entry, template);
    });
    // Sent with a file and refused, a form is replaced without loading the page (accounts/upload.js).
    document.addEventListener("form-replaced", function (event) {
      const kept = new Kept(frame, event.target, keptForms(frame).indexOf(event.target));
      kept.answered = true;
      watch(kept);
    });
    if (frame.dataset.method !== "POST" || frame.querySelector("[data-keeps-typed]")) return;
    // The answer to a form is another page: it was taken.
    const names = new Set(keptForms(frame).flatMap((form) => [...fieldsOf(form).keys()]));
    const ending = ":" + location.pathname + location.search;
    discard((key) => key.endsWith(ending) && !Object.keys(JSON.parse(sessionStorage.getItem(key)).typed).some((name) => names.has(name)));
  });
})();
