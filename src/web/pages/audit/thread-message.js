// One message as it stands in a thread: who said it and when, its text, the tools it calls, and results of tools.
import { badge, el, userText } from "../shared/dom.js";
import { actor } from "../shared/people.js";
import { counted, time } from "../shared/time.js";
import { contextLink, messageLink } from "./thread-links.js";

/** Which message calls by which id, and which one answers: results stand behind their calls. */
export function callsOf(messages) {
  const calls = new Map();
  for (const { seq, tool_calls: made, tool_call_id: answered } of messages) {
    for (const call of made) calls.set(String(call.id), { seq, name: nameOf(call), answer: null });
    if (answered && calls.has(answered)) calls.get(answered).answer ??= seq;
  }
  return calls;
}

/**
 * A list item. `context` says where: {user, thread, calls, marked: the seq that the address names, beside: a node next
 * to it}.
 */
export function messageItem(message, context) {
  const { user, thread, marked, beside = null } = context;
  const { seq, role, name } = message;
  return el(
    "li",
    { class: `message message-${role}${seq === marked ? " message-marked" : ""}`, id: `message-${seq}` },
    el(
      "div",
      { class: "message-main" },
      el(
        "div",
        { class: "change-head" },
        el(
          "span",
          { class: "change-event" },
          el("span", { class: "mono" }, messageLink(user, thread, seq, `#${seq}`)),
          badge(role),
          name ? userText(name, { max: 80 }) : null,
          message.metadata.pinned === true ? el("span", { class: "muted" }, "pinned") : null,
        ),
        el("span", { class: "change-when" }, time(message.at)),
      ),
      body(message, context),
      more(message),
      el(
        "p",
        { class: "change-foot" },
        el("span", {}, "by ", actor(message.actor)),
        message.agent_id ? el("span", {}, "agent ", userText(message.agent_id, { max: 60 })) : null,
        contextLink(user, thread, message),
      ),
    ),
    beside,
  );
}

function body(message, context) {
  const { content, tool_calls: calls, tool_call_id: answered } = message;
  if (content === null)
    return el(
      "p",
      { class: "change-text muted" },
      badge("purged"),
      " Its text was destroyed. Its place, its role and who sent it are kept.",
    );
  return [
    answered ? answers(answered, context) : null,
    content ? el("div", { class: "change-text" }, userText(content)) : null,
    !content && !calls.length ? el("p", { class: "change-text muted" }, "It has no text.") : null,
    calls.length
      ? el(
          "ul",
          { class: "tool-calls", "aria-label": "Tools that it calls" },
          calls.map((call) => toolCall(call, context)),
        )
      : null,
  ];
}

function answers(id, { user, thread, calls }) {
  const call = calls.get(id);
  return el(
    "p",
    { class: "tool-result muted" },
    "Result of ",
    call?.name ? [el("code", {}, userText(call.name, { max: 80 })), " "] : null,
    userText(id, { max: 60 }),
    call ? [", called in ", messageLink(user, thread, call.seq)] : null,
  );
}

// Tools are called in the shapes of several makers.
const nameOf = (call) => call.function?.name ?? call.name ?? call.type ?? null;
const argumentsOf = (call) => call.function?.arguments ?? call.arguments ?? call.args ?? call.input ?? null;

function toolCall(call, { user, thread, calls }) {
  const given = argumentsOf(call);
  const answer = calls.get(String(call.id))?.answer ?? null;
  return el(
    "li",
    {},
    el(
      "span",
      { class: "tool-call-head" },
      el("strong", {}, userText(nameOf(call) ?? "a tool", { max: 80 })),
      el("span", { class: "muted" }, userText(String(call.id), { max: 60 })),
      answer === null
        ? null
        : el("span", { class: "muted" }, "result in ", messageLink(user, thread, answer)),
    ),
    el("code", { class: "tool-arguments" }, userText(asJson(given ?? call), { max: 600 })),
  );
}

/** Spread over lines where it is JSON; as it is where it is not. */
function asJson(value) {
  if (typeof value !== "string") return JSON.stringify(value, null, 2);
  try {
    return JSON.stringify(JSON.parse(value), null, 2);
  } catch {
    return value;
  }
}

/** What came with a message apart from its text. */
function more({ metadata }) {
  const { pinned, ...rest } = metadata;
  if (pinned !== undefined && pinned !== true) rest.pinned = pinned;
  if (!Object.keys(rest).length) return null;
  const parts = Array.isArray(rest.parts) ? rest.parts.length : 0;
  return el(
    "details",
    { class: "message-more" },
    el(
      "summary",
      {},
      parts ? `Metadata, with ${counted(parts, "part that is", "parts that are")} no text` : "Metadata",
    ),
    el("code", { class: "tool-arguments" }, userText(JSON.stringify(rest, null, 2), { max: 1200 })),
  );
}
