/** The length of texts that one post has at most, if it has several events. */
const BODY = 200000;

/**
 * The connection of pages with the server: one stream of events for all tabs of a browser session, and posted input.
 * It runs in a shared worker; where there is none, in each page.
 *
 * @typedef {{ scene: string, receive: (message: any) => void, queue: any[], next: number,
 *   sending: boolean, wait: number, isCareful: boolean, state: "live" | "idle" | "lost" | "left", missed: number }} Tab
 *   A tab is idle while the server has put its scene aside, lost while it does not answer, and left when its page is.
 */
class PergolaLink {
  /** @param {string} base the path under which the app is mounted */
  constructor(base) {
    this.base = base + "/_pergola/";
    /** @type {Map<string, Tab>} */
    this.tabs = new Map();
    /** @type {EventSource | null} */
    this.source = null;
    this.last = "";
    this.wait = 500;
    this.timer = 0;
    this.heard = 0;
    setInterval(() => this.ping(), 30000);
  }

  /**
   * Adds a tab. One that comes back goes on with what it has not sent; one that was loaded again begins with 1.
   * @param {string} scene
   * @param {(message: any) => void} receive
   * @param {number} next the number of the first event that was not handed over
   */
  join(scene, receive, next) {
    const tab = this.tabs.get(scene);
    if (tab && next > 1) Object.assign(tab, { receive, state: "live", missed: 0 });
    else this.tabs.set(scene, {
      scene, receive, queue: [], next, sending: false, wait: 500, isCareful: false, state: "live", missed: 0,
    });
    if (!this.source) this.connect();
  }

  /** @param {Tab} tab makes a tab live again that is idle or was lost */
  wake(tab) {
    if (tab.state !== "idle" && tab.state !== "lost") return;
    Object.assign(tab, { state: "live", missed: 0 });
    this.connect();
  }

  /** Asks the tabs if they are there: one that crashed or was discarded does not say that it leaves. */
  ping() {
    for (const tab of this.tabs.values()) {
      if (tab.state === "left" && !tab.queue.length) this.tabs.delete(tab.scene);
      if (tab.state === "left" || tab.state === "lost") continue;
      if (tab.missed++ < 3) tab.receive({ ping: true });
      else {
        tab.state = "lost";
        this.fetch("leave", { tab: tab.scene }).catch((error) => console.warn("The server was not told of a lost tab.", error));
      }
    }
    this.closeIfUnused();
  }

  /** @param {string} scene notes that a tab is there */
  pong(scene) {
    const tab = this.tabs.get(scene);
    if (tab) tab.missed = 0;
  }

  /**
   * Sends nothing more for a tab, which may come back. The stream ends with the last one.
   * @param {string} scene
   */
  leave(scene) {
    const tab = this.tabs.get(scene);
    if (tab) tab.state = "left";
    this.closeIfUnused();
  }

  /** The scenes of the tabs that are open and in use. */
  get scenes() { return [...this.tabs.values()].filter((tab) => tab.state === "live").map((tab) => tab.scene); }

  close() {
    clearTimeout(this.timer);
    if (this.source) this.source.close();
    this.source = null;
  }

  closeIfUnused() { if (!this.scenes.length) this.close(); }

  connect() {
    this.close();
    if (!this.scenes.length) return;
    const scenes = this.scenes.map(encodeURIComponent).join(",");
    const last = this.last ? "&last=" + encodeURIComponent(this.last) : "";
    const source = this.source = new EventSource(this.base + "stream?tabs=" + scenes + last);
    source.onopen = () => {
      this.wait = 500;
      this.heard = Date.now();
      for (const tab of this.tabs.values()) this.send(tab);
    };
    source.onmessage = (event) => {
      this.heard = Date.now();
      this.last = event.lastEventId || this.last;
      this.take(event.data);
    };
    source.onerror = () => this.reconnect();
  }

  /**
   * The handlers of the messages that the connection itself needs, as PageCommand.Kind lists them. A page gets all others.
   * @type {Record<string, (tab: Tab | undefined, message: any) => void>}
   */
  commands = {
    bye: () => this.reconnect(),
    idle: (tab) => {
      if (tab) tab.state = "idle";
      this.closeIfUnused();
    },
    reload: (tab, message) => {
      if (!tab) return;
      tab.state = "left";
      tab.receive(message);
    },
  };

