// A memory is to go: how, and why.
import { el } from "../shared/dom.js";
import { quoted } from "./clash.js";

const way = (input, name, what) =>
  el("label", { class: "check" }, input, el("span", null, el("b", null, name), what));

/** The form of a deletion: node, follow(now), and values() as its parameters. */
export function removeForm(memory) {
  const text = quoted(memory);
  const soft = el("input", { type: "radio", name: "mode", value: "soft" });
  const archive = el("input", { type: "radio", name: "mode", value: "archive", checked: true });
  const reason = el("input", { name: "reason", class: "input" });
  const node = el(
    "div",
    { class: "stack" },
    text.node,
    el(
      "fieldset",
      { class: "choices" },
      el("legend", null, "How"),
      way(archive, "Archive", ", can be restored for ever"),
      way(soft, "Soft delete", ", can be restored until its time is over")
    ),
    el("label", { class: "field" }, el("span", null, "Reason (stored with the event)"), reason)
  );
  const values = () => ({ mode: soft.checked ? "soft" : "archive", reason: reason.value.trim() });
  return { node, follow: text.follow, values };
}
