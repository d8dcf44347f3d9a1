// @ts-check
/** The position of a case as a form: a tree of parts, lists and words, with the parts that the game's schema knows. */
import { h } from "./dom.js";
import { lang, w } from "./words.js";

const LEFT_OUT = new Set(["moves", "branches"]);

export class FormTree {
  /** @param {(how: (next: any) => void) => void} changed @param {() => string} game @param {() => void} again */
  constructor(changed, game, again) {
    this.changed = changed;
    this.game = game;
    this.again = again;
    /** The card that is to be put somewhere, without a mouse. */
    this.picked = "";
    this.sought = "";
    /** @type {[string, string][]} */ this.names = [];
    /** @type {any} */ this.schema = null;
  }

  /** @param {any} root */
  draw(root) {
    const list = h("datalist", { id: "cardnames" }, ...this.names.map(([en, ko]) => h("option", { value: lang === "ko" && ko ? ko : en })));
    const known = this.schema ? [...new Set([...Object.keys(this.schema.properties ?? {}), ...this.keysAt([])])] : [];
    return h("div.form", {}, list, this.bench(), this.map(root, [], known));
  }

  /** Cards to be dragged to the board or into the lists, or picked and then put; found by name. */
  bench() {
    const found = h("div.bench", { role: "group", "aria-label": w("found") });
    const fill = () => {
      const text = this.sought.trim().toLowerCase();
      const hits = text ? this.names.filter(([en, ko]) => en.toLowerCase().includes(text) || ko.toLowerCase().includes(text)).slice(0, 8) : [];
      found.replaceChildren(...hits.map(([en, ko]) => h("button.chip", {
        type: "button", draggable: "true", data: { key: `bench ${en}` }, "aria-pressed": String(this.picked === en),
        dragstart: (/** @type {DragEvent} */ e) => e.dataTransfer?.setData("text/plain", en),
        click: () => { this.picked = this.picked === en ? "" : en; this.again(); },
      }, lang === "ko" && ko ? ko : en)));
    };
    const input = /** @type {HTMLInputElement} */ (h("input", { type: "text", data: { key: "bench" }, placeholder: w("search2"), value: this.sought, input: () => { this.sought = input.value; fill(); } }));
    fill();
    return h("div.benchbox", {}, h("label", {}, w("bench"), " ", input), found);
  }

  /** @param {any} value @param {(string | number)[]} path @param {string[]} known @returns {HTMLElement} */
  map(value, path, known) {
    const here = path.join(".");
    const rows = Object.entries(value).filter(([key]) => path.length || !LEFT_OUT.has(key)).map(([key, part]) =>
      h("div.field", {}, h("span.fieldname", {}, key, h("button.quiet", { "aria-label": w("remove", key), click: () => this.set([...path, key], undefined) }, "×")), this.part(part, [...path, key])));
    const free = known.filter((key) => !(key in value) && (path.length || !LEFT_OUT.has(key)));
    const select = /** @type {HTMLSelectElement} */ (h("select", { "aria-label": `${w("addField")} ${here}`, data: { key: `addfield ${here}` }, change: () => { if (select.value) this.set([...path, select.value], this.fresh([...path, select.value])); } },
      h("option", { value: "" }, w("addField")), ...free.map((key) => h("option", { value: key }, key))));
    return h("div.group", {}, ...rows, free.length ? select : null);
  }

  /** @param {any} value @param {(string | number)[]} path @returns {HTMLElement} */
  part(value, path) {
    if (Array.isArray(value)) return this.list(value, path);
    if (value && typeof value === "object") return this.map(value, path, this.keysAt(path));
    const name = path.join(" ");
    return h("input", { type: "text", value: value === null || value === undefined ? "" : String(value), "aria-label": name, data: { key: `field ${name}` }, change: (/** @type {any} */ e) => this.set(path, scalar(e.target.value)) });
  }

