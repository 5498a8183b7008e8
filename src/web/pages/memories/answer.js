// What an agent would have been given, from the header down to the last memory, with what it cost in tokens.
import { el, userText } from "../shared/dom.js";
import { counted, duration, number } from "../shared/time.js";
import { empty } from "../shared/states.js";
import { colour, result } from "./result.js";
import { PARTS, weighed } from "./weigh.js";

function budget({ tokens, truncated }, asked) {
  const share = asked ? Math.min(1, tokens / asked) : null;
  const fill = el("span");
  if (share !== null) fill.style.width = `${100 * share}%`;
  return el(
    "div",
    { class: "budget" },
    el(
      "p",
      null,
      el("b", null, number(tokens)),
      asked ? ` of ${number(asked)} tokens` : " tokens, without a limit"
    ),
    share === null
      ? null
      : el(
          "div",
          { class: "budget-bar", "aria-hidden": "true", dataset: { full: truncated ? "true" : "" } },
          fill
        ),
    truncated
      ? el("p", { class: "budget-note" }, "Not everything fitted: some results were left out.")
      : null
  );
}

function legend(parts) {
  const used = PARTS.filter(([key]) => parts.some((one) => one[key] > 0));
  return el(
    "ul",
    { class: "part-legend", "aria-label": "Parts of a score" },
    used.map(([key, name]) => {
      const mark = el("span", { class: "part-key", "aria-hidden": "true" });
      mark.style.backgroundColor = colour(key);
      return el("li", null, mark, name);
    })
  );
}

function header({ delta_header: text, rev }, thread, act) {
  if (!thread) return null;
  return el(
    "section",
    { class: "delta card", "aria-label": "Delta header" },
    el("h3", null, "Delta header of thread ", userText(thread, { max: 80 })),
    text
      ? el("pre", null, userText(text, { max: 3000 }))
      : el(
          "p",
          { class: "muted" },
          "Nothing changed since the thread's last query, or the header did not fit into the budget."
        ),
    act.allowed
      ? el(
          "p",
          { class: "muted" },
          text
            ? `Acknowledged: the thread is now at rev ${number(rev)}.`
            : "An answer without a header acknowledges no more than there was."
        )
      : null
  );
}

/** The answer as a view. */
export function answerView({ answer, body, user, act, took }) {
  const items = answer.items.map((one) => ({
    ...one,
    scores: one.scores ?? { lexical: 0, vector: 0, relevance: 0 },
  }));
  const parts = weighed(items, answer.weights);
  const most = Math.max(
    0.0001,
    ...items.map((one, at) =>
      Math.max(
        one.score,
        Object.values(parts[at]).reduce((a, b) => a + b, 0)
      )
    )
  );
  const top = el(
    "div",
    { class: "answer-head" },
    el(
      "div",
      null,
      el(
        "h2",
        null,
        items.length
          ? counted(items.length, "memory", "memories")
          : "Nothing found"
      ),
      el("p", { class: "muted", role: "status" }, `at rev ${number(answer.rev)}, in ${duration(took)}`)
    ),
    budget(answer, body.budget_tokens)
  );
  return el(
    "div",
    { class: "stack" },
    header(answer, body.thread_id, act),
    el(
      "section",
      { class: "card", "aria-label": "Results" },
      top,
      items.length
        ? [
            legend(parts),
            el(
              "ol",
              { class: "results" },
              items.map((_, at) => result(items, parts, at, most, { user, act }))
            ),
          ]
        : empty(
            "No memory answers this",
            answer.truncated
              ? "The results do not fit into the budget."
              : "Use other words, a lower least relevance, or fewer filters."
          )
    )
  );
}
