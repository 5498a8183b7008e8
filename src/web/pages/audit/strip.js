// A strip of bars: how many changes there were, from the first one to the last.
import { el, svg } from "../shared/dom.js";
import { counted, number, time } from "../shared/time.js";
import { label } from "./dates.js";

const HEIGHT = 44;
const STEP = 10;

/**
 * The strip. `onPick(span)` is called for the bar that is pressed; keyboards have the same in the list
 * beneath.
 */
export function strip(spans, { onPick = null, link = null, caption }) {
  if (!spans.length) return el("div", {});
  const most = Math.max(...spans.map((span) => span.changes));
  const whole = spans.at(-1).to - spans[0].from;
  const bars = spans.map((span, at) => {
    // What is not nothing stays to be seen beside the highest.
    const high = span.changes ? Math.max(2, (span.changes / most) * HEIGHT) : 0;
    const told = `${label(span.from, whole)} – ${label(span.to, whole)}: ${counted(span.changes, "change")}`;
    return svg(
      "g",
      {
        class: span.changes && onPick ? "strip-bar strip-bar-link" : "strip-bar",
        onclick: onPick && span.changes ? () => onPick(span) : null,
      },
      svg("title", {}, told),
      svg("rect", { class: "strip-room", x: at * STEP, y: 0, width: STEP, height: HEIGHT }),
      svg("rect", {
        class: "strip-fill",
        x: at * STEP + 1,
        y: HEIGHT - high,
        width: STEP - 2,
        height: high,
        rx: 1,
      }),
    );
  });
  const drawing = svg(
    "svg",
    {
      viewBox: `0 0 ${spans.length * STEP} ${HEIGHT}`,
      preserveAspectRatio: "none",
      role: "img",
      "aria-label": `${caption}. Most at once: ${number(most)}.`,
    },
    bars,
  );
  const ends = el(
    "div",
    { class: "strip-ends", "aria-hidden": "true" },
    el("span", {}, label(spans[0].from, whole)),
    el("span", {}, label(spans.at(-1).to, whole)),
  );
  return el(
    "div",
    { class: "strip" },
    el("p", { class: "strip-title", "aria-hidden": "true" }, caption),
    drawing,
    ends,
    link ? list(spans, link) : null,
  );
}

function list(spans, link) {
  const some = spans.filter((span) => span.changes);
  return el(
    "details",
    { class: "strip-list" },
    el("summary", {}, "Changes over time as a list"),
    el(
      "ul",
      {},
      some.map((span) =>
        el("li", {}, link(span, [time(span.from.toISOString()), `: ${counted(span.changes, "change")}`])),
      ),
    ),
  );
}
