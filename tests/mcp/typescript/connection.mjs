// A connection to a server with the official SDK.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { join } from "node:path";

/** How long an answer may take on a busy machine. */
const ANSWER_MS = 45_000;
const FIRST_OF_THE_MODERN = "2026-07-28";

/** The SDK of a folder with packages. */
export function library(folder) {
  const require = createRequire(join(folder, "package.json"));
  return { ...require("@modelcontextprotocol/client"), ...require("@modelcontextprotocol/client/stdio") };
}

/** Has a conversation; what came that is no message of the protocol fails it. */
export async function connected(sdk, talk, converse) {
  const strays = [];
  const client = new sdk.Client(
    { name: "memory-ledger-tests", version: "1" },
    { versionNegotiation: { mode: talk.mode } },
  );
  client.onerror = (error) => strays.push(error);
  await client.connect(transport(sdk, talk), { timeout: ANSWER_MS });
  try {
    const modern = client.getNegotiatedProtocolVersion() >= FIRST_OF_THE_MODERN;
    assert.equal(modern, talk.mode === "auto", client.getNegotiatedProtocolVersion());
    await converse(client);
  } finally {
    await client.close();
  }
  assert.deepEqual(strays, [], "the conversation held what is no message");
}

function transport(sdk, talk) {
  if (talk.command) {
    const [command, ...args] = talk.command;
    return new sdk.StdioClientTransport({ command, args });
  }
  const headers = { Authorization: `Bearer ${talk.key}` };
  return new sdk.StreamableHTTPClientTransport(new URL(talk.url), { requestInit: { headers } });
}
