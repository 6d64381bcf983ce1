/**
 * The tab key. It goes to the next control in the order of the page, as in any page, and from the last one to the
 * browser's own controls. A list, a bar of tabs and a menu are one stop, in which arrow keys move; the fields and
 * switches in a list are stops of their own.
 */
(() => {
  "use strict";
  const { scene, boxOf } = pergola;
  const CONTROLS = "button:not(:disabled), input:not(:disabled), textarea:not(:disabled), [tabindex=\"0\"]";
  const GROUPS = "[role=list], [role=tablist], [role=menu]";
  const FORM_CONTROLS = ".f, .u, [role=switch], [role=slider], [role=spinbutton]";

  /** @param {Element | null} element @returns {Element | null} the outermost group that is one stop with the element */
  const group = (element) => {
    if (!element || element.matches(FORM_CONTROLS)) return null;
    let found = null;
    for (let each = element.closest(GROUPS); each; each = each.parentElement?.closest(GROUPS) || null) found = each;
    return found;
  };

  /** @param {Element} element */
  const isReachable = (element) => !element.closest("[inert]") && element.getClientRects().length > 0
    && getComputedStyle(element).visibility === "visible";

  /** @returns {HTMLElement[]} the stops of the page in order: of each group its selected element, or its first one */
  const stops = () => {
    /** @type {Map<Element, HTMLElement>} */
    const found = new Map();
    for (const each of /** @type {NodeListOf<HTMLElement>} */ (scene.querySelectorAll(CONTROLS))) {
      if (!isReachable(each)) continue;
      const key = group(each) || each;
      if (!found.has(key) || each.closest("[aria-selected=true]")) found.set(key, each);
    }
    return [...found.values()];
  };

  // The elements at the ends of the page, from which the browser goes on to its own controls.
  const [start, end] = [0, 0].map((_) => Object.assign(document.createElement("span"), { tabIndex: -1 }));
  document.body.prepend(start);
  document.body.append(end);

  /** @param {HTMLElement} element tells the app that the keyboard focus is on an element */
  const tell = (element) => {
    const box = boxOf(element);
    if (box) pergola.focusing = pergola.report({ k: "tab", n: box.id.slice(1) });
  };

  /**
   * @param {Element} active the element that has the keyboard focus
   * @param {boolean} isBack
   * @returns {HTMLElement | undefined} the stop before or behind an element; none at the end of the page
   */
  const stopBeside = (active, isBack) => {
    const all = stops().filter((each) => each !== active && (!group(each) || group(each) !== group(active)));
    const side = isBack ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
    const from = group(active) || active;
    if (!scene.contains(active) && active !== start && active !== end) return isBack ? all.pop() : all[0];
    const beside = all.filter((each) => from.compareDocumentPosition(each) & side);
    return isBack ? beside.pop() : beside[0];
  };

  /** @param {boolean} isUsed notes if a pointer is used or keys are: a pointer needs no ring around the focus */
  const usePointer = (isUsed) => document.documentElement.toggleAttribute("data-pointer", isUsed);
  usePointer(pergola.hasScreenKeyboard());

  addEventListener("keydown", (event) => {
    const field = pergola.asField(event.target);
    // Keyboards on a screen have letters and Return only.
    if (!field || event.key === "Tab" || event.key === "Escape") usePointer(false);
    if (event.key !== "Tab" || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
    event.stopImmediatePropagation();
    if (field) pergola.reportEdit(field);
    const next = /** @type {any} */ (stopBeside(document.activeElement || document.body, event.shiftKey));
    if (!next) return (event.shiftKey ? start : end).focus({ preventScroll: true });
    event.preventDefault();
    pergola.isTabbing = true;
    next.focus();
    pergola.isTabbing = false;
    if (next.matches("input.f")) next.select();
    tell(next);
  }, true);

  addEventListener("pointerdown", () => usePointer(true), true);

  // The browser's own controls lead into the page without a key that the page gets.
  let enters = false;
  addEventListener("focus", () => {
    enters = true;
    setTimeout(() => { enters = false; });
  });
  scene.addEventListener("focusin", (event) => {
    const element = /** @type {HTMLElement} */ (event.target);
    const comesFromEnd = event.relatedTarget === start || event.relatedTarget === end;
    if (!(enters || comesFromEnd) || !element.matches(":focus-visible")) return;
    if (!pergola.hasScreenKeyboard()) usePointer(false);
    tell(element);
  });
})();
