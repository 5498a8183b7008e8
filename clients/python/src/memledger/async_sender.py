"""The same as `sender`, without blocking."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncGenerator, AsyncIterator
from typing import TypeVar

import httpx

from .connections import Connections
from .errors import ConnectionFailed, MemledgerError, from_transport
from .lines import Event, Events, Lines
from .request import Page, Poll, Request
from .retries import Resumptions, Retries, error_of
from .settings import Settings, after, parse, read, resumed

T = TypeVar("T")


class AsyncSender:
    """Sends requests without blocking."""

    def __init__(self, settings: Settings, http_client: httpx.AsyncClient | None = None) -> None:
        self.settings = settings
        self._retries = Retries(settings.max_retries)
        #: Whether another sender can be made from the settings alone.
        self.is_plain = http_client is None
        self._connections = Connections(http_client)

    async def close(self) -> None:
        await self._connections.close()

    async def send(self, request: Request[T]) -> T:
        """The answer, after as many attempts as it takes and the settings allow."""
        return read(request, await self._response(request, self._retries))

    async def poll(self, poll: Poll[T]) -> T:
        """The first answer that is final; until then the request is sent again."""
        since, attempt = time.monotonic(), 0
        while not poll.is_final(answer := await self.send(poll)):
            await asyncio.sleep(poll.pause_s(attempt, since))
            attempt += 1
        return answer

    async def pages(self, request: Request[Page[T]]) -> AsyncIterator[T]:
        """All items of a list, whose pages are read as they are needed."""
        following: Request[Page[T]] | None = request
        while following is not None:
            page = await self.send(following)
            for item in page.items:
                yield item
            following = after(following, page)

    async def chunks(self, request: Request[bytes]) -> AsyncIterator[bytes]:
        """The bytes of the answer as they arrive. If they break off, this raises."""
        async with self._opened(request, self._retries) as response:
            async for chunk in response.aiter_bytes():
                yield chunk

    async def records(self, request: Request[T]) -> AsyncIterator[T]:
        """The lines of the answer as they arrive, each read as JSON. If they break off, this raises."""
        lines = Lines()
        async with self._opened(request, self._retries) as response:
            async for chunk in response.aiter_bytes():
                for line in lines.add(chunk):
                    yield parse(request, line)
        for line in lines.last():
            yield parse(request, line)

    async def follow(self, request: Request[T]) -> AsyncIterator[T]:
        """The events of a live stream, without end. After an interruption it resumes behind the last one."""
        attempts = Resumptions(self._retries)
        last: str | None = None
        while True:
            try:
                async with contextlib.aclosing(self._events(resumed(request, last), attempts)) as events:
                    async for event in events:
                        yield parse(request, event.data)
                        last = event.id or last
                broken: MemledgerError = ConnectionFailed(f"{request}: the server ended the stream")
            except MemledgerError as failed:
                broken = failed
            await asyncio.sleep(attempts.wait_s(broken))

    async def _events(self, request: Request[T], attempts: Resumptions) -> AsyncGenerator[Event, None]:
        lines, events = Lines(), Events()
        # Whoever follows waits between the attempts.
        async with self._opened(request, Retries(0)) as response:
            async for chunk in response.aiter_bytes():
                attempts.alive()
                for line in lines.add(chunk):
                    event = events.add(line)
                    if event is not None:
                        yield event

    @contextlib.asynccontextmanager
    async def _opened(self, request: Request[T], retries: Retries) -> AsyncIterator[httpx.Response]:
        response = await self._response(request, retries, is_live=True)
        try:
            yield response
        except httpx.RequestError as failure:
            raise from_transport(failure, str(request)) from failure
        finally:
            await response.aclose()

    async def _response(
        self, request: Request[T], retries: Retries, *, is_live: bool = False
    ) -> httpx.Response:
        http = self._connections.here()
        sent = http.build_request(**self.settings.arguments(request, is_live=is_live))
        attempt = 0
        while True:
            try:
                response = await http.send(sent, stream=is_live)
                if response.is_success:
                    return response
                await response.aread()
                await response.aclose()
                wait = retries.after_answer(attempt, request, response)
                if wait is None:
                    raise error_of(response)
            except httpx.RequestError as failure:
                wait = retries.after_failure(attempt, request, failure)
                if wait is None:
                    raise from_transport(failure, str(request)) from failure
            await asyncio.sleep(wait)
            attempt += 1
