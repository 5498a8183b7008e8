// What an agent may ask with: its words, its name, the categories, and how much it wants back.
import { el } from "../shared/dom.js";
import { choice } from "./fields.js";
import { tooLong } from "./limits.js";

/** The names of the fields, as they stand in the address. */
export const NAMES = [
  "q",
  "agent",
  "categories",
  "budget",
  "top_k",
  "threshold",
  "thread",
  "category",
  "bank",
  "agent_id",
  "pinned",
  "importance_min",
  "importance_max",
  "updated_after",
  "updated_before",
];
// The API's names of fields that are called otherwise here.
const FIELDS = { query: "q", budget_tokens: "budget", thread_id: "thread" };
const LEVELS = [["", "any"], 1, 2, 3, 4, 5];

/** The form: node, fill(values), fault(error) → whether a field is marked now. onSearch hears all values. */
export function recallForm({ session, onSearch }) {
  const admin = session.role === "admin";
  const field = (name, text, props = {}, hint = null) =>
    el(
      "label",
      { class: "field" },
      el("span", null, text),
      el("input", { name, autocomplete: "off", dir: "auto", ...props }),
      hint ? el("span", { class: "hint" }, hint) : null
    );
  const select = (name, text, values) =>
    el("label", { class: "field" }, el("span", null, text), choice(name, values, ""));
  const warning = el(
    "p",
    { class: `${admin ? "amber " : "muted "}thread-warning`, hidden: true },
    admin
      ? [
          el("b", null, "With a thread, the search has an effect. "),
          "The answer has the thread's delta header and acknowledges it: the agent will not see it again.",
        ]
      : "The answer has the thread's delta header. An auditor's search acknowledges nothing."
  );
  const trouble = el("p", { class: "field-error", role: "alert", hidden: true });
  const more = el(
    "details",
    { class: "more-filters" },
    el("summary", null, "More filters"),
    el(
      "div",
      { class: "recall-grid" },
      field("category", "Exactly this category"),
      field("bank", "Bank"),
      field("agent_id", "Agent id"),
      select("pinned", "Pinned", [
        ["", "Either"],
        ["true", "Pinned"],
        ["false", "Not pinned"],
      ]),
      select("importance_min", "Importance from", LEVELS),
      select("importance_max", "Importance to", LEVELS),
      field("updated_after", "Changed since", { type: "date" }),
      field("updated_before", "Changed until", { type: "date" })
    )
  );
  const node = el(
    "form",
    {
      class: "card stack recall-form",
      role: "search",
      onsubmit: (event) => {
        event.preventDefault();
        const field = (name) => [name, node.elements.namedItem(name).value.trim()];
        const values = Object.fromEntries(NAMES.map(field));
        if (!fault(tooLong(values))) onSearch(values);
      },
    },
    el(
      "div",
      { class: "query-row" },
      el(
        "label",
        { class: "field" },
        el("span", null, "What would the agent ask?"),
        el("input", {
          name: "q",
          type: "search",
          required: true,
          autocomplete: "off",
          dir: "auto",
          placeholder: "May she have milk in her coffee?",
        })
      ),
      el("button", { class: "button button-primary" }, "Search")
    ),
    el(
      "div",
      { class: "recall-grid" },
      field("agent", "As agent", {
        placeholder: admin ? "any" : "your own",
        disabled: !admin,
        title: admin ? null : "Only an admin may search under an agent's name",
      }),
      field("categories", "Categories", { placeholder: "all it may see" }),
      field("top_k", "At most", { type: "number", min: 1, max: 100, placeholder: "10" }),
      field("threshold", "Least relevance", {
        type: "number",
        min: 0,
        max: 1,
        step: "any",
        placeholder: "0",
      }),
      field("budget", "Token budget", { type: "number", min: 1, placeholder: "no limit" }),
      field("thread", "Thread", { placeholder: "none" })
    ),
    more,
    warning,
    trouble,
    el(
      "p",
      { class: "muted small" },
      "Separate several categories by commas. ",
      "A search counts as a retrieval of its results, as an agent's does."
    )
  );

  node.elements.namedItem("thread").addEventListener("input", (event) => {
    warning.hidden = !event.target.value.trim();
  });
  function fault(error) {
    for (const input of node.querySelectorAll("[aria-invalid]")) input.removeAttribute("aria-invalid");
    const name = error?.field?.replace(/^filters\./, "");
    const input = name && node.elements.namedItem(FIELDS[name] ?? name);
    trouble.hidden = !input;
    if (!input) return false;
    trouble.textContent = error.detail;
    if (NAMES.indexOf(input.name) >= 7) more.open = true;
    input.setAttribute("aria-invalid", "true");
    input.focus();
    return true;
  }
  return {
    node,
    fault,
    fill(values) {
      for (const name of NAMES) node.elements.namedItem(name).value = values[name];
      warning.hidden = !values.thread;
      if (NAMES.slice(7).some((name) => values[name])) more.open = true;
    },
  };
}
