/**
 * Files that the user gives to the app, and what the app opens outside of the page: links, and files to keep.
 */
(() => {
  "use strict";
  const { scene, boxOf, report, flush } = pergola;
  const { scene: name, base } = /** @type {Record<string, string>} */ (scene.dataset);

  /**
   * Opens an address in another tab, or in the program for it.
   * @param {string} address
   * @param {string} [file] the name under which a file is kept instead
   */
  pergola.open = (address, file) => {
    const link = document.createElement("a");
    link.href = address;
    if (file !== undefined) link.download = file;
    else if (/^https?:/i.test(address)) Object.assign(link, { target: "_blank", rel: "noopener noreferrer" });
    link.hidden = true;
    document.body.append(link);
    link.click();
    link.remove();
  };

  /**
   * Sends a file. It is cancelled when its control is gone.
   * @param {HTMLInputElement} input
   * @param {File} file
   * @param {(sent: number) => void} progress
   * @returns {Promise<string>} the name that the server gave it
   */
  const send = (input, file, progress) => new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", base + "/_pergola/upload/" + encodeURIComponent(name));
    request.setRequestHeader("Content-Type", "application/octet-stream");
    request.setRequestHeader("Pergola-Page", "1");
    request.setRequestHeader("Pergola-File", encodeURIComponent(file.name));
    const watch = setInterval(() => { if (!input.isConnected) request.abort(); }, 200);
    const fail = (/** @type {string} */ text) => {
      clearInterval(watch);
      reject(new Error(text));
    };
    request.upload.onprogress = (event) => progress(event.loaded);
    request.onload = () => {
      if (request.status !== 200) return fail(request.responseText.trim() || "The server refused the file.");
      clearInterval(watch);
      resolve(JSON.parse(request.responseText).id);
    };
    request.onabort = () => fail("");
    request.onerror = () => fail("The connection was lost. Choose the file again.");
    request.send(file);
  });

  /** @param {HTMLInputElement} input sends its files one after the other, then gives them to the app together */
  const sendAll = async (input) => {
    const files = [...(input.files || [])];
    const total = Math.max(1, files.reduce((sum, file) => sum + file.size, 0));
    const node = boxOf(input)?.id.slice(1);
    const ids = [];
    let sent = 0;
    input.setCustomValidity("");
    input.setAttribute("aria-busy", "true");
    try {
      for (const file of files) {
        ids.push(await send(input, file, (part) => {
          input.style.setProperty("--u", Math.min(100, (sent + part) / total * 100) + "%");
        }));
        sent += file.size;
      }
      if (!input.isConnected) return;
      flush();
      report({ k: "files", n: node, v: ids });
    } catch (error) {
      if (!input.isConnected) return;
      input.setCustomValidity(/** @type {Error} */ (error).message);
      input.reportValidity();
    } finally {
      input.removeAttribute("aria-busy");
      input.style.removeProperty("--u");
      input.value = "";
    }
  };

  scene.addEventListener("change", (event) => {
    const input = /** @type {HTMLInputElement} */ (event.target);
    if (input.matches(".u") && input.files?.length && !input.hasAttribute("aria-busy")) sendAll(input);
  });
})();
