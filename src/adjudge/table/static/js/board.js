// @ts-check
/** Drawing a position by the layout that its rulebook declares. No game is known here. */
import { face } from "./api.js";
import { h, put } from "./dom.js";
import { SEATS, lang, t, w } from "./words.js";

/**
 * @typedef {Object} Lit What can be done now.
 * @property {Map<number, number>} objects Options of each object.
 * @property {Set<number>} zones
 * @property {Set<number>} players
 * @property {Set<number>} chosen Objects chosen so far.
 */

/** @returns {Lit} */
export function unlit() {
  return { objects: new Map(), zones: new Set(), players: new Set(), chosen: new Set() };
}

/** Whether a part of the table shows a card. @param {any} area @param {any} obj */
function takes(area, obj) {
  const has = (/** @type {string[]} */ wanted, /** @type {(key: string) => any} */ test) => !wanted.length || wanted.some(test);
  return has(area.types, (key) => obj.types?.includes(key)) && has(area.marks, (key) => obj.marks?.[key]);
}

export class Board {
  /**
   * @param {string} game
   * @param {any} layout
   * @param {number | null} me Whose side is near; null for a spectator.
   * @param {{card: (obj: any) => void, zone: (index: number) => void, player: (seat: number) => void, look: (obj: any) => void, again: () => void, drop?: (path: string, name: string) => void}} on
   */
  constructor(game, layout, me, on) {
    this.game = game;
    this.layout = layout;
    this.me = me;
    this.on = on;
    this.lit = unlit();
    /** @type {any} */
    this.view = null;
    /** @type {Map<any, any> | null} */
    this.parts = null;
    /** A card that is to be put somewhere. */
    this.picked = "";
    /** Whether empty places are shown too, so that cards can be put there. */
    this.editing = false;
    /** Whether a case can say what is at a place. @type {(path: string) => boolean} */
    /** @type {(path: string) => boolean} */ this.knows = () => true;
    /** @type {Map<number, any>} */
    this.objects = new Map();
  }

  /** @param {any} view @param {Lit} lit */
  take(view, lit) {
    this.view = view;
    this.lit = lit;
    this.objects.clear();
    for (const zone of view.zones) for (const obj of zone.objects) if (obj.id) this.objects.set(obj.id, obj);
    // The part of the table that each card belongs to: the first that takes it.
    this.parts = new Map();
    for (const zone of view.zones) {
      const areas = this.layout.areas.filter((/** @type {any} */ a) => a.area === zone.area);
      for (const obj of zone.objects) {
        const host = this.host(obj, zone);
        this.parts.set(obj, areas.find((/** @type {any} */ a) => takes(a, host)));
      }
    }
  }

  /** What a card is attached to in the end, where that lies in the same zone; else the card. @param {any} obj @param {any} zone */
  host(obj, zone) {
    let at = obj;
    for (let i = 0; at.attached_to && i < 20; i++) {
      const next = zone.objects.find((/** @type {any} */ o) => o.id === at.attached_to);
      if (!next) break;
      at = next;
    }
    return at;
  }

  /** The cards of a zone that a part of the table shows. @param {any} area @param {any} zone @param {number} [seat] Only those on a seat's side. @returns {any[]} */
  cardsIn(area, zone, seat) {
    return zone.objects.filter((/** @type {any} */ o) => this.parts?.get(o) === area && (seat === undefined || this.host(o, zone).controller === seat));
  }

  /** The table without the near player's hand. @returns {HTMLElement} */
  table() {
    const near = this.me ?? 0;
    const seats = this.view.players.map((/** @type {any} */ p) => p.player);
    const far = seats.filter((/** @type {number} */ s) => s !== near);
    return h("div.table", {},
      this.phases(),
      ...far.map((/** @type {number} */ seat) => this.side(seat, true)),
      this.middle(near),
      this.side(near, false));
  }

