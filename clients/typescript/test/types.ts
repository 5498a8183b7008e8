// What the compiler must refuse, and what it must know. Nothing here runs.
import {
  type ChatMessage,
  type ExtractionView,
  type Fact,
  type HistoryItem,
  type MemledgerClient,
  type Memory,
  type MessageView,
  type OperationView,
  type ProposalView,
  chatMessages,
} from "memledger";

export async function typed(client: MemledgerClient): Promise<void> {
  const memory: Memory = await client.memories.create("ana", { content: "x", kind: "episodic" });
  for await (const item of client.users.timeline("ana")) item satisfies HistoryItem;
  for await (const item of client.pages("list_operations", { query: { user_id: "ana" } })) item satisfies OperationView;
  for await (const item of client.userContext.proposals("ana", { status: "pending" })) item satisfies ProposalView;
  for await (const item of client.facts.list("ana", { bank: "Work" })) item satisfies Fact;
  for await (const item of client.extraction.list("ana", { status: "failed" })) item satisfies ExtractionView;
  const { body, isReplayed } = await client.exchange("read_memory", { path: { user_id: "ana", id: memory.id } });
  body satisfies Memory;
  isReplayed satisfies boolean;
  const page = await client.threads.messages("ana", "t1", { limit: 1 }).first();
  if (page.next_cursor)
    client.threads.messages("ana", "t1", { cursor: page.next_cursor }) satisfies AsyncIterable<MessageView>;
  interface OfAnSdk {
    id: string;
    function: { name: string };
  }
  const call: OfAnSdk = { id: "c1", function: { name: "weather" } };
  const image = { type: "image_url", image_url: { url: "https://pictures.example/walnut.png" } };
  await client.threads.append("ana", "t1", [
    { role: "user", content: ["What is this?", image] },
    { role: "assistant", content: null, tool_calls: [call] },
    { role: "assistant", tool_calls: [call] },
  ]);
  const context = await client.threads.context("ana", "t1");
  chatMessages(context) satisfies ChatMessage[];
  chatMessages(context, { role: "developer", content: "x" }) satisfies (
    ChatMessage | { role: "developer"; content: string }
  )[];
}

export function refused(client: MemledgerClient): void {
  // @ts-expect-error A field without a name that the server knows.
  void client.memories.create("ana", { content: "x", importanc: 3 });
  // @ts-expect-error A word that is none of the list.
  client.memories.list("ana", { sort: "name" });
  // @ts-expect-error A field that no context has.
  void client.userContext.propose("ana", { field: "shoe_size", value: "38" });
  // @ts-expect-error A role that no chat has.
  chatMessages(null!, { role: "owner", content: "x" });
  // @ts-expect-error A path without its user.
  void client.call("read_memory", { path: { id: "m" } });
  // @ts-expect-error An operation that answers no list.
  client.pages("verify", {});
  // @ts-expect-error An operation that there is not.
  void client.call("forget_everything", {});
}
