// What a picture says sooner: how far something is, and what was before and after.
import { el } from "../shared/dom.js";
import { counted, number } from "../shared/time.js";

const wide = (node, share) => {
  node.style.width = `${Math.max(0, Math.min(1, share)) * 100}%`;
  return node;
};

/** A bar of how far something is, from 0 to 1, named for those who can't see it. */
export function progressBar(share, name, kind = "") {
  const percent = Math.round(Math.max(0, Math.min(1, share)) * 100);
  return el(
    "div",
    {
      class: `bar ${kind}`,
      role: "progressbar",
      "aria-label": name,
      "aria-valuemin": 0,
      "aria-valuemax": 100,
      "aria-valuenow": percent,
    },
    wide(el("span", { class: "bar-fill" }), share),
  );
}

const BEYOND = 1.25; // a bar towards a threshold shows a quarter more than it, with a tick where it is

/** A bar of how far something is to a threshold, and beyond it. */
export function thresholdBar(share, name, kind = "") {
  const bar = progressBar(share, name, kind);
  wide(bar.firstElementChild, share / BEYOND);
  const tick = el("span", { class: "bar-tick", "aria-hidden": "true" });
  tick.style.insetInlineStart = `${100 / BEYOND}%`;
  return el("span", { class: "bar-ticked" }, bar, tick);
}

/** Two bars: how many there were, and how many are left; `what` is a word for one and a word for many. */
export function beforeAfter(before, after, what = ["memory", "memories"]) {
  if (before === null || before === undefined) return el("span", { class: "muted" }, "–");
  const most = Math.max(before, after ?? 0, 1);
  const line = (kind, n) =>
    el(
      "span",
      { class: `pair-line pair-${kind}` },
      el("span", { class: "pair-track" }, wide(el("span", { class: "pair-bar" }), n / most)),
      el("span", { class: "pair-number" }, number(n)),
    );
  const told =
    after === null || after === undefined
      ? `${counted(before, ...what)} before`
      : `${counted(before, ...what)} before, ${number(after)} after`;
  return el(
    "span",
    { class: "pair", role: "img", "aria-label": told },
    line("before", before),
    after === null || after === undefined ? null : line("after", after),
  );
}

const fine = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });

/** What a run changed, in per cent, with its sign. */
export function change(run) {
  if (run.reduction_percent === null || run.reduction_percent === undefined) return null;
  const sign = run.reduction_percent > 0 ? "−" : "";
  return `${sign}${fine.format(Math.abs(run.reduction_percent))} %`;
}

/** The steps of a run as a rail: done, under way, to come. */
export function rail(steps) {
  return el(
    "ol",
    { class: "rail" },
    steps.map((step) =>
      el(
        "li",
        {
          class: `rail-step rail-${step.state}`,
          "aria-current": step.state === "running" ? "step" : null,
        },
        el("span", { class: "rail-dot", "aria-hidden": "true" }),
        el(
          "span",
          { class: "rail-title" },
          step.title,
          el("span", { class: "visually-hidden" }, `: ${step.state}`),
        ),
        step.detail ?? null,
      ),
    ),
  );
}
