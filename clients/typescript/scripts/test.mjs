// Builds the package, its tests and the README's examples, and runs them against a real server.
//
//   MEMLEDGER_BIN=target/debug/memledger npm test [-- build | ledger | package]
//
// With a word it only builds, or runs only those tests, built before.
// MEMLEDGER_CLIENT_DATABASE names the database, by default a temporary SQLite file.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { build, compile } from "./build.mjs";

const folder = fileURLToPath(new URL("..", import.meta.url));

/** The TypeScript blocks of the README, in their order, as one module. The test says where its server is. */
function extractExamples() {
  const blocks = readFileSync(`${folder}README.md`, "utf8").matchAll(/^```ts\n(.*?)^```$/gms);
  const code = [...blocks].map(([, block]) => block).join("\n");
  const ours = code.replaceAll('"http://127.0.0.1:7777"', 'process.env["MEMLEDGER_URL"]!');
  mkdirSync(`${folder}build/readme`, { recursive: true });
  writeFileSync(`${folder}build/readme/examples.ts`, ours);
}

function buildAll() {
  rmSync(`${folder}build`, { recursive: true, force: true });
  build();
  extractExamples();
  compile("tsconfig.test.json");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , only] = process.argv;
  if (!only || only === "build") buildAll();
  if (only !== "build") {
    const files = (only ? [only] : ["ledger", "package"]).map((name) => `build/js/test/${name}.test.js`);
    const words = ["--test", "--test-reporter=spec", ...files];
    process.exitCode = spawnSync(process.execPath, words, { cwd: folder, stdio: "inherit" }).status ?? 1;
  }
}
