// What assistants know the person by: each value, since when, and from which message; with a way to take it
// back.
import { busy, confirm, toast } from "../shared/dialog.js";
import { el } from "../shared/dom.js";
import { empty } from "../shared/states.js";
import { isOutdated } from "./api.js";
import { section } from "./section.js";
import { fromMessages } from "./source.js";
import { fieldName, inSentence, onDay, shown } from "./words.js";

/** What is forgotten: a field, or one of the facts about a matter such as health. */
const named = ({ field, isFact }) => (isFact ? `this about ${inSentence(field)}` : inSentence(field));

const sure = ({ value, ...one }) =>
  confirm({
    title: `Forget ${named(one)}?`,
    body: el(
      "div",
      { class: "me-body" },
      el("p", null, shown(value)),
      el(
        "p",
        null,
        "It is deleted at once and can't be brought back. Your assistant may ask you about it again.",
      ),
    ),
    action: "Forget this",
    cancel: "Back",
    danger: true,
  });

function forgetButton(api, one, changed) {
  const { field, value, isFact, proposal_id: proposal } = one;
  const which = isFact ? `: ${value}` : "";
  const name = el("span", { class: "visually-hidden" }, ` about ${inSentence(field)}${which}`);
  const button = el("button", { type: "button", class: "button" }, "Forget this", name);
  const forget = async () => {
    if (!(await sure(one))) return;
    try {
      await api.del(`context/${encodeURIComponent(field)}`, isFact ? { proposal_id: proposal } : {});
      toast(`Deleted. Your assistant no longer knows ${named(one)}.`);
    } catch (error) {
      if (!isOutdated(error)) throw error;
      toast(error.message, "bad");
    }
    await changed();
  };
  button.addEventListener("click", () => busy(button, "One moment…", forget));
  return button;
}

const row = (api, changed, one) =>
  el(
    "li",
    { class: "me-item" },
    el("h3", null, fieldName(one.field)),
    el("p", null, shown(one.value)),
    el("p", { class: "muted" }, "Since ", onDay(one.since)),
    fromMessages(api, one.source),
    el("div", { class: "me-actions" }, forgetButton(api, one, changed)),
  );

/** Fields with their one value, then facts. */
const all = ({ fields, facts }) => [
  ...Object.entries(fields).map(([field, value]) => ({ field, ...value })),
  ...facts.map((fact) => ({ ...fact, isFact: true })),
];

/** The part of the page; `changed` runs after something was forgotten. */
export const known = (api, changed) =>
  section({
    id: "known",
    title: "What your assistant knows about you",
    lead: "Your assistant has these at hand in every conversation.",
    fill: async () => {
      const known = all(await api.get("context"));
      return known.length
        ? el(
            "ul",
            { class: "me-list", "aria-label": "What your assistant knows" },
            known.map((one) => row(api, changed, one)),
          )
        : empty("Nothing yet", "What you say yes to is shown here.");
    },
  });
