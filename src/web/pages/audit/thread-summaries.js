// The versions of a thread's summary, newest first: each continues the one that it names as its base.
import { badge, el, userText } from "../shared/dom.js";
import { empty } from "../shared/states.js";
import { counted, duration, time } from "../shared/time.js";
import { link } from "./link.js";
import { region } from "./region.js";
import { lineList } from "./thread-lines.js";
import { messageLink } from "./thread-links.js";
import { shortId } from "./words.js";

const EDGES = { completed: "add", failed: "delete", withdrawn: "purge", processing: "update" };

/** This part of a thread. The address may name a version that is on the page. */
export function summaries({ user, thread, record, versions }) {
  const list = region("Reading the summaries", 8);
  let count = 0;

  function update({ cursor, version: marked }) {
    list.show(
      async () => {
        const [page, found] = await Promise.all([versions.page(cursor), record()]);
        count = page.items.length;
        if (!count) return found ? nothing(cursor) : el("div", {});
        const isHere = page.items.some(({ id }) => id === marked);
        if (isHere) toMarked(marked);
        return el(
          "div",
          {},
          marked && !isHere
            ? el(
                "p",
                { class: "notice" },
                `Version ${marked} is not on this page; it is further back, or newer ones came meanwhile.`,
              )
            : null,
          el(
            "ol",
            { class: "changes" },
            page.items.map((version) => versionItem(version, { user, thread, marked, page: page.items })),
          ),
          pager(cursor, page.next_cursor),
        );
      },
      () => `${counted(count, "version")} shown`,
    );
  }

  return { node: list.node, update };
}

function toMarked(id) {
  requestAnimationFrame(() => document.getElementById(`version-${id}`)?.scrollIntoView({ block: "center" }));
}

function versionItem(version, context) {
  const { user, thread, marked } = context;
  const { id, status, start_seq: start, end_seq: end, lines } = version;
  return el(
    "li",
    {
      class: `change edge-${EDGES[status] ?? "other"}${id === marked ? " change-marked" : ""}`,
      id: `version-${id}`,
    },
    el(
      "div",
      { class: "change-head" },
      el(
        "span",
        { class: "change-event" },
        badge(status),
        el("span", {}, "Messages ", messageLink(user, thread, start), " to ", messageLink(user, thread, end)),
      ),
      el("span", { class: "change-when" }, time(version.created_at)),
    ),
    version.error ? el("p", { class: "change-reason" }, userText(version.error, { max: 400 })) : null,
    lines.length
      ? lineList(context, lines, { label: `Lines of the summary of ${start} to ${end}` })
      : el("p", { class: "change-text muted" }, without(status)),
    el(
      "p",
      { class: "change-foot" },
      el("span", {}, "version ", el("span", { class: "mono", title: id }, shortId(id))),
      base(version, context),
      version.model ? el("span", {}, "by ", userText(version.model, { max: 80 })) : null,
      version.generation_time_ms === null
        ? null
        : el("span", {}, `in ${duration(version.generation_time_ms)}`),
      version.skipped ? el("span", {}, `${counted(version.skipped, "message")} skipped`) : null,
    ),
  );
}

const without = (status) =>
  ({
    processing: "It is being written.",
    failed: "It has no lines; the one before stays the base.",
    withdrawn: "Its lines were destroyed, since a message that they came from is gone.",
  })[status] ?? "It has no lines.";

/** The version that it continues: on the same page mostly. */
function base({ base_id: id }, { page }) {
  if (!id) return el("span", {}, "the first");
  const found = page.find((version) => version.id === id);
  const name = found ? `${found.start_seq}–${found.end_seq}` : shortId(id);
  if (!found) return el("span", {}, "continues ", el("span", { class: "mono", title: id }, name));
  return el(
    "span",
    {},
    "continues ",
    link({ version: id }, { title: `Version ${id}`, "aria-label": `the summary of ${name}` }, name),
  );
}

const nothing = (cursor) =>
  cursor
    ? empty(
        "No more versions",
        "The list ended before.",
        link({ cursor: null }, { class: "button" }, "To the newest"),
      )
    : empty(
        "There is no summary yet",
        "The first one is made once the thread is long enough. Until then an agent reads its messages.",
      );

function pager(cursor, next) {
  if (!cursor && !next) return null;
  const to = (cursor, key, text) =>
    link({ cursor, version: null }, { class: "button", dataset: { focus: key } }, text);
  return el(
    "nav",
    { class: "pager", "aria-label": "Pages of versions" },
    cursor ? to(null, "newest", "Newest") : null,
    next ? to(next, "older", "Older") : el("span", { class: "muted" }, "This is the beginning."),
  );
}
