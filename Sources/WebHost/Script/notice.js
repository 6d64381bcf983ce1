/**
 * Sentences about what the page can't do at the moment, for everyone: they are shown, and read aloud.
 */
(() => {
  "use strict";
  /** The time in milliseconds after which a lost connection is worth a sentence. */
  const PATIENCE = 3000;
  const LOST = "No connection. What you type is kept.";
  const place = /** @type {HTMLElement} */ (document.getElementById("notice"));
  /** @type {Map<string, string>} */
  const sentences = new Map();
  let timer = 0;

  /** @param {string} name shows the sentence of a name @param {string} sentence empty to remove it */
  pergola.notice = (name, sentence) => {
    if ((sentences.get(name) || "") === sentence) return;
    sentence ? sentences.set(name, sentence) : sentences.delete(name);
    place.textContent = [...sentences.values()].join(" ");
  };

  /** @param {boolean} isLost notes that the connection is lost, or there again */
  pergola.lost = (isLost) => {
    document.documentElement.toggleAttribute("data-lost", isLost);
    if (isLost) return void (timer ||= setTimeout(() => pergola.notice("lost", LOST), PATIENCE));
    clearTimeout(timer);
    timer = 0;
    pergola.notice("lost", "");
  };
})();
