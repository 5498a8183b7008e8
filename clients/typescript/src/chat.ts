import type { Context, MessageView } from "./generated/index.js";

// Parts and calls are what callers sent, so they fit whatever types an SDK has for them.
type AsSent = any;

/** A message as OpenAI's chat completions and similar APIs take it. */
export type ChatMessage =
  | { role: "system"; content: string | AsSent[]; name?: string }
  | { role: "user"; content: string | AsSent[]; name?: string }
  | { role: "assistant"; content?: string | AsSent[]; name?: string; tool_calls?: AsSent[] }
  | { role: "tool"; content: string | AsSent[]; tool_call_id: string };

/** A message of the caller's own, with the types of the caller's SDK. */
export interface AnyChatMessage {
  role: "system" | "developer" | "user" | "assistant" | "tool" | "function";
}

/** All that is read of a message here. */
interface Said {
  role: string;
  content?: unknown;
  tool_calls?: { id: string }[];
  tool_call_id?: string;
}

/** Names that OpenAI takes. Others would have it refuse the whole request. */
const NAME = /^[^\s<|\\/>]{1,64}$/;

/**
 * The messages for a model. First is `memory_text` as a system message, then the context's messages, then `more`, such as a
 * question that is not in the thread. An image or a file follows the text of its message. A tool's results directly follow
 * its call; a call without a result is left out if the person or the assistant speaks after it, and so is a result without its call.
 */
export function chatMessages<More extends AnyChatMessage = never>(
  context: Context,
  ...more: More[]
): (ChatMessage | More)[] {
  const memory: Said[] = context.memory_text ? [{ role: "system", content: context.memory_text }] : [];
  const own = [...memory, ...context.gap_messages.map(messageOf)];
  return [...paired([...own, ...(more as Said[])], own.length)] as (ChatMessage | More)[];
}

function messageOf(message: MessageView): Said {
  const { role, name, tool_calls, tool_call_id } = message;
  const content = contentOf(message);
  return {
    role,
    ...(content ? { content } : {}),
    ...(name && NAME.test(name) ? { name } : {}),
    ...(tool_calls.length > 0 ? { tool_calls: tool_calls as { id: string }[] } : {}),
    ...(tool_call_id ? { tool_call_id } : {}),
  };
}

function contentOf({ content, metadata }: MessageView): unknown {
  const { parts } = metadata;
  const others = Array.isArray(parts) ? parts.filter(isPart) : [];
  if (others.length === 0) return content;
  return content ? [{ type: "text", text: content }, ...others] : others;
}

/** Whether it is a part of a content; callers may keep anything under that name. */
function isPart(value: unknown): boolean {
  return typeof value === "object" && value !== null && typeof (value as { type?: unknown }).type === "string";
}

/** Those behind `ofContext` are the caller's own: they stay, whatever they hold. */
function* paired(messages: Said[], ofContext: number): Generator<Said, void> {
  const results = new Map<number, Map<string, Said>>();
  let lastSaid = -1;
  // The last message that makes a call of this id, which has no result yet.
  const calling = new Map<string, number>();
  for (const [at, message] of messages.entries()) {
    if (message.role === "user" || message.role === "assistant") lastSaid = at;
    for (const { id } of message.tool_calls ?? []) calling.set(id, at);
    const id = message.tool_call_id ?? "";
    const caller = calling.get(id);
    if (caller === undefined) continue;
    calling.delete(id);
    results.set(caller, (results.get(caller) ?? new Map<string, Said>()).set(id, { content: "", ...message }));
  }
  for (const [at, message] of messages.entries()) {
    if (message.role === "tool") continue;
    const answered = results.get(at) ?? new Map<string, Said>();
    const { tool_calls, ...said } = message;
    const calls = (tool_calls ?? []).filter(({ id }) => answered.has(id) || at >= lastSaid);
    if (calls.length > 0) yield { ...said, tool_calls: calls };
    else if (said.content || at >= ofContext) yield said;
    yield* answered.values();
  }
}
