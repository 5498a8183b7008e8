// Several memories become one: its text, and whether it is a new memory or one of them takes the others in.
import { el, userText } from "../shared/dom.js";
import { choice } from "./fields.js";

const clip = (text, max = 60) => (text.length > max ? `${text.slice(0, max)}…` : text);

/** The form of a merge: node and values() as its body. */
export function mergeForm(memories) {
  // The longest says most, and is the likeliest to begin from.
  const longest = memories.reduce((most, one) =>
    (one.content ?? "").length > (most.content ?? "").length ? one : most
  );
  const content = el("textarea", { name: "content", rows: 5, required: true, dir: "auto" });
  content.value = longest.content ?? "";
  const target = choice(
    "target_id",
    [
      ["", "A new memory"],
      ...memories.map((one, at) => [one.id, `Number ${at + 1}: ${clip(one.content ?? "")}`]),
    ],
    ""
  );
  const reason = el("input", { name: "reason" });
  const node = el(
    "div",
    { class: "stack" },
    el(
      "ol",
      { class: "sources" },
      memories.map((one) =>
        el(
          "li",
          null,
          userText(one.content ?? "(erased)", { max: 240 }),
          el(
            "button",
            {
              type: "button",
              class: "button-link",
              onclick: () => {
                content.value = one.content ?? "";
                content.focus();
              },
            },
            "Begin from this"
          )
        )
      )
    ),
    el("label", { class: "field" }, el("span", null, "What it says then"), content),
    el("label", { class: "field" }, el("span", null, "Goes into"), target),
    el("label", { class: "field" }, el("span", null, "Reason (kept with the event)"), reason),
    el("p", { class: "muted" }, "The sources stay restorable, one by one. Topics are those of all of them.")
  );
  const values = () => ({
    source_ids: memories.map((one) => one.id),
    content: content.value.trim(),
    ...(target.value ? { target_id: target.value } : {}),
    ...(reason.value.trim() ? { reason: reason.value.trim() } : {}),
  });
  return { node, values };
}
