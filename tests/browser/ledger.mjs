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
