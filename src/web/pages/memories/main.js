// The supervisor's page: one user's memories, to read, to search as an agent would, and to put right.
import { el, replace, userText } from "../shared/dom.js";
import { shell } from "../shared/shell.js";
import { link, onChange, params, set } from "../shared/address.js";
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
  lead: "What is remembered of one person, as their agents find it.",
});

const place = el("div", { class: "stack" });
main.append(place);
let shown = {};

const follow = (changes) => (event) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  set(changes);
};

function tabs(view) {
  const tab = (name, label) => {
    const to = { view: name === "browse" ? null : name, memory: null };
    return el(
      "a",
      {
        href: link(to),
        "aria-current": view === name ? "page" : null,
        dataset: { focus: `tab-${name}` },
        onclick: follow(to),
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
    return replace(place, userPicker({ onChoose: (id) => set({ user: id }) }));
  }
  document.title = `${user} · Memories · Memory Ledger`;
  shown.head ??= userHead({ user, session, onOther: () => set({ user: null, view: null, memory: null }) });
  const act = writes({ user, session, log: shown.log, onWritten: () => shown.head.refresh() });
  shown.head.create(act);
  const parts = { browse, recall, single };
  const body = parts[view]({ user, memory, session, act });
  const back = el(
    "a",
    { href: link({ memory: null }), onclick: follow({ memory: null }) },
    "← All memories of ",
    userText(user, { max: 60 })
  );
  replace(
    place,
    shown.head.node,
    view === "single" ? back : tabs(view),
    el("div", { class: "memories-pair" }, el("div", { class: "memories-main" }, body), shown.log.node)
  );
}

onChange(draw);
draw();
