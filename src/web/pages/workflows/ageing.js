// The section of ageing: each policy with its state, when it ran and when it runs next; opened, its settings.
import { get } from "../shared/api.js";
import { el, replace } from "../shared/dom.js";
import { failed, loading } from "../shared/states.js";
import { table } from "../shared/table.js";
import { ago } from "../shared/time.js";
import { titleOf } from "./policies.js";
import { policyDetail } from "./policy.js";

const SCHEDULE = "/api/admin/workflows/schedule";
const DRY = "Runs only report what they would take away, until an admin accepts such a report.";

const COLUMNS = [
  {
    key: "workflow",
    label: "Policy",
    cell: (policy) => el("span", { class: "strong" }, titleOf(policy.workflow)),
  },
  {
    key: "enabled",
    label: "Schedule",
    cell: (policy) => el("span", { class: policy.enabled ? "strong" : "muted" }, policy.enabled ? "on" : "off"),
  },
  {
    key: "dry_run",
    label: "Effect",
    cell: (policy) =>
      policy.dry_run
        ? el("span", { class: "badge badge-due", title: DRY }, "dry run")
        : el("span", { class: policy.enabled ? null : "muted" }, "in force"),
  },
  { key: "last_run", label: "Last run", cell: (policy) => ago(policy.last_run) },
  { key: "next_run", label: "Next run", cell: (policy) => ago(policy.next_run) },
];

/** Fills the section; answers how to fill it again. */
export function ageing(place, { may }) {
  const body = el("div", null, loading("Loading policies", 6));
  const details = new Map(); // kept, so that what is being entered outlives a redraw
  const opened = new Set();
  let asked = 0;

  function detail({ workflow }) {
    if (!details.has(workflow)) details.set(workflow, policyDetail(workflow, { may, changed: load }));
    return details.get(workflow);
  }

  async function load() {
    const mine = ++asked;
    try {
      const { items } = await get(SCHEDULE);
      if (mine !== asked) return;
      replace(
        body,
        table({
          caption: "Policies",
          columns: COLUMNS,
          rows: items,
          opened,
          rowId: (policy) => policy.workflow,
          nameOf: (policy) => titleOf(policy.workflow),
          expand: detail,
        }),
      );
    } catch (error) {
      if (mine === asked) replace(body, failed(error, load, "Policies could not be loaded"));
    }
  }

  replace(
    place,
    el(
      "div",
      { class: "section-head" },
      el("h2", { id: "ageing-title" }, "Ageing"),
      el("span", { class: "muted" }, "What becomes of memories over time, by policies. Open one to set it."),
    ),
    body,
  );
  load();
  return load;
}
