import { Api, type CallOptions, type ClientOptions } from "./api.js";
import { Checkpoints } from "./checkpoints.js";
import { Extraction } from "./extraction.js";
import { Facts } from "./facts.js";
import { Feed } from "./feed.js";
import type { FiltersBody, QueryBody, Recalled } from "./generated/index.js";
import { Memories } from "./memories.js";
import { Relations } from "./relations.js";
import { Runs } from "./runs.js";
import { Threads } from "./threads.js";
import { UserContexts } from "./user_context.js";
import { Users } from "./users.js";

/** What a query may say besides its words and the user. */
export type RecallOptions = Omit<QueryBody, "query" | "filters"> & { filters?: Omit<FiltersBody, "user_id"> };

/**
 * A Memory Ledger.
 *
 * A request without an answer, or with the status 429 or 503, is repeated after a pause with the same idempotency key, so
 * a write has one effect. `call` reaches every operation of the API; the other methods are the same with shorter names.
 */
export class MemledgerClient extends Api {
  readonly memories: Memories;
  readonly facts: Facts;
  readonly relations: Relations;
  readonly threads: Threads;
  readonly extraction: Extraction;
  readonly userContext: UserContexts;
  readonly checkpoints: Checkpoints;
  readonly users: Users;
  readonly feed: Feed;
  readonly runs: Runs;

  constructor(options: ClientOptions) {
    super(options);
    this.memories = new Memories(this);
    this.facts = new Facts(this);
    this.relations = new Relations(this);
    this.threads = new Threads(this);
    this.extraction = new Extraction(this);
    this.userContext = new UserContexts(this);
    this.checkpoints = new Checkpoints(this);
    this.users = new Users(this);
    this.feed = new Feed(this);
    this.runs = new Runs(this);
  }

  /**
   * The memories of a user that answer a query best, as bullets for a prompt. Without a query: those that are pinned,
   * important or new. With `thread_id`, what changed since that thread asked last comes first; send the `rev` of the
   * last answer as `seen_rev`. Without it an answer that is lost takes its changes with it, so it is not requested again.
   */
  recall(userId: string, query: string, recall: RecallOptions = {}, options?: CallOptions): Promise<Recalled> {
    const body = { ...recall, query, filters: { ...recall.filters, user_id: userId } };
    const isRepeatable = recall.thread_id == null || recall.seen_rev != null;
    return this.call("memory_query", { body }, { isRepeatable, ...options });
  }
}
