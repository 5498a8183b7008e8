// One thread: its messages, the versions of its summary, what the agent saw, and the checkpoints of agents in it.
import { el, replace, userText } from "../shared/dom.js";
import { get } from "../shared/api.js";
import { empty, failed, loading } from "../shared/states.js";
import { number, time } from "../shared/time.js";
import { link, toCurrent, view } from "./link.js";
import { checkpoints } from "./thread-checkpoints.js";
import { context } from "./thread-context.js";
import { inThread } from "./thread-links.js";
import { messages } from "./thread-messages.js";
import { summaries } from "./thread-summaries.js";
import { Versions } from "./thread-versions.js";
import { path } from "./user.js";

const PARTS = [
  ["messages", "Messages", messages],
  ["summaries", "Summaries", summaries],
  ["context", "As the agent saw it", context],
  ["checkpoints", "Checkpoints", checkpoints],
];
const GONE = "MESSAGES_ROLLED_BACK,MESSAGE_PURGED,THREAD_PURGED";

/** One thread with its parts. */
export function oneThread(user, thread) {
  const head = el("div", { class: "thread-head" }, loading("Reading the thread", 2));
  const tabs = el("nav", { class: "tabs thread-tabs", "aria-label": "Parts of this thread" });
  const body = el("div", { class: "thread-part" });
  const versions = new Versions(user, thread);
  const made = new Map();
  let asked = null;
  let turn = 0;

  /** The thread as it is, asked once for what is shown; null where it has no messages. */
  const record = () => {
    asked ??= get(path(user, "threads", thread)).catch((error) => {
      if (error.status === 404) return null;
      asked = null;
      throw error;
    });
    return asked;
  };

  function update(query) {
    const [name, , open] = PARTS.find(([part]) => part === query.show) ?? PARTS[0];
    asked = null;
    if (!made.has(name)) made.set(name, open({ user, thread, record, versions }));
    const part = made.get(name);
    replace(
      tabs,
      PARTS.map(([key, label]) =>
        link(
          inThread(user, thread, { show: key === "messages" ? null : key }),
          { "aria-current": key === name ? "page" : null, dataset: { focus: `part-${key}` } },
          label,
        ),
      ),
    );
    toCurrent(tabs);
    if (body.firstChild !== part.node) replace(body, part.node);
    body.hidden = false;
    part.update(query);
    fillHead(query);
  }

  /** What can't be had of the thread can't be had of its parts either, and is said once. */
  async function fillHead(query) {
    const mine = ++turn;
    try {
      const found = await record();
      if (mine === turn) replace(head, facts(found));
    } catch (error) {
      if (mine !== turn) return;
      replace(
        head,
        failed(error, () => update(query), "The thread could not be loaded"),
      );
      body.hidden = true;
    }
  }

  return {
    node: el(
      "div",
      {},
      link(view(user, "threads"), { class: "overview-back" }, "All threads"),
      el("h3", { class: "thread-title" }, userText(thread, { max: 128 })),
      head,
      tabs,
      body,
    ),
    update,
  };

  function facts(found) {
    if (!found) return none(user);
    const fact = (label, value) => el("div", {}, el("dt", {}, label), el("dd", {}, value));
    return el(
      "dl",
      { class: "facts" },
      fact("Messages", number(found.messages)),
      fact("Begun", time(found.created_at)),
      fact("Last change", time(found.updated_at)),
    );
  }
}

const none = (user) =>
  empty(
    "This thread has no messages",
    "It was purged or rolled back to its beginning, or the id is not complete. Capital letters count.",
    link(view(user, "timeline", { event: GONE }), { class: "button" }, "What was rolled back or purged"),
  );
