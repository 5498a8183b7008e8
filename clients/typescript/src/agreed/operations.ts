// Routes that the server is about to have, as agreed; src/generated takes their place once its document has them.

import type * as t from "./index.js";

/** What each operation takes and answers. */
export interface Operations {
  /** A checkpoint. */
  read_checkpoint: {
    input: { path: { user_id: string; thread_id: string; checkpoint_id: string }; query?: t.ReadCheckpointQuery };
    answer: t.CheckpointTuple;
  };
  /** Store a checkpoint. */
  put_checkpoint: {
    input: { path: { user_id: string; thread_id: string; checkpoint_id: string }; query?: t.PutCheckpointQuery; body: t.CheckpointBody };
    answer: t.StoredCheckpoint;
  };
  /** Store pending writes. */
  put_checkpoint_writes: {
    input: { path: { user_id: string; thread_id: string; checkpoint_id: string }; query?: t.PutCheckpointWritesQuery; body: t.WritesBody };
    answer: t.StoredWrites;
  };
  /** The newest checkpoint. */
  latest_checkpoint: {
    input: { path: { user_id: string; thread_id: string }; query?: t.LatestCheckpointQuery };
    answer: t.CheckpointTuple;
  };
  /** Checkpoints, the newest first. */
  list_checkpoints: {
    input: { path: { user_id: string; thread_id: string }; query?: t.ListCheckpointsQuery };
    answer: t.PageCheckpointTuple;
  };
  /** Delete a thread's checkpoints. */
  delete_checkpoints: { input: { path: { user_id: string; thread_id: string } }; answer: t.CheckpointsDeleted };
  /** Checkpoints of any thread, the newest first. */
  search_checkpoints: {
    input: { path: { user_id: string }; body: t.SearchCheckpointsBody };
    answer: t.PageCheckpointTuple;
  };
  /** Copy a thread's checkpoints to another thread. */
  copy_checkpoints: {
    input: { path: { user_id: string; thread_id: string }; body: t.CopyThreadBody };
    answer: t.CheckpointsCopied;
  };
  /** Delete the checkpoints of runs. */
  delete_checkpoints_of_runs: {
    input: { path: { user_id: string }; body: t.DeleteRunsBody };
    answer: t.CheckpointsDeleted;
  };
  /** Keep the newest checkpoints, or none. */
  prune_checkpoints: { input: { path: { user_id: string }; body: t.PruneBody }; answer: t.CheckpointsDeleted };
  /** The writes of channels up to a checkpoint. */
  checkpoint_history: {
    input: { path: { user_id: string; thread_id: string; checkpoint_id: string }; query?: t.CheckpointHistoryQuery; body: t.HistoryBody };
    answer: t.ChannelHistories;
  };
  /** The latest state of a supervisor. */
  read_thread_state: { input: { path: { user_id: string; thread_id: string } }; answer: t.ThreadState };
  /** Store the latest state of a supervisor. */
  put_thread_state: {
    input: { path: { user_id: string; thread_id: string }; body: t.StateBody };
    answer: t.ThreadState;
  };
  /** How long checkpoints are kept. */
  checkpoint_retention: { input: Record<string, never>; answer: t.RetentionView };
  /** Set how long checkpoints are kept. */
  set_checkpoint_retention: { input: { body: t.RetentionBody }; answer: t.RetentionView };
}