  /** @param {number} seat @param {boolean} far */
  side(seat, far) {
    const rows = [];
    const piles = [];
    const slim = [];
    for (const area of this.layout.areas) {
      const put = area.slim ? slim : rows;
      if (area.shape === "place" || area.beside) continue;
      if (area.shape === "shelf") { const shelf = this.shelf(area, seat); if (shelf) put.push(shelf); continue; }
      for (const zone of this.zones(area.area, area.sided ? -1 : seat)) {
        if (area.shape === "pile") piles.push(this.pile(area, zone));
        else if (area.shape === "hand") {
          if ((far || this.me === null) && (zone.count || this.editing)) put.push(this.farHand(area, zone));
        } else {
          const row = this.row(area, zone, area.sided ? seat : undefined);
          if (row && area.shape === "strip" && put.length) put.push(h("span.break"));
          if (row) put.push(row);
        }
      }
    }
    const parts = [h("div.who", {}, this.player(seat), ...slim), h("div.rows", {}, ...rows), h("div.piles", {}, ...piles)];
    return h(`section.side.${far ? "far" : "near"}.p${seat % 4}`, { "aria-label": this.seatName(seat) }, ...parts);
  }

  /** @param {number} near */
  middle(near) {
    const shown = [];
    const taken = new Set();
    for (const area of this.layout.areas) {
      if (area.sided || area.beside) continue;
      if (area.shape === "shelf") { const shelf = this.shelf(area, -1); if (shelf) shown.push(shelf); continue; }
      for (const zone of this.zones(area.area, -1)) {
        if (area.marks.length) {
          if (this.cardsIn(area, zone).length) shown.push(this.placeBox(area, zone, near));
          continue;
        }
        if (taken.has(zone.index)) continue;
        taken.add(zone.index);
        if (area.shape === "place") shown.push(this.placeBox(area, zone, near));
        else if (area.shape === "pile") { if (zone.count) shown.push(this.pile(area, zone)); } else {
          const row = this.row(area, zone);
          if (row) shown.push(row);
        }
      }
    }
    return shown.length ? h("section.middle", { "aria-label": w("game") }, ...shown) : null;
  }

  /** @param {any} area @param {any} zone @param {number} near */
  placeBox(area, zone, near) {
    const isHead = (/** @type {any} */ o) => area.head.some((/** @type {string} */ k) => o.types?.includes(k));
    const cards = this.cardsIn(area, zone);
    const head = cards.find(isHead);
    const beside = this.besides(area, zone);
    const far = this.view.players.map((/** @type {any} */ p) => p.player).find((/** @type {number} */ p) => p !== near) ?? near;
    const title = head ? this.cardName(head.name) : t(area.title);
    const part = (/** @type {(o: any) => boolean} */ wanted, /** @type {string} */ name) =>
      this.open(h(`div.cards.${name}`, {}, ...this.cardsOf(cards.filter((/** @type {any} */ o) => !isHead(o) && wanted(this.host(o, zone))))), area, zone, name === "ours" ? near : far, title);
    const holder = head && head.controller >= 0 ? this.seatName(head.controller) : w("nobody");
    const box = h("section.place", { "aria-label": head ? this.cardName(head.name) : t(area.title) },
      part((o) => o.controller !== near, "theirs"),
      h("div.placehead", {},
        head ? this.card(head, "head") : h("span", {}, t(area.title)),
        area.head.length ? h(`span.holder.p${head && head.controller >= 0 ? head.controller % 4 : 9}`, {}, w("held", holder)) : null),
      part((o) => o.controller === near, "ours"),
      ...beside.map((z) => h("div.beside", {}, ...this.cardsOf(z.objects))));
    return this.litZone(box, zone, head ? this.cardName(head.name) : t(area.title));
  }

  /** Zones drawn into a place: those after it in table order. @param {any} area @param {any} zone @returns {any[]} */
  besides(area, zone) {
    const kinds = this.layout.areas.filter((/** @type {any} */ a) => a.beside === area.area).map((/** @type {any} */ a) => a.area);
    const found = [];
    for (const next of this.view.zones.slice(zone.index + 1)) {
      if (next.area === area.area) break;
      if (kinds.includes(next.area)) found.push(next);
    }
    return found;
  }

  /** @param {any} area @param {any} zone @param {number} [seat] Only what is on that seat's side. */
  row(area, zone, seat) {
    const cards = this.cardsIn(area, zone, seat);
    const all = !area.types.length && !area.marks.length;
    const rest = all && seat === undefined ? zone.hidden : 0;
    const first = area === this.layout.areas.find((/** @type {any} */ a) => a.area === area.area && !a.marks.length);
    if (!cards.length && !rest && !(first && (this.lit.zones.has(zone.index) || this.editing))) return null;
    const row = h(`div.row.${area.shape}`, { role: "group", "aria-label": t(area.title) },
      h("span.label", {}, t(area.title)),
      h("div.cards", {}, ...this.cardsOf(cards), ...this.backs(rest)));
    this.open(row, area, zone, seat ?? zone.owner, t(area.title));
    return first ? this.litZone(row, zone, t(area.title)) : row;
  }

