// The fields of a memory, as a form shows them and as the ledger takes them.
import { el } from "../shared/dom.js";

const KINDS = ["semantic", "episodic", "insight", "procedural", "summary"];

const label = (text, input, hint) =>
  el(
    "label",
    { class: "field" },
    el("span", null, text),
    input,
    hint ? el("span", { class: "hint" }, hint) : null
  );

/** A select of plain values. */
export const choice = (name, values, chosen, props = {}) =>
  el(
    "select",
    { name, class: "input", ...props },
    values.map((one) => {
      const [value, text] = Array.isArray(one) ? one : [one, one];
      return el("option", { value, selected: String(value) === String(chosen) }, text);
    })
  );

const lines = (text) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** The form of a memory: node, fill(memory), and values() as a body. */
export function fields(memory = {}) {
  const content = el("textarea", { name: "content", rows: 5, required: true, dir: "auto" });
  const topics = el("textarea", { name: "topics", rows: 2, dir: "auto" });
  const category = el("input", { name: "category", dir: "auto", autocomplete: "off" });
  const bank = el("input", { name: "bank", dir: "auto", autocomplete: "off" });
  const kind = choice("kind", KINDS, "semantic");
  const importance = choice("importance", [1, 2, 3, 4, 5], 2);
  const pinned = el("input", { type: "checkbox", name: "pinned" });

  const fill = (from) => {
    content.value = from.content ?? "";
    topics.value = (from.topics ?? []).join("\n");
    category.value = from.category ?? "";
    bank.value = from.bank ?? "";
    kind.value = from.kind ?? "semantic";
    importance.value = from.importance ?? 2;
    pinned.checked = Boolean(from.pinned);
  };
  fill(memory);

  const node = el(
    "div",
    { class: "stack" },
    label("Text", content),
    label("Topics", topics, "One a line, 16 at most."),
    el(
      "div",
      { class: "field-grid" },
      label("Category", category),
      label("Bank", bank, "An unknown bank becomes the default one."),
      label("Kind", kind),
      label("Importance", importance, "1 to 5")
    ),
    el("label", { class: "check" }, pinned, "Pinned: ranks higher in every search")
  );
  const values = () => ({
    content: content.value.trim(),
    topics: lines(topics.value),
    category: category.value.trim() || null,
    bank: bank.value.trim() || null,
    kind: kind.value,
    importance: Number(importance.value),
    pinned: pinned.checked,
  });
  return { node, fill, values };
}

/** What of values differs from memory: a change names only what it changes. */
export function differing(values, memory) {
  const same = (a, b) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) =>
        !same(value, memory[name]) &&
        !(name === "bank" && value === null) &&
        !(name === "content" && value === memory.content?.trim())
    )
  );
}
