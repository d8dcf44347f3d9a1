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
  return { draw: () => page.draw(), leave: () => { page.gone = true; clearTimeout(page.timer); }, key: (/** @type {KeyboardEvent} */ e) => page.key(e) };
}

class Desk {
  /** @param {HTMLElement} root @param {string} packed */
  constructor(root, packed) {
    this.root = root;
    this.gone = false;
    this.timer = 0;
    this.text = "";
    /** @type {any} */ this.case = null;
    this.unread = false; // the text is newer than the case
    /** @type {any} */ this.fault = null;
    /** @type {any} The position before the moves: its board and layout. */ this.place = null;
    /** @type {any} */ this.told = null;
    /** @type {any[]} The boards of the judged case, each whole. */ this.boards = [];
    this.line = -1;
    /** @type {any} */ this.why = null;
    /** @type {any} */ this.readings = null;
    /** @type {any} */ this.looked = null;
    this.busy = false;
    this.printed = 0;
    this.board = 0;
    /** @type {Set<number>} Steps of the derivation that are unfolded. */ this.unfolded = new Set();
    this.branch = 0;
    this.move = "";
    /** @type {any[]} */ this.games = [];
    /** @type {any[]} */ this.examples = [];
    this.game = "";
    /** @type {any} */ this.schema = null;
    this.form = new FormTree((how) => this.edit(how), () => this.game, () => this.draw());
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
    this.place = null;
    this.setText(emptyCase(game));
    await this.loadExamples();
    this.draw();
  }

  /** Another text: the form waits until it has been read. @param {string} text */
  setText(text) {
    this.text = text;
    this.case = null;
    this.unread = true;
    this.printed++; // what the form said before is older
    this.branch = 0;
    this.told = this.why = this.readings = null;
    this.parse();
    this.draw();
  }

