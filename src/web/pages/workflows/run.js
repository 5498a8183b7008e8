// One run, at a URL of its own: what it did, step by step, what it decided and why, and the way to take it
// back.
import { onChange, params } from "../shared/address.js";
import { get, live } from "../shared/api.js";
import { el, replace, userText } from "../shared/dom.js";
import { actor } from "../shared/people.js";
import { failed, loading } from "../shared/states.js";
import { counted, duration, number, time } from "../shared/time.js";
import { acceptButton } from "./accept.js";
import { decisions } from "./decisions.js";
import { exchanges, runFacts } from "./facts.js";
import { here, auditOf } from "./links.js";
import { merges, topics } from "./merges.js";
import { beforeAfter, change, progressBar, rail } from "./pictures.js";
import { titleOf } from "./policies.js";
import { report } from "./report.js";
import { hasSaved, restoreButton } from "./restore.js";
import { statusOf } from "./runs.js";
import { forgetTexts } from "./texts.js";

const path = (run) => `/api/admin/workflows/runs/${encodeURIComponent(run)}`;
const isOver = (run) => ["completed", "failed", "cancelled"].includes(run.status);

const TABS = {
  report: { title: "Report", build: report },
  decisions: { title: "Decisions", count: (run) => run.decisions.length, build: decisions },
  merges: { title: "Merges", count: (run) => run.merges.length, build: merges },
  topics: { title: "Topics", count: (run) => Object.keys(run.topics).length, build: topics },
  model: { title: "Model", count: (run) => run.metrics.requests, build: exchanges },
  facts: { title: "Facts", build: runFacts },
};

// Of a step's figures those that one looks for, as words for one and for many; the others stand under
// "Facts".
const TOLD = {
  fetch: { memories: ["memory", "memories"], topics: ["topic", "topics"] },
  classify: { keep: ["to keep"], merge: ["to merge"], delete: ["to delete"] },
  resolve_merges: { groups: ["group", "groups"] },
  select: { memories: ["memory", "memories"], selected: ["selected"] },
  ask: {
    questions: ["question", "questions"],
    planned: ["change", "changes"],
    over_budget: ["left for another day"],
    unasked: ["not asked"],
  },
  normalise_topics: { topics: ["topic changed", "topics changed"], dropped: ["dropped"] },
  save: {
    deleted: ["deleted"],
    forgotten: ["forgotten"],
    archived: ["archived"],
    created: ["created"],
    merged_away: ["merged away"],
    rewritten: ["with other topics"],
    skipped: ["skipped"],
  },
  report: { memories_after: ["memory left", "memories left"] },
};

function stepDetail(step) {
  const told = Object.entries(TOLD[step.name] ?? {})
    .filter(([name]) => step.figures?.[name])
    .map(
      ([name, words]) =>
        `${number(step.figures[name])} ${words[step.figures[name] === 1 ? 0 : words.length - 1]}`,
    );
  return [
    el("span", { class: "muted num" }, duration(step.duration_ms)),
    told.length ? el("span", { class: "muted num" }, told.join(" · ")) : null,
  ];
}

function steps(run, titles) {
  const known = new Map(run.steps.map((step) => [step.name, step]));
  const names = [...new Set([...titles.keys(), ...known.keys()])];
  return rail(
    names.map((name, index) => {
      const step = known.get(name);
      const running = run.status === "running" && run.step_name === name && step?.status !== "completed";
      const state =
        step?.status === "completed"
          ? "completed"
          : running
            ? "running"
            : step?.status === "failed" || (run.status === "failed" && index + 1 === run.step)
              ? "failed"
              : "to come";
      return {
        title: titles.get(name) ?? name.replaceAll("_", " "),
        state: state.replace(" ", "-"),
        detail: step && step.status === "completed" ? stepDetail(step) : null,
      };
    }),
  );
}

function pictures(run) {
  if (run.before_count === null) return null;
  const { topics_before: was, topics_after: is } = run.figures ?? {};
  return el(
    "div",
    { class: "run-pictures" },
    el(
      "div",
      null,
      el("h2", null, "Memories ", el("span", { class: "muted num" }, change(run))),
      beforeAfter(run.before_count, run.after_count),
    ),
    was === undefined
      ? null
      : el("div", null, el("h2", null, "Topics"), beforeAfter(was, is, ["topic", "topics"])),
  );
}

const KEPT = ["changed since stays as it is", "changed since stay as they are"];

function undone({ restored, archived = 0, kept = 0 }) {
  if (restored === undefined) return ".";
  return (
    `: ${counted(restored, "memory", "memories")} restored, ` +
    `${counted(archived, "new one was", "new ones were")} archived` +
    `${kept ? `, ${counted(kept, ...KEPT)}` : ""}.`
  );
}

/** Questions without a usable answer, of a run that completed all the same. */
const unanswered = (run) => (run.error ? 0 : (run.figures?.fallbacks ?? run.metrics?.fallbacks ?? 0));

