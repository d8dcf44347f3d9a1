// @ts-check
/** Stepping through a game that was played. */
import { ask, once } from "./api.js";
import { Board, glide, logLine, positions, unlit } from "./board.js";
import { h, keepingFocus } from "./dom.js";
import { SEATS, t, w } from "./words.js";

/** @param {HTMLElement} root @param {string[]} args Key, step, eyes. */
export function replay(root, args) {
  const page = new Replay(root, args);
  return { draw: () => page.draw(), key: (/** @type {KeyboardEvent} */ e) => page.key(e) };
}

class Replay {
  /** @param {HTMLElement} root @param {string[]} args */
  constructor(root, args) {
    this.root = root;
    this.at = args[0] ?? "";
    this.step = Number(args[1] ?? 0) || 0;
    this.eyes = args[2] ?? "public";
    /** @type {any} */ this.told = null;
    /** @type {any} */ this.error = null;
    /** @type {any} */ this.looked = null;
    this.asked = 0;
    if (this.at) this.load();
  }

  async load() {
    const asked = ++this.asked;
    try {
      const told = await ask(`/api/replays/${this.at}?step=${this.step}&eyes=${this.eyes}`);
      if (asked !== this.asked) return;
      this.told = told;
      this.step = told.step;
      this.error = null;
    } catch (error) { this.error = /** @type {any} */ (error).told ?? { en: String(error), ko: String(error) }; }
    history.replaceState(null, "", `#replay/${this.at}/${this.step}/${this.eyes}`);
    this.draw();
  }

  /** @param {number} step */
  go(step) {
    this.step = Math.max(0, Math.min(step, this.told?.steps ?? 0));
    this.load();
  }

  draw() {
    const before = positions(this.root);
    keepingFocus(() => this.root.replaceChildren(...this.parts().flatMap((part) => part ?? [])));
    const box = this.root.querySelector(".logbox");
    if (box) box.scrollTop = box.scrollHeight;
    glide(this.root, before);
  }

  /** @returns {(HTMLElement | null)[]} */
  parts() {
    if (!this.told) return [h("h1", {}, w("replay")), this.error ? h("p.bad", { role: "alert" }, t(this.error)) : h("p", {}, this.at ? w("working") : w("noReplay")), this.opener()];
    const told = this.told;
    const board = new Board(told.game, told.layout, this.eyes === "all" ? 0 : /^\d$/.test(this.eyes) ? Number(this.eyes) : null, {
      card: (obj) => { this.looked = obj; this.draw(); }, zone: () => {}, player: () => {},
      look: (obj) => { this.looked = obj; this.root.querySelector(".focus")?.replaceChildren(board.focus(obj)); }, again: () => this.draw(),
    });
    const lit = unlit();
    if (told.chosen && told.chosen[1] >= 0) lit.chosen.add(told.chosen[1]);
    board.take(told.view, lit);
    const button = (/** @type {string} */ key, /** @type {string} */ sign, /** @type {number} */ to) =>
      h("button", { data: { key }, title: w(key), "aria-label": w(key), click: () => this.go(to) }, sign);
    const eyes = [["public", w("eyesPublic")], ["all", w("eyesAll")], ...told.view.players.map((/** @type {any} */ p) => [String(p.player), w("eyesOf", SEATS[p.player])])];
    return [
      h("h1.unseen", {}, w("replay")),
      this.error ? h("p.bad", { role: "alert" }, t(this.error)) : null,
      h("aside.left", { "aria-label": w("log") }, h("h2", {}, w("log")), h("div.logbox", { tabindex: 0, role: "group", "aria-label": w("log") }, h("ol.log", {}, ...told.log.slice(-250).map((/** @type {any} */ l) => logLine(l, (rule, el) => this.rule(rule, el)))))),
      h("div.mid", { tabindex: 0, role: "group", "aria-label": w("game") }, board.table(), board.me === null ? null : h("div.hand", { role: "group", tabindex: 0, "aria-label": w("hand") }, ...board.hand())),
      h("aside.right", { tabindex: 0, "aria-label": w("card") }, h("h2", {}, w("card")), h("div.focus", {}, this.looked ? board.focus(this.looked) : null), h("h2", {}, t(board.layout.stack)), board.stack()),
      h("section.prompt.replaybar", { "aria-label": w("replay") },
        h("div.bar", {},
          button("first", "|◀", 0), button("previous", "◀", this.step - 1), button("next", "▶", this.step + 1), button("last", "▶|", told.steps),
          h("label", {}, `${w("step")} ${this.step}/${told.steps}`, h("input", { type: "range", min: 0, max: told.steps, value: this.step, data: { key: "slider" }, change: (/** @type {any} */ e) => this.go(Number(e.target.value)) })),
          h("label", {}, w("turn", ""), h("select", { data: { key: "turn" }, change: (/** @type {any} */ e) => this.go(Number(e.target.value)) },
            ...told.turns.map(([turn, step]) => h("option", { value: step, selected: turn === told.view.turn }, String(turn))))),
          h("label", {}, w("eyes"), h("select", { data: { key: "eyes" }, change: (/** @type {any} */ e) => { this.eyes = e.target.value; this.load(); } },
            ...eyes.map(([value, name]) => h("option", { value, selected: value === this.eyes }, name))))),
        h("div.bar", {},
          h("button", { data: { key: "branch" }, click: () => this.branch() }, w("branch")),
          h("button", { data: { key: "desk" }, click: () => this.toDesk() }, w("toDesk")),
          h("a.button", { href: `/api/replays/${this.at}/file`, download: "game.adjudge.txt" }, w("download"))),
        this.opener()),
    ];
  }

  opener() {
    const area = /** @type {HTMLTextAreaElement} */ (h("textarea", { rows: 3, "aria-label": w("openReplay"), placeholder: "adjudge replay 1", data: { key: "paste" } }));
    return h("details.opener", { open: !this.at }, h("summary", {}, w("openReplay")), area, h("button", { data: { key: "open" }, click: async () => {
      try {
        const told = await ask("/api/replays", { text: area.value });
        location.hash = `replay/${told.key}`;
      } catch (error) { this.error = /** @type {any} */ (error).told; this.draw(); }
    } }, w("open")));
  }

  async branch() {
    const seats = this.told.seats.map((/** @type {string} */ kind) => (kind === "person" ? "person" : kind));
    if (!seats.includes("person")) seats[this.told.player ?? 0] = "person";
    const links = await ask(`/api/replays/${this.at}/branch`, { step: this.step, seats });
    location.hash = `play/${Object.values(links.seats).join(".")}`;
  }

  async toDesk() {
    const told = await ask(`/api/replays/${this.at}/case`, { step: this.step, seats: this.told.seats });
    sessionStorage.setItem("desk", told.text);
    location.hash = "desk/kept";
  }

  /** @param {string} rule @param {HTMLElement} el */
  async rule(rule, el) {
    const shown = el.nextElementSibling;
    if (shown?.classList.contains("gist")) { shown.remove(); return; }
    const told = await once(`/api/games/${this.told.game}/rule?id=${encodeURIComponent(rule)}`);
    el.after(h("span.gist", { role: "note" }, `${rule}: ${t(told) || "–"}`));
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (!this.told || (/** @type {Element} */ (event.target)).matches("select, input, textarea")) return false;
    if (event.key === "ArrowRight") { this.go(this.step + 1); return true; }
    if (event.key === "ArrowLeft") { this.go(this.step - 1); return true; }
    return false;
  }
}
