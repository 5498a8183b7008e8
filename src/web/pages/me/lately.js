// What happened lately: changes of what is remembered, and the person's own decisions, in one list by time.
import { el } from "../shared/dom.js";
import { empty } from "../shared/states.js";
import { change } from "./changes.js";
import { growing, section } from "./section.js";
import { atTime, fieldName, shown } from "./words.js";

const AT_ONCE = 20;
// What was said is shown with what it led to; the messages alone would hide all else.
const EVENTS = "ADD,UPDATE,DELETE,TTL,MERGE,RESTORE,PURGE,RUN_COMPLETED,RUN_RESTORED";

const DECIDED = {
  accepted: "You said yes",
  rejected: "You said no",
  expired: "Nobody answered in time",
  applied: "Used without asking, since it is nothing private",
};

const decision = ({ status, field, value, ts }) =>
  el(
    "div",
    { class: "me-change" },
    el(
      "p",
      null,
      el("b", null, DECIDED[status] ?? "Decided"),
      el("span", { class: "muted" }, ", ", atTime(ts)),
    ),
    el(
      "p",
      null,
      fieldName(field),
      ": ",
      value === null ? el("span", { class: "muted" }, "deleted since") : shown(value),
    ),
  );

/** When a suggestion ended; null for one that waits. */
const endedAt = ({ status, decided_at: decided, expires_at: expires }) =>
  status === "pending" ? null : (decided ?? expires);

async function decisions(api) {
  const { items } = await api.get("context/proposals", { limit: 100 });
  const ended = items.map((one) => ({ ...one, ts: endedAt(one), isDecision: true })).filter(({ ts }) => ts);
  return ended.sort((a, b) => Date.parse(b.ts) - Date.parse(a.ts));
}

/** Pages of both lists: each goes as far back as its changes do, the last one to the end. */
function pages(api) {
  let left = null;
  return async (cursor) => {
    left ??= await decisions(api);
    const { items, next_cursor: next } = await api.get("timeline", { event: EVENTS, limit: AT_ONCE, cursor });
    const oldest = next ? Date.parse(items.at(-1)?.ts ?? 0) : -Infinity;
    const here = left.filter(({ ts }) => Date.parse(ts) >= oldest);
    left = left.slice(here.length);
    const both = [...items, ...here].sort((a, b) => Date.parse(b.ts) - Date.parse(a.ts));
    return { items: both, next_cursor: next };
  };
}

/** The part of the page. */
export const lately = (api) =>
  section({
    id: "lately",
    title: "What happened lately",
    fill: () =>
      growing({
        page: pages(api),
        item: (one) => (one.isDecision ? decision(one) : change(one)),
        label: "What happened, newest first",
        none: empty("Nothing happened yet", null),
      }),
  });
