import type { Api, CallOptions } from "./api.js";
import { RequestTimeoutError } from "./errors.js";
import type {
  ExtractBody,
  ExtractionConfigBody,
  ExtractionConfigView,
  ExtractionView,
  ListExtractionsQuery,
  MessageBody,
  Preview,
  PreviewBody,
  Turn,
} from "./generated/index.js";
import type { Pages } from "./pages.js";
import { sleep } from "./retry.js";
import type { NewMessage } from "./threads.js";

export interface TurnOptions extends CallOptions {
  /** The thread that the turn is of; a new one if absent. */
  threadId?: string;
  agentId?: string;
}

export interface WaitOptions extends CallOptions {
  /** How long the wait may take in all, in place of one try; by default 60,000. */
  timeoutMs?: number;
}

const WAIT_MS = 60_000;
const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 1_000;

/** What messages state of the person who wrote them, and what became of it. */
export class Extraction {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /** Appends up to 64 messages and makes memories of them in the background. */
  turn(userId: string, messages: readonly NewMessage[], options: TurnOptions = {}): Promise<Turn> {
    const { threadId, agentId, ...call } = options;
    const body = {
      messages: messages as MessageBody[],
      ...(threadId === undefined ? {} : { thread_id: threadId }),
      ...(agentId === undefined ? {} : { agent_id: agentId }),
    };
    return this.#api.call("append_turn", { path: { user_id: userId }, body }, call);
  }

  /**
   * An extraction once it is completed, or withdrawn since its messages are gone. After `timeoutMs` it throws
   * `RequestTimeoutError`, and the extraction continues. While a model fails, turns may wait for minutes.
   */
  async wait(userId: string, id: string, options: WaitOptions = {}): Promise<ExtractionView> {
    const { timeoutMs = WAIT_MS, ...call } = options;
    const end = Date.now() + timeoutMs;
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
      const extraction = await this.get(userId, id, { ...call, timeoutMs: Math.max(1, end - Date.now()) });
      if (extraction.status === "completed" || extraction.status === "withdrawn") return extraction;
      if (Date.now() >= end) throw new RequestTimeoutError(timeoutMs);
      await sleep(Math.min(pauseMs, Math.max(0, end - Date.now())), call.signal);
    }
  }

  /** An extraction as it is now: each fact that was found, with its outcome and the reason. */
  get(userId: string, id: string, options?: CallOptions): Promise<ExtractionView> {
    return this.#api.call("read_extraction", { path: { user_id: userId, id } }, options);
  }

  /** Extractions, newest first; with `memory_id` those that found what this memory says. */
  list(userId: string, query: ListExtractionsQuery = {}, options?: CallOptions): Pages<ExtractionView> {
    return this.#api.pages("list_extractions", { path: { user_id: userId }, query }, options);
  }

  /** Has messages read again, at most 512. What is remembered already is not written twice. */
  request(
    userId: string,
    threadId: string,
    range: Omit<ExtractBody, "thread_id"> = {},
    options?: CallOptions,
  ): Promise<ExtractionView> {
    const body = { ...range, thread_id: threadId };
    return this.#api.call("request_extraction", { path: { user_id: userId }, body }, options);
  }

  /** What memories these messages would become, and what would not be kept and why. Nothing is written. */
  preview(userId: string, messages: PreviewBody["messages"], options?: CallOptions): Promise<Preview> {
    return this.#api.call("preview_extraction", { path: { user_id: userId }, body: { messages } }, options);
  }

  /** How messages become memories, for all of the tenant, and whether a failing model is left alone. */
  config(options?: CallOptions): Promise<ExtractionConfigView> {
    return this.#api.call("extraction_config", {}, options);
  }

  /** Changes that; absent fields stay as they are. */
  setConfig(config: ExtractionConfigBody, options?: CallOptions): Promise<ExtractionConfigView> {
    return this.#api.call("set_extraction_config", { body: config }, options);
  }
}
