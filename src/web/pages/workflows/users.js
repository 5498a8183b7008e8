// Section 3: every user with memories, sorted and searched by the server, a page at a time.
import { onChange, params, set } from "../shared/address.js";
import { get } from "../shared/api.js";
import { badge, el, replace, userText } from "../shared/dom.js";
import { failed, loading } from "../shared/states.js";
import { table } from "../shared/table.js";
import { ago, number, time } from "../shared/time.js";
import { auditOf, here, pager, toRun } from "./links.js";
import { dueMark, isDue } from "./pending.js";
import { beforeAfter, change } from "./pictures.js";
import { counted, nobody, searching } from "./user-search.js";

const LIMIT = 25;
const OWN = ["sort", "order", "prefix", "due", "users"]; // this section's part of the URL

function history(user) {
  if (!user.run_history.length) return el("p", { class: "muted" }, "No run yet.");
  return el(
    "div",
    { class: "stack" },
    el(
      "ul",
      { class: "history" },
      user.run_history.map((run) =>
        el(
          "li",
          null,
          badge(run.status),
          run.started_at ? time(run.started_at) : el("span", { class: "muted" }, "not begun"),
          beforeAfter(run.before_count, run.after_count),
          el("span", { class: "num" }, change(run)),
          toRun(
            run.run_id,
            null,
            "Details",
            el("span", { class: "visually-hidden" }, ` of the run for ${user.user_id}`),
          ),
        ),
      ),
    ),
    el(
      "p",
      { class: "row" },
      user.total_runs > user.run_history.length
        ? here({ user: user.user_id, runs: null, status: null }, null, `All ${number(user.total_runs)} runs`)
        : null,
      el("a", { href: auditOf(user.user_id) }, "Timeline in Audit"),
    ),
  );
}

const columns = (underWay, may, threshold) => [
  {
    key: "user_id",
    label: "User",
    sortable: true,
    cell: (user) =>
      el(
        "span",
        { class: "user-cell" },
        el("span", null, userText(user.user_id), isDue(user, threshold) ? [" ", dueMark(user)] : null),
      ),
  },
  {
    key: "email",
    label: "E-mail",
    sortable: true,
    cell: (user) => (user.email ? userText(user.email) : el("span", { class: "muted" }, "–")),
  },
  {
    key: "memory_count",
    label: "Memories",
    numeric: true,
    sortable: true,
    cell: (user) => number(user.memory_count),
  },
  {
    key: "topic_count",
    label: "Topics",
    numeric: true,
    sortable: true,
    cell: (user) => number(user.topic_count),
  },
  {
    key: "growth",
    label: "Growth",
    numeric: true,
    sortable: true,
    cell: (user) =>
      el(
        "span",
        { class: user.growth > 0 ? "grown" : "muted" },
        user.growth > 0 ? `+${number(user.growth)} new` : number(user.growth),
      ),
  },
  {
    key: "post_optimization_count",
    label: "After last run",
    numeric: true,
    sortable: true,
    cell: (user) => number(user.post_optimization_count),
  },
  {
    key: "total_runs",
    label: "Runs",
    numeric: true,
    sortable: true,
    cell: (user) => number(user.total_runs),
  },
  {
    key: "last_optimization",
    label: "Last optimized",
    sortable: true,
    cell: (user) =>
      user.last_optimization ? ago(user.last_optimization) : el("span", { class: "muted" }, "never"),
  },
  { key: "action", label: "", numeric: true, cell: (user) => underWay.button(user.user_id, may) },
];

/** Fills the section; answers how to fill it again and how to leave it. */
export function userTable(place, { may, underWay }) {
  const opened = new Set();
  const body = el("div", { class: "users-body" }, loading("Loading users", 8));
  const count = el("span", { class: "muted num", "aria-live": "polite" });
  let asked = null;

  async function load() {
    asked?.abort();
    const hold = (asked = new AbortController());
    const now = params();
    const sort = { key: now.sort ?? "user_id", order: now.order ?? "asc" };
    body.setAttribute("aria-busy", "true");
    try {
      const answer = await get(
        "/api/admin/workflows/users-stats",
        {
          limit: LIMIT,
          cursor: now.users,
          prefix: now.prefix,
          due: now.due === "true" ? true : null,
          sort: now.sort,
          order: now.order,
        },
        { signal: hold.signal },
      );
      count.textContent = counted(now, answer);
      replace(
        body,
        answer.users.length
          ? [
              table({
                caption: "Users",
                columns: columns(underWay, may, answer.growth_threshold),
                rows: answer.users,
                sort,
                opened,
                onSort: (key, order) => set({ sort: key, order, users: null }),
                rowClass: (user) => (isDue(user, answer.growth_threshold) ? "amber" : ""),
                rowId: (user) => user.user_id,
                nameOf: (user) => user.user_id,
                expand: history,
              }),
              pager("users", { cursor: now.users, next: answer.next_cursor, what: "users" }),
            ]
          : nobody(now),
      );
    } catch (error) {
      if (error.name === "AbortError") return;
      count.textContent = "";
      replace(body, failed(error, load, "Users could not be loaded"));
    }
    body.removeAttribute("aria-busy");
  }

  const search = searching(load);
  replace(
    place,
    el("div", { class: "section-head" }, el("h2", { id: "users-title" }, "Users"), count),
    search.node,
    body,
  );
  const part = (now) => JSON.stringify(OWN.map((name) => now[name] ?? ""));
  let seen = part(params());
  const unfollow = onChange((now) => {
    if (now.run || part(now) === seen) return;
    seen = part(now);
    search.follow(now);
    load();
  });
  load();
  return {
    load,
    stop() {
      unfollow();
      search.stop();
      asked?.abort();
    },
  };
}
