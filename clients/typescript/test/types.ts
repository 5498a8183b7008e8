// What the compiler must refuse, and what it must know. Nothing here runs.
import type { HistoryItem, MemledgerClient, Memory, OperationView } from "memledger";

export async function typed(client: MemledgerClient): Promise<void> {
  const memory: Memory = await client.memories.create("ana", { content: "x", kind: "episodic" });
  for await (const item of client.timeline("ana")) item satisfies HistoryItem;
  for await (const item of client.pages("list_operations", { query: { user_id: "ana" } })) item satisfies OperationView;
  const { body, isReplayed } = await client.exchange("read_memory", { path: { user_id: "ana", id: memory.id } });
  body satisfies Memory;
  isReplayed satisfies boolean;
}

export function refused(client: MemledgerClient): void {
  // @ts-expect-error A field without a name that the server knows.
  void client.memories.create("ana", { content: "x", importanc: 3 });
  // @ts-expect-error A word that is none of the list.
  client.memories.list("ana", { sort: "name" });
  // @ts-expect-error A path without its user.
  void client.call("read_memory", { path: { id: "m" } });
  // @ts-expect-error An operation that answers no list.
  client.pages("verify", {});
  // @ts-expect-error An operation that there is not.
  void client.call("forget_everything", {});
}
