// Section 1: what runs now, live, and how what just ended has ended.
import { get, live, post } from "../shared/api.js";
import { busy, confirm, toast } from "../shared/dialog.js";
import { badge, el, replace, userText } from "../shared/dom.js";
import { empty, failed, loading } from "../shared/states.js";
import { ago, counted, duration, number } from "../shared/time.js";
import { toRun } from "./links.js";
import { beforeAfter, change, progressBar } from "./pictures.js";
import { titleOf } from "./policies.js";
import { isOptimisation, reason } from "./start.js";

const ACTIVE = "/api/admin/workflows/active";
const TITLES = { requested: "Waiting for a server", running: "Running" };
const STATES = {
  live: ["live", "Live"],
  polling: ["polling", "Updated every 2 s"],
  lost: ["lost", "Not connected"],
};
const KEPT = 4; // ended runs that stay in sight
const AGAIN_MS = 2000; // until it is asked again how a run has ended, where that was not known yet
const TRIES = 30;

/** The step's name as words: the live list has only the short one. */
export const stepWords = (name) => (name ?? "").replaceAll("_", " ");

function cancelButton(run, may) {
  const saving = run.step_name === "save" || run.step_name === "report";
  const why = reason(may) ?? (saving ? "It is saving: you can undo it once it is completed." : null);
  const button = el(
    "button",
    {
      type: "button",
      class: "button button-small",
      disabled: Boolean(why),
      title: why,
      dataset: { focus: `cancel-${run.run_id}` },
    },
    "Cancel",
    el("span", { class: "visually-hidden" }, ` the run for ${run.user_id}`),
  );
  button.addEventListener("click", async () => {
    const sure = await confirm({
      title: "Cancel this run?",
      action: "Cancel the run",
      danger: true,
      body: `The run for ${run.user_id} has not changed any memory, and will not change any.`,
    });
    if (!sure) return;
    await busy(button, "Cancelling…", async () => {
      await post(`/api/admin/workflows/runs/${run.run_id}/cancel`);
      toast(`The run for ${run.user_id} is cancelled.`);
    });
  });
  return button;
}

// Drawn anew with every step of the run, so it has to keep the focus.
const runLink = (run) =>
  toRun(run.run_id, { class: "strong", dataset: { focus: `run-${run.run_id}` } }, userText(run.user_id));

/** A run under way: how far, in which step, for how long. */
function card(run, may) {
  const figures = run.stats?.["fetch.memories"] ?? run.stats?.["select.memories"];
  return el(
    "li",
    { class: "active-run" },
    el(
      "div",
      { class: "row active-head" },
      badge(run.status),
      runLink(run),
      el(
        "span",
        { class: "muted" },
        run.status === "requested" ? ["asked ", ago(run.requested_at)] : ["began ", ago(run.started_at)],
      ),
      el("span", { class: "push" }, cancelButton(run, may)),
    ),
    progressBar(run.progress / 100, `Run for ${run.user_id}`, run.status === "running" ? "bar-moving" : ""),
    el(
      "div",
      { class: "row muted active-foot" },
      el("span", null, titleOf(run.workflow)),
      el(
        "span",
        null,
        run.status === "requested"
          ? TITLES.requested
          : `Step ${run.step} of ${run.total_steps}: ${stepWords(run.step_name)}`,
      ),
      figures ? el("span", null, counted(figures, "memory", "memories")) : null,
      el("span", { class: "push num" }, `${Math.round(run.progress)} %`),
    ),
  );
}

/** A run that has just ended, with what it did. */
function endedCard(run) {
  return el(
    "li",
    { class: "active-run ended-run" },
    el(
      "div",
      { class: "row active-head" },
      badge(run.status),
      runLink(run),
      el("span", { class: "muted" }, [
        "ended ",
        ago(run.completed_at),
        run.duration_ms === null ? "" : ` after ${duration(run.duration_ms)}`,
      ]),
    ),
    run.error ? el("p", null, userText(run.reason ?? run.error, { max: 240 })) : null,
    run.after_count === null
      ? null
      : el(
          "div",
          { class: "row" },
          beforeAfter(run.before_count, run.after_count),
          el("strong", { class: "num" }, change(run)),
        ),
  );
}

