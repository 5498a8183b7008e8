// What became of a run, as it stands in the timeline beside the changes that it made.
import { badge, el, userText } from "../shared/dom.js";
import { counted, duration, number, time } from "../shared/time.js";
import { actorFilter } from "./change.js";
import { link, view } from "./link.js";
import { runLink } from "./words.js";

/** What a run did to the memories, in words; null where it came to nothing. */
function didWhat({ figures }) {
  const { memories_before: before, memories_after: after } = figures ?? {};
  if (before === undefined || after === undefined) return null;
  const parts = [
    figures.deleted ? `${number(figures.deleted)} deleted` : null,
    figures.merged_away
      ? `${number(figures.merged_away)} merged into ${number(figures.merged_groups ?? 0)}`
      : null,
    figures.topics_before !== figures.topics_after
      ? `${number(figures.topics_before ?? 0)} → ${counted(figures.topics_after ?? 0, "topic")}`
      : null,
  ].filter(Boolean);
  return (
    `${number(before)} → ${counted(after, "memory", "memories")}` +
    (parts.length ? `: ${parts.join(", ")}` : "")
  );
}

/** What undoing a run did, in words. */
function undidWhat({ figures }) {
  const { restored, archived, rewritten, kept } = figures ?? {};
  const parts = [
    restored ? `${counted(restored, "memory", "memories")} active again` : null,
    archived ? `${number(archived)} made by the run archived` : null,
    rewritten ? `${number(rewritten)} with their former topics` : null,
    kept ? `${number(kept)} left as they are, since they changed later` : null,
  ].filter(Boolean);
  return parts.join(", ") || null;
}

const TOLD = {
  RUN_REQUESTED: ({ workflow, trigger }) => ` of ${workflow} was requested (${trigger.replace("_", " ")})`,
  RUN_COMPLETED: ({ duration_ms: took }) => ` completed${took ? ` after ${duration(took)}` : ""}`,
  RUN_FAILED: () => " failed",
  RUN_CANCELLED: () => " was cancelled",
  RUN_RESTORED: () => " was undone",
};

const SUMMARIES = {
  RUN_COMPLETED: didWhat,
  RUN_FAILED: ({ error }) => (error ? userText(error, { max: 400 }) : null),
  RUN_RESTORED: undidWhat,
};

/** A list item for an event of a run. */
export function runItem(item, { user }) {
  const { event, run_id: run, detail } = item;
  const summary = SUMMARIES[event]?.(detail);
  const ended = event !== "RUN_REQUESTED" && event !== "RUN_RESTORED";
  return el(
    "li",
    { class: "change edge-run" },
    el(
      "div",
      { class: "change-head" },
      el(
        "span",
        { class: "change-event" },
        badge(event === "RUN_RESTORED" ? "undone" : event.replace("RUN_", "").toLowerCase()),
        el("span", {}, "Run ", runLink(user, run), TOLD[event]?.(detail) ?? null),
      ),
      el(
        "span",
        { class: "change-when", title: `Partition ${item.partition_id}, position ${item.position}` },
        time(item.ts),
      ),
    ),
    summary ? el("p", { class: "change-text" }, summary) : null,
    el(
      "p",
      { class: "change-foot" },
      actorFilter(item.actor),
      ended ? link(view(user, "graph", { run }), {}, "See the merges") : null,
      detail.first_rev
        ? link(view(user, "moment", { rev: detail.first_rev - 1 }), {}, "See the memories before it")
        : null,
    ),
  );
}
