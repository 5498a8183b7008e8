import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";

import { fromBase64, toBase64 } from "memledger";

import { ADMIN_KEY, program } from "./server.js";
import { client, server } from "./world.js";

const run = promisify(execFile);
const root = fileURLToPath(new URL("../../../", import.meta.url));

function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((one) => one.isFile()).map((one) => join(one.parentPath ?? one.path, one.name));
}

describe("the package", { concurrency: true }, () => {
  test("has the types of the server's own document", async () => {
    const script = pathToFileURL(`${root}scripts/generate.mjs`).href;
    const { filesOf, readDocument } = (await import(script)) as {
      filesOf: (document: unknown) => Map<string, string>;
      readDocument: (program: string) => unknown;
    };
    const files = filesOf(readDocument(program()));
    assert.deepEqual(readdirSync(`${root}src/generated`).sort(), [...files.keys()].sort());
    for (const [name, text] of files) {
      const present = readFileSync(`${root}src/generated/${name}`, "utf8");
      assert.ok(present === text, `src/generated/${name} is not current: run npm run generate`);
      assert.ok(text.split("\n").length <= 500, `${name} has more than 500 lines: split its tag`);
    }
  });

  test("runs in browsers: it imports its own files alone and uses nothing of Node.js", () => {
    for (const file of filesBelow(`${root}dist`).filter((name) => name.endsWith(".js"))) {
      const code = readFileSync(file, "utf8");
      for (const [, source] of code.matchAll(/\bfrom "([^"]+)"/g)) assert.match(source!, /^\.\/[\w/]+\.js$/, file);
      assert.doesNotMatch(code, /\b(require|process|Buffer|global)\b[.(]/, file);
    }
  });

  test("is packed and imported", async () => {
    const folder = mkdtempSync(join(tmpdir(), "memledger-pack-"));
    try {
      // The build has been done.
      const words = ["pack", "--json", "--ignore-scripts", "--pack-destination", folder];
      const [packed] = JSON.parse((await run("npm", words, { cwd: root })).stdout) as [
        { filename: string; files: { path: string }[] },
      ];
      const others = packed.files.map(({ path }) => path).filter((path) => !path.startsWith("dist/"));
      assert.deepEqual(others.sort(), ["LICENSE", "README.md", "package.json"]);
      const installed = join(folder, "node_modules", "memledger");
      mkdirSync(installed, { recursive: true });
      await run("tar", ["-xzf", join(folder, packed.filename), "-C", installed, "--strip-components=1"]);
      const options = JSON.stringify({ baseUrl: server.url, apiKey: ADMIN_KEY });
      const code = `
        import { MemledgerClient } from "memledger";
        const client = new MemledgerClient(${options});
        console.log((await client.memories.create("packed", { content: "Unpacks" })).content);`;
      writeFileSync(join(folder, "use.mjs"), code);
      assert.equal((await run(process.execPath, ["use.mjs"], { cwd: folder })).stdout, "Unpacks\n");
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test("reaches operations that have no method", async () => {
    const report = await client.call("verify", {});
    assert.equal(report.ok, true, JSON.stringify(report.faults));
    const users = await client.pages("list_users", { query: { prefix: "packed" } }).take(5);
    assert.ok(users.every(({ user_id }) => user_id.startsWith("packed")));
  });

  test("writes bytes as base64 and reads them again", () => {
    const bytes = Uint8Array.from({ length: 100_001 }, (_, at) => at % 256);
    assert.equal(toBase64(bytes), Buffer.from(bytes).toString("base64"));
    assert.deepEqual(fromBase64(toBase64(bytes)), bytes);
  });

  test("does what its README shows", async () => {
    const printed: string[] = [];
    const log = console.log;
    console.log = (...values: unknown[]) => printed.push(values.join(" "));
    process.env["MEMLEDGER_URL"] = server.url;
    const { key } = await client.call("create_key", { body: { role: "supervisor", users: ["ana"] } });
    process.env["MEMLEDGER_API_KEY"] = key;
    process.env["ADMIN_KEY"] = ADMIN_KEY;
    process.env["PERSON_KEY"] = await server.keyOfPerson("ana");
    try {
      await import("../build/readme/examples.js");
    } finally {
      console.log = log;
    }
    const readme = readFileSync(`${root}README.md`, "utf8");
    const promised = [...readme.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, text]) => text!);
    assert.ok(promised.length > 3);
    assert.equal(printed.length, promised.length);
    for (const [at, text] of promised.entries()) {
      const pattern = text
        .split("…")
        .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
        .join(".*");
      assert.match(printed[at]!.replaceAll("\n", " "), new RegExp(`^${pattern}$`));
    }
  });
});
