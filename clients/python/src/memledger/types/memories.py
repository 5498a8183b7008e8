"""Memories, their history and what a query finds."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

Kind = Literal["semantic", "episodic", "insight", "procedural", "summary"]
State = Literal["active", "archived", "merged", "soft_deleted", "purged"]
Sort = Literal["created_at", "-created_at", "updated_at", "-updated_at", "importance", "-importance"]


class Source(TypedDict):
    """A memory that another one was made from."""

    memory_id: str
    revision: int
    purged: bool


class _Memory(TypedDict):
    id: str
    user_id: str
    content: str | None
    kind: Kind
    category: str | None
    topics: list[str]
    bank: str
    importance: int
    pinned: bool
    state: State
    merged_into: str | None
    merged_from: list[str]
    derived_from: list[Source]
    thread_id: str | None
    agent_id: str | None
    run_id: str | None
    actor_id: str | None
    role: str | None
    metadata: dict[str, Any]
    revision: int
    rev: int
    created_at: str
    recorded_at: str
    created_by: str | None
    updated_at: str
    last_accessed_at: str | None
    retrievals: int
    purge_at: str | None


class Memory(_Memory, total=False):
    """One memory. `content` is `None` once it is purged."""

    input: str


class Derived(TypedDict):
    """A memory that was made from a purged one."""

    id: str
    state: State


class PurgedMemory(Memory):
    """What is left of a purged memory, and which memories may still have its text."""

    still_held_by: list[Derived] | None


class MemoryFields(TypedDict, total=False):
    """What a memory may be created with, besides its content. Absent fields have their defaults."""

    kind: Kind
    category: str | None
    topics: list[str] | None
    bank: str | None
    importance: int
    pinned: bool
    thread_id: str | None
    agent_id: str | None
    run_id: str | None
    actor_id: str | None
    role: str | None
    metadata: dict[str, Any] | None


class NewMemoryFields(MemoryFields, total=False):
    """The same, and the memory that the new one replaces."""

    replaces: str | None


class _NewMemory(TypedDict):
    content: str


class NewMemory(_NewMemory, MemoryFields):
    """A memory of a batch."""


class MemoryChanges(MemoryFields, total=False):
    """What of a memory changes: absent fields stay, `None` clears."""

    content: str


class FieldChange(TypedDict):
    """A field before and after a change."""

    old: Any
    new: Any


class HistoryItem(TypedDict):
    """One change of a memory; in timelines also of what is next to memories, such as runs."""

    stream_type: str
    event: str
    memory_id: str | None
    old: str | None
    new: str | None
    old_state: str | None
    new_state: str | None
    actor: str
    reason: str | None
    run_id: str | None
    detail: dict[str, Any]
    changed: dict[str, FieldChange]
    rev: int | None
    partition_id: int
    position: int
    ts: str


class Relation(TypedDict):
    """Two memories that belong together."""

    from_id: str
    to_id: str
    strength: float
    origin: Literal["auto", "manual"]
    rev: int
    ts: str


class Weights(TypedDict):
    """What the parts of a score weigh."""

    lexical: float
    vector: float
    importance: float
    recency: float
    pinned: float
    relation: float
    thread: float


class Scores(Weights):
    """The parts of a score."""

    model: float | None
    relevance: float


class _RecalledItem(TypedDict):
    id: str
    category: str | None
    text: str
    score: float
    relevance: float
    updated_at: str
    related: list[str]


class RecalledItem(_RecalledItem, total=False):
    """A memory that answers a query. The whole memory and its scores come with `full=True`."""

    memory: Memory
    scores: Scores


class _Recalled(TypedDict):
    delta_header: str | None
    rev: int
    items: list[RecalledItem]
    tokens: int
    truncated: bool


class Recalled(_Recalled, total=False):
    """The memories that answer a query best, after what changed since the thread last looked."""

    weights: Weights


class Filters(TypedDict, total=False):
    """What memories must be to be found. Procedural ones are found if their kind, category or bank is asked for."""

    kind: Kind | None
    agent_id: str | None
    run_id: str | None
    actor_id: str | None
    role: str | None
    thread_id: str | None
    topic: str | None
    category: str | None
    bank: str | None
    pinned: bool | None
    importance_min: int | None
    importance_max: int | None
    updated_after: str | int | None
    updated_before: str | int | None


class User(TypedDict):
    """A user of the tenant, with the number of memories by state."""

    user_id: str
    active: int
    archived: int
    merged: int
    soft_deleted: int
    purged: int
    rev: int
    first_at: str
    last_at: str
