// The verify page and the box before it: checks a file without sending it, reads QR codes, copies links, and prints. The browser computes the SHA-256, and a form carries that alone.
// Where browsers cannot (no https, an old one), the form on the page uploads the file instead.
(() => {
  const form = document.getElementById("file-check");
  if (!form || !window.crypto?.subtle) return;
  const input = form.elements.file;
  const zone = form.closest(".drop");
  const tooLarge = document.getElementById("file-too-large");
  document.getElementById("file-sent").hidden = true;
  document.getElementById("file-hashed").hidden = false;
  input.setAttribute("aria-describedby", "file-hashed");

  // A document names its certificate: by that it is found, should it belong to another one.
  const LARGEST_TEXT = 1024 * 1024;
  const identifiers = async (file) => {
    const text = file.size > LARGEST_TEXT ? "" : await file.text();
    return [...new Set(text.match(/cert_[0-9a-z]{26}(?![0-9a-z])/g))].slice(0, 5).join(" ");
  };

  // In the box, a picture is read for its QR code: what that says is looked up as if it was typed.
  const box = document.getElementById("id");
  const noCode = document.getElementById("no-code");
  const enter = (text) => {
    box.value = text.slice(0, box.maxLength);
    box.form.submit();
  };
  const code = async (picture) => {
    const found = await new BarcodeDetector({ formats: ["qr_code"] }).detect(picture);
    return found.length ? found[0].rawValue : "";
  };
  const readPicture = async (file) => {
    const text = await createImageBitmap(file).then(code).catch(() => "");
    noCode.hidden = text !== "";
    if (text) enter(text);
  };

  const scan = async (area) => {
    const [start, stop] = area.querySelectorAll("button");
    const video = area.querySelector("video");
    const refused = document.getElementById("no-camera");
    const show = (on) => {
      video.hidden = stop.hidden = !on;
      start.hidden = on;
    };
    const end = () => {
      video.srcObject?.getTracks().forEach((track) => track.stop());
      video.srcObject = null;
      show(false);
      start.focus();
    };
    const look = async () => {
      if (!video.srcObject) return;
      const text = await code(video).catch(() => "");  // before its first picture there is nothing to read
      if (!video.srcObject) return;
      if (!text) return setTimeout(look, 200);
      end();
      enter(text);
    };
    start.addEventListener("click", async () => {
      refused.hidden = true;
      try {
        video.srcObject = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      } catch {
        refused.hidden = false;
        return;
      }
      show(true);
      stop.focus();
      video.play().catch(() => {});
      look();
    });
    stop.addEventListener("click", end);
    const formats = window.BarcodeDetector ? await BarcodeDetector.getSupportedFormats().catch(() => []) : [];
    area.hidden = !navigator.mediaDevices?.getUserMedia || !formats.includes("qr_code");
  };
  const scanner = document.getElementById("scan");
  if (scanner) scan(scanner);

  const send = (fields) => {
    const bare = document.createElement("form");
    bare.method = "post";
    bare.action = form.action;
    bare.hidden = true;
    for (const [name, value] of Object.entries(fields)) {
      const field = document.createElement("input");
      field.name = name;
      field.value = value;
      bare.append(field);
    }
    document.body.append(bare);
    bare.submit();
  };

  const check = async (file) => {
    tooLarge.hidden = file.size <= Number(form.dataset.limit);
    if (!tooLarge.hidden) return;
    if (noCode && file.type.startsWith("image/")) return readPicture(file);
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await file.arrayBuffer()));
    const sha256 = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
    const named = await identifiers(file);
    send(named ? { sha256, named } : { sha256 });
  };

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (input.files.length) check(input.files[0]);
  });
  const carriesFile = (event) => event.dataTransfer?.types.includes("Files");
  document.addEventListener("dragover", (event) => {
    if (!carriesFile(event)) return;
    event.preventDefault();
    zone.classList.add("drop-here");
  });
  document.addEventListener("dragleave", () => zone.classList.remove("drop-here"));
  document.addEventListener("drop", (event) => {
    if (!carriesFile(event)) return;
    event.preventDefault();
    zone.classList.remove("drop-here");
    if (event.dataTransfer.files.length) check(event.dataTransfer.files[0]);
  });
})();

// Buttons that copy a text of the page: only where browsers can.
document.querySelectorAll("[data-copy]").forEach((button) => {
  if (!navigator.clipboard) return;
  button.hidden = false;
  button.addEventListener("click", async () => {
    const label = button.textContent;
    await navigator.clipboard.writeText(document.getElementById(button.dataset.copy).textContent);
    button.textContent = button.dataset.copied;
    setTimeout(() => (button.textContent = label), 2000);
  });
});

// Printing waits for the QR code, which nothing loads on the screen.
document.querySelectorAll("[data-print]").forEach((button) => {
  button.hidden = false;
  button.addEventListener("click", async () => {
    const code = document.getElementById(button.dataset.print);
    code.loading = "eager";
    await code.decode().catch(() => {});  // without the code the page is printed all the same
    window.print();
  });
});
