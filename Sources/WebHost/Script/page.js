/**
 * The connection of the page with its scene: messages that arrive, events that are reported, fields, and the life of
 * the tab. The form of events stands beside their decoder, PageEvent+Reading.swift.
 */
(() => {
  "use strict";
  const { scene, node, boxOf, child, inside, own, calm } = pergola;
  const { scene: name, base, worker } = /** @type {Record<string, string>} */ (scene.dataset);
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const contrast = matchMedia("(prefers-contrast: more)");
  let frame = Number(scene.dataset.frame);

  // --- Events ---

  /** @type {any[]} */
  let waiting = [];
  let sent = 0;
  let timer = 0;
  /** The time when the timer fires. */
  let due = 0;
  /** @type {any[]} what was posted before there was a connection */
  const early = [];
  /** @type {(data: any) => void} */
  let post = (data) => void early.push(data);

  const flush = () => {
    clearTimeout(timer);
    timer = 0;
    if (!waiting.length) return;
    const events = waiting;
    waiting = [];
    sent += events.length;
    post({ events });
  };

  /**
   * Reports an event. A later one of the same kind and node replaces one that waits.
   * @param {any} event
   * @param {number} [delay] the longest time to wait, in milliseconds
   * @returns {number} the event's number
   */
  const report = (event, delay = 0) => {
    const last = waiting[waiting.length - 1];
    const merges = last && last.k === event.k && last.n === event.n && last.p === event.p
      && ["move", "scroll", "hover", "edit", "size"].includes(event.k);
    if (merges) waiting.pop();
    waiting.push(event);
    if (!delay) queueMicrotask(flush);
    else if (!timer || due > Date.now() + delay) {
      clearTimeout(timer);
      due = Date.now() + delay;
      timer = setTimeout(flush, delay);
    }
    return sent + waiting.length;
  };

  /** The parts at the edges that the device covers: top, left, bottom, right. */
  const insets = () => getComputedStyle(document.documentElement).getPropertyValue("--i").trim().split(/\s+/)
    .map((each) => parseFloat(each) || 0);

  /** The height of the page, or of the part above a keyboard that the browser lays over it. */
  const height = () => {
    const above = visualViewport ? Math.round(visualViewport.height * visualViewport.scale) : innerHeight;
    return innerHeight - above > 100 ? above : innerHeight;
  };
  /** The height that was reported last. */
  let told = innerHeight;
  /** True while fingers have made the page larger than it is. */
  const isZoomed = () => (visualViewport?.scale || 1) > 1.01;

  /** The size and the appearance of the page. */
  const look = () => `${innerWidth}-${innerHeight}-${Number(dark.matches)}`;

  /** Keeps the size and the appearance for the next page, whose first response is made before its script reports. */
  const keepWindow = () => {
    // A page inside another one is smaller, as is a page above a keyboard on the screen.
    if (self !== top || isZoomed() || height() !== innerHeight) return;
    if (asField(document.activeElement) && matchMedia("(pointer: coarse)").matches) return;
    document.cookie = `pergola-window=${look()};path=${base || "/"}`
      + ";max-age=1209600;samesite=lax" + (location.protocol === "https:" ? ";secure" : "");
  };

  /** The number of the last event that told the state of the page. */
  let opened = 0;

  const open = () => {
    keepWindow();
    opened = report({
      k: "open", w: innerWidth, h: told = height(), s: devicePixelRatio, d: dark.matches, c: contrast.matches,
      z: parseFloat(getComputedStyle(document.documentElement).fontSize) || 16,
      i: insets(), l: [...navigator.languages].slice(0, 16),
      tz: Intl.DateTimeFormat().resolvedOptions().timeZone, f: frame,
    });
    if (document.hidden) report({ k: "visible", v: false });
  };

  // --- Fields ---

  /**
   * The state of a field: the number of its last edit, the text that the server knows, and the last reported text.
   * @typedef {{ edit: number, server: string, told: string, selection?: number[] }} Field
   */
  /** @type {WeakMap<Element, Field>} */
  const fields = new WeakMap();
  /** @type {Element | null} */
  let composing = null;
  let handled = 0;

  /** @param {any} input @returns {Field} */
  const field = (input) => {
    let state = fields.get(input);
    if (!state) fields.set(input, state = { edit: 0, server: input.defaultValue, told: input.defaultValue });
    return state;
  };

  /**
   * Shows the server's text if it includes everything that was typed.
   * @param {any} input
   */
  const settle = (input) => {
    const state = field(input);
    if (composing === input || handled < state.edit || state.server === input.value) return;
    if (input.type === "password" && /^•*$/.test(state.server) && state.server.length === input.value.length) return;
    const isActive = document.activeElement === input;
    const fromEnd = input.value.length - (input.selectionEnd || 0);
    input.value = state.told = state.server;
    if (!isActive) return;
    const caret = Math.max(0, state.server.length - fromEnd);
    const [start, end] = state.selection || [caret, caret];
    input.setSelectionRange(start, end);
  };

  /** @param {any} input */
  const reportEdit = (input) => {
    const state = field(input);
    if (input.value === state.told) return;
    state.told = input.value;
    const [s, t] = [input.selectionStart, input.selectionEnd].map((each) => each ?? input.value.length);
    state.edit = report({ k: "edit", n: boxOf(input)?.id.slice(1), v: input.value, s, t }, 20);
  };

  /** @param {EventTarget | null} target @returns {any} */
  const asField = (target) => target instanceof Element && target.classList.contains("f") ? target : null;

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
    const box = input && boxOf(input);
    if (box && !input.hasAttribute("data-e")) report({ k: "focus", n: box.id.slice(1) });
  });

  /** @param {any} input @param {string} text @param {number[]} [selection] keeps what the server has in a field */
  const fieldDidChange = (input, text, selection) => Object.assign(field(input), { server: text, selection });

  /**
   * Returns a function that gives the fields of a new tree what the user typed and the server does not have yet. With
   * true, as after a restart of the server, what was reported before is reported again.
   */
  const keepFields = () => {
    const kept = new Map();
    for (const input of scene.querySelectorAll(".f")) {
      const state = field(input);
      const { value } = /** @type {any} */ (input);
      kept.set(boxOf(input)?.id, {
        value, edit: value === state.told ? state.edit : Infinity, active: document.activeElement === input,
      });
    }
    return (again = false) => {
      if (composing && !composing.isConnected) composing = null;
      for (const [id, { value, edit, active }] of kept) {
        const input = /** @type {any} */ (document.getElementById(id)?.querySelector(".f"));
        if (!input) continue;
        const state = field(input);
        if (edit > handled) {
          input.value = value;
          if (again || edit === Infinity) reportEdit(input);
          else Object.assign(state, { edit, told: value });
        }
        if (active) input.focus({ preventScroll: true });
      }
    };
  };

  // --- Messages ---

  /** @param {string | 0} id moves the keyboard focus where the app has it */
  const focus = (id) => {
    if (!id) return;
    const box = node(id);
    if (!box || box.contains(document.activeElement)) return;
    const target = child(inside(box), "f") || child(own(box), "o") || child(own(box), "w") || own(box);
    /** @type {HTMLElement} */ (target).focus({ preventScroll: true });
  };

  /** Loads the page again, but not in quick succession, as where the browser keeps no cookies. */
  const reload = () => {
    let last = 0;
    try {
      last = Number(sessionStorage.getItem("pergola"));
      sessionStorage.setItem("pergola", String(Date.now()));
    } catch { /* There is no storage. */ }
    setTimeout(() => location.reload(), Date.now() - last < 10000 ? 10000 : 0);
  };

  /** The number of the event by which the browser went to another place last. */
  let gone = 0;

  /** @param {any} message shows an address, unless the browser has gone to another place since the app left it */
  const showAddress = ({ address, at, replaces }) => {
    if (at < gone || address === location.pathname + location.search) return;
    replaces ? history.replaceState(null, "", address) : history.pushState(null, "", address);
  };

  /** @param {any} message */
  const receive = (message) => {
    if (message.ping) return post({ pong: true });
    if (message.reload) return reload();
    if (message.end) {
      scene.inert = true;
      post({ leave: true });
      return close();
    }
    if (message.lost) return pergola.lost(true);
    if (message.open !== undefined) return pergola.open(message.open);
    if (message.keep !== undefined) return pergola.open(message.keep[0], message.keep[1]);
    if (message.copy !== undefined) navigator.clipboard?.writeText(message.copy).catch(() => {});
    if (message.address !== undefined) showAddress(message);
    if (message.a !== undefined) {
      pergola.lost(false);
      // A scene that was restored may not have all that was handled before.
      handled = message.r ? message.a : Math.max(handled, message.a);
    }
    pergola.show(message);
    if (message.t !== undefined) document.title = message.t;
    if (message.a !== undefined) scene.querySelectorAll(".f").forEach(settle);
    if (message.a >= opened) delete scene.dataset.guess;
    if (message.o !== undefined && handled >= pergola.focusing) focus(message.o);
    if (message.f !== undefined) {
      frame = message.f;
      syncEditing();
      if (frame % 5 === 0 || message.w !== undefined) report({ k: "ack", f: frame }, 200);
    }
    if (message.r) open();
  };

  /** Gives the caret to the field that the app edits. */
  const syncEditing = () => {
    const input = /** @type {HTMLElement | null} */ (scene.querySelector(".f[data-e]"));
    if (!input || asField(document.activeElement) || handled < pergola.focusing) return;
    input.focus({ preventScroll: true });
  };

  // --- The tab ---

  /** @param {(data: any) => void} send joins the stream, and says hello */
  const join = (send) => {
    post = send;
    send({ join: name, base, next: sent + 1 - early.reduce((count, data) => count + (data.events || []).length, 0) });
    for (const data of early.splice(0)) send(data);
    open();
  };

  const connect = () => {
    if (typeof SharedWorker === "function") {
      const shared = new SharedWorker(worker, "pergola " + base);
      shared.port.onmessage = ({ data }) => receive(data);
      join((data) => shared.port.postMessage(data));
      return;
    }
    const script = document.createElement("script");
    script.src = worker;
    script.onload = () => {
      const link = new /** @type {any} */ (self).PergolaLink(base);
      join((data) => {
        if (data.join) link.join(name, receive, data.next);
        else if (data.leave) link.leave(name);
        else if (data.check) link.check(name);
        else if (data.pong) link.pong(name);
        else link.post(name, data.events);
      });
    };
    document.head.append(script);
  };

  const resized = () => {
    keepWindow();
    report({ k: "size", w: innerWidth, h: told = height(), i: insets() }, 50);
  };
  addEventListener("resize", resized);
  visualViewport?.addEventListener("resize", () => {
    if (isZoomed() || height() === told) return;
    // A browser that lays its keyboard over the page also moves the page up, which will fit into the rest.
    scrollTo(0, 0);
    resized();
  });
  dark.addEventListener("change", () => {
    keepWindow();
    report({ k: "look", v: dark.matches });
  });
  contrast.addEventListener("change", open);
  addEventListener("focus", () => report({ k: "active", v: true }));
  addEventListener("blur", () => report({ k: "active", v: false }));
  addEventListener("online", () => post({ check: true }));
  document.addEventListener("visibilitychange", () => {
    report({ k: "visible", v: !document.hidden });
    if (!document.hidden) post({ check: true });
  });
  addEventListener("popstate", () => { gone = report({ k: "go", v: location.pathname + location.search }); });
  addEventListener("pagehide", () => {
    flush();
    post({ leave: true });
    fetch(base + "/_pergola/leave", {
      method: "POST", keepalive: true, headers: { "Content-Type": "application/json", "Pergola-Page": "1" },
      body: JSON.stringify({ tab: name }),
    }).catch(() => {});
  });
  addEventListener("pageshow", (event) => { if (event.persisted) join(post); });

  // Phones by Apple zoom in on a field with text smaller than 16 px. Such text is larger while it is edited: a limit of
  // the scale would also keep users from zooming in.
  if (CSS.supports("-webkit-touch-callout", "none")) {
    scene.addEventListener("focusin", (event) => {
      const input = asField(event.target);
      if (!input) return;
      input.removeAttribute("data-z");
      input.toggleAttribute("data-z", parseFloat(getComputedStyle(input).fontSize) < 16);
    });
  }

  Object.assign(pergola, { report, flush, focus, asField, reportEdit, fieldDidChange, keepFields });
  if (scene.dataset.guess === look()) delete scene.dataset.guess;
  pergola.takeRules();
  pergola.readScrolls(scene);
  connect();
  if (scene.dataset.focus) focus(scene.dataset.focus);
})();
