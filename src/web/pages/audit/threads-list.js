// The threads of a user, the last changed first.
import { el, userText } from "../shared/dom.js";
import { get } from "../shared/api.js";
import { empty } from "../shared/states.js";
import { table } from "../shared/table.js";
import { ago, counted, number, time } from "../shared/time.js";
import { link } from "./link.js";
import { region } from "./region.js";
import { inThread } from "./thread-links.js";
import { path } from "./user.js";

const LIMIT = 50;

const columns = (user) => [
  {
    key: "thread_id",
    label: "Thread",
    cell: (row) =>
      link(inThread(user, row.thread_id), { class: "thread-name" }, userText(row.thread_id, { max: 128 })),
  },
  { key: "messages", label: "Messages", numeric: true, cell: (row) => number(row.messages) },
  { key: "created_at", label: "Begun", cell: (row) => time(row.created_at) },
  { key: "updated_at", label: "Last change", cell: (row) => ago(row.updated_at) },
];

/** The list, a page at a time. */
export function threadList(user) {
  const list = region("Reading the threads", 6);
  let count = 0;
  return {
    node: list.node,
    update({ cursor }) {
      list.show(
        async () => {
          const page = await get(path(user, "threads"), { cursor, limit: LIMIT });
          count = page.items.length;
          if (!count) return nothing(cursor);
          return el(
            "div",
            {},
            table({
              caption: "Threads, the last changed first",
              columns: columns(user),
              rows: page.items,
              rowId: (row) => row.thread_id,
            }),
            pager(cursor, page.next_cursor),
          );
        },
        () => `${counted(count, "thread")} shown`,
      );
    },
  };
}

const nothing = (cursor) =>
  cursor
    ? empty(
        "No more threads",
        "The list ended before.",
        link({ cursor: null }, { class: "button" }, "To the beginning"),
      )
    : empty(
        "There are no threads",
        "A thread appears here with the first message or checkpoint that an agent stores in it.",
      );

function pager(cursor, next) {
  if (!cursor && !next) return null;
  return el(
    "nav",
    { class: "pager", "aria-label": "Pages of threads" },
    cursor ? link({ cursor: null }, { class: "button", dataset: { focus: "newest" } }, "Newest") : null,
    next ? link({ cursor: next }, { class: "button", dataset: { focus: "older" } }, "Older") : null,
  );
}
