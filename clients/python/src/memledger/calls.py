"""Turns methods that build requests into methods that send them, with either client.

The API is written once: each method of `memledger.api` returns a `Request`. Read from a group of a `Client`, it sends
the request and returns the answer; from a group of an `AsyncClient`, it returns a coroutine or an async iterator.
"""

from __future__ import annotations

import functools
import types
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar, cast, overload

from .async_sender import AsyncSender
from .request import Page, Request
from .sender import Sender

P = ParamSpec("P")
T = TypeVar("T")
S = TypeVar("S", Sender, AsyncSender)


class Group(Generic[S]):
    """Requests about one kind of thing."""

    def __init__(self, sender: S) -> None:
        self._sender: S = sender


class _Endpoint(Generic[P, T]):
    """A method that builds a request; `request` builds it without sending it."""

    def __init__(self, build: Callable[Concatenate[Any, P], Request[T]]) -> None:
        self._build = build
        functools.update_wrapper(cast(Any, self), build)

    def request(self, *args: P.args, **kwargs: P.kwargs) -> Request[T]:
        return self._build(None, *args, **kwargs)

    def _bound(self, group: object, send: Callable[[Request[T]], Any]) -> Callable[P, Any]:
        build = types.MethodType(self._build, group)

        # What help() and editors show is the method as it is written.
        @functools.wraps(build)
        def bound(*args: P.args, **kwargs: P.kwargs) -> Any:
            return send(build(*args, **kwargs))

        return bound


class call(_Endpoint[P, T]):
    """A request with one answer."""

    @overload
    def __get__(self, group: None, owner: object = None) -> call[P, T]: ...
    @overload
    def __get__(self, group: Group[Sender], owner: object = None) -> Callable[P, T]: ...
    @overload
    def __get__(
        self, group: Group[AsyncSender], owner: object = None
    ) -> Callable[P, Coroutine[Any, Any, T]]: ...
    def __get__(self, group: Group[Any] | None, owner: object = None) -> Any:
        return self if group is None else self._bound(group, group._sender.send)


class polled(_Endpoint[P, T]):
    """A read that is repeated until its answer is final."""

    @overload
    def __get__(self, group: None, owner: object = None) -> polled[P, T]: ...
    @overload
    def __get__(self, group: Group[Sender], owner: object = None) -> Callable[P, T]: ...
    @overload
    def __get__(
        self, group: Group[AsyncSender], owner: object = None
    ) -> Callable[P, Coroutine[Any, Any, T]]: ...
    def __get__(self, group: Group[Any] | None, owner: object = None) -> Any:
        return self if group is None else self._bound(group, group._sender.poll)


class items(_Endpoint[P, Page[T]]):
    """A list, whose pages are read as they are needed."""

    @overload
    def __get__(self, group: None, owner: object = None) -> items[P, T]: ...
    @overload
    def __get__(self, group: Group[Sender], owner: object = None) -> Callable[P, Iterator[T]]: ...
    @overload
    def __get__(self, group: Group[AsyncSender], owner: object = None) -> Callable[P, AsyncIterator[T]]: ...
    def __get__(self, group: Group[Any] | None, owner: object = None) -> Any:
        return self if group is None else self._bound(group, group._sender.pages)


class chunks(_Endpoint[P, bytes]):
    """A file, in parts as they arrive."""

    @overload
    def __get__(self, group: None, owner: object = None) -> chunks[P]: ...
    @overload
    def __get__(self, group: Group[Sender], owner: object = None) -> Callable[P, Iterator[bytes]]: ...
    @overload
    def __get__(
        self, group: Group[AsyncSender], owner: object = None
    ) -> Callable[P, AsyncIterator[bytes]]: ...
    def __get__(self, group: Group[Any] | None, owner: object = None) -> Any:
        return self if group is None else self._bound(group, group._sender.chunks)


class records(_Endpoint[P, T]):
    """An answer of many lines, each an item, read as they arrive."""

    @overload
    def __get__(self, group: None, owner: object = None) -> records[P, T]: ...
    @overload
    def __get__(self, group: Group[Sender], owner: object = None) -> Callable[P, Iterator[T]]: ...
    @overload
    def __get__(self, group: Group[AsyncSender], owner: object = None) -> Callable[P, AsyncIterator[T]]: ...
    def __get__(self, group: Group[Any] | None, owner: object = None) -> Any:
        return self if group is None else self._bound(group, group._sender.records)


class live(_Endpoint[P, T]):
    """A live stream without end, resumed after interruptions."""

    @overload
    def __get__(self, group: None, owner: object = None) -> live[P, T]: ...
    @overload
    def __get__(self, group: Group[Sender], owner: object = None) -> Callable[P, Iterator[T]]: ...
    @overload
    def __get__(self, group: Group[AsyncSender], owner: object = None) -> Callable[P, AsyncIterator[T]]: ...
    def __get__(self, group: Group[Any] | None, owner: object = None) -> Any:
        return self if group is None else self._bound(group, group._sender.follow)
