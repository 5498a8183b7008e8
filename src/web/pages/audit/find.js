// Finds the user that the question is about, by the beginning of the id.
import { el, userText } from "../shared/dom.js";
import { get } from "../shared/api.js";
import { params, set } from "../shared/address.js";
import { empty } from "../shared/states.js";
import { table } from "../shared/table.js";
import { ago, counted, number } from "../shared/time.js";
import { link, view } from "./link.js";
import { allReads } from "./reads-card.js";
import { region } from "./region.js";
import { signIns } from "./sign-ins.js";
import { stateBar } from "./state-bar.js";

const LIMIT = 25;

// Noughts step back, so that what is there is seen first.
const count = (n) => (n ? number(n) : el("span", { class: "none" }, "0"));

const columns = [
  {
    key: "user_id",
    label: "User",
    cell: (row) => link(view(row.user_id, "timeline"), { class: "find-user" }, userText(row.user_id)),
  },
  { key: "states", label: "Memories", cell: (row) => stateBar(row, { small: true }) },
  { key: "active", label: "Active", numeric: true, cell: (row) => count(row.active) },
  { key: "archived", label: "Archived", numeric: true, cell: (row) => count(row.archived) },
  { key: "merged", label: "Merged", numeric: true, cell: (row) => count(row.merged) },
  { key: "soft_deleted", label: "Soft-deleted", numeric: true, cell: (row) => count(row.soft_deleted) },
  { key: "purged", label: "Purged", numeric: true, cell: (row) => count(row.purged) },
  { key: "rev", label: "Rev", numeric: true, cell: (row) => number(row.rev) },
  { key: "last_at", label: "Last change", cell: (row) => ago(row.last_at) },
];

/** The view without a user: a field, and the users whose ids begin with what it holds. */
export function open({ query }) {
  const found = region("Finding users", 8);
  const field = el("input", {
    class: "input",
    id: "find-prefix",
    name: "prefix",
    type: "search",
    autocomplete: "off",
    spellcheck: "false",
    placeholder: "Beginning of a user id",
    value: query.prefix ?? "",
  });
  let first = [];
  /** The one user whose id begins so, where it is known that there is no other. */
  let only = { prefix: null, user: null };
  let typing;
  const narrow = () => {
    // By now another view may be open, which has an address of its own.
    if (field.isConnected) set({ prefix: field.value.trim(), cursor: null }, { push: false });
  };
  field.addEventListener("input", () => {
    clearTimeout(typing);
    typing = setTimeout(narrow, 200);
  });
  const form = el(
    "form",
    {
      class: "find-form",
      role: "search",
      onsubmit: (event) => {
        event.preventDefault();
        clearTimeout(typing);
        const wanted = field.value.trim();
        const exact =
          first.find((user) => user.user_id === wanted) ?? (only.prefix === wanted ? only.user : null);
        if (exact && wanted) set(view(exact.user_id, "timeline"));
        else narrow();
      },
    },
    el("label", { class: "field find-field" }, el("span", {}, "Whose memories do you want to see?"), field),
    el("button", { class: "button button-primary" }, "Find"),
  );

  function load({ prefix = "", cursor = "" }) {
    found.show(
      async (stale) => {
        const page = await get("/api/users", { prefix, limit: LIMIT, cursor });
        if (stale()) return null;
        first = page.items;
        const isOnly = first.length === 1 && !cursor && !page.next_cursor;
        only = { prefix, user: isOnly ? first[0] : null };
        if (!page.items.length) {
          return prefix
            ? empty(
                "No user id begins like this",
                "Users are known by their ids only, and capital letters count.",
              )
            : empty(
                "There are no users yet",
                "A user appears here with the first memory.",
              );
        }
        return el(
          "div",
          {},
          table({ caption: "Users", columns, rows: page.items, rowId: (row) => row.user_id }),
          pager(cursor, page.next_cursor),
        );
      },
      () => `${counted(first.length, "user")} shown`,
    );
  }

  load(query);
  return {
    node: el(
      "section",
      { class: "stack find", "aria-label": "Find a user" },
      el("div", { class: "card" }, form),
      el("div", { class: "card" }, found.node),
      allReads(),
      signIns(),
    ),
    update(next) {
      if (document.activeElement !== field) field.value = next.prefix ?? "";
      load(next);
    },
  };
}

function pager(cursor, next) {
  if (!cursor && !next) return null;
  return el(
    "nav",
    { class: "pager", "aria-label": "Pages of users" },
    cursor
      ? link({ cursor: null }, { class: "button", dataset: { focus: "pager-first" } }, "To the beginning")
      : null,
    next ? link({ cursor: next }, { class: "button", dataset: { focus: "pager-next" } }, "Next users") : null,
    params().cursor ? el("span", { class: "muted" }, "Back goes to the users before") : null,
  );
}
