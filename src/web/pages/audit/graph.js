// What came from where: of one memory, of one run, or of everything, newest first.
import { el, userText } from "../shared/dom.js";
import { get } from "../shared/api.js";
import { actor } from "../shared/people.js";
import { empty } from "../shared/states.js";
import { counted, number, time } from "../shared/time.js";
import { drawing } from "./graph-drawing.js";
import { families, lineage, mergePage } from "./lineage.js";
import { link, view } from "./link.js";
import { region } from "./region.js";
import { runCard } from "./run-flow.js";
import { runs } from "./user.js";
import { memoryLink, runLink } from "./words.js";

/** Runs that are shown before the merges. */
const RUNS = 5;

/** The view; the query names a memory, a run or neither. */
export function open({ user, query }) {
  const part = region("Reading runs and merges", 8);
  let said = "";
  function update(next) {
    part.show(
      async () => {
        const shown = next.memory
          ? await ofMemory(user, next.memory)
          : next.run
            ? await ofRun(user, next)
            : await ofAll(user, next);
        said = shown.said;
        return shown.node;
      },
      () => said,
    );
  }
  update(query);
  return { node: el("section", { class: "graph", "aria-label": "Where it came from" }, part.node), update };
}

const backLink = (user) => link(view(user, "graph"), { class: "button" }, "All runs and merges");

async function ofMemory(user, memory) {
  const found = await lineage(user, memory);
  const title = el(
    "div",
    { class: "graph-title" },
    el("h3", {}, "Everything that ", memoryLink(user, memory), " came from and went into"),
    backLink(user),
  );
  if (!found.merges.length) {
    return {
      said: "No merges",
      node: el(
        "div",
        { class: "card" },
        title,
        empty(
          "This memory has no relatives",
          "It was not made from others and went into none.",
          link(view(user, "memory", { memory }), { class: "button" }, "Its history"),
        ),
      ),
    };
  }
  return {
    said: counted(found.merges.length, "merge"),
    node: el(
      "div",
      { class: "card stack" },
      title,
      found.unread
        ? el(
            "p",
            { class: "notice" },
            `${counted(found.unread, "more memory", "more memories")} and their sources are not drawn.`,
          )
        : null,
      el(
        "div",
        {},
        found.merges.map((merge) => told(user, merge)),
      ),
      drawing(user, found.merges, found.nodes, memory),
    ),
  };
}

async function ofRun(user, { run: id, cursor }) {
  const run = await get(`/api/admin/workflows/runs/${encodeURIComponent(id)}`);
  const page = run.completed_at
    ? await mergePage(user, { run: id, cursor })
    : { merges: [], nodes: new Map(), next: null };
  return {
    said: `${counted(page.merges.length, "merge")} shown`,
    node: el(
      "div",
      { class: "stack" },
      el(
        "div",
        { class: "card" },
        el("div", { class: "graph-title" }, el("h3", {}, "One run"), backLink(user)),
        runCard(user, run),
      ),
      merges(user, page, cursor, { inRun: true, hint: "This run merged nothing." }),
    ),
  };
}

async function ofAll(user, { cursor }) {
  // One more than is shown tells whether there are others.
  const newest = cursor ? [] : runs(user, RUNS + 1).catch((error) => error);
  const [done, page] = await Promise.all([newest, mergePage(user, { cursor })]);
  const isList = Array.isArray(done);
  const shownRuns = isList ? done.slice(0, RUNS) : [];
  const runPart = cursor
    ? null
    : el(
        "div",
        { class: "card" },
        el("h3", {}, "Runs"),
        isList ? null : el("p", { class: "notice" }, `The runs could not be loaded: ${done.message}`),
        isList && !done.length ? el("p", { class: "muted" }, "No run has changed these memories.") : null,
        el(
          "div",
          { class: "stack" },
          shownRuns.map((run) => runCard(user, run)),
        ),
        done.length > shownRuns.length
          ? link(
              view(user, "timeline", { event: "RUN_REQUESTED" }),
              { class: "list-end" },
              "All runs in the timeline",
            )
          : null,
      );
  return {
    said: `${counted(page.merges.length, "merge")} shown`,
    node: el(
      "div",
      { class: "stack" },
      runPart,
      merges(user, page, cursor, { hint: "Every memory is as it was written." }),
    ),
  };
}

function merges(user, { merges: found, nodes, next }, cursor, { inRun = false, hint }) {
  const groups = families(found);
  return el(
    "div",
    { class: "card" },
    el(
      "h3",
      {},
      "Merges",
      found.length
        ? el("span", { class: "tab-count" }, number(found.length), next || cursor ? " on this page" : "")
        : null,
    ),
    groups.length || next ? null : empty("No merges", hint),
    el(
      "ol",
      { class: "families" },
      groups.map((group) =>
        el(
          "li",
          { class: "family" },
          group.map((merge) => told(user, merge, inRun)),
          drawing(user, group, nodes),
        ),
      ),
    ),
    cursor || next
      ? el(
          "nav",
          { class: "pager", "aria-label": "Pages of merges" },
          cursor ? link({ cursor: null }, { class: "button", dataset: { focus: "newest" } }, "Newest") : null,
          next
            ? link({ cursor: next }, { class: "button", dataset: { focus: "older" } }, "Older merges")
            : null,
        )
      : null,
  );
}

/** A merge in a line: when, by whom, why. */
function told(user, merge, inRun = false) {
  return el(
    "p",
    { class: "family-told" },
    el("strong", {}, `${merge.sources.length} → 1`),
    time(merge.ts),
    merge.run_id && !inRun ? el("span", {}, "run ", runLink(user, merge.run_id)) : null,
    merge.run_id ? null : el("span", {}, "by ", actor(merge.actor)),
    merge.reason ? el("span", { class: "muted" }, userText(merge.reason, { max: 200 })) : null,
  );
}
