// Nodes without markup: whatever comes from users or models becomes a text node, so that none of it is ever
// parsed.

const SVG = "http://www.w3.org/2000/svg";

function append(node, children) {
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === false) continue;
    node.append(child instanceof Node ? child : String(child));
  }
  return node;
}

function dress(node, props) {
  for (const [name, value] of Object.entries(props ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name === "class") node.setAttribute("class", value);
    else if (name === "dataset") Object.assign(node.dataset, value);
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  return node;
}

/** An HTML element: el("p", {class: "muted"}, "text", node, [more]). */
export const el = (tag, props, ...children) => append(dress(document.createElement(tag), props), children);

/** The same for SVG. */
export const svg = (tag, props, ...children) =>
  append(dress(document.createElementNS(SVG, tag), props), children);

/** The element of an id. */
export const byId = (id) => document.getElementById(id);

/** Takes away what a page says of itself where none of its modules comes. */
export const arrived = () => document.querySelector(".not-loaded")?.remove();

/**
 * Puts children in the place of what node holds. What had the focus has it again if it carries a data-focus
 * key.
 */
export function replace(node, ...children) {
  const key = node.contains(document.activeElement) ? document.activeElement.dataset?.focus : null;
  node.replaceChildren();
  append(node, children);
  if (key) node.querySelector(`[data-focus="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
  return node;
}

// Characters that can't be seen but change what is: controls, marks of direction, zero-width ones, tags,
// interlinear marks, and second variation selectors in a row, which can hide a message behind one letter. The
// joiners stay where emoji and scripts need them, between two characters beyond Latin.
const UNSEEN = new RegExp(
  [
    "[\\u0000-\\u0008\\u000B-\\u001F\\u007F-\\u009F\\u00AD\\u034F\\u061C\\u115F\\u1160]",
    "[\\u17B4\\u17B5\\u180B-\\u180F]",
    "[\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF9-\\uFFFB]",
    "[\\u{1D173}-\\u{1D17A}\\u{E0000}-\\u{E0FFF}]",
    "(?<=[\\uFE00-\\uFE0F])[\\uFE00-\\uFE0F]",
    "(?<![\\u0300-\\u{1FFFF}])[\\u200C\\u200D]|[\\u200C\\u200D](?![\\u0300-\\u{1FFFF}])",
  ].join("|"),
  "gu",
);

const codePoint = (char) => `U+${char.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}`;

function mark(char, times) {
  const name = codePoint(char) + (times > 1 ? ` ×${times}` : "");
  return el("span", { class: "control-mark", title: `Invisible character ${name}` }, `⟨${name}⟩`);
}

/** Text as nodes, with what can't be seen as visible marks; a run of one such character is one mark. */
export function visibleText(text) {
  const nodes = [];
  let from = 0,
    held = null;
  const flush = () => {
    if (held) nodes.push(mark(held.char, held.times));
    held = null;
  };
  const source = text.replace(/\r\n/g, "\n");
  for (const found of source.matchAll(UNSEEN)) {
    if (found.index > from) {
      flush();
      nodes.push(source.slice(from, found.index));
    }
    if (held && held.char !== found[0]) flush();
    held = { char: found[0], times: (held?.times ?? 0) + 1 };
    from = found.index + found[0].length;
  }
  flush();
  if (from < source.length) nodes.push(source.slice(from));
  return nodes;
}

// Not within a surrogate pair, nor before a mark that belongs to the character before it.
function cut(text, max) {
  let end = max;
  while (end < text.length && end < max + 64 && /[\uDC00-\uDFFF\u200D\uFE0F\u0300-\u036F]/.test(text[end]))
    end += 1;
  return text.slice(0, end);
}

/** What a user or a model wrote, isolated from what stands around it; over max characters with "Show all". */
export function userText(text, { max = 1200 } = {}) {
  const whole = String(text ?? "");
  const node = el("span", { class: "user-text", dir: "auto" });
  if (whole.length <= max + 40) return append(node, visibleText(whole));
  const short = cut(whole, max);
  const more = el(
    "button",
    {
      type: "button",
      class: "button-link",
      onclick: () => {
        replace(node, visibleText(whole));
        node.tabIndex = -1;
        node.focus();
      },
    },
    `Show all ${new Intl.NumberFormat().format(Array.from(whole).length)} characters`,
  );
  return append(node, [visibleText(short), "… ", more]);
}

/** A coloured label for an event, a state or a status. Colour only repeats what the word says. */
export function badge(event) {
  const word = String(event ?? "unknown");
  const kind = word.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return el("span", { class: `badge badge-${kind}` }, word.replaceAll("_", " "));
}
