"""The connections of a client that does not block: each event loop has its own."""

from __future__ import annotations

import asyncio
import threading
import weakref

import httpx


class Connections:
    """Connections can't be used in another loop than that which opened them, nor after it has ended."""

    def __init__(self, http_client: httpx.AsyncClient | None) -> None:
        self._given = http_client
        #: The loop that the given client belongs to.
        self._owner: weakref.ref[asyncio.AbstractEventLoop] | None = None
        self._made: dict[asyncio.AbstractEventLoop, httpx.AsyncClient] = {}
        self._is_closed = False
        self._changing = threading.Lock()

    def here(self) -> httpx.AsyncClient:
        """The connections of the running loop."""
        loop = asyncio.get_running_loop()
        with self._changing:
            if self._given is not None:
                return self._of_owner(self._given, loop)
            if self._is_closed:
                raise RuntimeError("the AsyncClient is closed: make another one")
            if loop not in self._made:
                # A loop that has ended can't close its connections any more; the garbage collector does.
                self._made = {other: http for other, http in self._made.items() if not other.is_closed()}
                self._made[loop] = httpx.AsyncClient()
            return self._made[loop]

    def _of_owner(self, given: httpx.AsyncClient, loop: asyncio.AbstractEventLoop) -> httpx.AsyncClient:
        if self._owner is None:
            self._owner = weakref.ref(loop)
        if self._owner() is not loop:
            raise RuntimeError(
                "the http_client of this AsyncClient belongs to the event loop that used it first: "
                "make an AsyncClient in each loop, or leave http_client out"
            )
        return given

    async def close(self) -> None:
        """Closes the connections of the running loop and opens no more. Those of another loop end with it."""
        with self._changing:
            self._is_closed = True
            http = self._given or self._made.pop(asyncio.get_running_loop(), None)
        if http is not None:
            await http.aclose()
