// What the changes since a rev come to: several changes of one memory count as their net effect.

/**
 * From changes (newest first) to `{added, changed, gone, of}`, each a list of
 * `{memory_id, kind, before, after, fields, unseen, state, into, last}`; `of` finds one by the memory's id.
 * Exact where `changes` goes back to `rev`. A relation leaves both of its memories as they were.
 */
export function netChanges(changes, rev) {
  const spans = new Map();
  for (const change of changes) {
    if (change.rev <= rev) break;
    if (change.stream_type !== "memory_book" || change.event === "LINK") continue;
    const span = spans.get(change.memory_id) ?? { newest: change, was: {}, set: {}, quiet: false };
    span.oldest = change;
    // Going backwards, the first to say what a label is now is right, and the last to say what it was.
    span.set = { ...change.detail?.set, ...span.set };
    span.was = { ...span.was, ...change.detail?.was };
    span.quiet ||= isQuiet(change);
    spans.set(change.memory_id, span);
  }
  const net = { added: [], changed: [], gone: [], of: new Map() };
  for (const [memoryId, span] of spans) {
    const entry = folded(memoryId, span);
    if (!entry) continue;
    net[entry.kind].push(entry);
    net.of.set(memoryId, entry);
  }
  return net;
}

/** An edit that shows neither in the text nor in the labels: topics or metadata, or nothing at all. */
const isQuiet = (change) =>
  (change.event === "UPDATE" &&
    change.old === change.new &&
    Object.keys(change.detail?.set ?? {}).length === 0) ||
  (change.event === "MERGE" && change.old_state === "active" && change.new_state === "active");

function folded(memoryId, { newest, oldest, was, set, quiet }) {
  const before = oldest.old_state === "active";
  const after = newest.new_state === "active";
  if (!before && !after) return null;
  const entry = {
    memory_id: memoryId,
    kind: before && after ? "changed" : before ? "gone" : "added",
    before: before ? oldest.old : null,
    after: after ? newest.new : null,
    state: newest.new_state,
    into: newest.detail?.merged_into ?? null,
    last: newest,
    fields: [],
    unseen: false,
  };
  if (entry.kind !== "changed") return entry;
  entry.fields = Object.keys(was)
    .filter((name) => JSON.stringify(was[name] ?? null) !== JSON.stringify(set[name] ?? null))
    .map((name) => ({ name, before: was[name], after: set[name] }));
  entry.unseen = quiet;
  const isSame = entry.before === entry.after && entry.fields.length === 0 && !quiet;
  return isSame ? null : entry;
}
