// The messages of a thread, a page at a time, each with the summary lines that cite it next to it.
import { el, replace } from "../shared/dom.js";
import { get } from "../shared/api.js";
import { empty, failed } from "../shared/states.js";
import { counted, number } from "../shared/time.js";
import { link } from "./link.js";
import { region } from "./region.js";
import { citing } from "./thread-lines.js";
import { callsOf, messageItem } from "./thread-message.js";
import { citations } from "./thread-versions.js";
import { path } from "./user.js";

const LIMIT = 50;

/** A seq out of the address; null where it names none. */
export const seqOf = (text) => (/^\d{1,9}$/.test(text ?? "") ? Number(text) : null);

/** This part of a thread. The address names the first message of the page, or one that is on it. */
export function messages({ user, thread, record, versions }) {
  const list = region("Reading the messages", 10);
  const notice = el("div", { role: "status" });
  let count = 0;

  async function read(first) {
    const after = first > 0 ? first - 1 : null;
    return get(path(user, "threads", thread, "messages"), { after_seq: after, limit: LIMIT });
  }

  /** The page that the address asks for; one with long texts may end before the message that is asked for. */
  async function wanted(query, total) {
    const marked = seqOf(query.seq);
    const begin = seqOf(query.start) ?? (marked === null ? 0 : marked - (marked % LIMIT));
    const page = await read(begin);
    const last = page.items.at(-1)?.seq ?? -1;
    if (marked === null || marked >= total || marked <= last) return { page, begin, marked };
    return { page: await read(marked), begin: marked, marked };
  }

  /** Fills the places next to the messages: they are read by themselves, since they are more to read. */
  async function cite(places, seq, stale) {
    try {
      const { versions: found, isAll } = await versions.back(seq);
      if (stale()) return;
      const lines = citations(found);
      for (const [at, place] of places) replace(place, citing({ user, thread }, lines.get(at)));
      replace(
        notice,
        isAll
          ? null
          : el(
              "p",
              { class: "notice" },
              `Lines of the newest ${counted(found.length, "version")} of the summary are shown. `,
              "Older ones may cite these messages too; ",
              link({ show: "summaries", seq: null, start: null }, {}, "Summaries"),
              " has them all.",
            ),
      );
    } catch (error) {
      if (stale()) return;
      const again = () => cite(places, seq, stale);
      replace(notice, failed(error, again, "The summary lines that cite these messages could not be loaded"));
    }
  }

  function update(query) {
    versions.forget();
    list.show(
      async (stale) => {
        replace(notice);
        const found = await record();
        count = 0;
        if (!found) return el("div", {});
        const { page, begin, marked } = await wanted(query, found.messages);
        if (stale()) return null;
        count = page.items.length;
        if (!count) return nothing(found.messages);
        const calls = callsOf(page.items);
        const places = new Map();
        const items = page.items.map((message) => {
          const beside = el("div", { class: "message-cited" });
          places.set(message.seq, beside);
          return messageItem(message, { user, thread, calls, marked, beside });
        });
        cite(places, page.items[0].seq, stale);
        if (marked !== null) toMarked(items.find((item) => item.id === `message-${marked}`));
        const last = page.items.at(-1).seq;
        return el(
          "div",
          {},
          marked !== null && marked >= found.messages ? rolledBack(marked) : null,
          el("ol", { class: "thread-messages" }, items),
          pager(begin, last, found.messages),
        );
      },
      () => `${counted(count, "message")} shown`,
    );
  }

  return { node: el("div", {}, notice, list.node), update };
}

/** Moves to the message that the address names, a frame later, once it is in the page. */
function toMarked(item) {
  requestAnimationFrame(() => item?.scrollIntoView({ block: "center" }));
}

/** What is said of a message that the thread had once. */
export const rolledBack = (seq) =>
  el("p", { class: "notice" }, `Message ${number(seq)} is gone: the thread was rolled back to before it.`);

const nothing = (total) =>
  empty(
    "There is no such message",
    `The thread has ${counted(total, "message")}: it may have been rolled back.`,
    link({ seq: null, start: null }, { class: "button" }, "To the beginning"),
  );

function pager(begin, last, total) {
  const to = (start, key, text) =>
    link({ start: start || null, seq: null }, { class: "button", dataset: { focus: key } }, text);
  if (begin === 0 && last + 1 >= total) return null;
  const newest = total - 1 - ((total - 1) % LIMIT);
  return el(
    "nav",
    { class: "pager", "aria-label": "Pages of messages" },
    begin > 0 ? to(0, "first", "First") : null,
    begin > 0 ? to(Math.max(0, begin - LIMIT), "before", "Before") : null,
    el("span", { class: "muted" }, `${number(begin)} to ${number(last)} of ${counted(total, "message")}`),
    last + 1 < total ? to(last + 1, "next", "Next") : null,
    last + 1 < total && newest > last + 1 ? to(newest, "newest", "Newest") : null,
  );
}
