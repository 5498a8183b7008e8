// What agents saved of themselves in a thread: the latest state of a supervisor, and checkpoints, newest first, each of
// which follows the one that it names as its parent.
import { badge, el, userText } from "../shared/dom.js";
import { get } from "../shared/api.js";
import { empty } from "../shared/states.js";
import { counted, number, time } from "../shared/time.js";
import { link } from "./link.js";
import { region } from "./region.js";
import { path } from "./user.js";
import { shortId } from "./words.js";

/** They come with their data, so that a page is short. */
const LIMIT = 20;

/** This part of a thread. The address may name a checkpoint that is on the page. */
export function checkpoints({ user, thread }) {
  const list = region("Reading the checkpoints", 8);
  let count = 0;

  function update({ cursor, checkpoint: marked }) {
    list.show(
      async () => {
        const query = { limit: LIMIT, cursor, with: "writes" };
        const [state, page] = await Promise.all([
          cursor ? null : latestState(user, thread),
          get(path(user, "threads", thread, "checkpoints"), query),
        ]);
        count = page.items.length;
        if (!count && !page.next_cursor && !state) return nothing(cursor);
        if (marked) toMarked(marked);
        const chain = chainOf(page.items);
        return el(
          "div",
          {},
          state ? stateCard(state) : null,
          el(
            "ol",
            { class: "changes" },
            page.items.map((one) => checkpointItem(one, { marked, chain })),
          ),
          pager(cursor, page.next_cursor),
        );
      },
      () => `${counted(count, "checkpoint")} shown`,
    );
  }

  return { node: list.node, update };
}

/** The state of a supervisor; null where there is none. */
async function latestState(user, thread) {
  try {
    return await get(path(user, "threads", thread, "checkpoint"));
  } catch (error) {
    if (error.status === 404) return null;
    throw error;
  }
}

function stateCard({ checkpoint_data: data, created_at: created, updated_at: updated }) {
  const text = JSON.stringify(data, null, 2);
  return el(
    "section",
    { class: "change edge-run", "aria-labelledby": "thread-state" },
    el(
      "div",
      { class: "change-head" },
      el("h4", { id: "thread-state", class: "context-title" }, "State of the supervisor"),
      el("span", { class: "change-when" }, time(updated)),
    ),
    el(
      "p",
      { class: "change-foot" },
      el("span", {}, size(new TextEncoder().encode(text).length)),
      el("span", {}, "first saved ", time(created)),
    ),
    el(
      "details",
      { class: "message-more" },
      el("summary", {}, "Its data"),
      el("code", { class: "tool-arguments" }, userText(text, { max: 4000 })),
    ),
  );
}

const keyOf = (ns, id) => `${ns} ${id}`;
const anchor = (ns, id) => `checkpoint-${keyOf(ns, id)}`;

function toMarked(key) {
  requestAnimationFrame(() =>
    document.getElementById(`checkpoint-${key}`)?.scrollIntoView({ block: "center" }),
  );
}

/** What is on the page by its key, and how many of it follow each: more than one where an agent went back. */
function chainOf(items) {
  const known = new Set(items.map(({ ns, checkpoint_id: id }) => keyOf(ns, id)));
  const followers = new Map();
  for (const { ns, parent_checkpoint_id: parent } of items) {
    if (!parent) continue;
    const key = keyOf(ns, parent);
    followers.set(key, (followers.get(key) ?? 0) + 1);
  }
  return { known, followers };
}

/** The bytes that base64 stands for. */
const bytesOf = (data) => Math.floor(((data ?? "").replace(/=+$/, "").length * 3) / 4);

function size(bytes) {
  if (bytes < 1024) return `${number(bytes)} B`;
  if (bytes < 1024 * 1024) return `${number(Math.round(bytes / 102.4) / 10)} KB`;
  return `${number(Math.round(bytes / 104857.6) / 10)} MB`;
}

