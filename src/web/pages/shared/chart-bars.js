// Bars by name.
import { el, userText } from "./dom.js";
import { coloured, figure } from "./chart-axes.js";

/** Bars in the order given: a table whose middle column is drawn. Names may be anybody's text. */
export function barChart({ title, bars, unit = "", hint = null }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const whole = bars.reduce((sum, { value }) => sum + value, 0);
  const share = (value) => (whole ? `${figure((100 * value) / whole).replace(/[.,]\d+$/, "")} %` : "");
  return el(
    "figure",
    { class: "chart" },
    el(
      "figcaption",
      { class: "chart-head" },
      el("span", { class: "chart-title" }, title),
      hint ? el("span", { class: "muted" }, hint) : null
    ),
    el(
      "table",
      { class: "bars", role: "table" },
      el("caption", { class: "visually-hidden" }, title),
      el(
        "colgroup",
        null,
        ["bar-name", "bar-space", "bar-number"].map((name) => el("col", { class: name }))
      ),
      el(
        "thead",
        { class: "visually-hidden" },
        el(
          "tr",
          null,
          el("th", { scope: "col" }, "Name"),
          el("th", { scope: "col" }, "Share"),
          el("th", { scope: "col" }, "Number")
        )
      ),
      el(
        "tbody",
        null,
        bars.map((bar) => {
          const fill = coloured(
            el("span", { class: "bar-fill" }),
            bar.colour ?? "var(--chart-1)",
            "background-color"
          );
          fill.style.width = `${Math.max(bar.value ? 0.6 : 0, (100 * bar.value) / most)}%`;
          return el(
            "tr",
            null,
            el("th", { scope: "row" }, bar.label ? userText(bar.label, { max: 60 }) : "(none)"),
            el(
              "td",
              { class: "bar-cell" },
              el("span", { class: "visually-hidden" }, share(bar.value)),
              el("span", { class: "bar-track", "aria-hidden": "true", title: share(bar.value) }, fill)
            ),
            el("td", { class: "numeric" }, figure(bar.value, unit))
          );
        })
      )
    )
  );
}
