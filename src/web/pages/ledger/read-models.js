// How far each read model is: a full bar keeps up with the log.
import { badge, el, replace } from "../shared/dom.js";
import { counted, number } from "../shared/time.js";
import { loading } from "../shared/states.js";

const SAID = {
  changes: "histories, timelines, delta headers",
  daily_metrics: "counts by day",
  extractions: "what was made of turns",
  memories: "memories and archive",
  relations: "which memories belong together",
  runs: "runs of workflows",
  threads: "conversations and their summaries",
  user_context: "what people agreed to",
  user_stats: "counts by user",
};

// A verification makes every read model again too, and compares.
function recomputing() {
  const node = badge("recomputing");
  node.title = "Rebuilt next to the live one, by a rebuild or a verification";
  return node;
}

function line(one) {
  const share = one.events ? one.applied / one.events : 1;
  const fill = el("span", { class: "lag-fill" });
  fill.style.width = `${Math.min(100, 100 * share)}%`;
  const reached = one.parked ? "incomplete" : "up to date";
  const said = one.lag ? `${number(one.lag)} behind` : reached;
  const mood = one.parked ? "bad" : one.lag ? "warn" : "good";
  return el(
    "li",
    { class: "model", dataset: { mood } },
    el(
      "div",
      { class: "model-head" },
      el("span", { class: "model-name" }, one.projection.replaceAll("_", " ")),
      one.rebuilding ? recomputing() : null,
      one.parked ? el("span", { class: "badge badge-failed" }, `${number(one.parked)} parked`) : null,
      el("span", { class: "model-lag" }, said)
    ),
    el(
      "div",
      {
        class: "lag-track",
        "aria-hidden": "true",
        title: `${number(one.applied)} of ${counted(one.events, "event")}, version ${one.version}`,
      },
      fill
    ),
    el("p", { class: "model-note muted" }, SAID[one.projection] ?? `version ${one.version}`)
  );
}

/** The card of the read models. */
export function readModels() {
  const list = el("div", null, loading("Loading read models", 6));
  let shown = "";
  return {
    node: el(
      "section",
      { class: "card", "aria-labelledby": "models-title" },
      el("h2", { id: "models-title" }, "Read models"),
      list
    ),
    read({ projections }) {
      const next = JSON.stringify(projections);
      if (next === shown) return;
      shown = next;
      replace(list, el("ul", { class: "models" }, projections.map(line)));
    },
    failed: (error) =>
      error && !shown && replace(list, el("p", { class: "muted" }, "Unknown while there is no answer.")),
  };
}
