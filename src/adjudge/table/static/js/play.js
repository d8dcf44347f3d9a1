// @ts-check
/** A seat at a table. */
import { Seat, ask, once } from "./api.js";
import { Board, glide, logLine, positions, ruleChip, unlit } from "./board.js";
import { announce, dialog, h, keepingFocus, put } from "./dom.js";
import { noteTable } from "./home.js";
import { SEATS, keyRows, lang, t, w } from "./words.js";

/** @param {HTMLElement} root @param {string[]} args Tokens of the seats at this screen. */
export function play(root, args) {
  const page = new Play(root, args[0]?.split(".").filter(Boolean) ?? []);
  return { draw: () => page.draw(), leave: () => page.leave(), key: (/** @type {KeyboardEvent} */ e) => page.key(e) };
}

class Play {
  /** @param {HTMLElement} root @param {string[]} tokens */
  constructor(root, tokens) {
    this.root = root;
    this.tokens = tokens;
    /** @type {any} */ this.welcome = null;
    /** @type {any} */ this.state = null;
    /** @type {any[]} */ this.log = [];
    /** @type {Board | null} */ this.board = null;
    /** @type {any[] | null} Options that a card or a first step has narrowed to. */ this.narrow = null;
    /** @type {string | null} The own list as it is changed for the next game. */ this.changed = null;
    /** @type {number | null} Who is to go first in the next game. */ this.first = null;
    /** @type {any} */ this.looked = null;
    /** @type {{key: string, reasons: any[]} | null} */ this.why = null;
    this.whyTimer = 0;
    this.at = 0;
    this.curtain = false;
    this.sheet = "";
    this.up = true;
    this.stops = keptStops();
    this.logStart = 0;
    /** @type {any} */ this.logs = null;
    this.spoken = 0;
    this.drawn = 0;
    /** @type {string | undefined} */ this.aimed = undefined;
    this.redraw = () => { if (this.state) this.draw(); };
    if (tokens.length) this.sit(0);
    else location.hash = "";
  }

  /** @param {number} index */
  sit(index) {
    this.seat?.close();
    this.at = index;
    this.log = [];
    this.spoken = 0;
    this.looked = null;
    this.narrow = null;
    this.seat = new Seat(this.tokens[index], {
      welcome: (told) => {
        this.welcome = told;
        this.board = new Board(told.game, told.layout, told.seat, {
          card: (obj) => this.clickCard(obj),
          zone: (zone) => this.clickZone(zone),
          player: (player) => this.clickPlayer(player),
          look: (obj) => this.look(obj),
          again: this.redraw,
        });
        if (told.seat !== null) { this.seat?.send({ type: "stops", ...this.stops }); noteTable(this.tokens.join("."), told); }
      },
      state: (state) => this.take(state),
      error: (told) => announce(t(told.message), true),
      link: (up) => { if (up !== this.up) announce(w(up ? "back" : "gone"), true); this.up = up; this.drawLink(); },
    });
  }

  leave() {
    this.seat?.close();
    clearTimeout(this.whyTimer);
  }

  /** @param {any} state */
  take(state) {
    const moved = this.state?.moment !== state.moment || this.state?.number !== state.number;
    this.state = state;
    if (state.log) {
      this.log.length = Math.min(this.log.length, state.log.start);
      this.log.push(...state.log.lines);
      this.spoken = Math.min(this.spoken, this.log.length);
    }
    if (moved) { this.narrow = null; this.why = null; }
    if (!state.result) { this.changed = null; this.first = null; }
    const turn = state.prompt?.player;
    if (this.tokens.length > 1 && turn !== undefined && turn !== this.welcome.seat) this.curtain = true;
    this.draw();
    this.speak(moved);
  }

  /** Tell a screen reader what happened and what is asked. @param {boolean} moved */
  speak(moved) {
    if (!moved) return;
    const news = this.log.slice(Math.max(this.spoken, this.log.length - 4)).map((line) => line[lang]);
    this.spoken = this.log.length;
    const prompt = this.mine() ? `${w("yourChoice")}: ${t(this.state.prompt.text)}` : this.state.result ? this.resultText() : "";
    announce([...news, prompt].filter(Boolean).join(" "));
  }

