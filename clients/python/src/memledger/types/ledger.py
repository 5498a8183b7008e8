"""The log, its read models, and who did what."""

from __future__ import annotations

from typing import Any, TypedDict


class FeedItem(TypedDict):
    """An event, with ids and labels and no texts."""

    cursor: str
    partition_id: int
    position: int
    event_id: str
    event_type: str
    schema_version: int
    stream_type: str
    stream_id: str
    version: int
    body: dict[str, Any]
    leaf_hash: str
    actor: str
    command_id: str
    correlation_id: str
    causation_id: str | None
    recorded_at: str


class FeedPage(TypedDict):
    """Events, and where to continue."""

    items: list[FeedItem]
    next_cursor: str
    epoch: int


class _Fault(TypedDict):
    kind: str
    columns: list[str]
    replay_mends: bool
    message: str


class Fault(_Fault, total=False):
    """What a verification found, with its coordinates."""

    partition_id: int
    position: int
    tenant_id: str
    user_id: str
    version: int
    memory_id: str
    content_id: str
    table: str
    key: str


class Head(TypedDict):
    """Where a partition of the log ends."""

    partition_id: int
    position: int
    digest: str


class Earlier(TypedDict):
    """What the log was compared with."""

    at: str
    events: int


class _VerifyReport(TypedDict):
    ok: bool
    events: int
    books: int
    contents: int
    erased: int
    receipts: int
    projection_rows: int
    second_reader_books: int
    digest: str
    heads: list[Head]
    faults: list[Fault]
    more_faults: int


class VerifyReport(_VerifyReport, total=False):
    """The outcome of a verification."""

    tenant_id: str
    user_id: str
    earlier: Earlier


class Verification(TypedDict):
    """A verification that was recorded."""

    at: str
    actor: str
    user_id: str | None
    ok: bool
    events: int
    digest: str | None
    fault_count: int
    faults: list[Fault]
    duration_ms: int


class Projection(TypedDict):
    """How far a read model is."""

    projection: str
    version: int
    rebuilding: bool
    events: int
    applied: int
    lag: int
    parked: int


class ParkedEvent(TypedDict):
    """An event that a read model could not apply."""

    projection: str
    partition_id: int
    position: int
    stream_type: str
    stream_id: str
    error: str
    attempts: int


class Projections(TypedDict):
    """All read models."""

    projections: list[Projection]
    parked: list[ParkedEvent]


class Retried(TypedDict):
    """The number of events that are still parked."""

    left: int


class RebuiltTable(TypedDict):
    """A table that was made again."""

    projection: str
    table: str
    rows: int
    equal: bool
    differences: list[str]


class RebuildReport(TypedDict):
    """The outcome of a rebuild."""

    equal: bool
    events: int
    events_per_s: float
    tables: list[RebuiltTable]


class Access(TypedDict):
    """Who was shown texts, wrote, or was refused."""

    at: str
    actor: str
    credential_id: str
    role: str
    route: str
    user_id: str | None
    count: int
    memory_ids: list[str]
    revs: list[list[int]]
    status: str
    times: int
    correlation_id: str | None


class Operation(TypedDict):
    """A request and its outcome."""

    ts: str
    user_id: str | None
    thread_id: str | None
    node: str
    op: str
    status: str
    memory_id: str | None
    category: str | None
    sim: float | None
    error: str | None
    actor: str


#: The number of operations of one kind in a span of time, which begins at `from`.
OperationCount = TypedDict(
    "OperationCount", {"from": str, "op": str, "node": str, "status": str, "count": int}
)


class Key(TypedDict):
    """An API key, without its secret."""

    id: str
    role: str
    agent: str | None
    users: list[str]
    created_at: str
    made_by: str | None
    expires_at: str | None
    last_used_at: str | None
    revoked_at: str | None
    revoked_by: str | None


class CreatedKey(Key):
    """A new API key. `key` is not shown again."""

    key: str
