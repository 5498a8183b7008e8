// What every drawn chart has: a heading, a plot that is drawn anew for the width it gets, values under the
// pointer or the arrow keys, and the same figures as a table for those who would rather read them.
import { el, replace, svg } from "./dom.js";
import { MARGIN, axes, coloured, colourOf, figure, ticks } from "./chart-axes.js";

function legend(series) {
  if (series.length < 2) return null;
  return el(
    "ul",
    { class: "chart-legend" },
    series.map((one, index) =>
      el(
        "li",
        null,
        coloured(
          el("span", { class: "chart-key", "aria-hidden": "true" }),
          colourOf(one, index),
          "background-color"
        ),
        one.name
      )
    )
  );
}

function asTable({ title, series, labels, notes, noted, unit, first }) {
  return el(
    "div",
    { class: "table-scroll chart-data", role: "region", tabindex: "0", "aria-label": `${title}, figures` },
    el(
      "table",
      { class: "table" },
      el("caption", { class: "visually-hidden" }, title),
      el(
        "thead",
        null,
        el(
          "tr",
          null,
          el("th", { scope: "col" }, first),
          series.map((one) => el("th", { scope: "col", class: "numeric" }, one.name)),
          notes && el("th", { scope: "col" }, noted)
        )
      ),
      el(
        "tbody",
        null,
        labels.map((label, at) =>
          el(
            "tr",
            null,
            el("th", { scope: "row", role: "rowheader" }, label),
            series.map((one) =>
              el("td", { class: "numeric", dataset: { label: one.name } }, figure(one.values[at], unit))
            ),
            notes && el("td", { dataset: { label: noted } }, notes[at] || "–")
          )
        )
      )
    )
  );
}

/**
 * A chart's figure. `shape(data)` answers {series: [{name, colour, values}], labels, first, low, high, top,
 * xs(left, right), marks(xs, width), draw(plot, xs, y), notes, noted}; `node.update(data)` draws other data. What is noted at a
 * label, under the heading `noted`, is marked by a line there.
 */
export function frame({ title, summary, height = 200, unit = "", data, shape }) {
  let now = shape(data),
    chosen = null,
    width = 0;
  const output = el("output", { class: "visually-hidden", "aria-live": "polite" });
  const tip = el("div", { class: "chart-tip", hidden: true, "aria-hidden": "true" });
  const plot = svg("svg", { class: "chart-svg", role: "img" });
  const area = el(
    "div",
    {
      class: "chart-area",
      role: "group",
      tabindex: "0",
      "aria-label": `${title}. The arrow keys show single values.`,
    },
    plot,
    tip
  );
  const keys = el("div");
  const details = el("details", { class: "chart-details" }, el("summary", null, "Show as table"));

  function draw() {
    if (!width) return;
    plot.setAttribute("viewBox", `0 0 ${width} ${height}`);
    plot.setAttribute("height", height);
    plot.setAttribute("aria-label", `${title}. ${summary?.(now) ?? ""}`);
    plot.replaceChildren();
    const steps = ticks(now.low, now.high);
    const [low, high] = [steps[0], steps.at(-1)];
    const xs = now.xs(MARGIN.left, width - MARGIN.right);
    const y = axes(plot, { width, height, low, high, steps, marks: now.marks(xs, width) });
    now.notes?.forEach((note, at) => {
      if (!note) return;
      const [x, y1, y2] = [xs[at], MARGIN.top, height - MARGIN.bottom];
      plot.append(svg("line", { class: "chart-note", x1: x, x2: x, y1, y2 }));
    });
    now.draw(plot, xs, y);
    if (chosen !== null) {
      chosen = Math.min(chosen, xs.length - 1);
      plot.append(
        svg("line", {
          class: "chart-cursor",
          x1: xs[chosen],
          x2: xs[chosen],
          y1: MARGIN.top,
          y2: height - MARGIN.bottom,
        })
      );
      now.series.forEach((one, index) => {
        const at = now.top ? null : one.values[chosen];
        if (at === null || at === undefined) return;
        plot.append(
          coloured(
            svg("circle", { class: "chart-dot", cx: xs[chosen], cy: y(at), r: 4 }),
            colourOf(one, index)
          )
        );
      });
      point(xs[chosen]);
    }
  }

  function point(x) {
    const rows = now.series
      .map((one, index) => ({ one, index, value: one.values[chosen] }))
      .filter(({ value }) => value || now.series.length === 1 || !now.top);
    replace(
      tip,
      el("p", { class: "chart-tip-title" }, now.labels[chosen]),
      rows.length ? null : el("p", null, "Nothing"),
      rows.map(({ one, index, value }) =>
        el(
          "p",
          null,
          coloured(el("span", { class: "chart-key" }), colourOf(one, index), "background-color"),
          el("span", null, one.name),
          el("b", null, figure(value, unit))
        )
      ),
      now.notes?.[chosen] ? el("p", { class: "chart-tip-note" }, `${now.noted}: ${now.notes[chosen]}`) : null
    );
    tip.hidden = false;
    const left = x > width / 2 ? x - tip.offsetWidth - 12 : x + 12;
    tip.style.left = `${Math.max(0, Math.min(left, width - tip.offsetWidth))}px`;
  }

  function choose(at, spoken) {
    if (!now.labels.length) return;
    chosen = at === null ? null : Math.max(0, Math.min(at, now.labels.length - 1));
    if (chosen === null) tip.hidden = true;
    else if (spoken) {
      const told = now.series
        .filter((one) => one.values[chosen] || now.series.length === 1)
        .map((one) => `${one.name} ${figure(one.values[chosen], unit)}`);
      const note = now.notes?.[chosen] ? `. ${now.noted}: ${now.notes[chosen]}` : "";
      output.textContent = `${now.labels[chosen]}: ${told.join(", ") || "nothing"}${note}`;
    }
    draw();
  }

  area.addEventListener("pointermove", (event) => {
    const x = event.clientX - area.getBoundingClientRect().left;
    const xs = now.xs(MARGIN.left, width - MARGIN.right);
    const near = xs.reduce((best, one, at) => (Math.abs(one - x) < Math.abs(xs[best] - x) ? at : best), 0);
    if (near !== chosen) choose(near);
  });
  area.addEventListener("pointerleave", () => document.activeElement !== area && choose(null));
  area.addEventListener("blur", () => choose(null));
  area.addEventListener("keydown", (event) => {
    const last = now.labels.length - 1;
    const to = { ArrowLeft: (chosen ?? last + 1) - 1, ArrowRight: (chosen ?? -1) + 1, Home: 0, End: last }[
      event.key
    ];
    if (event.key === "Escape") choose(null);
    if (to === undefined) return;
    event.preventDefault();
    choose(to, true);
  });
  const fill = () => {
    if (!details.open) return;
    const scrolled = details.querySelector(".chart-data")?.scrollTop ?? 0;
    replace(details, details.firstElementChild, asTable({ title, unit, ...now }));
    details.querySelector(".chart-data").scrollTop = scrolled;
  };
  details.addEventListener("toggle", fill);
  new ResizeObserver(([entry]) => {
    width = Math.round(entry.contentRect.width);
    draw();
  }).observe(area);

  const node = el(
    "figure",
    { class: "chart" },
    el("figcaption", { class: "chart-head" }, el("span", { class: "chart-title" }, title), keys),
    area,
    details,
    output
  );
  replace(keys, legend(now.series));
  node.update = (next) => {
    now = shape(next);
    replace(keys, legend(now.series));
    fill();
    draw();
  };
  return node;
}