  mine() {
    return Boolean(this.state?.prompt && this.welcome && this.state.prompt.player === this.welcome.seat && this.state.options.length);
  }

  // ------------------------------------------------------------------ drawing

  draw() {
    if (!this.state || !this.board) {
      this.root.replaceChildren(h("p.wait", {}, w("working")));
      return;
    }
    if (this.curtain) return this.drawCurtain();
    this.root.dataset.moment = `${this.state.number}.${this.state.moment}`;
    const before = positions(this.root);
    const scroll = this.root.querySelector(".logbox")?.scrollTop;
    keepingFocus(() => {
      this.board?.take(this.state.view, this.lit());
      this.root.replaceChildren(...this.parts());
    });
    const box = this.root.querySelector(".logbox");
    if (box) box.scrollTop = this.log.length !== this.drawn ? box.scrollHeight : scroll ?? 0;
    this.drawn = this.log.length;
    glide(this.root, before);
    this.drawLink();
    this.aim();
  }

  /** After a choice the keyboard stands on the option that does the least. */
  aim() {
    const key = `${this.state.number} ${this.state.moment}`;
    if (this.aimed === key) return;
    const first = this.aimed === undefined;
    this.aimed = key;
    const at = document.activeElement;
    const lost = !at || at === document.body || at.matches(".option, .card, .zonepick");
    if (this.mine() && lost && !first) /** @type {HTMLElement | null} */ (this.root.querySelector(".option.usual"))?.focus({ preventScroll: true });
  }

  parts() {
    const board = /** @type {Board} */ (this.board);
    return [
      h("h1.unseen", {}, `adjudge: ${t(this.welcome.title)}`),
      h("p.gone", { role: "alert", hidden: true }),
      h(`aside.left${this.sheet === "left" ? ".open" : ""}`, { "aria-label": w("log") }, ...this.left()),
      h("div.mid", { tabindex: 0, role: "group", "aria-label": w("game") }, board.table()),
      h(`aside.right${this.sheet === "right" ? ".open" : ""}`, { tabindex: 0, "aria-label": w("card") }, ...this.right()),
      h("div.bottom", {}, this.prompt(), this.welcome.seat === null ? null : h("div.hand", { role: "group", tabindex: 0, "aria-label": w("yourHand") }, ...board.hand())),
    ];
  }

  drawLink() {
    const gone = /** @type {HTMLElement | null} */ (this.root.querySelector(".gone"));
    if (gone) { gone.hidden = this.up; gone.textContent = this.up ? "" : w("gone"); }
  }

  drawCurtain() {
    const next = this.state.prompt?.player ?? 0;
    const other = this.tokens.length > 1 ? (this.at + 1) % this.tokens.length : this.at;
    this.root.replaceChildren(h("div.curtain", {},
      h("p", {}, w("handOver", SEATS[next], SEATS[this.welcome.seat])),
      h("button.big.go", { click: () => { this.curtain = false; this.state = null; this.sit(other); this.draw(); } }, w("iAm", SEATS[next]))));
    this.root.querySelector("button")?.focus();
  }

  lit() {
    const lit = unlit();
    if (!this.mine()) return lit;
    for (const option of this.narrow ?? this.state.options) {
      const target = this.target(option);
      if (target.obj !== null && this.seen(target.obj)) lit.objects.set(target.obj, (lit.objects.get(target.obj) ?? 0) + 1);
      if (this.narrow && target.other !== null && this.seen(target.other)) lit.objects.set(target.other, 1);
      if (target.zone !== null && (this.narrow || target.obj === null)) lit.zones.add(target.zone);
      if (target.player !== null) lit.players.add(target.player);
    }
    const pending = this.state.view.chain.find((/** @type {any} */ i) => i.pending);
    for (const chosen of Object.values(pending?.choices ?? {})) {
      for (const one of /** @type {any} */ (chosen).chosen) if (one?.id) lit.chosen.add(one.id);
    }
    return lit;
  }

  /** What an option names. @param {any} option */
  target(option) {
    const layout = this.welcome.layout;
    const field = layout.zones[option.verb];
    const player = layout.players.includes(option.verb) ? option.obj : null;
    const obj = option.obj >= 0 && field !== "obj" && player === null ? option.obj : null;
    const other = layout.pairs.includes(option.verb) && option.arg >= 0 ? option.arg : null;
    return { obj, zone: field ? option[field] : null, player, other };
  }

