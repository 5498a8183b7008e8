// Events that a read model could not apply. They wait with all that comes behind them of the same stream.
import { el, replace, userText } from "../shared/dom.js";
import { number } from "../shared/time.js";
import { post } from "../shared/api.js";
import { table } from "../shared/table.js";
import { busy, toast } from "../shared/dialog.js";
import { ownerOf } from "./kinds.js";

const COLUMNS = [
  {
    key: "where",
    label: "Partition:position",
    cell: (row) => el("code", null, `${row.partition_id}:${row.position}`),
  },
  { key: "projection", label: "Read model", cell: (row) => row.projection.replaceAll("_", " ") },
  {
    key: "stream",
    label: "Stream",
    cell: (row) => {
      const { user, thread } = ownerOf(row);
      return el(
        "span",
        null,
        `${row.stream_type.replaceAll("_", " ")} `,
        thread === null ? null : [userText(thread, { max: 60 }), " of "],
        userText(user ?? row.stream_id, { max: 60 }),
      );
    },
  },
  { key: "error", label: "What failed", cell: (row) => userText(row.error, { max: 300 }) },
  { key: "attempts", label: "Attempts", numeric: true, cell: (row) => number(row.attempts) },
];

const stillParked = (left) => (left === 1 ? "One event is still parked." : `${number(left)} events are still parked.`);

/** The card of parked events, which is a line while there are none. */
export function parked({ session, again }) {
  const admin = session.role === "admin";
  const button = el(
    "button",
    {
      type: "button",
      class: "button",
      disabled: !admin,
      title: admin
        ? "Apply parked events again, once their cause is fixed"
        : "Only an admin may retry parked events",
    },
    "Retry all"
  );
  button.addEventListener("click", () =>
    busy(button, "Retrying…", async () => {
      const { left } = await post("/api/admin/ledger/projections/retry");
      toast(
        left ? stillParked(left) : "All parked events were applied.",
        left ? "bad" : "good"
      );
      again();
    })
  );
  const place = el("div");
  const node = el(
    "section",
    { class: "card", "aria-labelledby": "parked-title", hidden: true },
    el("div", { class: "card-head" }, el("h2", { id: "parked-title" }, "Parked events"), button),
    el(
      "p",
      { class: "muted parked-note" },
      "A read model could not apply these events. The log itself is complete; " +
        "their changes are missing from the read model until a retry succeeds."
    ),
    place
  );
  let shown = "";
  return {
    node,
    read({ parked: rows }) {
      const next = JSON.stringify(rows);
      if (next === shown) return;
      shown = next;
      node.hidden = rows.length === 0;
      replace(
        place,
        table({
          caption: "Parked events, with their places in the log",
          columns: COLUMNS,
          rows,
          rowId: (row) => `${row.projection}:${row.partition_id}:${row.position}`,
        })
      );
    },
  };
}