  async parse() {
    const [asked, said] = [this.text, this.printed];
    let told;
    try { told = await ask("/api/desk/parse", { text: asked, branch: this.branch }); } catch (error) { told = { error: { line: 1, column: 1, .../** @type {any} */ (error).told } }; }
    // What the form has said meanwhile is newer than this answer.
    if (asked !== this.text || said !== this.printed || this.gone) return;
    this.unread = false;
    this.fault = told.error ?? null;
    if (told.board) this.place = { board: told.board, layout: told.layout, game: told.case.game };
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
    this.unread = true;
    this.printed++; // what the form said before is older
    this.told = this.why = this.readings = null;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.parse(), 300);
  }

  /** The form changes the case, as the text says it by now. @param {(next: any) => void} how */
  async edit(how) {
    clearTimeout(this.timer);
    while (this.unread && !this.gone) await this.parse();
    if (!this.case) return; // a text that can't be read stays as it is
    const next = structuredClone(this.case);
    how(next);
    this.case = next; // the next change builds on this one, though it is not drawn yet
    this.told = this.why = this.readings = null;
    const asked = ++this.printed;
    const told = await ask("/api/desk/print", { case: next });
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
    const add = (/** @type {string} */ move) => { if (move.trim()) this.change((before) => [...before, move.trim()]); };
    const input = /** @type {HTMLInputElement} */ (h("input", { type: "text", data: { key: "move" }, "aria-label": w("moveHint"), placeholder: w("moveHint"), value: this.move,
      input: (/** @type {any} */ e) => { this.move = e.target.value; },
      keydown: (/** @type {KeyboardEvent} */ e) => { if (e.key === "Enter") { add(input.value); this.move = ""; } } }));
    const options = this.told?.options ?? [];
    return h("section.moves", {}, h("h2", {}, w("moves")),
      h("ol", {}, ...moves.map((/** @type {any} */ move, /** @type {number} */ i) => h("li", {}, typeof move === "string" ? move : JSON.stringify(move),
        h("button.quiet", { "aria-label": w("remove", typeof move === "string" ? move : String(i + 1)), click: () => this.change((before) => before.filter((_, j) => j !== i)) }, "×")))),
      h("div.bar", {}, input, h("button", { data: { key: "addmove" }, click: () => { add(input.value); this.move = ""; } }, w("addMove"))),
      options.length ? h("details", { open: true }, h("summary", {}, w("legalNow")), h("div.options", {}, ...options.map((/** @type {any} */ o) => h("button.option", { click: async () => { await this.change((before) => [...before, o.en]); this.run(); } }, o[lang])))) : null);
  }

  /** @param {(before: any[]) => any[]} how */
  change(how) {
    return this.edit((next) => { next.moves = how(Array.isArray(next.moves) ? next.moves : []); });
  }

  middle() {
    const shown = this.told?.boards?.length ? { board: this.boards[Math.min(this.board, this.boards.length - 1)], layout: this.told.layout, game: this.told.game } : this.place;
    if (!shown) return [h("p.faint.hint", {}, w("run"))];
    const look = (/** @type {any} */ obj) => { this.looked = obj; this.root.querySelector(".mid .focus")?.replaceChildren(board.focus(obj)); };
    const board = new Board(shown.game, shown.layout, 0, { card: look, zone: () => {}, player: () => {}, look, again: () => this.draw(), drop: (path, name) => this.drop(path, name) });
    board.picked = this.form.picked;
    board.editing = !this.told;
    board.knows = (path) => this.form.at(["position", ...path.split(".")]).length > 0;
    board.take(shown.board, unlit());
    return [
      this.told?.boards?.length ? this.reel() : h("p.faint", { role: "note" }, this.form.picked ? w("putWhere", this.form.picked) : w("dropHint")),
      board.table(),
      ...board.handRows(),
      h("h2", {}, t(board.layout.stack)), board.stack(),
      h("div.focus", {}, this.looked ? board.focus(this.looked) : null),
    ];
  }

  /** Where the film of the case stands, and on and back. */
  reel() {
    const { told } = this;
    const at = this.line;
    const move = (told.moves ?? []).find((/** @type {any} */ m) => at < m.lines && at >= 0)?.move ?? "";
    const step = told.steps[at];
    return h("div.bar.reel", {},
      h("button", { data: { key: "bfirst" }, "aria-label": w("first"), click: () => this.show(-1) }, "|◀"),
      h("button", { data: { key: "bback" }, "aria-label": w("previous"), click: () => this.show(at - 1) }, "◀"),
      h("span", {}, `${Math.min(at + 1, told.steps.length)}/${told.steps.length} `),
      h("button", { data: { key: "bnext" }, "aria-label": w("next"), click: () => this.show(at + 1) }, "▶"),
      h("button", { data: { key: "blast" }, "aria-label": w("last"), click: () => this.show(told.steps.length) }, "▶|"),
      h("span.where", { role: "status" }, step ? h("strong", {}, step.text[lang]) : w(at < 0 ? "beforeMoves" : "afterMoves"), move ? h("span.faint", {}, ` ${move}`) : null));
  }

  /** Show the board at a line of the derivation; -1 is before the moves, one too many after them. @param {number} line */
  show(line) {
    const { told } = this;
    this.line = Math.max(-1, Math.min(line, told.steps.length));
    this.board = this.line < 0 ? 0 : this.line >= told.steps.length ? told.boards.length - 1 : told.lines[this.line] ?? told.boards.length - 1;
    this.draw();
    this.root.querySelector(".derivation [aria-current]")?.scrollIntoView({ block: "nearest" });
  }

  /** Put a card into the position. @param {string} path Its place in the position, parts between dots. @param {string} name */
  drop(path, name) {
    this.form.picked = "";
    announce(w("putThere", name, path.replaceAll(".", " ")), true);
    this.edit((next) => {
      /** @type {any} */ let at = next;
      const parts = ["position", ...path.split(".")];
      for (const key of parts.slice(0, -1)) {
        if (typeof at[key] === "string") at[key] = { card: at[key] };
        at[key] ??= {};
        at = at[key];
        if (Array.isArray(at)) break;
      }
      const last = parts[parts.length - 1];
      if (Array.isArray(at)) at.push(name);
      else at[last] = at[last] === undefined || at[last] === null ? [name] : Array.isArray(at[last]) ? [...at[last], name] : [at[last], name];
    });
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.key === "Escape" && this.form.picked) { this.form.picked = ""; this.draw(); return true; }
    if (!this.told?.boards?.length || (event.key !== "ArrowLeft" && event.key !== "ArrowRight")) return false;
    this.show(this.line + (event.key === "ArrowRight" ? 1 : -1));
    return true;
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
    const show = (/** @type {any} */ line) => h("button.quiet.show", { data: { key: `line${line.index}` }, title: w("boardThen"), "aria-label": `${w("boardThen")}: ${line.index + 1}`, click: () => this.show(line.index) }, "▦");
    const told = (/** @type {any} */ line) => {
      const made = logLine({ en: line.text.en, ko: line.text.ko, rules: line.rules, depth: Math.max(0, line.depth - 1) }, open);
      made.prepend(show(line));
      if (line.index === this.line) made.setAttribute("aria-current", "step");
      return made;
    };
    const at = (/** @type {any[]} */ lines) => lines.some((line) => line.index === this.line);
    return [h("ol.derivation", {}, ...groups.map((group) => {
      const [head, ...inner] = group;
      const gist = Object.values(head.gists)[0];
      const line = h("span", {}, head.text[lang], " ", ...head.rules.map((/** @type {string} */ r) => ruleChip(r, open)));
      const under = gist ? h("span.gistline", {}, /** @type {any} */ (gist)[lang] || /** @type {any} */ (gist).en) : null;
      const within = inner.length ? h("details", { open: at(inner) || this.unfolded.has(head.index), toggle: (/** @type {any} */ e) => { if (e.target.open) this.unfolded.add(head.index); else this.unfolded.delete(head.index); } },
        h("summary", {}, w("within", inner.length)), h("ol.log", {}, ...inner.map(told))) : null;
      return h("li", { "aria-current": head.index === this.line ? "step" : null }, show(head), h("div", {}, line, under, within));
    }))];
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
    this.boards = whole(this.told.boards ?? []);
    this.board = Math.max(0, this.boards.length - 1);
    this.line = this.told.steps?.length ?? -1;
    this.unfolded.clear();
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

/** Boards that are told as what is new in each, made whole. @param {any[]} told */
function whole(told) {
  /** @type {any[]} */
  const found = [];
  for (const part of told) {
    const before = found.at(-1);
    const zones = !before || Array.isArray(part.zones) ? part.zones ?? before?.zones : before.zones.map((/** @type {any} */ z, /** @type {number} */ i) => part.zones?.[i] ?? z);
    found.push({ ...before, ...part, zones });
  }
  return found;
}

/** @param {string} game */
function emptyCase(game) {
  return `game: ${game}\ntitle: {en: A position, ko: 한 상황}\nposition:\n  turn: A, main\n  A: {hand: []}\n  B: {hand: []}\nmoves: []\nexpect: []\n`;
}

/** @param {string} text */
async function pack(text) {
  const stream = new Blob([text]).stream().pipeThrough(new (/** @type {any} */ (window).CompressionStream)("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(Array.from(bytes, (b) => String.fromCharCode(b)).join("")).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** @param {string} packed */
async function unpack(packed) {
  const bytes = Uint8Array.from(atob(packed.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new (/** @type {any} */ (window).DecompressionStream)("deflate-raw"));
  return new Response(stream).text();
}
