// Everything that happened to one user's memories, newest first, to the runs that tidied them up, and in threads.
import { el, replace } from "../shared/dom.js";
import { get } from "../shared/api.js";
import { set } from "../shared/address.js";
import { empty } from "../shared/states.js";
import { counted, zone } from "../shared/time.js";
import { changeItem } from "./change.js";
import { dayOf, fromField, toField, untilField } from "./dates.js";
import { link, toCurrent, view } from "./link.js";
import { region } from "./region.js";
import { runItem } from "./run-item.js";
import { threadItem } from "./thread-item.js";
import { path } from "./user.js";
import { EVENTS, RUN_EVENTS, THREAD_EVENTS, colourOf, eventWord } from "./words.js";

const LIMIT = 50;
const FILTERS = ["event", "actor", "from", "to", "memory", "run"];
// Servers work relations out by themselves, and people talk: hundreds of these may stand between two changes that
// somebody made, so they are left out unless they are asked for.
const EVERYTHING = "ALL";
const MANY = ["LINK", "MESSAGE", "THREAD_SUMMARIZED", "MESSAGES_EXTRACTED"];
const WITHOUT_MANY = [...EVENTS, ...RUN_EVENTS, ...THREAD_EVENTS]
  .filter((event) => !MANY.includes(event))
  .join(",");
/** Events of threads that are looked for together. */
const OF_THREADS = new Map([
  ["MESSAGE", "Messages"],
  ["THREAD_SUMMARIZED,SUMMARY_FAILED,SUMMARIES_WITHDRAWN", "Summaries"],
  ["MESSAGES_EXTRACTED,EXTRACTION_FAILED", "Extractions"],
  ["MESSAGES_ROLLED_BACK,MESSAGE_PURGED,THREAD_PURGED", "Messages gone"],
]);
/** Chips for more than one sort of event, by what the address has. */
const SEVERAL = new Map([
  [null, "All but relations and messages"],
  [EVERYTHING, "Everything"],
]);

/** What the API is asked for. */
const asked = (event) => (event === EVERYTHING ? null : event || WITHOUT_MANY);

/** The list item of a row, by what it is about. */
const ITEMS = { workflow_run: runItem, thread: threadItem };

/** The timeline of a user. */
export function open({ user, query }) {
  const list = region("Reading the timeline", 10);
  const chips = el("div", { class: "chips", role: "group", "aria-label": "Sorts of events" });
  const filters = fields(user);
  let count = 0;

  function update(next) {
    replace(
      chips,
      [null, EVERYTHING, ...EVENTS, ...RUN_EVENTS, ...OF_THREADS.keys()].map((event) =>
        chip(event, next.event || null),
      ),
    );
    toCurrent(chips);
    filters.fill(next);
    list.show(
      async () => {
        const page = await items(user, next);
        count = page.items.length;
        if (!count) return nothing(user, next);
        return el("div", {}, days(page.items, user), pager(next, page.next_cursor));
      },
      () => `${counted(count, "entry", "entries")} shown`,
    );
  }

  update(query);
  return {
    node: el("section", { class: "card", "aria-label": "Timeline" }, chips, filters.node, list.node),
    update,
  };
}

function items(user, query) {
  const { event, actor, from, to, memory, run, cursor } = query;
  const narrowed = { event: asked(event), actor, from, to, memory_id: memory, run_id: run };
  return get(path(user, "timeline"), { ...narrowed, cursor, limit: LIMIT });
}

function days(rows, user) {
  const sections = [];
  for (const row of rows) {
    const day = dayOf(row.ts);
    if (sections.at(-1)?.day !== day) sections.push({ day, rows: [] });
    sections.at(-1).rows.push(row);
  }
  return sections.map(({ day, rows: own }) =>
    el(
      "section",
      { class: "day" },
      el("h3", { class: "day-title" }, day),
      el(
        "ol",
        { class: "changes" },
        own.map((row) => (ITEMS[row.stream_type] ?? changeItem)(row, { user })),
      ),
    ),
  );
}

