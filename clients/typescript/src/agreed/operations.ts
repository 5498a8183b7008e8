// Routes that the server is about to have, as agreed; src/generated takes their place once its document has them.

import type * as t from "./index.js";

/** What each operation takes and answers. */
export interface Operations {
  /** A checkpoint. */
  read_checkpoint: {
    input: { path: { user_id: string; thread_id: string; checkpoint_id: string }; query?: t.ReadCheckpointQuery };
    answer: t.Checkpoint;
  };
  /** Store a checkpoint. */
  put_checkpoint: {
    input: { path: { user_id: string; thread_id: string; checkpoint_id: string }; query?: t.PutCheckpointQuery; body: t.PutCheckpointBody };
    answer: t.PutCheckpointAnswer;
  };
  /** Store pending writes. */
  put_checkpoint_writes: {
    input: { path: { user_id: string; thread_id: string; checkpoint_id: string }; query?: t.PutCheckpointWritesQuery; body: t.PutWritesBody };
    answer: t.PutWritesAnswer;
  };
  /** The newest checkpoint. */
  latest_checkpoint: {
    input: { path: { user_id: string; thread_id: string }; query?: t.LatestCheckpointQuery };
    answer: t.Checkpoint;
  };
  /** Checkpoints, the newest first. */
  list_checkpoints: {
    input: { path: { user_id: string; thread_id: string }; query?: t.ListCheckpointsQuery };
    answer: t.PageCheckpoint;
  };
  /** Delete a thread's checkpoints. */
  delete_checkpoints: { input: { path: { user_id: string; thread_id: string } }; answer: t.DeletedCheckpoints };
  /** Checkpoints of any thread, the newest first. */
  search_checkpoints: {
    input: { path: { user_id: string }; body: t.SearchCheckpointsBody };
    answer: t.PageCheckpoint;
  };
  /** Copy a thread's checkpoints to another thread. */
  copy_checkpoints: {
    input: { path: { user_id: string; thread_id: string }; body: t.CopyBody };
    answer: t.CopyAnswer;
  };
  /** Delete the checkpoints of runs. */
  delete_runs_checkpoints: {
    input: { path: { user_id: string }; body: t.DeleteRunsBody };
    answer: t.DeletedCheckpoints;
  };
  /** Keep the newest checkpoints, or none. */
  prune_checkpoints: { input: { path: { user_id: string }; body: t.PruneBody }; answer: t.DeletedCheckpoints };
  /** The writes of channels up to a checkpoint. */
  checkpoint_history: {
    input: { path: { user_id: string; thread_id: string; checkpoint_id: string }; query?: t.CheckpointHistoryQuery; body: t.ChannelHistoryBody };
    answer: t.ChannelHistories;
  };
  /** The latest state of a supervisor. */
  read_state: { input: { path: { user_id: string; thread_id: string } }; answer: t.StateView };
  /** Store the latest state of a supervisor. */
  put_state: { input: { path: { user_id: string; thread_id: string }; body: t.StateBody }; answer: t.StateView };
}
