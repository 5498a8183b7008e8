// What was written here: the event that each act became, with its place in the log.
import { get } from "../shared/api.js";
import { badge, el, replace, userText } from "../shared/dom.js";
import { actor } from "../shared/people.js";
import { ago, number } from "../shared/time.js";

const KEEP = 5;

function entry(user, event) {
  const memory = event.memory_id;
  const both = event.old !== null && event.new !== null && event.old !== event.new;
  return el(
    "li",
    { class: "written-entry" },
    el(
      "p",
      { class: "row" },
      badge(event.event),
      el("b", null, `rev ${number(event.rev)}`),
      el(
        "code",
        { class: "muted", title: "partition:position in the log" },
        `${event.partition_id}:${event.position}`
      )
    ),
    both ? el("del", null, userText(event.old, { max: 160 })) : null,
    event.new !== null
      ? userText(event.new, { max: 240 })
      : event.old !== null
        ? el("del", null, userText(event.old, { max: 240 }))
        : null,
    event.old_state && event.old_state !== event.new_state
      ? el("p", { class: "muted" }, `${event.old_state} → ${event.new_state}`.replaceAll("_", "-"))
      : null,
    event.reason
      ? el("p", null, el("span", { class: "muted" }, "Reason: "), userText(event.reason, { max: 200 }))
      : null,
    el("p", { class: "muted" }, "by ", actor(event.actor, { max: 80 }), ", ", ago(event.ts)),
    el(
      "p",
      null,
      el(
        "a",
        { href: `/admin/audit?${new URLSearchParams({ user, view: "memory", memory })}` },
        "Its history"
      )
    )
  );
}

/** The panel; show(memory) fetches and shows the newest event of a memory that was just written. */
export function written({ user }) {
  const list = el("ol", { class: "written-list" });
  const heading = el("h2", null, "Written");
  const node = el(
    "aside",
    { class: "written card", "aria-label": "What was written", hidden: true },
    heading,
    el("div", { "aria-live": "polite" }, list)
  );
  return {
    node,
    async show(memory) {
      let line;
      try {
        const memories = `/api/users/${encodeURIComponent(user)}/memories`;
        const path = `${memories}/${encodeURIComponent(memory.id)}/history`;
        // A relation that was worked out from the new text may already stand above it.
        const { items } = await get(path, { limit: 10 });
        const event =
          items.find((one) => one.rev === memory.rev) ?? items.find((one) => one.event !== "LINK");
        line = entry(user, event ?? items[0]);
      } catch (error) {
        line = el(
          "li",
          { class: "written-entry" },
          el("p", null, "It was written, but its event could not be read: ", error.detail ?? error.message)
        );
      }
      node.hidden = false;
      list.prepend(line);
      while (list.children.length > KEEP) list.lastElementChild.remove();
      replace(heading, list.children.length > 1 ? "Written, newest first" : "Written");
    },
  };
}