/** Fills the section; `ended` is called whenever a run is over, so that the rest of the page follows. */
export function activeRuns(place, { may, underWay, ended }) {
  const list = el("div", null, loading("Loading active runs", 2));
  const state = el("span", { class: "live-state" });
  const spoken = el("p", { class: "visually-hidden", "aria-live": "polite" });
  replace(
    place,
    el("div", { class: "section-head" }, el("h2", { id: "active-title" }, "Active runs"), state),
    spoken,
    list,
  );
  const started = new Set(); // by this page: how they end is told wherever the reader is by then
  let known = new Map(),
    over = [],
    last = null,
    stopped = false;

  function draw() {
    if (stopped || !last) return;
    if (!last.length && !over.length) {
      replace(
        list,
        empty(
          "Nothing runs at the moment",
          "Runs start by themselves as memories grow or age, or with Optimize below.",
        ),
      );
      return;
    }
    replace(
      list,
      el(
        "ul",
        { class: "active-list" },
        last.map((run) => card(run, may)),
        over.map(endedCard),
      ),
    );
  }

  const isListed = (run) => last.some((item) => item.run_id === run.run_id);

  // The live list only has what runs: how a run ended stands in its user's newest runs.
  async function ending(run) {
    const { items } = await get("/api/admin/workflows/runs", { user: run.user_id, limit: 10 });
    const now = items.find((item) => item.run_id === run.run_id);
    return now && now.status !== "requested" && now.status !== "running" ? now : null;
  }

  async function end(run, tries = TRIES) {
    const now = await ending(run).catch(() => null);
    if (stopped) return;
    if (!now) {
      // The live list tells only what changes, which may be nothing more: so this asks again by itself.
      if (tries) setTimeout(() => !stopped && !isListed(run) && end(run, tries - 1), AGAIN_MS);
      return;
    }
    over = [now, ...over.filter((item) => item.run_id !== now.run_id)].slice(0, KEPT);
    spoken.textContent =
      now.status === "completed"
        ? `The run for ${now.user_id} is completed: ` +
          `${counted(now.before_count, "memory", "memories")} before, ${number(now.after_count)} after.`
        : `The run for ${now.user_id} has ${now.status === "failed" ? "failed" : "been cancelled"}.`;
    if (started.delete(now.run_id)) toast(spoken.textContent, now.status === "failed" ? "bad" : "good");
    draw();
    ended(now);
  }

  function take(items) {
    last = items;
    const ids = new Set(items.map((run) => run.run_id));
    for (const run of known.values()) {
      if (ids.has(run.run_id)) continue;
      known.delete(run.run_id);
      end(run);
    }
    for (const run of items) known.set(run.run_id, run);
    underWay.tell(items.filter(isOptimisation).map((run) => run.user_id));
    draw();
  }

  underWay.onStarted((run) => {
    known.set(run.run_id, run);
    started.add(run.run_id);
    setTimeout(() => !stopped && last && take(last), 1500); // a short run may end between two looks
  });
  const poll = async () => take((await get(ACTIVE)).items);
  const following = live(ACTIVE, {
    onItem: (event, data) => event === "active" && take(data.items),
    onState(now) {
      const [kind, words] = STATES[now];
      replace(state, el("span", { class: `live-dot live-${kind}`, "aria-hidden": "true" }), words);
      if (now === "lost" && !last) {
        replace(
          list,
          failed(
            { detail: "The list of active runs can't be loaded; trying again every 2 s." },
            poll,
            "Active runs could not be loaded",
          ),
        );
      }
    },
    poll,
  });
  return () => {
    stopped = true;
    known = new Map();
    following.stop();
  };
}
