/**
 * The elements of a page: how patches change them, how they scroll, how they move.
 * The form of patches stands beside their encoder, PagePatch.swift.
 *
 * @typedef {{ revision: number, start: number[], extent: number[], base: number[], offset: number[],
 *   seen: number[], due?: number[] }} Scroll the scrolling of an element: for each axis the lowest offset, the extent, the
 *   offset at which the children are placed, the current offset, and the browser's own one that belongs to it; until the
 *   end of a message the browser's own one that its extent may not have allowed yet
 */

/**
 * The functions that the scripts of the page share.
 *
 * @typedef {{
 *   scene: HTMLElement, calm: MediaQueryList, LIMIT: number, scrolls: WeakMap<Element, Scroll>,
 *   node: (id: string) => HTMLElement | null, boxOf: (element: Element | null) => HTMLElement | null,
 *   child: (box: Element, type: string) => HTMLElement | null, inside: (box: HTMLElement) => HTMLElement,
 *   own: (box: HTMLElement) => HTMLElement,
 *   takeRules: () => void, range: (box: HTMLElement) => number[], align: (box: HTMLElement, state: Scroll) => void,
 *   readScrolls: (root: Element) => void, show: (message: any) => void, report: (event: any, delay?: number) => number,
 *   flush: () => void, focus: (id: string | 0) => void, hasScreenKeyboard: () => boolean,
 *   asField: (target: EventTarget | null) => any,
 *   reportEdit: (input: any) => void, commitEdits: () => void,
 *   leave: (input: any) => void, editedField: () => any, enter: (input: any) => void, keepOrphans: (texts: string[]) => void, release: (input: any) => void, keepFields: () => (again?: boolean) => void,
 *   fieldDidChange: (input: any, revision: number, text: any, selection?: number[]) => void,
 *   didHandle: (number: number, resets?: boolean) => void, notice: (name: string, sentence: string) => void,
 *   announce: (text: string) => void, sayMoment: (name: string) => void, tooLong: (field: Element, length: number, limit: number) => void, forgetFields: () => void,
 *   open: (address: string, file?: string) => void, lost: (isLost: boolean) => void, focusing: number,
 *   isShowing: boolean, isTabbing: boolean
 * }} Shared The number `focusing` is that of the last event by which the page has moved the keyboard focus itself;
 *   `isShowing` is true while a frame changes the elements or the focus, `isTabbing` while the tab key moves the focus.
 */
const pergola = /** @type {Shared} */ ({ focusing: 0, isShowing: false, isTabbing: false });

