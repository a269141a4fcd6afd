// A passkey that was cancelled, or a device that did not answer: allauth only tells the console.
document.addEventListener("allauth.error", (event) => {
  event.preventDefault();
  const note = document.getElementById("device-error");
  note.hidden = false;
  note.scrollIntoView({ block: "nearest" });
});
