#!/usr/bin/env node
// Runs the tests of the TypeScript client, on each of the databases given.
//
//   MEMLEDGER_BIN=target/debug/memledger tests/clients_typescript/run.mjs [DATABASE]...
//
// The client is built once, in a copy of its folder as a fresh clone has it. Its packages are installed once into a folder
// that all runs share.
import { execFile as start } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import { Failure, packages } from "../mcp/typescript/packages.mjs";

const CLIENT = fileURLToPath(new URL("../../clients/typescript/", import.meta.url));
const execFile = promisify(start);
const OUTPUT_BYTES = 16 << 20;
/** As package.json has it. */
const OLDEST_NODE = 20;
const BUILT = ["node_modules", "dist", "build"];

const folder = mkdtempSync(join(tmpdir(), "memledger-typescript-"));

/** Runs scripts/test.mjs and returns what it printed; a failure has that in its message. */
async function run(what, environment = {}) {
  const options = { cwd: folder, env: { ...process.env, ...environment }, maxBuffer: OUTPUT_BYTES };
  try {
    return (await execFile(process.execPath, ["scripts/test.mjs", what], options)).stdout;
  } catch (error) {
    throw new Failure(
      `${error.stdout}${error.stderr}${what} ${environment.MEMLEDGER_CLIENT_DATABASE ?? ""}: ${error.message}`,
    );
  }
}

try {
  const what = "the compiler of TypeScript";
  const installed = await packages({ folder: CLIENT, name: "client-typescript", what, oldest: OLDEST_NODE });
  cpSync(CLIENT, folder, { recursive: true, filter: (path) => !BUILT.includes(path.slice(CLIENT.length)) });
  symlinkSync(join(installed, "node_modules"), join(folder, "node_modules"));
  await run("build");
  const databases = process.argv.slice(2);
  const tests = databases.map((database) => run("ledger", { MEMLEDGER_CLIENT_DATABASE: database }));
  const [ofPackage, ...ofLedgers] = await Promise.all([run("package"), ...tests]);
  console.log(`${ofPackage}as promised: the package`);
  for (const [at, output] of ofLedgers.entries()) console.log(`${output}as promised: ${databases[at]}`);
} catch (error) {
  console.error(`tests/clients_typescript/run.mjs: error: ${error instanceof Failure ? error.message : error.stack}`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
