"""Uses either client, blocking or not: frameworks call the same object both ways."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Iterator
from typing import TypeVar, Union

from .api.threads import Threads
from .async_sender import AsyncSender
from .client import AsyncClient, Client
from .request import Page, Request, named
from .sender import Sender
from .settings import after
from .types.threads import Thread

T = TypeVar("T")
AnyClient = Union[Client, AsyncClient]


class Bridge:
    """Sends requests about a user with the client it is given; what that client can't do, it does another way.

    Without blocking, a `Client` works in threads. To block, an `AsyncClient` is not enough, so a sender with the same
    settings takes its place.
    """

    def __init__(self, client: AnyClient, user_id: str) -> None:
        if not isinstance(client, (Client, AsyncClient)):
            raise TypeError(f"client must be a memledger.Client or AsyncClient, is {type(client).__name__}")
        self._user_id = named("user_id", user_id)
        self._is_reached = False
        self._given: Sender | AsyncSender = client._sender
        self._blocking = self._given if isinstance(self._given, Sender) else None
        self._making = threading.Lock()

    def close(self) -> None:
        """Closes what was made here; the client belongs to the caller."""
        with self._making:
            if self._blocking is not None and self._blocking is not self._given:
                self._blocking.close()
                self._blocking = None

    def _sender(self) -> Sender:
        with self._making:
            if self._blocking is None:
                if not self._given.is_plain:
                    raise TypeError("an AsyncClient with an http_client of its own can't block: pass a Client")
                self._blocking = Sender(self._given.settings)
            return self._blocking

    def send(self, request: Request[T]) -> T:
        return self._sender().send(request)

    def pages(self, request: Request[Page[T]]) -> Iterator[T]:
        return self._sender().pages(request)

    def must_reach_user(self) -> None:
        """Raises `NotFound` if the key does not reach the user, which looks like a user of whom nothing is stored."""
        if not self._is_reached:
            self.send(self._look())
            self._is_reached = True

    async def amust_reach_user(self) -> None:
        if not self._is_reached:
            await self.asend(self._look())
            self._is_reached = True

    def _look(self) -> Request[Page[Thread]]:
        return Threads.list.request(self._user_id, page_size=1)

    async def asend(self, request: Request[T]) -> T:
        if isinstance(self._given, AsyncSender):
            return await self._given.send(request)
        return await asyncio.to_thread(self._given.send, request)

    async def acollected(self, request: Request[Page[T]]) -> list[T]:
        """All items of a list at once: some loops are used again after they have ended their generators."""
        found: list[T] = []
        following: Request[Page[T]] | None = request
        while following is not None:
            page = await self.asend(following)
            found += page.items
            following = after(following, page)
        return found

    async def apages(self, request: Request[Page[T]]) -> AsyncIterator[T]:
        following: Request[Page[T]] | None = request
        while following is not None:
            page = await self.asend(following)
            for item in page.items:
                yield item
            following = after(following, page)
