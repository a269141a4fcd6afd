/* The preview beside the form of a type. A change asks for a new one after a moment; there is never more
   than one request under way, and none while the preview is out of sight. */
(function () {
  "use strict";
  const PAUSE = 600; // milliseconds after the last key

  function setUp(panel, form) {
    const frame = panel.querySelector("iframe");
    const paper = panel.querySelector(".type-preview__paper");
    const notes = panel.querySelector(".type-preview__notes");
    let timer, busy = false, stale = true, visible = false;

    function address(more) {
      const query = new URLSearchParams(more);
      if (panel.dataset.type) query.set("type", panel.dataset.type);
      const language = panel.querySelector("[name=preview-language]").value;
      if (language) query.set("language", language);
      return panel.dataset.url + "?" + query;
    }

    function paragraphs(texts) {
      return texts.filter(Boolean).map(function (text) {
        const paragraph = document.createElement("p");
        paragraph.textContent = text;
        return paragraph;
      });
    }

    function showPage(html) {
      const place = frame.contentWindow ? frame.contentWindow.scrollY : 0;
      frame.onload = () => frame.contentWindow.scrollTo(0, place);
      frame.srcdoc = html;
    }

    function showPaper(preview) {
      if (!preview.sheets.length) return paper.replaceChildren(...paragraphs([preview.more]));
      const sheets = preview.sheets.map(function (picture, place) {
        const image = document.createElement("img");
        image.src = picture;
        image.alt = paper.dataset.alt.replace("%(number)s", place + 1);
        return image;
      });
      paper.replaceChildren(...sheets, ...paragraphs([preview.more]));
    }

    function showRows(rows) {
      Object.entries(rows).forEach(function ([prefix, [title, about]]) {
        const row = form.querySelector('[data-prefix="' + prefix + '"]');
        if (!row) return;
        row.querySelector("[data-title]").textContent = title;
        row.querySelector("[data-about]").textContent = about;
      });
    }

    function show(preview) {
      showPage(preview.page);
      showPaper(preview);
      showRows(preview.rows);
      if (notes.dataset.said === preview.notes.join()) return;
      notes.dataset.said = preview.notes.join();
      notes.replaceChildren(...paragraphs(preview.notes));
    }

    function ask() {
      if (busy || !visible || !stale) return;
      busy = true;
      stale = false;
      panel.setAttribute("aria-busy", "true");
      fetch(address(), { method: "POST", body: new FormData(form) })
        .then((response) => (response.ok ? response.json() : Promise.reject(response)))
        .then(show)
        .catch(() => notes.replaceChildren(...paragraphs([panel.dataset.failed])))
        .finally(function () {
          busy = false;
          panel.removeAttribute("aria-busy");
          ask();
        });
    }

    function changed() {
      stale = true;
      clearTimeout(timer);
      timer = setTimeout(ask, PAUSE);
    }

    form.addEventListener("input", changed);
    form.addEventListener("change", changed);
    panel.querySelector("select").addEventListener("change", changed);
    panel.querySelector("[data-download]").addEventListener("click", function () {
      /* Only for this moment: as a button of the form it would be what Enter in a field presses. */
      const submit = document.createElement("button");
      submit.formAction = address({ pdf: "yes" });
      submit.formTarget = "_blank";
      submit.formNoValidate = submit.hidden = true;
      form.append(submit);
      submit.click();
      submit.remove();
    });
    new IntersectionObserver(function (entries) {
      visible = entries.some((entry) => entry.isIntersecting);
      document.querySelector(".to-type-preview").hidden = visible;
      ask();
    }).observe(panel);
  }

  document.addEventListener("DOMContentLoaded", function () {
    const panel = document.querySelector(".type-preview");
    const form = document.getElementById("certificatetype_form");
    if (panel && form) setUp(panel, form);
  });
})();
