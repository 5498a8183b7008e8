import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { InvalidRequestError, MemledgerClient, RequestTimeoutError } from "memledger";

import { all, client, loseAnswer, scripted, server, someone } from "./world.js";

const said = (content: string) => [{ role: "user" as const, content }];

describe("extraction", () => {
  test("a preview tells what messages would become, and writes nothing", async () => {
    const ana = someone();
    const { candidates } = await client.extraction.preview(ana, [{ role: "user", content: "I live in Weimar." }]);
    assert.deepEqual(
      candidates.map(({ outcome, memory_id }) => [outcome, memory_id]),
      [["created", null]],
    );
    assert.deepEqual(await all(client.memories.list(ana)), []);
  });

  test("a turn becomes memories that name their messages", async () => {
    const ana = someone();
    const turn = await client.extraction.turn(ana, [...said("I play the cello."), { role: "assistant", content: "Oh!" }]);
    const done = await client.extraction.wait(ana, turn.extraction_id!);
    assert.deepEqual([done.status, done.thread_id, done.to_seq], ["completed", turn.thread_id, 1]);
    const [found, ...others] = done.candidates;
    assert.deepEqual([found!.outcome, found!.source.seq, others], ["created", 0, []]);
    const memoryId = found!.memory_id!;
    assert.equal((await client.memories.get(ana, memoryId)).content, found!.text);
    assert.deepEqual(await all(client.extraction.list(ana, { memory_id: memoryId, status: "completed" })), [done]);

    const again = await client.extraction.turn(ana, said("I play the cello."), { threadId: turn.thread_id });
    const repeated = await client.extraction.wait(ana, again.extraction_id!);
    assert.deepEqual([repeated.thread_id, repeated.candidates[0]!.outcome], [turn.thread_id, "duplicate"]);
    const both = await all(client.extraction.list(ana, { thread_id: turn.thread_id, limit: 1 }));
    assert.deepEqual(
      both.map(({ id }) => id),
      [again.extraction_id, done.id],
    );
  });

  test("messages are read if the request says so, or later", async () => {
    const ana = someone();
    const appended = await client.threads.append(ana, "t1", said("I own a canoe."), { extract: true });
    await client.extraction.wait(ana, appended.extraction_id!);
    const unread = await client.threads.append(ana, "t1", said("I own a harp."), { extract: false });
    assert.equal(unread.extraction_id ?? null, null);
    const requested = await client.extraction.request(ana, "t1", { from_seq: 0, to_seq: 1 });
    const { candidates } = await client.extraction.wait(ana, requested.id);
    assert.deepEqual(
      candidates.map(({ outcome }) => outcome),
      ["duplicate", "created"],
    );
    await assert.rejects(client.extraction.request(ana, "t1", { to_seq: 7 }), InvalidRequestError);
  });

  test("a turn whose answer is lost is said once", async () => {
    const ana = someone();
    const turn = await server.client({ fetch: scripted(loseAnswer).fetch }).extraction.turn(ana, said("I own a canoe."));
    assert.equal((await client.extraction.wait(ana, turn.extraction_id!)).candidates[0]!.outcome, "created");
    const threads = await all(client.threads.list(ana));
    assert.deepEqual(
      threads.map(({ messages }) => messages),
      [1],
    );
  });

  test("what is sensitive becomes a fact with the person's yes", async () => {
    const ana = someone();
    for (const text of ["I have asthma.", "I am allergic to penicillin."]) {
      const turn = await client.extraction.turn(ana, said(text), { threadId: "t1" });
      const { candidates } = await client.extraction.wait(ana, turn.extraction_id!);
      assert.deepEqual([candidates[0]!.outcome, candidates[0]!.text ?? null], ["needs_consent", null]);
    }
    const person = server.client({ apiKey: await server.keyOfPerson(ana) });
    for (const { id, content_hash } of await all(person.userContext.proposals(ana, { status: "pending" }))) {
      await person.userContext.accept(ana, id, { content_hash });
    }
    const { facts } = await client.userContext.get(ana);
    assert.deepEqual(
      facts.map(({ field }) => field),
      ["health", "health"],
    );
    const left = await person.userContext.withdraw(ana, "health", { proposal_id: facts[0]!.proposal_id });
    assert.deepEqual(left.facts, facts.slice(1));
  });

  test("settings are read and changed", async () => {
    const before = await client.extraction.config();
    assert.deepEqual([before.enabled, before.extractor, before.error_guard.state], [false, "offline", "closed"]);
    const changed = await client.extraction.setConfig({ short_preference_max_length: 50, error_guard: { threshold: 7 } });
    assert.deepEqual([changed.short_preference_max_length, changed.error_guard.threshold], [50, 7]);
    const { short_preference_max_length, error_guard } = before;
    await client.extraction.setConfig({ short_preference_max_length, error_guard: { threshold: error_guard.threshold } });
    assert.deepEqual(await client.extraction.config(), before);
  });

  test("a wait ends with its time", async () => {
    const waiting = async () => Response.json({ status: "pending" });
    const far = new MemledgerClient({ baseUrl: "http://ledger.example", apiKey: "ml_key", fetch: waiting });
    await assert.rejects(far.extraction.wait("ana", "x", { timeoutMs: 50 }), RequestTimeoutError);
  });
});
