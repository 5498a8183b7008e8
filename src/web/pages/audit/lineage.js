// What came from where: merges out of timelines, and the memories that hang together by them.
import { get } from "../shared/api.js";
import { path } from "./user.js";

const PAGE = 100;
/** A lineage is followed through so many memories; what lies further is said to be there. */
const MOST = 40;
/** So many texts that a page did not hold are asked for one by one. */
const MOST_TEXTS = 24;

/**
 * The merges among changes: `{product, rev, ts, actor, reason, run_id, sources: [id]}`; texts are noted in
 * `nodes`.
 */
export function mergesIn(changes, nodes) {
  const merges = [];
  for (const change of changes) {
    if (change.event !== "MERGE") continue;
    const { derived_from: from, state_now: state } = change.detail ?? {};
    note(nodes, change.memory_id, change.new ?? change.old, state);
    if (!from) continue;
    const others = from.filter((source) => source.memory_id !== change.memory_id);
    others.forEach((source) => note(nodes, source.memory_id, null, source.state_now));
    const sources = others.map((source) => source.memory_id);
    const { rev, ts, actor, reason, run_id } = change;
    merges.push({ product: change.memory_id, sources, rev, ts, actor, reason, run_id });
  }
  return merges;
}

// Changes come newest first, so that the first text that is heard of is the newest one. States are those of now, since
// what was merged may have been restored or undone.
function note(nodes, id, text, state) {
  const node = nodes.get(id) ?? { id, text: null, state: null };
  node.text ??= text;
  node.state ??= state;
  nodes.set(id, node);
  return node;
}

/** One page of a user's merges, newest first; of one run, if one is named. */
export async function mergePage(user, { run, cursor }) {
  const page = await get(path(user, "timeline"), { event: "MERGE", run_id: run, cursor, limit: PAGE });
  const nodes = new Map();
  const merges = mergesIn(page.items, nodes);
  await fillTexts(
    user,
    merges.flatMap((merge) => [merge.product, ...merge.sources]).map((id) => nodes.get(id)),
  );
  return { merges, nodes, next: page.next_cursor };
}

/** All merges that a memory came from or went into, through as many memories as the bound allows. */
export async function lineage(user, memory) {
  const nodes = new Map();
  const merges = new Map();
  const waiting = [memory];
  const seen = new Set(waiting);
  let asked = 0;
  while (waiting.length && asked < MOST) {
    const some = waiting.splice(0, Math.min(6, MOST - asked));
    asked += some.length;
    const histories = await Promise.all(some.map((id) => historyOf(user, id)));
    for (const [at, changes] of histories.entries()) {
      const told = changes.find((change) => (change.new ?? change.old) !== null);
      const newest = changes.reduce((last, change) => (last && last.rev > change.rev ? last : change), null);
      note(nodes, some[at], told ? (told.new ?? told.old) : null, newest?.new_state ?? null);
      for (const merge of mergesIn(changes, nodes)) merges.set(merge.rev, merge);
      const next = changes.flatMap((change) => [
        change.detail?.merged_into,
        ...(change.detail?.derived_from ?? []).map((one) => one.memory_id),
      ]);
      for (const id of next) {
        if (!id || seen.has(id)) continue;
        seen.add(id);
        waiting.push(id);
      }
    }
  }
  await fillTexts(user, [...nodes.values()]);
  return { merges: [...merges.values()].sort((a, b) => b.rev - a.rev), nodes, unread: waiting.length };
}

async function historyOf(user, id) {
  const page = await get(path(user, "timeline"), { memory_id: id, limit: PAGE });
  if (!page.next_cursor) return page.items;
  // A lively memory: what is not a merge matters only for its newest text.
  const merges = await get(path(user, "timeline"), { memory_id: id, event: "MERGE", limit: PAGE });
  return [...page.items.filter((change) => change.event !== "MERGE"), ...merges.items];
}

async function fillTexts(user, nodes) {
  const without = [...new Set(nodes)]
    .filter((node) => node && node.text === null && node.state !== "purged")
    .slice(0, MOST_TEXTS);
  await Promise.all(
    without.map(async (node) => {
      const { items } = await get(path(user, "timeline"), { memory_id: node.id, limit: 20 });
      const told = items.find((change) => (change.new ?? change.old) !== null);
      node.text = told ? (told.new ?? told.old) : null;
      node.state ??= items[0]?.new_state ?? null;
    }),
  );
}

/** Merges that share a memory, together; each group newest first. */
export function families(merges) {
  const parent = new Map();
  const root = (id) => {
    let top = id;
    while (parent.get(top) !== top) top = parent.get(top);
    return top;
  };
  for (const merge of merges) {
    for (const id of [merge.product, ...merge.sources]) {
      if (!parent.has(id)) parent.set(id, id);
      parent.set(root(id), root(merge.product));
    }
  }
  const groups = new Map();
  for (const merge of merges) {
    const key = root(merge.product);
    groups.set(key, [...(groups.get(key) ?? []), merge]);
  }
  return [...groups.values()];
}
