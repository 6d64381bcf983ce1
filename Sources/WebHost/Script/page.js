/**
 * The connection of the page with its scene: messages that arrive, events that are reported, and the life of the tab. The form of events stands beside their decoder, PageEvent+Reading.swift.
 */
(() => {
  "use strict";
  const { scene, node, child, inside, own, boxOf, asField, editedField, release, commitEdits } = pergola;
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
    if (event.k !== "edit") commitEdits();
    const last = waiting[waiting.length - 1];
    const merges = last && last.k === event.k && last.n === event.n && last.p === event.p
      && ["move", "scroll", "hover", "size"].includes(event.k);
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

  /** True on devices whose keyboard comes with the caret, and covers a part of the page. */
  const hasScreenKeyboard = () => matchMedia("(pointer: coarse)").matches;

  /** The size and the appearance of the page. */
  const look = () => `${innerWidth}-${innerHeight}-${Number(dark.matches)}`;

  /** The size of text that the user prefers, in pixels. */
  const fontSize = () => parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

  /** Keeps the size and the look for the next page, whose first response is made before its script reports. */
  const keepWindow = () => {
    // A page inside another one is smaller, as is a page above a keyboard on the screen.
    if (self !== top || isZoomed() || height() !== innerHeight) return;
    if (asField(document.activeElement) && hasScreenKeyboard()) return;
    const rest = [devicePixelRatio * 100, fontSize()].map(Math.round).join("-");
    document.cookie = `pergola-window=${look()}-${rest};path=${base || "/"}`
      + ";max-age=1209600;samesite=lax" + (location.protocol === "https:" ? ";secure" : "");
  };

  /** The number of the last event that told the state of the page. */
  let opened = 0;

  const open = () => {
    keepWindow();
    if (entry() === undefined) remember({ entry: 0, address: location.pathname + location.search, place: "" }, true, "");
    opened = report({
      k: "open", w: innerWidth, h: told = height(), s: devicePixelRatio, d: dark.matches, c: contrast.matches,
      z: fontSize(),
      i: insets(), l: [...navigator.languages].slice(0, 16),
      tz: Intl.DateTimeFormat().resolvedOptions().timeZone, f: frame, e: entry(),
      q: trail().flat(),
    });
    if (document.hidden) report({ k: "visible", v: false });
  };

  // --- Messages ---

  /** @type {string | 0} the node that has the app's focus */
  let focused = scene.dataset.focus || 0;

  /** @param {string | 0} id moves the keyboard focus where the app has it */
  const focus = (id) => {
    if (!id) return;
    const box = node(id);
    if (!box || box.contains(document.activeElement)) return;
    const target = child(inside(box), "f") || child(own(box), "o") || child(own(box), "w") || own(box);
    if (hasScreenKeyboard() && asField(target) && !target.hasAttribute("data-e")) return;
    const { isShowing } = pergola;
    pergola.isShowing = true;
    asField(target) ? pergola.enter(target) : /** @type {HTMLElement} */ (target).focus({ preventScroll: true });
    pergola.isShowing = isShowing;
  };

  /** Loads the page again, but not in quick succession, as where the browser keeps no cookies. */
  const reload = () => {
    let last = 0;
    try {
      last = Number(sessionStorage.getItem("pergola"));
      sessionStorage.setItem("pergola", String(Date.now()));
    } catch (error) {
      console.warn("The page keeps nothing in this browser.", error);
    }
    setTimeout(() => location.reload(), Date.now() - last < 10000 ? 10000 : 0);
  };

  /** The number of the last event that the server has handled. */
  let handled = 0;
  /** The number of the event by which the browser went to another place last. */
  let gone = 0;
  /**
   * An entry of the browser's history: its number, which PageHistory has as well, its address and the outline of its place.
   * @typedef {{ entry: number, address: string, place: string }} Entry
   */
  /** The entry to which the page itself goes; null if it does not. @type {Entry | null} */
  let goal = null;
  /** The number of the entry that the page shows. PageHistory has the same numbers. */
  const entry = () => history.state?.pergola;

  /**
   * The addresses and the outlines of the places of the last entries up to the current one, which has them for a server
   * that was started again.
   * @returns {string[][]}
   */
  const trail = () => history.state?.trail || [];

  /**
   * Makes an entry after the current one, or in its place.
   * @param {Entry} made
   * @param {boolean} replaces
   * @param {string} url what the browser shows; empty for what it does already
   */
  const remember = ({ entry: number, address, place }, replaces, url = address) => {
    const before = trail().slice(replaces ? -50 : -49, replaces ? -1 : undefined);
    // The server takes no longer ones.
    const [told, outline] = [address.length > 250 ? base + "/" : address, place.length > 250 ? "?" : place];
    const state = { pergola: number, trail: [...before, [told, outline]] };
    replaces ? history.replaceState(state, "", url) : history.pushState(state, "", url);
    noteShown();
  };

  /** The entry that the app shows. @type {Entry} */
  let shown = { entry: NaN, address: "", place: "" };
  const noteShown = () => {
    shown = { entry: entry(), address: location.pathname + location.search, place: trail().at(-1)?.[1] || "" };
  };
  noteShown();

  /** True after the page has returned to the entry that the app shows, until the server is there again. */
  let hasReturned = false;

  /** Returns to the entry that the app shows, once while no server can go elsewhere. @returns {boolean} false if not */
  const returns = () => {
    const distance = shown.entry - entry();
    if (!document.documentElement.hasAttribute("data-lost") || hasReturned || !distance) return false;
    hasReturned = true;
    goal = shown;
    history.go(distance);
    return true;
  };

  /** Notes that the server answers. */
  const found = () => {
    hasReturned = false;
    pergola.lost(false);
  };

  /** @param {any} message changes the browser's history, unless the browser has gone elsewhere since the app did */
  const showAddress = ({ address, at, entry: number, place, replaces, go, gone: isGone }) => {
    if (at < gone) return;
    if (isGone) pergola.sayMoment("gone");
    const made = { entry: number, address, place };
    if (go) {
      goal = made;
      return history.go(go);
    }
    remember(made, !!replaces);
  };

  addEventListener("popstate", () => {
    const address = location.pathname + location.search;
    const own = goal?.entry === entry() ? goal : null;
    goal = null;
    if (!own && returns()) return;
    if (!own) gone = report({ k: "go", v: address, e: entry() });
    else if (own.address !== address || own.place !== trail().at(-1)?.[1]) remember(own, true);
    noteShown();
  });

  /** The time in milliseconds after which a tree that was asked for has got lost, as it can't be read either. */
  const LATE = 10_000;
  /** The timer that asks again for the whole tree; 0 if none is awaited. Meanwhile differences can't be shown. */
  let awaitsTree = 0;

  /** @param {any} reason asks for the whole tree, because a message could not be read or shown */
  const askForTree = (reason) => {
    console.error("A message could not be shown. The page asks for the whole tree.", reason);
    if (awaitsTree) return;
    awaitTree();
    report({ k: "tree", v: String(reason).slice(0, 200) });
  };

  /** Asks again if the tree does not come. Without a connection the request itself waits. */
  const awaitTree = () => {
    awaitsTree = setTimeout(() => {
      if (document.documentElement.hasAttribute("data-lost")) return awaitTree();
      awaitsTree = 0;
      askForTree("The tree did not come.");
    }, LATE);
  };

  /**
   * The element that had the keyboard focus before a menu or a dialog covered it, while the app's focus was nowhere.
   * @type {HTMLElement | null}
   */
  let covered = null;

  /** Gives an element that a menu or a dialog covered the keyboard focus again, if nothing has it. */
  const uncover = () => {
    const element = covered;
    if (!element || element.closest("[inert]")) return;
    covered = null;
    if (!focused && !scene.contains(document.activeElement)) element.focus({ preventScroll: true });
  };

  /** @param {any} message shows a frame */
  const showFrame = (message) => {
    const isTree = message.w !== undefined;
    if (!isTree && (awaitsTree || message.f <= frame)) return;
    if (!isTree && message.f !== frame + 1) throw new Error(`Frame ${message.f} follows frame ${frame}.`);
    found();
    if (isTree) {
      clearTimeout(awaitsTree);
      awaitsTree = 0;
    }
    const before = /** @type {HTMLElement | null} */ (document.activeElement);
    const hadFocus = scene.contains(before);
    const edited = editedField();
    pergola.isShowing = true;
    try {
      pergola.show(message);
    } finally {
      pergola.isShowing = false;
    }
    pergola.forgetFields();
    frame = message.f;
    if (message.t !== undefined) document.title = message.t;
    // A scene that was restored takes nothing about elements before it knows the page's state, and may not have all that
    // was handled before.
    if (message.r) open();
    pergola.didHandle(message.a, message.r);
    handled = message.r ? message.a : Math.max(handled, message.a);
    if (message.a >= opened) delete scene.dataset.guess;
    if (message.o !== undefined) focused = message.o;
    // The element that had the keyboard focus may be gone, while the app has the focus where it was.
    const active = document.activeElement;
    const isLost = hadFocus && (!active || !scene.contains(active) || active.closest(".ghost"));
    if (hadFocus && before?.closest("[inert]") && !asField(before)) covered = before;
    if ((message.o !== undefined || isLost) && handled >= pergola.focusing) focus(focused);
    uncover();
    if (edited && (hasScreenKeyboard() || focused !== boxOf(edited)?.id.slice(1))) release(edited);
    syncEditing();
    if (frame % 5 === 0 || isTree) report({ k: "ack", f: frame }, 200);
  };

  /**
   * The handlers of the server's messages, by the names of their first members, as PageCommand.Kind lists them. Those of
   * the connection are in worker.js.
   * @type {Record<string, (message: any) => void>}
   */
  const commands = {
    f: showFrame,
    a: ({ a }) => {
      found();
      handled = Math.max(handled, a);
      if (a >= opened) delete scene.dataset.guess;
      pergola.didHandle(a);
    },
    address: showAddress,
    copy: ({ copy }) => {
      navigator.clipboard?.writeText(copy).catch((error) => console.warn("The browser refuses to copy.", error));
    },
    announce: ({ announce }) => pergola.announce(announce),
    open: ({ open }) => pergola.open(open),
    keep: ({ keep }) => pergola.open(keep[0], keep[1]),
    notice: ({ notice }) => pergola.notice("server", notice),
    end: () => {
      scene.inert = true;
      post({ leave: true });
      close();
    },
    reload,
  };

  /**
   * The handlers of the connection's own messages.
   * @type {Record<string, (message: any) => void>}
   */
  const signals = {
    ping: () => post({ pong: true }),
    lost: () => pergola.lost(true),
    unreadable: ({ unreadable }) => askForTree(unreadable),
    refused: ({ refused }) => {
      pergola.sayMoment("refused");
      askForTree(refused);
    },
  };

  /** @param {any} message */
  const receive = (message) => {
    const kind = Object.keys(message)[0];
    const handle = commands[kind] || signals[kind];
    try {
      if (!handle) throw new Error(`The message ${kind} is unknown.`);
      handle(message);
    } catch (error) {
      // A whole tree that can't be shown does not get better by being sent once more.
      message.w === undefined ? askForTree(error) : reload();
    }
  };

  /** Gives the caret to the field that the app edits. */
  const syncEditing = () => {
    const input = /** @type {HTMLElement | null} */ (scene.querySelector(".f[data-e]"));
    if (!input || asField(document.activeElement) || handled < pergola.focusing) return;
    pergola.enter(input);
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
  addEventListener("pagehide", () => {
    commitEdits();
    flush();
    post({ leave: true });
    fetch(base + "/_pergola/leave", {
      method: "POST", keepalive: true, headers: { "Content-Type": "application/json", "Pergola-Page": "1" },
      body: JSON.stringify({ tab: name }),
    }).catch((error) => console.warn("The server was not told that the page is left.", error));
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

  Object.assign(pergola, { report, flush, focus, hasScreenKeyboard });
  if (scene.dataset.guess === look()) delete scene.dataset.guess;
  pergola.takeRules();
  pergola.readScrolls(scene);
  connect();
  focus(focused);
  syncEditing();
})();