function head(run, titles, may, again) {
  const took = run.status === "completed" ? ` in ${duration(run.duration_ms)}` : "";
  const state = run.completed_at ? [time(run.completed_at), took] : ["asked for ", time(run.requested_at)];
  return el(
    "section",
    { class: "card stack", "aria-label": "Summary" },
    el(
      "div",
      { class: "row" },
      el("span", null, statusOf(run)),
      el("span", { class: "muted" }, titleOf(run.workflow), " · ", state),
      el(
        "span",
        { class: "push row" },
        el("a", { class: "button", href: auditOf(run.user_id) }, "Timeline in Audit"),
        acceptButton(run, may),
        restoreButton(run, may, again),
      ),
    ),
    run.error
      ? el(
          "div",
          { class: "failed", role: "note" },
          el("p", { class: "failed-title" }, "The run failed"),
          userText(run.reason ? `${run.error}: ${run.reason}` : run.error),
          hasSaved(run) && !run.restored_at
            ? el("p", null, "It had already saved: its changes stay until you undo it.")
            : null,
        )
      : null,
    unanswered(run)
      ? el(
          "p",
          { class: "notice" },
          `The model gave no usable answer to ${counted(unanswered(run), "question", "questions")}; ` +
            "their memories stay as they are.",
        )
      : null,
    run.restored_at
      ? el(
          "p",
          { class: "notice" },
          "Undone ",
          time(run.restored_at),
          undone(run.restored_figures ?? {}),
          run.restored_by ? [" By ", actor(run.restored_by)] : null,
        )
      : null,
    isOver(run) ? null : progressBar(run.progress / 100, `Run for ${run.user_id}`, "bar-moving"),
    pictures(run),
    steps(run, titles),
  );
}

function tabs(run, place) {
  const chosen = () => (TABS[params().tab] ? params().tab : run.status === "completed" ? "report" : "facts");
  const bar = el("nav", { class: "tabs", "aria-label": "About this run" });
  const body = el("div", { class: "tab-body" });
  let shown = null;
  const draw = () => {
    const now = chosen();
    replace(
      bar,
      Object.entries(TABS).map(([name, tab]) =>
        here(
          { tab: name, action: null, raw: null },
          { "aria-current": name === now ? "page" : null, dataset: { focus: `tab-${name}` } },
          tab.title,
          tab.count?.(run) ? el("span", { class: "tab-count" }, number(tab.count(run))) : null,
        ),
      ),
    );
    const state = `${now} ${params().action ?? ""} ${params().raw ?? ""}`;
    if (state === shown) return;
    shown = state;
    replace(body, TABS[now].build(run));
  };
  draw();
  replace(place, el("section", { class: "card", "aria-label": "Details" }, bar, body));
  return onChange((now) => now.run === run.run_id && draw());
}

// The titles of steps; where they can't be had, their names do.
async function titlesOf(workflow) {
  const { items } = await get("/api/admin/workflows");
  return new Map(items.find((item) => item.name === workflow)?.steps.map((step) => [step.name, step.title]));
}

/** Shows a run; answers how to leave it. */
export function runPage(view, { run: id, may, heading }) {
  const top = el("div", null, el("div", { class: "card" }, loading("Loading the run", 6)));
  const bottom = el("div");
  forgetTexts();
  replace(view, el("div", { class: "stack" }, top, bottom));
  let left = false,
    asked = 0,
    unfollow = () => {},
    following = null,
    titles = null,
    mark = null;

  // A run under way is asked for again and again: an answer that was overtaken is dropped.
  async function load() {
    const mine = ++asked;
    const isOld = () => left || mine !== asked;
    try {
      const run = await get(path(id));
      if (isOld()) return;
      heading(run.user_id);
      titles ??= await titlesOf(run.workflow).catch(() => null);
      if (isOld()) return;
      replace(top, head(run, titles ?? new Map(), may, load));
      unfollow();
      unfollow = tabs(run, bottom);
      if (isOver(run)) following?.stop();
      else follow();
    } catch (error) {
      if (isOld()) return;
      unfollow();
      replace(
        top,
        failed(error, load, error.status === 404 ? "There is no such run" : "The run could not be loaded"),
      );
      bottom.replaceChildren();
    }
  }

  // While it is under way, the run is read again whenever the live list tells something new of it.
  function follow() {
    const look = (items) => {
      const now = JSON.stringify(items.find((item) => item.run_id === id) ?? null);
      if (now === mark) return;
      const first = mark === null;
      mark = now;
      if (!first || now === "null") load();
    };
    following ??= live("/api/admin/workflows/active", {
      onItem: (event, data) => event === "active" && look(data.items),
      poll: async () => look((await get("/api/admin/workflows/active")).items),
    });
  }

  load();
  return () => {
    left = true;
    unfollow();
    following?.stop();
  };
}
