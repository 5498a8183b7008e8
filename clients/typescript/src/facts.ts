import type { Api, CallOptions } from "./api.js";
import type { Fact, FactBody, FactPatchBody, ListFactsQuery, MemoryBank } from "./generated/index.js";
import type { Pages } from "./pages.js";

/** Memories under other names: with a key for what they are about, and an importance from 0.0 to 1.0. */
export class Facts {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  create(userId: string, fact: Omit<FactBody, "user_id">, options?: CallOptions): Promise<Fact> {
    return this.#api.call("create_fact", { query: { user_id: userId }, body: fact }, options);
  }

  /** Active memories as facts, newest first. */
  list(userId: string, filter: Omit<ListFactsQuery, "user_id"> = {}, options?: CallOptions): Pages<Fact> {
    return this.#api.pages("list_facts", { query: { ...filter, user_id: userId } }, options);
  }

  /** Changes fields; `null` clears the key. Without a `user_id` the server looks for the fact, which takes longer. */
  update(id: string, patch: FactPatchBody, options?: CallOptions): Promise<Fact> {
    return this.#api.call("update_fact", { path: { id }, body: patch }, options);
  }

  /** The banks, with the number of a user's active memories in each. */
  async banks(userId?: string, options?: CallOptions): Promise<MemoryBank[]> {
    const query = userId === undefined ? {} : { user_id: userId };
    return (await this.#api.call("list_memory_banks", { query }, options)).items;
  }
}
