import assert from "node:assert/strict";
import { describe, test } from "node:test";

import {
  ConflictError,
  ForbiddenError,
  IdempotencyMismatchError,
  InvalidRequestError,
  MemledgerError,
  NotFoundError,
  TooLargeError,
  UnauthenticatedError,
} from "memledger";

import { answer, client, scripted, server, someone } from "./world.js";

/** What a promise is rejected with. */
async function errorOf(promise: Promise<unknown>): Promise<MemledgerError> {
  const error = await promise.then(
    () => undefined,
    (error: unknown) => error,
  );
  assert.ok(error instanceof MemledgerError, String(error));
  return error;
}

describe("errors", { concurrency: true }, () => {
  test("a field that breaks a rule is named", async () => {
    const error = await errorOf(client.memories.create(someone(), { content: "x", importance: 9 }));
    assert.ok(error instanceof InvalidRequestError);
    assert.deepEqual([error.code, error.status, error.field], ["invalid_request", 400, "importance"]);
    assert.match(error.message, /must be 1 to 5/);
    assert.equal(typeof error.requestId, "string");
  });

  test("each refusal has a class and a code", async () => {
    const ana = someone();
    const { id } = await client.memories.create(ana, { content: "one" }, { idempotencyKey: ana });
    const agent = await client.call("create_key", { body: { role: "agent", agent: "planner", users: [ana] } });
    const planner = server.client({ apiKey: agent.key });
    await client.memories.delete(ana, id);
    const refusals: [() => Promise<unknown>, typeof MemledgerError, string, number][] = [
      [
        () => server.client({ apiKey: "ml_of_nobody" }).memories.get(ana, id),
        UnauthenticatedError,
        "unauthenticated",
        401,
      ],
      [() => planner.memories.purge(ana, id, { reason: "a test" }), ForbiddenError, "forbidden", 403],
      [() => planner.memories.get(someone(), id), NotFoundError, "not_found", 404],
      [() => client.memories.update(ana, id, { content: "two" }), ConflictError, "state_conflict", 409],
      [() => client.memories.create(ana, { content: "x".repeat(300_000) }), TooLargeError, "too_large", 413],
      [
        () => client.memories.create(ana, { content: "two" }, { idempotencyKey: ana }),
        IdempotencyMismatchError,
        "idempotency_mismatch",
        422,
      ],
    ];
    for (const [refused, kind, code, status] of refusals) {
      const error = await errorOf(refused());
      assert.deepEqual([error.constructor, error.code, error.status], [kind, code, status], error.message);
      assert.equal(error.name, kind.name);
    }
  });

  test("an answer of a proxy is an error, too", async () => {
    const { fetch } = scripted(answer(502), answer(302, { Location: "https://elsewhere.example" }, ""), answer(200));
    const proxied = server.client({ fetch });
    const bad = await errorOf(proxied.memories.get("ana", "m"));
    assert.deepEqual([bad.code, bad.status], ["http_502", 502]);
    assert.match(bad.message, /<h1>proxy<\/h1>/);
    assert.equal((await errorOf(proxied.memories.get("ana", "m"))).code, "http_302");
    assert.equal((await errorOf(proxied.memories.get("ana", "m"))).code, "bad_answer");
  });

  test("what would be another request is not sent", async () => {
    const { fetch, sent } = scripted();
    const own = server.client({ fetch });
    for (const user of ["", ".", ".."]) {
      const error = await errorOf(own.memories.create(user, { content: "x" }));
      assert.deepEqual([error.code, error.field], ["invalid_request", "user_id"]);
    }
    const error = await errorOf(own.memories.create("ana", { content: "x", metadata: { score: Number.NaN } }));
    assert.deepEqual([error.code, error.field], ["invalid_request", "score"]);
    const named = await errorOf(own.memories.create("ana", { content: "x" }, { idempotencyKey: "für ana" }));
    assert.deepEqual([named.code, named.field], ["invalid_request", "Idempotency-Key"]);
    assert.equal(sent.length, 0);
    for (const baseUrl of ["", "ledger", "file:///ledger", "http://ana:pw@127.0.0.1", "http://127.0.0.1?x"]) {
      assert.throws(() => server.client({ baseUrl }), { field: "baseUrl" });
    }
    // The key is in no message.
    assert.throws(() => server.client({ apiKey: "ml_secret\n" }), { field: "apiKey", message: /^(?!.*secret)/s });
  });
});
