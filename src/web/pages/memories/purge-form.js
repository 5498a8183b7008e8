// A memory's texts are to be destroyed: what goes, what stays, and what else holds them.
import { get } from "../shared/api.js";
import { el, replace, userText } from "../shared/dom.js";
import { counted } from "../shared/time.js";
import { quoted } from "./clash.js";

/** Memories that are followed, and those that are shown. */
const MOST = 60;
const SHOWN = 8;

/** The memories that were made from one, also through several merges: `{items: [{id, text}], more}`. */
async function madeFrom(timeline, id) {
  const found = new Map();
  const waiting = [id];
  while (waiting.length && found.size < MOST) {
    const { items } = await get(timeline, { memory_id: waiting.shift(), event: "MERGE", limit: 100 });
    for (const { detail } of items) {
      const into = detail?.merged_into;
      if (!into || into === id || found.has(into)) continue;
      found.set(into, null);
      waiting.push(into);
    }
  }
  const states = await Promise.all(
    [...found.keys()].map(async (into) => {
      const { items } = await get(timeline, { memory_id: into, limit: 20 });
      const said = items.find((change) => change.new ?? change.old);
      return { id: into, text: said?.new ?? said?.old ?? null, state: items[0]?.new_state };
    }),
  );
  return { items: states.filter(({ state }) => state !== "purged"), more: waiting.length > 0 };
}

const list = (...items) =>
  el(
    "ul",
    {},
    items.filter(Boolean).map((item) => el("li", {}, item)),
  );

const WARNING =
  "Do not repeat the text here: the reason stays for auditors. “Requested by the person, ticket 4711” is enough.";

/** The field of a reason that outlives the text. */
function reasonField() {
  const input = el("input", { name: "reason", class: "input", required: true, maxlength: 1000 });
  const label = el(
    "label",
    { class: "field" },
    el("span", {}, "Reason"),
    input,
    el("span", { class: "hint" }, WARNING),
  );
  return { input, label };
}

/** The form of a purge: node, follow(now), and values() as its body and parameters. */
export function purgeForm(memory, { timeline }) {
  const text = quoted(memory);
  const { input, label } = reasonField();
  const cascade = el("input", { type: "checkbox", name: "cascade" });
  const sure = el("input", { type: "checkbox", name: "sure", required: true });
  const others = el("div", { "aria-live": "polite" }, el("p", { class: "muted" }, "Looking for memories made from it…"));
  madeFrom(timeline, memory.id).then(
    ({ items, more }) => replace(others, held(items, more, cascade)),
    (error) =>
      replace(
        others,
        el("p", { class: "notice" }, `The memories made from it could not be read: ${error.message}`),
        cascadeBox(cascade),
      ),
  );
  const node = el(
    "div",
    { class: "stack" },
    text.node,
    el("p", {}, el("b", {}, "For ever destroyed:")),
    list(
      "this text and all its earlier versions, its topics, its metadata, and the sentence that it was made from",
      "the reasons of its earlier changes",
      "questions to language models about this user, and their replies; an active run is ended",
    ),
    el("p", {}, el("b", {}, "What stays:")),
    list(
      "the memory's id, category, bank and dates, who changed it when, and the reason that you give here",
      "earlier backups and exports",
    ),
    others,
    label,
    el("label", { class: "check" }, sure, "I understand that nobody can restore it"),
  );
  return {
    node,
    follow: text.follow,
    values: () => ({
      body: { reason: input.value.trim() },
      params: { cascade: cascade.checked ? "true" : null },
    }),
  };
}

const cascadeBox = (cascade) =>
  el("label", { class: "check" }, cascade, "Also purge the memories made from it");

function held(items, more, cascade) {
  if (!items.length) return el("p", {}, "No other memory was made from it.");
  return el(
    "div",
    { class: "notice stack" },
    el(
      "p",
      {},
      el("b", {}, `${counted(items.length, "memory was", "memories were")} made from it and may still have its text:`),
    ),
    list(
      ...items.slice(0, SHOWN).map(({ text }) => userText(text ?? "(a text that can't be read)", { max: 160 })),
      items.length > SHOWN || more ? "and more" : null,
    ),
    cascadeBox(cascade),
  );
}

/** The form that takes the place of a purge's reason: node, follow(), values(). */
export function reasonForm() {
  const { input, label } = reasonField();
  const node = el(
    "div",
    { class: "stack" },
    el("p", {}, "The text is destroyed. If the reason of its purge says too much, replace it here; the old one is destroyed."),
    label,
  );
  return {
    node,
    follow: () => {},
    values: () => ({ body: { reason: input.value.trim(), again: true }, params: {} }),
  };
}
