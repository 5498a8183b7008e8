// One key in the list: what it may, who made it, when it was used, and how it ended.
import { badge, el, userText } from "../shared/dom.js";
import { actor } from "../shared/people.js";
import { ago, number, time } from "../shared/time.js";

/** How many users a key names before the rest is a number. */
const FEW = 3;

/** good, revoked or expired. */
export function stateOf(key, now = Date.now()) {
  if (key.revoked_at) return "revoked";
  return key.expires_at && Date.parse(key.expires_at) <= now ? "expired" : "good";
}

/** A key by the words that people know it by. */
export const nameOf = (key) => [key.role, key.agent, key.id].filter(Boolean).join(" ");

const SORTED = ["created_at", "last_used_at", "expires_at"];

/** How the address sorts: what has no such time comes last, whichever way. */
export function order({ sort = "created_at", order: way = "desc" }) {
  const by = SORTED.includes(sort) ? sort : "created_at";
  const sign = way === "asc" ? 1 : -1;
  return (a, b) => {
    if (!a[by] || !b[by]) return Number(!a[by]) - Number(!b[by]);
    return sign * (Date.parse(a[by]) - Date.parse(b[by]) || (a.id < b.id ? -1 : 1));
  };
}

const stacked = (...lines) => el("span", { class: "stacked" }, lines.filter(Boolean));
const by = (who) => (who ? el("span", { class: "muted" }, "by ", actor(who, { max: 60 })) : null);

function named(key) {
  const reads = `/admin/audit?${new URLSearchParams({ view: "reads", who: key.id })}`;
  const hidden = el("span", { class: "visually-hidden" }, ` with the key ${key.id}`);
  return stacked(
    el("span", { class: "mono" }, key.id),
    el("a", { class: "small", href: reads }, "What was read", hidden),
  );
}

function users(key) {
  if (!key.users.length) return el("span", { class: "muted" }, "everyone");
  const more = key.users.length - FEW;
  const of = (user) =>
    el("a", { href: `/admin/audit?${new URLSearchParams({ user })}` }, userText(user, { max: 60 }));
  if (more <= 0) return stacked(key.users.map(of));
  return stacked(
    key.users.slice(0, FEW).map(of),
    el(
      "details",
      { class: "small" },
      el("summary", {}, `and ${number(more)} more`),
      stacked(key.users.slice(FEW).map(of)),
    ),
  );
}

// When a key expired is in a column of its own.
function state(key) {
  const word = badge(stateOf(key));
  return key.revoked_at ? stacked(word, time(key.revoked_at), by(key.revoked_by)) : word;
}

/** The columns; `end(key)` makes the button that ends a key, where the reader may. */
export const columns = (end) =>
  [
    { key: "id", label: "Key", cell: named },
    { key: "state", label: "State", cell: state },
    { key: "role", label: "Role", cell: (key) => key.role },
    { key: "agent", label: "Agent", cell: (key) => (key.agent ? userText(key.agent, { max: 60 }) : "–") },
    { key: "users", label: "Users", cell: users },
    {
      key: "created_at",
      label: "Made",
      sortable: true,
      cell: (key) => stacked(time(key.created_at), by(key.made_by)),
    },
    {
      key: "last_used_at",
      label: "Last used",
      sortable: true,
      cell: (key) => (key.last_used_at ? ago(key.last_used_at) : "never"),
    },
    {
      key: "expires_at",
      label: "Expires",
      sortable: true,
      cell: (key) => (key.expires_at ? time(key.expires_at) : "never"),
    },
    end ? { key: "end", label: "", cell: (key) => (stateOf(key) === "good" ? end(key) : "") } : null,
  ].filter(Boolean);
