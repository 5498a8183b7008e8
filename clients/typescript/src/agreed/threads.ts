// Routes that the server is about to have, as agreed; src/generated takes their place once its document has them.

export interface AppendBody {
  messages: NewMessage[];
  agent_id?: string | null;
  extract?: boolean | null;
}

export interface Appended {
  messages: AppendedMessage[];
  extraction_id?: string | null;
}

export interface AppendedMessage {
  seq: number;
  role: string;
  at: string;
}

export interface ContextSummary {
  id: string;
  start_seq: number;
  end_seq: number;
  base_id?: string | null;
  lines: SummaryLine[];
}

export interface ListMessagesQuery {
  after_seq?: number;
  limit?: number;
  cursor?: string;
}

export interface ListSummariesQuery {
  limit?: number;
  cursor?: string;
}

export interface ListThreadsQuery {
  limit?: number;
  cursor?: string;
}

/** A message of a thread; `seq` counts from 0. */
export interface Message {
  seq: number;
  role: "user" | "assistant" | "system" | "tool";
  content: string | null;
  name?: string | null;
  tool_calls?: null | (Record<string, unknown>)[];
  tool_call_id?: string | null;
  agent_id?: string | null;
  at: string;
  metadata?: Record<string, unknown> | null;
}

/** A message to append. */
export interface NewMessage {
  role: "user" | "assistant" | "system" | "tool";
  content: string;
  name?: string | null;
  tool_calls?: null | (Record<string, unknown>)[];
  tool_call_id?: string | null;
  at?: string | null;
  metadata?: Record<string, unknown> | null;
}

/** One page of a list. */
export interface PageMessage {
  items: Message[];
  next_cursor?: string | null;
}

/** One page of a list. */
export interface PageSummaryView {
  items: SummaryView[];
  next_cursor?: string | null;
}

/** One page of a list. */
export interface PageThreadView {
  items: ThreadView[];
  next_cursor?: string | null;
}

export interface RollBackThreadQuery {
  from_seq?: number;
}

export interface Summarized {
  summary_id?: string | null;
}

/** A line with the messages that it comes from. */
export interface SummaryLine {
  text: string;
  seqs: number[];
}

export interface SummaryView {
  id: string;
  base_id?: string | null;
  start_seq: number;
  end_seq: number;
  status: "processing" | "completed" | "failed" | "withdrawn";
  created_at: string;
  generation_time_ms?: number | null;
  model?: string | null;
  error?: string | null;
}

/** What an agent reads at the start of a turn. */
export interface ThreadContext {
  memory_text?: string | null;
  summary?: null | ContextSummary;
  gap_messages: Message[];
  delta_header?: string | null;
  rev: number;
  tokens: number;
  truncated: boolean;
}

export interface ThreadContextQuery {
  exclude_last?: boolean;
  budget_tokens?: number;
}

export interface ThreadView {
  thread_id: string;
}
