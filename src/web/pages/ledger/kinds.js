// What sort of change an event is, for colours and for counts: a reader knows eight sorts, not thirty names.

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
};

/** add, update, merge, delete, ttl, restore, purge, link or other. */
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
  other: "Runs and others",
};

/** MemoryMergedAway → memory merged away. */
export const words = (eventType) => eventType.replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
