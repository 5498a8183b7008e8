// How many memories are in which state, as one bar.
import { el } from "../shared/dom.js";
import { number } from "../shared/time.js";
import { STATES, stateWord } from "./words.js";

/** The bar; small without its legend, which then stands in the columns beside it. */
export function stateBar(counts, { small = false } = {}) {
  const total = STATES.reduce((sum, state) => sum + (counts[state] ?? 0), 0);
  const bar = el(
    "div",
    { class: small ? "state-bar state-bar-small" : "state-bar", "aria-hidden": "true" },
    STATES.filter((state) => counts[state] > 0).map((state) => {
      const part = el("span", {
        class: `state-part fill-${state}`,
        title: `${stateWord(state)}: ${number(counts[state])}`,
      });
      part.style.flexGrow = String(counts[state] / total);
      return part;
    }),
  );
  if (small)
    return el(
      "div",
      { class: "state-bar-cell" },
      bar,
      el("span", { class: "visually-hidden" }, `${total} in all`),
    );
  const legend = STATES.map((state) =>
    el(
      "div",
      { class: counts[state] ? "state-count" : "state-count state-count-none" },
      el("dt", {}, el("span", { class: `swatch fill-${state}`, "aria-hidden": "true" }), stateWord(state)),
      el("dd", {}, number(counts[state] ?? 0)),
    ),
  );
  return el("div", {}, bar, el("dl", { class: "state-legend" }, legend));
}
