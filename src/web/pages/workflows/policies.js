// The policies by which memories age: what each is called, what it does, and within which limits it is set.

const DAYS = { unit: "days", min: 0, max: 36500 };
const HOURS = { unit: "hours", min: 1, max: 8760 };
/** Of the policies that a language model may decide. */
const JUDGE = {
  judge: { label: "Decided by", options: { rules: "Rules", model: "The language model, checked by rules" } },
  tokens_per_day: { label: "Tokens of the model", unit: "a day, 0 asks nothing", min: 0, max: 4294967295 },
};
const SHARE = { unit: "0 to 1", min: 0, max: 1, step: 0.01 };

/** By the name of their workflow: title, what it does, and its settings. */
export const POLICIES = {
  ttl: {
    title: "Forgetting",
    does: "Takes unimportant memories that nobody has used for long out of recall, and purges them later.",
    fields: {
      idle_days: { ...DAYS, label: "Not used for", min: 1 },
      importance_below: { label: "Importance below", unit: "1 to 6", min: 1, max: 6 },
      purge_after_days: { ...DAYS, label: "Purged after" },
    },
  },
  pruning: {
    title: "Pruning",
    does: "Archives memories of users who have more than a number of them.",
    fields: {
      max_total_memories: { label: "Most memories", unit: "of a user", min: 1, max: 1000000 },
      batch_size: { label: "Archived beyond that", unit: "at most", min: 1, max: 1000 },
      strategy: {
        label: "First to go",
        options: {
          fifo: "The oldest",
          least_relevant: "The least relevant",
          oldest_accessed: "Those not used for longest",
        },
      },
    },
  },
  "cluster-summaries": {
    title: "Cluster summaries",
    does: "Makes one summary of several old memories about the same.",
    fields: {
      interval_hours: { ...HOURS, label: "Runs every" },
      min_memory_age_days: { ...DAYS, label: "Memories older than" },
      min_cluster_size: { label: "Smallest cluster", unit: "memories", min: 2, max: 50 },
      max_cluster_size: { label: "Largest cluster", unit: "memories", min: 2, max: 50 },
      similarity_threshold: { ...SHARE, label: "Least similarity" },
      strategy: {
        label: "Clusters by",
        options: { hybrid: "Vectors and topics", embeddings: "Vectors", tags: "Topics" },
      },
      ...JUDGE,
    },
  },
  "long-term-summaries": {
    title: "Long-term summaries",
    does: "Makes summaries of old memories, the oldest first.",
    fields: {
      schedule: {
        label: "Runs",
        options: { daily: "Daily", weekly: "Weekly", next_run: "At the interval below" },
      },
      interval_days: { ...DAYS, label: "Interval", min: 1 },
      min_age_days: { ...DAYS, label: "Memories older than" },
      max_memories_per_batch: { label: "Summarised together", unit: "memories", min: 2, max: 1000 },
      originals: {
        label: "Summarised memories",
        options: { ttl: "Restorable for a time", delete: "Deleted at once", keep: "Stay" },
      },
      keep_original_days: { ...DAYS, min: 1, label: "Restorable for" },
      ...JUDGE,
    },
  },
  consolidation: {
    title: "Consolidation",
    does: "Looks at pairs of memories that may say the same or contradict each other.",
    fields: {
      pairs_per_user_per_day: { label: "Pairs of a user", unit: "a day", min: 0, max: 10000 },
      recent_hours: { ...HOURS, label: "Memories of the last" },
      importance_min: { label: "Least importance", unit: "1 to 5", min: 1, max: 5 },
      recheck_days: { ...DAYS, label: "Looked at again after" },
      band_low: { ...SHARE, label: "Similarity from" },
      band_high: { ...SHARE, label: "Similarity to" },
      ...JUDGE,
    },
  },
  insights: {
    title: "Insights",
    does: "Notes what has changed about a person.",
    fields: {
      min_hours_between: { ...HOURS, label: "Runs every" },
      activity_items: { label: "Messages and queries", unit: "latest", min: 0, max: 100 },
      new_items: { label: "Memories", unit: "newest", min: 0, max: 100 },
      snippet_chars: { label: "Read of each", unit: "characters", min: 1, max: 10000 },
      ...JUDGE,
    },
  },
};

/** A workflow's name as words. */
export const titleOf = (workflow) =>
  POLICIES[workflow]?.title ?? (workflow === "memory-optimization" ? "Memory optimisation" : workflow);

/** Whether a run only reported what it would take away. */
export const isDry = (run) => (run.stats?.["report.dry_run"] ?? run.stats?.["select.dry_run"]) === 1;