  /** @param {string} data takes an event of the stream: the name of a scene, or null, and a message */
  take(data) {
    let parts;
    try {
      parts = JSON.parse(data);
    } catch (error) {
      // The name may still be there; without it, every tab is asked.
      const name = /^\["([^"\\]*)"/.exec(data);
      for (const tab of this.tabs.values()) {
        if (!name || tab.scene === name[1]) tab.receive({ unreadable: String(error) });
      }
      return;
    }
    const [scene, message] = parts;
    const tab = this.tabs.get(scene);
    const own = this.commands[Object.keys(message)[0]];
    if (own) own(tab, message);
    else if (tab) tab.receive(message);
  }

  /**
   * Connects again if the stream may be dead: after a sleep, no error tells.
   * @param {string} scene the tab that is used
   */
  check(scene) {
    const tab = this.tabs.get(scene);
    if (tab) this.wake(tab);
    if (this.source && Date.now() - this.heard > 20000) this.connect();
    for (const tab of this.tabs.values()) this.send(tab);
  }

  /** Connects again after a while, which doubles with each attempt. */
  reconnect() {
    this.close();
    this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, 30000);
    for (const tab of this.tabs.values()) tab.receive({ lost: true });
  }

  /**
   * Queues events. They are sent in order; what can't be sent stays in the queue.
   * @param {string} scene
   * @param {any[]} events
   */
  post(scene, events) {
    const tab = this.tabs.get(scene);
    if (!tab || tab.state === "left") return;
    tab.queue.push(...events);
    this.wake(tab);
    this.send(tab);
  }

  /** @param {string} path @param {any} value posts a value */
  fetch(path, value) {
    const body = JSON.stringify(value);
    return fetch(this.base + path, {
      method: "POST", body, headers: { "Content-Type": "application/json", "Pergola-Page": "1" },
      // A body up to the limit of browsers is sent also if the last tab is closed meanwhile.
      keepalive: body.length < 20000, signal: AbortSignal.timeout(30000 + body.length),
    });
  }

  /** @param {Tab} tab */
  async send(tab) {
    if (tab.sending || !tab.queue.length) return;
    tab.sending = true;
    let length = 0;
    const end = tab.queue.findIndex((event) => (length += (event.v?.length || 0) + 200) > BODY);
    const events = tab.queue.slice(0, tab.isCareful ? 1 : end < 0 ? 500 : Math.max(1, Math.min(end, 500)));
    let status = 0;
    let message = null;
    try {
      const answer = await this.fetch("input", { tab: tab.scene, n: tab.next, e: events });
      status = answer.status;
      if (status === 200) message = await answer.json();
    } catch (error) {
      console.info("The server was not reached.", error);
    }
    tab.sending = false;
    if (status >= 200 && status < 300 || (status === 400 || status === 413) && events.length === 1) {
      // A single event that the server can't take is left out, and the page says so.
      if (status >= 400) tab.receive({ refused: `The server answered ${status} to ${events[0].k}.` });
      tab.queue.splice(0, events.length);
      tab.next += events.length;
      tab.wait = 500;
      tab.isCareful = tab.isCareful && tab.queue.length > 0;
      if (message) tab.receive(message);
      if (!this.source) this.connect();
      this.send(tab);
    } else if (status === 400 || status === 413) {
      tab.isCareful = true;
      this.send(tab);
    } else if (status >= 400 && status < 500 && status !== 408 && status !== 429) {
      // The scene or the session has ended, or its user is logged out: the page is loaded again, and shows the reason.
      tab.queue = [];
      tab.state = "left";
      tab.receive({ reload: true });
    } else if (tab.state !== "left") {
      setTimeout(() => this.send(tab), tab.wait);
      tab.wait = Math.min(tab.wait * 2, 30000);
    }
  }
}

if ("onconnect" in self) {
  /** @type {Map<string, PergolaLink>} */
  const links = new Map();
  /** @type {any} */ (self).onconnect = (/** @type {MessageEvent} */ event) => {
    const port = event.ports[0];
    /** @type {PergolaLink} */
    let link;
    let scene = "";
    port.onmessage = ({ data }) => {
      if (data.join) {
        link = links.get(data.base) || new PergolaLink(data.base);
        links.set(data.base, link);
        scene = data.join;
        link.join(scene, (message) => port.postMessage(message), data.next);
      }
      if (data.events) link.post(scene, data.events);
      if (data.leave) link.leave(scene);
      if (data.check) link.check(scene);
      if (data.pong) link.pong(scene);
    };
  };
} else /** @type {any} */ (self).PergolaLink = PergolaLink;
