// What assistants know the person by: each value, since when, and from which message; with a way to take it
// back.
import { busy, confirm, toast } from "../shared/dialog.js";
import { el } from "../shared/dom.js";
import { empty } from "../shared/states.js";
import { isOutdated } from "./api.js";
import { section } from "./section.js";
import { fromMessages } from "./source.js";
import { fieldName, inSentence, onDay, shown } from "./words.js";

const sure = (field, value) =>
  confirm({
    title: `Forget ${inSentence(field)}?`,
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

function forgetButton(api, field, value, changed) {
  const name = el("span", { class: "visually-hidden" }, ` about ${inSentence(field)}`);
  const button = el("button", { type: "button", class: "button" }, "Forget this", name);
  const forget = async () => {
    if (!(await sure(field, value))) return;
    try {
      await api.del(`context/${encodeURIComponent(field)}`);
      toast(`Deleted. Your assistant no longer knows ${inSentence(field)}.`);
    } catch (error) {
      if (!isOutdated(error)) throw error;
      toast(error.message, "bad");
    }
    await changed();
  };
  button.addEventListener("click", () => busy(button, "One moment…", forget));
  return button;
}

const row = (api, changed, [field, { value, since, source }]) =>
  el(
    "li",
    { class: "me-item" },
    el("h3", null, fieldName(field)),
    el("p", null, shown(value)),
    el("p", { class: "muted" }, "Since ", onDay(since)),
    fromMessages(api, source),
    el("div", { class: "me-actions" }, forgetButton(api, field, value, changed)),
  );

/** The part of the page; `changed` runs after something was forgotten. */
export const known = (api, changed) =>
  section({
    id: "known",
    title: "What your assistant knows about you",
    lead: "Your assistant has these at hand in every conversation.",
    fill: async () => {
      const fields = Object.entries((await api.get("context")).fields);
      return fields.length
        ? el(
            "ul",
            { class: "me-list", "aria-label": "What your assistant knows" },
            fields.map((one) => row(api, changed, one)),
          )
        : empty("Nothing yet", "What you say yes to is shown here.");
    },
  });
