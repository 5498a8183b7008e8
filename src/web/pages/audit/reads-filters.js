// The filters of "Who read it".
import { el, replace } from "../shared/dom.js";
import { set } from "../shared/address.js";
import { actor } from "../shared/people.js";
import { zone } from "../shared/time.js";
import { fromField, toField, untilField } from "./dates.js";
import { link, view } from "./link.js";

/** The parameters of the address that narrow the list down. */
export const FILTERS = ["who", "status", "from", "to"];
const STATUSES = [
  ["", "All"],
  ["ok", "Shown or written"],
  ["refused", "Refused"],
  ["forbidden", "Refused: forbidden"],
  ["category_not_allowed", "Refused: category_not_allowed"],
  ["not_found", "Refused: not_found"],
  ["rate_limited", "Refused: rate_limited"],
  ["unauthenticated", "Refused: unauthenticated"],
];

/** The filters: each acts as soon as it is set. `fill(query)` puts them where the address says. */
export function fields(user) {
  const who = el("input", {
    class: "input",
    id: "reads-who",
    type: "search",
    autocomplete: "off",
    autocapitalize: "none",
    spellcheck: "false",
    maxlength: 255,
    placeholder: "agent:planner or k_…",
  });
  const go = () => set({ who: who.value.trim(), cursor: null });
  who.addEventListener("change", go);
  who.addEventListener("search", go);
  const status = el("select", {
    class: "input",
    id: "reads-status",
    onchange: () => set({ status: status.value, cursor: null }),
  });
  const date = (name, read) =>
    el("input", {
      class: "input",
      id: `reads-${name}`,
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
      labelled("Actor or credential", who),
      labelled("Status", status),
      labelled(`From (${zone})`, dates.from),
      labelled(`Until (${zone})`, dates.to),
      rest,
    ),
    fill(query) {
      if (document.activeElement !== who) who.value = query.who ?? "";
      replace(status, statuses(query.status));
      status.value = query.status ?? "";
      for (const [name, field] of Object.entries(dates)) {
        if (document.activeElement !== field) field.value = toField(query[name]);
      }
      replace(
        rest,
        // A person is found by the id of the account, which nobody knows by heart.
        query.who?.includes(":") ? el("span", {}, "Only ", actor(query.who)) : null,
        FILTERS.some((name) => query[name])
          ? link(view(user, "reads"), { class: "button button-quiet" }, "Clear")
          : null,
      );
    },
  };
}

// A code that no list foresaw may be in the address, and is said then.
function statuses(chosen) {
  const known = !chosen || STATUSES.some(([value]) => value === chosen);
  const all = known ? STATUSES : [...STATUSES, [chosen, `Refused: ${chosen}`]];
  return all.map(([value, label]) => el("option", { value }, label));
}
