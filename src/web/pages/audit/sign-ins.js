// Who tried to sign in and was refused. It is about no user's memories, so it stands beside the list of users.
import { el } from "../shared/dom.js";
import { get } from "../shared/api.js";
import { actor } from "../shared/people.js";
import { table } from "../shared/table.js";
import { counted, time } from "../shared/time.js";
import { region } from "./region.js";

const LIMIT = 10;

const COLUMNS = [
  { key: "ts", label: "When", cell: (row) => time(row.ts) },
  { key: "actor", label: "To the account of", cell: (row) => actor(row.actor) },
];

/** The card, which fills itself. */
export function signIns() {
  const list = region("Reading the refused sign-ins", 3);
  let count = 0;

  const load = (cursor = null) =>
    list.show(
      async () => {
        const page = await get("/api/operations", { op: "sign_in", status: "error", limit: LIMIT, cursor });
        count = page.items.length;
        if (!count && !cursor) return el("p", { class: "muted" }, "There are none.");
        return el(
          "div",
          {},
          table({ caption: "Refused sign-ins, newest first", columns: COLUMNS, rows: page.items }),
          pager(cursor, page.next_cursor),
        );
      },
      () => `${counted(count, "refused sign-in")} shown`,
    );

  const button = (label, focus, cursor) =>
    el("button", { type: "button", class: "button", dataset: { focus }, onclick: () => load(cursor) }, label);
  const pager = (cursor, next) =>
    cursor || next
      ? el(
          "nav",
          { class: "pager", "aria-label": "Pages of refused sign-ins" },
          cursor ? button("Newest", "sign-ins-newest", null) : null,
          next ? button("Older", "sign-ins-older", next) : null,
        )
      : null;

  load();
  return el(
    "section",
    { class: "card", "aria-labelledby": "sign-ins-title" },
    el("h2", { id: "sign-ins-title" }, "Refused sign-ins"),
    el(
      "p",
      { class: "muted" },
      "The password was wrong, or the account is disabled. ",
      "Attempts on addresses without an account are not recorded.",
    ),
    list.node,
  );
}
