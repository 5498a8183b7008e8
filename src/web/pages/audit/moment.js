// The memories as they were at a rev or at a date, and what differs from now.
import { el, replace } from "../shared/dom.js";
import { params, set } from "../shared/address.js";
import { empty, failed } from "../shared/states.js";
import { counted, number } from "../shared/time.js";
import { ChangeLog } from "./change-log.js";
import { link, toCurrent } from "./link.js";
import { exports } from "./exported.js";
import { controls } from "./moment-controls.js";
import { sinceList, thenList, thenPages } from "./moment-list.js";
import { headline, lastChange, picture } from "./moment-summary.js";
import { netChanges } from "./net.js";
import { region } from "./region.js";
import { revBand } from "./rev-band.js";
import { growth, newestUntil, record } from "./user.js";

/** So many changes are compared without being asked to; each press on "Compare further" adds as many. */
const AT_ONCE = 5000;
const KINDS = [
  ["then", "As it was"],
  ["added", "Added since"],
  ["changed", "Changed since"],
  ["gone", "Ended since"],
];

/** The view of one moment. */
export function open({ user }) {
  const log = new ChangeLog(user);
  const whole = region("Reading the newest changes", 6);
  const title = el("div", { "aria-live": "polite" });
  const summary = el("div", { class: "moment-summary" });
  const files = el("div", { class: "row" });
  const notice = el("div", { role: "status" });
  const tabs = el("nav", { class: "tabs", "aria-label": "Lists of memories" });
  const list = region("Reading the memories", 8);
  const bar = controls({ onMove: move, onDate: (at) => set({ at, rev: null, cursor: null, page: null }) });
  let rev = null;
  let activeNow = null;
  let spans = [];
  let resting;
  let asked = 0;
  let updates = 0;
  let moved = -Infinity;
  let banded = 0;
  const pageOf = thenPages(user);

  // While the slider moves only what is known is shown; the address and the lists follow when it rests.
  function move(to, isDone) {
    rev = to;
    paint();
    clearTimeout(resting);
    resting = setTimeout(
      () => {
        // By now another view may be open, which has an address of its own.
        if (!bar.node.isConnected) return;
        // A walk with the arrow keys is one step of "back", not a hundred.
        const push = isDone && performance.now() - moved > 2000;
        moved = performance.now();
        set({ rev: to, at: null, cursor: null, page: null }, { push });
      },
      isDone ? 0 : 250,
    );
  }

  const isExact = () => log.known <= rev;

  /** When the rev was made: from its change where that was read, else from the span that it fell into. */
  function when() {
    const change = log.at(rev);
    if (change) return { at: change.ts, isExact: true };
    const span = spans.find((one) => one.revTo >= rev);
    return span && rev > 0 ? { at: span.to.toISOString(), isExact: false } : null;
  }

  function paint() {
    const at = when();
    bar.show({ rev, now: log.now, at: at?.at });
    const net = isExact() ? netChanges(log.items, rev) : null;
    const partial = net ?? netChanges(log.items, rev);
    const then = net && activeNow !== null ? activeNow - net.added.length + net.gone.length : null;
    replace(title, headline(rev, log, at, then));
    replace(summary, picture(net, then), lastChange(log.at(rev)));
    replace(files, exports(user, rev));
    const counts = {
      then,
      added: partial.added.length,
      changed: partial.changed.length,
      gone: partial.gone.length,
    };
    const show = KINDS.some(([kind]) => kind === params().show) ? params().show : "then";
    replace(
      tabs,
      KINDS.map(([kind, label]) =>
        link(
          { show: kind === "then" ? null : kind, cursor: null, page: null },
          { "aria-current": kind === show ? "page" : null, dataset: { focus: `kind-${kind}` } },
          label,
          counts[kind] === null
            ? null
            : el("span", { class: "tab-count" }, number(counts[kind]), net ? "" : " so far"),
        ),
      ),
    );
    compared(net);
    return { net, partial, show };
  }

  // What was compared is said, and what was not: the lists never claim more than they hold.
  function compared(net) {
    if (net) return replace(notice);
    const left = log.known - rev;
    const read = `the newest ${counted(log.items.length, "change")}, back to rev ${number(log.known)}`;
    const missing = `${counted(left, "older change")} since rev ${number(rev)} ${left === 1 ? "is" : "are"}`;
    const more = el(
      "button",
      { type: "button", class: "button", onclick: () => compare() },
      "Compare further",
    );
    return replace(
      notice,
      el(
        "div",
        { class: "notice row" },
        el("span", {}, `Compared with now: ${read}. ${missing} not in these lists yet, so they may change.`),
        more,
      ),
    );
  }

  async function compare() {
    const mine = ++asked;
    const progress = () => {
      const told = `Comparing: ${counted(log.items.length, "change")} read…`;
      if (mine === asked) replace(notice, el("p", { class: "notice" }, told));
    };
    try {
      await log.reach(rev, AT_ONCE, progress);
      if (mine === asked) lists();
    } catch (error) {
      if (mine !== asked) return;
      replace(
        notice,
        el(
          "div",
          { class: "notice row" },
          el("span", {}, `The comparison stopped: ${error.message}`),
          el("button", { type: "button", class: "button", onclick: () => compare() }, "Try again"),
        ),
      );
    }
  }

  function lists() {
    if (log.items.length !== banded) bar.paintBand(revBand(log));
    banded = log.items.length;
    const { net, partial, show } = paint();
    toCurrent(tabs);
    const { cursor, page } = params();
    list.show(async () =>
      show === "then"
        ? thenList(user, await pageOf(rev, cursor), cursor, net ?? partial)
        : sinceList(user, partial[show], page, show, Boolean(net)),
    );
  }

  async function update(next) {
    if (log.now === 0) return;
    const mine = ++updates;
    let wanted = Number(next.rev ?? log.now);
    if (next.at) {
      try {
        wanted = (await newestUntil(user, next.at))?.rev ?? 0;
      } catch (error) {
        if (mine === updates)
          replace(
            notice,
            failed(error, () => update(next), "The rev of that date could not be found"),
          );
        return;
      }
      if (mine !== updates) return;
    }
    rev = Math.min(Math.max(Number.isInteger(wanted) ? wanted : log.now, 0), log.now);
    lists();
    // Small distances are compared at once; a far one as far as the bound.
    if (!isExact() && log.items.length < AT_ONCE) compare();
  }

  whole.show(async () => {
    const known = await record(user, { fresh: true });
    if (!known) return empty("Nothing is remembered about this user", "There is no earlier moment to show.");
    await log.reach(known.rev, 1);
    // A change between the two answers would make the sum wrong by one.
    activeNow = known.rev === log.now ? known.active : (await record(user, { fresh: true })).active;
    const node = el(
      "div",
      { class: "stack" },
      bar.node,
      el("div", {}, title, summary, files),
      notice,
      tabs,
      list.node,
    );
    await update(params());
    growth(user).then(
      (found) => {
        spans = found;
        if (rev !== null && !log.at(rev)) paint();
      },
      () => {},
    );
    return node;
  });
  return {
    node: el("section", { class: "card moment", "aria-label": "The memories at a moment" }, whole.node),
    update,
  };
}
