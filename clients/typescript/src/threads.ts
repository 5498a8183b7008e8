import type { Api, CallOptions } from "./api.js";
import type {
  Appended,
  Message,
  NewMessage,
  Summarized,
  SummaryView,
  ThreadContext,
  ThreadContextQuery,
  ThreadView,
} from "./agreed/index.js";
import type { AckBody, Acknowledged, Delta, ThreadDeltaQuery } from "./generated/index.js";
import type { Pages } from "./pages.js";

export interface AppendOptions extends CallOptions {
  agentId?: string;
  /** Whether memories are made of the messages, in the background. */
  extract?: boolean;
}

/** Conversations: their messages and summaries, and how far each reader has read what changed. */
export class Threads {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  list(userId: string, query: { limit?: number } = {}, options?: CallOptions): Pages<ThreadView> {
    return this.#api.pages("list_threads", { path: { user_id: userId }, query }, options);
  }

  get(userId: string, threadId: string, options?: CallOptions): Promise<ThreadView> {
    return this.#api.call("read_thread", { path: { user_id: userId, thread_id: threadId } }, options);
  }

  /** Destroys a thread's messages, summaries and checkpoints for good. For admins. */
  purge(userId: string, threadId: string, options?: CallOptions): Promise<ThreadView> {
    return this.#api.call("purge_thread", { path: { user_id: userId, thread_id: threadId } }, options);
  }

  /** Appends messages, all or none. The first ones make the thread. */
  append(userId: string, threadId: string, messages: NewMessage[], options: AppendOptions = {}): Promise<Appended> {
    const { agentId, extract, ...call } = options;
    const body = {
      messages,
      ...(agentId === undefined ? {} : { agent_id: agentId }),
      ...(extract === undefined ? {} : { extract }),
    };
    return this.#api.call("append_messages", { path: { user_id: userId, thread_id: threadId }, body }, call);
  }

  /** Messages in their order. */
  messages(
    userId: string,
    threadId: string,
    query: { after_seq?: number; limit?: number } = {},
    options?: CallOptions,
  ): Pages<Message> {
    return this.#api.pages("list_messages", { path: { user_id: userId, thread_id: threadId }, query }, options);
  }

  /** Removes the message with that number and all after it. */
  rollBack(userId: string, threadId: string, fromSeq: number, options?: CallOptions): Promise<ThreadView> {
    const input = { path: { user_id: userId, thread_id: threadId }, query: { from_seq: fromSeq } };
    return this.#api.call("roll_back_thread", input, options);
  }

  /** What an agent reads at the start of a turn: the summary, the messages after it, and what changed. */
  context(
    userId: string,
    threadId: string,
    query: ThreadContextQuery = {},
    options?: CallOptions,
  ): Promise<ThreadContext> {
    return this.#api.call("thread_context", { path: { user_id: userId, thread_id: threadId }, query }, options);
  }

  /** The summaries of a thread, newest first. */
  summaries(
    userId: string,
    threadId: string,
    query: { limit?: number } = {},
    options?: CallOptions,
  ): Pages<SummaryView> {
    return this.#api.pages("list_summaries", { path: { user_id: userId, thread_id: threadId }, query }, options);
  }

  /** Begins a summary in the background, if there is something to summarise. */
  summarize(userId: string, threadId: string, options?: CallOptions): Promise<Summarized> {
    return this.#api.call("summarize_thread", { path: { user_id: userId, thread_id: threadId } }, options);
  }

  /** What changed in the user's memories since a reader last looked. Send the `rev` of the last answer as `seen_rev`. */
  delta(userId: string, threadId: string, query: ThreadDeltaQuery = {}, options?: CallOptions): Promise<Delta> {
    return this.#api.call("thread_delta", { path: { user_id: userId, thread_id: threadId }, query }, options);
  }

  /** Records which changes a reader has seen. */
  acknowledge(userId: string, threadId: string, body: AckBody, options?: CallOptions): Promise<Acknowledged> {
    return this.#api.call("thread_ack", { path: { user_id: userId, thread_id: threadId }, body }, options);
  }
}
