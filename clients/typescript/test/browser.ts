import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { accessSync, constants, createReadStream, mkdtempSync, rmSync } from "node:fs";
import { type IncomingMessage, type ServerResponse, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";

import { ADMIN_KEY } from "./server.js";
import { server } from "./world.js";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const BROWSERS = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];
const PATIENCE_MS = 60_000;

/** The page's script: what a page would do, in the words of the package's users. */
async function script(key: string, post: (path: string, body: unknown) => Promise<unknown>): Promise<void> {
  // The path is the page's, not the test's.
  const source: string = "/dist/index.js";
  const { MemledgerClient, RevisionMismatchError } = (await import(source)) as typeof import("memledger");
  try {
    const client = new MemledgerClient({ baseUrl: location.origin, apiKey: key });
    const made = await client.memories.create("browser", { content: "Reads in a browser 🦊" });
    const mismatch = await client.memories
      .update("browser", made.id, { content: "x" }, { ifMatch: 7 })
      .catch((error: unknown) => error instanceof RevisionMismatchError && error.code);
    const contents: unknown[] = [];
    for await (const { content } of client.memories.list("browser")) contents.push(content);
    let followed: unknown;
    for await (const { stream_id } of client.feed.follow()) {
      followed = stream_id;
      if (followed === "browser") break;
    }
    let lines = 0;
    for await (const _ of client.users.export("browser")) lines += 1;
    await post("/result", { contents, mismatch, followed, hasLines: lines > 0 });
  } catch (error) {
    await post("/result", { error: String(error) });
  }
}

const PAGE = `<!doctype html><script type="module">
  const post = (path, body) => fetch(path, { method: "POST", body: JSON.stringify(body) });
  await (${script.toString()})(${JSON.stringify(ADMIN_KEY)}, post);
</script>`;

function browser(): string {
  const named = process.env["MEMLEDGER_CHROMIUM"];
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const all = named ? [named] : BROWSERS.flatMap((name) => folders.map((folder) => join(folder, name)));
  const found = all.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
  assert.ok(found, `None of ${BROWSERS.join(", ")} is on PATH. Install Chromium, or name it with MEMLEDGER_CHROMIUM.`);
  return found;
}

/** Serves the page and the package, passes the API on to the server, and takes the result. */
function serve(take: (result: string) => void) {
  return createServer((incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { url = "/", method, headers } = incoming;
    if (url === "/") return outgoing.setHeader("Content-Type", "text/html; charset=utf-8").end(PAGE);
    if (/^\/dist\/[\w/]+\.js$/.test(url)) {
      outgoing.setHeader("Content-Type", "text/javascript");
      return createReadStream(join(root, url)).pipe(outgoing);
    }
    if (url.startsWith("/api/")) {
      const passed = request(`${server.url}${url}`, { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      passed.on("error", () => outgoing.destroy());
      outgoing.on("close", () => passed.destroy());
      return incoming.pipe(passed);
    }
    if (url !== "/result") return outgoing.writeHead(404).end();
    let result = "";
    incoming.setEncoding("utf8").on("data", (part) => (result += part));
    return incoming.on("end", () => {
      outgoing.end();
      take(result);
    });
  });
}

describe("in a browser", () => {
  test("a page uses the client", { timeout: PATIENCE_MS }, async () => {
    const profile = mkdtempSync(join(tmpdir(), "memledger-browser-"));
    let chromium: ChildProcess | undefined;
    let take: (result: string) => void = () => {};
    const result = new Promise<string>((resolve) => (take = resolve));
    const pages = serve(take);
    try {
      await new Promise<void>((resolve) => pages.listen(0, "127.0.0.1", resolve));
      const { port } = pages.address() as AddressInfo;
      const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
      const words = [
        "--headless",
        "--disable-gpu",
        "--remote-debugging-port=0",
        `--user-data-dir=${profile}`,
        ...sandbox,
      ];
      chromium = spawn(browser(), [...words, `http://127.0.0.1:${port}/`], { stdio: "ignore" });
      assert.deepEqual(JSON.parse(await result), {
        contents: ["Reads in a browser 🦊"],
        mismatch: "revision_mismatch",
        followed: "browser",
        hasLines: true,
      });
    } finally {
      chromium?.kill("SIGKILL");
      pages.closeAllConnections();
      pages.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
    }
  });
});
