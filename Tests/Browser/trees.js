/**
 * Reads the elements of a page, and compares them with those that the server has. Tests put it into pages.
 *
 * The page asks for the whole tree. Its elements are read before that replaces them, as patches have left them, and after
 * it. What only the browser has is left out: removed elements that fade, running transitions, and the place of content
 * that is scaled while it is scrolled.
 */
(() => {
  if (window.trees) return;
  const IGNORED = new Set(["style", "class", "value", "data-z", "data-o", "data-v", "aria-busy"]);
  const MOST = 12;

  /** A field's text: a secret one has only its length. */
  const text = (field, value) => field.type === "password" ? "•".repeat([...value].length) : value;

  /** A declaration of an element. Of a position the text has six digits only. */
  const declaration = (element, name) => {
    const value = /^(left|top)$/.test(name) && element.attributeStyleMap.get(name);
    return value && value.unit === "px" ? Math.round(value.value * 100) / 100 + "px" : element.style.getPropertyValue(name);
  };

  /** Reads an element. With true the tree is the server's, whose fields have its texts. */
  const read = (element, isFresh) => {
    const attributes = { class: [...element.classList].sort().join(" ") };
    for (const { name, value } of element.attributes) if (!IGNORED.has(name)) attributes[name] = value;
    const style = {};
    for (const name of element.style || []) {
      if (!/^(transition|--u)/.test(name)) style[name] = declaration(element, name);
    }
    const state = pergola.scrolls.get(element);
    const result = { name: element.localName, attributes, style, children: [], text: "" };
    if (state) result.scroll = { left: element.scrollLeft, top: element.scrollTop, offset: [...state.offset] };
    if (state && isFresh) result.told = (element.dataset.o || "0 0").split(" ").map(Number);
    if (element.classList.contains("f")) {
      result.text = text(element, isFresh ? element.defaultValue : element.value);
      return result;
    }
    for (const child of element.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) result.text += child.data;
      else if (child.nodeType === Node.ELEMENT_NODE && !child.classList.contains("ghost")) {
        result.children.push(read(child, isFresh));
      }
    }
    return result;
  };

  /**
   * The element with the keyboard focus; null if it is beyond the ends of the page, in the browser's own controls. One
   * that a pointer has focused is the browser's own affair.
   */
  const readFocus = () => {
    if (!document.hasFocus()) return null;
    const active = document.activeElement;
    return active && active.closest("#scene") && active.matches(":focus-visible") ? active.closest('[id^="n"]')?.id || "" : "";
  };

  const quoted = (value) => value === undefined ? "nothing" : JSON.stringify(value).slice(0, 120);

  /** Adds the entries in which two objects differ. */
  const compareEntries = (before, after, path, found) => {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
      if (before[key] !== after[key]) found.push(`${path} ${key}: ${quoted(before[key])}, server ${quoted(after[key])}`);
    }
  };

  const compareScrolls = (before, after, path, found) => {
    for (const axis of [0, 1]) {
      const [was, told] = [before.scroll.offset[axis], after.told[axis]];
      if (Math.abs(was - told) > 1) found.push(`${path} offset ${"xy"[axis]}: ${was}, server ${told}`);
      const edge = axis ? "top" : "left";
      const [from, to] = [before.scroll[edge], after.scroll[edge]];
      if (Math.abs(from - to) > 1) found.push(`${path} is scrolled from ${from} to ${to} by the tree`);
    }
  };

  const label = ({ name, attributes }, index) =>
    attributes.id ? "#" + attributes.id : `${name}${attributes.class && "."}${attributes.class.replaceAll(" ", ".")}[${index}]`;

  const compare = (before, after, path, found) => {
    if (found.length > MOST) return;
    if (before.name !== after.name) return void found.push(`${path}: ${before.name}, server ${after.name}`);
    compareEntries(before.attributes, after.attributes, path, found);
    compareEntries(before.style, after.style, `${path} style`, found);
    if (before.text !== after.text) found.push(`${path} text: ${quoted(before.text)}, server ${quoted(after.text)}`);
    if (before.scroll && after.told) compareScrolls(before, after, path, found);
    const [own, others] = [before, after].map((each) => new Map(each.children.map((child, index) =>
      [child.attributes.id || `${index}`, [label(child, index), child]])));
    const [names, otherNames] = [[...own.keys()], [...others.keys()]];
    for (const name of names) if (!others.has(name)) found.push(`${path}: ${own.get(name)[0]} is not the server's`);
    for (const name of otherNames) if (!own.has(name)) found.push(`${path}: ${others.get(name)[0]} is missing`);
    if (names.length === otherNames.length && names.join() !== otherNames.join() && names.every((name) => others.has(name))) {
      found.push(`${path}: order ${names}, server ${otherNames}`);
    }
    for (const name of names) {
      if (!others.has(name)) continue;
      const [title, node] = own.get(name);
      compare(node, others.get(name)[1], node.attributes.id ? title : `${path} > ${title}`, found);
    }
  };

  let wanted = Infinity;
  let answer = null;
  let last = performance.now();
  const touch = () => { last = performance.now(); };
  for (const kind of ["scroll", "input", "pointerdown", "pointermove", "keydown", "resize"]) addEventListener(kind, touch, true);

  const { show } = pergola;
  pergola.show = (message) => {
    touch();
    const isAnswer = message.w !== undefined && message.a >= wanted;
    const before = isAnswer ? { tree: read(pergola.scene, false), focus: readFocus() } : null;
    show(message);
    if (!before) return;
    wanted = Infinity;
    const after = read(pergola.scene, true);
    const found = [];
    compare(before.tree, after, "scene", found);
    // The rest of the message moves the focus.
    setTimeout(() => {
      const focus = readFocus();
      const isInside = before.focus !== null && focus !== null;
      if (isInside && before.focus !== focus) found.push(`focus: ${quoted(before.focus)}, after the tree ${quoted(focus)}`);
      answer(found.slice(0, MOST));
    });
  };

  window.trees = {
    /** The time in milliseconds since the page has changed or was used last. */
    rest: () => {
      const isMoving = pergola.scene.querySelector(".ghost") !== null;
      return isMoving ? 0 : performance.now() - last;
    },
    /** Asks for the whole tree, and returns the differences. */
    compare: () => new Promise((resolve) => {
      answer = resolve;
      setTimeout(() => resolve(["the server does not answer with its tree"]), 20_000);
      wanted = pergola.report({ k: "tree", v: "A test compares the trees." });
    }),
  };
})();
