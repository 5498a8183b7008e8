// Filters over a user's memories. They live in the address; the form follows it.
import { el, replace } from "../shared/dom.js";
import { params, set } from "../shared/address.js";
import { choice } from "./fields.js";

const STATES = [
  ["", "Active"],
  ["archived", "Archived"],
  ["merged", "Merged"],
  ["soft_deleted", "Soft-deleted"],
  ["purged", "Purged"],
  ["all", "All states"],
];
/** What can be filtered by, as it stands in the address. */
export const NAMES = ["text", "state", "category", "bank", "topic", "pinned"];

/** The filters of the address. */
export const chosenFilters = () => Object.fromEntries(NAMES.map((name) => [name, params()[name] ?? ""]));

/** The form: form, fill(values), suggest() after more of `suggestions` was seen. */
export function filterForm(suggestions) {
  const text = (name, label) =>
    el(
      "label",
      { class: "field" },
      el("span", null, label),
      el("input", {
        name,
        type: "search",
        autocomplete: "off",
        list: `known-${name}`,
        dir: "auto",
        placeholder: "any",
      }),
      el("datalist", { id: `known-${name}` })
    );
  const form = el(
    "form",
    { class: "toolbar filters", "aria-label": "Filters", onsubmit: (event) => event.preventDefault() },
    el(
      "label",
      { class: "field" },
      el("span", null, "Text"),
      el("input", { name: "text", type: "search", autocomplete: "off", dir: "auto", placeholder: "holds these words" })
    ),
    el("label", { class: "field" }, el("span", null, "State"), choice("state", STATES, "")),
    text("category", "Category"),
    text("bank", "Bank"),
    text("topic", "Topic"),
    el(
      "label",
      { class: "field" },
      el("span", null, "Pinned"),
      choice(
        "pinned",
        [
          ["", "Either"],
          ["true", "Pinned"],
          ["false", "Not pinned"],
        ],
        ""
      )
    ),
    el(
      "button",
      {
        type: "button",
        class: "button button-quiet",
        onclick: () => set(Object.fromEntries(NAMES.map((n) => [n, null]))),
      },
      "Clear"
    )
  );
  const take = () =>
    set(Object.fromEntries(NAMES.map((name) => [name, form.elements.namedItem(name).value.trim()])));
  form.addEventListener("change", take);
  form.addEventListener("search", take); // the cross that empties a field is no change until it is left
  return {
    form,
    fill(values) {
      for (const name of NAMES) form.elements.namedItem(name).value = values[name];
      form.lastElementChild.hidden = !NAMES.some((name) => values[name]);
    },
    // What was seen of this user so far; the fields take anything.
    suggest() {
      for (const name of ["category", "bank", "topic"]) {
        const known = [...suggestions[name]].sort().slice(0, 200);
        replace(
          form.querySelector(`#known-${name}`),
          known.map((value) => el("option", { value }))
        );
      }
    },
  };
}
