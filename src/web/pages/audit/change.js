// One change as it stands in a timeline or in a history: what happened, to which text, by whom and why.
import { badge, el, userText } from "../shared/dom.js";
import { actor as shown } from "../shared/people.js";
import { counted, time } from "../shared/time.js";
import { set } from "../shared/address.js";
import { diffView } from "./diff-view.js";
import { fieldChanges, fieldList } from "./fields.js";
import { link, view } from "./link.js";
import { eventWord, memoryLink, runLink } from "./words.js";

/** A list item. `context` says where: {user, inHistory, inRun}. */
export function changeItem(change, context) {
  if (change.stream_type !== "memory_book") return otherItem(change);
  const event = change.event.toLowerCase();
  return el(
    "li",
    { class: `change edge-${event}`, id: `rev-${change.rev}` },
    el(
      "div",
      { class: "change-head" },
      el("span", { class: "change-event" }, badge(change.event), el("span", {}, headline(change, context))),
      el("span", { class: "change-when" }, time(change.ts)),
    ),
    body(change, context),
    fieldList(fieldChanges(change)),
    change.reason
      ? el(
          "p",
          { class: "change-reason" },
          el("span", { class: "muted" }, "Reason: "),
          userText(change.reason, { max: 400 }),
        )
      : null,
    foot(change, context),
  );
}

function headline(change, { user, inHistory }) {
  const subject = inHistory ? null : memoryLink(user, change.memory_id);
  const detail = change.detail ?? {};
  if (detail.derived_from) {
    const others = detail.derived_from.filter((source) => source.memory_id !== change.memory_id);
    return [subject, ` was made from ${counted(others.length, "memory", "memories")}`];
  }
  if (detail.merged_into) return [subject, " went into ", memoryLink(user, detail.merged_into)];
  if (change.event === "LINK") {
    const strength = detail.removed ? "" : ` (strength ${detail.strength})`;
    return [
      subject,
      detail.removed ? " is no longer related to " : " was related to ",
      memoryLink(user, detail.to),
      strength,
    ];
  }
  if (change.event === "TTL" && detail.purge_at)
    return [subject, " was deleted, restorable until ", time(detail.purge_at)];
  return [subject, ` was ${eventWord(change.event).toLowerCase()}`];
}

/** What the memories say that a relation joins; the one whose history is read says so above. */
function joined({ text, to_text: other }, inHistory) {
  const words = (said) =>
    said === null || said === undefined
      ? el("span", { class: "muted" }, "The text was destroyed.")
      : userText(said, { max: 240 });
  return el(
    "ul",
    { class: "joined" },
    (inHistory ? [other] : [text, other]).map((said) => el("li", {}, words(said))),
  );
}

function body(change, { inHistory }) {
  if (change.event === "LINK") return joined(change.detail, inHistory);
  const destroyed = change.old === null && change.new === null;
  if (destroyed) {
    const told =
      change.event === "PURGE"
        ? "Its texts, topics and metadata were destroyed."
        : "The text, topics and metadata were destroyed by a later purge.";
    return el("p", { class: "muted change-text" }, told);
  }
  const isEdit = change.old !== null && change.new !== null && change.old !== change.new;
  return el(
    "div",
    { class: change.new === null ? "change-text change-text-gone" : "change-text" },
    isEdit ? diffView(change.old, change.new) : userText(change.new ?? change.old, { max: 600 }),
  );
}

function foot(change, { user, inHistory, inRun }) {
  return el(
    "p",
    { class: "change-foot" },
    el(
      "span",
      {},
      "rev ",
      link(
        view(user, "moment", { rev: change.rev }),
        { title: `The memories at that time. Partition ${change.partition_id}, position ${change.position}` },
        String(change.rev),
      ),
    ),
    actorFilter(change.actor, inHistory),
    change.run_id && !inRun ? el("span", {}, "run ", runLink(user, change.run_id)) : null,
  );
}

/** In a timeline a press on the actor narrows it down; a history is short enough to read. */
export function actorFilter(actor, inHistory = false) {
  if (inHistory) return el("span", {}, "by ", shown(actor));
  return el(
    "span",
    {},
    "by ",
    el(
      "button",
      {
        type: "button",
        class: "button-link",
        title: "Show only what this actor did",
        onclick: () => set({ actor, cursor: null }),
      },
      shown(actor),
    ),
  );
}

function otherItem(change) {
  return el(
    "li",
    { class: "change edge-other" },
    el(
      "div",
      { class: "change-head" },
      el(
        "span",
        { class: "change-event" },
        badge(change.event),
        el("span", { class: "muted" }, change.stream_type.replace("_", " ")),
      ),
      el("span", { class: "change-when" }, time(change.ts)),
    ),
    change.detail && Object.keys(change.detail).length
      ? userText(JSON.stringify(change.detail), { max: 400 })
      : null,
    change.reason ? userText(change.reason, { max: 400 }) : null,
    el(
      "p",
      { class: "change-foot" },
      el("span", {}, "by ", shown(change.actor ?? "unknown")),
    ),
  );
}
