// The page of keys: who may reach the API, since when, and how each key ended.
import { params, link as address, onChange, set } from "../shared/address.js";
import { el, replace } from "../shared/dom.js";
import { shell } from "../shared/shell.js";
import { empty, failed, loading } from "../shared/states.js";
import { table } from "../shared/table.js";
import { counted, number } from "../shared/time.js";
import { filters, fits } from "./filters.js";
import { read } from "./list.js";
import { makeButton } from "./make.js";
import { revokeButton } from "./revoke.js";
import { columns, nameOf, order } from "./rows.js";

const PAGE = 100;

const { main, session } = await shell({
  page: "keys",
  title: "Keys",
  lead: "The API's keys: who made them, for whom, and how each ended.",
});
const isAdmin = session.role === "admin";
const status = el("p", { class: "visually-hidden", role: "status" });
const list = el("div", {}, loading("Loading the keys", 6));
const filter = filters();
let keys = null;
let turn = 0;

main.append(
  el(
    "section",
    { class: "card", "aria-labelledby": "keys-title" },
    el(
      "div",
      { class: "card-head" },
      el("h2", { id: "keys-title", tabindex: "-1" }, "API keys"),
      isAdmin ? makeButton(load) : null,
    ),
    filter.node,
    status,
    list,
  ),
);

/** Reads the keys and shows them. */
async function load() {
  const mine = ++turn;
  try {
    const all = await read();
    if (mine !== turn) return;
    keys = all;
    show(params());
  } catch (error) {
    if (mine === turn) replace(list, failed(error, load, "The keys could not be loaded"));
  }
}

// A key that was revoked may have left the list, with the button that had the focus.
async function ended() {
  await load();
  if (document.activeElement === document.body) document.getElementById("keys-title").focus();
}

function show(query) {
  filter.fill(query);
  if (!keys) return;
  const found = keys.items.filter((key) => fits(key, query)).sort(order(query));
  const pages = Math.max(1, Math.ceil(found.length / PAGE));
  const page = Math.min(Math.max(1, Math.trunc(Number(query.page)) || 1), pages);
  const { sort = "created_at", order: direction = "desc" } = query;
  status.textContent = `${counted(found.length, "key")} found`;
  replace(
    list,
    keys.isWhole
      ? null
      : el("p", { class: "muted" }, `Only the ${number(keys.items.length)} oldest keys are shown.`),
    found.length
      ? table({
          caption: "Keys",
          columns: columns(isAdmin ? (key) => revokeButton(key, ended) : null),
          rows: found.slice((page - 1) * PAGE, page * PAGE),
          rowId: (key) => key.id,
          nameOf,
          sort: { key: sort, order: direction },
          onSort: (key, way) => set({ sort: key, order: way, page: null }),
        })
      : nothing(query),
    pager(page, pages),
  );
}

function nothing(query) {
  if (!keys.items.length) return empty("There are no keys yet", "Programs need keys; people sign in.");
  const ends = query.show ? null : "Keys that have ended are not shown.";
  if (query.q || query.show === "ended") return empty("No key fits", ends);
  return empty("No key is valid", ends);
}

function pager(page, pages) {
  if (pages === 1) return null;
  const to = (at, label, focus) =>
    el(
      "a",
      {
        class: "button",
        href: address({ page: at }),
        dataset: { focus },
        onclick: (event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          set({ page: at });
        },
      },
      label,
    );
  return el(
    "nav",
    { class: "pager", "aria-label": "Pages of keys" },
    page > 1 ? to(page - 1, "Previous", "pager-previous") : null,
    el("span", { class: "muted" }, `Page ${number(page)} of ${number(pages)}`),
    page < pages ? to(page + 1, "Next", "pager-next") : null,
  );
}

onChange(show);
filter.fill(params());
load();
