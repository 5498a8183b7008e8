import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { NotFoundError, RevisionMismatchError } from "memledger";

import { all, client, someone } from "./world.js";

describe("memories", () => {
  test("a memory is created, read, changed and listed", async () => {
    const ana = someone();
    const made = await client.memories.create(ana, {
      content: "Preferred name is Ana",
      topics: ["name"],
      importance: 4,
    });
    assert.equal(made.content, "Preferred name is Ana");
    assert.deepEqual(made.topics, ["name"]);
    assert.deepEqual(await client.memories.get(ana, made.id), made);
    const changed = await client.memories.update(
      ana,
      made.id,
      { content: "Is called Ana" },
      { ifMatch: made.revision },
    );
    assert.equal(changed.revision, 2);
    const listed = await all(client.memories.list(ana));
    assert.deepEqual(
      listed.map(({ id, content }) => [id, content]),
      [[made.id, "Is called Ana"]],
    );
    const before = await all(client.memories.list(ana, { as_of_rev: made.rev }));
    assert.deepEqual(
      before.map(({ content }) => content),
      ["Preferred name is Ana"],
    );
  });

  test("a change of an older revision is refused", async () => {
    const ana = someone();
    const { id } = await client.memories.create(ana, { content: "one" });
    await client.memories.update(ana, id, { content: "two" });
    const late = client.memories.update(ana, id, { content: "three" }, { ifMatch: 1 });
    await assert.rejects(late, (error) => error instanceof RevisionMismatchError && error.status === 412);
    assert.equal((await client.memories.get(ana, id)).content, "two");
  });

  test("a list reads its pages by itself, and no further than it is read", async () => {
    const ana = someone();
    const contents = Array.from({ length: 7 }, (_, at) => ({ content: `Plays instrument number ${at}` }));
    const made = await client.memories.createBatch(ana, contents);
    const list = client.memories.list(ana, { limit: 3, sort: "created_at" });
    assert.deepEqual(
      (await all(list)).map(({ id }) => id),
      made.map(({ id }) => id),
    );
    assert.deepEqual(
      (await all(list.pages())).map(({ items }) => items.length),
      [3, 3, 1],
    );
    assert.deepEqual(
      (await list.take(4)).map(({ id }) => id),
      made.slice(0, 4).map(({ id }) => id),
    );
    const first = await list.first();
    assert.equal(first.items.length, 3);
    assert.equal(typeof first.next_cursor, "string");
  });

  test("categories are listed by their names, commas and all", async () => {
    const ana = someone();
    await client.memories.createBatch(ana, [
      { content: "Sings in a choir", category: "Music, loud" },
      { content: "Bakes bread", category: "Food" },
      { content: "Runs on Sundays", category: "Sport" },
    ]);
    const found = await all(client.memories.list(ana, { category: ["Music, loud", "Food"] }));
    assert.deepEqual(found.map(({ category }) => category).sort(), ["Food", "Music, loud"]);
    assert.equal((await all(client.memories.list(ana, { category: "Food,Sport" }))).length, 2);
  });

  test("a memory has a name of the caller's own", async () => {
    const ana = someone();
    const made = await client.memories.put(ana, "time zone/here", { content: "Lives in UTC+1" });
    const changed = await client.memories.put(ana, "time zone/here", { content: "Lives in UTC+2" });
    assert.deepEqual([changed.id, changed.revision], [made.id, 2]);
    assert.equal((await client.memories.getByKey(ana, "time zone/here")).content, "Lives in UTC+2");
  });

  test("memories are merged, deleted, restored and purged", async () => {
    const ana = someone();
    const [milk, lactose] = await client.memories.createBatch(ana, [
      { content: "Avoids milk" },
      { content: "Is lactose intolerant" },
    ]);
    const merged = await client.memories.merge(ana, {
      source_ids: [milk!.id, lactose!.id],
      content: "Is lactose intolerant and avoids milk",
    });
    assert.deepEqual([...merged.merged_from].sort(), [milk!.id, lactose!.id].sort());
    const deleted = await client.memories.delete(ana, merged.id, { reason: "a test", mode: "soft" });
    assert.equal(deleted.state, "soft_deleted");
    assert.equal((await all(client.memories.archive(ana))).length, 3);
    assert.equal((await client.memories.restore(ana, merged.id)).state, "active");
    const purged = await client.memories.purge(ana, milk!.id, { reason: "a test", cascade: true });
    assert.deepEqual([purged.state, purged.content, purged.still_held_by], ["purged", null, []]);
    const events = (await all(client.memories.history(ana, merged.id))).map(({ event }) => event);
    assert.deepEqual(events, ["PURGE", "RESTORE", "TTL", "MERGE"]);
    await assert.rejects(client.memories.get(ana, "none"), NotFoundError);
  });

  test("memories are related", async () => {
    const ana = someone();
    const [tea, cup] = await client.memories.createBatch(ana, [
      { content: "Drinks tea" },
      { content: "Collects cups" },
    ]);
    const pair = { from_id: tea!.id, to_id: cup!.id };
    assert.equal((await client.relations.create(ana, { ...pair, strength: 0.5 })).strength, 0.5);
    const listed = await all(client.relations.list(ana, { memory_id: cup!.id }));
    assert.deepEqual(
      listed.map(({ from_id, to_id }) => ({ from_id, to_id })),
      [pair],
    );
    await client.relations.delete(ana, cup!.id, tea!.id);
    assert.deepEqual(await all(client.relations.list(ana)), []);
  });

  test("ids of any characters reach their user alone", async () => {
    for (const id of ["a/b", "ü ?#%", "..%2f", "a:b"].map((id) => `${id}-${someone()}`)) {
      const { user_id } = await client.memories.create(id, { content: `About ${id}` });
      assert.equal(user_id, id);
      assert.equal((await all(client.memories.list(id))).length, 1);
    }
  });
});
