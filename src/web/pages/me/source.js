// Where something comes from: the message, or the conversation, in which it was said.
import { el, replace, userText } from "../shared/dom.js";
import { failed, loading } from "../shared/states.js";
import { atTime } from "./words.js";

const AT_ONCE = 20;
const WRITERS = {
  user: "You wrote",
  assistant: "Your assistant wrote",
  tool: "A tool of your assistant answered",
};
const gone = (what) => el("p", { class: "muted" }, what);
const messages = (thread) => `threads/${encodeURIComponent(thread)}/messages`;

const said = ({ role, content, at }) =>
  el(
    "figure",
    { class: "me-said" },
    el(
      "figcaption",
      { class: "muted" },
      WRITERS[role] ?? "A note to your assistant",
      " on ",
      atTime(at),
      ":",
    ),
    content === null
      ? gone("The text of this message was destroyed.")
      : el("blockquote", { class: "quote" }, userText(content, { max: 600 })),
  );

/** One message, or the sentence that it is no longer there. */
async function message(api, { thread_id: thread, seq }) {
  const missing = gone("The message is no longer there.");
  try {
    const { items } = await api.get(messages(thread), { after_seq: seq ? seq - 1 : null, limit: 1 });
    return items[0]?.seq === seq ? said(items[0]) : missing;
  } catch (error) {
    // A memory may name anything as its source, also what no conversation can be called.
    if ([400, 404].includes(error.status)) return missing;
    throw error;
  }
}

/** The beginning of a conversation, where it is not known which of its messages it was. */
async function conversation(api, thread) {
  try {
    const { items, next_cursor: more } = await api.get(messages(thread), { limit: AT_ONCE });
    return [items.map(said), more ? gone(`These are the first ${AT_ONCE} messages.`) : null];
  } catch (error) {
    if (error.status === 404) return gone("The conversation is no longer there.");
    throw error;
  }
}

/** Something that loads when it is opened first. */
export function opened(label, load) {
  const body = el("div", { class: "me-opened" });
  const summary = el("summary", null, label);
  const node = el("details", { class: "me-details" }, summary, body);
  async function fill() {
    replace(body, loading("Loading", 2));
    try {
      replace(body, await load());
    } catch (error) {
      replace(body, failed(error, fill, "This could not be loaded"));
    }
  }
  node.addEventListener("toggle", () => node.open && !body.hasChildNodes() && fill());
  return node;
}

/** The messages, at once. */
export const shownMessages = (api, places) => Promise.all(places.map((place) => message(api, place)));

/** The messages, to be opened; null if none is known. */
export const fromMessages = (api, places) =>
  places.length
    ? opened(places.length === 1 ? "Show the message it comes from" : "Show the messages it comes from", () =>
        shownMessages(api, places),
      )
    : null;

const isPlace = (it) => typeof it?.thread_id === "string" && Number.isInteger(it?.seq) && it.seq >= 0;

/** Where a memory comes from: the message if it names one, else the conversation. */
export function ofMemory(api, { metadata, thread_id: thread }) {
  const source = metadata?.source;
  if (isPlace(source)) return fromMessages(api, [source]);
  return thread ? opened("Show the conversation it comes from", () => conversation(api, thread)) : null;
}
