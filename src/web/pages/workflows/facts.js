// The rest that is known of a run: its numbers, and what a model was asked and answered.
import { el, userText } from "../shared/dom.js";
import { actor } from "../shared/people.js";
import { empty } from "../shared/states.js";
import { duration, number, time } from "../shared/time.js";
import { TRIGGERS } from "./runs.js";

const pairs = (items) =>
  el(
    "dl",
    { class: "facts" },
    items
      .filter(([, value]) => value !== null && value !== undefined && value !== "")
      .map(([name, value]) => el("div", null, el("dt", null, name), el("dd", null, value))),
  );

// A save that wrote nothing has no revs: its first one would stand behind its last.
function figuresOf({ figures }) {
  const { first_rev: first, last_rev: last, ...rest } = figures ?? {};
  return first > last ? rest : (figures ?? {});
}

/** The tab of facts: who, when, where, and each step's figures. */
export function runFacts(run) {
  return [
    pairs([
      ["Run", el("code", null, run.run_id)],
      ["User", userText(run.user_id)],
      ["Workflow", userText(run.workflow)],
      ["Begun", TRIGGERS[run.trigger] ?? run.trigger],
      ["Requested by", el("span", { class: "mono" }, actor(run.requested_by))],
      ["Requested", time(run.requested_at)],
      ["Started", time(run.started_at)],
      ["Ended", time(run.completed_at)],
      ["Took", duration(run.duration_ms)],
      ["Attempt", number(run.attempt)],
      ["Server", run.node ? el("span", { class: "mono" }, userText(run.node)) : null],
    ]),
    el("h3", { class: "facts-head" }, "Figures of the steps"),
    run.steps.some((step) => Object.keys(figuresOf(step)).length)
      ? el(
          "div",
          { class: "figures" },
          run.steps.map((step) =>
            el(
              "div",
              null,
              el("h4", null, step.name.replaceAll("_", " ")),
              pairs(
                Object.entries(figuresOf(step)).map(([name, value]) => [
                  name.replaceAll("_", " "),
                  number(value),
                ]),
              ),
            ),
          ),
        )
      : el("p", { class: "muted" }, "None yet."),
  ];
}

const told = (value) => (typeof value === "string" ? value : JSON.stringify(value, null, 2));

/** The tab of the model: what it took, and every question with its answer. */
export function exchanges(run) {
  const { metrics } = run;
  const sum = pairs([
    ["Requests", number(metrics.requests)],
    ["Prompt tokens", number(metrics.prompt_tokens)],
    ["Completion tokens", number(metrics.completion_tokens)],
    ["Cost", number(metrics.cost)],
    ["Questions without a usable answer", number(metrics.fallbacks)],
  ]);
  if (!metrics.requests && !run.exchanges.length) {
    return empty("No model was asked", "This run used only the offline rules; nothing left the server.");
  }
  return [
    sum,
    run.exchanges.map((exchange, index) =>
      el(
        "details",
        { class: "exchange" },
        el(
          "summary",
          null,
          `${index + 1}. ${[exchange.step, exchange.item].filter((part) => part !== undefined).join(" ")}`,
        ),
        Object.entries(exchange)
          .filter(([name]) => name !== "step" && name !== "item")
          .map(([name, value]) =>
            el(
              "div",
              null,
              el("h4", null, name.replaceAll("_", " ")),
              el("div", { class: "mono exchange-text" }, userText(told(value), { max: 4000 })),
            ),
          ),
      ),
    ),
  ];
}
