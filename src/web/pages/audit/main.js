// The auditor's page: finds a user, and shows one of eight views of what is remembered of them. The query says
// which.
import { el, replace } from "../shared/dom.js";
import { failed } from "../shared/states.js";
import { shell } from "../shared/shell.js";
import { onChange, params } from "../shared/address.js";
import { link, toCurrent, view } from "./link.js";

const VIEWS = [
  ["timeline", "Timeline", () => import("./timeline.js")],
  ["memory", "One memory", () => import("./memory.js")],
  ["moment", "As it was", () => import("./moment.js")],
  ["graph", "Where it came from", () => import("./graph.js")],
  ["threads", "Threads", () => import("./threads.js")],
  ["access", "Requests", () => import("./access.js")],
  ["reads", "Who read it", () => import("./reads.js")],
  ["verify", "Proof", () => import("./verify.js")],
];

// The browser's own words name an address and no way out. It remembers a module that could not be had: only the
// whole page anew asks for it again.
const UNREAD = "This part of the page could not be loaded.";

const FIND = ["find", "Find a user", () => import("./find.js")];
const ALL_READS = ["reads", "Who read, and who was refused", () => import("./reads.js")];

function viewOf(query) {
  if (query.user) return VIEWS.find(([name]) => name === query.view) ?? VIEWS[0];
  return query.view === "reads" ? ALL_READS : FIND;
}

function tabs(user, current) {
  return VIEWS.map(([name, label]) =>
    link(
      view(user, name),
      { "aria-current": name === current ? "page" : null, dataset: { focus: `tab-${name}` } },
      label,
    ),
  );
}

const frame = await shell({
  page: "audit",
  title: "Audit",
  lead: "What was remembered about a person, when and by whom, and the proof.",
});
frame.main.removeAttribute("aria-busy");
const head = el("div", { class: "audit-head" });
const nav = el("nav", { class: "tabs audit-tabs", "aria-label": "Views of this user", hidden: true });
const body = el("div", { class: "audit-body" });
frame.main.append(head, nav, body);

let shown = { user: null, view: null, opened: null };
/** Whose head stands there: a view may be overtaken by the next before its user's head is. */
let headed = null;
let turn = 0;

/** Opens what the query says; a view that is open already only hears of the change. */
async function route(query) {
  const user = query.user ?? null;
  const [name, label, load] = viewOf(query);
  document.title = `${user ? `${label}: ${user}` : name === "find" ? "Audit" : label} · Memory Ledger`;
  if (user === shown.user && name === shown.view && shown.opened) return shown.opened.update(query);
  const mine = ++turn;
  shown = { user, view: name, opened: null };
  nav.hidden = !user;
  if (user) {
    replace(nav, tabs(user, name));
    toCurrent(nav);
  }
  let again = () => location.reload();
  try {
    const [module, overview] = await Promise.all([
      load(),
      user && user !== headed ? import("./overview.js") : null,
    ]).catch(() => {
      throw new Error(UNREAD);
    });
    again = () => route(params());
    if (mine !== turn) return undefined;
    if (user !== headed) replace(head, overview ? overview.open(user) : null);
    headed = user;
    const opened = module.open({ user, query: params(), session: frame.session });
    replace(body, opened.node);
    shown.opened = opened;
  } catch (error) {
    if (mine !== turn) return undefined;
    // Nothing of the user before stays under the name of this one.
    if (user !== headed) {
      replace(head);
      headed = null;
    }
    replace(body, failed(error, again, "This view could not be opened"));
  }
  return undefined;
}

onChange(route);
route(params());
