// What sort of change an event is, for colours and for counts: a reader knows nine sorts, not forty names.

const SORTS = {
  MemoryCreated: "add",
  MemoryUpdated: "update",
  MemoryPinned: "update",
  MemoryReclassified: "update",
  MemoriesMerged: "merge",
  MemoryMergedAway: "merge",
  MemoryDeleted: "delete",
  MemorySoftDeleted: "ttl",
  MemoryRestored: "restore",
  MemoryPurged: "purge",
  MemoryLinked: "link",
  MemoryUnlinked: "link",
  MessageAppended: "thread",
  MessagesRolledBack: "thread",
  SummaryStarted: "thread",
  SummaryCompleted: "thread",
  SummaryFailed: "thread",
  SummariesWithdrawn: "thread",
  ExtractionRequested: "thread",
  ExtractionStarted: "thread",
  ExtractionCompleted: "thread",
  ExtractionFailed: "thread",
  ExtractionsWithdrawn: "thread",
  MessagePurged: "purge",
  ThreadPurged: "purge",
};

/** add, update, merge, delete, ttl, restore, purge, link, thread or other. */
export const sortOf = (eventType) => SORTS[eventType] ?? "other";

/** The sorts as charts name them, in the order they are stacked. */
export const NAMES = {
  add: "Created",
  update: "Changed",
  merge: "Merged",
  link: "Linked",
  delete: "Deleted",
  ttl: "Soft-deleted",
  restore: "Restored",
  purge: "Purged",
  thread: "Threads",
  other: "Runs and others",
};

/** MemoryMergedAway → memory merged away. */
export const words = (eventType) => eventType.replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();

const OF_USERS = new Set(["memory_book", "workflow_run", "thread"]);

/** The user of a stream and the thread, where it is of one: its id is the user, a tab, and the thread. */
export function ownerOf({ stream_type: type, stream_id: id }) {
  if (!OF_USERS.has(type)) return { user: null, thread: null };
  const [user, ...rest] = id.split("\t");
  return { user, thread: type === "thread" ? rest.join("\t") : null };
}