function chip(event, current) {
  const here = event === current;
  return link(
    { event, cursor: null },
    { class: "chip", "aria-current": here ? "true" : null, dataset: { focus: `chip-${event}` } },
    SEVERAL.has(event)
      ? null
      : el("span", { class: `swatch fill-${colourOf(event)}`, "aria-hidden": "true" }),
    SEVERAL.get(event) ?? OF_THREADS.get(event) ?? eventWord(event),
  );
}

const isNarrowed = (query) =>
  FILTERS.some((name) => query[name] && !(name === "event" && query.event === EVERYTHING));

function nothing(user, query) {
  if (isNarrowed(query) || query.cursor) {
    const isLeftOut = !query.event;
    return empty(
      "Nothing fits these filters",
      isLeftOut
        ? "Widen the time, or remove a filter. Relations, messages and summaries are left out; “Everything” shows them too."
        : "Widen the time, or remove a filter.",
      link(view(user, "timeline"), { class: "button" }, "Clear the filters"),
    );
  }
  if (query.event)
    return empty("Nothing happened yet", "The first memory or message of this user begins the timeline.");
  return empty(
    "No memory of this user has changed",
    "Relations, messages and summaries are left out here.",
    link(view(user, "timeline", { event: EVERYTHING }), { class: "button" }, "Everything"),
  );
}

function pager(query, next) {
  if (!query.cursor && !next) return el("p", { class: "muted list-end" }, "This is the beginning.");
  return el(
    "nav",
    { class: "pager", "aria-label": "Pages of the timeline" },
    query.cursor ? link({ cursor: null }, { class: "button", dataset: { focus: "newest" } }, "Newest") : null,
    next
      ? link({ cursor: next }, { class: "button", dataset: { focus: "older" } }, "Older")
      : el("span", { class: "muted" }, "This is the beginning."),
  );
}

function fields(user) {
  const input = (id, type, properties) =>
    el("input", { class: "input", id, type, autocomplete: "off", spellcheck: "false", ...properties });
  const actor = input("filter-actor", "text", { placeholder: "agent:planner" });
  const memory = input("filter-memory", "text", { placeholder: "memory id" });
  const run = input("filter-run", "text", { placeholder: "run id" });
  const from = input("filter-from", "datetime-local", { step: 1 });
  const to = input("filter-to", "datetime-local", { step: 1 });
  let kept = {};
  // A field that nobody touched keeps the address's own time, which is finer than the field shows.
  const instant = (field, before, read) =>
    field.value === toField(before) ? (before ?? null) : read(field.value);
  const apply = (event) => {
    event.preventDefault();
    set({
      actor: actor.value.trim(),
      memory: memory.value.trim(),
      run: run.value.trim(),
      from: instant(from, kept.from, fromField),
      to: instant(to, kept.to, untilField),
      cursor: null,
    });
  };
  const clear = el("span", {});
  const form = el(
    "form",
    { class: "toolbar filters", onsubmit: apply, "aria-label": "Filters" },
    labelled(`From (${zone})`, from),
    labelled(`Until (${zone})`, to),
    labelled("Actor", actor),
    labelled("Memory", memory),
    labelled("Run", run),
    el("div", { class: "row" }, el("button", { class: "button" }, "Apply"), clear),
  );
  // Where there is little room the fields wait behind a word, unless one of them is in force.
  const isWide = matchMedia("(min-width: 46rem)").matches;
  const node = el(
    "details",
    { class: "filter-box", open: isWide },
    el("summary", { hidden: isWide }, "Time, actor, memory and run"),
    form,
  );
  return {
    node,
    fill(query) {
      kept = query;
      if (FILTERS.some((name) => name !== "event" && query[name])) node.open = true;
      actor.value = query.actor ?? "";
      memory.value = query.memory ?? "";
      run.value = query.run ?? "";
      from.value = toField(query.from);
      to.value = toField(query.to);
      const way = isNarrowed(query)
        ? link(view(user, "timeline"), { class: "button button-quiet" }, "Clear")
        : null;
      replace(clear, way);
    },
  };
}

const labelled = (label, field) => el("label", { class: "field" }, el("span", {}, label), field);