  /** Of each zone its top card, or the one that can be taken, and how many there are. @param {any} area @param {number} owner */
  shelf(area, owner) {
    const zones = this.zones(area.area, owner).filter((z) => z.count);
    if (!zones.length) return null;
    return h("div.row.shelf", { role: "group", "aria-label": t(area.title) }, h("span.label", {}, t(area.title)),
      h("div.cards", {}, ...zones.map((zone) => {
        const top = zone.objects.find((/** @type {any} */ o) => this.lit.objects.has(o.id)) ?? zone.objects.at(-1);
        return h("div.heap", {}, top ? this.card(top) : h("span.back"), h("span.count", {}, `×${zone.count}`));
      })));
  }

  /** Let cards be put into a place of the position. @param {HTMLElement} box @param {any} area @param {any} zone @param {number} seat @param {string} name */
  open(box, area, zone, seat, name) {
    const put = this.on.drop;
    const path = this.path(area, zone, seat);
    if (!put || !this.editing || !path || !this.knows(path)) return box;
    box.dataset.drop = path;
    box.addEventListener("dragover", (e) => { e.preventDefault(); box.classList.add("over"); });
    box.addEventListener("dragleave", () => box.classList.remove("over"));
    box.addEventListener("drop", (e) => {
      e.preventDefault();
      e.stopPropagation();
      box.classList.remove("over");
      const card = e.dataTransfer?.getData("text/plain") ?? "";
      if (card) put(path, card);
    });
    if (this.picked) box.prepend(h("button.zonepick", { data: { key: `put ${path}` }, click: () => put(path, this.picked) }, `+ ${this.seatName(seat)} ${name}`));
    return box;
  }

  /** Where the position of a case has the cards of a zone. @param {any} area @param {any} zone @param {number} seat */
  path(area, zone, seat) {
    const paths = area.case.length ? area.case : zone.owner >= 0 ? [`{seat}.${area.area}`] : [];
    const at = this.zones(area.area, zone.owner).indexOf(zone);
    return (paths[Math.min(at, paths.length - 1)] ?? "").replace("{seat}", SEATS[Math.max(seat, 0)]);
  }

  /** @param {HTMLElement} box @param {any} zone @param {string} name */
  litZone(box, zone, name) {
    box.dataset.zone = String(zone.index);
    if (this.lit.zones.has(zone.index)) {
      box.classList.add("litzone");
      box.prepend(h("button.zonepick", { data: { key: `zone${zone.index}` }, click: () => this.on.zone(zone.index) }, `→ ${name}`));
    }
    return box;
  }

  /** @param {any} area @param {any} zone */
  pile(area, zone) {
    const known = zone.objects.filter((/** @type {any} */ o) => o.name);
    const lit = known.some((/** @type {any} */ o) => this.lit.objects.has(o.id));
    const open = lit || this.openPile === zone.index;
    const head = `${t(area.title)} ${zone.count}`;
    if (!known.length) return this.open(h("div.pile", {}, h("span", {}, head)), area, zone, zone.owner, t(area.title));
    const box = h("details.pile", { open }, h("summary", {}, head), h("div.cards", { tabindex: 0, role: "group", "aria-label": head }, ...this.cardsOf(known)));
    this.open(box, area, zone, zone.owner, t(area.title));
    box.addEventListener("toggle", () => {
      this.openPile = /** @type {HTMLDetailsElement} */ (box).open ? zone.index : this.openPile === zone.index ? undefined : this.openPile;
    });
    return box;
  }

  /** @param {any} area @param {any} zone */
  farHand(area, zone) {
    return this.open(h("div.row.farhand", { role: "group", "aria-label": `${t(area.title)}: ${w("cards", zone.count)}` },
      h("span.label", {}, `${t(area.title)} ${zone.count}`),
      h("div.cards", {}, ...this.cardsOf(zone.objects), ...this.backs(zone.hidden))), area, zone, zone.owner, t(area.title));
  }