  /** @param {number} ident */
  seen(ident) {
    return this.state.view.zones.some((/** @type {any} */ z) => z.objects.some((/** @type {any} */ o) => o.id === ident));
  }

  left() {
    const state = this.state;
    const seated = this.welcome.seat !== null;
    const box = this.logBox();
    return [
      h("div.bar", {}, h("h2", {}, w("log")), this.sheetButton("left")),
      box,
      h("div.bar", {},
        seated ? h("button", { data: { key: "undo" }, "aria-disabled": String(!state.undo), click: () => this.undo() }, w("undo")) : null,
        seated ? h("button", { data: { key: "redo" }, "aria-disabled": String(!state.redo), click: () => this.send({ type: "redo", at: state.moment }) }, w("redo")) : null,
        seated ? h("button", { data: { key: "desk" }, click: () => this.toDesk() }, w("toDesk")) : null,
        h("button", { data: { key: "replay" }, click: () => this.toReplay() }, w("toReplay"))),
      h("div.bar", {},
        seated ? h("button.quiet", { data: { key: "stops" }, click: () => this.stopsDialog() }, w("stops")) : null,
        h("button.quiet", { data: { key: "links" }, click: () => this.linksDialog() }, w("links")),
        h("button.quiet", { data: { key: "keys" }, click: () => this.keysDialog() }, w("keys")),
        seated && !state.result ? h("button.quiet.danger", { data: { key: "concede" }, click: () => this.concede() }, w("concede")) : null),
    ];
  }

  /** The log; lines that are drawn already stay as they are. */
  logBox() {
    const from = Math.max(0, this.log.length - 250);
    const key = `${lang} ${this.at} ${this.state.number}`;
    if (!this.logs || this.logs.key !== key) {
      const list = h("ol.log");
      this.logs = { key, list, box: h("div.logbox", { tabindex: 0, role: "group", "aria-label": w("log") }, list), lines: /** @type {any[]} */ ([]), turn: -1 };
    }
    const kept = this.logs;
    let same = 0;
    while (same < kept.lines.length && kept.lines[same].line === this.log[same]) same++;
    if (same < kept.lines.length || !kept.lines.length) {
      kept.lines.splice(same).forEach((l) => l.parts.forEach((/** @type {HTMLElement} */ el) => el.remove()));
      kept.turn = kept.lines.at(-1)?.line.turn ?? -1;
    }
    for (const line of this.log.slice(same)) {
      const parts = [];
      if (line.turn !== kept.turn) { kept.turn = line.turn; parts.push(h("li.turnline", {}, w("turn", line.turn))); }
      parts.push(logLine(line, (rule, el) => this.openRule(rule, el)));
      kept.list.append(...parts);
      kept.lines.push({ line, parts });
    }
    kept.lines.slice(0, from).forEach((l) => l.parts.forEach((/** @type {HTMLElement} */ el) => el.remove()));
    return kept.box;
  }

  right() {
    const board = /** @type {Board} */ (this.board);
    const obj = this.looked && (board.objects.get(this.looked.id) ?? this.looked);
    return [
      h("div.bar", {}, h("h2", {}, w("card")), this.sheetButton("right")),
      h("div.focus", { id: "focus" }, ...(obj ? this.focusParts(obj) : [])),
      h("h2", {}, t(board.layout.stack)),
      board.stack(),
    ];
  }

  /** @param {any} obj */
  focusParts(obj) {
    const parts = [/** @type {Board} */ (this.board).focus(obj)];
    if (this.why?.key === `${this.state.moment} ${obj.id}` && this.why.reasons.length) {
      parts.push(h("div.whynot", {}, h("h3", {}, w("whyNot")),
        h("ul", {}, ...this.why.reasons.map((r) => h("li", {}, r[lang] || r.en, " ", r.rule ? ruleChip(r.rule, (rule, el) => this.openRule(rule, el)) : null)))));
    }
    return parts;
  }

  /** @param {string} side */
  sheetButton(side) {
    return h("button.quiet.sheetclose", { click: () => { this.sheet = ""; this.draw(); } }, w("close"), h("span.unseen", {}, side));
  }

