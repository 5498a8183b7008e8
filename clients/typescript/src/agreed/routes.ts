// Routes that the server is about to have, as agreed; src/generated takes their place once its document has them.

/** Where each operation is, and whether it takes an idempotency key. */
export const ROUTES = {
  list_threads: { method: "GET", path: "/api/users/{user_id}/threads", takesKey: false },
  read_thread: { method: "GET", path: "/api/users/{user_id}/threads/{thread_id}", takesKey: false },
  purge_thread: { method: "DELETE", path: "/api/users/{user_id}/threads/{thread_id}", takesKey: true },
  list_messages: { method: "GET", path: "/api/users/{user_id}/threads/{thread_id}/messages", takesKey: false },
  append_messages: { method: "POST", path: "/api/users/{user_id}/threads/{thread_id}/messages", takesKey: true },
  roll_back_thread: { method: "DELETE", path: "/api/users/{user_id}/threads/{thread_id}/messages", takesKey: true },
  thread_context: { method: "GET", path: "/api/users/{user_id}/threads/{thread_id}/context", takesKey: false },
  list_summaries: { method: "GET", path: "/api/users/{user_id}/threads/{thread_id}/summaries", takesKey: false },
  summarize_thread: { method: "POST", path: "/api/users/{user_id}/threads/{thread_id}/summarize", takesKey: true },
  read_checkpoint: { method: "GET", path: "/api/users/{user_id}/threads/{thread_id}/checkpoints/{checkpoint_id}", takesKey: false },
  put_checkpoint: { method: "PUT", path: "/api/users/{user_id}/threads/{thread_id}/checkpoints/{checkpoint_id}", takesKey: false },
  put_checkpoint_writes: { method: "PUT", path: "/api/users/{user_id}/threads/{thread_id}/checkpoints/{checkpoint_id}/writes", takesKey: false },
  latest_checkpoint: { method: "GET", path: "/api/users/{user_id}/threads/{thread_id}/checkpoints/latest", takesKey: false },
  list_checkpoints: { method: "GET", path: "/api/users/{user_id}/threads/{thread_id}/checkpoints", takesKey: false },
  delete_checkpoints: { method: "DELETE", path: "/api/users/{user_id}/threads/{thread_id}/checkpoints", takesKey: false },
  search_checkpoints: { method: "POST", path: "/api/users/{user_id}/checkpoints:search", takesKey: false },
  copy_checkpoints: { method: "POST", path: "/api/users/{user_id}/threads/{thread_id}/checkpoints:copy", takesKey: false },
  delete_runs_checkpoints: { method: "POST", path: "/api/users/{user_id}/checkpoints:delete-runs", takesKey: false },
  prune_checkpoints: { method: "POST", path: "/api/users/{user_id}/checkpoints:prune", takesKey: false },
  checkpoint_history: { method: "POST", path: "/api/users/{user_id}/threads/{thread_id}/checkpoints/{checkpoint_id}/history", takesKey: false },
  read_state: { method: "GET", path: "/api/users/{user_id}/threads/{thread_id}/checkpoint", takesKey: false },
  put_state: { method: "PUT", path: "/api/users/{user_id}/threads/{thread_id}/checkpoint", takesKey: false },
} as const;
