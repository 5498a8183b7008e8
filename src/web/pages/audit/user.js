// What the views share of the user they show: counts, runs, and how the rev grew over time.
import { get } from "../shared/api.js";

const records = new Map();
const growths = new Map();

/** One cache entry a key; what failed is forgotten, so that "Try again" asks again. */
function once(cache, key, ask) {
  if (!cache.has(key)) {
    const asked = ask();
    asked.catch(() => cache.delete(key));
    cache.set(key, asked);
  }
  return cache.get(key);
}

/** Counts by state, rev, first and last change; null where nothing is remembered of the user. */
export function record(user, { fresh = false } = {}) {
  if (fresh) records.delete(user);
  return once(records, user, async () => {
    const page = await get("/api/users", { prefix: user, limit: 1 });
    return page.items.find((item) => item.user_id === user) ?? null;
  });
}

/** The newest runs for this user, newest first. Asked anew each time: one that is under way will end. */
export const runs = async (user, limit) => (await get("/api/admin/workflows/runs", { user, limit })).items;

/** The path of something of this user. */
export const path = (user, ...parts) => ["/api/users", ...[user, ...parts].map(encodeURIComponent)].join("/");

/** What narrows a timeline down to changes of memories: runs and threads have no revs. */
export const OF_MEMORIES = { since_rev: 0 };

/** The newest change of a memory up to a time, or null. */
export async function newestUntil(user, to) {
  const page = await get(path(user, "timeline"), { ...OF_MEMORIES, to, limit: 1 });
  return page.items[0] ?? null;
}

/** How many threads there are and whether there are more: enough to say that there are some. */
export async function someThreads(user) {
  const page = await get(path(user, "threads"), { limit: 10 });
  return { count: page.items.length, isAll: page.next_cursor === null };
}

/**
 * How many changes fell into each of equal spans between the first and the last one:
 * `[{from: Date, to: Date, revFrom, revTo, changes}]`. The rev counts changes without gaps, so that its value
 * at the edges tells all; where two edges have the same one, nothing between them is asked.
 */
export async function growth(user, spans = 32) {
  const known = await record(user);
  if (!known || known.rev === 0) return [];
  return once(growths, `${known.rev} of ${user}`, async () => {
    const first = new Date(known.first_at).getTime();
    // A little past the last one, whose time is finer than a millisecond.
    const width = Math.max(new Date(known.last_at).getTime() + 1 - first, spans);
    const edges = Array.from(
      { length: spans + 1 },
      (_, at) => new Date(first + Math.round((width * at) / spans)),
    );
    const revs = new Array(spans + 1).fill(null);
    revs[0] = 0;
    revs[spans] = known.rev;
    await between(0, spans);
    return edges.slice(1).map((to, at) => ({
      from: edges[at],
      to,
      revFrom: revs[at],
      revTo: revs[at + 1],
      changes: revs[at + 1] - revs[at],
    }));

    async function between(low, high) {
      if (high - low < 2) return;
      if (revs[low] === revs[high]) {
        revs.fill(revs[low], low + 1, high);
        return;
      }
      const middle = (low + high) >> 1;
      revs[middle] = (await newestUntil(user, edges[middle].toISOString()))?.rev ?? 0;
      await Promise.all([between(low, middle), between(middle, high)]);
    }
  });
}
