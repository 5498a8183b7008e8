"""Facts and banks."""

from __future__ import annotations

from typing import TypedDict


class Fact(TypedDict):
    """A memory under other names. `fact_text` is `None` once it is purged."""

    id: str
    user_id: str
    fact_text: str | None
    fact_key: str | None
    importance: float
    memory_bank: str
    agent_id: str | None
    revision: int
    created_at: str
    updated_at: str


class FactFields(TypedDict, total=False):
    """What a fact may be kept with, besides its text. Absent fields have their defaults."""

    fact_key: str | None
    importance: float
    memory_bank: str
    agent_id: str | None


class FactChanges(FactFields, total=False):
    """What of a fact changes: absent fields stay, `None` clears."""

    fact_text: str


class MemoryBank(TypedDict):
    """A bank, and the number of memories in it if a user was named."""

    name: str
    description: str | None
    count: int | None
