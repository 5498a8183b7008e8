// Memories' texts, read only once they are looked at, and a few at a time.
import { get } from "../shared/api.js";
import { el, replace, userText } from "../shared/dom.js";
import { memoryOf } from "./links.js";

const AT_ONCE = 4;
const waiting = [];
let reading = 0;

function next() {
  while (reading < AT_ONCE && waiting.length) {
    const task = waiting.shift();
    reading += 1;
    task().finally(() => {
      reading -= 1;
      next();
    });
  }
}

// A run's memories are asked for once; by path, since an id is unique within its user only.
const known = new Map();

/** Forgets the texts of the run that was shown before: they may have been changed or destroyed since. */
export const forgetTexts = () => known.clear();

// A read of a single memory counts as a retrieval, as if an agent had been given it. Its history doesn't.
async function textOf(path) {
  const { items } = await get(`${path}/history`, { limit: 50 });
  if (items.some(({ event }) => event === "PURGE")) return null;
  const told = items.find((item) => item.new !== null);
  return told ? told.new : (await get(path)).content; // below that many links its text is out of reach
}

function read(path) {
  if (!known.has(path)) {
    known.set(
      path,
      new Promise((resolve, reject) => {
        waiting.push(() => textOf(path).then(resolve, reject));
        next();
      }),
    );
  }
  return known.get(path);
}

async function fill(node) {
  const { user, memory } = node.dataset;
  const path = `/api/users/${encodeURIComponent(user)}/memories/${encodeURIComponent(memory)}`;
  try {
    const text = await read(path);
    replace(
      node,
      text === null
        ? el("span", { class: "muted" }, "Its text was destroyed by a purge.")
        : userText(text, { max: 400 }),
    );
  } catch (error) {
    known.delete(path);
    replace(
      node,
      el(
        "span",
        { class: "muted" },
        error.status === 404
          ? "This memory no longer exists."
          : `Its text could not be read: ${error.detail ?? error.message}`,
      ),
    );
  }
}

const seen = new IntersectionObserver(
  (entries) => {
    for (const entry of entries) {
      if (!entry.isIntersecting) continue;
      seen.unobserve(entry.target);
      fill(entry.target);
    }
  },
  { rootMargin: "200px" },
);

/** A place that a memory's text comes to when it is scrolled to. */
export function memoryText(user, memory) {
  const node = el(
    "span",
    { class: "memory-text", dataset: { user, memory } },
    el("span", { class: "skeleton" }),
  );
  seen.observe(node);
  return node;
}

/** The short form of a memory's id, as a link to its history. */
export const memoryLink = (user, memory) =>
  el(
    "a",
    { class: "mono", href: memoryOf(user, memory), title: `History of ${memory}` },
    el("span", { class: "visually-hidden" }, "History of memory "),
    memory.length > 13 ? `…${memory.slice(-8)}` : memory,
  );

/** A list that grows by a step at a time, so that thousands of entries are not drawn at once. */
export function growing(items, step, draw, listProps) {
  const list = el("ul", listProps);
  const more = el("button", { type: "button", class: "button" });
  let shown = 0;
  const grow = (focus) => {
    const fresh = items.slice(shown, shown + step).map(draw);
    shown += fresh.length;
    list.append(...fresh);
    more.textContent = `Show ${Math.min(step, items.length - shown)} more of ${items.length - shown}`;
    more.hidden = shown >= items.length;
    if (focus && fresh[0]) {
      fresh[0].tabIndex = -1;
      fresh[0].focus({ preventScroll: true });
    }
  };
  more.addEventListener("click", () => grow(true));
  grow(false);
  return [list, more];
}
