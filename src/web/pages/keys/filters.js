// Which keys are shown: those in force, unless the reader wants the ended ones, and those that hold a word.
import { el } from "../shared/dom.js";
import { set } from "../shared/address.js";
import { stateOf } from "./rows.js";

const SHOWN = [
  ["", "Valid"],
  ["all", "Ended ones, too"],
  ["ended", "Ended"],
];

/** Whether the address shows a key. */
export function fits(key, { show, q = "" }) {
  const isGood = stateOf(key) === "good";
  if (show !== "all" && isGood === (show === "ended")) return false;
  const word = q.trim().toLowerCase();
  return [key.id, key.role, key.agent ?? "", ...key.users].some((text) => text.toLowerCase().includes(word));
}

/** The filters: each acts as soon as it is set. `fill(query)` puts them where the address says. */
export function filters() {
  const show = el(
    "select",
    { class: "input", id: "keys-show", onchange: () => set({ show: show.value, page: null }) },
    SHOWN.map(([value, label]) => el("option", { value }, label)),
  );
  const word = el("input", {
    class: "input",
    id: "keys-word",
    type: "search",
    autocomplete: "off",
    autocapitalize: "none",
    spellcheck: "false",
    oninput: () => set({ q: word.value.trim(), page: null }, { push: false }),
  });
  const labelled = (label, field, more = "") =>
    el("label", { class: `field ${more}` }, el("span", {}, label), field);
  return {
    node: el(
      "div",
      { class: "toolbar", role: "search", "aria-label": "Filters" },
      labelled("Id, role, agent or user", word, "grow"),
      labelled("Show", show),
    ),
    fill(query) {
      show.value = SHOWN.some(([value]) => value === query.show) ? query.show : "";
      if (document.activeElement !== word) word.value = query.q ?? "";
    },
  };
}
