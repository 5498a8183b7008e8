"""Lines and server-sent events out of the bytes of a stream."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

#: Longest line in bytes: many times what the server puts into one.
_LONGEST = 64 << 20


class Lines:
    """Cuts at line feeds alone: a text may hold other characters that end a line, such as U+2028."""

    def __init__(self) -> None:
        self._rest = bytearray()

    def add(self, chunk: bytes) -> Iterator[str]:
        """The lines that end in this chunk."""
        *ended, rest = chunk.split(b"\n")
        for line in ended:
            yield self._whole(line)
        if len(self._rest) + len(rest) > _LONGEST:
            raise ValueError(f"a line has more than {_LONGEST} bytes")
        self._rest += rest

    def last(self) -> Iterator[str]:
        """The line that no line feed ends, if there is one."""
        if self._rest:
            yield self._whole(b"")

    def _whole(self, end: bytes) -> str:
        line = bytes(self._rest) + end
        self._rest.clear()
        return line.decode().removesuffix("\r")


@dataclass(frozen=True)
class Event:
    """One server-sent event."""

    id: str | None
    data: str


class Events:
    """Server-sent events out of lines."""

    def __init__(self) -> None:
        self._id: str | None = None
        self._data: list[str] = []

    def add(self, line: str) -> Event | None:
        """The event that this line ends, if it does."""
        if line == "":
            data, self._data = self._data, []
            return Event(self._id, "\n".join(data)) if data else None
        name, _, value = line.partition(":")
        value = value.removeprefix(" ")
        if name == "data":
            self._data.append(value)
        elif name == "id":
            self._id = value
        return None
