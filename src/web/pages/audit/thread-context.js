// The context of a turn as an agent read it when a message was the last one.
import { el, userText } from "../shared/dom.js";
import { get } from "../shared/api.js";
import { set } from "../shared/address.js";
import { number } from "../shared/time.js";
import { region } from "./region.js";
import { lineList } from "./thread-lines.js";
import { messageLink, versionLink } from "./thread-links.js";
import { callsOf, messageItem } from "./thread-message.js";
import { rolledBack, seqOf } from "./thread-messages.js";
import { path } from "./user.js";
import { memoryLink } from "./words.js";

/** This part of a thread. The address names the message and perhaps a budget. */
export function context({ user, thread, record }) {
  const shown = region("Reading the context", 8);
  const bar = controls();

  function update(query) {
    shown.show(async () => {
      const found = await record();
      bar.node.hidden = !found;
      if (!found) return el("div", {});
      const last = found.messages - 1;
      const seq = seqOf(query.seq) ?? last;
      const budget = seqOf(query.budget) || null;
      bar.fill(seq, last, budget);
      const answer = await get(path(user, "threads", thread, "context"), {
        at_seq: seq,
        budget_tokens: budget,
      });
      return el(
        "div",
        { class: "stack" },
        seq > last ? rolledBack(seq) : null,
        drawn(answer, { user, thread }),
      );
    }, "The context is shown");
  }

  return { node: el("div", {}, bar.node, shown.node), update };
}

function controls() {
  const number = (id, min) =>
    el("input", {
      class: "input",
      id,
      type: "number",
      min,
      step: 1,
      inputmode: "numeric",
      autocomplete: "off",
    });
  const seq = number("context-seq", 0);
  const budget = number("context-budget", 1);
  let last = 0;
  const go = (to) => {
    const at = Math.min(Math.max(to, 0), last);
    seq.value = String(at);
    set({ seq: at, budget: seqOf(budget.value) || null });
  };
  const step = (by, label, sign) =>
    el(
      "button",
      {
        type: "button",
        class: "button",
        "aria-label": label,
        title: label,
        onclick: () => go((seqOf(seq.value) ?? last) + by),
      },
      sign,
    );
  const labelled = (label, field) => el("label", { class: "field" }, el("span", {}, label), field);
  const node = el(
    "form",
    {
      class: "toolbar context-controls",
      "aria-label": "Which moment",
      hidden: true,
      onsubmit: (event) => {
        event.preventDefault();
        go(seqOf(seq.value) ?? last);
      },
    },
    el(
      "div",
      { class: "row moment-steps" },
      step(-1, "One message back", "‹"),
      step(1, "One message on", "›"),
    ),
    labelled("After message", seq),
    labelled("Tokens at most", budget),
    el("button", { class: "button" }, "Show"),
  );
  budget.placeholder = "no limit";
  return {
    node,
    fill(at, most, limit) {
      last = most;
      seq.max = String(most);
      // What is being written is left alone.
      if (document.activeElement !== seq) seq.value = String(at);
      if (document.activeElement !== budget) budget.value = limit ? String(limit) : "";
    },
  };
}

function drawn(answer, place) {
  const { user, thread } = place;
  const { summary, pinned, gap_messages: gap, memory_text: text } = answer;
  const fact = (label, value) => el("div", {}, el("dt", {}, label), el("dd", {}, value));
  return el(
    "div",
    { class: "stack" },
    el(
      "dl",
      { class: "facts context-facts" },
      fact("Tokens", number(answer.tokens)),
      fact("Pinned facts", number(pinned.length)),
      fact("Lines of the summary", number(summary?.lines.length ?? 0)),
      fact("Messages", number(gap.length)),
      fact("Left out for the budget", answer.truncated ? "yes, the oldest" : "nothing"),
    ),
    el(
      "p",
      { class: "muted context-note" },
      "Texts that were destroyed since are missing. The delta header is too: what a reader had seen then is on no record.",
    ),
    part(
      "Memory text",
      "context-text",
      text === null ? null : el("div", { class: "quote mono" }, userText(text, { max: 4000 })),
      summary
        ? "Nothing of it is left: its lines were left out, or destroyed since."
        : "No pinned facts and no summary: the agent read messages alone.",
    ),
    pinned.length
      ? part(
          "Pinned",
          "context-pinned",
          el(
            "ul",
            { class: "thread-lines" },
            pinned.map((fact) => pinnedItem(fact, place)),
          ),
        )
      : null,
    summary
      ? part(
          versionLink(user, thread, summary, "Summary"),
          "context-summary",
          summary.lines.length ? lineList(place, summary.lines, { label: "Lines of the summary" }) : null,
          "All of its lines were left out, or destroyed since.",
        )
      : null,
    part(
      "Messages",
      "context-messages",
      gap.length
        ? el(
            "ol",
            { class: "thread-messages" },
            gap.map((message) => messageItem(message, { ...place, calls: callsOf(gap) })),
          )
        : null,
      "None behind the summary.",
    ),
  );
}

const part = (title, id, content, none) =>
  el(
    "section",
    { "aria-labelledby": id },
    el("h4", { id, class: "context-title" }, title),
    content ?? el("p", { class: "muted" }, none),
  );

const pinnedItem = ({ text, memory_id: memory, seq }, { user, thread }) =>
  el(
    "li",
    {},
    userText(text, { max: 600 }),
    el(
      "span",
      { class: "thread-line-from" },
      memory ? ["memory ", memoryLink(user, memory)] : ["message ", messageLink(user, thread, seq)],
    ),
  );
