import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { all, client, someone } from "./world.js";

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
});
