/* Two minutes before the session ends, a dialog says so and offers to go on. Another tab may have gone on
   already, so the service is asked first; asking is no use of the session, answering the dialog is. */
(function () {
  "use strict";

  const WARNING = 120; // seconds
  const EVERY = 5000; // milliseconds: a laptop that slept notices soon

  document.addEventListener("DOMContentLoaded", function () {
    const dialog = document.getElementById("session-ending");
    if (!dialog) return;
    let ends = Date.now() + dialog.dataset.seconds * 1000;
    let busy = false;

    async function ask(method) {
      const headers = { "X-CSRFToken": dialog.querySelector("[name=csrfmiddlewaretoken]").value };
      const answer = await fetch(dialog.dataset.address, { method, headers, cache: "no-store" });
      if (answer.ok) ends = Date.now() + (await answer.json()).seconds * 1000;
      return answer.ok;
    }

    function show() {
      const over = ends <= Date.now();
      dialog.querySelector("[data-ending]").hidden = over;
      dialog.querySelector("[data-ended]").hidden = !over;
      const moment = new Intl.DateTimeFormat(document.documentElement.lang, { timeStyle: "short" }).format(ends);
      dialog.querySelector("time").textContent = moment;
      if (!dialog.open) dialog.showModal();
    }

    async function look() {
      if (busy || Date.now() < ends - WARNING * 1000) return;
      busy = true;
      try {
        if (!dialog.open) await ask("GET");
        if (Date.now() >= ends - WARNING * 1000) show();
        else if (dialog.open) dialog.close();
      } catch {
        // The network is away: asked again next time.
      }
      busy = false;
    }

    dialog.querySelector("[data-stay]").addEventListener("click", async function () {
      const stays = await ask("POST").catch(() => false);
      if (stays && ends > Date.now() + WARNING * 1000) dialog.close();
      else show();
    });
    setInterval(look, EVERY);
    look();
  });
})();
