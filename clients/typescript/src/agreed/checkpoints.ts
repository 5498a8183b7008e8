// Routes that the server is about to have, as agreed; src/generated takes their place once its document has them.

/** A write of an ancestor, for the history of a channel. */
export type AncestorWrite = PendingWrite & StoredCheckpoint;

export interface BlobBody {
  channel: string;
  version: string;
  type: string;
  data?: string;
}

/** A version of a channel. */
export type ChannelBlob = TypedValue & {
  channel: string;
  version: string;
};

export interface ChannelHistories {
  channels: Record<string, ChannelHistory>;
}

/** What a channel was made of since its last stored value. */
export interface ChannelHistory {
  seed?: null | TypedValue;
  writes: AncestorWrite[];
}

/** A checkpoint of an agent. */
export interface CheckpointBody {
  parent_checkpoint_id?: string | null;
  checkpoint: TypedBody;
  metadata: Record<string, unknown>;
  metadata_typed?: null | TypedBody;
  channel_versions?: Record<string, string>;
  blobs?: BlobBody[];
  run_id?: string | null;
}

export interface CheckpointHistoryQuery {
  ns?: string;
}

/** A checkpoint with its channels and what is pending. */
export interface CheckpointTuple {
  thread_id: string;
  ns: string;
  checkpoint_id: string;
  parent_checkpoint_id?: string | null;
  checkpoint: TypedValue;
  metadata: Record<string, unknown>;
  metadata_typed?: null | TypedValue;
  channel_versions: Record<string, string>;
  blobs: ChannelBlob[];
  writes: PendingWrite[];
  created_at: string;
}

export interface CheckpointsCopied {
  copied: number;
}

export interface CheckpointsDeleted {
  deleted: number;
}

export interface CopyThreadBody {
  to: string;
}

export interface DeleteRunsBody {
  run_ids: string[];
}

export interface HistoryBody {
  channels: string[];
}

export interface LatestCheckpointQuery {
  ns?: string;
}

export interface ListCheckpointsQuery {
  ns?: string;
  before?: string;
  with?: "writes";
  limit?: number;
  cursor?: string;
}

/** One page of a list. */
export interface PageCheckpointTuple {
  items: CheckpointTuple[];
  next_cursor?: string | null;
}

/** What a task wrote that is not part of a checkpoint yet. */
export type PendingWrite = TypedValue & {
  task_id: string;
  task_path: string;
  idx: number;
  channel: string;
};

export interface PruneBody {
  thread_ids: string[];
  strategy?: null | "keep_latest" | "delete";
}

export interface PutCheckpointQuery {
  ns?: string;
}

export interface PutCheckpointWritesQuery {
  ns?: string;
}

export interface ReadCheckpointQuery {
  ns?: string;
}

export interface RetentionBody {
  keep_last?: number | null;
  keep_days?: number | null;
}

/** What stays of a thread's checkpoints, of each namespace; the newest in any case. 0 keeps all. */
export interface RetentionView {
  keep_last: number;
  keep_days: number;
}

export interface SearchCheckpointsBody {
  thread_id?: string | null;
  ns?: string | null;
  checkpoint_id?: string | null;
  filter?: Record<string, unknown> | null;
  before?: string | null;
  limit?: number | null;
  cursor?: string | null;
}

export interface StateBody {
  checkpoint_data: unknown;
}

export interface StoredCheckpoint {
  checkpoint_id: string;
}

export interface StoredWrites {
  stored: number;
}

/** The latest state of a supervisor. */
export interface ThreadState {
  id: string;
  checkpoint_data: unknown;
  created_at: string;
  updated_at: string;
}

export interface TypedBody {
  type: string;
  data?: string;
}

/** A serialised value with the name of what reads it; `data` is base64. */
export interface TypedValue {
  type: string;
  data: string;
}

export interface WriteBody {
  idx: number;
  channel: string;
  type: string;
  data?: string;
}

/** What a task wrote. */
export interface WritesBody {
  task_id: string;
  task_path?: string;
  writes: WriteBody[];
}