  /** The near player's hands, one a row, where cards can be put. */
  handRows() {
    return this.layout.areas.filter((/** @type {any} */ a) => a.shape === "hand").flatMap((/** @type {any} */ area) =>
      this.zones(area.area, this.me ?? 0).filter((zone) => zone.count || this.editing).map((zone) => this.open(
        h("div.hand", { role: "group", tabindex: 0, "aria-label": t(area.title) }, h("span.label", {}, `${this.seatName(zone.owner)} ${t(area.title)}`), ...this.cardsOf(zone.objects, "inhand")),
        area, zone, zone.owner, t(area.title))));
  }

  /** The near player's hand. */
  hand() {
    if (this.me === null) return [];
    return this.layout.areas.filter((/** @type {any} */ a) => a.shape === "hand").flatMap((/** @type {any} */ area) =>
      this.zones(area.area, /** @type {number} */ (this.me)).flatMap((/** @type {any} */ zone) => this.cardsOf(zone.objects, "inhand")));
  }

  /** @param {number} count */
  backs(count) {
    const shown = Math.min(count, 8);
    return Array.from({ length: shown }, () => h("span.back", { "aria-hidden": "true" }));
  }

  /** @param {any[]} objects @param {string} [look] */
  cardsOf(objects, look = "") {
    const hosts = new Set(objects.map((o) => o.id));
    const attached = (/** @type {any} */ host) => objects.filter((o) => o.attached_to && o.attached_to === host.id);
    return objects.filter((o) => !(o.attached_to && hosts.has(o.attached_to)))
      .flatMap((o) => [this.card(o, look), ...attached(o).map((a) => this.card(a, "attached"))]);
  }

  /** @param {any} obj @param {string} [look] @returns {HTMLElement} */
  card(obj, look = "") {
    if (!obj.name) {
      return h(`span.back.seat${obj.controller}`, { role: "img", "aria-label": `${w("facedown")}: ${this.seatName(obj.controller)}` });
    }
    const told = face(this.game, obj.card ?? obj.name, this.on.again);
    const options = this.lit.objects.get(obj.id) ?? 0;
    const marks = this.marks(obj);
    const numbers = this.numbers(obj, told);
    const tilted = marks.some((m) => m.shape === "tilt");
    const colours = (obj.domains ?? []).map((/** @type {string} */ d) => this.layout.colours.find((/** @type {any} */ c) => c.key === d)).filter(Boolean);
    const name = this.cardName(obj.name);
    const say = [name, told ? t(told.line) : "", ...numbers.map((n) => `${n.title} ${n.now}${n.was !== undefined && n.was !== n.now ? ` (${w("printed")} ${n.was})` : ""}`),
      ...marks.map((m) => m.text), obj.facedown ? w("facedown") : ""].filter(Boolean).join(", ");
    const made = h(`button.card.p${obj.controller < 0 ? 9 : obj.controller % 4}${look ? `.${look}` : ""}`, {
      data: { key: `obj${obj.id}`, obj: String(obj.id) },
      "aria-label": say,
      "aria-disabled": options ? null : "true",
      tabindex: options ? 0 : -1,
      click: () => this.on.card(obj),
      mouseenter: () => this.on.look(obj),
      focus: () => this.on.look(obj),
    },
      h("span.name", {}, told?.cost && look !== "head" ? h("span.cost", {}, told.cost) : null, name),
      h("span.foot", {},
        h("span.marks", {}, ...colours.map(colourChip), ...marks.filter((m) => m.shape === "tab").map((m) => h("span.tab", {}, m.text)),
          ...(look === "head" ? [] : this.keywords(obj, 3).map((k) => h("span.tab.word", {}, k)))),
        numbers.length || marks.some((m) => m.shape === "wound") ? h("span.numbers", {},
          ...marks.filter((m) => m.shape === "wound").map((m) => h("span.wound", {}, `−${m.count}`)),
          h("span", {}, ...numbers.flatMap((n, i) => [i ? this.layout.joint : null, h(`span.number${n.was !== undefined && n.was !== n.now ? (n.now > n.was ? ".up" : ".down") : ""}`, {}, String(n.now))]))) : null));
    if (colours.length) {
      made.style.setProperty("--hue", String(Math.max(colours[0].hue, 0)));
      made.style.setProperty("--sat", colours[0].hue < 0 ? "0%" : "45%");
    }
    if (tilted) made.classList.add("tilted");
    if (obj.facedown) made.classList.add("down");
    if (obj.token) made.classList.add("token");
    if (options) made.classList.add("lit");
    if (this.lit.chosen.has(obj.id)) made.classList.add("chosen");
    return made;
  }

