import { Api, type CallOptions, type ClientOptions } from "./api.js";
import { Checkpoints } from "./checkpoints.js";
import { Events } from "./events.js";
import type {
  ExportUserQuery,
  FiltersBody,
  HistoryItem,
  QueryBody,
  Recalled,
  UserTimelineQuery,
} from "./generated/index.js";
import { lines } from "./lines.js";
import { Memories } from "./memories.js";
import type { Pages } from "./pages.js";
import { Relations } from "./relations.js";
import { Runs } from "./runs.js";
import { Threads } from "./threads.js";

/** What a query may say besides its words and the user. */
export type RecallOptions = Omit<QueryBody, "query" | "filters"> & { filters?: Omit<FiltersBody, "user_id"> };

/** A line of an export: a memory, a change of one, an event… as `type` says. */
export type ExportLine = { type: string } & Record<string, unknown>;

/** Longest line of an export, in characters. */
const LONGEST_LINE = 64 << 20;

/**
 * A Memory Ledger.
 *
 * A request without an answer, or with the status 429 or 503, is repeated after a pause with the same idempotency key, so
 * a write has one effect. `call` reaches every operation of the API; the other methods are the same with shorter names.
 */
export class MemledgerClient extends Api {
  readonly memories: Memories;
  readonly relations: Relations;
  readonly threads: Threads;
  readonly checkpoints: Checkpoints;
  readonly runs: Runs;
  readonly events: Events;

  constructor(options: ClientOptions) {
    super(options);
    this.memories = new Memories(this);
    this.relations = new Relations(this);
    this.threads = new Threads(this);
    this.checkpoints = new Checkpoints(this);
    this.runs = new Runs(this);
    this.events = new Events(this);
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

  /** All changes of one user, newest first. */
  timeline(userId: string, query: Omit<UserTimelineQuery, "cursor"> = {}, options?: CallOptions): Pages<HistoryItem> {
    return this.pages("user_timeline", { path: { user_id: userId }, query }, options);
  }

  /** Everything of one user. It ends without an error only if it is complete. */
  async *exportUser(
    userId: string,
    query: Omit<ExportUserQuery, "format"> = {},
    options?: CallOptions,
  ): AsyncGenerator<ExportLine, void> {
    const chunks = await this.exportFile(userId, { ...query, format: "jsonl" }, options);
    for await (const line of lines(chunks, LONGEST_LINE)) yield JSON.parse(line) as ExportLine;
  }

  /** The same as the bytes of a file. */
  exportFile(
    userId: string,
    query: ExportUserQuery = {},
    options?: CallOptions,
  ): Promise<AsyncGenerator<Uint8Array, void>> {
    return this.open("export_user", { path: { user_id: userId }, query }, options);
  }
}