  prompt() {
    const { state } = this;
    const prompt = state.prompt;
    const mine = this.mine();
    const sheets = h("span.sheets", {}, ...["left", "right"].map((side) =>
      h("button.quiet", { data: { key: `sheet${side}` }, "aria-expanded": String(this.sheet === side), click: () => { this.sheet = this.sheet === side ? "" : side; this.draw(); } }, w(side === "left" ? "log" : "card"))));
    if (state.result) return this.resultBox(sheets);
    if (state.asks !== null) return this.askBox(sheets);
    const head = h("p.question", {},
      h("strong", {}, mine ? w("yourChoice") : w(this.thinks() ? "thinking" : "waiting", prompt ? SEATS[prompt.player] : "")),
      mine ? h("span", {}, t(prompt.text)) : null,
      mine && prompt.rule ? ruleChip(prompt.rule, (rule, el) => this.openRule(rule, el)) : null,
      this.sofar(), sheets);
    if (!mine) return h("section.prompt", { "aria-label": w("waiting", "") }, head, this.holdBar());
    const shown = this.narrow ?? state.options;
    const buttons = shown.map((/** @type {any} */ option, /** @type {number} */ i) => {
      const index = state.options.indexOf(option);
      const usual = index === prompt.default;
      return h(`button.option${usual ? ".usual" : ""}`, { data: { key: `option${index}` }, click: () => this.choose(index), mouseenter: () => this.hint(option), focus: () => this.hint(option) },
        i < 9 ? h("kbd", { "aria-hidden": "true" }, String(i + 1)) : null, option[lang].replace(/^[A-H]: /, ""));
    });
    return h("section.prompt.mine", { "aria-label": w("yourChoice") }, head,
      h("div.options", {}, ...buttons,
        this.narrow ? h("button.quiet", { data: { key: "narrow" }, click: () => this.back() }, `${w("cancel")} (Esc)`) : null),
      this.holdBar());
  }

  /** Whether a program is asked. */
  thinks() {
    const { prompt, seats } = this.state;
    return prompt !== null && seats[prompt.player].kind !== "person";
  }

  /** What has been chosen for the play that goes on. */
  sofar() {
    const pending = this.state.view.chain.find((/** @type {any} */ i) => i.pending && i.controller === this.welcome.seat);
    if (!pending) return null;
    const board = /** @type {Board} */ (this.board);
    const chosen = Object.values(pending.choices).flatMap((/** @type {any} */ c) => c.chosen).map((/** @type {any} */ c) => (c?.name ? board.cardName(c.name) : null)).filter(Boolean);
    const paid = Object.entries(pending.paid).map(([k, n]) => `${k} ${n}`);
    return h("span.sofar", {}, pending.name ? board.cardName(pending.name) : "",
      chosen.length ? ` → ${chosen.join(", ")}` : "", paid.length ? ` (${w("paid")}: ${paid.join(", ")})` : "");
  }

  holdBar() {
    if (this.welcome.seat === null) return h("p.faint", {}, w("spectator"));
    if (this.state.hold !== "off") {
      return h("div.bar", {}, h("span.faint", {}, w("holding")), h("button", { data: { key: "hold" }, click: () => this.send({ type: "hold", until: "off" }) }, w("holdOff")));
    }
    const can = this.mine() && this.state.options.some((/** @type {any} */ o) => o.verb === "pass");
    if (!can) return null;
    return h("div.bar", {},
      h("button.quiet", { data: { key: "hold" }, click: () => this.send({ type: "hold", until: "something" }) }, w("holdSomething")),
      h("button.quiet", { data: { key: "holdturn" }, click: () => this.send({ type: "hold", until: "turn" }) }, w("holdTurn")));
  }

  /** @param {Node} sheets */
  askBox(sheets) {
    const { state } = this;
    const me = this.welcome.seat;
    const head = h("p.question", {}, h("strong", {}, state.asks === me ? w("asked") : w("asksUndo", SEATS[state.asks])), sheets);
    if (state.asks === me || me === null) return h("section.prompt", {}, head);
    const answer = (/** @type {boolean} */ yes) => this.send({ type: "consent", at: state.moment, yes });
    return h("section.prompt.mine", {}, head, h("div.options", {},
      h("button.option", { data: { key: "allow" }, click: () => answer(true) }, w("allow")),
      h("button.option", { data: { key: "refuse" }, click: () => answer(false) }, w("refuse"))));
  }

