import type { Api, CallOptions } from "./api.js";
import type {
  AckBody,
  Acknowledged,
  Appended,
  Context,
  Delta,
  ListMessagesQuery,
  ListSummariesQuery,
  ListThreadsQuery,
  MessageBody,
  MessageView,
  SummaryConfigBody,
  SummaryConfigView,
  SummaryView,
  ThreadContextQuery,
  ThreadDeltaQuery,
  ThreadPurge,
  ThreadView,
} from "./generated/index.js";
import type { Pages } from "./pages.js";

/** A message to append. Parts and calls may have the types of the SDK that they come from or go to. */
export type NewMessage = Omit<MessageBody, "content" | "tool_calls"> & {
  /** A text, or parts. Those that are no text are kept in `metadata.parts`. */
  content?: string | readonly (string | object)[] | null;
  /** The tools that an assistant calls: objects with an `id`. */
  tool_calls?: readonly object[] | null;
};

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

  /** The threads, the last changed first: with messages, or with nothing but checkpoints or a state. */
  list(userId: string, query: ListThreadsQuery = {}, options?: CallOptions): Pages<ThreadView> {
    return this.#api.pages("list_threads", { path: { user_id: userId }, query }, options);
  }

  get(userId: string, threadId: string, options?: CallOptions): Promise<ThreadView> {
    return this.#api.call("get_thread", { path: { user_id: userId, thread_id: threadId } }, options);
  }

  /** Destroys a thread's messages, summaries and checkpoints for good. For admins. */
  purge(userId: string, threadId: string, reason?: string, options?: CallOptions): Promise<ThreadPurge> {
    const query = reason === undefined ? {} : { reason };
    return this.#api.call("purge_thread", { path: { user_id: userId, thread_id: threadId }, query }, options);
  }

  /** Appends messages, all or none. The first ones make the thread. */
  append(
    userId: string,
    threadId: string,
    messages: readonly NewMessage[],
    options: AppendOptions = {},
  ): Promise<Appended> {
    const { agentId, extract, ...call } = options;
    const body = {
      messages: messages as MessageBody[],
      ...(agentId === undefined ? {} : { agent_id: agentId }),
      ...(extract === undefined ? {} : { extract }),
    };
    return this.#api.call("append_messages", { path: { user_id: userId, thread_id: threadId }, body }, call);
  }

  /** Messages in their order. */
  messages(userId: string, threadId: string, query: ListMessagesQuery = {}, options?: CallOptions): Pages<MessageView> {
    return this.#api.pages("list_messages", { path: { user_id: userId, thread_id: threadId }, query }, options);
  }

  /** Removes the message with that number and all after it. Returns the number of messages that are left. */
  async rollBack(userId: string, threadId: string, fromSeq: number, options?: CallOptions): Promise<number> {
    const input = { path: { user_id: userId, thread_id: threadId }, query: { from_seq: fromSeq } };
    return (await this.#api.call("roll_back_messages", input, options)).messages;
  }

  /** Destroys the text of one message for good. For admins. */
  async purgeMessage(
    userId: string,
    threadId: string,
    seq: number,
    reason: string,
    options?: CallOptions,
  ): Promise<void> {
    const input = { path: { user_id: userId, thread_id: threadId, seq }, body: { reason } };
    await this.#api.call("purge_message", input, options);
  }

  /** What an agent reads at the start of a turn: the summary, the messages after it, and what changed. */
  context(userId: string, threadId: string, query: ThreadContextQuery = {}, options?: CallOptions): Promise<Context> {
    return this.#api.call("thread_context", { path: { user_id: userId, thread_id: threadId }, query }, options);
  }

  /** The summaries of a thread, newest first. */
  summaries(
    userId: string,
    threadId: string,
    query: ListSummariesQuery = {},
    options?: CallOptions,
  ): Pages<SummaryView> {
    return this.#api.pages("list_summaries", { path: { user_id: userId, thread_id: threadId }, query }, options);
  }

  /** Begins a summary in the background. Returns its id, or `undefined` if there is nothing to summarise. */
  async summarize(userId: string, threadId: string, options?: CallOptions): Promise<string | undefined> {
    const input = { path: { user_id: userId, thread_id: threadId } };
    return (await this.#api.call("summarize_thread", input, options)).summary_id ?? undefined;
  }

  /** How threads are summarised, for all of the tenant. */
  config(options?: CallOptions): Promise<SummaryConfigView> {
    return this.#api.call("thread_summary_config", {}, options);
  }

  /** Changes that; absent fields stay as they are. */
  setConfig(config: SummaryConfigBody, options?: CallOptions): Promise<SummaryConfigView> {
    return this.#api.call("set_thread_summary_config", { body: config }, options);
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
