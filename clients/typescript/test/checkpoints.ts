import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { NotFoundError, type CheckpointBody, RevisionMismatchError, fromBase64, toBase64 } from "memledger";

import { all, client, loseAnswer, scripted, server, someone } from "./world.js";

const text = (value: string) => ({ type: "text", data: toBase64(new TextEncoder().encode(value)) });

/** A checkpoint with one channel of that version. */
function checkpoint(version: string, parent: string | null = null, step = 0): CheckpointBody {
  return {
    parent_checkpoint_id: parent,
    checkpoint: text(`state ${version}`),
    metadata: { step },
    channel_versions: { messages: version },
    blobs: [{ channel: "messages", version, ...text(`messages ${version}`) }],
  };
}

describe("checkpoints", () => {
  test("are stored with blobs and writes, and read again", async () => {
    const ana = someone();
    assert.equal(await client.checkpoints.put(ana, "t1", "001", checkpoint("1")), "001");
    await client.checkpoints.put(ana, "t1", "002", checkpoint("2", "001", 1));
    const write = { idx: 0, channel: "messages", ...text("new") };
    assert.equal(
      await client.checkpoints.putWrites(ana, "t1", "002", { task_id: "a", task_path: "", writes: [write] }),
      1,
    );
    const latest = await client.checkpoints.latest(ana, "t1");
    assert.deepEqual([latest.checkpoint_id, latest.parent_checkpoint_id, latest.metadata], ["002", "001", { step: 1 }]);
    assert.deepEqual(latest.checkpoint, text("state 2"));
    assert.equal(new TextDecoder().decode(fromBase64(latest.blobs[0]!.data!)), "messages 2");
    assert.deepEqual(
      latest.writes.map(({ task_id, idx, data }) => [task_id, idx, data]),
      [["a", 0, write.data]],
    );
    assert.equal((await client.checkpoints.get(ana, "t1", "001")).parent_checkpoint_id ?? null, null);
    await assert.rejects(client.checkpoints.get(ana, "t1", "001", { ns: "inner" }), NotFoundError);
    const { messages } = await client.checkpoints.history(ana, "t1", "002", ["messages"]);
    assert.deepEqual(messages!.seed, text("messages 1"));
  });

  test("are listed, searched, copied, pruned and deleted", async () => {
    const ana = someone();
    for (const at of [1, 2, 3, 4, 5])
      await client.checkpoints.put(ana, "t1", `00${at}`, checkpoint(`${at}`, null, at % 2));
    await client.checkpoints.put(ana, "t1", "009", { ...checkpoint("9"), metadata: { run_id: "r1" } }, { ns: "inner" });
    const ids = async (list: AsyncIterable<{ checkpoint_id: string }>) =>
      (await all(list)).map((one) => one.checkpoint_id);
    assert.deepEqual(await ids(client.checkpoints.list(ana, "t1", { ns: "", limit: 2 })), [
      "005",
      "004",
      "003",
      "002",
      "001",
    ]);
    assert.deepEqual(await ids(client.checkpoints.list(ana, "t1", { ns: "", before: "003" })), ["002", "001"]);
    const odd = { filter: { step: 1 }, limit: 1 };
    assert.deepEqual(await ids(client.checkpoints.search(ana, odd)), ["005", "003", "001"]);
    await client.checkpoints.copy(ana, "t1", "t2");
    assert.equal((await ids(client.checkpoints.list(ana, "t2"))).length, 6);
    assert.equal(await client.checkpoints.deleteRuns(ana, ["r1"]), 2);
    await client.checkpoints.prune(ana, { thread_ids: ["t2"], strategy: "keep_latest" });
    assert.deepEqual(await ids(client.checkpoints.list(ana, "t2")), ["005"]);
    await client.checkpoints.delete(ana, "t1");
    assert.deepEqual(await ids(client.checkpoints.list(ana, "t1")), []);
  });

  test("the latest state of a supervisor is guarded by its revision", async () => {
    const ana = someone();
    await assert.rejects(client.checkpoints.getState(ana, "t1"), NotFoundError);
    const first = await client.checkpoints.putState(ana, "t1", { plan: ["a", null, 1.5] });
    assert.deepEqual((await client.checkpoints.getState(ana, "t1")).checkpoint_data, { plan: ["a", null, 1.5] });
    const second = await client.checkpoints.putState(ana, "t1", "two", { ifMatch: first.etag! });
    assert.equal(second.checkpoint_data, "two");
    await assert.rejects(
      client.checkpoints.putState(ana, "t1", "three", { ifMatch: first.etag! }),
      RevisionMismatchError,
    );
  });

  test("a guarded state whose answer is lost is no conflict", async () => {
    const ana = someone();
    const { etag } = await client.checkpoints.putState(ana, "t1", { plan: ["book"] });
    const far = server.client({ fetch: scripted(loseAnswer).fetch });
    const saved = await far.checkpoints.putState(ana, "t1", { plan: ["pay"] }, { ifMatch: etag });
    assert.notEqual(saved.etag, etag);
    assert.equal((await client.checkpoints.getState(ana, "t1")).etag, saved.etag);
  });
});
