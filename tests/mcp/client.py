"""Talk to a Memory Ledger as any MCP client would, with the official SDK.

    run.py PLAN

The plan is a JSON list of conversations, had one after the other. Each says whom
to call: {"url", "key"} for streamable HTTP or {"command": [program, argument…]}
for standard input and output; the "mode" of the handshake: "auto" (newest
protocol, no handshake) or "legacy" (initialize first); and the "story" with what
it needs. Exits 1 with the first thing that is not as promised.
"""

import contextlib
import json
import sys
import traceback

import anyio
import httpx2
from mcp import Client, MCPError, StdioServerParameters
from mcp.client.streamable_http import streamable_http_client

import stories

# Many times what a conversation takes on a busy machine.
PATIENCE = 60
ANSWER = 45


@contextlib.asynccontextmanager
async def connected(talk):
    """A client in conversation; what came that is no message of the protocol fails it."""
    strays = []

    async def note(message):
        if isinstance(message, Exception):
            strays.append(message)

    options = {"mode": talk["mode"], "read_timeout_seconds": ANSWER, "message_handler": note}
    if "command" in talk:
        program, *arguments = talk["command"]
        server = StdioServerParameters(command=program, args=arguments)
        async with Client(server, **options) as client:
            yield client
    else:
        headers = {"Authorization": f"Bearer {talk['key']}"}
        # What a developer's environment says of proxies is not for this machine itself.
        async with httpx2.AsyncClient(headers=headers, timeout=ANSWER, trust_env=False) as http:
            async with Client(streamable_http_client(talk["url"], http_client=http), **options) as client:
                yield client
    assert not strays, f"standard output held what is no message: {strays}"


class Caller:
    """Tool calls with what every answer must keep."""

    def __init__(self, client):
        self.client = client

    async def good(self, tool, **arguments):
        """The structured result and the text of a call that succeeds."""
        result = await self.client.call_tool(tool, arguments)
        assert not result.is_error, f"{tool} {arguments}: {result}"
        return result.structured_content, text(result)

    async def refused(self, code, about, tool, **arguments):
        """A call that is refused in a way that a model can read and mend."""
        result = await self.client.call_tool(tool, arguments)
        assert result.is_error, f"{tool} {arguments} succeeds: {result}"
        said = text(result)
        assert said.startswith(f"{code}: ") and about in said, f"{tool} {arguments}: {said!r}"
        assert result.structured_content["code"] == code, result

    async def unknown(self, tool):
        """A tool that is not there is no result but an error of the protocol."""
        try:
            result = await self.client.call_tool(tool, {})
        except MCPError as error:
            assert tool in error.message, error
        else:
            raise AssertionError(f"{tool} answers: {result}")


def text(result):
    """The one text of a result."""
    assert [block.type for block in result.content] == ["text"], result
    return result.content[0].text


async def converse(talk):
    story = getattr(stories, talk["story"])
    with anyio.fail_after(PATIENCE):
        async with connected(talk) as client:
            await story(client, Caller(client), talk)


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
