// Accepting a dry run: what it reported is done, and later runs of its policy act.
import { post } from "../shared/api.js";
import { busy, confirm, toast } from "../shared/dialog.js";
import { el } from "../shared/dom.js";
import { counted, number } from "../shared/time.js";
import { openRun } from "./links.js";
import { isDry, titleOf } from "./policies.js";
import { reason } from "./start.js";

function consequences(run) {
  const { selected, memories_before: memories } = run.figures;
  return el(
    "div",
    { class: "stack" },
    el(
      "p",
      null,
      el("strong", { class: "num" }, `${counted(selected, "memory", "memories")} of ${number(memories)}`),
      ` ${selected === 1 ? "goes" : "go"} out of recall, as far as nothing has changed since this report.`,
    ),
    el(
      "p",
      null,
      `From then on, runs of ${titleOf(run.workflow)} act, for every user, and no longer wait for a yes.`,
    ),
    el("p", { class: "muted" }, "The run can be undone as long as the memories can be restored."),
  );
}

/** The button on the page of a completed dry run, null on any other. */
export function acceptButton(run, may) {
  if (run.status !== "completed" || !isDry(run)) return null;
  const why = reason(may);
  const button = el(
    "button",
    {
      type: "button",
      class: "button button-primary",
      disabled: Boolean(why),
      title: why,
      dataset: { focus: "accept" },
    },
    "Do it…",
  );
  button.addEventListener("click", async () => {
    const sure = await confirm({
      title: `Do what this dry run reports for ${run.user_id}?`,
      body: consequences(run),
      action: "Do it",
      danger: true,
    });
    if (!sure) return;
    await busy(button, "Starting…", async () => {
      const { run_id } = await post(`/api/admin/workflows/runs/${run.run_id}/accept`);
      toast(`Accepted. The run for ${run.user_id} has begun.`);
      openRun(run_id);
    });
  });
  return button;
}
