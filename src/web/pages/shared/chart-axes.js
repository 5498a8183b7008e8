// What charts measure and draw with: figures, colours, round steps and the two axes.
import { svg } from "./dom.js";

/** Room for the axes. */
export const MARGIN = { top: 10, right: 12, bottom: 24, left: 48 };
const PALETTE = 8;
const compact = new Intl.NumberFormat(undefined, { notation: "compact", maximumFractionDigits: 1 });
const exact = new Intl.NumberFormat(undefined, { maximumFractionDigits: 2 });

/** The colour of a series: its own name for one, or the next of the palette. */
export const colourOf = (series, index) => series.colour ?? `var(--chart-${(index % PALETTE) + 1})`;
/** A figure with its unit, as a reader sees it. */
export const figure = (value, unit) =>
  value === null || value === undefined ? "–" : `${exact.format(value)}${unit ? ` ${unit}` : ""}`;

/** Round steps from 0 (or below) to at least max: 1, 2 or 5 times a power of ten. */
export function ticks(min, max, about = 4) {
  const span = Math.max(max - min, 1e-9);
  const raw = span / about;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= raw) ?? 10 * power;
  const found = [];
  for (let at = Math.floor(min / step) * step; ; at += step) {
    found.push(Math.abs(at) < step / 1e6 ? 0 : at);
    if (at >= max) return found;
  }
}

/** Sets a colour through the object model: the page's policy allows no style in markup. */
export function coloured(node, colour, property = "fill") {
  node.style.setProperty(property, colour);
  return node;
}

/** Draws the lines and marks of both axes; answers where a value lies. */
export function axes(plot, { width, height, low, high, steps, marks }) {
  const { left, right, top, bottom } = MARGIN;
  const y = (value) => top + (height - top - bottom) * (1 - (value - low) / (high - low || 1));
  plot.append(
    ...steps.map((step) =>
      svg(
        "g",
        { class: "chart-grid" },
        svg("line", { x1: left, x2: width - right, y1: y(step), y2: y(step) }),
        svg("text", { x: left - 8, y: y(step) + 4, "text-anchor": "end" }, compact.format(step))
      )
    )
  );
  plot.append(
    ...marks.map(({ at, label, anchor }) =>
      svg("text", { class: "chart-mark", x: at, y: height - 6, "text-anchor": anchor ?? "middle" }, label)
    )
  );
  return y;
}
