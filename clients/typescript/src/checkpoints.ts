import type { Api, CallOptions } from "./api.js";
import type {
  ChannelHistory,
  CheckpointBody,
  CheckpointTuple,
  ListCheckpointsQuery,
  PruneBody,
  RetentionBody,
  RetentionView,
  SearchCheckpointsBody,
  ThreadState,
  WritesBody,
} from "./generated/index.js";
import { Pages } from "./pages.js";

/** A namespace of a thread; the empty one by default. */
export interface Namespace {
  ns?: string;
}

/** The latest state of a supervisor, with the `etag` for `ifMatch`. */
export type State = ThreadState & { etag: string | undefined };

/** The states that agents save in a thread. Values are in base64, see `toBase64` and `fromBase64`. */
export class Checkpoints {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /** Stores a checkpoint; another one with the same id takes its place. Returns the id. */
  async put(
    userId: string,
    threadId: string,
    id: string,
    checkpoint: CheckpointBody,
    options: CallOptions & Namespace = {},
  ): Promise<string> {
    const input = { ...one(userId, threadId, id, options), body: checkpoint };
    return (await this.#api.call("put_checkpoint", input, options)).checkpoint_id;
  }

  /** Stores pending writes of a task. Returns how many are new. */
  async putWrites(
    userId: string,
    threadId: string,
    id: string,
    writes: WritesBody,
    options: CallOptions & Namespace = {},
  ): Promise<number> {
    const input = { ...one(userId, threadId, id, options), body: writes };
    return (await this.#api.call("put_checkpoint_writes", input, options)).stored;
  }

  get(userId: string, threadId: string, id: string, options: CallOptions & Namespace = {}): Promise<CheckpointTuple> {
    return this.#api.call("read_checkpoint", one(userId, threadId, id, options), options);
  }

  /** The checkpoint with the greatest id. */
  latest(userId: string, threadId: string, options: CallOptions & Namespace = {}): Promise<CheckpointTuple> {
    const input = { path: { user_id: userId, thread_id: threadId }, query: namespace(options) };
    return this.#api.call("latest_checkpoint", input, options);
  }

  /** The checkpoints of a thread, newest first; of all its namespaces, unless one is named. */
  list(
    userId: string,
    threadId: string,
    query: ListCheckpointsQuery = {},
    options?: CallOptions,
  ): Pages<CheckpointTuple> {
    return this.#api.pages("list_checkpoints", { path: { user_id: userId, thread_id: threadId }, query }, options);
  }

  /** The checkpoints of all threads whose metadata has the values of `filter`, newest first. */
  search(userId: string, search: SearchCheckpointsBody, options?: CallOptions): Pages<CheckpointTuple> {
    return new Pages((cursor) => {
      const body = cursor === undefined ? search : { ...search, cursor };
      return this.#api.call("search_checkpoints", { path: { user_id: userId }, body }, options);
    });
  }

  /** The writes of channels up to a checkpoint, by channel. */
  async history(
    userId: string,
    threadId: string,
    id: string,
    channels: string[],
    options: CallOptions & Namespace = {},
  ): Promise<Record<string, ChannelHistory>> {
    const input = { ...one(userId, threadId, id, options), body: { channels } };
    return (await this.#api.call("checkpoint_history", input, options)).channels;
  }

  /**
   * Copies all checkpoints of a thread to another one, which has none. Returns how many. It is not repeated after a lost
   * answer: the other thread would have some then.
   */
  async copy(userId: string, threadId: string, to: string, options?: CallOptions): Promise<number> {
    const input = { path: { user_id: userId, thread_id: threadId }, body: { to } };
    return (await this.#api.call("copy_checkpoints", input, { isRepeatable: false, ...options })).copied;
  }

  /** Deletes all checkpoints of a thread. Returns how many. */
  async delete(userId: string, threadId: string, options?: CallOptions): Promise<number> {
    const input = { path: { user_id: userId, thread_id: threadId } };
    return (await this.#api.call("delete_checkpoints", input, options)).deleted;
  }

  /** Deletes the checkpoints of runs, in all threads of the user. Returns how many. */
  async deleteRuns(userId: string, runIds: string[], options?: CallOptions): Promise<number> {
    const input = { path: { user_id: userId }, body: { run_ids: runIds } };
    return (await this.#api.call("delete_checkpoints_of_runs", input, options)).deleted;
  }

  /** Deletes all checkpoints of threads, or all but the newest. Returns how many. */
  async prune(userId: string, prune: PruneBody, options?: CallOptions): Promise<number> {
    return (await this.#api.call("prune_checkpoints", { path: { user_id: userId }, body: prune }, options)).deleted;
  }

  /** How long the tenant's checkpoints are kept. */
  retention(options?: CallOptions): Promise<RetentionView> {
    return this.#api.call("checkpoint_retention", {}, options);
  }

  /** Changes that; absent fields stay as they are. */
  setRetention(retention: RetentionBody, options?: CallOptions): Promise<RetentionView> {
    return this.#api.call("set_checkpoint_retention", { body: retention }, options);
  }

  /** Stores the latest state of a supervisor. With `ifMatch` another one's change is not overwritten. */
  async putState(userId: string, threadId: string, state: unknown, options?: CallOptions): Promise<State> {
    const input = { path: { user_id: userId, thread_id: threadId }, body: { checkpoint_data: state } };
    const { body, etag } = await this.#api.exchange("put_thread_state", input, options);
    return { ...body, etag };
  }

  async getState(userId: string, threadId: string, options?: CallOptions): Promise<State> {
    const input = { path: { user_id: userId, thread_id: threadId } };
    const { body, etag } = await this.#api.exchange("read_thread_state", input, options);
    return { ...body, etag };
  }
}

function namespace({ ns }: Namespace): { ns?: string } {
  return ns === undefined ? {} : { ns };
}

function one(userId: string, threadId: string, id: string, options: Namespace) {
  return { path: { user_id: userId, thread_id: threadId, checkpoint_id: id }, query: namespace(options) };
}
