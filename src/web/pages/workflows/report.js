// A run's report, readable or as the text it is.
import { params } from "../shared/address.js";
import { text } from "../shared/api.js";
import { toast } from "../shared/dialog.js";
import { el, replace, userText } from "../shared/dom.js";
import { empty, failed, loading } from "../shared/states.js";
import { here } from "./links.js";
import { markdown } from "./markdown.js";

function copyButton(source) {
  if (!navigator.clipboard) return null; // only on secure origins and loopback
  return el(
    "button",
    {
      type: "button",
      class: "button button-small",
      onclick: async () => {
        try {
          await navigator.clipboard.writeText(source);
          toast("The report was copied.");
        } catch {
          toast("The browser did not allow copying.", "bad");
        }
      },
    },
    "Copy Markdown",
  );
}

/** The tab of the report. */
export function report(run) {
  if (run.status !== "completed") return empty("No report", "A run has a report once it is completed.");
  const place = el("div", null, loading("Loading the report", 8));
  const raw = params().raw === "1";
  async function load() {
    try {
      const source = await text(`/api/admin/workflows/runs/${run.run_id}/report`);
      replace(
        place,
        el(
          "div",
          { class: "row report-bar" },
          here(
            { raw: raw ? null : "1" },
            { class: "button button-small", dataset: { focus: "raw" } },
            raw ? "Readable" : "Raw text",
          ),
          copyButton(source),
        ),
        raw
          ? el("div", { class: "mono report-raw" }, userText(source, { max: 100000 }))
          : el("div", { class: "report" }, markdown(source)),
      );
    } catch (error) {
      replace(place, failed(error, load, "The report could not be loaded"));
    }
  }
  load();
  return place;
}
