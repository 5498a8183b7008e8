// Who is looked at, and how many memories are in which state, as one bar.
import { get } from "../shared/api.js";
import { el, replace, userText } from "../shared/dom.js";
import { ago, number } from "../shared/time.js";
import { params, set } from "../shared/address.js";
import { follow } from "./follow.js";

const STATES = [
  ["active", "add"],
  ["archived", "delete"],
  ["merged", "merge"],
  ["soft_deleted", "ttl"],
  ["purged", "purge"],
];
const ONLY_ADMIN = "Only an admin may write; you are signed in read-only";

function bar(counts) {
  const all = STATES.reduce((sum, [state]) => sum + counts[state], 0);
  const some = STATES.filter(([state]) => counts[state]);
  return [
    el(
      "div",
      { class: "state-bar", "aria-hidden": "true" },
      some.map(([state, event]) => {
        const part = el("span");
        part.style.width = `${(100 * counts[state]) / all}%`;
        part.style.backgroundColor = `var(--event-${event})`;
        return part;
      })
    ),
    el(
      "ul",
      { class: "state-legend" },
      some.map(([state, event]) => {
        const key = el("span", { class: "state-key", "aria-hidden": "true" });
        key.style.backgroundColor = `var(--event-${event})`;
        return el("li", null, key, el("b", null, number(counts[state])), ` ${state.replace("_", "-")}`);
      }),
      el("li", { class: "muted" }, `rev ${number(counts.rev)}`),
      el("li", { class: "muted" }, "changed ", ago(counts.last_at))
    ),
  ];
}

// What was asked of one user says nothing about another.
const afresh = () => set(Object.fromEntries(Object.keys(params()).map((name) => [name, null])));

/** The card of the user: node, refresh() after a write, create(act) binds the button. */
export function userHead({ user, session }) {
  const admin = session.role === "admin";
  const counts = el("div", { class: "state-counts" });
  let act = null;
  const add = el(
    "button",
    {
      type: "button",
      class: "button button-primary",
      disabled: !admin,
      title: admin ? null : ONLY_ADMIN,
      onclick: () => act.create(),
    },
    "New memory…"
  );

  let asked = 0;
  async function refresh() {
    const turn = ++asked;
    try {
      const { items } = await get("/api/users", { prefix: user, limit: 1 });
      if (turn !== asked) return;
      const mine = items.find((one) => one.user_id === user);
      replace(counts, mine ? bar(mine) : el("p", { class: "muted" }, "This user has no memories."));
    } catch {
      if (turn === asked) replace(counts); // an ornament here: the list below tells what failed
    }
  }
  refresh();
  const node = el(
    "section",
    { class: "card user-head", "aria-labelledby": "user-title" },
    el(
      "div",
      { class: "card-head" },
      el("h2", { id: "user-title" }, userText(user, { max: 128 })),
      el(
        "div",
        { class: "row" },
        el("a", { class: "button", href: `/admin/audit?${new URLSearchParams({ user })}` }, "Audit"),
        el("a", { class: "button", href: location.pathname, onclick: follow(afresh) }, "Other user"),
        add
      )
    ),
    counts
  );
  return {
    node,
    refresh,
    create: (next) => {
      act = next;
    },
  };
}
