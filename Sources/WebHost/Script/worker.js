/**
 * The connection of pages with the server: one stream of events for all tabs of a browser session, and posted input.
 * It runs in a shared worker; where there is none, in each page.
 *
 * @typedef {{ scene: string, receive: (message: any) => void, queue: any[], next: number,
 *   sending: boolean, wait: number, isLeft: boolean }} Tab
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
  }

  /**
   * Adds a tab. One that comes back goes on with what it has not sent; one that was loaded again begins with 1.
   * @param {string} scene
   * @param {(message: any) => void} receive
   * @param {number} next the number of the first event that was not handed over
   */
  join(scene, receive, next) {
    const tab = this.tabs.get(scene);
    if (tab && next > 1) Object.assign(tab, { receive, isLeft: false });
    else this.tabs.set(scene, { scene, receive, queue: [], next, sending: false, wait: 500, isLeft: false });
    if (!this.source) this.connect();
  }

  /**
   * Sends nothing more for a tab, which may come back. The stream ends with the last one.
   * @param {string} scene
   */
  leave(scene) {
    const tab = this.tabs.get(scene);
    if (tab) tab.isLeft = true;
    if (this.scenes.length) return;
    clearTimeout(this.timer);
    if (this.source) this.source.close();
    this.source = null;
  }

  /** The scenes of the tabs that are open. */
  get scenes() { return [...this.tabs.values()].filter((tab) => !tab.isLeft).map((tab) => tab.scene); }

  connect() {
    clearTimeout(this.timer);
    if (this.source) this.source.close();
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
      let parts;
      try { parts = JSON.parse(event.data); } catch { return; }
      if (parts[1] && parts[1].bye) this.reconnect();
      const tab = this.tabs.get(parts[0]);
      if (tab) tab.receive(parts[1]);
      else if (parts[0] === null) for (const each of this.tabs.values()) each.receive(parts[1]);
    };
    source.onerror = () => this.reconnect();
  }

  /** Connects again if the stream may be dead: after a sleep, no error tells. */
  check() {
    if (this.source && Date.now() - this.heard > 20000) this.connect();
    for (const tab of this.tabs.values()) this.send(tab);
  }

  /** Connects again after a while, which doubles with each attempt. */
  reconnect() {
    if (this.source) this.source.close();
    clearTimeout(this.timer);
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
    if (!tab) return;
    tab.queue.push(...events);
    this.send(tab);
  }

  /** @param {Tab} tab */
  async send(tab) {
    if (tab.sending || tab.isLeft || !tab.queue.length) return;
    tab.sending = true;
    const events = tab.queue.slice(0, 500);
    let answer;
    try {
      answer = await fetch(this.base + "input", {
        method: "POST",
        headers: { "Content-Type": "application/json", "Pergola-Page": "1" },
        body: JSON.stringify({ tab: tab.scene, n: tab.next, e: events }),
      });
    } catch { answer = null; }
    tab.sending = false;
    const isRefused = answer && answer.status >= 400 && answer.status < 500 && answer.status !== 429;
    if (answer && (answer.ok || isRefused)) {
      tab.queue.splice(0, events.length);
      tab.next += events.length;
      tab.wait = 500;
      if (answer.status === 200) try { tab.receive(await answer.json()); } catch { /* There is no message. */ }
      if (isRefused && (answer.status === 404 || answer.status === 410)) tab.receive({ reload: true });
      this.send(tab);
    } else {
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
      if (data.check) link.check();
    };
  };
} else /** @type {any} */ (self).PergolaLink = PergolaLink;
