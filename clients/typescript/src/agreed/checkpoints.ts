// Routes that the server is about to have, as agreed; src/generated takes their place once its document has them.

export interface ChannelBlob {
  channel: string;
  version: string;
  type: string;
  data?: string;
}

export interface ChannelHistories {
  channels: Record<string, ChannelHistory>;
}

export interface ChannelHistory {
  seed?: null | TypedValue;
  writes: HistoryWrite[];
}

export interface ChannelHistoryBody {
  channels: string[];
}

/** A checkpoint with the channels that it names and its pending writes. */
export interface Checkpoint {
  thread_id: string;
  ns: string;
  checkpoint_id: string;
  parent_checkpoint_id?: string | null;
  checkpoint: TypedValue;
  metadata: Record<string, unknown>;
  metadata_typed?: null | TypedValue;
  channel_versions: Record<string, string>;
  blobs: ChannelBlob[];
  writes: TaskWrite[];
  created_at: string;
}

export interface CheckpointHistoryQuery {
  ns?: string;
}

export interface CopyAnswer {
  copied: number;
}

export interface CopyBody {
  to: string;
}

export interface DeleteRunsBody {
  run_ids: string[];
}

export interface DeletedCheckpoints {
  deleted: number;
}

export type HistoryWrite = TaskWrite & PutCheckpointAnswer;

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
export interface PageCheckpoint {
  items: Checkpoint[];
  next_cursor?: string | null;
}

export interface PendingWrite {
  idx: number;
  channel: string;
  type: string;
  data: string;
}

export interface PruneBody {
  thread_ids: string[];
  strategy: "keep_latest" | "delete";
}

export interface PutCheckpointAnswer {
  checkpoint_id: string;
}

export interface PutCheckpointBody {
  parent_checkpoint_id?: string | null;
  checkpoint: TypedValue;
  metadata?: Record<string, unknown>;
  metadata_typed?: null | TypedValue;
  channel_versions?: Record<string, string>;
  blobs?: ChannelBlob[];
  run_id?: string | null;
}

export interface PutCheckpointQuery {
  ns?: string;
}

export interface PutCheckpointWritesQuery {
  ns?: string;
}

export interface PutWritesAnswer {
  stored: number;
}

export interface PutWritesBody {
  task_id: string;
  task_path?: string;
  writes: PendingWrite[];
}

export interface ReadCheckpointQuery {
  ns?: string;
}

export interface SearchCheckpointsBody {
  thread_id?: string | null;
  ns?: string | null;
  checkpoint_id?: string | null;
  filter?: Record<string, unknown>;
  before?: string | null;
  limit?: number | null;
  cursor?: string | null;
}

export interface StateBody {
  checkpoint_data: unknown;
}

/** The latest state of a supervisor. */
export interface StateView {
  id: string;
  checkpoint_data: unknown;
  created_at: string;
  updated_at: string;
}

export interface TaskWrite {
  task_id: string;
  task_path: string;
  idx: number;
  channel: string;
  type: string;
  data: string;
}

/** A value in the caller's own serialisation; `data` is base64. */
export interface TypedValue {
  type: string;
  data: string;
}
