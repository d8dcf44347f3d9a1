// @ts-check
/** Making elements. Text from anywhere becomes text, never markup. */

/**
 * @param {string} tag Name, with classes after dots: "button.card.glow".
 * @param {Record<string, any>} [props] Attributes; functions are listeners, `data` a data set.
 * @param {...(Node | string | number | null | undefined | false | (Node | string | null)[])} children
 * @returns {HTMLElement}
 */
export function h(tag, props = {}, ...children) {
  const [name, ...classes] = tag.split(".");
  const made = document.createElement(name || "div");
  if (classes.length) made.classList.add(...classes.filter(Boolean));
  for (const [key, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") made.addEventListener(key, value);
    else if (key === "data") Object.assign(made.dataset, value);
    else if (key === "value") /** @type {any} */ (made).value = value;
    else if (key === "style") for (const [k, v] of Object.entries(value)) made.style.setProperty(k, String(v));
    else made.setAttribute(key, value === true ? "" : String(value));
  }
  put(made, ...children);
  return made;
}

/** @param {Element} parent @param {...any} children */
export function put(parent, ...children) {
  for (const child of children.flat()) {
    if (child === null || child === undefined || child === false) continue;
    parent.append(child instanceof Node ? child : String(child));
  }
}

/** @param {string} id @returns {HTMLElement} */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no element ${id}`);
  return found;
}

/** Say something to a screen reader. @param {string} text @param {boolean} [now] */
export function announce(text, now = false) {
  byId(now ? "alarm" : "live").textContent = text;
}

/** Keep the keyboard's place while a part of the page is made anew. @param {() => void} work */
export function keepingFocus(work) {
  const active = /** @type {HTMLElement | null} */ (document.activeElement);
  const key = active?.dataset?.key;
  const kept = writable(active) ? { from: active.selectionStart, to: active.selectionEnd, top: active.scrollTop } : null;
  work();
  if (!key || document.activeElement === active) return;
  const again = /** @type {HTMLElement | null} */ (document.querySelector(`[data-key="${CSS.escape(key)}"]`));
  again?.focus({ preventScroll: true });
  if (!kept || !writable(again)) return;
  again.setSelectionRange(kept.from, kept.to);
  again.scrollTop = kept.top;
}

/**
 * Whether a person writes text in an element.
 * @param {Element | null} at
 * @returns {at is HTMLInputElement | HTMLTextAreaElement}
 */
function writable(at) {
  return at instanceof HTMLTextAreaElement || (at instanceof HTMLInputElement && at.type === "text");
}

/** A dialog that closes by Escape or its button. @param {string} title @param {Node[]} body @param {string} close */
export function dialog(title, body, close) {
  const before = /** @type {HTMLElement | null} */ (document.activeElement);
  const made = /** @type {HTMLDialogElement} */ (
    h("dialog", { "aria-label": title }, h("h2", {}, title), ...body, h("button.quiet", { click: () => made.close() }, close))
  );
  made.addEventListener("close", () => { made.remove(); before?.focus(); });
  document.body.append(made);
  made.showModal();
  return made;
}
