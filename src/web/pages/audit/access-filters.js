// The filters of "Requests".
import { el, replace } from "../shared/dom.js";
import { set } from "../shared/address.js";
import { fromField, toField, untilField } from "./dates.js";
import { link, view } from "./link.js";
import { memoryLink } from "./words.js";

/** The parameters of the address that narrow the list down. */
export const FILTERS = ["op", "status", "node", "memory", "from", "to"];
const OPTIONS = {
  op: [
    ["", "Reads and writes"],
    ["search", "Searches"],
    ["create", "Creates"],
    ["update", "Updates"],
    ["merge", "Merges"],
    ["delete", "Deletes"],
  ],
  status: [
    ["", "Any end"],
    ["ok", "Answered"],
    ["skipped", "Nothing to do"],
    ["error", "Refused or failed"],
  ],
  node: [
    ["", "Anywhere"],
    ["hotpath", "While somebody waited"],
    ["context", "For a thread's context"],
    ["episodic", "Of an episode"],
    ["worker", "In the background"],
  ],
};

/** The filters: each acts as soon as it is set. `fill(query)` puts them where the address says. */
export function fields(user) {
  const select = (name) =>
    el(
      "select",
      {
        class: "input",
        id: `access-${name}`,
        onchange: (event) => set({ [name]: event.target.value, cursor: null }),
      },
      OPTIONS[name].map(([value, label]) => el("option", { value }, label)),
    );
  const selects = Object.fromEntries(Object.keys(OPTIONS).map((name) => [name, select(name)]));
  const date = (name, read) =>
    el("input", {
      class: "input",
      id: `access-${name}`,
      type: "datetime-local",
      step: 1,
      onchange: (event) => set({ [name]: read(event.target.value), cursor: null }),
    });
  const dates = { from: date("from", fromField), to: date("to", untilField) };
  const rest = el("div", { class: "row" });
  const labelled = (label, field) => el("label", { class: "field" }, el("span", {}, label), field);
  return {
    node: el(
      "div",
      { class: "toolbar filters", role: "group", "aria-label": "Filters" },
      labelled("Operation", selects.op),
      labelled("End", selects.status),
      labelled("Where", selects.node),
      labelled("From", dates.from),
      labelled("Until", dates.to),
      rest,
    ),
    fill(query) {
      for (const [name, field] of Object.entries(selects)) field.value = query[name] ?? "";
      for (const [name, field] of Object.entries(dates)) {
        if (document.activeElement !== field) field.value = toField(query[name]);
      }
      const any = FILTERS.some((name) => query[name]);
      replace(
        rest,
        query.memory ? el("span", {}, "of memory ", memoryLink(user, query.memory)) : null,
        any ? link(view(user, "access"), { class: "button button-quiet" }, "Clear") : null,
      );
    },
  };
}
