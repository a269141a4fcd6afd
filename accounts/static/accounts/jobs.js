// Follows a job on its page: reads the changes aloud, goes on after an interruption, stops at the end.
(() => {
  const page = document.getElementById("job-page");
  if (!page) return;
  const announcement = document.getElementById("job-announcement");
  const trouble = document.getElementById("job-trouble");
  const SLOWEST = 60; // seconds between two attempts while the server can't be reached
  const HIDDEN = 15; // seconds between two requests of a tab that nobody sees
  const name = document.title;
  let failures = 0, timer = 0, waited = false, focused = false;
  const live = () => document.getElementById("job-live");
  const again = (seconds) => {
    clearTimeout(timer);
    timer = setTimeout(() => htmx.trigger(live(), "job:again"), seconds * 1000);
  };
  const fail = (text) => {
    failures += 1;
    if (trouble.hidden || trouble.textContent !== text) trouble.textContent = text;
    trouble.hidden = false;
    again(Math.min(SLOWEST, 2 ** failures));
  };
  const show = () => {
    const { announcement: text, percent, title, ended } = live().dataset;
    if (announcement.textContent !== text) announcement.textContent = text;
    document.title = ended === undefined ? (percent ? `${percent} % · ${title}` : name) : `✓ ${text}`;
  };
  const isJob = (xhr) => xhr.status === 200 && xhr.getResponseHeader("Job-State") !== null;
  const ours = (event) => event.target.id === "job-live";

  document.body.addEventListener("htmx:beforeRequest", (event) => {
    if (!ours(event) || !document.hidden || waited) { waited = false; return; }
    event.preventDefault();
    waited = true;
    again(HIDDEN);
  });
  document.body.addEventListener("htmx:beforeSwap", (event) => {
    if (!ours(event)) return;
    const { xhr } = event.detail;
    if (isJob(xhr)) {
      failures = 0;
      trouble.hidden = true;
      clearTimeout(timer);
      focused = live().contains(document.activeElement);
      return;
    }
    event.detail.shouldSwap = false;
    fail(xhr.status >= 500 || xhr.status === 429 ? page.dataset.lost : page.dataset.signedOut);
  });
  document.body.addEventListener("htmx:afterSwap", () => {
    if (focused && !live().contains(document.activeElement)) live().focus();
    show();
  });
  for (const kind of ["htmx:sendError", "htmx:timeout"]) {
    document.body.addEventListener(kind, (event) => { if (ours(event)) fail(page.dataset.lost); });
  }
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && live().dataset.ended === undefined && (waited || failures)) again(0);
  });
})();
