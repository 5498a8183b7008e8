// The supervisor's page: one user's memories, to read, to search as an agent would, and to put right.
import { el, replace } from "../shared/dom.js";
import { shell } from "../shared/shell.js";
import { link, onChange, params, set } from "../shared/address.js";
import { follow } from "./follow.js";
import { userPicker } from "./users.js";
import { userHead } from "./user-head.js";
import { browse } from "./browse.js";
import { recall } from "./recall.js";
import { single } from "./single.js";
import { written } from "./written.js";
import { writes } from "./writes.js";

const { main, session } = await shell({
  page: "memories",
  title: "Memories",
  lead: "What is remembered about one person, as their agents find it.",
});

const place = el("div", { class: "stack" });
main.append(place);
let shown = {},
  arrived = false;

function tabs(view) {
  const tab = (name, label) => {
    const to = { view: name === "browse" ? null : name, memory: null };
    return el(
      "a",
      {
        href: link(to),
        "aria-current": view === name ? "page" : null,
        dataset: { focus: `tab-${name}` },
        onclick: follow(() => set(to)),
      },
      label
    );
  };
  return el(
    "nav",
    { class: "tabs", "aria-label": "Views" },
    tab("browse", "All memories"),
    tab("recall", "Search as an agent")
  );
}

function draw() {
  const { user = "", view: asked, memory = "" } = params();
  const view = memory ? "single" : asked === "recall" ? "recall" : "browse";
  // The parts of one view follow the address themselves; another user or view is built anew.
  if (shown.user === user && shown.view === view && shown.memory === memory) return;
  const sameUser = shown.user === user && shown.log;
  shown = {
    user,
    view,
    memory,
    log: sameUser ? shown.log : written({ user }),
    head: sameUser ? shown.head : null,
  };
  if (!user) {
    document.title = "Memories · Memory Ledger";
    replace(place, userPicker());
    return arrive();
  }
  document.title = `${user} · Memories · Memory Ledger`;
  shown.head ??= userHead({ user, session });
  const act = writes({ user, session, log: shown.log, onWritten: () => shown.head.refresh() });
  shown.head.create(act);
  const parts = { browse, recall, single };
  const body = parts[view]({ user, memory, session, act });
  const back = el(
    "a",
    { href: link({ memory: null }), onclick: follow(() => set({ memory: null })) },
    "← All memories"
  );
  replace(
    place,
    shown.head.node,
    view === "single" ? back : tabs(view),
    el("div", { class: "memories-pair" }, el("div", { class: "memories-main" }, body), shown.log.node)
  );
  arrive();
}

// Where what had the focus is gone with the view before, the new one is read from its beginning.
function arrive() {
  if (!arrived) arrived = true;
  else if (document.activeElement === document.body) {
    scrollTo(0, 0);
    main.focus({ preventScroll: true });
  }
}

onChange(draw);
draw();
