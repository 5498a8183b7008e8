"""Requests as data: built once, sent by either client, sent again unchanged."""

from __future__ import annotations

import json
import time
import uuid
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import date, datetime
from typing import Any, Generic, TypeVar, Union, cast
from urllib.parse import quote

import httpx

T = TypeVar("T")
U = TypeVar("U")

#: A moment as the server reads it: a datetime, RFC 3339, a date, Unix seconds or milliseconds.
Moment = Union[datetime, date, str, int]
QueryValue = Union[str, int, float, bool, datetime, date, None]

#: How often an answer is looked at that is waited for.
_FIRST_PAUSE_S = 0.02
_LONGEST_PAUSE_S = 1.0

#: What a request without a body has, since `None` is a body too.
NOTHING: Any = object()


@dataclass(frozen=True)
class Page(Generic[T]):
    """One page of a list, and the cursor of the next one."""

    items: list[T]
    next_cursor: str | None


@dataclass(frozen=True)
class Request(Generic[T]):
    """What to send, and how to read the answer."""

    method: str
    path: str
    read: Callable[[httpx.Response], T]
    query: Mapping[str, QueryValue] = field(default_factory=dict)
    body: Any = NOTHING
    headers: Mapping[str, str] = field(default_factory=dict)
    #: Whether sending it twice has the effect of sending it once.
    is_repeatable: bool = True
    #: What the list calls the place where a page begins.
    cursor: str = "cursor"

    def __str__(self) -> str:
        return f"{self.method} {self.path}"

    def at(self, cursor: str) -> Request[T]:
        """The same request for the page at that cursor, which is where the other parameters are."""
        if self.body is not NOTHING:
            return replace(self, body={**self.body, self.cursor: cursor})
        return replace(self, query={**self.query, self.cursor: cursor})

    def reading(self, read: Callable[[httpx.Response], U]) -> Request[U]:
        """The same request, with another reading of its answer."""
        return cast("Request[U]", replace(self, read=cast(Any, read)))

    def parameters(self) -> dict[str, str]:
        return {name: _text(value) for name, value in self.query.items() if value is not None}

    def content(self) -> bytes | None:
        return None if self.body is NOTHING else encode(self.body)


@dataclass(frozen=True)
class Poll(Request[T]):
    """A read that is repeated until its answer is the one that is waited for."""

    is_final: Callable[[Any], bool] = bool
    timeout_s: float = 60.0

    def pause_s(self, attempt: int, since: float) -> float:
        """How long to wait after that attempt, counted from 0. If the time since then is over, this raises."""
        left = since + self.timeout_s - time.monotonic()
        if left <= 0:
            raise TimeoutError(f"{self} has no final answer after {self.timeout_s} s")
        return min(_FIRST_PAUSE_S * 2.0 ** min(attempt, 10), _LONGEST_PAUSE_S, left)


def _text(value: QueryValue) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (datetime, date)):
        return value.isoformat()
    return str(value)


def _plain(value: object) -> object:
    if isinstance(value, (datetime, date)):
        return value.isoformat()
    raise TypeError(f"{type(value).__name__} can't be sent as JSON: {value!r}")


def encode(body: object) -> bytes:
    """A body as JSON. Numbers that JSON does not have, such as NaN, are a ValueError."""
    try:
        text = json.dumps(body, ensure_ascii=False, allow_nan=False, separators=(",", ":"), default=_plain)
        return text.encode()
    except UnicodeEncodeError:
        # Half a character has no UTF-8, but an escape: the server then says which field it is in.
        return json.dumps(body, allow_nan=False, separators=(",", ":"), default=_plain).encode()


def named(name: str, value: str) -> str:
    """The value if it can name something; another one is refused before it is sent."""
    if not isinstance(value, str):
        raise TypeError(f"{name} must be a text, is {type(value).__name__}")
    if not value:
        raise ValueError(f"{name} is empty")
    return value


def path(template: str, **names: str) -> str:
    """A path with the names put in, each as one segment whatever it is made of."""
    return template.format(**{name: _segment(named(name, value)) for name, value in names.items()})


def _segment(name: str) -> str:
    # Dots alone would be taken for a step in the path.
    return quote(name, safe="") if name.strip(".") else "%2E" * len(name)


def listed(name: str, values: Iterable[T]) -> list[T]:
    """A list as a field of a body. A text and a dictionary are iterable too, but one of them is not a list of them."""
    if isinstance(values, (str, bytes, Mapping)) or not isinstance(values, Iterable):
        raise TypeError(f"{name} must be a list, is {type(values).__name__}")
    return [*values]


def optional_list(name: str, values: Iterable[T] | None) -> list[T] | None:
    return None if values is None else listed(name, values)


def joined(name: str, values: Iterable[str] | None) -> str | None:
    """A list of names as one parameter."""
    if values is None:
        return None
    return ",".join(one.replace(",", "\\,") for one in listed(name, values))


def given(**fields: Any) -> dict[str, Any]:
    """The fields that have a value; to the server an absent one has its default."""
    return {name: value for name, value in fields.items() if value is not None}


def read_json(response: httpx.Response) -> Any:
    return response.json()


def read_text(response: httpx.Response) -> str:
    return response.text


def read_nothing(_: httpx.Response) -> None:
    return None


def read_page(response: httpx.Response) -> Page[Any]:
    body = response.json()
    return Page(body["items"], body["next_cursor"])


def get(target: str, **query: QueryValue) -> Request[Any]:
    """A read of one thing."""
    return Request("GET", target, read_json, query)


def poll(target: str, is_final: Callable[[Any], bool], timeout_s: float) -> Poll[Any]:
    """A read of one thing until it is final."""
    return Poll("GET", target, read_json, is_final=is_final, timeout_s=timeout_s)


def listing(target: str, **query: QueryValue) -> Request[Page[Any]]:
    """A read of a list, page by page."""
    return Request("GET", target, read_page, query)


def unkeyed(method: str, target: str, body: Any = NOTHING, **query: QueryValue) -> Request[Any]:
    """A request that takes no key: most have the same effect however often they are sent."""
    return Request(method, target, read_json, query, body)


def write(
    method: str,
    target: str,
    body: Any = NOTHING,
    *,
    idempotency_key: str | None = None,
    revision: int | None = None,
    query: Mapping[str, QueryValue] | None = None,
) -> Request[Any]:
    """A change. It carries a key, the caller's or a new one, so that sending it again does it once."""
    headers = {"Idempotency-Key": idempotency_key or str(uuid.uuid4())}
    if revision is not None:
        headers["If-Match"] = f'"{revision}"'
    return Request(method, target, read_json, query or {}, body, headers)
