#!/usr/bin/env node
// Runs the tests of the TypeScript client, on each of the databases given.
//
//   MEMLEDGER_BIN=target/debug/memledger tests/clients_typescript/run.mjs [DATABASE]...
//
// The client is built once, in a copy of its folder as a fresh clone has it. Its packages are installed once into a folder
// that all runs share.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { Failure, packages } from "../mcp/typescript/packages.mjs";

const CLIENT = fileURLToPath(new URL("../../clients/typescript/", import.meta.url));
const BUILT = ["node_modules", "dist", "build"];

const folder = mkdtempSync(join(tmpdir(), "memledger-typescript-"));

function run(what, environment = {}) {
  const options = { cwd: folder, env: { ...process.env, ...environment }, stdio: "inherit" };
  return spawnSync(process.execPath, ["scripts/test.mjs", what], options).status === 0;
}

try {
  const installed = await packages({ folder: CLIENT, name: "client-typescript", what: "the compiler of TypeScript" });
  cpSync(CLIENT, folder, { recursive: true, filter: (path) => !BUILT.includes(path.slice(CLIENT.length)) });
  symlinkSync(join(installed, "node_modules"), join(folder, "node_modules"));
  if (!run("build")) throw new Failure("the client could not be built");
  for (const database of process.argv.slice(2)) {
    if (!run("run", { MEMLEDGER_CLIENT_DATABASE: database })) throw new Failure(`the tests failed on ${database}`);
    console.log(`as promised: ${database}`);
  }
} catch (error) {
  console.error(`tests/clients_typescript/run.mjs: error: ${error instanceof Failure ? error.message : error.stack}`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