  resultText() {
    const { winners } = this.state.result;
    return winners.length ? w("won", winners.map((/** @type {number} */ s) => SEATS[s]).join(", ")) : w("draw");
  }

  /** @param {Node} sheets */
  resultBox(sheets) {
    const { state } = this;
    const match = state.best_of > 1;
    const wins = match ? ` ${state.wins.join(" : ")}` : "";
    const { over, chooser, deck: list } = state.result;
    const me = this.welcome.seat;
    const deck = /** @type {HTMLTextAreaElement} */ (h("textarea", { "aria-label": w("sideboard"), rows: 10, data: { key: "sidedeck" }, value: this.changed ?? list ?? "", input: () => { this.changed = deck.value; } }));
    const first = chooser !== null && chooser === me ? h("label", {}, `${w("whoFirst")} `, h("select", { data: { key: "first" }, change: (/** @type {any} */ e) => { this.first = Number(e.target.value); } },
      ...state.seats.map((/** @type {any} */ _, /** @type {number} */ i) => h("option", { value: i, selected: i === (this.first ?? me) }, i === me ? w("goFirst", SEATS[i]) : SEATS[i])))) : null;
    const again = () => {
      const text = deck.value.trim();
      return this.send({ type: "rematch", deck: text && text !== list?.trim() ? text : null, first: first ? this.first ?? me : null });
    };
    const asked = state.seats.map((/** @type {any} */ s, /** @type {number} */ i) => (s.rematch ? `${SEATS[i]}: ${w("ready")}` : "")).filter(Boolean).join(", ");
    return h("section.prompt.over", { "aria-label": this.resultText() },
      h("p.question", {}, h("strong.result", {}, this.resultText() + wins),
        state.result.rule ? ruleChip(state.result.rule, (rule, el) => this.openRule(rule, el)) : null, sheets),
      me === null ? null : h("div.options", {},
        h("button.option", { data: { key: "rematch" }, click: again }, w(match && !over ? "nextGame" : "rematch")),
        first,
        h("button", { data: { key: "overreplay" }, click: () => this.toReplay() }, w("toReplay")),
        list ? h("details", { open: this.changed !== null }, h("summary", {}, w("sideboard")), deck) : null),
      asked ? h("p.faint", {}, asked) : null);
  }

  // ------------------------------------------------------------------ acting

  /** @param {any} frame */
  async send(frame) {
    const answer = await this.seat?.send(frame);
    if (answer?.type === "error" && answer.code !== "gone") this.tellError(answer);
    return answer;
  }

  /** @param {any} answer */
  tellError(answer) {
    if (answer.code === "late") return;
    const reasons = (answer.reasons ?? []).map((/** @type {any} */ r) => `${r[lang]} ${r.rule}`);
    const text = [t(answer.message), ...reasons].join("\n");
    announce(text, true);
    this.root.querySelector(".toast")?.remove();
    this.root.append(h("div.toast", {}, ...text.split("\n").map((line) => h("p", {}, line)), h("button.quiet", { click: () => this.root.querySelector(".toast")?.remove() }, w("close"))));
  }

  /** @param {number} index */
  choose(index) {
    return this.send({ type: "choose", at: this.state.moment, option: index });
  }

  /** @param {any[]} options */
  step(options) {
    if (options.length === 1) { this.choose(this.state.options.indexOf(options[0])); return; }
    this.narrow = options;
    this.draw();
    /** @type {HTMLElement | null} */ (this.root.querySelector(".zonepick, .option"))?.focus();
  }

  /** @param {any} obj */
  clickCard(obj) {
    this.look(obj);
    if (!this.mine()) return;
    const within = this.narrow ?? this.state.options;
    const named = (/** @type {"obj" | "other"} */ part) => within.filter((/** @type {any} */ o) => this.target(o)[part] === obj.id);
    const options = this.narrow && named("other").length ? named("other") : named("obj");
    if (options.length) this.step(options);
    else { this.sheet = "right"; this.askWhy(obj, 0); }
  }

