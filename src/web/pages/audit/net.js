// What the changes since a rev come to: several changes of one memory count as their net effect.
import { fieldChanges, isSame } from "./fields.js";

/**
 * From changes (newest first) to `{added, changed, gone, of}`, each a list of
 * `{memory_id, kind, before, after, fields, state, into, last}`; `of` finds one by the memory's id. Exact
 * where `changes` goes back to `rev`. A relation leaves both of its memories as they were.
 */
export function netChanges(changes, rev) {
  const spans = new Map();
  for (const change of changes) {
    if (change.rev <= rev) break;
    if (change.stream_type !== "memory_book" || change.event === "LINK") continue;
    const span = spans.get(change.memory_id) ?? { newest: change, fields: new Map() };
    span.oldest = change;
    // Going backwards, the first to say what a field is now is right, and the last to say what it was.
    for (const field of fieldChanges(change)) {
      span.fields.set(field.name, { ...field, after: (span.fields.get(field.name) ?? field).after });
    }
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

function folded(memoryId, { newest, oldest, fields }) {
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
  };
  if (entry.kind !== "changed") return entry;
  entry.fields = [...fields.values()].filter((field) => !isSame(field.before, field.after));
  return entry.before === entry.after && entry.fields.length === 0 ? null : entry;
}
