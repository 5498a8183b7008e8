// What a change did to a memory beside its text: labels as "before → after", topics as what came and what went,
// metadata key by key.
import { el, userText } from "../shared/dom.js";

/** In the order in which they are shown. */
const NAMES = {
  topics: "Topics",
  category: "Category",
  bank: "Bank",
  kind: "Kind",
  importance: "Importance",
  pinned: "Pinned",
  thread_id: "Thread",
  agent_id: "Agent",
  run_id: "Run",
  actor_id: "Actor",
  role: "Role",
  metadata: "Metadata",
  input: "Raw input",
};
const ORDER = Object.keys(NAMES);
/** So many keys of metadata are told of one change. */
const MOST_KEYS = 20;

const hidden = (text) => el("span", { class: "visually-hidden" }, text);
/** The same value, whatever it is made of: the ledger writes objects with their keys in order. */
export const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** The fields that a change changed, as `[{name, before, after}]`. */
export const fieldChanges = (change) =>
  Object.entries(change.changed ?? {}).map(([name, field]) => ({
    name,
    before: field.old,
    after: field.new,
  }));

const was = (...shown) => el("del", { class: "diff-gone" }, ...shown);
const now = (...shown) => el("ins", { class: "diff-new" }, ...shown);
const value = (text) =>
  text === null ? el("span", { class: "muted" }, "none") : userText(text, { max: 300 });

/** One text before and after; null where there is none. */
function turned(before, after) {
  return [
    was(hidden("was "), value(before)),
    el("span", { "aria-hidden": "true" }, "→"),
    now(hidden("is now "), value(after)),
  ];
}

function label(it) {
  if (it === null || it === undefined || it === "") return null;
  if (typeof it === "boolean") return it ? "yes" : "no";
  return String(it);
}

function topics(before, after) {
  const came = after.filter((topic) => !before.includes(topic));
  const went = before.filter((topic) => !after.includes(topic));
  if (!came.length && !went.length) return el("span", { class: "muted" }, "in another order");
  const sign = (text) => el("span", { class: "field-sign", "aria-hidden": "true" }, text);
  return [
    came.map((topic) => now(hidden("added "), sign("+"), userText(topic, { max: 128 }))),
    went.map((topic) => was(hidden("removed "), sign("−"), userText(topic, { max: 128 }))),
  ];
}

/** The changed keys, each with its values as JSON, in which "1" and 1 are not the same. */
function metadata(before, after) {
  const json = (object, key) => (Object.hasOwn(object, key) ? JSON.stringify(object[key]) : null);
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => json(before, key) !== json(after, key),
  );
  const rows = keys
    .slice(0, MOST_KEYS)
    .map((key) =>
      row([`${NAMES.metadata} `, userText(key, { max: 60 })], turned(json(before, key), json(after, key))),
    );
  const left = keys.length - rows.length;
  return left > 0 ? [...rows, el("li", { class: "muted" }, `and ${left} more keys of the metadata`)] : rows;
}

const row = (name, shown) => el("li", {}, el("span", { class: "field-name" }, name), shown);

function rows({ name, before, after }) {
  if (name === "topics") return row(NAMES.topics, topics(before ?? [], after ?? []));
  if (name === "metadata") return metadata(before ?? {}, after ?? {});
  return row(NAMES[name] ?? name, turned(label(before), label(after)));
}

/** The fields as a list, or null where there are none. */
export function fieldList(fields) {
  if (!fields.length) return null;
  const place = ({ name }) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  const sorted = [...fields].sort((one, other) => place(one) - place(other));
  return el("ul", { class: "field-changes", "aria-label": "Changed besides the text" }, sorted.map(rows));
}
