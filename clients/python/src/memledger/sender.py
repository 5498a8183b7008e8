"""Sends requests and waits for the answers."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator
from typing import TypeVar

import httpx

from .errors import ConnectionFailed, MemledgerError, from_transport
from .lines import Event, Events, Lines
from .request import Page, Poll, Request
from .retries import Resumptions, Retries, error_of
from .settings import Settings, after, parse, read, resumed

T = TypeVar("T")


class Sender:
    """Sends requests and waits for the answers. Threads may share one."""

    def __init__(self, settings: Settings, http_client: httpx.Client | None = None) -> None:
        self.settings = settings
        self._retries = Retries(settings.max_retries)
        #: Whether another sender can be made from the settings alone.
        self.is_plain = http_client is None
        self._http = http_client or httpx.Client()

    def close(self) -> None:
        self._http.close()

    def send(self, request: Request[T]) -> T:
        """The answer, after as many attempts as it takes and the settings allow."""
        return read(request, self._response(request, self._retries))

    def poll(self, poll: Poll[T]) -> T:
        """The first answer that is final; until then the request is sent again."""
        since, attempt = time.monotonic(), 0
        while not poll.is_final(answer := self.send(poll)):
            time.sleep(poll.pause_s(attempt, since))
            attempt += 1
        return answer

    def pages(self, request: Request[Page[T]]) -> Iterator[T]:
        """All items of a list, whose pages are read as they are needed."""
        following: Request[Page[T]] | None = request
        while following is not None:
            page = self.send(following)
            yield from page.items
            following = after(following, page)

    def chunks(self, request: Request[bytes]) -> Iterator[bytes]:
        """The bytes of the answer as they arrive. If they break off, this raises."""
        with self._opened(request, self._retries) as response:
            yield from response.iter_bytes()

    def records(self, request: Request[T]) -> Iterator[T]:
        """The lines of the answer as they arrive, each read as JSON. If they break off, this raises."""
        lines = Lines()
        with self._opened(request, self._retries) as response:
            for chunk in response.iter_bytes():
                for line in lines.add(chunk):
                    yield parse(request, line)
        for line in lines.last():
            yield parse(request, line)

    def follow(self, request: Request[T]) -> Iterator[T]:
        """The events of a live stream, without end. After an interruption it resumes behind the last one."""
        attempts = Resumptions(self._retries)
        last: str | None = None
        while True:
            try:
                for event in self._events(resumed(request, last), attempts):
                    yield parse(request, event.data)
                    last = event.id or last
                broken: MemledgerError = ConnectionFailed(f"{request}: the server ended the stream")
            except MemledgerError as failed:
                broken = failed
            time.sleep(attempts.wait_s(broken))

    def _events(self, request: Request[T], attempts: Resumptions) -> Iterator[Event]:
        lines, events = Lines(), Events()
        # Whoever follows waits between the attempts.
        with self._opened(request, Retries(0)) as response:
            for chunk in response.iter_bytes():
                attempts.alive()
                for line in lines.add(chunk):
                    event = events.add(line)
                    if event is not None:
                        yield event

    @contextlib.contextmanager
    def _opened(self, request: Request[T], retries: Retries) -> Iterator[httpx.Response]:
        response = self._response(request, retries, is_live=True)
        try:
            yield response
        except httpx.RequestError as failure:
            raise from_transport(failure, str(request)) from failure
        finally:
            response.close()

    def _response(
        self, request: Request[T], retries: Retries, *, is_live: bool = False
    ) -> httpx.Response:
        sent = self._http.build_request(**self.settings.arguments(request, is_live=is_live))
        attempt = 0
        while True:
            try:
                response = self._http.send(sent, stream=is_live)
                if response.is_success:
                    return response
                response.read()
                response.close()
                wait = retries.after_answer(attempt, request, response)
                if wait is None:
                    raise error_of(response)
            except httpx.RequestError as failure:
                wait = retries.after_failure(attempt, request, failure)
                if wait is None:
                    raise from_transport(failure, str(request)) from failure
            time.sleep(wait)
            attempt += 1
