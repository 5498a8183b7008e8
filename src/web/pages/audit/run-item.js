// A run as it stands in the timeline, beside the changes that it made.
import { badge, el, userText } from "../shared/dom.js";
import { duration, number, time } from "../shared/time.js";
import { link, view } from "./link.js";
import { counted, runLink } from "./words.js";

/**
 * The moments of a run that a timeline tells: when it was asked for, when it ended, when it was taken back.
 */
export function runMoments(run) {
  const moments = [{ run, what: "requested", ts: run.requested_at }];
  if (run.completed_at) moments.push({ run, what: run.status, ts: run.completed_at });
  if (run.restored_at) moments.push({ run, what: "restored", ts: run.restored_at });
  return moments;
}

/** What a run did to the memories, in words. */
export function runSummary(run) {
  const done = run.stats ?? {};
  if (run.before_count === null || run.before_count === undefined)
    return run.error ? userText(run.error, { max: 400 }) : null;
  const parts = [
    done["save.deleted"] ? `${number(done["save.deleted"])} deleted` : null,
    done["save.merged_away"]
      ? `${number(done["save.merged_away"])} merged into ${number(done["save.merged_groups"])}`
      : null,
    done["save.rewritten"] ? `${number(done["save.rewritten"])} with other topics` : null,
  ].filter(Boolean);
  return (
    `${number(run.before_count)} → ${counted(run.after_count ?? run.before_count, "memory", "memories")}` +
    (parts.length ? `: ${parts.join(", ")}` : "")
  );
}

/** A list item for one moment. */
export function runItem({ run, what, ts }, user) {
  const ended = what !== "requested" && what !== "restored";
  const told = {
    requested: [
      "Run ",
      runLink(user, run.run_id),
      ` of ${run.workflow} was asked for (${run.trigger.replace("_", " ")})`,
    ],
    restored: ["Run ", runLink(user, run.run_id), " was taken back"],
  }[what] ?? [
    "Run ",
    runLink(user, run.run_id),
    ` ${what}`,
    run.duration_ms ? ` after ${duration(run.duration_ms)}` : "",
  ];
  const first = run.stats?.["save.first_rev"];
  return el(
    "li",
    { class: "change edge-run" },
    el(
      "div",
      { class: "change-head" },
      el("span", { class: "change-event" }, badge(what), el("span", {}, told)),
      el("span", { class: "change-when" }, time(ts)),
    ),
    ended ? el("p", { class: "change-text" }, runSummary(run)) : null,
    el(
      "p",
      { class: "change-foot" },
      what === "requested" ? el("span", {}, "by ", userText(run.requested_by, { max: 128 })) : null,
      ended ? link(view(user, "graph", { run: run.run_id }), {}, "See what came from where") : null,
      ended && first
        ? link(view(user, "moment", { rev: first - 1 }), {}, "See the memories before it")
        : null,
    ),
  );
}