  /** @param {number} zone */
  clickZone(zone) {
    const options = (this.narrow ?? this.state.options).filter((/** @type {any} */ o) => this.target(o).zone === zone);
    if (options.length) this.step(options);
  }

  /** @param {number} player */
  clickPlayer(player) {
    const options = this.state.options.filter((/** @type {any} */ o) => this.target(o).player === player);
    if (options.length) this.step(options);
  }

  /** Outline what an option names. @param {any} option */
  hint(option) {
    this.root.querySelectorAll(".hinted").forEach((el) => el.classList.remove("hinted"));
    const { obj, zone, other } = this.target(option);
    if (other !== null) this.root.querySelector(`[data-obj="${other}"]`)?.classList.add("hinted");
    if (obj !== null) this.root.querySelector(`[data-obj="${obj}"]`)?.classList.add("hinted");
    if (zone !== null) this.root.querySelector(`[data-zone="${zone}"]`)?.classList.add("hinted");
  }

  back() {
    if (this.narrow) { this.narrow = null; this.draw(); }
    else if (this.sheet) { this.sheet = ""; this.draw(); }
    else if (this.state?.undo === 1 && this.mine()) this.undo();
  }

  undo() {
    if (this.state?.undo) this.send({ type: "undo", at: this.state.moment });
    else announce(w("undo"), true);
  }

  /** @param {any} obj */
  look(obj) {
    if (!obj?.name || (this.looked?.id === obj.id && this.why)) return;
    this.looked = obj;
    this.drawFocus();
    this.askWhy(obj, 250);
  }

  drawFocus() {
    const box = document.getElementById("focus");
    if (box && this.looked && this.board) box.replaceChildren(...this.focusParts(this.looked));
  }

  /** @param {any} obj @param {number} wait */
  askWhy(obj, wait) {
    clearTimeout(this.whyTimer);
    if (this.welcome.seat === null || this.state.result || (this.board?.lit.objects.get(obj.id) ?? 0)) return;
    const verbs = this.tries(obj);
    if (!verbs.length) return;
    this.whyTimer = window.setTimeout(async () => {
      const at = this.state.moment;
      const reasons = [];
      for (const verb of verbs) {
        const answer = await this.seat?.send({ type: "why", at, verb, obj: obj.id });
        if (answer?.type === "why") reasons.push(...answer.reasons);
      }
      if (at !== this.state.moment) return;
      const seen = new Set();
      this.why = { key: `${at} ${obj.id}`, reasons: reasons.filter((r) => !seen.has(r.rule + r.en) && seen.add(r.rule + r.en)) };
      this.drawFocus();
    }, wait);
  }

  /** What somebody may try with a card. @param {any} obj @returns {string[]} */
  tries(obj) {
    const zone = this.state.view.zones.find((/** @type {any} */ z) => z.objects.some((/** @type {any} */ o) => o.id === obj.id));
    if (!zone) return [];
    const usual = this.board?.parts?.get(zone.objects.find((/** @type {any} */ o) => o.id === obj.id))?.verbs ?? [];
    const naming = new Set(this.state.options.filter((/** @type {any} */ o) => this.target(o).obj !== null).map((/** @type {any} */ o) => o.verb));
    const picking = [...naming].filter((verb) => !this.welcome.layout.areas.some((/** @type {any} */ a) => a.verbs.includes(verb)));
    if (this.mine() && picking.length) return /** @type {string[]} */ (picking).slice(0, 1);
    return obj.controller === this.welcome.seat ? usual : [];
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (!this.state || this.curtain) return false;
    const { key } = event;
    if (key === "?") { this.keysDialog(); return true; }
    if (key === "Escape") { this.back(); return true; }
    if (key === "u" || key === "U") { this.undo(); return true; }
    if (key === "r" || key === "R") { if (this.state.redo) this.send({ type: "redo", at: this.state.moment }); return true; }
    if (key === "p" || key === "P") { this.send({ type: "hold", until: this.state.hold === "off" ? "something" : "off" }); return true; }
    if (key === "w" || key === "W") { if (this.looked) { this.why = null; this.askWhy(this.looked, 0); } return true; }
    if (key === "ArrowLeft" || key === "ArrowRight") return this.walk(key === "ArrowRight" ? 1 : -1);
    if (!this.mine()) return false;
    if (/^[1-9]$/.test(key)) {
      const option = (this.narrow ?? this.state.options)[Number(key) - 1];
      if (option) this.choose(this.state.options.indexOf(option));
      return true;
    }
    if (key === " " && !(/** @type {Element} */ (event.target).closest("button, a, summary, [tabindex='0']"))) {
      if (this.state.prompt.default !== null) this.choose(this.state.prompt.default);
      return true;
    }
    return false;
  }

