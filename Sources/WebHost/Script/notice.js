/**
 * Sentences about what the page can't do at the moment, for everyone: they are shown, and read aloud.
 */
(() => {
  "use strict";
  /** The time in milliseconds after which a lost connection is worth a sentence. */
  const PATIENCE = 3000;
  /** The time in milliseconds for which a sentence about a moment is shown. */
  const MOMENT = 10_000;
  const place = /** @type {HTMLElement} */ (document.getElementById("notice"));
  /** @type {Map<string, string>} */
  const sentences = new Map();
  /** The texts that have lost their fields. @type {string[]} */
  let kept = [];
  let timer = 0;
  let momentTimer = 0;

  /** @param {string} name @param {any[]} parts @returns {string} one of the document's sentences, with its parts */
  const sentenceOf = (name, ...parts) =>
    (place.dataset[name] || "").replace(/\{(\d)\}/g, (_, at) => String(parts[at]));

  /** @param {string} name shows the sentence of a name @param {string} sentence empty to remove it */
  pergola.notice = (name, sentence) => {
    if ((sentences.get(name) || "") === sentence) return;
    sentence ? sentences.set(name, sentence) : sentences.delete(name);
    place.textContent = [...sentences.values()].join(" ");
  };

  const announcement = /** @type {HTMLElement} */ (document.getElementById("announcement"));

  /** @param {string} text has a text of the app read aloud, also one that is the same as the last */
  pergola.announce = (text) => {
    announcement.replaceChildren(Object.assign(document.createElement("span"), { textContent: text }));
  };

  /** @param {boolean} isLost notes that the connection is lost, or there again */
  pergola.lost = (isLost) => {
    document.documentElement.toggleAttribute("data-lost", isLost);
    if (isLost) return void (timer ||= setTimeout(() => pergola.notice("lost", sentenceOf("lost")), PATIENCE));
    clearTimeout(timer);
    timer = 0;
    pergola.notice("lost", "");
  };

  /** The name of the sentence about a moment that is shown; empty for none. */
  let moment = "";

  /** @param {string} name says a sentence about a moment for a while, in place of the last one */
  pergola.sayMoment = (name) => {
    if (moment !== name) pergola.notice(moment, "");
    moment = name;
    pergola.notice(name, sentenceOf(name));
    clearTimeout(momentTimer);
    momentTimer = setTimeout(() => pergola.notice(name, ""), MOMENT);
  };

  /** @param {string[]} texts shows texts that have lost their fields, until the sentence is tapped */
  pergola.keepOrphans = (texts) => {
    kept.push(...texts);
    pergola.notice("orphan", sentenceOf("orphan", kept.join("\n\n")));
    place.toggleAttribute("data-kept", true);
  };
  /** The time in milliseconds after which a press selects text, and is no tap. */
  const LONG = 400;
  // A click without a press, as of a screen reader, is a tap.
  let pressed = Infinity;
  place.addEventListener("pointerdown", (event) => { pressed = event.timeStamp; });
  place.addEventListener("click", (event) => {
    // A text that is being copied stays.
    const isLong = event.timeStamp - pressed > LONG;
    pressed = Infinity;
    if (!getSelection()?.isCollapsed || isLong) return;
    kept = [];
    place.toggleAttribute("data-kept", false);
    pergola.notice("orphan", "");
  });

  /** The field whose text is too long; null if there is none. @type {Element | null} */
  let excess = null;

  /** @param {Element} field says that its text is too long @param {number} length @param {number} limit */
  pergola.tooLong = (field, length, limit) => {
    if (length <= limit && field !== excess) return;
    excess = length > limit ? field : null;
    pergola.notice("long", excess ? sentenceOf("long", length, limit) : "");
  };

  /** Takes back what was said about a field that is gone. */
  pergola.forgetFields = () => {
    if (!excess || excess.isConnected) return;
    excess = null;
    pergola.notice("long", "");
  };
})();
