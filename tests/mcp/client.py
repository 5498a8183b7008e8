"""Talk to a Memory Ledger as any MCP client would, with the official SDK.

    run.py PLAN

The plan is a JSON list of conversations, had one after the other. Each says whom
to call: {"url", "key"} for streamable HTTP or {"command": [program, argument…]}
for standard input and output; the "mode" of the handshake: "auto" (newest
protocol, no handshake) or "legacy" (initialize first); whose memory it is about:
"user", with "known": true where the key is of that user alone; and the "story"
with what it needs besides. Exits 1 with the first thing that is not as promised.
"""

import json
import sys
import traceback

import anyio

import stories
from connection import Caller, connected

# Many times what a conversation takes on a busy machine.
PATIENCE = 60


async def converse(talk):
    story = getattr(stories, talk["story"])
    with anyio.fail_after(PATIENCE):
        async with connected(talk) as client:
            await story(client, Caller(client, talk), talk)


def main():
    for talk in json.loads(sys.argv[1]):
        name = f"{talk['story']} ({talk['mode']}, {'stdio' if 'command' in talk else 'HTTP'})"
        try:
            anyio.run(converse, talk)
        except BaseException:
            traceback.print_exc()
            sys.exit(f"not as promised: {name}")
        print(f"as promised: {name}")


if __name__ == "__main__":
    main()
