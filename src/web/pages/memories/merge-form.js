// Several memories become one: its text, and whether it is a new memory or one of them takes the others in.
import { el, replace, userText } from "../shared/dom.js";
import { choice } from "./fields.js";

const clip = (text, max = 60) => (text.length > max ? `${text.slice(0, max)}…` : text);

const called = (one, at) => `Number ${at + 1}: ${clip(one.content ?? "")}`;

/** The form of a merge: node, values() as its body, follow(now), and isOwn(), whether something was written in it. */
export function mergeForm(memories) {
  let shown = memories;
  // The longest says most, and is the likeliest to begin from.
  const longest = memories.reduce((most, one) =>
    (one.content ?? "").length > (most.content ?? "").length ? one : most
  );
  const content = el("textarea", { name: "content", rows: 5, required: true, dir: "auto" });
  content.value = longest.content ?? "";
  const target = choice(
    "target_id",
    [["", "A new memory"], ...memories.map((one, at) => [one.id, called(one, at)])],
    ""
  );
  const reason = el("input", { name: "reason" });
  const source = (one) =>
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
    );
  const sources = el("ol", { class: "sources" }, memories.map(source));
  const node = el(
    "div",
    { class: "stack" },
    sources,
    el("label", { class: "field" }, el("span", null, "The new text"), content),
    el("label", { class: "field" }, el("span", null, "Merge into"), target),
    el("label", { class: "field" }, el("span", null, "Reason (stored with the event)"), reason),
    el("p", { class: "muted" }, "The sources can be restored, one by one. The topics are those of all sources.")
  );
  const values = () => ({
    source_ids: memories.map((one) => one.id),
    content: content.value.trim(),
    ...(target.value ? { target_id: target.value } : {}),
    ...(reason.value.trim() ? { reason: reason.value.trim() } : {}),
  });
  // Which of them the text was taken from, -1 where the reader wrote another.
  const taken = () => shown.findIndex((one) => content.value === (one.content ?? ""));
  const follow = (now) => {
    const from = taken();
    if (from >= 0) content.value = now[from].content ?? "";
    shown = now;
    replace(sources, now.map(source));
    now.forEach((one, at) => (target.options[at + 1].text = called(one, at)));
  };
  const isOwn = () => taken() < 0 || reason.value.trim() !== "";
  return { node, values, follow, isOwn };
}
