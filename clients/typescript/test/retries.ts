import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { ConnectionError, RateLimitedError, RequestTimeoutError, UnavailableError } from "memledger";

import { Server } from "./server.js";
import {
  type Fetch,
  all,
  answer,
  client,
  cutAnswer,
  loseAnswer,
  loseRequest,
  scripted,
  server,
  someone,
} from "./world.js";

describe("retries", { concurrency: true }, () => {
  for (const [what, step] of [
    ["a lost answer", loseAnswer],
    ["a lost request", loseRequest],
    ["an answer that breaks off", cutAnswer(20)],
    ["a proxy that is unavailable", answer(503, { "Retry-After": "0" })],
    ["a proxy that limits rates", answer(429)],
  ] as [string, Fetch][]) {
    test(`${what} leads to one memory, by one idempotency key`, async () => {
      const ana = someone();
      const { fetch, sent } = scripted(step, step);
      const input = { path: { user_id: ana }, body: { content: "Plays the cello" } };
      const made = await server.client({ fetch }).exchange("create_memory", input);
      assert.equal(sent.length, 3);
      const keys = new Set(sent.map((headers) => headers.get("Idempotency-Key")));
      assert.equal(keys.size, 1);
      assert.match([...keys][0]!, /^[0-9a-f]{32}$/);
      assert.equal(made.isReplayed, step === loseAnswer || what.includes("breaks off"));
      assert.deepEqual(
        (await all(client.memories.list(ana))).map(({ id }) => id),
        [made.body.id],
      );
    });
  }

  test("each write has a key of its own, unless the caller gives one", async () => {
    const ana = someone();
    const { fetch, sent } = scripted();
    const own = server.client({ fetch });
    await own.memories.create(ana, { content: "one" });
    await own.memories.create(ana, { content: "two" });
    const options = { idempotencyKey: `turn-17-${ana}`, correlationId: "turn-17" };
    const three = await own.memories.create(ana, { content: "three" }, options);
    const again = await own.memories.create(ana, { content: "three" }, options);
    assert.equal(again.id, three.id);
    assert.equal(new Set(sent.map((headers) => headers.get("Idempotency-Key"))).size, 3);
    await own.memories.get(ana, three.id);
    assert.equal(sent.at(-1)!.get("Idempotency-Key"), null);
  });

  test("they are bounded", async () => {
    const { fetch, sent } = scripted(...Array<Fetch>(9).fill(loseRequest));
    const listed = all(server.client({ fetch, maxRetries: 2 }).memories.list(someone()));
    await assert.rejects(listed, (error) => error instanceof ConnectionError && /nobody is there/.test(error.message));
    assert.equal(sent.length, 3);
  });

  test("a wait longer than a minute is left to the caller", async () => {
    const { fetch, sent } = scripted(answer(503, { "Retry-After": "3600" }));
    const read = all(server.client({ fetch }).memories.list(someone()));
    await assert.rejects(read, (error) => error instanceof UnavailableError && error.retryAfterMs === 3_600_000);
    assert.equal(sent.length, 1);
  });

  test("a server that limits rates is waited for", async () => {
    const slow = await Server.start({ settings: { MEMLEDGER_HTTP_RATE_PER_SECOND: "2" } });
    try {
      const limited = (error: unknown) => error instanceof RateLimitedError && (error.retryAfterMs ?? 0) > 0;
      const hasty = slow.client({ maxRetries: 0 });
      const burst = await Promise.allSettled(Array.from({ length: 8 }, () => hasty.memories.list("ana").first()));
      assert.ok(
        burst.some((one) => one.status === "rejected" && limited(one.reason)),
        JSON.stringify(burst),
      );
      const made = await slow.client().memories.create("ana", { content: "Is patient" });
      assert.equal(made.rev, 1);
    } finally {
      await slow.stop();
    }
  });

  test("a request meets the server that comes back", async () => {
    const first = await Server.start();
    const own = first.client({ maxRetries: 8 });
    await own.memories.create("ana", { content: "Was here before" });
    await first.stop("SIGKILL");
    const [made, second] = await Promise.all([own.memories.create("ana", { content: "Came back" }), first.restarted()]);
    assert.equal(made.rev, 2);
    await second.stop();
  });

  test("an answer that does not come is a timeout", async () => {
    const never: Fetch = (_, init) =>
      new Promise((_, reject) =>
        init!.signal!.addEventListener("abort", () => reject(new DOMException("", "AbortError"))),
      );
    const { fetch, sent } = scripted(never, never);
    const waited = server.client({ fetch, timeoutMs: 30, maxRetries: 1 }).memories.create(someone(), { content: "x" });
    await assert.rejects(waited, (error) => error instanceof RequestTimeoutError && error.code === "timeout");
    assert.equal(sent.length, 2);
    assert.equal(sent[0]!.get("Idempotency-Key"), sent[1]!.get("Idempotency-Key"));
  });

  test("the caller's signal ends a request and its pauses at once", async () => {
    const { fetch, sent } = scripted(answer(503, { "Retry-After": "50" }));
    const signal = AbortSignal.timeout(50);
    const began = Date.now();
    const read = server.client({ fetch }).memories.get(someone(), "m", { signal });
    await assert.rejects(read, { name: "TimeoutError" });
    assert.ok(Date.now() - began < 5_000);
    assert.equal(sent.length, 1);
    const done = AbortSignal.abort(new Error("enough"));
    await assert.rejects(client.memories.get(someone(), "m", { signal: done }), /enough/);
  });

  test("what must not be done twice is not repeated", async () => {
    const key = scripted(loseAnswer);
    const made = server.client({ fetch: key.fetch }).call("create_key", { body: { role: "auditor" } });
    await assert.rejects(made, ConnectionError);
    assert.equal(key.sent.length, 1);

    const ana = someone();
    await client.memories.create(ana, { content: "Drinks tea" });
    // Without a seen rev the lost answer has acknowledged its header.
    const lost = scripted(loseAnswer);
    await assert.rejects(server.client({ fetch: lost.fetch }).recall(ana, "tea", { thread_id: "t" }), ConnectionError);
    assert.equal(lost.sent.length, 1);
    const seen = scripted(loseAnswer);
    const recalled = await server.client({ fetch: seen.fetch }).recall(ana, "tea", { thread_id: "t2", seen_rev: 0 });
    assert.match(recalled.delta_header!, /Drinks tea/);
    assert.equal(seen.sent.length, 2);
  });
});
