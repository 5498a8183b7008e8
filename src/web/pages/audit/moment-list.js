// The lists under the slider: the memories as they were, and what differs from now, a page at a time.
import { badge, el, userText } from "../shared/dom.js";
import { get } from "../shared/api.js";
import { empty } from "../shared/states.js";
import { time } from "../shared/time.js";
import { diffView } from "./diff-view.js";
import { fieldList } from "./fields.js";
import { link } from "./link.js";
import { path } from "./user.js";
import { memoryLink, stateWord } from "./words.js";

const LIMIT = 50;

/**
 * Reads pages of the memories that were active at a rev; the last one is kept, since it is often shown
 * again.
 */
export function thenPages(user) {
  let kept = { key: null, page: null };
  return (rev, cursor) => {
    const key = `${rev} ${cursor ?? ""}`;
    if (kept.key !== key) {
      const page = get(path(user, "memories"), { as_of_rev: rev, state: "active", limit: LIMIT, cursor });
      page.catch(() => {
        kept = { key: null, page: null };
      });
      kept = { key, page };
    }
    return kept.page;
  };
}

/** Such a page, each memory with what became of it since, as far as that is known. */
export function thenList(user, page, cursor, net) {
  if (!page.items.length) return empty("Nothing was remembered then", "No memory was active at this moment.");
  return el(
    "div",
    {},
    el(
      "ul",
      { class: "memories" },
      page.items.map((memory) => thenItem(user, memory, net)),
    ),
    pager(cursor, page.next_cursor),
  );
}

function thenItem(user, memory, net) {
  const since = net?.of.get(memory.id);
  const text =
    since?.kind === "changed" && since.before !== since.after
      ? diffView(memory.content, since.after)
      : memory.content === null
        ? el("span", { class: "muted" }, "The text has been destroyed since.")
        : userText(memory.content, { max: 600 });
  return el(
    "li",
    { class: `memory since-${since?.kind ?? "same"}` },
    el("div", { class: since?.kind === "gone" ? "memory-text memory-text-gone" : "memory-text" }, text),
    since ? became(user, since) : null,
    labels(user, memory.id, [
      memory.category,
      memory.bank,
      memory.kind,
      `importance ${memory.importance}`,
      memory.pinned ? "pinned" : null,
      ...memory.topics.slice(0, 6),
    ]),
  );
}

/** What became of a memory since: a line under its text. */
function became(user, since) {
  if (since.kind === "gone") {
    return el(
      "p",
      { class: "memory-since" },
      badge(since.state),
      since.into ? ["went into ", memoryLink(user, since.into), " "] : null,
      time(since.last.ts),
    );
  }
  if (since.kind !== "changed") return null;
  return el("div", { class: "memory-since" }, badge("UPDATE"), fieldList(since.fields), time(since.last.ts));
}

function labels(user, id, names) {
  return el(
    "p",
    { class: "memory-labels" },
    memoryLink(user, id),
    names.filter(Boolean).map((name) => el("span", { class: "label" }, userText(name, { max: 60 }))),
  );
}

/** One page of what was added, changed or ended since; all of it is known by now, so it is cut here. */
export function sinceList(user, entries, page, kind, isExact) {
  if (!entries.length) {
    return isExact
      ? empty(
          { added: "Nothing was added since", changed: "Nothing changed since", gone: "Nothing ended since" }[
            kind
          ],
          "In this filter, the memories were the same then as now.",
        )
      : empty("No difference in the compared part", "Compare more to be sure.");
  }
  const pages = Math.ceil(entries.length / LIMIT);
  const at = Math.min(Math.max(Number(page) || 1, 1), pages);
  const own = entries.slice((at - 1) * LIMIT, at * LIMIT);
  return el(
    "div",
    {},
    el(
      "ul",
      { class: "memories" },
      own.map((entry) => sinceItem(user, entry)),
    ),
    pages > 1
      ? el(
          "nav",
          { class: "pager", "aria-label": "Pages" },
          at > 1
            ? link({ page: at - 1 }, { class: "button", dataset: { focus: "page-before" } }, "Before")
            : null,
          el("span", { class: "muted" }, `Page ${at} of ${pages}`),
          at < pages
            ? link({ page: at + 1 }, { class: "button", dataset: { focus: "page-next" } }, "Next")
            : null,
        )
      : null,
  );
}

function sinceItem(user, entry) {
  const isEdit = entry.kind === "changed" && entry.before !== entry.after;
  const content = entry.after ?? entry.before;
  return el(
    "li",
    { class: `memory since-${entry.kind}` },
    el(
      "div",
      { class: entry.kind === "gone" ? "memory-text memory-text-gone" : "memory-text" },
      isEdit
        ? diffView(entry.before, entry.after)
        : content === null
          ? el("span", { class: "muted" }, "The text was destroyed.")
          : userText(content, { max: 600 }),
    ),
    entry.kind === "added"
      ? el(
          "p",
          { class: "memory-since" },
          badge(entry.last.event),
          `now ${stateWord(entry.state)}, last changed `,
          time(entry.last.ts),
        )
      : became(user, entry),
    labels(user, entry.memory_id, []),
  );
}

function pager(cursor, next) {
  if (!cursor && !next) return null;
  return el(
    "nav",
    { class: "pager", "aria-label": "Pages of memories" },
    cursor
      ? link({ cursor: null }, { class: "button", dataset: { focus: "first" } }, "To the beginning")
      : null,
    next ? link({ cursor: next }, { class: "button", dataset: { focus: "next" } }, "More") : null,
  );
}