  /** @param {any[]} items @param {(string | number)[]} path */
  list(items, path) {
    const name = path.join(" ");
    const add = (/** @type {string} */ text) => { if (text.trim()) this.set(path, [...items, scalar(text.trim())]); };
    const input = /** @type {HTMLInputElement} */ (h("input", { type: "text", list: "cardnames", "aria-label": `${w("add")}: ${name}`, data: { key: `add ${name}` }, placeholder: `+ ${w("drop")}`,
      keydown: (/** @type {KeyboardEvent} */ e) => { if (e.key === "Enter") { e.preventDefault(); add(input.value); } },
      change: () => add(input.value) }));
    const box = h("div.list", {
      dragover: (/** @type {Event} */ e) => { e.preventDefault(); box.classList.add("over"); },
      dragleave: () => box.classList.remove("over"),
      drop: (/** @type {DragEvent} */ e) => { e.preventDefault(); add(e.dataTransfer?.getData("text/plain") ?? ""); },
    }, ...items.map((item, i) => (item && typeof item === "object" ? h("div.item", {}, this.part(item, [...path, i]), this.cross(path, items, i, String(i + 1)))
      : h("span.chip", {}, h("input", { type: "text", value: String(item), size: Math.max(6, [...String(item)].length + 2), "aria-label": `${name} ${i + 1}`, data: { key: `item ${name} ${i}` }, change: (/** @type {any} */ e) => this.set([...path, i], scalar(e.target.value)) }), this.states(String(item), [...path, i]), this.cross(path, items, i, String(item))))), input);
    return box;
  }

  /** States that the game knows for a card: one that is picked makes the card a part with fields. @param {string} item @param {(string | number)[]} path */
  states(item, path) {
    const plain = item.match(/^([^()]+?)(?: as ([\w-]+))?$/);
    const known = this.keysAt(path).filter((key) => key !== "card" && key !== "as");
    if (!plain || !known.length) return null;
    const select = /** @type {HTMLSelectElement} */ (h("select.state", { "aria-label": w("stateOf", item), data: { key: `state ${path.join(" ")}` }, change: () => {
      const kind = this.at([...path, select.value]).map((s) => s.type).flat().find(Boolean);
      this.set(path, { card: plain[1], ...(plain[2] ? { as: plain[2] } : {}), [select.value]: kind === "boolean" ? true : kind === "integer" ? 1 : "" });
    } }, h("option", { value: "" }, "…"), ...known.map((key) => h("option", { value: key }, key))));
    return select;
  }

  /** @param {(string | number)[]} path @param {any[]} items @param {number} i @param {string} name */
  cross(path, items, i, name) {
    return h("button.quiet", { "aria-label": w("remove", name), click: () => this.set(path, items.filter((_, j) => j !== i)) }, "×");
  }

  /** @param {(string | number)[]} path @param {any} value */
  set(path, value) {
    this.changed((next) => {
      const at = path.slice(0, -1).reduce((part, key) => part?.[key], next);
      if (!at || typeof at !== "object") return; // the text was typed meanwhile and has no such part
      const last = path[path.length - 1];
      if (value === undefined) delete at[last];
      else at[last] = value;
    });
  }

  /** What a new part begins as. @param {(string | number)[]} path */
  fresh(path) {
    const first = this.at(path).map((s) => s.type).flat().find((kind) => kind && kind !== "null");
    return first === "array" ? [] : first === "object" ? {} : "";
  }

  /** The keys that the schema knows at a place. @param {(string | number)[]} path @returns {string[]} */
  keysAt(path) {
    return [...new Set(this.at(path).flatMap((s) => Object.keys(s.properties ?? {})))];
  }

  /** The parts of the schema at a place. @param {(string | number)[]} path @returns {any[]} */
  at(path) {
    let now = this.open([{ $ref: `#/$defs/${this.game()}` }, this.schema]);
    for (const key of path) {
      now = this.open(now.flatMap((s) => (typeof key === "number" ? [s.items] : [s.properties?.[key] ?? pattern(s, key) ?? (typeof s.additionalProperties === "object" ? s.additionalProperties : null)])).filter(Boolean));
    }
    return now;
  }

  /** @param {any[]} parts @returns {any[]} */
  open(parts) {
    return parts.flatMap((part) => {
      if (!part || typeof part !== "object") return [];
      if (part.$ref) return this.open([this.schema.$defs[part.$ref.replace("#/$defs/", "")]]);
      const more = [...(part.anyOf ?? []), ...(part.oneOf ?? [])];
      return [part, ...(more.length ? this.open(more) : [])];
    });
  }
}

/** The part of a schema whose pattern a key fits. @param {any} schema @param {string} key */
function pattern(schema, key) {
  return Object.entries(schema.patternProperties ?? {}).find(([wanted]) => new RegExp(wanted).test(key))?.[1];
}

/** @param {string} text */
function scalar(text) {
  if (text === "true" || text === "false") return text === "true";
  return /^-?\d+$/.test(text) ? Number(text) : text;
}
