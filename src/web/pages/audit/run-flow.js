// A run in one picture: how many memories there were, what stayed, what was merged, what was deleted.
import { badge, el, svg, userText } from "../shared/dom.js";
import { actor } from "../shared/people.js";
import { counted, duration, number, time } from "../shared/time.js";
import { link, view } from "./link.js";
import { runLink } from "./words.js";

const WIDE = 600;
const HIGH = 132;
const BAR = 10;

/** What became of the memories of a run; null where the run did not get so far. */
export function shares(run) {
  const done = run.stats ?? {};
  const before = run.before_count;
  if (!before || run.after_count === null || run.after_count === undefined) return null;
  const deleted = done["save.deleted"] ?? 0;
  const merged = done["save.merged_away"] ?? 0;
  return {
    before,
    after: run.after_count,
    deleted,
    merged,
    made: done["save.merged_groups"] ?? 0,
    kept: Math.max(before - deleted - merged, 0),
  };
}

function ribbons({ before, deleted, merged, made, kept }) {
  const scale = (HIGH - 16) / before;
  const [k, m, d, g] = [kept, merged, deleted, made].map((count) => count * scale);
  const below = HIGH - d;
  return svg(
    "svg",
    { class: "flow-svg", viewBox: `0 0 ${WIDE} ${HIGH}`, preserveAspectRatio: "none", "aria-hidden": "true" },
    svg("rect", { class: "flow-before", x: 0, y: 0, width: BAR, height: k + m + d }),
    band("flow-kept", 0, k, 0, k),
    band("flow-merged", k, m, k, g),
    band("flow-deleted", k + m, d, below, d),
    svg("rect", { class: "flow-kept-bar", x: WIDE - BAR, y: 0, width: BAR, height: k }),
    svg("rect", { class: "flow-merged-bar", x: WIDE - BAR, y: k, width: BAR, height: g }),
    svg("rect", { class: "flow-deleted-bar", x: WIDE - BAR, y: below, width: BAR, height: d }),
  );
}

function band(name, y1, high1, y2, high2) {
  if (!high1) return null;
  const [from, to, bend] = [BAR, WIDE - BAR, WIDE / 2];
  return svg("path", {
    class: name,
    d:
      `M${from} ${y1}C${bend} ${y1} ${bend} ${y2} ${to} ${y2}V${y2 + high2}` +
      `C${bend} ${y2 + high2} ${bend} ${y1 + high1} ${from} ${y1 + high1}Z`,
  });
}

/** The card of a run. */
export function runCard(user, run) {
  const share = shares(run);
  // Up to its end: undoing it made changes of the same run.
  const ofRun = { run: run.run_id, to: run.completed_at };
  const first = run.stats?.["save.first_rev"];
  return el(
    "article",
    { class: "run-card" },
    el(
      "div",
      { class: "change-head" },
      el(
        "span",
        { class: "change-event" },
        badge(run.restored_at ? "undone" : run.status),
        el("span", {}, "Run ", runLink(user, run.run_id), ` of ${run.workflow}`),
      ),
      el("span", { class: "change-when" }, time(run.completed_at ?? run.requested_at)),
    ),
    run.restored_at ? el("p", { class: "muted" }, "Undone ", time(run.restored_at)) : null,
    run.error ? userText(run.error, { max: 400 }) : null,
    share ? picture(user, share, ofRun) : el("p", { class: "muted" }, "It changed no memory."),
    el(
      "p",
      { class: "change-foot" },
      el("span", {}, `asked for by `, actor(run.requested_by)),
      run.duration_ms ? el("span", {}, `took ${duration(run.duration_ms)}`) : null,
      first ? link(view(user, "moment", { rev: first - 1 }), {}, "The memories before it") : null,
      first ? link(view(user, "moment", { rev: run.stats["save.last_rev"] }), {}, "and after it") : null,
    ),
  );
}

function picture(user, share, ofRun) {
  const row = (name, count, text, event) =>
    el(
      "li",
      {},
      el("span", { class: `swatch ${name}`, "aria-hidden": "true" }),
      event && count ? link(view(user, "timeline", { event, ...ofRun }), {}, text) : el("span", {}, text),
    );
  return el(
    "figure",
    { class: "flow" },
    el(
      "figcaption",
      { class: "visually-hidden" },
      `${counted(share.before, "memory", "memories")} before: ${share.kept} kept, `,
      `${share.merged} merged into ${share.made}, ${share.deleted} deleted; ${share.after} after.`,
    ),
    el(
      "div",
      { class: "flow-end", "aria-hidden": "true" },
      el("strong", {}, number(share.before)),
      el("span", {}, "before"),
    ),
    ribbons(share),
    el(
      "div",
      { class: "flow-end", "aria-hidden": "true" },
      el("strong", {}, number(share.after)),
      el("span", {}, "after"),
    ),
    el(
      "ul",
      { class: "flow-legend" },
      row("flow-kept-bar", share.kept, `${counted(share.kept, "memory", "memories")} kept`),
      row(
        "flow-merged-bar",
        share.merged,
        `${number(share.merged)} merged into ${number(share.made)}`,
        "MERGE",
      ),
      row("flow-deleted-bar", share.deleted, `${number(share.deleted)} deleted, restorable`, "DELETE"),
    ),
  );
}