(() => {
  "use strict";
  const scene = pergola.scene = /** @type {HTMLElement} */ (document.getElementById("scene"));
  const calm = pergola.calm = matchMedia("(prefers-reduced-motion: reduce)");

  // --- Elements ---

  /** @param {string} id @returns {HTMLElement | null} */
  const node = (id) => document.getElementById("n" + id);

  /** @param {string} id @returns {HTMLElement} the box of a node, which must be there */
  const needed = (id) => {
    const box = node(id);
    if (!box) throw new Error(`There is no element ${id}.`);
    return box;
  };

  /** @param {Element | null} element @returns {HTMLElement | null} the box of its node */
  const boxOf = (element) => element && /** @type {any} */ (element.closest('#scene [id^="n"]'));

  /** @param {Element} box @param {string} type @returns {HTMLElement | null} a direct child with a class */
  const child = (box, type) =>
    /** @type {HTMLElement[]} */ ([...box.children]).find((each) => each.classList.contains(type)) || null;

  /** @param {HTMLElement} box the element of the node itself, in its range if it stays at an edge */
  const own = (box) => child(box, "p") || box;

  /** @param {HTMLElement} box the element that contains the content and the children */
  const inside = (box) => child(own(box), "w") || child(own(box), "k") || own(box);

  /** @param {HTMLElement} box @param {number} [number] the part with a number, as PageElement.Part counts */
  const part = (box, number) =>
    !number ? own(box) : number === 1 ? inside(box) : number === 2 ? child(own(box), "o")
      : number === 3 ? child(inside(box), "c") : box;

  /** @param {HTMLElement} first @param {number} length @returns {HTMLElement[]} boxes that follow each other */
  const run = (first, length) => {
    const boxes = [];
    for (let each = /** @type {any} */ (first); each && boxes.length < length; each = each.nextElementSibling) {
      if (each.id) boxes.push(each);
    }
    return boxes;
  };

  /**
   * The places of elements that are far away, in points: browsers lay them out exactly, but tell only six digits of them.
   *
   * @type {WeakMap<HTMLElement, { left?: number, top?: number }>}
   */
  const distant = new WeakMap();

  /** @param {HTMLElement} element @param {"left" | "top"} edge @returns {number} its place at an edge, in points */
  const placeOf = (element, edge) => distant.get(element)?.[edge] ?? parseFloat(element.style[edge]);

  /** @param {HTMLElement} element @param {string} style keeps the place that declarations give it, if it is far away */
  const keepPlace = (element, style) => {
    if (!distant.has(element) && !/\d{5}/.test(style)) return;
    const place = distant.get(element) || {};
    for (const [, edge, value] of style.matchAll(/(?:^|;)(left|top):([^;]*)/g)) {
      place[/** @type {"left" | "top"} */ (edge)] = parseFloat(value);
    }
    distant.set(element, place);
  };

  /**
   * Moves a box, and counts it again.
   * @param {HTMLElement} box
   * @param {number[]} shift the distances in hundredths of a point, the difference of its number, and the count
   */
  const move = (box, [x, y, number, count]) => {
    const [left, top] = [placeOf(box, "left"), placeOf(box, "top")].map((each) => Math.round(each * 100));
    setStyle(box, `left:${(left + x) / 100}px;top:${(top + y) / 100}px`);
    const place = box.getAttribute("aria-posinset");
    if (place && number) box.setAttribute("aria-posinset", String(Number(place) + number));
    if (count && box.hasAttribute("aria-setsize")) box.setAttribute("aria-setsize", String(count));
  };

  /** @param {HTMLElement} element @param {string} style sets declarations; those without a value are removed */
  const setStyle = (element, style) => {
    keepPlace(element, style);
    for (const line of style.split(";")) {
      const at = line.indexOf(":");
      element.style.setProperty(line.slice(0, at), line.slice(at + 1));
    }
  };

  /** @param {HTMLElement} element @param {string} style gives it a style instead of the one that it has */
  const dress = (element, style) => {
    keepPlace(element, style);
    element.style.cssText = style;
  };

  /** @param {string} html elements that carry their styles as data */
  const make = (html) => {
    const template = document.createElement("template");
    template.innerHTML = html;
    for (const element of /** @type {NodeListOf<HTMLElement>} */ (template.content.querySelectorAll("[data-s]"))) {
      dress(element, element.getAttribute("data-s") || "");
      element.removeAttribute("data-s");
    }
    return template.content;
  };

  /** Moves the rules of the document to the elements, where patches change them. */
  const takeRules = () => {
    const element = document.getElementById("styles");
    if (!element) return;
    // A line for each, as MarkupWriter writes them. The browser's own rules would have rounded numbers.
    for (const [, type, style] of element.textContent.matchAll(/^#scene \.(\w+)\{(.*)\}$/gm)) {
      for (const each of [...scene.getElementsByClassName(type)]) {
        dress(/** @type {HTMLElement} */ (each), style);
        each.classList.remove(type);
        if (!each.classList.length) each.removeAttribute("class");
      }
    }
    element.remove();
  };

  // --- Scrolling ---

  const LIMIT = 1e7;

  /** @type {WeakMap<Element, Scroll>} */
  const scrolls = new WeakMap();

  /** @param {HTMLElement} box */
  const range = (box) => [box.clientWidth, box.clientHeight];

  /**
   * Moves the children of scaled content to the visible part.
   * @param {HTMLElement} box
   * @param {Scroll} state
   */
  const align = (box, state) => {
    const layer = inside(box);
    for (const axis of [0, 1]) {
      if (state.extent[axis] <= LIMIT) continue;
      const at = axis ? box.scrollTop : box.scrollLeft;
      layer.style[axis ? "top" : "left"] = at - (state.offset[axis] - state.base[axis]) + "px";
    }
  };

  /** @param {HTMLElement} box reads the state of an element that scrolls */
  const readScroll = (box) => {
    const [revision, ...numbers] = (box.dataset.r || "").split(" ").map(Number);
    const offset = (box.dataset.o || "0 0").split(" ").map(Number);
    const state = scrolls.get(box) || { revision: -1, offset, seen: [0, 0] };
    const isNew = revision > state.revision;
    const before = state.start;
    const next = Object.assign(state, {
      revision, start: numbers.slice(0, 2), extent: numbers.slice(2, 4), base: numbers.slice(4, 6),
    });
    scrolls.set(box, /** @type {Scroll} */ (next));
    if (isNew) {
      state.offset = offset;
      const size = range(box);
      const to = [0, 1].map((axis) => {
        const along = offset[axis] - next.start[axis];
        if (next.extent[axis] <= LIMIT) return along;
        return along / Math.max(1, next.extent[axis] - size[axis]) * (LIMIT - size[axis]);
      });
      box.scrollTo({ left: to[0], top: to[1], behavior: /** @type {any} */ ("instant") });
      state.seen = [box.scrollLeft, box.scrollTop];
      // The places of rest may follow in the same message: with those from before, the browser has gone to one of them.
      state.due = to;
      queueMicrotask(() => { delete state.due; });
    } else if (before) {
      // The content stays where it is if its lowest offset changes, as with the height of a bar. The extent may follow.
      const shift = [0, 1].map((axis) => next.extent[axis] > LIMIT ? 0 : before[axis] - next.start[axis]);
      const due = [box.scrollLeft, box.scrollTop].map((at, axis) => (state.due ? state.due[axis] : at) + shift[axis]);
      if (state.due || shift[0] || shift[1]) {
        box.scrollTo({ left: due[0], top: due[1], behavior: /** @type {any} */ ("instant") });
        state.seen = [box.scrollLeft, box.scrollTop];
        state.due = due;
        queueMicrotask(() => { delete state.due; });
      }
    }
    align(box, /** @type {Scroll} */ (next));
  };

  /** @param {Element} root reads the state of an element and of those inside */
  const readScrolls = (root) => {
    for (const box of [root, ...root.querySelectorAll(".s")]) {
      if (box.classList.contains("s")) readScroll(/** @type {HTMLElement} */ (box));
    }
  };

  // --- Frames ---

  /**
   * @param {HTMLElement} element
   * @param {any[]} item a transition
   * @param {Keyframe[] | PropertyIndexedKeyframes} keys
   */
  const animate = (element, item, keys) => element.animate(keys, {
    duration: item[2], delay: item[3], easing: item[4], fill: "backwards", iterations: item[5] || Infinity,
    direction: item[6] ? "alternate" : "normal",
  });

  /**
   * Lets a removed element fade where it was.
   * @param {HTMLElement} element
   * @param {any[]} item a transition
   */
  const fade = (element, item) => {
    for (const each of [element, ...element.querySelectorAll("[id]")]) each.removeAttribute("id");
    element.classList.add("ghost");
    element.inert = true;
    element.setAttribute("aria-hidden", "true");
    const animation = animate(element, item, { opacity: [Number(getComputedStyle(element).opacity), 0] });
    animation.onfinish = animation.oncancel = () => element.remove();
  };

  /** @param {any[][]} items starts the transitions of a frame */
  const animateAll = (items) => {
    for (const item of items) {
      const element = node(item[0]);
      if (!element || calm.matches) continue;
      if (item[1] === 0) animate(element, item, [{ opacity: 0, offset: 0 }]);
      if (item[1] === 2) {
        const style = element.style;
        const parent = boxOf(element.parentElement);
        const base = parent && scrolls.get(parent)?.base || [0, 0];
        const [x, y, width, height] = item.slice(7);
        const sticky = child(element, "p");
        if (sticky) {
          const dx = x - base[0] - element.offsetLeft - sticky.offsetLeft;
          const dy = y - base[1] - element.offsetTop - sticky.offsetTop;
          animate(element, item, [{ translate: `${dx}px ${dy}px`, offset: 0 }]);
        } else animate(element, item, [{
          left: x - base[0] + "px", top: y - base[1] + "px", width: width + "px", height: height + "px", offset: 0,
        }, {
          left: placeOf(element, "left") + "px", top: placeOf(element, "top") + "px",
          width: style.width, height: style.height, offset: 1,
        }]);
      }
      if (item[1] === 4) {
        const translate = `${item[8]}px ${item[9]}px`;
        for (const each of run(element, item[7])) animate(each, item, [{ translate, offset: 0 }]);
      }
      if (item[1] === 3) {
        element.style.transition = `background-color ${item[2]}ms ${item[4]} ${item[3]}ms,`
          + `opacity ${item[2]}ms ${item[4]} ${item[3]}ms,transform ${item[2]}ms ${item[4]} ${item[3]}ms,`
          + `filter ${item[2]}ms ${item[4]} ${item[3]}ms`;
        setTimeout(() => { element.style.transition = ""; }, item[2] + item[3] + 50);
      }
    }
  };

  /** @param {any[]} patch @param {Map<string, any[]>} removals the transitions of removed nodes */
  const apply = (patch, removals) => {
    const [kind, first, second, third] = patch;
    if (kind === 0) {
      for (const id of patch.slice(1)) {
        const element = needed(id);
        const item = removals.get(id);
        item && !calm.matches ? fade(element, item) : element.remove();
      }
      return;
    }
    if (kind === 1 || kind === 2) {
      const before = first ? needed(first) : null;
      const added = kind === 1 ? make(patch[patch.length - 1]) : needed(patch[patch.length - 1]);
      const element = kind === 1 ? /** @type {DocumentFragment} */ (added).firstElementChild : added;
      const focused = kind === 2 && element?.contains(document.activeElement) ? document.activeElement : null;
      if (before) before.after(added);
      else {
        const holder = inside(needed(second));
        const ahead = child(holder, "c") || child(holder, "o") || child(holder, "z");
        ahead ? ahead.after(added) : holder.prepend(added);
      }
      if (focused) /** @type {HTMLElement} */ (focused).focus({ preventScroll: true });
      if (element && kind === 1) readScrolls(/** @type {Element} */ (element));
      return;
    }
    const box = needed(first);
    if (kind === 10) for (const each of run(box, second)) move(each, patch.slice(3));
    if (kind === 3) { const target = part(box, third); if (target) setStyle(/** @type {any} */ (target), second); }
    if (kind === 4) {
      const target = part(box, third);
      for (const key in second) {
        if (second[key] === null) target?.removeAttribute(key);
        else target?.setAttribute(key, second[key]);
      }
      if (!third && ("data-r" in second || "data-o" in second)) readScroll(box);
    }
    const holder = inside(box);
    if (kind === 5) {
      child(holder, "c")?.remove();
      const ahead = child(holder, "o") || child(holder, "z");
      ahead ? ahead.after(make(second)) : holder.prepend(make(second));
    }
    if (kind === 6) { const content = child(holder, "c"); if (content) content.textContent = second; }
    if (kind === 7) {
      const active = box.contains(document.activeElement) && boxOf(document.activeElement);
      const restore = box.querySelector(".f") && pergola.keepFields();
      const content = make(second);
      const element = content.firstElementChild;
      box.replaceWith(content);
      if (element) readScrolls(element);
      if (restore) restore();
      if (active) pergola.focus(active.id.slice(1));
    }
    if (kind === 8) {
      child(box, "z")?.replaceWith(make(second));
      readScroll(box);
    }
    if (kind === 9) {
      const input = child(holder, "f");
      pergola.fieldDidChange(input, second, third, patch[4] === undefined ? undefined : [patch[4], patch[5]]);
    }
  };

  /**
   * Shows a whole tree. What is typed and where the user is stays.
   * @param {string} html
   * @param {boolean} again true if the server is to get once more what was typed
   */
  const replaceAll = (html, again) => {
    const restore = pergola.keepFields();
    const offsets = new Map();
    for (const box of scene.querySelectorAll(".s")) {
      offsets.set(box.id, [box.scrollLeft, box.scrollTop, scrolls.get(box)]);
    }
    const active = boxOf(document.activeElement);
    scene.replaceChildren(make(html));
    for (const box of /** @type {NodeListOf<HTMLElement>} */ (scene.querySelectorAll(".s"))) {
      const [left, top, state] = offsets.get(box.id) || [];
      if (state) {
        scrolls.set(box, { ...state });
        box.scrollTo({ left, top, behavior: /** @type {any} */ ("instant") });
      }
      readScroll(box);
    }
    if (active) pergola.focus(active.id.slice(1));
    restore(again);
  };

  /** @param {any} message shows a tree, or changes the one that is shown */
  const show = (message) => {
    if (message.w !== undefined) replaceAll(message.w, !!message.r);
    if (!message.p) return;
    /** @type {any[][]} */
    const items = message.x || [];
    const removals = new Map(items.filter((item) => item[1] === 1).map((item) => [item[0], item]));
    animateAll(items.filter((item) => item[1] === 3));
    for (const patch of message.p) apply(patch, removals);
    animateAll(items.filter((item) => item[1] !== 3));
  };

  Object.assign(pergola, { node, boxOf, child, inside, own, takeRules, scrolls, range, align, readScrolls, LIMIT, show });
})();
