// @ts-check
/** The judge desk: a case as a form and as text, the board, the verdict and how it comes to that. */
import { ask, once } from "./api.js";
import { Board, logLine, ruleChip, unlit } from "./board.js";
import { announce, dialog, h, keepingFocus } from "./dom.js";
import { FormTree } from "./form.js";
import { linkRow } from "./play.js";
import { lang, t, w } from "./words.js";

/** @param {HTMLElement} root @param {string[]} args A packed case, or `kept`. */
export function desk(root, args) {
  const page = new Desk(root, args[0] ?? "");
  return { draw: () => page.draw(), leave: () => { page.gone = true; clearTimeout(page.timer); } };
}

class Desk {
  /** @param {HTMLElement} root @param {string} packed */
  constructor(root, packed) {
    this.root = root;
    this.gone = false;
    this.timer = 0;
    this.text = "";
    /** @type {any} */ this.case = null;
    /** @type {any} */ this.fault = null;
    /** @type {any} */ this.told = null;
    /** @type {any} */ this.why = null;
    /** @type {any} */ this.readings = null;
    /** @type {any} */ this.looked = null;
    this.busy = false;
    this.printed = 0;
    this.board = 0;
    this.branch = 0;
    this.move = "";
    /** @type {any[]} */ this.games = [];
    /** @type {any[]} */ this.examples = [];
    this.game = "";
    /** @type {any} */ this.schema = null;
    this.form = new FormTree((value) => this.fromForm(value), () => this.game);
    this.start(packed);
  }

  /** @param {string} packed */
  async start(packed) {
    const told = await once("/api/games");
    this.games = told.games;
    let text = "";
    if (packed === "kept") text = sessionStorage.getItem("desk") ?? "";
    else if (packed) { try { text = await unpack(packed); } catch { announce(w("broken"), true); } }
    this.game = text.match(/^game:\s*(\S+)/m)?.[1] ?? this.games[0].name;
    this.schema = await once("/api/schema/case");
    await this.loadExamples();
    this.setText(text || emptyCase(this.game));
    if (text) this.run();
  }

  async loadExamples() {
    try { this.examples = await once(`/api/games/${this.game}/examples`); } catch { this.examples = []; }
    try { this.form.names = await once(`/api/games/${this.game}/names`); } catch { this.form.names = []; }
    this.form.schema = this.schema;
  }

  /** Another game: its empty case comes first, so that no older answer takes the game back. @param {string} game */
  async pick(game) {
    this.game = game;
    this.setText(emptyCase(game));
    await this.loadExamples();
    this.draw();
  }

  /** @param {string} text */
  setText(text) {
    this.text = text;
    this.branch = 0;
    this.told = this.why = this.readings = null;
    this.parse();
    this.draw();
  }

  async parse() {
    const asked = this.text;
    let told;
    try { told = await ask("/api/desk/parse", { text: asked }); } catch (error) { told = { error: { line: 1, column: 1, .../** @type {any} */ (error).told } }; }
    if (asked !== this.text || this.gone) return;
    this.fault = told.error ?? null;
    if (told.case) {
      this.case = told.case;
      if (told.case.game && told.case.game !== this.game && this.games.some((g) => g.name === told.case.game)) {
        this.game = told.case.game;
        await this.loadExamples();
      }
    }
    this.draw();
  }