function checkpointItem(one, { marked, chain }) {
  const { checkpoint_id: id, ns, metadata, blobs, writes } = one;
  const key = keyOf(ns, id);
  const bytes = bytesOf(one.checkpoint?.data) + blobs.reduce((sum, { data }) => sum + bytesOf(data), 0);
  const followers = chain.followers.get(key) ?? 0;
  const step = metadata?.step;
  return el(
    "li",
    {
      class: `change edge-run${key === marked ? " change-marked" : ""}`,
      id: anchor(ns, id),
    },
    el(
      "div",
      { class: "change-head" },
      el(
        "span",
        { class: "change-event" },
        el("span", { class: "mono", title: id }, userText(shortId(id), { max: 60 })),
        typeof metadata?.source === "string" ? badge(metadata.source.slice(0, 30)) : null,
        Number.isInteger(step) ? el("span", {}, `step ${step}`) : null,
      ),
      el("span", { class: "change-when" }, time(one.created_at)),
    ),
    el(
      "p",
      { class: "change-foot" },
      parentOf(one, chain),
      el("span", {}, "namespace ", ns ? el("code", {}, userText(ns, { max: 80 })) : "(root)"),
      el("span", {}, size(bytes)),
      el("span", {}, counted(Object.keys(one.channel_versions ?? {}).length, "channel")),
      writes.length ? el("span", {}, counted(writes.length, "pending write")) : null,
      followers > 1 ? el("span", {}, `${number(followers)} follow it`) : null,
    ),
    details(one),
  );
}

function parentOf({ ns, parent_checkpoint_id: parent }, { known }) {
  if (!parent) return el("span", {}, "the first");
  const key = keyOf(ns, parent);
  const short = userText(shortId(parent), { max: 60 });
  return el(
    "span",
    {},
    "after ",
    known.has(key)
      ? link({ checkpoint: key }, { class: "mono", title: parent }, short)
      : el("span", { class: "mono", title: parent }, short),
  );
}

/** The metadata and the sizes of what it holds: the data are an agent's own bytes, and are not read here. */
function details({ metadata, blobs, writes }) {
  const held = (name, all, each) =>
    all.length
      ? [
          el("p", { class: "muted" }, name),
          el(
            "ul",
            { class: "checkpoint-held" },
            all.map((one) => el("li", {}, each(one))),
          ),
        ]
      : null;
  return el(
    "details",
    { class: "message-more" },
    el("summary", {}, "Metadata, channels and writes"),
    el("code", { class: "tool-arguments" }, userText(JSON.stringify(metadata, null, 2), { max: 1200 })),
    held("Channels", blobs, ({ channel, version, type, data }) => [
      el("code", {}, userText(channel, { max: 80 })),
      ` ${type}, ${size(bytesOf(data))}, version `,
      el("span", { class: "mono" }, userText(shortId(String(version)), { max: 60 })),
    ]),
    held("Pending writes", writes, ({ channel, type, data, task_id: task, idx }) => [
      el("code", {}, userText(channel, { max: 80 })),
      ` ${type}, ${size(bytesOf(data))}, number ${idx} of task `,
      el("span", { class: "mono" }, userText(shortId(task), { max: 60 })),
    ]),
  );
}

const nothing = (cursor) =>
  cursor
    ? empty(
        "No more checkpoints",
        "The list ended before.",
        link({ cursor: null }, { class: "button" }, "To the newest"),
      )
    : empty("There are no checkpoints", "No agent saved its state in this thread.");

function pager(cursor, next) {
  if (!cursor && !next) return null;
  const to = (cursor, key, text) =>
    link({ cursor, checkpoint: null }, { class: "button", dataset: { focus: key } }, text);
  return el(
    "nav",
    { class: "pager", "aria-label": "Pages of checkpoints" },
    cursor ? to(null, "newest", "Newest") : null,
    next ? to(next, "older", "Older") : el("span", { class: "muted" }, "This is the beginning."),
  );
}
