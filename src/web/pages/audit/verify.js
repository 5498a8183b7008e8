// Whether the log is still what was recorded: the last check, the checks before it, and a check now.
import { badge, el, replace, svg, userText } from "../shared/dom.js";
import { get } from "../shared/api.js";
import { newestChecks } from "../shared/checks.js";
import { busy } from "../shared/dialog.js";
import { actor } from "../shared/people.js";
import { anchor, comparedWith, remedyOf, verdictOf } from "../shared/proof.js";
import { empty, failed } from "../shared/states.js";
import { table } from "../shared/table.js";
import { ago, counted, duration, number, time } from "../shared/time.js";
import { region } from "./region.js";
import { memoryLink } from "./words.js";

const LIMIT = 20;

/** The view. */
export function open({ user }) {
  const result = el("div", { "aria-live": "polite" });
  const earlier = region("Reading the earlier checks", 5);
  const button = el(
    "button",
    { type: "button", class: "button button-primary", onclick: () => busy(button, "Verifying…", check) },
    "Verify now",
  );
  /** From the first press on, what came of it stands there, and no check of before. */
  let isAsked = false;

  async function check() {
    isAsked = true;
    const began = performance.now();
    try {
      const report = await get("/api/admin/ledger/verify", { user_id: user });
      const made = {
        ...report,
        at: new Date().toISOString(),
        duration_ms: performance.now() - began,
        fault_count: report.faults.length + (report.more_faults ?? 0),
      };
      replace(result, verdict(user, made));
    } catch (error) {
      replace(
        result,
        failed(error, () => busy(button, "Verifying…", check), "The check could not be made"),
      );
      return;
    }
    list();
  }

  function list() {
    earlier.show(
      async () => {
        const page = await get("/api/admin/ledger/verifications", { user_id: user, limit: LIMIT });
        const last = page.items[0];
        const whole = last ? null : (await newestChecks()).whole;
        if (!isAsked) replace(result, last ? verdict(user, last) : never(whole));
        if (!last) {
          const none = whole
            ? "None of this user alone; those of the whole ledger are on its page."
            : "None yet.";
          return el("p", { class: "muted" }, none);
        }
        return table({
          caption: "Checks, newest first",
          columns: columns(user),
          rows: page.items,
          rowId: (row) => row.at,
          rowClass: (row) => (row.ok ? null : "amber"),
          nameOf: (row) => `the check of ${row.at}`,
          expand: (row) =>
            row.faults.length ? faultList(user, row) : el("p", { class: "muted" }, "Nothing was wrong."),
        });
      },
      () => "Checks shown",
    );
  }

  list();
  return {
    node: el(
      "section",
      { class: "stack", "aria-label": "Proof" },
      el(
        "div",
        { class: "card" },
        el(
          "div",
          { class: "verify-head" },
          el(
            "div",
            {},
            el("h3", {}, "Is the log unchanged?"),
            el(
              "p",
              { class: "muted" },
              "Recomputes hashes, positions, versions, commitments to texts and read models, ",
              "and reads the memories through a second, independent reader.",
            ),
          ),
          button,
        ),
        result,
      ),
      el("div", { class: "card" }, el("h3", {}, "Checks on record"), earlier.node),
    ),
    update() {},
  };
}

/** What stands where no check of this user alone is on record; `whole` is the last one of the whole ledger. */
function never(whole) {
  const hint = "A check reads all memories of the user, which may take a moment.";
  if (!whole) {
    return empty("Never verified", `Neither this user nor the whole ledger was checked before. ${hint}`);
  }
  const found = whole.ok ? "consistent in itself" : `${counted(whole.fault_count, "fault")} found`;
  return empty(
    "This user alone was not checked yet",
    ["The whole ledger was checked ", ago(whole.at), `: ${found}. ${hint}`],
    el("a", { class: "button", href: "/admin/ledger" }, "To the ledger"),
  );
}

const MARKS = { good: "M7 12.5l3.5 3.5L17 9", bad: "M12 6.5v7M12 17v.5" };

function verdict(user, check) {
  const kind = check.ok ? "good" : "bad";
  return el(
    "div",
    { class: `verdict verdict-${kind}` },
    svg(
      "svg",
      { class: "verdict-mark", viewBox: "0 0 24 24", "aria-hidden": "true" },
      svg("circle", { cx: 12, cy: 12, r: 10.5 }),
      svg("path", { d: MARKS[kind] }),
    ),
    el(
      "div",
      { class: "verdict-body" },
      el("p", { class: "verdict-told" }, verdictOf(check)),
      el(
        "p",
        {},
        `${counted(check.events, "event")} checked `,
        ago(check.at),
        `, in ${duration(check.duration_ms)}`,
        check.actor ? [", requested by ", actor(check.actor)] : null,
        check.user_id === null ? ", with the whole ledger" : null,
        check.earlier ? [". ", comparedWith(check)] : null,
      ),
      anchor(check),
      check.books === undefined ? null : details(check),
      check.faults?.length ? faultList(user, check) : null,
    ),
  );
}

function details(check) {
  const facts = [
    ["Books", check.books],
    ["Texts", check.contents],
    ["Destroyed texts", check.erased],
    ["Receipts", check.receipts],
    ["Rows of read models", check.projection_rows],
    ["Read by the second reader", check.second_reader_books],
  ];
  return el(
    "dl",
    { class: "facts" },
    facts
      .filter(([, count]) => count !== undefined && count !== null)
      .map(([label, count]) => el("div", {}, el("dt", {}, label), el("dd", {}, number(count)))),
  );
}

const columns = (user) => [
  { key: "at", label: "When", cell: (row) => time(row.at) },
  { key: "ok", label: "Outcome", cell: (row) => badge(row.ok ? "ok" : "failed") },
  { key: "fault_count", label: "Faults", numeric: true, cell: (row) => number(row.fault_count) },
  { key: "events", label: "Events", numeric: true, cell: (row) => number(row.events) },
  { key: "duration_ms", label: "Took", numeric: true, cell: (row) => duration(row.duration_ms) },
  { key: "scope", label: "Scope", cell: (row) => (row.user_id === null ? "whole ledger" : "this user") },
  { key: "actor", label: "By", cell: (row) => actor(row.actor) },
];

/** Each fault with where it is: enough to find the row in the database. */
function faultList(user, { faults, fault_count: count }) {
  const where = (fault) =>
    [
      fault.partition_id !== undefined && fault.partition_id !== null
        ? `partition ${fault.partition_id}`
        : null,
      fault.position ? `position ${fault.position}` : null,
      fault.version ? `version ${fault.version}` : null,
      fault.table ? `table ${fault.table}` : null,
      fault.key ? `row ${fault.key}` : null,
      fault.columns?.length ? `columns ${fault.columns.join(", ")}` : null,
      fault.content_id ? `text ${fault.content_id}` : null,
    ]
      .filter(Boolean)
      .join(", ");
  return el(
    "div",
    { class: "faults" },
    el(
      "ol",
      {},
      faults.map((fault) =>
        el(
          "li",
          {},
          el("p", {}, badge(fault.kind), " ", userText(fault.message ?? "", { max: 400 })),
          el("p", { class: "muted" }, remedyOf(fault)),
          el(
            "p",
            { class: "mono muted" },
            where(fault),
            fault.memory_id ? [" ", memoryLink(user, fault.memory_id)] : null,
          ),
        ),
      ),
    ),
    count > faults.length
      ? el(
          "p",
          { class: "muted" },
          `and ${number(count - faults.length)} more; the command line names all: memledger verify --user …`,
        )
      : null,
  );
}
