import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { pathToFileURL, fileURLToPath } from "node:url";

import type { ServerEvent } from "memledger";

import { all } from "./world.js";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const { eventsIn } = (await import(pathToFileURL(`${root}dist/sse.js`).href)) as {
  eventsIn: (chunks: AsyncIterable<Uint8Array>) => AsyncGenerator<ServerEvent>;
};

/** The text in chunks of that many bytes. */
async function* chunks(text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

describe("event streams", () => {
  const text =
    ": a comment\r\n\r\nid: 1\r\nevent: first\r\ndata: ä🦊\r\ndata\r\ndata:  two\r\n\r\n" +
    "data: {}\n\nid: 2\rdata: last\r\rid: 3\nevent: without data\n\nid: 4\ndata: cut off";
  const events = [
    { event: "first", data: "ä🦊\n\n two", id: "1" },
    { event: "message", data: "{}", id: "1" },
    { event: "message", data: "last", id: "2" },
  ];

  test("are the same in whatever chunks they arrive", async () => {
    for (const size of [1, 2, 3, 7, 1_000])
      assert.deepEqual(await all(eventsIn(chunks(text, size))), events, `${size}`);
  });

  test("have a longest event", async () => {
    const endless = async function* () {
      const line = new TextEncoder().encode(`data: ${"x".repeat(1 << 20)}\n`);
      for (let times = 0; times < 100; times += 1) yield line;
    };
    await assert.rejects(all(eventsIn(endless())), { code: "bad_answer" });
  });
});
