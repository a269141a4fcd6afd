// Sends a form with a file and shows how far it is. Without this script it is sent as any other form.
(() => {
  const begin = (note) => {
    const form = note.closest("form");
    const { limit, tooLarge, total, tooLargeTogether, sending, received, failed, signedOut, login } = note.dataset;
    const [bar, numbers] = [note.querySelector("progress"), note.querySelector("[role=status]")];
    const alert = note.querySelector("[role=alert]");
    const inputs = () => [...form.querySelectorAll("input[type=file]")].filter((each) => each.files.length);
    // Why the chosen files would be refused; empty if they may be sent.
    const objection = () => {
      const sizes = inputs().flatMap((input) => [...input.files].map((file) => file.size));
      if (sizes.some((size) => size > Number(limit))) return tooLarge;
      return total && sizes.reduce((sum, size) => sum + size, 0) > Number(total) ? tooLargeTogether : "";
    };
    const reveal = () => {
      const fold = note.closest("details");
      if (fold) fold.open = true;
      note.scrollIntoView({ block: "nearest" });
    };
    const tell = (text) => {
      alert.hidden = !text;
      alert.textContent = text;
      bar.hidden = true;
      numbers.textContent = "";
      for (const button of form.querySelectorAll("button")) button.disabled = false;
    };
    const show = (text, percent) => {
      alert.hidden = true;
      bar.hidden = false;
      if (percent === undefined) bar.removeAttribute("value"); else bar.value = percent;
      numbers.textContent = percent === undefined ? text : `${text} ${Math.floor(percent / 10) * 10} %`;
    };
    // The server has found something wrong: its form, with the file that was chosen unless it is about that file.
    const replace = (html) => {
      const page = new DOMParser().parseFromString(html, "text/html");
      const action = form.getAttribute("action"); // a page may have several such forms
      const next = [...page.querySelectorAll("[data-upload]")].find((each) => each.closest("form").getAttribute("action") === action);
      const changed = next && next.closest("form");
      if (!changed) return tell(failed);
      for (const input of inputs()) {
        const place = changed.querySelector(`input[type=file][name="${input.name}"]`);
        const [old, fresh] = [input, place].map((each) => each && each.closest(".group"));
        if (old && fresh && !fresh.classList.contains("errors")) fresh.replaceWith(old);
      }
      for (const hint of changed.querySelectorAll("[data-file-gone]")) {
        hint.hidden = [...changed.querySelectorAll("input[type=file]")].some((each) => each.files.length);
      }
      const [told, news] = [document, page].map((each) => each.querySelector("main > [role=status]"));
      if (told && news) told.replaceWith(news);
      form.replaceWith(changed);
      begin(next);
      changed.dispatchEvent(new CustomEvent("form-replaced", { bubbles: true }));
      const wrong = changed.querySelector(".errors :is(input, select, textarea)");
      if (wrong) wrong.focus(); else changed.scrollIntoView();
    };
    // The browser's own field shows what was chosen; Unfold's script would look for a text beside it.
    for (const input of form.querySelectorAll("input.files")) input.hasChangeListener = true;
    form.addEventListener("change", (event) => {
      if (event.target.type === "file") tell(objection());
    });
    form.addEventListener("submit", (event) => {
      if (!inputs().length) return; // the server says what is missing
      const wrong = objection();
      if (!wrong && event.submitter && event.submitter.formTarget) return; // it opens another tab, as a preview does
      event.preventDefault();
      reveal();
      if (wrong) { tell(wrong); inputs()[0].focus(); return; }
      const request = new XMLHttpRequest();
      request.open("POST", form.action);
      request.setRequestHeader("X-Upload", "1");
      request.upload.addEventListener("progress", (sent) => {
        if (sent.lengthComputable) show(sending, (100 * sent.loaded) / sent.total);
      });
      request.upload.addEventListener("load", () => show(received));
      request.addEventListener("load", () => {
        const location = request.getResponseHeader("Upload-Location");
        if (location) {
          if (location.startsWith(login)) tell(signedOut); else window.location.assign(location);
        } else if (request.status === 200) replace(request.responseText);
        else tell(failed);
      });
      request.addEventListener("error", () => tell(failed));
      const body = new FormData(form, event.submitter);
      for (const button of form.querySelectorAll("button")) button.disabled = true;
      show(sending, 0);
      request.send(body);
    });
  };
  for (const note of document.querySelectorAll("[data-upload]")) begin(note);
})();
