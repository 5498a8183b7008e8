// The figures one looks at first.
import { el, replace } from "../shared/dom.js";
import { counted, number } from "../shared/time.js";

const STATES = {
  live: ["Live", "Updated every two seconds"],
  paused: ["Paused", "Continues when this page is visible again"],
  lost: ["No answer", "These are the last known figures; trying again every two seconds"],
};
const OVER = 5; // readings that the rate is a mean of: a burst should be seen, a single tick not jump

function tile(label, note = "") {
  const value = el("p", { class: "tile-value skeleton-value" }, "\u00a0");
  const below = el("p", { class: "tile-note muted" }, note || "\u00a0");
  const node = el(
    "div",
    { class: "card tile" },
    el("h2", { class: "tile-label muted" }, label),
    value,
    below
  );
  return {
    node,
    show(text, said, mood = "") {
      value.className = "tile-value";
      replace(value, text);
      if (said !== undefined) replace(below, said || "\u00a0");
      node.dataset.mood = mood;
    },
  };
}

/** The row of figures: read(reading), counts(growth), epoch(number), state(name). */
export function tiles() {
  const events = tile("Events in the log"),
    speed = tile("Append rate"),
    behind = tile("Furthest behind");
  const parked = tile("Parked events"),
    memories = tile("Active memories"),
    epoch = tile("Epoch");
  const pill = el("p", { class: "live-pill", role: "status" });
  const rates = [];
  let read = false;
  return {
    node: el(
      "section",
      { "aria-label": "At a glance" },
      pill,
      el(
        "div",
        { class: "frame-tiles" },
        [events, speed, behind, parked, memories, epoch].map((one) => one.node)
      )
    ),
    read(reading) {
      read = true;
      events.show(number(reading.events), "of this tenant");
      if (reading.perSecond !== null) rates.push(reading.perSecond);
      if (rates.length > OVER) rates.shift();
      const mean = rates.reduce((sum, one) => sum + one, 0) / (rates.length || 1);
      if (rates.length)
        speed.show(
          [number(mean < 10 ? Math.round(mean * 10) / 10 : Math.round(mean)), el("small", null, " events/s")],
          "mean of the last 10 s"
        );
      const slowest = reading.projections.reduce(
        (most, one) => (one.lag > (most?.lag ?? 0) ? one : most),
        null
      );
      behind.show(
        number(slowest?.lag ?? 0),
        slowest ? `events: ${slowest.projection}` : "all read models are up to date",
        slowest ? "warn" : "good"
      );
      parked.show(
        number(reading.parked.length),
        reading.parked.length ? "need a look" : "nothing waits",
        reading.parked.length ? "bad" : "good"
      );
    },
    counts(answer) {
      if (!answer) return memories.show("–", "not known");
      memories.show(number(answer.memories.active), `of ${counted(answer.users, "user")}`);
    },
    epoch: (value) =>
      epoch.show(
        value === null ? "–" : el("span", { class: "tile-long" }, String(value)),
        value === null ? "not known" : "raised when a copy is restored"
      ),
    state(name) {
      if (name === "lost" && !read)
        for (const one of [events, speed, behind, parked]) one.show("–", "no answer");
      pill.dataset.state = name;
      replace(pill, el("span", { class: "live-dot", "aria-hidden": "true" }), STATES[name][0]);
      pill.title = STATES[name][1];
    },
  };
}
