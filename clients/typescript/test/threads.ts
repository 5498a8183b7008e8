import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { NotFoundError } from "memledger";

import { all, client, loseAnswer, scripted, server, someone } from "./world.js";

describe("threads", () => {
  test("messages are appended, listed and rolled back", async () => {
    const ana = someone();
    const call = { id: "call-1", type: "function", function: { name: "weather", arguments: "{}" } };
    const first = await client.threads.append(ana, "t1", [
      { role: "user", content: "Will it rain in Porto?" },
      { role: "assistant", content: "", tool_calls: [call] },
      { role: "tool", content: "no", tool_call_id: "call-1" },
      { role: "assistant", content: "No rain." },
    ]);
    assert.deepEqual(
      first.messages.map(({ seq }) => seq),
      [0, 1, 2, 3],
    );
    await client.threads.append(ana, "t1", [{ role: "user", content: "Thanks 🦊", metadata: { from: "phone" } }]);
    const messages = await all(client.threads.messages(ana, "t1", { limit: 2 }));
    assert.deepEqual(
      messages.map(({ seq, role }) => `${seq} ${role}`),
      ["0 user", "1 assistant", "2 tool", "3 assistant", "4 user"],
    );
    assert.deepEqual(messages[1]!.tool_calls, [call]);
    const { next_cursor } = await client.threads.messages(ana, "t1", { limit: 3 }).first();
    assert.deepEqual(
      (await all(client.threads.messages(ana, "t1", { cursor: next_cursor! }))).map(({ seq }) => seq),
      [3, 4],
    );
    assert.deepEqual([messages[4]!.content, messages[4]!.metadata], ["Thanks 🦊", { from: "phone" }]);
    const later = await all(client.threads.messages(ana, "t1", { after_seq: 2 }));
    assert.deepEqual(
      later.map(({ seq }) => seq),
      [3, 4],
    );
    assert.equal(await client.threads.rollBack(ana, "t1", 3), 3);
    assert.deepEqual(
      (await all(client.threads.messages(ana, "t1"))).map(({ seq }) => seq),
      [0, 1, 2],
    );
  });

  test("a lost answer appends messages once", async () => {
    const ana = someone();
    const { fetch } = scripted(loseAnswer);
    await server.client({ fetch }).threads.append(ana, "t1", [{ role: "user", content: "once" }]);
    assert.equal((await all(client.threads.messages(ana, "t1"))).length, 1);
  });

  test("threads are listed, read and purged", async () => {
    const ana = someone();
    for (const thread of ["a", "b", "c"]) await client.threads.append(ana, thread, [{ role: "user", content: thread }]);
    const listed = (await all(client.threads.list(ana, { limit: 2 }))).map(({ thread_id }) => thread_id);
    assert.deepEqual(listed.sort(), ["a", "b", "c"]);
    assert.equal((await client.threads.get(ana, "a")).thread_id, "a");
    await client.threads.purgeMessage(ana, "b", 0, "a test");
    assert.equal((await client.threads.messages(ana, "b").first()).items[0]!.content ?? null, null);
    await client.threads.purge(ana, "a", "a test");
    await assert.rejects(client.threads.get(ana, "a"), NotFoundError);
    await assert.rejects(client.threads.get(ana, "none"), NotFoundError);
    assert.deepEqual(
      (await all(client.threads.messages(ana, "c"))).map(({ content }) => content),
      ["c"],
    );
  });

  test("a context has a summary and every message after it, once", async () => {
    const ana = someone();
    for (let turn = 0; turn < 12; turn += 1) {
      await client.threads.append(ana, "t1", [
        { role: "user", content: `I live in house number ${turn} with my sister Rita` },
        { role: "assistant", content: `House number ${turn} it is.` },
      ]);
    }
    await client.threads.summarize(ana, "t1");
    const isCompleted = async () =>
      (await all(client.threads.summaries(ana, "t1"))).some((one) => one.status === "completed");
    for (let looks = 0; !(await isCompleted()); looks += 1) {
      assert.ok(looks < 100, "a summary is completed in time");
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await client.threads.append(ana, "t1", [{ role: "user", content: "And now?" }]);
    const context = await client.threads.context(ana, "t1");
    const seqs = context.gap_messages.map(({ seq }) => seq);
    assert.deepEqual(
      seqs,
      Array.from({ length: 24 - context.summary!.end_seq }, (_, at) => context.summary!.end_seq + 1 + at),
    );
    assert.ok(context.summary!.lines.every(({ text, seqs }) => text !== "" && seqs.length > 0));
    const without = await client.threads.context(ana, "t1", { exclude_last: true });
    assert.deepEqual(
      without.gap_messages.map(({ seq }) => seq),
      seqs.slice(0, -1),
    );
  });
});
