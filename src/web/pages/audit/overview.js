// The head of every view of a user: who it is, how many memories in which state, since when, and how lively.
import { el, replace, userText } from "../shared/dom.js";
import { empty, failed, loading } from "../shared/states.js";
import { set } from "../shared/address.js";
import { counted, number, time } from "../shared/time.js";
import { exports } from "./exported.js";
import { link, view } from "./link.js";
import { stateBar } from "./state-bar.js";
import { strip } from "./strip.js";
import { growth, record, someThreads } from "./user.js";

/** The head, which fills itself. */
export function open(user) {
  const figures = el("div", { class: "overview-figures" }, loading("Counting", 3));
  const lively = el("div", { class: "overview-strip" });
  fill(user, figures, lively);
  return el(
    "section",
    { class: "card overview", "aria-label": "This user" },
    el(
      "div",
      { class: "overview-title" },
      el(
        "div",
        { class: "overview-name" },
        link(view(null, null), { class: "overview-back" }, "All users"),
        el("h2", {}, userText(user, { max: 128 })),
      ),
      el("div", { class: "row overview-export" }, searchLink(user), exports(user)),
    ),
    figures,
    lively,
  );
}

const searchLink = (user) =>
  el(
    "a",
    { class: "button", href: `/admin/memories?${new URLSearchParams({ user, state: "all" })}` },
    "Search all texts",
  );

async function fill(user, figures, lively) {
  try {
    const known = await record(user, { fresh: true });
    if (!known) {
      replace(figures, without(user, await someThreads(user)));
      return;
    }
    replace(
      figures,
      stateBar(known),
      el(
        "dl",
        { class: "facts" },
        fact("Rev", number(known.rev)),
        fact("First change", time(known.first_at)),
        fact("Last change", time(known.last_at)),
      ),
    );
  } catch (error) {
    replace(
      figures,
      failed(error, () => fill(user, figures, lively), "The counts could not be loaded"),
    );
    return;
  }
  try {
    const spans = await growth(user);
    const within = (span) =>
      view(user, "timeline", { from: span.from.toISOString(), to: span.to.toISOString() });
    replace(
      lively,
      strip(spans, {
        caption: "Changes over time",
        onPick: (span) => set(within(span)),
        link: (span, children) => link(within(span), {}, children),
      }),
    );
  } catch (error) {
    // The picture is a convenience: the views below tell the same.
    replace(lively, el("p", { class: "muted" }, `Changes over time could not be loaded: ${error.message}`));
  }
}

/** A user without memories may have talked all the same. */
function without(user, { count, isAll }) {
  if (!count)
    return empty(
      "Nothing is remembered about this user",
      "Is the id complete? Capital letters count.",
      link(view(null, null, { prefix: user.slice(0, 2) }), { class: "button" }, "Find a user"),
    );
  const threads = isAll ? counted(count, "thread") : `more than ${number(count)} threads`;
  return empty(
    "No memories yet",
    `There ${isAll && count === 1 ? "is" : "are"} ${threads} with messages.`,
    link(view(user, "threads"), { class: "button" }, "Threads"),
  );
}

const fact = (label, value) => el("div", {}, el("dt", {}, label), el("dd", {}, value));