  /** @param {any} obj @returns {{shape: string, text: string, count: number}[]} */
  marks(obj) {
    const found = [];
    for (const mark of this.layout.marks) {
      const prefix = mark.key.endsWith(":");
      const counts = Object.entries(obj.marks ?? {}).filter(([k]) => (prefix ? k.startsWith(mark.key) : k === mark.key)).map(([, n]) => Number(n));
      const count = counts.reduce((a, b) => a + b, 0);
      if (!count) continue;
      found.push({ shape: mark.shape, count, text: count > 1 || mark.shape === "wound" ? `${t(mark.title)} ${count}` : t(mark.title) });
    }
    return found;
  }

  /** @param {any} obj @param {any} told */
  numbers(obj, told) {
    return this.layout.numbers.filter(([key]) => obj.stats?.[key] !== undefined)
      .map(([key, title]) => ({ title: t(title), now: obj.stats[key], was: told?.stats?.[key] }));
  }

  /** @param {number} seat */
  player(seat) {
    const told = this.view.players.find((/** @type {any} */ p) => p.player === seat);
    const stats = this.layout.stats.map(([key, title, goal]) => stat(t(title), told.stats[key] ?? 0, goal));
    const known = this.layout.stats.map((/** @type {any} */ s) => s[0]);
    const pool = counted(told.pool ?? []);
    const name = this.seatName(seat);
    const box = h(`div.player.p${seat % 4}`, {},
      h("strong", {}, name),
      this.view.turn_player === seat ? h("span.turnmark", { title: w("turn", this.view.turn) }, "●") : null,
      ...stats,
      ...(known.length ? [] : Object.entries(told.stats).map(([k, n]) => stat(k, Number(n), 0))),
      ...pool.map(([unit, n]) => h("span.unit", {}, `${this.word(unit)} ${n}`)));
    if (this.lit.players.has(seat)) box.append(h("button.zonepick", { data: { key: `player${seat}` }, click: () => this.on.player(seat) }, `→ ${name}`));
    return box;
  }

  phases() {
    const now = this.view.phase;
    const phases = this.layout.phases;
    return h("ol.phases", { "aria-label": w("turn", this.view.turn) },
      h("li.number", {}, w("turn", this.view.turn)),
      ...phases.map(([key, title]) => h(key === now ? "li.now" : "li", { "aria-current": key === now ? "step" : null }, t(title))),
      phases.length ? null : h("li.now", { "aria-current": "step" }, now));
  }

  /** The pile of what waits to resolve, the newest first. */
  stack() {
    const items = [...this.view.chain].reverse();
    if (!items.length) return h("p.faint", {}, w("stackEmpty"));
    return h("ol.stack", {}, ...items.map((item) => this.item(item)));
  }

  /** @param {any} item */
  item(item) {
    const chosen = Object.values(item.choices).flatMap((/** @type {any} */ c) => c.chosen)
      .map((/** @type {any} */ c) => (c && typeof c === "object" ? this.cardName(c.name ?? "") : null)).filter(Boolean);
    return h(`li.p${item.controller % 4}${item.pending ? ".pending" : ""}`, {},
      h("strong", {}, item.name ? this.cardName(item.name) : w("facedown")),
      " ", h("span.faint", {}, this.seatName(item.controller)),
      item.pending ? h("span.tab", {}, w("pending")) : null,
      chosen.length ? h("div", {}, `→ ${chosen.join(", ")}`) : null);
  }

  /** The card in focus, drawn large. @param {any} obj @param {string[]} [why] */
  focus(obj) {
    const told = face(this.game, obj.card ?? obj.name, this.on.again);
    if (!told) return h("div.big", {}, h("h3", {}, obj.name));
    const changed = obj.stats ? this.numbers(obj, told) : [];
    const colours = (told.domains ?? []).map((/** @type {string} */ d) => this.layout.colours.find((/** @type {any} */ c) => c.key === d)).filter(Boolean);
    return h("div.big", {},
      h("h3", {}, t(told.name), told.cost ? h("span.cost", {}, told.cost) : null),
      h("p.line", {}, t(told.line), ...colours.map(colourChip)),
      ...t(told.text).split("\n").filter(Boolean).map((line) => h("p", {}, line)),
      changed.length ? h("p.numbers", {}, ...changed.map((n) => h("span", {}, `${n.title} ${n.now}${n.was !== undefined && n.was !== n.now ? ` (${w("printed")} ${n.was})` : ""}`))) : null,
      h("p", {}, ...this.marks(obj).map((m) => h("span.tab", {}, m.text)), ...this.keywords(obj, 20).map((k) => h("span.tab.word", {}, k))));
  }

