import type { Api, CallOptions } from "./api.js";
import type { ListRelationsQuery, RelateBody, Relation } from "./generated/index.js";
import type { Pages } from "./pages.js";

/** Which memories of a user belong together. */
export class Relations {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /** Relates two memories. A pair has one relation at most: another strength changes it. */
  create(userId: string, relation: RelateBody, options?: CallOptions): Promise<Relation> {
    return this.#api.call("relate_memories", { path: { user_id: userId }, body: relation }, options);
  }

  list(userId: string, query: ListRelationsQuery = {}, options?: CallOptions): Pages<Relation> {
    return this.#api.pages("list_relations", { path: { user_id: userId }, query }, options);
  }

  /** Ends the relation of two memories, in either order. */
  delete(userId: string, fromId: string, toId: string, options?: CallOptions): Promise<Relation> {
    const query = { from_id: fromId, to_id: toId };
    return this.#api.call("unrelate_memories", { path: { user_id: userId }, query }, options);
  }
}
