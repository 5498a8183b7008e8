// A band under the slider that tells by colour what sort of changes lie where.
import { el } from "../shared/dom.js";
import { EVENTS } from "./words.js";

const CELLS = 160;

/**
 * The band over revs 1 to `now`; what has not been read stays grey. Each cell has the colour of its
 * commonest event.
 */
export function revBand(log) {
  const now = log.now;
  const cells = Math.min(CELLS, now);
  const sums = Array.from({ length: cells }, () => new Map());
  for (const change of log.items) {
    const sum = sums[Math.floor(((change.rev - 1) * cells) / now)];
    sum.set(change.event, (sum.get(change.event) ?? 0) + 1);
  }
  const band = el(
    "div",
    { class: "rev-band", "aria-hidden": "true" },
    sums.map((sum) => {
      const [commonest] = [...sum].sort(([, a], [, b]) => b - a)[0] ?? [];
      return el("span", { class: commonest ? `fill-${commonest.toLowerCase()}` : null });
    }),
  );
  const seen = EVENTS.filter((event) => sums.some((sum) => sum.has(event)));
  const legend = el(
    "p",
    { class: "rev-legend" },
    seen.map((event) =>
      el(
        "span",
        {},
        el("span", { class: `swatch fill-${event.toLowerCase()}`, "aria-hidden": "true" }),
        event,
      ),
    ),
  );
  return [band, legend];
}
