// @ts-check
/** The frame of the page: which part is shown, language, colours, motion. */
import { announce, byId, h } from "./dom.js";
import { desk } from "./desk.js";
import { home } from "./home.js";
import { play } from "./play.js";
import { replay } from "./replay.js";
import { lang, setLang, w } from "./words.js";

/** @type {Record<string, (root: HTMLElement, args: string[]) => {draw: () => void, leave?: () => void, key?: (e: KeyboardEvent) => boolean}>} */
const PARTS = { "": home, play, desk, replay };
/** @type {ReturnType<typeof home> | null} */
let part = null;
let motion = keptFlag("motion", !matchMedia("(prefers-reduced-motion: reduce)").matches);
let dark = keptFlag("dark", matchMedia("(prefers-color-scheme: dark)").matches);

/** @param {string} key @param {boolean} usual */
function keptFlag(key, usual) {
  try {
    const found = localStorage.getItem(key);
    return found === null ? usual : found === "1";
  } catch {
    return usual;
  }
}

/** @param {string} key @param {boolean} value */
function keepFlag(key, value) {
  try { localStorage.setItem(key, value ? "1" : "0"); } catch { /* for this page only */ }
}

function dress() {
  document.documentElement.lang = lang;
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  document.documentElement.dataset.motion = motion ? "on" : "off";
}

function top() {
  const [name] = place();
  const link = (/** @type {string} */ to, /** @type {string} */ key) =>
    h("a", { href: `#${to}`, "aria-current": name === to ? "page" : null }, w(key));
  byId("top").replaceChildren(
    h("a.brand", { href: "#" }, "adjudge"),
    h("nav", { "aria-label": "adjudge" }, link("", "play"), link("desk", "desk"), link("replay", "replay")),
    h("span.push"),
    h("button.quiet", { id: "lang", lang: lang === "ko" ? "en" : "ko", click: swapLang }, w("language")),
    h("button.quiet", { "aria-pressed": String(dark), click: () => { dark = !dark; keepFlag("dark", dark); dress(); top(); } }, "◐", h("span.unseen", {}, w("theme"))),
    h("button.quiet", { "aria-pressed": String(motion), title: w("motion"), "aria-label": w("motion"), click: () => { motion = !motion; keepFlag("motion", motion); dress(); top(); } }, motion ? "≈" : "–", h("span.wide", {}, ` ${w("motion")}: ${w(motion ? "motionOn" : "motionOff")}`)),
  );
}

function swapLang() {
  setLang(lang === "ko" ? "en" : "ko");
  dress();
  top();
  part?.draw();
  document.getElementById("lang")?.focus();
}

function place() {
  const [name, ...args] = location.hash.replace(/^#/, "").split("/");
  return [name in PARTS ? name : "", ...args];
}

function go() {
  const [name, ...args] = place();
  part?.leave?.();
  const root = byId("app");
  root.replaceChildren();
  root.className = name || "home";
  delete root.dataset.moment;
  announce("");
  part = PARTS[name](root, args);
  top();
  part.draw();
}

document.addEventListener("keydown", (event) => {
  const at = /** @type {HTMLElement} */ (event.target);
  if (event.ctrlKey || event.metaKey || event.altKey || at.closest("dialog")) return;
  if (at.matches("input, textarea, select") && event.key !== "Escape") return;
  if (event.key === "l" || event.key === "L" || event.key === "ㅣ") { swapLang(); event.preventDefault(); return; }
  if (part?.key?.(event)) event.preventDefault();
});

dress();
window.addEventListener("hashchange", go);
go();
