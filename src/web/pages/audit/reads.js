// Who was shown memories, and who was refused: the access log, of one user or of everyone.
import { el } from "../shared/dom.js";
import { get } from "../shared/api.js";
import { empty } from "../shared/states.js";
import { table } from "../shared/table.js";
import { counted } from "../shared/time.js";
import { link, view } from "./link.js";
import { FILTERS, fields } from "./reads-filters.js";
import { columns, details } from "./reads-rows.js";
import { region } from "./region.js";

const LIMIT = 50;

/** The view; without a user it is about everyone, and about refusals that concern no user. */
export function open({ user, query }) {
  const list = region("Reading who read", 8);
  const filters = fields(user);
  let count = 0;

  function update(next) {
    filters.fill(next);
    const { who, status, from, to, cursor } = next;
    list.show(
      async () => {
        const page = await get("/api/accesses", {
          user_id: user,
          actor: who,
          status,
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
          table({
            caption: "Accesses, newest first",
            columns: columns(user),
            rows: page.items,
            rowClass: (row) => (row.status === "ok" ? null : "amber"),
            nameOf: (row) => `the access at ${row.at}`,
            expand: (row) => details(row),
          }),
          pager(cursor, page.next_cursor),
        );
      },
      () => `${counted(count, "row")} shown`,
    );
  }

  update(query);
  return {
    node: el(
      "section",
      { class: "stack", "aria-label": "Who read it" },
      user ? null : everyone(),
      el("div", { class: "card" }, covered(), filters.node, list.node),
    ),
    update,
  };
}

const everyone = () =>
  el(
    "div",
    {},
    link(view(null, null), { class: "overview-back" }, "All users"),
    el("h2", {}, "Who read, and who was refused"),
  );

const covered = () =>
  el(
    "div",
    { class: "covered muted" },
    el(
      "p",
      {},
      "This list has every answer with the text of a memory or a message: over HTTP and MCP, texts that runs sent to models, " +
        "and exports, also those made on the server's machine. Writes over HTTP and MCP are listed with their revs, so " +
        "that it shows which key of an agent wrote what. It lacks reads of the database or a backup without this program. " +
        "Refusals are listed when the caller is known; those of unknown callers are in the server's log.",
    ),
    el(
      "p",
      {},
      "Equal accesses of one credential share a row for each minute, and Times is their number. Rows " +
        "are stored for a year, unless the settings say otherwise or the list reached its limit.",
    ),
  );

function nothing(user, query) {
  if (FILTERS.some((name) => query[name]) || query.cursor) {
    return empty(
      "Nothing fits these filters",
      "Remove a filter, or widen the time.",
      link(view(user, "reads"), { class: "button" }, "Clear the filters"),
    );
  }
  return empty(
    user ? "Nobody was shown memories of this user" : "Nobody was shown a memory",
    "There are no refusals either. Rows are stored for a time, then deleted.",
  );
}

function pager(cursor, next) {
  if (!cursor && !next) return null;
  return el(
    "nav",
    { class: "pager", "aria-label": "Pages of accesses" },
    cursor ? link({ cursor: null }, { class: "button", dataset: { focus: "newest" } }, "Newest") : null,
    next ? link({ cursor: next }, { class: "button", dataset: { focus: "older" } }, "Older") : null,
  );
}
