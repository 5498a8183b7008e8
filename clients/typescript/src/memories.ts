import type { Api, CallOptions } from "./api.js";
import type {
  CreateBody,
  DeleteBody,
  HistoryItem,
  ListArchiveQuery,
  ListMemoriesQuery,
  Memory,
  MemoryHistoryQuery,
  MergeBody,
  PatchBody,
  PurgeBody,
  PurgedMemory,
} from "./generated/index.js";
import type { Pages } from "./pages.js";

/** A filter of a list, with categories as a list too: a comma in the name of one is then no separator. */
export type MemoryFilter = Omit<ListMemoriesQuery, "category"> & { category?: string | readonly string[] };

/** What is remembered about a person. */
export class Memories {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  create(userId: string, memory: CreateBody, options?: CallOptions): Promise<Memory> {
    return this.#api.call("create_memory", { path: { user_id: userId }, body: memory }, options);
  }

  /** Creates up to 500 memories, all or none. */
  async createBatch(userId: string, memories: CreateBody[], options?: CallOptions): Promise<Memory[]> {
    const input = { path: { user_id: userId }, body: { memories } };
    return (await this.#api.call("create_memories", input, options)).items;
  }

  /** Creates the memory with a name of the caller's own, or changes it to exactly this body. */
  put(userId: string, key: string, memory: CreateBody, options?: CallOptions): Promise<Memory> {
    return this.#api.call("put_memory", { path: { user_id: userId, key }, body: memory }, options);
  }

  getByKey(userId: string, key: string, options?: CallOptions): Promise<Memory> {
    return this.#api.call("read_memory_by_key", { path: { user_id: userId, key } }, options);
  }

  /** A memory in any state. */
  get(userId: string, id: string, options?: CallOptions): Promise<Memory> {
    return this.#api.call("read_memory", { path: { user_id: userId, id } }, options);
  }

  /** Active memories, newest first, unless the filter says otherwise. */
  list(userId: string, filter: MemoryFilter = {}, options?: CallOptions): Pages<Memory> {
    const { category, ...others } = filter;
    const names = typeof category === "string" ? category : category?.map((name) => name.replaceAll(",", "\\,")).join();
    const query = names === undefined ? others : { ...others, category: names };
    return this.#api.pages("list_memories", { path: { user_id: userId }, query }, options);
  }

  /** Memories that are no longer active and can be restored. */
  archive(userId: string, query: ListArchiveQuery = {}, options?: CallOptions): Pages<Memory> {
    return this.#api.pages("list_archive", { path: { user_id: userId }, query }, options);
  }

  /** Changes fields; those that are absent stay as they are. */
  update(userId: string, id: string, patch: PatchBody, options?: CallOptions): Promise<Memory> {
    return this.#api.call("update_memory", { path: { user_id: userId, id }, body: patch }, options);
  }

  /** Makes two or more memories one. The sources can be restored. */
  merge(userId: string, merge: MergeBody, options?: CallOptions): Promise<Memory> {
    return this.#api.call("merge_memories", { path: { user_id: userId }, body: merge }, options);
  }

  /** Deletes a memory so that it can be restored. The reason is sent in the body, since proxies log addresses. */
  delete(userId: string, id: string, body: DeleteBody = {}, options?: CallOptions): Promise<Memory> {
    return this.#api.call("delete_memory", { path: { user_id: userId, id }, body }, options);
  }

  restore(userId: string, id: string, options?: CallOptions): Promise<Memory> {
    return this.#api.call("restore_memory", { path: { user_id: userId, id } }, options);
  }

  /** Destroys a memory's texts for good; with `cascade` also the memories that were made from it. For admins. */
  purge(
    userId: string,
    id: string,
    purge: PurgeBody & { cascade?: boolean },
    options?: CallOptions,
  ): Promise<PurgedMemory> {
    const { cascade, ...body } = purge;
    const query = cascade === undefined ? {} : { cascade };
    return this.#api.call("purge_memory", { path: { user_id: userId, id }, query, body }, options);
  }

  /** Every change of one memory, newest first. */
  history(userId: string, id: string, query: MemoryHistoryQuery = {}, options?: CallOptions): Pages<HistoryItem> {
    return this.#api.pages("memory_history", { path: { user_id: userId, id }, query }, options);
  }
}
