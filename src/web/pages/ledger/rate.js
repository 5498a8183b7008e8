// How fast events are appended, as a line that grows while one looks.
import { el, replace } from "../shared/dom.js";
import { lineChart } from "../shared/charts.js";
import { failed, loading } from "../shared/states.js";

const SPAN_MS = 5 * 60 * 1000;

/** The card of the append rate. */
export function rate() {
  const points = [];
  const place = el("div", { class: "rate-place" }, loading("Measuring the append rate", 5));
  const trouble = el("div", { hidden: true });
  let chart = null;
  return {
    node: el(
      "section",
      { class: "card stack", "aria-labelledby": "rate-title" },
      el("h2", { id: "rate-title" }, "Append rate"),
      trouble,
      place
    ),
    read({ at, perSecond }) {
      if (perSecond === null) return;
      points.push({ x: at, y: Math.round(perSecond * 10) / 10 });
      while (points.length && at - points[0].x > SPAN_MS) points.shift();
      const series = [{ name: "Appended", points }];
      if (chart) return chart.update({ series });
      chart = lineChart({
        title: "Events appended per second, last 5 minutes",
        series,
        unit: "events/s",
        span: SPAN_MS,
        height: 316,
      });
      replace(place, chart);
    },
    failed(error, again) {
      trouble.hidden = !error;
      replace(trouble, error ? failed(error, again, "The log's state could not be read") : null);
      place.hidden = Boolean(error) && !chart;
    },
  };
}
