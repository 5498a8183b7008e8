#!/usr/bin/env node
// Talks to a Memory Ledger with the official TypeScript SDK, which is installed once.
//
//   tests/mcp/typescript/run.mjs PLAN
//
// The plan is that of ../client.py; every conversation in it is the story "scripted". Exits 1 with the first thing that
// is not as promised.
import { connected, library } from "./connection.mjs";
import { Failure, packages } from "./packages.mjs";
import { scripted } from "./scripted.mjs";

/** Many times what a conversation takes on a busy machine. */
const PATIENCE_MS = 60_000;

async function converse(sdk, talk) {
  if (talk.story !== "scripted") throw new Failure(`${talk.story}: there is no such story: there is scripted`);
  const late = setTimeout(() => {
    console.error(`not as promised: ${name(talk)}: no end after ${PATIENCE_MS / 1000} s`);
    process.exit(1);
  }, PATIENCE_MS);
  await connected(sdk, talk, (client) => scripted(client, talk));
  clearTimeout(late);
}

function name(talk) {
  return `${talk.story} (${talk.mode}, ${talk.command ? "stdio" : "HTTP"}, TypeScript)`;
}

try {
  const sdk = library(await packages());
  for (const talk of JSON.parse(process.argv[2])) {
    await converse(sdk, talk).catch((error) => {
      throw new Failure(`not as promised: ${name(talk)}: ${error.stack}`);
    });
    console.log(`as promised: ${name(talk)}`);
  }
} catch (error) {
  console.error(`tests/mcp/typescript/run.mjs: error: ${error instanceof Failure ? error.message : error.stack}`);
  process.exit(1);
}
