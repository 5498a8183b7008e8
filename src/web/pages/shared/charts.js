// Pictures of figures, without a library: lines over time, stacked bars by day, and bars by name.
import { svg } from "./dom.js";
import { MARGIN, coloured, colourOf, figure } from "./chart-axes.js";
import { frame } from "./chart-frame.js";

const DAY_MS = 86400000;
const day = new Intl.DateTimeFormat(undefined, { day: "numeric", month: "short", timeZone: "UTC" });
const longDay = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeZone: "UTC" });
const clock = new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit", second: "2-digit" });
// Days of figures are the server's, in UTC; a moment is in the reader's zone, and says so where there is room.
const longClock = new Intl.DateTimeFormat(undefined, {
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  timeZoneName: "short",
});

const spread = (count, from, to) =>
  Array.from({ length: count }, (_, at) =>
    count === 1 ? (from + to) / 2 : from + ((to - from) * at) / (count - 1)
  );
const highest = (values) => Math.max(1, ...values.filter((value) => Number.isFinite(value)));

// As many marks under the axis as there is room for, the first and the last among them.
function marksOf(labels, room) {
  return (xs, width) => {
    const count = Math.max(2, Math.min(labels.length, Math.floor(width / room)));
    const chosen = new Set(spread(count, 0, labels.length - 1).map(Math.round));
    return [...chosen]
      .filter((at) => at < labels.length)
      .map((at) => ({
        at: xs[at],
        label: labels[at],
        anchor:
          labels.length < 2 ? "middle" : at === 0 ? "start" : at === labels.length - 1 ? "end" : "middle",
      }));
  };
}

// A live line's axis counts back from now, so that its marks stand still while the line moves on.
function minutesBack(span) {
  return (xs, width) => {
    const [left, right] = [MARGIN.left, width - MARGIN.right];
    const minutes = Math.round(span / 60000);
    return spread(minutes + 1, left, right)
      .map((at, index) => ({
        at,
        anchor: index === minutes ? "end" : "middle",
        label: index === minutes ? "now" : `−${minutes - index} min`,
      }))
      .filter((_, index) => width > 440 || index === 0 || index === minutes);
  };
}

const utcDay = (text) => new Date(`${text}T00:00:00Z`);

function lineShape({ series, span, notes, noted }) {
  const points = series.reduce((all, one) => (one.points.length > all.length ? one.points : all), []);
  const times = points.map(({ x }) => (x instanceof Date ? x : null));
  const dated = points.length > 0 && times.every(Boolean);
  const first = dated ? Number(times[0]) : Number(points[0]?.x ?? 0);
  const last = dated ? Number(times.at(-1)) : Number(points.at(-1)?.x ?? 1);
  const daily = dated && last - first >= DAY_MS;
  const labels = points.map(({ x }) => (dated ? (daily ? longDay : longClock).format(x) : String(x)));
  const short = points.map(({ x }) => (dated ? (daily ? day : clock).format(x) : String(x)));
  // A live line keeps its span from the start: it grows in from the right and nothing jumps.
  const from = span ? Math.min(first, last - span) : first;
  const values = series.map((one) => ({ ...one, values: one.points.map(({ y }) => y) }));
  const all = values.flatMap((one) => one.values);
  const plain = spread(points.length, 0, 1);
  return {
    series: values,
    labels,
    notes: notes?.some(Boolean) ? notes : null,
    noted,
    first: dated ? (daily ? "Day" : "Time") : "At",
    low: Math.min(0, ...all.filter(Number.isFinite)),
    high: highest(all),
    xs: (left, right) =>
      points.map(({ x }, at) =>
        last === from
          ? span
            ? right
            : left + plain[at] * (right - left)
          : left + ((Number(x) - from) / (last - from)) * (right - left)
      ),
    marks: span ? minutesBack(span) : marksOf(short, daily ? 78 : 110),
    draw(plot, xs, y) {
      const base = y(Math.min(0, ...all.filter(Number.isFinite)));
      values.forEach((one, index) => {
        const at = one.values.map((value, i) => `${xs[i].toFixed(1)},${y(value ?? 0).toFixed(1)}`);
        if (!at.length) return;
        const colour = colourOf(one, index);
        if (values.length === 1 && at.length > 1) {
          plot.append(
            coloured(
              svg("path", {
                class: "chart-fill",
                d: `M${xs[0]},${base}L${at.join("L")}L${xs[at.length - 1]},${base}Z`,
              }),
              colour
            )
          );
        }
        plot.append(
          at.length === 1
            ? coloured(svg("circle", { cx: xs[0], cy: y(one.values[0]), r: 3 }), colour)
            : coloured(svg("path", { class: "chart-line", d: `M${at.join("L")}` }), colour, "stroke")
        );
      });
    },
  };
}

const range = ({ series, labels }) =>
  labels.length
    ? series
        .map((one) => {
          const known = one.values.filter(Number.isFinite);
          return `${one.name}: ${figure(known.at(-1))} at the end, ${figure(Math.max(...known))} at most`;
        })
        .join("; ")
    : "No values yet";

/**
 * Lines over time or numbers. `span` in ms keeps the axis at least so long, for lines that grow while one
 * looks; the node's update({series}) draws others. `notes` holds for each point what happened then, if anything, and `noted`
 * what sort of thing that is.
 */
export const lineChart = ({ title, series, height, unit, span, notes, noted }) =>
  frame({
    title,
    height,
    unit,
    data: { series, span, notes, noted },
    summary: range,
    shape: (data) => lineShape({ span, ...data }),
  });

function stackShape({ days, series }) {
  const dates = days.map((one) => (/^\d{4}-\d\d-\d\d$/.test(one) ? utcDay(one) : null));
  const name = (format) => days.map((one, at) => (dates[at] ? format.format(dates[at]) : one));
  const totals = days.map((_, at) => series.reduce((sum, one) => sum + (one.values[at] ?? 0), 0));
  return {
    series,
    labels: name(longDay),
    first: "Day",
    top: totals,
    low: 0,
    high: highest(totals),
    xs: (left, right) => days.map((_, at) => left + ((at + 0.5) / days.length) * (right - left)),
    marks: (xs, width) =>
      marksOf(name(day), 78)(xs, width).map((one) =>
        one.at > width - 34 ? { ...one, anchor: "end", at: width } : { ...one, anchor: "middle" }
      ),
    draw(plot, xs, y) {
      const slot = xs.length > 1 ? xs[1] - xs[0] : 60;
      const wide = Math.max(1, Math.min(36, slot * (slot < 6 ? 0.9 : 0.68)));
      days.forEach((_, at) => {
        let sum = 0;
        series.forEach((one, index) => {
          const value = one.values[at] ?? 0;
          if (!value) return;
          const [top, foot] = [y(sum + value), y(sum)];
          sum += value;
          plot.append(
            coloured(
              svg("rect", {
                class: "chart-bar",
                x: xs[at] - wide / 2,
                y: top,
                width: wide,
                height: Math.max(0.6, foot - top),
              }),
              colourOf(one, index)
            )
          );
        });
      });
    },
  };
}

const sums = ({ series, labels }) =>
  `${labels.length} days. In all: ${
    series
      .map((one) => `${one.name} ${figure(one.values.reduce((sum, value) => sum + (value ?? 0), 0))}`)
      .join(", ") || "nothing"
  }`;

/** One bar a day, made up of several series; days as 2026-11-22, in UTC. */
export const stackedBars = ({ title, days, series, height, unit }) =>
  frame({ title, height, unit, data: { days, series }, summary: sums, shape: stackShape });

export { barChart } from "./chart-bars.js";
