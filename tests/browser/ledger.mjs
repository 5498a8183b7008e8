// The ledger behind the pages: what a path needs to be there, and what it must have become.
import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { key, url } from "./browser.mjs";

const PATIENCE_MS = 60_000;

/** One call with the admin's key; answers the body. */
export async function call(method, path, body) {
  const response = await fetch(url + path, {
    method,
    headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  assert.ok(response.ok, `${method} ${path}: ${response.status} ${text}`);
  return text ? JSON.parse(text) : null;
}

export const get = (path) => call("GET", path);
export const memories = (user) => `/api/users/${encodeURIComponent(user)}/memories`;
export const memory = (user, id) => `${memories(user)}/${id}`;

/** Makes a memory and answers it. */
export const remember = (user, content, more = {}) => call("POST", memories(user), { content, ...more });

/** The path of a thread, or of something of it. */
export const inThread = (user, thread, rest = "") =>
  `/api/users/${encodeURIComponent(user)}/threads/${encodeURIComponent(thread)}${rest}`;

/** Stores messages in a thread. */
export const say = (user, thread, ...messages) =>
  call("POST", inThread(user, thread, "/messages"), { messages });

/** The newest version of a thread's summary, once it is completed and reaches the message. */
export const summaryTo = (user, thread, seq) =>
  until(async () => {
    const [newest] = (await get(inThread(user, thread, "/summaries"))).items;
    return newest?.status === "completed" && newest.end_seq === seq ? newest : null;
  });

/**
 * A thread of 17 messages: 0 is pinned, 1 calls two tools that answer in 2 and 3, 4 is the reply, and the text of 6 is
 * destroyed. Answers the newest version of its summary.
 */
export async function conversation(user, thread) {
  const used = (id, name, given) => ({
    id,
    type: "function",
    function: { name, arguments: JSON.stringify(given) },
  });
  await say(user, thread, {
    role: "user",
    content: "I look for a flat in Weimar from May on.",
    metadata: { pinned: true, source: "<i>mail</i>" },
  });
  await say(
    user,
    thread,
    {
      role: "assistant",
      tool_calls: [used("call_1", "flats", { city: "Weimar" }), used("call_2", "trains", {})],
    },
    { role: "tool", tool_call_id: "call_1", name: "flats", content: '[{"street":"Belvederer Allee 4"}]' },
    { role: "tool", tool_call_id: "call_2", content: "every hour" },
    { role: "assistant", content: "There is one in Belvederer Allee 4, and trains go every hour." },
  );
  for (let turn = 0; turn < 6; turn += 1) {
    await say(
      user,
      thread,
      { role: "user", content: `Is day ${turn + 2} of May free for the move?` },
      { role: "assistant", content: `Day ${turn + 2} of May is booked for your move.` },
    );
    // So that there is one for the next to continue.
    if (turn === 0) await summaryTo(user, thread, 6);
  }
  await summaryTo(user, thread, 16);
  await call("POST", inThread(user, thread, "/messages/6/purge"), { reason: "asked for by the person" });
  return summaryTo(user, thread, 16);
}

const RUNS = "/api/admin/workflows/runs";

/** Asks for a run; answers its id at once. */
export async function begin(user) {
  const path = `/api/admin/workflows/memory-optimization/run?target_user_id=${encodeURIComponent(user)}`;
  return (await call("POST", path)).run_id;
}

/** Waits until look() answers something true, and answers that. */
export async function until(look) {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    assert.ok(Date.now() < deadline, `not within ${PATIENCE_MS / 1000} s: ${look}`);
    await sleep(100);
  }
}

/** Waits until a run is over and answers it. */
export async function over(run) {
  const ended = await until(async () => {
    const now = await get(`${RUNS}/${run}`);
    return now.completed_at ? now : null;
  });
  assert.equal(ended.status, "completed", ended.error);
  return ended;
}

/** Waits until a user's newest run is over and answers it. */
export async function newestRun(user) {
  const { items } = await get(`${RUNS}?user=${encodeURIComponent(user)}&limit=1`);
  assert.ok(items[0], `${user} has no run`);
  return over(items[0].run_id);
}

/** The user's row of counts. */
export async function counts(user) {
  const { items } = await get(`/api/users?prefix=${encodeURIComponent(user)}&limit=1`);
  return items.find((item) => item.user_id === user);
}

/** Does something once, whoever asks for it first. */
export function once(make) {
  let made = null;
  return () => (made ??= make());
}
