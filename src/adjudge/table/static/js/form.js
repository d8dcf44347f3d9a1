// @ts-check
/** The position of a case as a form: a tree of parts, lists and words, with the parts that the game's schema knows. */
import { h } from "./dom.js";
import { lang, w } from "./words.js";

const LEFT_OUT = new Set(["moves", "branches"]);

export class FormTree {
  /** @param {(value: any) => void} changed @param {() => string} game */
  constructor(changed, game) {
    this.changed = changed;
    this.game = game;
    /** @type {[string, string][]} */ this.names = [];
    /** @type {any} */ this.schema = null;
    /** @type {any} */ this.root = null;
  }

  /** @param {any} root */
  draw(root) {
    this.root = root;
    const list = h("datalist", { id: "cardnames" }, ...this.names.map(([en, ko]) => h("option", { value: lang === "ko" && ko ? ko : en })));
    const known = this.schema ? [...new Set([...Object.keys(this.schema.properties ?? {}), ...this.keysAt([])])] : [];
    return h("div.form", {}, list, this.bench(), this.map(root, [], known));
  }

  /** Cards to be dragged into the lists, found by name. */
  bench() {
    const found = h("div.bench");
    const input = /** @type {HTMLInputElement} */ (h("input", { type: "text", data: { key: "bench" }, "aria-label": w("search2"), placeholder: w("search2"), list: "cardnames", input: () => {
      const text = input.value.trim().toLowerCase();
      const hits = text ? this.names.filter(([en, ko]) => en.toLowerCase().includes(text) || ko.toLowerCase().includes(text)).slice(0, 8) : [];
      found.replaceChildren(...hits.map(([en, ko]) => {
        const chip = h("span.chip", { draggable: "true", dragstart: (/** @type {DragEvent} */ e) => e.dataTransfer?.setData("text/plain", en) }, lang === "ko" && ko ? ko : en);
        return chip;
      }));
    } }));
    return h("div.benchbox", {}, h("label", {}, w("search2"), input), found);
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
      : h("span.chip", {}, h("input", { type: "text", value: String(item), size: Math.max(6, [...String(item)].length + 2), "aria-label": `${name} ${i + 1}`, data: { key: `item ${name} ${i}` }, change: (/** @type {any} */ e) => this.set([...path, i], scalar(e.target.value)) }), this.cross(path, items, i, String(item))))), input);
    return box;
  }

  /** @param {(string | number)[]} path @param {any[]} items @param {number} i @param {string} name */
  cross(path, items, i, name) {
    return h("button.quiet", { "aria-label": w("remove", name), click: () => this.set(path, items.filter((_, j) => j !== i)) }, "×");
  }

  /** @param {(string | number)[]} path @param {any} value */
  set(path, value) {
    const next = structuredClone(this.root);
    let at = next;
    for (const key of path.slice(0, -1)) at = at[key];
    const last = path[path.length - 1];
    if (value === undefined) delete at[last];
    else at[last] = value;
    this.root = next; // the next change builds on this one, though it is not drawn yet
    this.changed(next);
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
      now = this.open(now.flatMap((s) => (typeof key === "number" ? [s.items] : [s.properties?.[key] ?? (typeof s.additionalProperties === "object" ? s.additionalProperties : null)])).filter(Boolean));
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

/** @param {string} text */
function scalar(text) {
  return /^-?\d+$/.test(text) ? Number(text) : text;
}
