import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { type Context, type MessageView, chatMessages } from "memledger";

import { client, someone } from "./world.js";

const IMAGE = { type: "image_url", image_url: { url: "https://pictures.example/walnut.png" } };
const FILE = { type: "file", file: { file_id: "file-7" } };

const call = (id: string) => ({ id, type: "function", function: { name: "weather", arguments: "{}" } });

/** A message as the server returns it. */
function said(role: string, content: string | null = null, fields: Partial<MessageView> = {}): MessageView {
  const nothing = { name: null, tool_calls: [], tool_call_id: null, agent_id: null, metadata: {} };
  return { ...nothing, seq: 0, role, content, actor: "admin:k", at: "2026-07-01T00:00:00Z", ...fields };
}

const calls = (ids: string[], content = "") => said("assistant", content, { tool_calls: ids.map(call) });
const result = (id: string | null, content: string | null = "Rain") => said("tool", content, { tool_call_id: id });

function context(messages: MessageView[], memory_text: string | null = null): Context {
  return { memory_text, gap_messages: messages, pinned: [], rev: 0, tokens: 0, truncated: false };
}

/** Any of these, as chance has it. */
function anything(chance: () => number): MessageView {
  const one = <T>(...of: T[]): T => of[Math.floor(chance() * of.length)]!;
  const id = () => one("c1", "c2", "c3", "c4");
  return one(
    () => said("user", one("Hello", "", null), { metadata: one({}, { parts: [IMAGE] }) }),
    () => said("assistant", one("Hello", "", null)),
    () => calls([...new Set([id(), id()])], one("", "Let me look")),
    () => result(one<string | null>(id(), null), one("Rain", "", null)),
    () => result(id()),
    () => said("system", "Be brief", { name: one(null, "x", "x y", "é".repeat(65)) }),
  )();
}

/** Numbers from 0 to 1, the same for the same seed. */
function chanceOf(seed: number): () => number {
  let state = seed + 1;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

describe("a context as chat messages", () => {
  test("has only the fields that are there", () => {
    const talk = [
      said("user", "Hello", { name: "Ana", agent_id: "planner", metadata: { from: "phone", parts: "3 of 5" } }),
      said("assistant", "Hello", { name: "The planner" }),
      said("system", "Be brief"),
    ];
    assert.deepEqual(chatMessages(context(talk, "<conversation_memory>…")), [
      { role: "system", content: "<conversation_memory>…" },
      { role: "user", content: "Hello", name: "Ana" },
      { role: "assistant", content: "Hello" },
      { role: "system", content: "Be brief" },
    ]);
    assert.deepEqual(chatMessages(context([])), []);
  });

  test("has parts after the text", () => {
    const talk = [
      said("user", "What is this?", { metadata: { parts: [IMAGE, FILE] } }),
      said("user", "", { metadata: { parts: [IMAGE] } }),
      said("user", "Mine", { metadata: { parts: [{ number: 1 }] } }),
    ];
    assert.deepEqual(
      chatMessages(context(talk)).map(({ content }) => content),
      [[{ type: "text", text: "What is this?" }, IMAGE, FILE], [IMAGE], "Mine"],
    );
  });

  test("has calls without a result until the user speaks", () => {
    const asked = [said("user", "Rain?"), calls(["c1", "c2"], "Let me look"), result("c2")];
    const [, open] = chatMessages(context(asked));
    assert.deepEqual(open, { role: "assistant", content: "Let me look", tool_calls: [call("c1"), call("c2")] });
    const expected = [
      { role: "user", content: "Rain?" },
      { role: "assistant", content: "Let me look", tool_calls: [call("c2")] },
      { role: "tool", tool_call_id: "c2", content: "Rain" },
      { role: "user", content: "Hello?" },
    ];
    assert.deepEqual(chatMessages(context([...asked, said("user", "Hello?")])), expected);
    assert.deepEqual(chatMessages(context(asked), { role: "user", content: "Hello?" }), expected);
  });

  test("has late results after their calls, and none without a call", () => {
    const late = [
      calls(["c1"]),
      calls(["c2"]),
      said("user", "And?"),
      result("c2", "2"),
      result("c1", "1"),
      result(null),
    ];
    const shown = chatMessages(context(late)).map((one) => `${one.role} ${String(one.content)}`);
    assert.deepEqual(shown, ["assistant undefined", "tool 1", "assistant undefined", "tool 2", "user And?"]);
    const again = [
      calls(["c"]),
      result("c", "1"),
      said("user", "Again"),
      calls(["c"]),
      result("c", "2"),
      result("c", "3"),
    ];
    const contents = chatMessages(context(again)).map(({ content }) => content);
    assert.deepEqual(contents, [undefined, "1", "Again", undefined, "2"]);
    const purged = chatMessages(context([said("user"), said("assistant"), calls(["c1"]), result("c1", null)]));
    assert.deepEqual(purged.slice(1), [{ role: "tool", tool_call_id: "c1", content: "" }]);
  });

  test("is never refused by such an API", () => {
    const fields = new Set(["role", "content", "name", "tool_calls", "tool_call_id"]);
    for (let seed = 0; seed < 300; seed += 1) {
      const chance = chanceOf(seed);
      const talk = Array.from({ length: Math.floor(chance() * 15) }, () => anything(chance));
      const messages = chatMessages(context(talk, chance() < 0.5 ? "Facts" : null));
      const lastUser = messages.map(({ role }) => role).lastIndexOf("user");
      const open = new Set<string>();
      for (const [at, message] of messages.entries()) {
        assert.ok(Object.keys(message).every((name) => fields.has(name)));
        if (message.role === "tool") {
          assert.ok(open.delete(message.tool_call_id), `seed ${seed}: a result follows its call`);
          continue;
        }
        assert.ok(open.size === 0 || at > lastUser, `seed ${seed}: every call has its result`);
        open.clear();
        const called = message.role === "assistant" ? (message.tool_calls ?? []) : [];
        for (const { id } of called) open.add(id as string);
        assert.ok(message.content || called.length > 0, `seed ${seed}: no message is empty`);
      }
      const isSpeech = ({ role }: { role: string }) => role === "user" || role === "assistant";
      const texts = talk.filter((one) => isSpeech(one) && one.content).map(({ content }) => content);
      const contents = messages
        .filter(isSpeech)
        .map(({ content }) => (Array.isArray(content) ? content[0].text : content));
      assert.deepEqual(
        contents.filter((text) => text !== undefined),
        texts,
        `seed ${seed}: every text is there, in order`,
      );
      assert.deepEqual(chatMessages(context([]), ...messages), messages);
    }
  });

  test("is what the thread was made from", async () => {
    const ana = someone();
    const talk = [
      { role: "user" as const, content: [{ type: "text", text: "What is this?" }, IMAGE], name: "Ana" },
      { role: "assistant" as const, tool_calls: [call("c1"), call("c2")] },
      { role: "tool" as const, tool_call_id: "c1", content: "a walnut" },
      { role: "tool" as const, tool_call_id: "c2", content: "" },
      { role: "assistant" as const, content: "A walnut" },
    ];
    await client.threads.append(ana, "t1", talk);
    await client.memories.create(ana, { content: "Is allergic to walnuts", pinned: true });
    const question = { role: "user" as const, content: "May I have it?" };
    const [first, ...others] = chatMessages(await client.threads.context(ana, "t1"), question);
    assert.match(`${first!.role} ${String(first!.content)}`, /^system .*walnuts/s);
    assert.deepEqual(others, [...talk, question]);
  });
});
