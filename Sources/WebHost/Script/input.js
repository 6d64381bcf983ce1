/**
 * The user's scrolling, pointers and keys. Clicks on controls are presses; everything else that a pointer does is
 * reported as it happens.
 */
(() => {
  "use strict";
  const { scene, boxOf, inside, scrolls, range, align, LIMIT, report, flush, asField, reportEdit, leave } = pergola;

  /** @param {KeyboardEvent | PointerEvent | MouseEvent} event */
  const modifiers = (event) =>
    (event.shiftKey ? 1 : 0) | (event.ctrlKey ? 2 : 0) | (event.altKey ? 4 : 0) | (event.metaKey ? 8 : 0);

  /** @param {{ clientX: number, clientY: number }} event */
  const place = (event) => {
    const box = scene.getBoundingClientRect();
    return { x: Math.round((event.clientX - box.left) * 10) / 10, y: Math.round((event.clientY - box.top) * 10) / 10 };
  };

  // --- Scrolling ---

  scene.addEventListener("scroll", (event) => {
    const box = /** @type {HTMLElement} */ (event.target);
    const state = scrolls.get(box);
    if (!state) return;
    const at = [box.scrollLeft, box.scrollTop];
    const size = range(box);
    if (at.every((each, axis) => Math.abs(each - state.seen[axis]) < 0.5)) return;
    for (const axis of [0, 1]) {
      const change = at[axis] - state.seen[axis];
      const end = state.extent[axis] - size[axis];
      if (state.extent[axis] <= LIMIT) state.offset[axis] = state.start[axis] + at[axis];
      else if (Math.abs(change) > 2 * size[axis] || at[axis] <= 0 || at[axis] >= LIMIT - size[axis] - 1) {
        state.offset[axis] = state.start[axis] + at[axis] / (LIMIT - size[axis]) * end;
      } else {
        const to = state.offset[axis] + change - state.start[axis];
        state.offset[axis] = state.start[axis] + Math.min(Math.max(to, 0), end);
      }
    }
    state.seen = at;
    align(box, state);
    if (hold && hold.touch) dropHold();
    const [x, y] = state.offset.map((each) => Math.round(each * 10) / 10);
    report({ k: "scroll", n: box.id.slice(1), x, y, r: state.revision }, 50);
  }, true);

  // --- Pointers ---

  /**
   * A pointer that is down. It is only reported when it is more than a click: a click is the press of an element.
   * @typedef {{ id: number, x: number, y: number, touch: boolean, began: boolean, press: HTMLElement | null,
   *   event: any, timer: number, scroller: HTMLElement | null, pulls: boolean, selects: boolean }} Hold
   */
  /** @type {Hold | null} */
  let hold = null;
  let swallowsClick = false;
  /**
   * The button that the last pointer went down at, until its click, and true for a finger. In WebKit a click does not tell
   * what has made it.
   * @type {{ press: any, isFinger: boolean }}
   */
  let last = { press: null, isFinger: false };

  /** @param {EventTarget | null} target @returns {any} the button that a press is for */
  const pressOf = (target) => target instanceof Element ? target.closest("#scene button[name=press]") : null;

  /** @param {EventTarget | null} target true for a control for files, which the browser handles */
  const isForFiles = (target) => target instanceof Element && target.matches(".u");

  /** The buttons that move what they are in when they are dragged. */
  const HANDLE = "[data-d]";

  /** The side of the square in which a finger hits a smaller button. */
  const TARGET = 44;

  /** @param {DOMRect} box @param {number} x @param {number} y @returns {number[]} the distances from a point */
  const distances = (box, x, y) =>
    [Math.max(box.left - x, x - box.right, 0), Math.max(box.top - y, y - box.bottom, 0)];

  /**
   * Returns the small button that a finger has nearly hit, in place of nothing or of the row around it.
   * @param {MouseEvent} event
   * @param {any} [row] the button of the row that was hit
   */
  const pressNear = ({ clientX: x, clientY: y }, row = null) => {
    for (const other of scene.querySelectorAll("[role=slider], [role=spinbutton], .f, .u")) {
      if (!Math.hypot(...distances(other.getBoundingClientRect(), x, y))) return row;
    }
    let nearest = row;
    let least = Infinity;
    for (const button of (boxOf(row) || scene).querySelectorAll("button[name=press]:not(:disabled)")) {
      if (button === row || button.matches(HANDLE)) continue;
      const box = button.getBoundingClientRect();
      const [dx, dy] = distances(box, x, y);
      const distance = Math.hypot(dx, dy);
      const reach = [box.width, box.height].map((side) => Math.max(0, TARGET - side) / 2);
      if (!box.width || distance >= least || dx > reach[0] || dy > reach[1]) continue;
      const shown = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (shown && boxOf(button)?.contains(shown)) [nearest, least] = [button, distance];
    }
    return nearest;
  };

  /**
   * Returns the button under a pointer, also behind a text, or near a finger.
   * @param {MouseEvent} event
   * @param {boolean} isFinger
   * @returns {any}
   */
  const pressAt = (event, isFinger) => {
    for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
      const press = pressOf(element);
      if (press && (!isFinger || !press.matches(".o"))) return press;
      if (press) return pressNear(event, press);
      if (!element.closest(".t")) break;
    }
    return isFinger ? pressNear(event) : null;
  };

  /** @param {string} kind @param {PointerEvent} event */
  const pointer = (kind, event) => report(
    { k: kind, ...place(event), p: event.pointerType === "mouse" ? 0 : event.pointerId, m: modifiers(event),
      t: event.pointerType === "mouse" ? 1 : 0 }, kind === "move" ? 16 : 0);

  /** @param {Hold} current */
  const begin = (current) => {
    if (current.began) return;
    current.began = true;
    clearTimeout(current.timer);
    if (!current.touch) scene.setPointerCapture(current.id);
    pointer("down", current.event);
  };

  const dropHold = () => {
    if (!hold) return;
    clearTimeout(hold.timer);
    if (hold.began) pointer("cancel", hold.event);
    hold = null;
    last.press = null;
  };

  scene.addEventListener("pointerdown", (event) => {
    swallowsClick = false;
    last = { press: null, isFinger: event.pointerType === "touch" };
    if (!event.isPrimary || event.button > 0 || asField(event.target) || isForFiles(event.target)) return;
    const press = last.press = pressAt(event, last.isFinger);
    const touch = event.pointerType !== "mouse";
    const current = hold = {
      id: event.pointerId, x: event.clientX, y: event.clientY, touch, began: false, press, event, timer: 0,
      scroller: /** @type {Element} */ (event.target).closest(".s"), pulls: false,
      // A mouse selects text, unless it is the text of a control. A click on it goes to the app.
      selects: !touch && !press && Boolean(/** @type {Element} */ (event.target).closest(".t")),
    };
    if (current.selects) return;
    // Who touches a handle is about to drag. A tap on it does nothing; only keys press it.
    if (press?.matches(HANDLE)) begin(current);
    else if (press) current.timer = setTimeout(() => begin(current), 200);
    else if (!touch) begin(current);
    else current.timer = setTimeout(() => begin(current), 60);
  });

  /** The elements to which a press gives the keyboard focus. */
  const FOCUSABLE = "a[href], button, input, textarea, [tabindex]";
  /** @type {any} the element that had the keyboard focus before a press on a text, which may select it */
  let before = null;

  // Browsers take the keyboard focus away at a press beside all controls. The app's stays, and with it a caret.
  scene.addEventListener("mousedown", (event) => {
    before = null;
    const control = /** @type {Element} */ (event.target).closest(FOCUSABLE);
    // A button leaves the caret in its field, as in the original: the keyboard stays.
    if (control && (control.matches("input, textarea") || !asField(document.activeElement))) return;
    if (hold?.selects) {
      before = document.activeElement;
      return;
    }
    event.preventDefault();
    if (!asField(document.activeElement)) getSelection()?.removeAllRanges();
  });

  addEventListener("mouseup", () => {
    const element = before;
    before = null;
    if (!element || document.activeElement === element) return;
    if (asField(element) && String(getSelection())) leave(element);
    else element.focus({ preventScroll: true });
  });

  // After these no release of the mouse comes.
  for (const kind of ["pointercancel", "dragend", "blur"]) addEventListener(kind, () => { before = null; });

  scene.addEventListener("focusout", (event) => {
    const input = asField(event.target);
    // A press on a text may select it, which is known when it ends.
    if (!input || event.relatedTarget || before || pergola.isShowing) return;
    setTimeout(() => { if (document.activeElement === document.body) leave(input); });
  });

  /** @param {Hold} current @param {number} dx @param {number} dy true if the browser scrolls in this direction */
  const scrollsNatively = (current, dx, dy) => {
    if (!current.touch || current.pulls) return false;
    for (let box = current.scroller; box; box = box.parentElement?.closest(".s") || null) {
      if (box.classList.contains(Math.abs(dx) > Math.abs(dy) ? "x" : "y")) return true;
    }
    return false;
  };

  addEventListener("pointermove", (event) => {
    if (!hold) {
      if (event.pointerType === "mouse" && !event.buttons) hover(event);
      return;
    }
    if (event.pointerId !== hold.id) return;
    const [dx, dy] = [event.clientX - hold.x, event.clientY - hold.y];
    if (!hold.began) {
      if (Math.hypot(dx, dy) < 6 || scrollsNatively(hold, dx, dy)) return;
      if (hold.selects) {
        hold = null;
        return;
      }
      begin(hold);
    }
    if (Math.hypot(dx, dy) >= 6) swallowsClick = true;
    pointer("move", event);
  });

  addEventListener("pointerup", (event) => {
    if (!hold || event.pointerId !== hold.id) return;
    clearTimeout(hold.timer);
    if (!hold.began && !hold.press) begin(hold);
    if (hold.began) {
      pointer("up", event);
      swallowsClick = true;
    }
    hold = null;
  });
  // A finger that rested before it moved drags, and one that pulls a list down at its top refreshes it. The browser
  // would scroll.
  scene.addEventListener("touchmove", (event) => {
    const touch = event.touches[0];
    if (!hold || !hold.touch || event.touches.length > 1 || !event.cancelable) return;
    const [dx, dy] = [touch.clientX - hold.x, touch.clientY - hold.y];
    const isAtTop = hold.scroller && hold.scroller.matches(".y") && hold.scroller.scrollTop <= 0;
    if (!hold.began && isAtTop && dy > 0 && dy > Math.abs(dx)) hold.pulls = true;
    if (hold.pulls || (hold.began && event.timeStamp - hold.event.timeStamp > 400)) event.preventDefault();
  }, { passive: false });

  addEventListener("pointercancel", (event) => { if (hold && event.pointerId === hold.id) dropHold(); });

  scene.addEventListener("click", (event) => {
    const pressed = last.press?.isConnected ? last.press : null;
    last.press = null;
    const press = (event.detail > 0 ? pressed || pressAt(event, last.isFinger) : null) || pressOf(event.target);
    if (!press || press.disabled) return;
    event.preventDefault();
    // A pointer that was reported has had its effect. Clicks by the keyboard or a screen reader have no detail.
    if (swallowsClick && event.detail > 0) {
      swallowsClick = false;
      return;
    }
    flush();
    report({ k: "press", n: press.value });
  });

  document.getElementById("form")?.addEventListener("submit", (event) => event.preventDefault());

  scene.addEventListener("contextmenu", (event) => {
    const target = /** @type {Element} */ (event.target);
    if (asField(target) || event.shiftKey || String(getSelection())) return;
    event.preventDefault();
    if (/** @type {any} */ (event).pointerType !== "touch") report({ k: "menu", ...place(event) });
  });

  /** @type {Element | null} */
  let hovered = null;
  /** @param {PointerEvent} event */
  const hover = (event) => {
    const box = event.target instanceof Element ? boxOf(event.target) : null;
    if (box === hovered) return;
    hovered = box;
    report(box ? { k: "hover", ...place(event) } : { k: "hover" }, 100);
  };

  scene.addEventListener("wheel", (event) => {
    if (/** @type {Element} */ (event.target).closest(".s")) return;
    report({ k: "wheel", ...place(event), dx: event.deltaX, dy: event.deltaY, m: modifiers(event) }, 16);
  }, { passive: true });

  // --- Keys ---

  const keys = new Set(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Enter", "Escape", "Tab", "Backspace",
    "Delete", " ", "PageUp", "PageDown", "Home", "End"]);

  /** @param {KeyboardEvent} event lets arrow keys change the value of a slider that has the browser's focus */
  const adjusts = (event) => {
    const box = /** @type {Element} */ (event.target).closest("#scene [role=slider], #scene [role=spinbutton]");
    const isMore = event.key === "ArrowUp" || event.key === "ArrowRight";
    if (!box || !(isMore || event.key === "ArrowDown" || event.key === "ArrowLeft")) return false;
    event.preventDefault();
    report({ k: "act", n: box.id.slice(1), v: isMore ? "increment" : "decrement" });
    return true;
  };

  addEventListener("keydown", (event) => {
    if (event.isComposing || event.defaultPrevented) return;
    const input = asField(event.target);
    const isCommand = event.ctrlKey || event.metaKey;
    if (input) {
      const leaves = event.key === "Escape" || event.key === "Tab"
        || (event.key === "Enter" && input.localName === "input" && !isCommand);
      if (!leaves) return;
      reportEdit(input);
    } else if (isCommand && !event.altKey) {
      // The browser's own commands stay with it.
      if (!keys.has(event.key)) return;
    } else if (adjusts(event)) {
      return;
    } else if ((event.key === "Enter" || event.key === " ") && (pressOf(event.target) || isForFiles(event.target))) {
      return;
    }
    if (keys.has(event.key)) {
      event.preventDefault();
      flush();
      report({ k: "key", c: event.key, m: modifiers(event) });
    } else if (event.altKey && !isCommand && /^Key[A-Z]$/.test(event.code) && !event.getModifierState("AltGraph")) {
      event.preventDefault();
      report({ k: "key", c: event.code.slice(3).toLowerCase(), m: modifiers(event) });
    } else if (event.key.length === 1 || (event.key.codePointAt(0) || 0) > 0xffff) {
      if (isCommand || event.altKey) return;
      event.preventDefault();
      report({ k: "text", v: event.key });
    }
  });
  addEventListener("paste", (event) => {
    const text = /** @type {ClipboardEvent} */ (event).clipboardData?.getData("text/plain");
    if (asField(event.target) || !text) return;
    event.preventDefault();
    report({ k: "text", v: text });
  });

})();
