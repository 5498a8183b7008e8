// What came from where: memories that became one, and topics that became few.
import { el, userText } from "../shared/dom.js";
import { empty } from "../shared/states.js";
import { number } from "../shared/time.js";
import { erased } from "./decisions.js";
import { growing, memoryLink, memoryText } from "./texts.js";

const STEP = 15;
const chip = (word, kind = "") => el("span", { class: `chip-word ${kind}` }, userText(word));

const group = (run) => (merge) =>
  el(
    "li",
    { class: "merge" },
    el(
      "ul",
      { class: "merge-sources", "aria-label": "From" },
      merge.source_ids.map((id) =>
        el("li", null, memoryText(run.user_id, id), " ", memoryLink(run.user_id, id)),
      ),
    ),
    el("span", { class: "merge-arrow", "aria-hidden": "true" }),
    el(
      "div",
      { class: "merge-product" },
      el("span", { class: "visually-hidden" }, "Became: "),
      userText(merge.content, { max: 600 }),
      merge.topics?.length
        ? el(
            "span",
            { class: "row chip-row" },
            merge.topics.map((topic) => chip(topic)),
          )
        : null,
    ),
  );

/** The tab of merges: each group's memories and what they became. */
export function merges(run) {
  if (run.answers_erased) return erased();
  if (!run.merges.length) return empty("Nothing was merged", "No two memories said the same.");
  return growing(run.merges, STEP, group(run), { class: "merges" });
}

/** The tab of topics: which of the many became which of the few. */
export function topics(run) {
  if (run.answers_erased) return erased();
  const into = new Map();
  for (const [from, to] of Object.entries(run.topics)) into.set(to, [...(into.get(to) ?? []), from]);
  if (!into.size) return empty("Topics are unchanged", "The run changed no topics.");
  const dropped = into.get(null) ?? [];
  into.delete(null);
  const rows = [...into].sort((a, b) => b[1].length - a[1].length);
  return [
    el(
      "dl",
      { class: "topics" },
      rows.map(([to, from]) =>
        el(
          "div",
          null,
          el(
            "dt",
            null,
            userText(to),
            " ",
            el("span", { class: "muted num" }, `from ${number(from.length)}`),
          ),
          el(
            "dd",
            { class: "row chip-row" },
            from.map((word) => chip(word)),
          ),
        ),
      ),
    ),
    dropped.length
      ? el(
          "details",
          { class: "dropped" },
          el("summary", null, `${number(dropped.length)} dropped`),
          el(
            "div",
            { class: "row chip-row" },
            dropped.map((word) => chip(word, "chip-dropped")),
          ),
        )
      : null,
  ];
}
