// One result of a search: where it stands, with what score, and why.
import { el, replace, svg, userText } from "../shared/dom.js";
import { actions, labels, refocus } from "./memory-card.js";
import { PARTS, reason } from "./weigh.js";

/** The colour of a part. */
export const colour = (part) => `var(--part-${part})`;
const fine = (value) => value.toFixed(3);

// All bars have one scale, so that lengths compare from one result to the next.
function bar(parts, most) {
  const used = PARTS.filter(([key]) => parts[key] > 0);
  const told = used.map(([key, name]) => `${name} ${fine(parts[key])}`).join(", ");
  let x = 0;
  return el(
    "div",
    { class: "score-bar" },
    svg(
      "svg",
      {
        viewBox: "0 0 1000 12",
        preserveAspectRatio: "none",
        role: "img",
        "aria-label": `Score by part: ${told || "none"}`,
      },
      used.map(([key, name]) => {
        const width = (1000 * parts[key]) / most;
        const rect = svg(
          "rect",
          { x, y: 0, width: Math.max(1, width - 1.5), height: 12 },
          svg("title", null, `${name} ${fine(parts[key])}`)
        );
        rect.style.fill = colour(key);
        x += width;
        return rect;
      })
    )
  );
}

function figures(item, parts) {
  const rows = PARTS.filter(([key]) => key in parts);
  const own = (key) => fine(item.scores[key] ?? 0);
  return el(
    "details",
    { class: "score-details" },
    el("summary", null, "Score by part"),
    el(
      "table",
      { class: "score-table" },
      el("caption", { class: "visually-hidden" }, "Score by part"),
      el(
        "thead",
        null,
        el(
          "tr",
          null,
          ["Part", "From 0 to 1", "Adds"].map((name) => el("th", { scope: "col" }, name))
        )
      ),
      el(
        "tbody",
        null,
        rows.map(([key, name]) =>
          el(
            "tr",
            null,
            el("th", { scope: "row" }, name),
            el("td", null, own(key)),
            el("td", null, fine(parts[key]))
          )
        )
      ),
      el(
        "tfoot",
        null,
        el(
          "tr",
          null,
          el("th", { scope: "row" }, "Relevance, which the threshold is compared with"),
          el("td", null, fine(item.scores.relevance)),
          el("td", null)
        ),
        el(
          "tr",
          null,
          el("th", { scope: "row" }, "Score"),
          el("td", null),
          el("td", null, item.score.toFixed(4))
        )
      )
    )
  );
}

/** The line of items[at]: what it says, its score as a bar of parts, and why it stands where it does. */
export function result(items, parts, at, most, { user, act }) {
  const item = items[at];
  const acts = el("div");
  const line = el("div");
  const said = el("p", { class: "memory-text" }, userText(item.text, { max: 420 }));
  const draw = (memory) => {
    replace(line, labels(memory));
    replace(acts, actions(memory, { user, act, again }));
  };
  // The score stays: it is that of the text which was found.
  function again(memory) {
    replace(said, userText(memory.content ?? "", { max: 420 }));
    draw(memory);
    refocus(acts);
  }
  if (item.memory) draw(item.memory);
  return el(
    "li",
    { class: "result" },
    el("div", { class: "result-rank", "aria-hidden": "true" }, String(at + 1)),
    el(
      "div",
      { class: "result-body" },
      el(
        "div",
        { class: "result-head" },
        said,
        el(
          "p",
          { class: "result-score" },
          el("span", { class: "visually-hidden" }, "Score "),
          item.score.toFixed(3)
        )
      ),
      bar(parts[at], most),
      el("p", { class: "result-why" }, reason(items, parts, at)),
      item.related?.length
        ? el(
            "div",
            { class: "related" },
            el("p", { class: "muted" }, "Included because they are related:"),
            el(
              "ul",
              null,
              item.related.map((text) => el("li", null, userText(text, { max: 300 })))
            )
          )
        : null,
      figures(item, parts[at]),
      line,
      acts
    )
  );
}
