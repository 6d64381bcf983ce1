/**
 * Sentences about what the page can't do at the moment, for everyone: they are shown, and read aloud.
 */
(() => {
  "use strict";
  /** The time in milliseconds after which a lost connection is worth a sentence. */
  const PATIENCE = 3000;
  const LOST = "No connection. What you type is kept.";
  const place = /** @type {HTMLElement} */ (document.getElementById("notice"));
  let timer = 0;

  /** @param {boolean} isLost notes that the connection is lost, or there again */
  pergola.lost = (isLost) => {
    document.documentElement.toggleAttribute("data-lost", isLost);
    if (isLost) return void (timer ||= setTimeout(() => { place.textContent = LOST; }, PATIENCE));
    clearTimeout(timer);
    timer = 0;
    if (place.textContent) place.textContent = "";
  };
})();
