// Who asked for a user's memories: searches and writes, and how each ended.
import { badge, el, replace, userText } from "../shared/dom.js";
import { get } from "../shared/api.js";
import { actor } from "../shared/people.js";
import { empty, failed } from "../shared/states.js";
import { table } from "../shared/table.js";
import { counted, number, time } from "../shared/time.js";
import { link, view } from "./link.js";
import { counts } from "./access-counts.js";
import { FILTERS, fields } from "./access-filters.js";
import { region } from "./region.js";
import { memoryLink } from "./words.js";

const LIMIT = 50;
const ENDS = { ok: "answered", skipped: "nothing to do" };
/** Errors that are the ledger's own trouble; all others are its refusals. */
const FAULTS = ["unavailable", "internal", "internal_error"];

/** The view. */
export function open({ user, query }) {
  const summary = el("div", { class: "card" });
  const list = region("Reading who asked", 8);
  const filters = fields(user);
  let count = 0;

  async function summarise() {
    try {
      replace(summary, ...(await counts(user)));
    } catch (error) {
      replace(summary, failed(error, summarise, "The counts could not be loaded"));
    }
  }

  function update(next) {
    filters.fill(next);
    list.show(
      async () => {
        const { op, status, node, memory, from, to, cursor } = next;
        const page = await get("/api/operations", {
          user_id: user,
          op,
          status,
          node,
          memory_id: memory,
          from,
          to,
          cursor,
          limit: LIMIT,
        });
        count = page.items.length;
        if (!count) return nothing(user, next);
        return el(
          "div",
          {},
          who(page.items),
          table({
            caption: "Operations, newest first",
            columns: columns(user),
            rows: page.items,
            rowClass: (row) => (row.status === "error" ? "amber" : null),
          }),
          pager(cursor, page.next_cursor),
        );
      },
      () => `${counted(count, "operation")} shown`,
    );
  }

  summarise();
  update(query);
  return {
    node: el(
      "section",
      { class: "stack", "aria-label": "Requests" },
      summary,
      el("div", { class: "card" }, filters.node, list.node),
    ),
    update,
  };
}

const columns = (user) => [
  { key: "ts", label: "When", cell: (row) => time(row.ts) },
  { key: "actor", label: "Who", cell: (row) => actor(row.actor) },
  { key: "op", label: "Operation", cell: (row) => row.op },
  {
    key: "status",
    label: "End",
    cell: (row) => el("span", {}, end(row), row.error ? [" ", el("code", {}, row.error)] : null),
  },
  {
    key: "memory_id",
    label: "Memory",
    cell: (row) => (row.memory_id ? memoryLink(user, row.memory_id) : "–"),
  },
  {
    key: "category",
    label: "Category",
    cell: (row) => (row.category ? userText(row.category, { max: 60 }) : "–"),
  },
  {
    key: "thread_id",
    label: "Thread",
    cell: (row) => (row.thread_id ? userText(row.thread_id, { max: 60 }) : "–"),
  },
  {
    key: "sim",
    label: "Best score",
    numeric: true,
    cell: (row) => (row.sim === null ? "–" : row.sim.toFixed(3)),
  },
];

function end(row) {
  if (row.status === "error") return badge(FAULTS.includes(row.error) ? "failed" : "refused");
  const node = badge(row.status);
  node.textContent = ENDS[row.status] ?? row.status;
  return node;
}

/** Who stands in the rows that are shown, most first: of these rows alone, and it says so. */
function who(rows) {
  const actors = new Map();
  for (const row of rows) {
    const sum = actors.get(row.actor) ?? { reads: 0, writes: 0, refused: 0 };
    if (row.status === "error") sum.refused++;
    else if (row.op === "search") sum.reads++;
    else sum.writes++;
    actors.set(row.actor, sum);
  }
  const sorted = [...actors].sort(
    ([, a], [, b]) => b.reads + b.writes + b.refused - a.reads - a.writes - a.refused,
  );
  return el(
    "div",
    { class: "actors" },
    el("h3", {}, rows.length === 1 ? "Who, in the one shown" : `Who, in the ${number(rows.length)} shown`),
    el(
      "ul",
      {},
      sorted.slice(0, 8).map(([who, sum]) =>
        el(
          "li",
          {},
          actor(who),
          el(
            "span",
            { class: "muted" },
            [
              ["read", sum.reads],
              ["wrote", sum.writes],
              ["refused or failed", sum.refused],
            ]
              .filter(([, count]) => count)
              .map(([word, count]) => `${word} ${number(count)} ×`)
              .join(", "),
          ),
        ),
      ),
      sorted.length > 8 ? el("li", { class: "muted" }, `and ${counted(sorted.length - 8, "other")}`) : null,
    ),
  );
}

function nothing(user, query) {
  if (FILTERS.some((name) => query[name]) || query.cursor) {
    return empty(
      "Nothing fits these filters",
      "Remove a filter, or widen the time.",
      link(view(user, "access"), { class: "button" }, "Clear the filters"),
    );
  }
  return empty(
    "No requests",
    "Operations are stored for a time. Older ones are deleted here, but stay in the timeline.",
  );
}

function pager(cursor, next) {
  if (!cursor && !next) return null;
  return el(
    "nav",
    { class: "pager", "aria-label": "Pages of operations" },
    cursor ? link({ cursor: null }, { class: "button", dataset: { focus: "newest" } }, "Newest") : null,
    next ? link({ cursor: next }, { class: "button", dataset: { focus: "older" } }, "Older") : null,
  );
}
