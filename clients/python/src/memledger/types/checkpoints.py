"""Saved states of agents."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

PruneStrategy = Literal["keep_latest", "delete"]


class TypedValue(TypedDict):
    """A serialised value: the name of its encoding, and its bytes in base64."""

    type: str
    data: str


class Blob(TypedValue):
    """The value of a channel at one version."""

    channel: str
    version: str


class NewWrite(TypedValue):
    """A pending write; `idx` is negative for errors, interrupts and the like."""

    idx: int
    channel: str


class Write(NewWrite):
    """A pending write of a task."""

    task_id: str
    task_path: str


class HistoricWrite(Write):
    """A write that led from one checkpoint to the next."""

    checkpoint_id: str


class Checkpoint(TypedDict):
    """A saved state with its channels and pending writes."""

    thread_id: str
    ns: str
    checkpoint_id: str
    parent_checkpoint_id: str | None
    checkpoint: TypedValue
    metadata: dict[str, Any]
    metadata_typed: TypedValue | None
    channel_versions: dict[str, str]
    blobs: list[Blob]
    writes: list[Write]
    created_at: str


class StoredCheckpoint(TypedDict):
    """The id of a checkpoint that was stored."""

    checkpoint_id: str


class StoredWrites(TypedDict):
    """The number of writes that were stored."""

    stored: int


class Copied(TypedDict):
    """The number of rows that were copied."""

    copied: int


class Deleted(TypedDict):
    """The number of rows that were deleted."""

    deleted: int


class ChannelHistory(TypedDict):
    """The writes to a channel since its value was last stored, and that value."""

    seed: TypedValue | None
    writes: list[HistoricWrite]


class CheckpointHistory(TypedDict):
    """The history of channels."""

    channels: dict[str, ChannelHistory]


class Retention(TypedDict):
    """What stays of the checkpoints of each namespace of a thread: the newest in any case; 0 keeps all."""

    keep_last: int
    keep_days: int


class SavedState(TypedDict):
    """The latest state of a supervisor in a thread."""

    id: str
    checkpoint_data: Any
    created_at: str
    updated_at: str
    #: The ETag of the answer, to guard the next save.
    revision: int
