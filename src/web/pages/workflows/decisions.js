// What a run decided of each memory, and why.
import { params } from "../shared/address.js";
import { badge, el, userText } from "../shared/dom.js";
import { empty } from "../shared/states.js";
import { number } from "../shared/time.js";
import { here } from "./links.js";
import { growing, memoryLink, memoryText } from "./texts.js";

const STEP = 25;
const ACTIONS = { delete: "Delete", merge: "Merge", keep: "Keep" };

/** Says why a run's answers are not there any more. */
export const erased = () =>
  empty(
    "Destroyed with a purge",
    "A memory of this user was purged. The decisions of their runs might have quoted it, so they were destroyed too.",
  );

/**
 * Answers why nothing came of a decision to merge, or null: what was decided of each memory by itself is sorted into
 * groups afterwards, and a memory that is left alone in its group is kept.
 */
function unmerged(run) {
  const isSorted = run.steps.some(({ name, status }) => name === "resolve_merges" && status === "completed");
  const groups = new Map(run.merges.flatMap((merge) => merge.source_ids.map((id) => [id, merge])));
  return ({ action, memory_id: id }) => {
    if (!isSorted || action !== "merge") return null;
    if (!groups.has(id)) return "pinned memories, and those of another category, stay apart.";
    return groups.get(id).content === null ? "no common text was found." : null;
  };
}

const line = (run, why) => (decision) =>
  el(
    "li",
    { class: "decision" },
    el("span", null, badge(decision.action)),
    el(
      "div",
      { class: "decision-body" },
      memoryText(run.user_id, decision.memory_id),
      el(
        "p",
        { class: "decision-reason" },
        el("span", { class: "muted" }, "Why: "),
        userText(decision.reason, { max: 300 }),
      ),
      why(decision)
        ? el("p", { class: "decision-reason" }, el("b", null, "Not merged: "), why(decision))
        : null,
      el(
        "p",
        { class: "muted decision-ids" },
        memoryLink(run.user_id, decision.memory_id),
        decision.merge_target ? [" into ", memoryLink(run.user_id, decision.merge_target)] : null,
      ),
    ),
  );

/** The tab of decisions: counts that filter, and the memories with their texts and reasons. */
export function decisions(run) {
  if (run.answers_erased) return erased();
  if (!run.decisions.length) return empty("No decisions", "The run has made no decisions yet.");
  const chosen = params().action ?? "";
  const counts = {};
  for (const { action } of run.decisions) counts[action] = (counts[action] ?? 0) + 1;
  const order = Object.keys(ACTIONS).concat(Object.keys(counts).filter((action) => !ACTIONS[action]));
  const items = run.decisions
    .filter((decision) => !chosen || decision.action === chosen)
    .sort((a, b) => order.indexOf(a.action) - order.indexOf(b.action));
  const filter = (action, words, n) =>
    here(
      { action },
      {
        class: "chip",
        "aria-current": chosen === action ? "true" : null,
        dataset: { focus: `action-${action}` },
      },
      words,
      " ",
      el("span", { class: "num muted" }, number(n)),
    );
  return [
    el(
      "div",
      { class: "row chips", role: "group", "aria-label": "Show decisions to" },
      filter("", "All", run.decisions.length),
      order
        .filter((action) => counts[action])
        .map((action) => filter(action, ACTIONS[action] ?? action, counts[action])),
    ),
    items.length
      ? growing(items, STEP, line(run, unmerged(run)), { class: "decisions" })
      : empty("None of these", "Choose another kind above."),
  ];
}