  /** The text was typed. @param {string} text */
  fromText(text) {
    this.text = text;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.parse(), 300);
  }

  /** The form was changed. @param {any} value */
  async fromForm(value) {
    this.case = value;
    this.form.root = value;
    const asked = ++this.printed;
    const told = await ask("/api/desk/print", { case: value });
    if (asked !== this.printed) return;
    this.text = told.text;
    await this.parse();
  }

  draw() {
    if (this.gone) return;
    keepingFocus(() => this.root.replaceChildren(...(this.games.length ? this.parts() : [h("p.wait", {}, w("working"))])));
  }

  parts() {
    return [
      h("h1.unseen", {}, w("desk")),
      h("section.case", { "aria-label": w("question") }, ...this.left()),
      h("section.mid", { "aria-label": w("game") }, ...this.middle()),
      h("section.found", { "aria-label": w("verdict") }, ...this.right().filter((part) => part !== null)),
    ];
  }

  left() {
    const examples = this.examples.map((e, i) => h("option", { value: i }, t(e.title)));
    return [
      h("div.bar", {},
        h("label", {}, w("game"), h("select", { data: { key: "game" }, change: (/** @type {any} */ e) => this.pick(e.target.value) },
          ...this.games.map((g) => h("option", { value: g.name, selected: g.name === this.game }, t(g.title))))),
        h("label", {}, w("examples"), h("select", { data: { key: "examples" }, change: (/** @type {any} */ e) => { const found = this.examples[Number(e.target.value)]; if (found) { this.setText(found.text); this.run(); } } },
          h("option", { value: "" }, "–"), ...examples)),
        h("button.quiet", { data: { key: "empty" }, click: () => this.setText(emptyCase(this.game)) }, w("emptyCase"))),
      h("div.bar", {},
        h("button.go", { data: { key: "run" }, click: () => this.run() }, w("run")),
        h("button", { data: { key: "why" }, click: () => this.explain() }, w("explain")),
        h("button", { data: { key: "compare" }, click: () => this.compare() }, w("compare"))),
      this.fault ? h("p.bad", { role: "alert", id: "fault" }, this.fault[lang] || this.fault.en) : null,
      h("details.formbox", { open: true }, h("summary", {}, w("form")), this.case ? this.form.draw(this.case) : h("p.faint", {}, "–")),
      this.moves(),
      h("details", { open: true }, h("summary", {}, w("text")),
        h("textarea.casetext", { data: { key: "text" }, "aria-label": w("text"), "aria-invalid": this.fault ? "true" : null, "aria-describedby": this.fault ? "fault" : null, spellcheck: "false", rows: 22, value: this.text, input: (/** @type {any} */ e) => this.fromText(e.target.value) }),
        this.fault?.line ? h("p.faint", {}, `${this.fault.line}:${this.fault.column} `, h("mark", {}, this.text.split("\n")[this.fault.line - 1] ?? "")) : null),
      h("div.bar", {},
        h("a.button", { download: "case.yaml", href: `data:text/yaml;charset=utf-8,${encodeURIComponent(this.text)}` }, w("exportCase")),
        h("button", { data: { key: "link" }, click: () => this.link() }, w("copyLink"))),
    ];
  }

  moves() {
    const moves = Array.isArray(this.case?.moves) ? this.case.moves : [];
    const add = (/** @type {string} */ move) => { if (move.trim()) this.change([...(this.case?.moves ?? []), move.trim()]); };
    const input = /** @type {HTMLInputElement} */ (h("input", { type: "text", data: { key: "move" }, "aria-label": w("moveHint"), placeholder: w("moveHint"), value: this.move,
      input: (/** @type {any} */ e) => { this.move = e.target.value; },
      keydown: (/** @type {KeyboardEvent} */ e) => { if (e.key === "Enter") { add(input.value); this.move = ""; } } }));
    const options = this.told?.options ?? [];
    return h("section.moves", {}, h("h2", {}, w("moves")),
      h("ol", {}, ...moves.map((/** @type {any} */ move, /** @type {number} */ i) => h("li", {}, typeof move === "string" ? move : JSON.stringify(move),
        h("button.quiet", { "aria-label": w("remove", typeof move === "string" ? move : String(i + 1)), click: () => this.change(moves.filter((/** @type {any} */ _, /** @type {number} */ j) => j !== i)) }, "×")))),
      h("div.bar", {}, input, h("button", { data: { key: "addmove" }, click: () => { add(input.value); this.move = ""; } }, w("addMove"))),
      options.length ? h("details", { open: true }, h("summary", {}, w("legalNow")), h("div.options", {}, ...options.map((/** @type {any} */ o) => h("button.option", { click: async () => { await this.change([...moves, o.en]); this.run(); } }, o[lang])))) : null);
  }

  /** @param {any[]} moves */
  change(moves) {
    return this.fromForm({ ...this.case, moves });
  }

  middle() {
    if (!this.told?.boards?.length) return [h("p.faint.hint", {}, w("run"))];
    const boards = this.told.boards;
    const at = Math.min(this.board, boards.length - 1);
    const board = new Board(this.told.game, this.told.layout, 0, { card: (o) => look(o), zone: () => {}, player: () => {}, look: (o) => look(o), again: () => this.draw() });
    const look = (/** @type {any} */ obj) => { this.looked = obj; this.root.querySelector(".focus")?.replaceChildren(board.focus(obj)); };
    board.take(boards[at].view, unlit());
    const move = (/** @type {number} */ to) => { this.board = Math.max(0, Math.min(to, boards.length - 1)); this.draw(); };
    return [
      h("div.bar", {},
        h("button", { data: { key: "bback" }, "aria-label": w("previous"), click: () => move(at - 1) }, "◀"),
        h("span", {}, `${at}/${boards.length - 1} `, h("strong", {}, boards[at].move)),
        h("button", { data: { key: "bnext" }, "aria-label": w("next"), click: () => move(at + 1) }, "▶")),
      board.table(),
      h("div.hand", { role: "group", tabindex: 0, "aria-label": w("hand") }, ...board.hand()),
      h("h2", {}, t(board.layout.stack)), board.stack(),
      h("div.focus", {}, this.looked ? board.focus(this.looked) : null),
    ];
  }

  right() {
    if (this.busy) return [h("p.wait", { role: "status" }, w("working"))];
    return [...this.whyBox(), ...this.readingBox(), ...this.verdict()];
  }

  verdict() {
    const told = this.told;
    if (!told) return [];
    if (!told.verdict || (told.error && !told.steps)) return [h("p.bad", { role: "alert" }, t(told.error))];
    const { verdict } = told;
    const good = verdict.status === "holds" || verdict.status === "disagrees";
    const chain = [...new Set((told.steps ?? []).flatMap((/** @type {any} */ s) => s.rules))];
    const branches = told.branches ?? [];
    return [
      branches.length > 1 ? h("label", {}, `${w("branches")} `, h("select", { data: { key: "branch" }, change: (/** @type {any} */ e) => { this.branch = Number(e.target.value); this.run(); } },
        ...branches.map((/** @type {string} */ name, /** @type {number} */ i) => h("option", { value: i, selected: i === this.branch }, name)))) : null,
      h(`p.verdict${good ? ".good" : ".bad"}`, { role: "status" }, h("strong", {}, t(verdict.words)), " ", w(good ? "holdsLine" : "failsLine")),
      verdict.title.en || verdict.title.ko ? h("p.title", {}, t(verdict.title)) : null,
      verdict.message ? h("p", {}, verdict.message) : null,
      ...verdict.failures.map((/** @type {any} */ f) => h("p.bad", {}, `${f.line}:${f.column} ${f.subject}: ${f.expected} ≠ ${t(f.found)}`)),
      verdict.source.length ? h("p.faint", {}, verdict.source.join(", ")) : null,
      h("p.chain", {}, ...chain.slice(-14).map((rule) => ruleChip(/** @type {string} */ (rule), (r, el) => this.rule(r, el)))),
      h("h2", {}, w("derivation")),
      ...this.derivation(),
    ];
  }

  /** Steps of the derivation; what happened within a step unfolds. */
  derivation() {
    /** @type {any[][]} */
    const groups = [];
    this.told.steps.forEach((/** @type {any} */ step, /** @type {number} */ index) => {
      const line = { ...step, index };
      if (step.depth === 0 || !groups.length) groups.push([line]);
      else groups[groups.length - 1].push(line);
    });
    const open = (/** @type {string} */ r, /** @type {HTMLElement} */ el) => this.rule(r, el);
    const told = (/** @type {any} */ line) => logLine({ en: line.text.en, ko: line.text.ko, rules: line.rules, depth: Math.max(0, line.depth - 1) }, open);
    return [h("ol.derivation", {}, ...groups.map((group) => {
      const [head, ...inner] = group;
      const gist = Object.values(head.gists)[0];
      const show = h("button.quiet.show", { title: w("step"), "aria-label": `${w("step")} ${head.index + 1}`, click: () => { this.board = this.boardAt(head.index); this.draw(); } }, "▦");
      const line = h("span", {}, head.text[lang], " ", ...head.rules.map((/** @type {string} */ r) => ruleChip(r, open)));
      const under = gist ? h("span.gistline", {}, /** @type {any} */ (gist)[lang] || /** @type {any} */ (gist).en) : null;
      const within = inner.length ? h("details", {}, h("summary", {}, w("within", inner.length)), h("ol.log", {}, ...inner.map(told))) : null;
      return h("li", {}, show, h("div", {}, line, under, within));
    }))];
  }

  /** The board after the move that a line belongs to. @param {number} line */
  boardAt(line) {
    const found = this.told.boards.findIndex((/** @type {any} */ b) => b.lines > line);
    return found < 0 ? this.told.boards.length - 1 : found;
  }

  whyBox() {
    if (!this.why) return [];
    const { why } = this;
    if (why.error) return [h("p.bad", { role: "alert" }, t(why.error))];
    return [h("section.whynot", {}, h("h2", {}, `${w("whyNot")} ${why.move}`),
      why.reasons.length ? h("ul", {}, ...why.reasons.map((/** @type {any} */ r) => h("li", {}, r[lang] || r.en, " ", r.rule ? ruleChip(r.rule, (rule, el) => this.rule(rule, el)) : null, t(r.gist) ? h("span.gistline", {}, t(r.gist)) : null)))
        : h("p.good", {}, w("possible")))];
  }

  readingBox() {
    if (!this.readings) return [];
    if (this.readings.error) return [h("p.bad", { role: "alert" }, t(this.readings.error))];
    return [h("section.readings", {}, h("h2", {}, w("compare")), ...this.readings.readings.map((/** @type {any} */ reading) => {
      const ends = new Set(reading.values.map((/** @type {any} */ v) => `${v.verdict.status} ${v.end}`));
      return h("div", {}, h("h3", {}, reading[lang]), h("p.faint", {}, reading.rules.join(", ")),
        h("ul", {}, ...reading.values.map((/** @type {any} */ v) => h("li", {}, h("strong", {}, v.word), `: ${v[lang]} — ${t(v.verdict.words)}`))),
        h("p", {}, w(ends.size > 1 ? "makesDifference" : "noDifference")));
    }))];
  }

  /** @param {string} path @param {any} body */
  async judge(path, body) {
    this.busy = true;
    this.draw();
    try { return await ask(path, body); } catch (error) { return { error: /** @type {any} */ (error).told ?? { en: String(error), ko: String(error) } }; } finally { this.busy = false; }
  }

  async run() {
    this.why = this.readings = null;
    this.told = await this.judge("/api/desk/run", { text: this.text, branch: this.branch });
    this.board = (this.told.boards?.length ?? 1) - 1;
    if (this.told.error) this.fault = this.told.error.line ? this.told.error : this.fault;
    this.draw();
    if (this.told.verdict) announce(t(this.told.verdict.words));
  }

  async explain() {
    const move = this.move || this.case?.moves?.at?.(-1) || "";
    if (!this.move) { /** @type {HTMLElement | null} */ (this.root.querySelector("[data-key=move]"))?.focus(); announce(w("moveHint"), true); if (!move) return; }
    this.why = await this.judge("/api/desk/why", { text: this.text, branch: this.branch, move: this.move || String(move) });
    this.draw();
  }

  async compare() {
    this.readings = await this.judge("/api/desk/compare", { text: this.text });
    this.draw();
  }

  async link() {
    dialog(w("copyLink"), [linkRow(w("copyLink"), `${location.origin}/#desk/${await pack(this.text)}`)], w("close"));
  }

  /** @param {string} rule @param {HTMLElement} el */
  async rule(rule, el) {
    const shown = el.nextElementSibling;
    if (shown?.classList.contains("gist")) { shown.remove(); return; }
    const told = await once(`/api/games/${this.game}/rule?id=${encodeURIComponent(rule)}`);
    el.after(h("span.gist", { role: "note" }, `${rule}: ${t(told) || "–"}`));
  }
}

/** @param {string} game */
function emptyCase(game) {
  return `game: ${game}\ntitle: {en: A position, ko: 한 상황}\nposition:\n  turn: A, main\n  A: {hand: []}\n  B: {hand: []}\nmoves: []\nexpect: []\n`;
}

/** @param {string} text */
async function pack(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(Array.from(bytes, (b) => String.fromCharCode(b)).join("")).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** @param {string} packed */
async function unpack(packed) {
  const bytes = Uint8Array.from(atob(packed.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Response(stream).text();
}
