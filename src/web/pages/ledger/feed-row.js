// One event of the feed as a line.
import { el, userText } from "../shared/dom.js";
import { actor, person } from "../shared/people.js";
import { ago } from "../shared/time.js";
import { ownerOf, sortOf, words } from "./kinds.js";

// The end of a UUIDv7 tells two apart sooner than its beginning, which is a time.
const short = (id) => (id.length > 20 ? `…${id.slice(-8)}` : id);

function audit(params, text, label) {
  return el("a", { href: `/admin/audit?${new URLSearchParams(params)}`, title: label }, text);
}

/** The message that an event of a thread is about; none where it is about several, or a summary. */
function seqOf(body) {
  const { message_appended: appended, message_purged: purged } = body?.change ?? {};
  return (appended ?? purged)?.seq;
}

function threadLinks(user, thread, body) {
  const seq = seqOf(body);
  const to = (more) => ({ user, view: "threads", thread, ...more });
  return [
    audit(to({}), ["thread ", userText(thread, { max: 40 })], "This thread"),
    seq === undefined ? null : audit(to({ seq }), el("span", { class: "mono" }, `#${seq}`), `Message ${seq}`),
  ];
}

function subject({ stream_type: type, stream_id: id, body }) {
  const { user, thread } = ownerOf({ stream_type: type, stream_id: id });
  const parts = [
    user
      ? audit({ user }, userText(user, { max: 60 }), "This user's timeline")
      : el(
          "span",
          null,
          `${type.replaceAll("_", " ")} `,
          type === "account" ? person(id) : userText(id, { max: 40 })
        ),
  ];
  if (thread !== null) parts.push(threadLinks(user, thread, body));
  if (user && body?.memory_id) {
    const memory = String(body.memory_id);
    parts.push(
      audit(
        { user, view: "memory", memory },
        el("span", { class: "mono" }, userText(short(memory), { max: 40 })),
        `History of memory ${memory}`
      )
    );
  }
  if (body?.run_id && type === "workflow_run") {
    parts.push(
      el(
        "a",
        {
          class: "mono",
          href: `/admin/workflows?${new URLSearchParams({ run: body.run_id })}`,
          title: `Run ${body.run_id}`,
        },
        userText(short(String(body.run_id)), { max: 40 })
      )
    );
  }
  return parts;
}

/** The line of one event; its colour repeats what its first words say. */
export function feedRow(item) {
  return el(
    "li",
    { class: "feed-row", dataset: { sort: sortOf(item.event_type) } },
    el("span", { class: "feed-event" }, words(item.event_type)),
    el("span", { class: "feed-subject" }, subject(item)),
    el("span", { class: "feed-actor muted" }, actor(item.actor, { max: 60 })),
    el("span", { class: "feed-rev muted" }, item.body?.rev ? `rev ${item.body.rev}` : ""),
    el(
      "code",
      { class: "feed-at muted", title: "partition:position" },
      `${item.partition_id}:${item.position}`
    ),
    el("span", { class: "feed-time" }, ago(item.recorded_at))
  );
}
