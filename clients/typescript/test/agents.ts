import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { all, client, server, someone } from "./world.js";

/** The client of an agent with a key of its own. */
async function agent(name: string, userId: string) {
  const { key } = await client.call("create_key", { body: { role: "agent", agent: name, users: [userId] } });
  return server.client({ apiKey: key });
}

describe("what agents read", () => {
  test("a query finds what answers it", async () => {
    const ana = someone();
    const [milk] = await client.memories.createBatch(ana, [
      { content: "Is lactose intolerant and avoids milk", bank: "Health", importance: 5 },
      { content: "Parks on level 2 today" },
    ]);
    const found = await client.recall(ana, "May she have milk in her coffee?", { top_k: 1, return: "full" });
    assert.deepEqual(
      found.items.map(({ id }) => id),
      [milk!.id],
    );
    const none = await client.recall(ana, "milk", { filters: { importance_max: 1 } });
    assert.deepEqual(none.items, []);
  });

  test("a change made elsewhere is shown once in a thread", async () => {
    const ana = someone();
    const planner = await agent("planner", ana);
    const coach = await agent("coach", ana);
    const first = await planner.threads.delta(ana, "t1");
    assert.equal(first.header ?? null, null);
    await coach.memories.create(ana, { content: "Moved to Porto" });
    const second = await planner.threads.delta(ana, "t1", { seen_rev: first.rev });
    assert.match(second.header!, /Moved to Porto/);
    assert.deepEqual(
      second.changes.map(({ event }) => event),
      ["created"],
    );
    const noted = await planner.threads.acknowledge(ana, "t1", { rev: second.rev });
    assert.equal(noted.rev, second.rev);
    assert.equal((await planner.threads.delta(ana, "t1")).header ?? null, null);
    await coach.memories.create(ana, { content: "Keeps bees" });
    const recalled = await planner.recall(ana, "bees", { thread_id: "t1", seen_rev: second.rev });
    assert.match(recalled.delta_header!, /Keeps bees/);
  });
});

describe("runs", () => {
  test("a run is started, awaited, read and undone", async () => {
    const ana = someone();
    await client.memories.createBatch(ana, [
      { content: "Lives in Porto with her sister Rita" },
      { content: "Lives in Porto with her sister" },
      { content: "User wants to send an email to the landlord about the boiler." },
    ]);
    const [workflow] = await client.runs.workflows();
    const { run_id } = await client.runs.start(workflow!.name, ana);
    const run = await client.runs.wait(run_id, { timeoutMs: 60_000 });
    assert.deepEqual([run.status, run.before_count, run.after_count], ["completed", 3, 1]);
    assert.equal(run.decisions.length, 3);
    assert.match(await client.runs.report(run_id), /^## /);
    const listed = await all(client.runs.list({ user: ana, status: "completed" }));
    assert.deepEqual(
      listed.map((one) => one.run_id),
      [run_id],
    );
    assert.equal((await client.runs.restore(run_id)).restored, 3);
    assert.equal((await all(client.memories.list(ana))).length, 3);
    assert.deepEqual(
      (await client.runs.active()).filter((one) => one.run_id === run_id),
      [],
    );
  });

  test("the runs under way are followed", async () => {
    for await (const active of client.runs.followActive()) {
      assert.ok(Array.isArray(active));
      break;
    }
    const before = await client.runs.config();
    assert.equal((await client.runs.setConfig({ threshold: 77 })).threshold, 77);
    assert.equal((await client.runs.setConfig({ threshold: before.threshold })).threshold, before.threshold);
  });
});
