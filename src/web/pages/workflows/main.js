// The page of workflows: what runs, who is next, and what became of it; or one run, where the URL names one.
import { onChange, params } from "../shared/address.js";
import { replace, el, userText } from "../shared/dom.js";
import { shell } from "../shared/shell.js";
import { failed, loading } from "../shared/states.js";
import { here } from "./links.js";

const LEAD = "Clean up each person's memories. Every run can be undone.";
const UNREAD = "A part of this page could not be read; the server may be restarting.";
const { main, session } = await shell({ page: "workflows", title: "Workflows", lead: LEAD });
const head = main.querySelector(".page-head");
const view = el("div", { class: "workflows" }, el("div", { class: "card" }, loading("Loading", 4)));
main.append(view);

const may = session.role === "admin";
let shown = null; // the run in the URL, "" for the overview
let leave = () => {};

/** The heading names what is seen; of a run, whose it is. */
function heading(user) {
  const run = params().run;
  const title = !run ? "Workflows" : user ? `Run for ${user}` : "Run";
  document.title = `${title} · Memory Ledger`;
  replace(
    head,
    run
      ? el(
          "p",
          { class: "way-back" },
          here(
            { run: null, tab: null, action: null, raw: null },
            { dataset: { focus: "way-back" } },
            "‹ All workflows",
          ),
        )
      : null,
    el("h1", null, user ? ["Run for ", userText(user)] : title),
    run ? null : el("p", { class: "muted" }, LEAD),
  );
}

// Each view is read when it is first wanted: who watches the overview needs nothing of a single run.
async function show() {
  const run = params().run ?? "";
  if (run === shown) return;
  const first = shown === null;
  shown = run;
  leave();
  leave = () => {};
  heading(null);
  let build;
  try {
    build = run ? (await import("./run.js")).runPage : (await import("./overview.js")).overview;
  } catch {
    // A browser remembers a module that could not be had: only the whole page anew asks for it again.
    if (shown === run)
      replace(
        view,
        failed({ detail: UNREAD }, () => location.reload()),
      );
    return;
  }
  if (shown !== run) return;
  leave = build(view, { run, may, heading });
  if (first) return;
  scrollTo(0, 0);
  main.focus({ preventScroll: true });
}

onChange(show);
show();
