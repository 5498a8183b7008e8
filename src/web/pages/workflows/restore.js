// Undoing a run: says first what will change, in numbers from the run itself.
import { post } from "../shared/api.js";
import { busy, confirm, toast } from "../shared/dialog.js";
import { el } from "../shared/dom.js";
import { counted, number } from "../shared/time.js";
import { beforeAfter } from "./pictures.js";
import { isDry } from "./policies.js";
import { isOptimisation, reason } from "./start.js";

/** Whether a run got as far as to save, which one that failed may have. */
export const hasSaved = (run) => run.stats?.["save.first_rev"] !== undefined;

/** What taking this run back will do, from the figures of its save. */
export function consequences(run) {
  const of = (name) => run.stats?.[`save.${name}`] ?? 0;
  return {
    gone: [
      [of("deleted"), "deleted"],
      [of("forgotten"), "forgotten"],
      [of("archived"), "archived"],
      [of("merged_away"), "merged away"],
    ].filter(([n]) => n > 0),
    products: of("merged_groups") + of("created"),
    rewritten: of("rewritten"),
    back: of("deleted") + of("forgotten") + of("archived") + of("merged_away"),
  };
}

function body(run) {
  const { gone, products, rewritten, back } = consequences(run);
  const line = (n, ...words) =>
    n ? el("li", null, el("strong", { class: "num" }, number(n)), " ", words) : null;
  return el(
    "div",
    { class: "stack" },
    el(
      "ul",
      { class: "consequences" },
      line(
        back,
        `${back === 1 ? "memory is" : "memories are"} restored: `,
        gone.map(([n, words]) => `${number(n)} ${words}`).join(", "),
      ),
      line(
        products,
        isOptimisation(run) ? "merged " : "new ",
        `${products === 1 ? "memory is" : "memories are"} archived`,
      ),
      line(rewritten, `${rewritten === 1 ? "memory gets its" : "memories get their"} former topics`),
    ),
    run.after_count === null
      ? null
      : el(
          "div",
          null,
          el("p", { class: "muted" }, "Memories, after the run and once it is undone"),
          beforeAfter(run.after_count, run.before_count),
        ),
    el(
      "p",
      { class: "muted" },
      "Memories that changed after the run stay as they are; they are listed afterwards. " +
        "The run and its undo both stay in the log.",
    ),
  );
}

const outcome = (done) =>
  `Undone: ${counted(done.restored, "memory is", "memories are")} active again, ` +
  `${counted(done.archived, "new one is", "new ones are")} archived` +
  `${done.kept.length ? `; ${counted(done.kept.length, "changed since is", "changed since are")} left as before` : ""}.`;

/** The button, or null where there is nothing to undo. */
export function restoreButton(run, may, again) {
  if (isDry(run)) return null;
  if (run.status !== "completed" && !(run.status === "failed" && hasSaved(run))) return null;
  const { back, products, rewritten } = consequences(run);
  const why =
    reason(may) ??
    (run.restored_at
      ? "This run is already undone."
      : back + products + rewritten === 0
        ? "This run changed nothing."
        : null);
  const button = el(
    "button",
    {
      type: "button",
      class: "button button-primary",
      disabled: Boolean(why),
      title: why,
      dataset: { focus: "restore" },
    },
    "Undo…",
  );
  button.addEventListener("click", async () => {
    if (
      !(await confirm({ title: `Undo the run for ${run.user_id}?`, body: body(run), action: "Undo" }))
    )
      return;
    await busy(button, "Undoing…", async () => {
      toast(outcome(await post(`/api/admin/workflows/runs/${run.run_id}/restore`)));
      await again();
    });
  });
  return button;
}
