import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { RevisionMismatchError } from "memledger";

import { all, client, someone } from "./world.js";

describe("facts", () => {
  test("a fact is a memory under other names", async () => {
    const ana = someone();
    const fact = await client.facts.create(ana, {
      fact_text: "The user loves coffee",
      fact_key: "preference_coffee",
      importance: 0.7,
      memory_bank: "Personal",
    });
    assert.deepEqual([fact.fact_key, fact.importance, fact.memory_bank], ["preference_coffee", 0.75, "Personal"]);
    const memory = await client.memories.get(ana, fact.id);
    assert.deepEqual([memory.content, memory.importance, memory.bank], ["The user loves coffee", 4, "Personal"]);
    await client.memories.create(ana, { content: "Plays chess" });
    assert.equal((await all(client.facts.list(ana, { limit: 1 }))).length, 2);
    assert.deepEqual(await all(client.facts.list(ana, { bank: "Personal" })), [fact]);
  });

  test("a change keeps the rest and is guarded", async () => {
    const ana = someone();
    const { id, revision } = await client.facts.create(ana, { fact_text: "Drinks tea", fact_key: "drink" });
    const changed = await client.facts.update(id, { fact_text: "Drinks green tea" }, { ifMatch: revision });
    assert.deepEqual([changed.fact_text, changed.fact_key], ["Drinks green tea", "drink"]);
    const stale = client.facts.update(id, { user_id: ana, importance: 1 }, { ifMatch: revision });
    await assert.rejects(stale, RevisionMismatchError);
    assert.equal((await client.facts.update(id, { user_id: ana, fact_key: null })).fact_key, null);
  });

  test("the banks are counted for a user", async () => {
    const ana = someone();
    await client.facts.create(ana, { fact_text: "Has a sister", memory_bank: "Relationships" });
    const counts = new Map((await client.facts.banks(ana)).map(({ name, count }) => [name, count]));
    assert.deepEqual([counts.get("Relationships"), counts.get("General")], [1, 0]);
    assert.ok((await client.facts.banks()).every(({ count }) => count === null));
  });
});
