"""A connection to a server with the official SDK, and calls with what every answer must keep."""

import contextlib

import httpx2
from mcp import Client, MCPError, StdioServerParameters
from mcp.client.streamable_http import streamable_http_client

# Many times what an answer takes on a busy machine.
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
    """Tool calls about one user, who is named where the server can't know."""

    def __init__(self, client, talk):
        self.client = client
        self.known = talk.get("known", False)
        self.whose = {} if self.known else {"user_id": talk["user"]}

    async def good(self, tool, **arguments):
        """The structured result and the text of a call that succeeds. The SDK holds it against the tool's schema."""
        result = await self.client.call_tool(tool, self.whose | arguments)
        assert not result.is_error, f"{tool} {arguments}: {result}"
        return result.structured_content, text(result)

    async def refused(self, code, about, tool, **arguments):
        """What a call is told that is refused in a way that a model can read and mend."""
        return await self.refused_as_it_is(code, about, tool, self.whose | arguments)

    async def refused_as_it_is(self, code, about, tool, arguments):
        result = await self.client.call_tool(tool, arguments)
        assert result.is_error, f"{tool} {arguments} succeeds: {result}"
        said = text(result)
        assert said.startswith(f"{code}: ") and about in said, f"{tool} {arguments}: {said!r}"
        # A refusal has not the shape that the tool promises of its answers.
        assert result.structured_content is None, result
        return said

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
