// A word diff as people read it. Colour is never alone: what is gone is struck out, what is new is
// underlined, and screen readers hear where each begins and ends.
import { el, userText } from "../shared/dom.js";
import { diff, words } from "./diff.js";

/** A stretch that stays as it is and is longer than this is folded, but for its edges. */
const FOLD_OVER_WORDS = 60;
const FOLD_OVER_LETTERS = 600;
const EDGE_WORDS = 20;
const EDGE_LETTERS = 160;

const RIGHT_TO_LEFT = /^[^A-Za-z\u00C0-\u024F\u0370-\u058F]*[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;
const hidden = (text) => el("span", { class: "visually-hidden" }, text);

function changed(kind, text) {
  const tag = kind === "new" ? "ins" : "del";
  const name = kind === "new" ? "new" : "removed";
  return el(
    tag,
    { class: `diff-${kind}` },
    hidden(` [${name}: `),
    userText(text, { max: 800 }),
    hidden(`] `),
  );
}

function same(text, first, last) {
  const parts = words(text);
  if (parts.length <= FOLD_OVER_WORDS && text.length <= FOLD_OVER_LETTERS)
    return userText(text, { max: Infinity });
  const before = first ? "" : Array.from(parts.slice(0, EDGE_WORDS).join("")).slice(0, EDGE_LETTERS).join("");
  const after = last ? "" : Array.from(parts.slice(-EDGE_WORDS).join("")).slice(-EDGE_LETTERS).join("");
  const count = text.length - before.length - after.length;
  const node = el("span", { class: "diff-same" });
  const open = el(
    "button",
    {
      type: "button",
      class: "button-link diff-fold",
      onclick: () => {
        const whole = userText(text, { max: Infinity });
        whole.tabIndex = -1;
        node.replaceChildren(whole);
        whole.focus();
      },
    },
    `… ${count.toLocaleString()} unchanged characters …`,
  );
  if (before) node.append(userText(before, { max: Infinity }));
  node.append(open);
  if (after) node.append(userText(after, { max: Infinity }));
  return node;
}

/** The two texts as one, with what went and what came; null texts were destroyed or never were. */
export function diffView(before, after) {
  const node = el("div", { class: "diff", dir: RIGHT_TO_LEFT.test(after ?? before ?? "") ? "rtl" : "ltr" });
  if (before === after) return text(node, after);
  if (before === null || after === null) return text(node, after ?? before);
  const parts = diff(before, after);
  parts.forEach((part, at) => {
    node.append(
      part.kind === "same"
        ? same(part.text, at === 0, at === parts.length - 1)
        : changed(part.kind, part.text),
    );
  });
  return node;
}

function text(node, content) {
  node.append(
    content === null ? el("span", { class: "muted" }, "The text was destroyed.") : userText(content),
  );
  return node;
}
