// Routes that the server is about to have, as agreed; src/generated takes their place once its document has them.

/** Where each operation is, and whether it takes an idempotency key. */
export const ROUTES = {
  read_checkpoint: { method: "GET", path: "/api/users/{user_id}/threads/{thread_id}/checkpoints/{checkpoint_id}", takesKey: false, answersJson: true },
  put_checkpoint: { method: "PUT", path: "/api/users/{user_id}/threads/{thread_id}/checkpoints/{checkpoint_id}", takesKey: false, answersJson: true },
  put_checkpoint_writes: { method: "PUT", path: "/api/users/{user_id}/threads/{thread_id}/checkpoints/{checkpoint_id}/writes", takesKey: false, answersJson: true },
  latest_checkpoint: { method: "GET", path: "/api/users/{user_id}/threads/{thread_id}/checkpoints/latest", takesKey: false, answersJson: true },
  list_checkpoints: { method: "GET", path: "/api/users/{user_id}/threads/{thread_id}/checkpoints", takesKey: false, answersJson: true },
  delete_checkpoints: { method: "DELETE", path: "/api/users/{user_id}/threads/{thread_id}/checkpoints", takesKey: false, answersJson: true },
  search_checkpoints: { method: "POST", path: "/api/users/{user_id}/checkpoints:search", takesKey: false, answersJson: true },
  copy_checkpoints: { method: "POST", path: "/api/users/{user_id}/threads/{thread_id}/checkpoints:copy", takesKey: false, answersJson: true },
  delete_checkpoints_of_runs: { method: "POST", path: "/api/users/{user_id}/checkpoints:delete-runs", takesKey: false, answersJson: true },
  prune_checkpoints: { method: "POST", path: "/api/users/{user_id}/checkpoints:prune", takesKey: false, answersJson: true },
  checkpoint_history: { method: "POST", path: "/api/users/{user_id}/threads/{thread_id}/checkpoints/{checkpoint_id}/history", takesKey: false, answersJson: true },
  read_thread_state: { method: "GET", path: "/api/users/{user_id}/threads/{thread_id}/checkpoint", takesKey: false, answersJson: true },
  put_thread_state: { method: "PUT", path: "/api/users/{user_id}/threads/{thread_id}/checkpoint", takesKey: false, answersJson: true },
  checkpoint_retention: { method: "GET", path: "/api/admin/workflows/checkpoint-retention/config", takesKey: false, answersJson: true },
  set_checkpoint_retention: { method: "PUT", path: "/api/admin/workflows/checkpoint-retention/config", takesKey: true, answersJson: true },
} as const;
