// What a change did to the labels of a memory: importance, category, pin and the like, each as "before →
// after".
import { el, userText } from "../shared/dom.js";
import { stateWord } from "./words.js";

const NAMES = {
  importance: "Importance",
  category: "Category",
  bank: "Bank",
  kind: "Kind",
  pinned: "Pinned",
  thread_id: "Thread",
  agent_id: "Agent",
  run_id: "Run",
  actor_id: "Actor",
  role: "Role",
  state: "State",
  purge_at: "Restorable until",
  topics: "Topics",
  metadata: "Metadata",
};

function shown(value) {
  if (value === null || value === undefined || value === "") return el("span", { class: "muted" }, "none");
  if (value === true) return "yes";
  if (value === false) return "no";
  if (typeof value === "object") return userText(JSON.stringify(value), { max: 300 });
  return userText(String(value), { max: 300 });
}

const differs = (one, other) => JSON.stringify(one ?? null) !== JSON.stringify(other ?? null);

/** The labels that a change set, as pairs. */
export function fieldChanges(change) {
  const { set = {}, was = {} } = change.detail ?? {};
  const names = [...new Set([...Object.keys(was), ...Object.keys(set)])].filter((name) =>
    differs(was[name], set[name]),
  );
  const pairs = names.map((name) => ({ name, before: was[name], after: set[name] }));
  if (change.old_state && change.old_state !== change.new_state) {
    pairs.push({ name: "state", before: stateWord(change.old_state), after: stateWord(change.new_state) });
  }
  return pairs;
}

/**
 * Whether a change left text and labels as they were: then topics or metadata, which histories don't tell,
 * changed.
 */
export function isUnseen(change) {
  return (
    change.event === "UPDATE" &&
    change.old === change.new &&
    change.old !== null &&
    fieldChanges(change).length === 0
  );
}

/** The pairs as a list, or null where there are none. */
export function fieldList(pairs) {
  if (!pairs.length) return null;
  return el(
    "ul",
    { class: "field-changes", "aria-label": "Labels" },
    pairs.map(({ name, before, after }) =>
      el(
        "li",
        {},
        el("span", { class: "field-name" }, NAMES[name] ?? name),
        el("del", { class: "diff-gone" }, el("span", { class: "visually-hidden" }, "was "), shown(before)),
        el("span", { "aria-hidden": "true" }, "→"),
        el("ins", { class: "diff-new" }, el("span", { class: "visually-hidden" }, "is now "), shown(after)),
      ),
    ),
  );
}
