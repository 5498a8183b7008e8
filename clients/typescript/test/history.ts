import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { ConnectionError, InvalidRequestError } from "memledger";

import { Server } from "./server.js";
import { all, answer, client, cutAnswer, loseRequest, scripted, server, someone } from "./world.js";

describe("history", () => {
  test("the timeline has every change, newest first", async () => {
    const ana = someone();
    const { id } = await client.memories.create(ana, { content: "one" });
    await client.memories.update(ana, id, { content: "two" });
    await client.memories.delete(ana, id);
    const timeline = await all(client.users.timeline(ana, { limit: 2 }));
    assert.deepEqual(
      timeline.map(({ event }) => event),
      ["DELETE", "UPDATE", "ADD"],
    );
    const deletions = await all(client.users.timeline(ana, { event: "DELETE" }));
    assert.deepEqual(
      deletions.map(({ memory_id }) => memory_id),
      [id],
    );
  });

  test("an export is complete or fails", async () => {
    const ana = someone();
    const { id } = await client.memories.create(ana, { content: "Zeichnet Füchse 🦊" });
    const [user] = await client.users.list({ prefix: ana }).take(1);
    assert.equal(user!.user_id, ana);
    const lines = await all(client.users.export(ana));
    const memory = lines.find(({ type }) => type === "memory");
    assert.deepEqual([memory?.["id"], memory?.["content"]], [id, "Zeichnet Füchse 🦊"]);
    assert.deepEqual(new Set(lines.map(({ type }) => type)).has("event"), true);
    const csv = Buffer.concat(await all(await client.users.exportFile(ana, { format: "csv" }))).toString();
    assert.match(csv, /^type,/);
    assert.match(csv, /Zeichnet Füchse 🦊/);
    const { fetch } = scripted(cutAnswer(150));
    await assert.rejects(all(server.client({ fetch }).users.export(ana)), ConnectionError);
  });
});

describe("the feed", { concurrency: true }, () => {
  test("is read by its cursor, page by page", async () => {
    const own = await Server.start();
    try {
      const { feed, memories } = own.client();
      for (let at = 0; at < 5; at += 1) await memories.create(`user-${at}`, { content: `Likes ${at}` });
      const events = await all(feed.list({ limit: 2 }));
      const created = events.filter(({ event_type }) => event_type === "MemoryCreated");
      assert.deepEqual(
        created.map(({ stream_id }) => stream_id).sort(),
        [0, 1, 2, 3, 4].map((at) => `user-${at}`),
      );
      const rest = await all(feed.list({ after: events.at(-3)!.cursor }));
      assert.deepEqual(
        rest.map(({ stream_id }) => stream_id),
        events.slice(-2).map(({ stream_id }) => stream_id),
      );
      const tail = await feed.tail(2);
      assert.equal(tail.items.length, 2);
      assert.deepEqual(await all(feed.list({ after: tail.next_cursor })), []);
      await assert.rejects(all(feed.list({ after: "wrong" })), InvalidRequestError);
      await assert.rejects(all(feed.follow({ after: "wrong" })), InvalidRequestError);
    } finally {
      await own.stop();
    }
  });

  test("is followed across a restart of the server, each event once", async () => {
    let own = await Server.start();
    const { feed, memories } = own.client({ maxRetries: 8 });
    const { next_cursor } = await feed.tail(1);
    const seen: number[] = [];
    for (let at = 0; at < 3; at += 1) await memories.create("ana", { content: `Is number ${at}` });
    for await (const { version, event_type } of feed.follow({ after: next_cursor })) {
      if (event_type !== "MemoryCreated") continue;
      seen.push(version);
      if (seen.length === 3) {
        await own.stop("SIGKILL");
        own = await own.restarted();
        await memories.create("ana", { content: "Was made after the restart" });
      }
      if (seen.length === 4) await memories.create("ana", { content: "Was made while it was followed" });
      if (seen.length === 5) break;
    }
    assert.deepEqual(seen, [1, 2, 3, 4, 5]);
    await own.stop();
  });

  test("reconnects with the id of the last event", async () => {
    const ana = someone();
    const { next_cursor } = await client.feed.tail(1);
    await client.memories.create(ana, { content: "one" });
    const { fetch, sent } = scripted(cutLive, loseRequest);
    const revs: unknown[] = [];
    for await (const { stream_id, version, cursor } of server.client({ fetch }).feed.follow({ after: next_cursor })) {
      if (stream_id !== ana) continue;
      revs.push(version);
      if (revs.length === 1) await client.memories.create(ana, { content: "two" });
      else assert.notEqual(sent.at(-1)!.get("Last-Event-ID"), cursor);
      if (revs.length === 2) break;
    }
    assert.deepEqual(revs, [1, 2]);
    assert.equal(sent.length, 3);
    assert.equal(sent[0]!.get("Last-Event-ID"), null);
    assert.equal(typeof sent[2]!.get("Last-Event-ID"), "string");
  });

  test("is given up when nothing arrives any more, and not when it is quiet", async () => {
    const stream = (text: string) => answer(200, { "Content-Type": "text/event-stream" }, text);
    const ended = scripted(stream(""), loseRequest, stream(""), stream(""));
    const follow = server.client({ fetch: ended.fetch }).feed.follow({ maxReconnects: 2 });
    await assert.rejects(all(follow), ConnectionError);
    assert.equal(ended.sent.length, 3);
    const ana = someone();
    const { next_cursor } = await client.feed.tail(1);
    await client.memories.create(ana, { content: "one" });
    const quiet = scripted(stream(": alive\n\n"), stream(": alive\n\n"), stream(": alive\n\n"));
    const patient = server.client({ fetch: quiet.fetch }).feed.follow({ after: next_cursor, maxReconnects: 1 });
    for await (const { stream_id } of patient) if (stream_id === ana) break;
    assert.equal(quiet.sent.length, 4);
  });

  test("ends when the caller says so, and when the key has ended", async () => {
    const reason = new Error("enough");
    const controller = new AbortController();
    setTimeout(() => controller.abort(reason), 100);
    await assert.rejects(all(client.feed.follow({ signal: controller.signal })), reason);
    const { next_cursor } = await client.feed.tail(1);
    const { id, key } = await client.call("create_key", { body: { role: "auditor" } });
    const revoked = async () => {
      // The first event is that of the key.
      for await (const event of server.client({ apiKey: key }).feed.follow({ after: next_cursor })) {
        if (event.event_type === "KeyMade") await client.call("revoke_key", { path: { id } });
      }
    };
    await assert.rejects(revoked(), { code: "unauthenticated" });
  });
});

/** A live stream that breaks off after the first event that it carries. */
const cutLive: typeof fetch = async (input, init) => {
  const live = await fetch(input, init);
  const reader = live.body!.getReader();
  let text = "";
  const decoder = new TextDecoder();
  while (!/\n\n/.test(text)) text += decoder.decode((await reader.read()).value, { stream: true });
  await reader.cancel();
  const whole = text.slice(0, text.lastIndexOf("\n\n") + 2);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      // Half an event more, which must not count.
      controller.enqueue(new TextEncoder().encode(`${whole}id: half\ndata: {"cut`));
      controller.close();
    },
  });
  return new Response(body, { status: 200, headers: live.headers });
};
