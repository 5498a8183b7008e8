// What happened to a thread, as it stands in the timeline next to the changes of memories.
import { badge, el, userText } from "../shared/dom.js";
import { counted, time } from "../shared/time.js";
import { actorFilter } from "./change.js";
import { link } from "./link.js";
import { contextLink, inThread, messageLink, threadLink } from "./thread-links.js";

/** What each is called in its badge. */
const BADGES = {
  MESSAGE: "message",
  MESSAGES_ROLLED_BACK: "rolled back",
  MESSAGE_PURGED: "purged",
  THREAD_SUMMARIZED: "summarised",
  SUMMARY_FAILED: "failed",
  SUMMARIES_WITHDRAWN: "withdrawn",
  THREAD_PURGED: "purged",
  MESSAGES_EXTRACTED: "extracted",
  EXTRACTION_FAILED: "failed",
};
const PURGES = ["MESSAGE_PURGED", "THREAD_PURGED"];

/** The event in words: `thread(word)` and `message(word)` are links behind what they are called. */
const TOLD = {
  MESSAGE: ({ role }, thread, message) => [message("Message"), ` of ${role} in `, thread()],
  MESSAGES_ROLLED_BACK: ({ from_seq: from, messages }, thread) => [
    thread("Thread"),
    ` was rolled back to before message ${from}: ${counted(messages, "message")} destroyed`,
  ],
  MESSAGE_PURGED: (_, thread, message) => [message("Message"), " in ", thread(), " was purged"],
  THREAD_SUMMARIZED: ({ lines, model }, thread) => [
    thread("Thread"),
    ` was summarised in ${counted(lines, "line")}`,
    model ? [" by ", userText(model, { max: 80 })] : null,
  ],
  SUMMARY_FAILED: (_, thread) => ["A summary of ", thread(), " failed"],
  SUMMARIES_WITHDRAWN: ({ summaries }, thread) => [
    `${counted(summaries, "summary was", "summaries were")} withdrawn in `,
    thread(),
    ", since messages that they came from are gone",
  ],
  THREAD_PURGED: (_, thread) => [thread("Thread"), " was purged"],
  MESSAGES_EXTRACTED: ({ outcomes, extractor }, thread) => [
    "Facts were found in ",
    thread(),
    `: ${outcomeWords(outcomes)}`,
    extractor ? [", by ", userText(extractor, { max: 80 })] : null,
  ],
  EXTRACTION_FAILED: ({ extractor }, thread) => [
    "Messages of ",
    thread(),
    " could not be read",
    extractor ? [" by ", userText(extractor, { max: 80 })] : null,
    "; they are read again",
  ],
};

/** How many became what, as in "2 created, 1 needs consent". */
const outcomeWords = (outcomes) =>
  Object.entries(outcomes)
    .map(([outcome, count]) => `${count} ${outcome.replaceAll("_", " ")}`)
    .join(", ");

/** A list item for an event of a thread. */
export function threadItem(item, { user }) {
  const { event, detail } = item;
  const { thread_id: thread, seq } = detail;
  const message = (word) => messageLink(user, thread, seq, `${word} ${seq}`);
  const told = TOLD[event] ?? (() => threadLink(user, thread, "Thread"));
  return el(
    "li",
    { class: `change ${PURGES.includes(event) ? "edge-purge" : "edge-thread"}` },
    el(
      "div",
      { class: "change-head" },
      el(
        "span",
        { class: "change-event" },
        badge(BADGES[event] ?? event),
        el(
          "span",
          {},
          told(detail, (word) => threadLink(user, thread, word), message),
        ),
      ),
      el(
        "span",
        { class: "change-when", title: `Partition ${item.partition_id}, position ${item.position}` },
        time(item.ts),
      ),
    ),
    body(item),
    item.reason
      ? el(
          "p",
          { class: "change-reason" },
          el("span", { class: "muted" }, "Reason: "),
          userText(item.reason, { max: 400 }),
        )
      : null,
    el(
      "p",
      { class: "change-foot" },
      actorFilter(item.actor),
      detail.agent_id ? el("span", {}, "agent ", userText(detail.agent_id, { max: 60 })) : null,
      event === "MESSAGE" ? contextLink(user, thread, { seq, role: detail.role }) : null,
      event === "THREAD_SUMMARIZED"
        ? link(
            inThread(user, thread, { show: "summaries", version: detail.summary_id }),
            {},
            "See the versions",
          )
        : null,
    ),
  );
}

function body({ event, new: said, detail }) {
  if (event === "SUMMARY_FAILED" || event === "EXTRACTION_FAILED")
    return detail.error ? el("p", { class: "change-text" }, userText(detail.error, { max: 400 })) : null;
  if (event !== "MESSAGE" && event !== "THREAD_SUMMARIZED") return null;
  if (said === null) return el("p", { class: "muted change-text" }, "The text was destroyed since.");
  if (!said)
    return el("p", { class: "muted change-text" }, "It has no text: see its tool calls in the thread.");
  return el("div", { class: "change-text" }, userText(said, { max: 600 }));
}
