// Section 5: what runs have done, newest first.
import { onChange, params, set } from "../shared/address.js";
import { get } from "../shared/api.js";
import { badge, el, replace, userText } from "../shared/dom.js";
import { empty, failed, loading } from "../shared/states.js";
import { table } from "../shared/table.js";
import { ago, counted, duration, number } from "../shared/time.js";
import { here, pager, toRun } from "./links.js";
import { beforeAfter, change } from "./pictures.js";
import { isDry, titleOf } from "./policies.js";

const LIMIT = 20;
const OWN = ["status", "user", "runs"];
const STATUSES = ["completed", "failed", "cancelled", "running", "requested"];

/** How a run came about, as words. */
export const TRIGGERS = {
  manual: "by hand",
  growth: "by growth",
  schedule: "by schedule",
  command_line: "command line",
};

/** A run's status, and next to it that it only reported, or that it was undone. */
export const statusOf = (run) => [
  badge(run.status),
  isDry(run) ? [" ", badge("dry run")] : null,
  run.restored_at ? [" ", badge("undone")] : null,
];

const COLUMNS = [
  {
    key: "user_id",
    label: "User",
    cell: (run) =>
      toRun(
        run.run_id,
        { class: "strong" },
        userText(run.user_id),
        el("span", { class: "visually-hidden" }, ", details of the run"),
      ),
  },
  { key: "workflow", label: "Workflow", cell: (run) => titleOf(run.workflow) },
  { key: "status", label: "Status", cell: (run) => el("span", null, statusOf(run)) },
  {
    key: "pair",
    label: "Before and after",
    cell: (run) =>
      run.error
        ? el("span", { class: "run-error" }, userText(run.reason ?? run.error, { max: 120 }))
        : beforeAfter(run.before_count, run.after_count),
  },
  {
    key: "change",
    label: "Change",
    numeric: true,
    cell: (run) => el("strong", { class: "num" }, change(run) ?? "–"),
  },
  { key: "trigger", label: "Begun", cell: (run) => TRIGGERS[run.trigger] ?? run.trigger },
  { key: "requested_at", label: "When", cell: (run) => ago(run.started_at ?? run.requested_at) },
  { key: "duration_ms", label: "Took", numeric: true, cell: (run) => duration(run.duration_ms) },
];

function filters() {
  const status = el(
    "select",
    { id: "runs-status", class: "input" },
    el("option", { value: "" }, "Any status"),
    STATUSES.map((name) => el("option", { value: name }, name)),
  );
  const user = el("input", {
    id: "runs-user",
    class: "input",
    type: "search",
    autocomplete: "off",
    spellcheck: "false",
    placeholder: "Whole user id",
  });
  status.addEventListener("change", () => set({ status: status.value, runs: null }));
  const go = () => set({ user: user.value.trim(), runs: null });
  user.addEventListener("change", go);
  user.addEventListener("search", go);
  const follow = (now) => {
    status.value = now.status ?? "";
    user.value = now.user ?? "";
  };
  follow(params());
  return {
    follow,
    node: el(
      "form",
      {
        class: "toolbar",
        role: "search",
        "aria-label": "Runs",
        onsubmit: (event) => {
          event.preventDefault();
          go();
        },
      },
      el("div", { class: "field grow" }, el("label", { for: "runs-user" }, "User"), user),
      el("div", { class: "field" }, el("label", { for: "runs-status" }, "Status"), status),
    ),
  };
}

// One line that says what all runs together have done. The sums are of runs as they ended: the API doesn't tell
// those apart that were undone since, so the line says that they are among them.
async function sums(place) {
  const { items } = await get("/api/admin/workflows/stats");
  const done = items.filter((item) => item.status === "completed");
  const sum = (of) => done.reduce((all, item) => all + of(item), 0);
  const runs = sum((item) => item.runs);
  if (!runs) return;
  const took = sum((item) => item.runs * item.average_duration_ms) / runs;
  const fewer = sum((item) => item.before_count - item.after_count);
  replace(
    place,
    `${number(runs)} completed · ` +
      `${counted(fewer, "memory", "memories")} fewer through them, ` +
      `runs undone since included · ${duration(took)} on average`,
  );
}

/** Fills the section; answers how to fill it again and how to leave it. */
export function recentRuns(place) {
  const body = el("div", null, loading("Loading runs", 6));
  const summed = el("span", { class: "muted num" });
  let asked = null;
  async function load() {
    asked?.abort();
    const hold = (asked = new AbortController());
    const now = params();
    sums(summed).catch(() => {});
    try {
      const answer = await get(
        "/api/admin/workflows/runs",
        { limit: LIMIT, cursor: now.runs, status: now.status, user: now.user },
        { signal: hold.signal },
      );
      replace(
        body,
        answer.items.length
          ? [
              table({
                caption: "Recent runs",
                columns: COLUMNS,
                rows: answer.items,
                rowId: (run) => run.run_id,
              }),
              pager("runs", { cursor: now.runs, next: answer.next_cursor, what: "runs" }),
            ]
          : now.status || now.user
            ? empty(
                "No run fits",
                "Another status or user may have some.",
                here({ status: null, user: null, runs: null }, { class: "button" }, "Show all runs"),
              )
            : empty("No runs yet", "Runs start by themselves as memories grow or age, or with Optimize above."),
      );
    } catch (error) {
      if (error.name !== "AbortError") replace(body, failed(error, load, "Runs could not be loaded"));
    }
  }
  const filter = filters();
  replace(
    place,
    el("div", { class: "section-head" }, el("h2", { id: "runs-title" }, "Recent runs"), summed),
    filter.node,
    body,
  );
  const part = (now) => JSON.stringify(OWN.map((name) => now[name] ?? ""));
  let seen = part(params());
  const stop = onChange((now) => {
    if (now.run || part(now) === seen) return;
    const byUser = (now.user ?? "") !== JSON.parse(seen)[1];
    seen = part(now);
    filter.follow(now);
    load();
    if (byUser && !place.contains(document.activeElement)) place.scrollIntoView({ block: "start" });
  });
  load();
  return { load, stop };
}
