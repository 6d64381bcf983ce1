/**
 * The fields of the page. The browser edits a copy of each text: an edit names the range that it replaces, and the
 * revision of the server's text that the copy began with. The server's text is shown when it includes every edit.
 */
(() => {
  "use strict";
  const { scene, boxOf } = pergola;
  /** The longest text of one edit. A longer one is sent in parts. */
  const PART = 1 << 16;
  /** The longest text of a field, which the server takes. */
  const LONGEST = Number(scene.dataset.longest) || Infinity;

  /**
   * The state of a field: the number of its last edit, the server's text and its revision, the revision of the server's
   * text that the copy began with, and the text after the last reported edit.
   * @typedef {{ edit: number, server: string, revision: number, base: number, told: string, selection?: number[] }} Field
   */
  /** @type {WeakMap<Element, Field>} */
  const fields = new WeakMap();
  /** @type {Element | null} */
  let composing = null;
  /** @type {any} the field whose edits are not reported yet */
  let edited = null;
  let timer = 0;
  /** The number of the last event that the server has handled. */
  let handled = 0;
  /**
   * What was typed into fields before the server started again, which are new elements now, until these are there: screens
   * may come one after the other.
   * @typedef {{ name: string, value: string, isTyped: boolean, selected: number[] | null, top: number, isSecret: boolean }} Orphan
   */
  /** @type {Orphan[]} */
  let orphans = [];
  /** The time in milliseconds in which the fields of a restarted server come, and take up what was typed before. */
  const ADOPTION = 10_000;
  let adoption = 0;
  /** The fields that have had the keyboard focus. @type {WeakSet<Element>} */
  const entered = new WeakSet();

  /** @param {EventTarget | null} target @returns {any} */
  const asField = (target) => target instanceof Element && target.classList.contains("f") ? target : null;

  /** @param {any} input @returns {Field} */
  const field = (input) => {
    let state = fields.get(input);
    if (!state) {
      const revision = Number(input.dataset.v || 0);
      const selection = input.dataset.s?.split(",").map(Number);
      state = { edit: 0, server: input.defaultValue, revision, base: revision, told: input.defaultValue, selection };
      fields.set(input, state);
    }
    return state;
  };

  /** @param {string} text @param {number} at true between the two halves of a character */
  const splits = (text, at) => /[\udc00-\udfff]/.test(text.charAt(at)) && /[\ud800-\udbff]/.test(text.charAt(at - 1));

  /**
   * Returns the smallest range of a text that another one replaces: its start and end, and the new text.
   * @param {string} before
   * @param {string} after
   * @returns {[number, number, string]}
   */
  const difference = (before, after) => {
    const shortest = Math.min(before.length, after.length);
    /** @param {(from: number, to: number) => boolean} isSame returns the length of what is the same */
    const same = (isSame, limit = shortest) => {
      let length = 0;
      // Long steps compare whole texts, which browsers do fast.
      for (let step = 4096; step >= 1; step = step >> 4) {
        while (length + step <= limit && isSame(length, length + step)) length += step;
      }
      return length;
    };
    let start = same((from, to) => before.slice(from, to) === after.slice(from, to));
    if (splits(before, start) || splits(after, start)) start--;
    let end = same((from, to) => before.slice(before.length - to, before.length - from)
      === after.slice(after.length - to, after.length - from), shortest - start);
    if (end && (splits(before, before.length - end) || splits(after, after.length - end))) end--;
    return [start, before.length - end, after.slice(start, after.length - end)];
  };

  /**
   * Shows the server's text if it includes everything that was typed.
   * @param {any} input
   */
  const settle = (input) => {
    const state = field(input);
    if (composing === input || input.value !== state.told || handled < state.edit) return;
    state.base = state.revision;
    if (state.server === input.value) return;
    if (input.type === "password" && /^•*$/.test(state.server) && state.server.length === input.value.length) return;
    const isActive = document.activeElement === input;
    const caret = input.selectionEnd || 0;
    const [start, end, text] = difference(input.value, state.server);
    const place = caret <= start ? caret : caret < end ? start + text.length : caret + state.server.length - input.value.length;
    input.value = state.told = state.server;
    if (isActive) input.setSelectionRange(...(state.selection || [place, place]));
  };

  /** Reports the edits of the field that was edited last. */
  const commitEdits = () => {
    clearTimeout(timer);
    const input = edited;
    edited = null;
    if (!input || !input.isConnected) return;
    const state = field(input);
    const { value } = input;
    pergola.tooLong(input, value.length, LONGEST);
    if (value === state.told || value.length > LONGEST) return;
    const [start, end, text] = difference(state.told, value);
    const [from, to] = [input.selectionStart, input.selectionEnd].map((each) => each ?? value.length);
    const n = boxOf(input)?.id.slice(1);
    state.told = value;
    for (let at = 0; at === 0 || at < text.length;) {
      let next = Math.min(at + PART, text.length);
      if (next < text.length && splits(text, next)) next--;
      const isLast = next === text.length;
      const [s, t] = isLast ? [from, to] : [start + next, start + next];
      state.edit = pergola.report({
        k: "edit", n, b: state.base, i: start + at, j: at ? start + at : end, v: text.slice(at, next), s, t,
      });
      if (isLast) break;
      at = next;
    }
  };

  /** @param {any} input reports its edits soon, together */
  const reportEdit = (input) => {
    if (edited !== input) commitEdits();
    if (input.value === field(input).told) return;
    edited = input;
    clearTimeout(timer);
    timer = setTimeout(commitEdits, 20);
  };

  scene.addEventListener("input", (event) => {
    const input = asField(event.target);
    if (input && !composing) reportEdit(input);
  });
  scene.addEventListener("compositionstart", (event) => { composing = asField(event.target); });
  scene.addEventListener("compositionend", (event) => {
    composing = null;
    const input = asField(event.target);
    if (!input) return;
    reportEdit(input);
    settle(input);
  });
  scene.addEventListener("focusin", (event) => {
    const input = asField(event.target);
    if (input) entered.add(input);
    const box = input && boxOf(input);
    // What the app has focused may not be edited.
    if (box && !pergola.isShowing && !(pergola.isTabbing && isSearch(input))) beginEditing(input, box);
  });
  scene.addEventListener("click", (event) => {
    const input = asField(event.target);
    const box = input && input === document.activeElement && boxOf(input);
    if (box && isSearch(input)) beginEditing(input, box);
  });

  /** @param {any} input true for a field that the tab key passes: its search begins when it is typed into or clicked */
  const isSearch = (input) => input.type === "search";

  /** @param {any} input @param {HTMLElement} box tells the app that its user edits a field that is not edited yet */
  const beginEditing = (input, box) => {
    if (!input.hasAttribute("data-e")) pergola.report({ k: "focus", n: box.id.slice(1) });
  };

  /**
   * Tells the app that the keyboard focus left its field for nothing, as when the user puts the keyboard away. What another
   * window takes comes back, and what a frame takes is the app's own affair.
   * @param {any} input
   */
  const leave = (input) => {
    const box = input.isConnected && boxOf(input);
    if (!box || !input.hasAttribute("data-e") || input.closest("[inert]")) return;
    if (!document.hasFocus()) return;
    pergola.focusing = pergola.report({ k: "blur", n: box.id.slice(1) });
  };

  /** Returns the field that has the caret and is edited by the app; null without one. */
  const editedField = () => {
    const input = asField(document.activeElement);
    return input?.hasAttribute("data-e") ? input : null;
  };

  /** @param {any} input takes the caret away from a field that the app edits no more, unless its user types on */
  const release = (input) => {
    const { edit, told } = field(input);
    if (document.activeElement !== input || input.hasAttribute("data-e") || edit > handled || input.value !== told) return;
    input.blur();
  };

  /**
   * Keeps the text that the server has in a field.
   * @param {any} input
   * @param {number} revision
   * @param {string | [number, number, string]} text the whole text, or a range of the last one and the text in its place
   * @param {number[]} [selection]
   */
  const fieldDidChange = (input, revision, text, selection) => {
    const state = field(input);
    const { server } = state;
    if (typeof text !== "string" && text[1] > server.length) throw new Error("A field's range is outside of its text.");
    const whole = typeof text === "string" ? text : server.slice(0, text[0]) + text[2] + server.slice(text[1]);
    Object.assign(state, { revision, server: whole, selection });
  };

  /** @param {number} number notes that events are handled @param {boolean} [resets] true if later ones are not any more */
  const didHandle = (number, resets) => {
    handled = resets ? number : Math.max(handled, number);
    scene.querySelectorAll(".f").forEach(settle);
    if (orphans.length) adopt();
  };

  /**
   * Gives a field the keyboard focus. One that never had it gets the server's selection, otherwise a caret at the end.
   * @param {any} input
   */
  const enter = (input) => {
    const isNew = !entered.has(input);
    input.focus({ preventScroll: true });
    if (!isNew || document.activeElement !== input) return;
    const { length } = input.value;
    const [from, to] = field(input).selection || [length, length];
    input.setSelectionRange(from, to);
    // Browsers don't scroll to a caret before something is typed.
    if (from === length) input.scrollTop = input.scrollHeight;
  };

  /** @param {any} input the kind and the name of a field, which are the same after a restart of the server */
  const nameOf = (input) =>
    [input.localName, input.type, input.getAttribute("aria-label") || input.placeholder || ""].join(" ");

  /** Gives fields of a restarted server what was typed before into fields of their names, and reports it again. */
  const adopt = () => {
    orphans = orphans.filter((orphan) => {
      const others = [...scene.querySelectorAll(".f")].filter((input) => nameOf(input) === orphan.name);
      const input = /** @type {any} */ (others[0]);
      // Of two with one name, neither is known to be the right one. What the user types now stays.
      if (others.length !== 1 || input.value !== field(input).told) return true;
      if (orphan.isTyped) {
        input.value = orphan.value;
        reportEdit(input);
      }
      if (orphan.selected && !asField(document.activeElement)) {
        input.focus({ preventScroll: true });
        if (input.value === orphan.value) input.setSelectionRange(orphan.selected[0], orphan.selected[1]);
      }
      input.scrollTop = orphan.top;
      return false;
    });
  };

  /** Shows the texts whose fields have not come: they are not lost while the page is there. */
  const giveUp = () => {
    const texts = orphans.filter((each) => each.isTyped && each.value && !each.isSecret).map((orphan) => orphan.value);
    orphans = [];
    if (texts.length) pergola.keepOrphans(texts);
  };

  /**
   * Returns a function that gives the fields of a new tree what the user typed and the server does not have yet. With
   * true, as after a restart of the server, all that was typed is reported again, because the server may have an older
   * text.
   */
  const keepFields = () => {
    const kept = new Map();
    /** @type {Orphan[]} */
    const leaving = [];
    for (const input of scene.querySelectorAll(".f")) {
      const { edit, base, told } = field(input);
      const { value, selectionStart, selectionEnd } = /** @type {any} */ (input);
      const selected = document.activeElement === input ? [selectionStart, selectionEnd] : null;
      kept.set(boxOf(input)?.id, { value, edit, base, told, selected });
      const isTyped = edit > 0 || value !== told;
      if (isTyped || selected) leaving.push({ name: nameOf(input), value, isTyped, selected, top: input.scrollTop,
        isSecret: /** @type {any} */ (input).type === "password" });
    }
    return (again = false) => {
      if (composing && !composing.isConnected) composing = null;
      if (again) {
        // The elements of another process have other names.
        clearTimeout(adoption);
        adoption = setTimeout(giveUp, ADOPTION);
        const all = [...orphans, ...leaving];
        const isOnly = (/** @type {Orphan} */ one) => !all.some((each) => each !== one && each.name === one.name);
        // A field without a name, or with that of another one, can't be found: its text is only shown.
        orphans = all.map((each) => each.name.endsWith(" ") || !isOnly(each) ? { ...each, name: "" } : each);
        return;
      }
      for (const [id, { value, edit, base, told, selected }] of kept) {
        const input = /** @type {any} */ (document.getElementById(id)?.querySelector(".f"));
        if (!input) continue;
        if (edit > handled || value !== told) {
          input.value = value;
          // Its edits refer to the text that it began with.
          Object.assign(field(input), { edit, base, told });
          reportEdit(input);
        }
        if (!selected) continue;
        input.focus({ preventScroll: true });
        if (input.value === value) input.setSelectionRange(selected[0], selected[1]);
      }
    };
  };

  Object.assign(pergola, {
    asField, reportEdit, commitEdits, leave, editedField, release, fieldDidChange, didHandle, keepFields, enter,
  });
})();