  /** @param {number} by */
  walk(by) {
    const cards = /** @type {HTMLElement[]} */ ([...this.root.querySelectorAll(".card")].filter((el) => /** @type {HTMLElement} */ (el).offsetParent));
    if (!cards.length) return false;
    const at = cards.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    cards[(at + by + cards.length) % cards.length].focus();
    return true;
  }

  // ------------------------------------------------------------------ dialogs

  /** @param {string} rule @param {HTMLElement} el */
  async openRule(rule, el) {
    const shown = el.nextElementSibling;
    if (shown?.classList.contains("gist")) { shown.remove(); return; }
    const told = await once(`/api/games/${this.welcome.game}/rule?id=${encodeURIComponent(rule)}`);
    el.after(h("span.gist", { role: "note" }, `${rule}: ${t(told) || "–"}`));
  }

  keysDialog() {
    dialog(w("keys"), [h("dl.keys", {}, ...keyRows().flatMap(([key, text]) => [h("dt", {}, h("kbd", {}, key)), h("dd", {}, text)]))], w("close"));
  }

  concede() {
    const made = dialog(w("concede"), [h("p", {}, w("concedeSure")), h("button.danger", { click: () => { made.close(); this.send({ type: "concede" }); } }, w("yes"))], w("no"));
  }

  stopsDialog() {
    const box = (/** @type {"own" | "other" | "every"} */ key, /** @type {string} */ word) =>
      h("label.check", {}, h("input", { type: "checkbox", checked: this.stops[key], change: (/** @type {any} */ e) => {
        this.stops[key] = e.target.checked;
        try { localStorage.setItem("stops", JSON.stringify(this.stops)); } catch { /* for this page only */ }
        this.send({ type: "stops", ...this.stops });
      } }), w(word));
    dialog(w("stops"), [box("own", "stopOwn"), box("other", "stopOther"), box("every", "stopEvery")], w("close"));
  }

  linksDialog() {
    const kept = keptLinks(this.tokens[0]);
    const rows = (kept ? Object.entries(kept.seats).map(([seat, token]) => [w("linkSeat", SEATS[Number(seat)]), token]).concat([[w("linkWatch"), kept.spectator]]) : [[w("links"), this.tokens[0]]]);
    dialog(w("links"), rows.map(([name, token]) => linkRow(name, `${location.origin}/#play/${token}`)), w("close"));
  }

  async toDesk() {
    try {
      const told = await ask("/api/moment", { token: this.tokens[this.at], form: "case" });
      sessionStorage.setItem("desk", told.text);
      location.hash = "desk/kept";
    } catch (error) { this.tellError({ message: /** @type {any} */ (error).told }); }
  }

  async toReplay() {
    try {
      const told = await ask("/api/moment", { token: this.tokens[this.at], form: "replay" });
      location.hash = `replay/${told.key}`;
    } catch (error) { this.tellError({ message: /** @type {any} */ (error).told }); }
  }
}

/** @param {string} name @param {string} link */
export function linkRow(name, link) {
  const input = /** @type {HTMLInputElement} */ (h("input", { readonly: true, value: link, "aria-label": name }));
  const button = h("button", { click: async () => {
    input.select();
    try { await navigator.clipboard.writeText(link); } catch { document.execCommand("copy"); }
    button.textContent = w("copied");
  } }, w("copy"));
  const row = h("p.linkrow", {}, h("span", {}, name));
  put(row, input, button);
  return row;
}

function keptStops() {
  try { return { own: true, other: true, every: false, ...JSON.parse(localStorage.getItem("stops") ?? "{}") }; } catch { return { own: true, other: true, every: false }; }
}

/** @param {string} token @returns {any} */
function keptLinks(token) {
  try { return JSON.parse(localStorage.getItem(`links ${token}`) ?? "null"); } catch { return null; }
}
