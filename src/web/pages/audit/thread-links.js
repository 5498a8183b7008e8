// Ways into a thread: to its messages, to a version of its summary, and to what an agent saw.
import { userText } from "../shared/dom.js";
import { link, view } from "./link.js";
import { clip } from "./words.js";

/** The changes to the query that open a thread, or a part of it, and nothing else. */
export const inThread = (user, thread, extra = {}) => view(user, "threads", { thread, ...extra });

/** A thread by its id, behind what it is called. */
export const threadLink = (user, thread, word = "thread") => [
  `${word} `,
  link(inThread(user, thread), { class: "mono", title: thread }, userText(clip(thread, 40))),
];

/** A message by its number, or by what it is called. */
export const messageLink = (user, thread, seq, text = null) =>
  link(
    inThread(user, thread, { seq }),
    text === null ? { class: "mono", title: `Message ${seq}`, "aria-label": `message ${seq}` } : {},
    text ?? String(seq),
  );

/** Several messages by their numbers, `3, 5`. */
export const messageLinks = (user, thread, seqs) =>
  seqs.map((seq, at) => [at ? ", " : null, messageLink(user, thread, seq)]);

/** The range of a version of the summary, linked to the version on its page of the list. */
export const versionLink = (user, thread, { id, start_seq: start, end_seq: end, cursor }, word = "summary") =>
  link(
    inThread(user, thread, { show: "summaries", version: id, cursor }),
    { title: `Version ${id}` },
    `${word} of ${start}–${end}`,
  );

/** To the context of a message: what an agent read before its own one; of any other, what it read next. */
export function contextLink(user, thread, { seq, role }) {
  const own = role === "assistant";
  if (own && seq === 0) return null;
  return link(
    inThread(user, thread, { show: "context", seq: own ? seq - 1 : seq }),
    {},
    own ? "What the agent read before this" : "What the agent read after this",
  );
}
