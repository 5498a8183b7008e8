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

/**
 * The newest change of a memory up to a time, or null. A few rows are asked for, whatever the size of the
 * user: only what became of runs may stand above it.
 */
export async function newestUntil(user, to) {
  let cursor = null;
  do {
    const page = await get(path(user, "timeline"), { to, limit: cursor ? 100 : 4, cursor });
    const change = page.items.find((item) => item.rev !== null);
    if (change) return change;
    cursor = page.next_cursor;
  } while (cursor);
  return null;
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
