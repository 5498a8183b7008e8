// How memories and events grew, and what the memories are now: by state, kind, bank and category.
import { get } from "../shared/api.js";
import { el, replace } from "../shared/dom.js";
import { onChange, params, set, link } from "../shared/address.js";
import { barChart, lineChart, stackedBars } from "../shared/charts.js";
import { empty, failed, loading } from "../shared/states.js";
import { counted } from "../shared/time.js";
import { NAMES, sortOf } from "./kinds.js";

const RANGES = { 7: "7 days", 30: "30 days", 90: "90 days", 365: "A year" };
const STATES = [
  ["active", "active", "var(--event-add)"],
  ["archived", "archived", "var(--event-delete)"],
  ["merged", "merged", "var(--event-merge)"],
  ["soft_deleted", "soft-deleted", "var(--event-ttl)"],
  ["purged", "purged", "var(--event-purge)"],
];

const chosen = () => (Object.hasOwn(RANGES, params().days) ? params().days : "30");

function bySort(days) {
  const sums = {};
  days.forEach(({ events }, at) => {
    for (const [type, count] of Object.entries(events)) {
      const sort = sortOf(type);
      sums[sort] ??= new Array(days.length).fill(0);
      sums[sort][at] += count;
    }
  });
  return Object.keys(NAMES)
    .filter((sort) => sums[sort])
    .map((sort) => ({
      name: NAMES[sort],
      values: sums[sort],
      colour: sort === "other" ? "var(--chart-8)" : `var(--event-${sort})`,
    }));
}

// What memories are is counted once a minute, what state they are in at once: a new ledger knows this later.
function labelled(title, counts, active) {
  const bars = ranked(counts, "(none)");
  const chart = barChart({ title, hint: "active", bars });
  if (!bars.length && active > 0)
    chart.append(el("p", { class: "muted growth-later" }, "Counted each minute; not available yet."));
  return chart;
}

const ranked = (counts, none) =>
  Object.entries(counts ?? {})
    .sort(([a, x], [b, y]) => (a === "(other)") - (b === "(other)") || y - x)
    .map(([name, value]) => ({ label: name === "" ? none : name, value }));

// Which workflows came to their end on a day, and how often.
const ran = (runs) =>
  Object.entries(runs ?? {})
    .map(([name, count]) => (count > 1 ? `${name} (${count})` : name))
    .join(", ");

function drawn(answer) {
  const { days, memories } = answer;
  const series = bySort(days);
  const names = days.map(({ day }) => day);
  const active = days.map(({ day, active: y }) => ({ x: new Date(`${day}T00:00:00Z`), y }));
  const more = days.reduce((sum, { net }) => sum + net, 0);
  return [
    el(
      "div",
      { class: "growth-pair" },
      lineChart({
        title: "Active memories at the end of each day",
        height: 220,
        series: [{ name: "Active memories", points: active }],
        notes: days.map(({ runs }) => ran(runs)),
        noted: "Workflows that ran",
      }),
      series.length
        ? stackedBars({ title: "Events by day", days: names, series, height: 220 })
        : empty("No events in this time", "Choose a longer time.")
    ),
    el(
      "p",
      { class: "muted growth-net" },
      `${more < 0 ? "−" : "+"}${counted(Math.abs(more), "memory", "memories")} in this time. ` +
        "Days are in UTC." +
        (days.some(({ runs }) => ran(runs)) ? " A dashed line marks a day on which workflows ran." : "")
    ),
    el(
      "div",
      { class: "growth-now" },
      barChart({
        title: "By state",
        hint: "all memories",
        bars: STATES.map(([key, label, colour]) => ({ label, value: memories[key] ?? 0, colour })),
      }),
      labelled("By kind", memories.by_kind, memories.active),
      labelled("By bank", memories.by_bank, memories.active),
      labelled("By category", memories.by_category, memories.active)
    ),
  ];
}

/** The section of growth; onAnswer hears the counts, or null where they can't be had. */
export function growth({ onAnswer }) {
  const tabs = el("div", { class: "segments", role: "group", "aria-label": "Period" });
  const place = el("div", { class: "stack growth-place" });
  let days = null;

  async function load() {
    days = chosen();
    replace(
      tabs,
      Object.entries(RANGES).map(([value, label]) =>
        el(
          "a",
          {
            href: link({ days: value }),
            "aria-current": value === days ? "true" : null,
            dataset: { focus: `days-${value}` },
            onclick: (event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              set({ days: value });
            },
          },
          label
        )
      )
    );
    place.setAttribute("aria-busy", "true");
    if (!place.hasChildNodes()) replace(place, loading("Loading growth", 8));
    const asked = days;
    try {
      const answer = await get("/api/admin/ledger/growth", { days });
      if (asked !== days) return;
      onAnswer(answer);
      const has = Object.values(answer.memories).some((value) => typeof value === "number" && value > 0);
      replace(
        place,
        has
          ? drawn(answer)
          : empty("Nothing is remembered yet", "Charts appear with the first memory that an agent writes.")
      );
    } catch (error) {
      if (asked !== days) return;
      onAnswer(null);
      replace(place, failed(error, load, "Growth could not be loaded"));
    }
    place.removeAttribute("aria-busy");
  }

  onChange(() => chosen() !== days && load());
  load();
  return el(
    "section",
    { class: "card stack", "aria-labelledby": "growth-title" },
    el("div", { class: "card-head" }, el("h2", { id: "growth-title" }, "Growth"), tabs),
    place
  );
}
