// @ts-check
/** Requests, the seat protocol, and what is asked of the server once and kept. */

/** @param {string} path @param {any} [body] @returns {Promise<any>} */
export async function ask(path, body) {
  const answer = await fetch(path, body === undefined
    ? {}
    : { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } });
  const told = answer.headers.get("content-type")?.includes("json") ? await answer.json() : await answer.text();
  if (!answer.ok) throw Object.assign(new Error(told?.error?.en ?? String(answer.status)), { told: told?.error });
  return told;
}

/** @type {Map<string, any>} */
const faces = new Map();
/** @type {Map<string, Set<string>>} */
const wanted = new Map();
/** @type {(() => void)[]} */
let waiting = [];

/** What is printed on a card; null until it is known, when `then` is called. @param {string} game @param {string} name @param {() => void} then */
export function face(game, name, then) {
  const key = `${game}\n${name}`;
  if (faces.has(key)) return faces.get(key);
  const list = wanted.get(game) ?? new Set();
  if (!wanted.size) setTimeout(fetchFaces, 15);
  wanted.set(game, list);
  list.add(name);
  if (!waiting.includes(then)) waiting.push(then);
  return null;
}

async function fetchFaces() {
  const asked = [...wanted];
  const tell = waiting;
  wanted.clear();
  waiting = [];
  for (const [game, names] of asked) {
    const all = [...names];
    for (let i = 0; i < all.length; i += 60) {
      const query = all.slice(i, i + 60).map((n) => `name=${encodeURIComponent(n)}`).join("&");
      try {
        const found = await ask(`/api/games/${game}/cards?${query}`);
        for (const [name, told] of Object.entries(found)) faces.set(`${game}\n${name}`, told);
      } catch { /* asked again when it is drawn next */ }
    }
  }
  for (const then of tell) then();
}

/** @type {Map<string, Promise<any>>} */
const kept = new Map();

/** A request whose answer stays the same. @param {string} path @returns {Promise<any>} */
export function once(path) {
  let found = kept.get(path);
  if (!found) {
    found = ask(path);
    found.catch(() => kept.delete(path));
    kept.set(path, found);
  }
  return found;
}

/** A seat at a table: connects, and connects again. */
export class Seat {
  /** @param {string} token @param {{state: (s: any) => void, welcome: (w: any) => void, error: (e: any) => void, link: (up: boolean) => void}} on */
  constructor(token, on) {
    this.token = token;
    this.on = on;
    this.number = 0;
    /** @type {Map<number, (frame: any) => void>} */
    this.open = new Map();
    this.closed = false;
    this.delay = 250;
    this.connect();
  }

  connect() {
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/ws`);
    this.socket = socket;
    socket.onopen = () => { this.send({ type: "sit", token: this.token }); };
    socket.onmessage = (event) => this.take(JSON.parse(event.data));
    socket.onclose = () => {
      if (this.socket !== socket || this.closed) return;
      for (const settle of this.open.values()) settle({ type: "error", code: "gone" });
      this.open.clear();
      this.on.link(false);
      setTimeout(() => { if (!this.closed) this.connect(); }, this.delay);
      this.delay = Math.min(this.delay * 1.6, 4000);
    };
  }

  /** @param {any} frame */
  take(frame) {
    if (frame.type === "welcome") { this.delay = 250; this.on.link(true); this.on.welcome(frame); }
    else if (frame.type === "state") this.on.state(frame);
    const settle = this.open.get(frame.id);
    if (settle) { this.open.delete(frame.id); settle(frame); }
    else if (frame.type === "error") this.on.error(frame);
  }

  /** Send a frame; the answer to it. @param {any} frame @returns {Promise<any>} */
  send(frame) {
    const id = ++this.number;
    return new Promise((settle) => {
      if (this.socket?.readyState !== WebSocket.OPEN) return settle({ type: "error", code: "gone" });
      this.open.set(id, settle);
      this.socket.send(JSON.stringify({ v: 1, id, ...frame }));
    });
  }

  close() {
    this.closed = true;
    this.socket?.close();
  }
}
