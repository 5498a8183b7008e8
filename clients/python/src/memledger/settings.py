"""What both clients share: their settings, and how a request becomes bytes and bytes an answer."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, TypeVar, Union, cast

import httpx

from .errors import UnexpectedAnswer
from .request import Page, Request
from .version import __version__

T = TypeVar("T")

#: Seconds, or an httpx.Timeout, or None for no limit.
Timeout = Union[float, httpx.Timeout, None]

#: Longest silence of a live stream, which has a sign of life every 15 seconds.
_SILENCE_S = 60.0


@dataclass(frozen=True)
class Settings:
    """What both clients are made from."""

    base_url: str
    api_key: str = field(repr=False)
    timeout: Timeout
    max_retries: int
    headers: Mapping[str, str]

    def __post_init__(self) -> None:
        if not self.base_url.startswith(("http://", "https://")):
            raise ValueError(f"base_url must begin with http:// or https://, is {self.base_url!r}")
        if not self.api_key:
            raise ValueError("api_key must not be empty; `memledger keys create` makes one")
        if not (self.api_key.isascii() and self.api_key.isprintable()):
            raise ValueError("api_key has a character that no key has, such as a line end")

    def arguments(self, request: Request[T], *, is_live: bool = False) -> dict[str, Any]:
        """The request as httpx builds it."""
        content = request.content()
        timeout = httpx.Timeout(self.timeout)
        headers = {
            "Accept": "application/json",
            "User-Agent": f"memledger-python/{__version__}",
            **self.headers,
            "Authorization": f"Bearer {self.api_key}",
            **request.headers,
        }
        if _is_this_machine(self.base_url):
            headers.setdefault("Accept-Encoding", "identity")
        if content is not None:
            headers["Content-Type"] = "application/json"
        return {
            "method": request.method,
            "url": self.base_url.rstrip("/") + request.path,
            "params": request.parameters() or None,
            "headers": headers,
            "content": content,
            "timeout": httpx.Timeout(**{**timeout.as_dict(), "read": _SILENCE_S}) if is_live else timeout,
        }


@lru_cache
def _is_this_machine(base_url: str) -> bool:
    """Whether the bytes of an answer stay on this machine, where compressing them takes longer than sending them."""
    return httpx.URL(base_url).host in ("localhost", "127.0.0.1", "::1")


def read(request: Request[T], response: httpx.Response) -> T:
    """The answer of a response that is a success."""
    try:
        return request.read(response)
    except (ValueError, KeyError, TypeError, AttributeError) as wrong:
        kind = response.headers.get("Content-Type", "no type")
        raise UnexpectedAnswer(
            f"{request} was answered with {kind} that can't be read: {wrong}", status=response.status_code
        ) from wrong


def parse(request: Request[T], text: str) -> T:
    """One part of an answer that comes in many."""
    try:
        return cast(T, json.loads(text))
    except ValueError as wrong:
        raise UnexpectedAnswer(f"{request}: a part of the answer can't be read: {wrong}") from wrong


def after(request: Request[Page[T]], page: Page[T]) -> Request[Page[T]] | None:
    """The request for the page after this one, if there is one."""
    if page.next_cursor is None:
        return None
    following = request.at(page.next_cursor)
    if following == request:
        raise UnexpectedAnswer(f"{request} was answered with a cursor that leads back to itself")
    return following


def resumed(request: Request[T], last: str | None) -> Request[T]:
    """The request for a live stream, behind the last event that arrived."""
    headers = {**request.headers, "Accept": "text/event-stream"}
    if last is None:
        return replace(request, headers=headers)
    # The place that the caller named is an earlier one.
    query = {name: value for name, value in request.query.items() if name != request.cursor}
    return replace(request, headers={**headers, "Last-Event-ID": last}, query=query)
