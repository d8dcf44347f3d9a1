// @ts-check
/** Choosing a game, who plays it, and with what. */
import { ask, once } from "./api.js";
import { announce, h, keepingFocus } from "./dom.js";
import { linkRow } from "./play.js";
import { SEATS, lang, t, w } from "./words.js";

const HERE = "here";

/** @param {HTMLElement} root */
export function home(root) {
  const page = new Home(root);
  return { draw: () => page.draw() };
}

class Home {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    /** @type {any} */ this.told = null;
    /** @type {any} */ this.game = null;
    this.bestOf = 1;
    /** @type {{kind: string, deck: string, pasted: string, said: any}[]} */ this.seats = [];
    /** @type {any} */ this.made = null;
    once("/api/games").then((told) => { this.told = told; this.pick(told.games[0].name); });
  }

  /** @param {string} name */
  pick(name) {
    this.game = this.told.games.find((/** @type {any} */ g) => g.name === name);
    const { decks } = this.game;
    this.seats = Array.from({ length: this.game.seats }, (_, i) => ({ kind: i ? "greedy" : "me", deck: decks[i % decks.length]?.name ?? "", pasted: "", said: null }));
    this.bestOf = this.game.best_of[0];
    this.draw();
  }

  draw() {
    keepingFocus(() => this.root.replaceChildren(...(this.game ? this.parts().flatMap((part) => part ?? []) : [h("p.wait", {}, w("working"))])));
  }

  parts() {
    const games = this.told.games.map((/** @type {any} */ g) => h("option", { value: g.name, selected: g === this.game }, t(g.title)));
    const lengths = this.game.best_of.map((/** @type {number} */ n) => h("option", { value: n, selected: n === this.bestOf }, String(n)));
    return [
      h("h1", {}, w("newGame")),
      h("form.new", { submit: (/** @type {Event} */ e) => { e.preventDefault(); this.begin(); } },
        h("label", {}, w("game"), h("select", { data: { key: "game" }, change: (/** @type {any} */ e) => this.pick(e.target.value) }, ...games)),
        h("span.faint", {}, this.game.edition),
        this.game.best_of.length > 1 ? h("label", {}, w("bestOf"), h("select", { data: { key: "bestof" }, change: (/** @type {any} */ e) => { this.bestOf = Number(e.target.value); } }, ...lengths)) : null,
        ...this.seats.map((seat, i) => this.seatRow(seat, i)),
        h("button.big.go", { type: "submit", data: { key: "begin" } }, w("begin"))),
      this.made ? this.madeBox() : null,
      ...this.kept(),
      h("p.faint", {}, w("unofficial")),
    ];
  }

  /** @param {any} seat @param {number} i */
  seatRow(seat, i) {
    const kinds = ["me", "link", HERE, "random", "greedy", "search"].filter((k) => i > 0 || k !== HERE);
    const decks = this.game.decks.map((/** @type {any} */ d) => h("option", { value: d.name, selected: d.name === seat.deck }, d.about ? `${d.name} (${typeof d.about === "string" ? d.about : t(d.about)})` : d.name));
    const pasted = seat.deck === "";
    return h("fieldset.seatrow", {}, h("legend", {}, `${w("seat")} ${SEATS[i]}`),
      h("label", {}, w("person").replace(/^a /, ""), h("select", { "aria-label": `${w("seat")} ${SEATS[i]}`, data: { key: `kind${i}` }, change: (/** @type {any} */ e) => { seat.kind = e.target.value; } },
        ...kinds.map((k) => h("option", { value: k, selected: k === seat.kind }, w(k))))),
      this.game.decks.length ? h("label", {}, w("deck"), h("select", { data: { key: `deck${i}` }, change: (/** @type {any} */ e) => { seat.deck = e.target.value; seat.said = null; this.draw(); } },
        ...decks, h("option", { value: "", selected: pasted }, w("pasted")))) : null,
      pasted && this.game.decks.length ? h("div.paste", {},
        h("textarea", { rows: 8, "aria-label": w("pasteHere"), placeholder: w("pasteHere"), data: { key: `paste${i}` }, value: seat.pasted, input: (/** @type {any} */ e) => { seat.pasted = e.target.value; } }),
        h("button", { type: "button", data: { key: `check${i}` }, click: () => this.check(seat) }, w("checkDeck"))) : null,
      seat.said ? this.said(seat.said) : null);
  }

  /** @param {any} said */
  said(said) {
    if (said.legal) return h("p.good", {}, w("legal"));
    return h("div.bad", { role: "alert" }, h("p", {}, t(said)), h("ul", {}, ...(said.reasons ?? []).map((/** @type {any} */ r) => h("li", {}, r[lang] || r.en, " ", r.rule ? h("span.rule", {}, r.rule) : null))));
  }

  /** @param {any} seat */
  async check(seat) {
    try {
      seat.said = await ask("/api/decks", { game: this.game.name, deck: seat.pasted, best_of: this.bestOf });
    } catch (error) { seat.said = /** @type {any} */ (error).told ?? { en: String(error), ko: String(error) }; }
    this.draw();
  }

  async begin() {
    const seats = this.seats.map((seat) => ({
      kind: ["me", "link", HERE].includes(seat.kind) ? "person" : seat.kind,
      deck: seat.deck || seat.pasted,
      budget: 1,
    }));
    let links;
    try {
      links = await ask("/api/tables", { game: this.game.name, seats, best_of: this.bestOf });
    } catch (error) {
      const told = /** @type {any} */ (error).told ?? { en: String(error), ko: String(error) };
      const seat = this.seats[told.seat ?? 0];
      seat.said = told;
      announce(t(told), true);
      this.draw();
      return;
    }
    const mine = this.seats.map((seat, i) => (["me", HERE].includes(seat.kind) ? links.seats[i] : null)).filter(Boolean);
    const tokens = mine.length ? mine : [Object.values(links.seats)[0] ?? links.spectator];
    try { localStorage.setItem(`links ${tokens[0]}`, JSON.stringify(links)); } catch { /* they stand on this page */ }
    if (this.seats.some((seat) => seat.kind === "link")) { this.made = { links, tokens }; this.draw(); }
    else location.hash = `play/${(mine.length ? mine : [links.spectator]).join(".")}`;
  }

  madeBox() {
    const { links, tokens } = this.made;
    return h("section.made", {}, h("h2", {}, w("links")),
      ...this.seats.map((seat, i) => (seat.kind === "link" ? linkRow(w("linkSeat", SEATS[i]), `${location.origin}/#play/${links.seats[i]}`) : null)).filter(Boolean),
      linkRow(w("linkWatch"), `${location.origin}/#play/${links.spectator}`),
      h("p", {}, h("a.button.go", { href: `#play/${tokens.join(".")}` }, w("begin"))));
  }

  kept() {
    const kept = keptTables();
    if (!kept.length) return [];
    return [h("h2", {}, w("goOn")), h("ul.kept", {}, ...kept.map((table) => h("li", {},
      h("a", { href: `#play/${table.tokens}` }, `${t(table.title)} · ${SEATS[table.seat] ?? ""} · ${new Date(table.when).toLocaleString(lang)}`),
      h("button.quiet", { click: () => { keepTables(keptTables().filter((k) => k.tokens !== table.tokens)); this.draw(); } }, w("forget")))))];
  }
}

/** @returns {any[]} */
function keptTables() {
  try { return JSON.parse(localStorage.getItem("tables") ?? "[]"); } catch { return []; }
}

/** @param {any[]} tables */
function keepTables(tables) {
  try { localStorage.setItem("tables", JSON.stringify(tables.slice(0, 12))); } catch { /* not kept */ }
}

/** Remember a table of this browser. @param {string} tokens @param {any} told */
export function noteTable(tokens, told) {
  keepTables([{ tokens, title: told.title, seat: told.seat, when: Date.now() }, ...keptTables().filter((k) => k.tokens !== tokens)]);
}