  /** @param {any} obj @param {number} most @returns {string[]} */
  keywords(obj, most) {
    return Object.entries(obj.keywords ?? {}).slice(0, most).map(([key, n]) => {
      const found = this.layout.words[key];
      const name = found ? t(found) : key;
      return Number(n) > 1 ? `${name} ${n}` : name;
    });
  }

  /** @param {string} name */
  cardName(name) {
    const told = face(this.game, name, this.on.again);
    return told ? t(told.name) : name;
  }

  /** @param {string} unit */
  word(unit) {
    const [kind, use] = unit.split(":");
    const found = this.layout.words[kind];
    return (found ? t(found) : kind) + (use ? ` (${use})` : "");
  }

  /** @param {number} seat */
  seatName(seat) {
    return seat < 0 ? w("nobody") : SEATS[seat];
  }

  /** @param {string} area @param {number} owner @returns {any[]} */
  zones(area, owner) {
    return this.view.zones.filter((/** @type {any} */ z) => z.area === area && z.owner === owner);
  }
}

/** @param {string} name @param {number} now @param {number} goal */
function stat(name, now, goal) {
  const pips = goal > 0 && goal <= 12 ? h("span.pips", { "aria-hidden": "true" }, ...Array.from({ length: Math.max(goal, now) }, (_, i) => h(i < now ? "i.on" : "i"))) : null;
  return h("span.stat", {}, `${name} ${now}${goal > 0 ? `/${goal}` : ""}`, pips);
}

/** @param {any} colour */
function colourChip(colour) {
  return h("span.colour", { style: { "--hue": Math.max(colour.hue, 0), "--sat": colour.hue < 0 ? "0%" : "55%" }, title: t(colour.title) }, colour.letter, h("span.unseen", {}, t(colour.title)));
}

/** @param {string[]} units @returns {[string, number][]} */
function counted(units) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const unit of units) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  return [...counts];
}

/** Where the cards are on the screen, by key. @param {Element} root */
export function positions(root) {
  /** @type {Map<string, DOMRect>} */
  const found = new Map();
  if (document.documentElement.dataset.motion !== "on") return found;
  root.querySelectorAll("[data-obj]").forEach((el) => found.set(/** @type {HTMLElement} */ (el).dataset.key ?? "", el.getBoundingClientRect()));
  return found;
}

/** Let cards glide from where they were. @param {Element} root @param {Map<string, DOMRect>} before */
export function glide(root, before) {
  if (document.documentElement.dataset.motion !== "on" || !before.size) return;
  let order = 0;
  root.querySelectorAll("[data-obj]").forEach((el) => {
    const then = before.get(/** @type {HTMLElement} */ (el).dataset.key ?? "");
    const now = el.getBoundingClientRect();
    if (!then) { el.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 160 }); return; }
    const dx = then.left - now.left, dy = then.top - now.top;
    if (Math.abs(dx) + Math.abs(dy) < 3) return;
    el.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], { duration: 180, delay: Math.min(order++ * 25, 150), easing: "ease-out", fill: "backwards" });
  });
}

/** Log lines with rules that open. @param {string} game @param {any[]} lines @param {(rule: string, el: HTMLElement) => void} open */
export function logList(game, lines, open) {
  return h("ol.log", {}, ...lines.map((line) => logLine(line, open)));
}

/** @param {any} line @param {(rule: string, el: HTMLElement) => void} open */
export function logLine(line, open) {
  const made = h("li", { style: { "--depth": line.depth } }, h("span", {}, line[lang] || line.en), " ");
  put(made, ...line.rules.map((/** @type {string} */ rule) => ruleChip(rule, open)));
  return made;
}

/** @param {string} rule @param {(rule: string, el: HTMLElement) => void} open */
export function ruleChip(rule, open) {
  const chip = h("button.rule", { title: rule, click: () => open(rule, chip) }, rule.replace(/^[^:]*:/, ""));
  chip.setAttribute("aria-label", rule);
  return chip;
}
