"""Threads: messages, summaries, context, and what changed since a reader last looked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypedDict, Union

Role = Literal["user", "assistant", "system", "tool"]


class DeltaChange(TypedDict):
    """The net change of one memory."""

    rev: int
    event: str
    memory_id: str
    category: str | None
    text: str | None
    old: str | None
    new: str | None
    changed: list[str]
    actor: str
    run_id: str | None
    reason: str | None
    importance: int | None
    meta: dict[str, Any]
    ts: str


class Delta(TypedDict):
    """What changed since a rev: lines for a prompt, and a list for a program."""

    rev: int
    since_rev: int
    header: str | None
    changes: list[DeltaChange]
    omitted: int
    omitted_by_category: dict[str, int]
    more: bool


class Acknowledged(TypedDict):
    """How far a reader has read."""

    thread_id: str
    rev: int


class CalledFunction(TypedDict):
    """A function with its arguments, as JSON in a text."""

    name: str
    arguments: str


class ToolCall(TypedDict):
    """A call of a tool by an assistant."""

    id: str
    type: Literal["function"]
    function: CalledFunction


#: A text, or the fields of an image, a file or whatever else a model reads.
Part = Union[str, Mapping[str, Any]]


class _NewMessage(TypedDict):
    role: Role


class NewMessage(_NewMessage, total=False):
    """A message to append. A tool's has the `tool_call_id` of an open call; an assistant's may have calls and no content."""

    content: str | Sequence[Part] | None
    name: str | None
    tool_calls: Sequence[Mapping[str, Any]] | None
    tool_call_id: str | None
    at: str | int | None
    metadata: dict[str, Any] | None


class AppendedMessage(TypedDict):
    """The place of an appended message."""

    seq: int
    role: Role
    at: str


class Appended(TypedDict):
    """The places of appended messages."""

    messages: list[AppendedMessage]
    extraction_id: str | None


class Message(TypedDict):
    """A message of a thread. `content` is `None` once it is purged; parts that are no text are in `metadata["parts"]`."""

    seq: int
    role: Role
    content: str | None
    name: str | None
    tool_calls: list[ToolCall]
    tool_call_id: str | None
    agent_id: str | None
    actor: str
    at: str
    metadata: dict[str, Any]


class SummaryLine(TypedDict):
    """A line of a summary, with the messages it comes from."""

    text: str
    seqs: list[int]


class ContextSummary(TypedDict):
    """The last completed summary of a thread."""

    id: str
    start_seq: int
    end_seq: int
    base_id: str | None
    skipped: int
    lines: list[SummaryLine]


class Pinned(TypedDict):
    """A fact that stays in the context, of a memory or a message."""

    text: str
    memory_id: str | None
    seq: int | None


class Context(TypedDict):
    """What an agent reads at the start of a turn."""

    memory_text: str | None
    summary: ContextSummary | None
    pinned: list[Pinned]
    gap_messages: list[Message]
    delta_header: str | None
    rev: int
    tokens: int
    truncated: bool


class Summary(TypedDict):
    """One link of a thread's chain of summaries."""

    id: str
    base_id: str | None
    start_seq: int
    end_seq: int
    skipped: int
    status: Literal["processing", "completed", "failed", "withdrawn"]
    created_at: str
    generation_time_ms: int | None
    model: str | None
    error: str | None
    lines: list[SummaryLine]


class SummaryRequested(TypedDict):
    """The summary that is being made; `None` if there is nothing to do."""

    summary_id: str | None


class Thread(TypedDict):
    """A conversation of a user. `messages` is their number, and so the seq of the next one."""

    thread_id: str
    messages: int
    created_at: str
    updated_at: str


class LeftMessages(TypedDict):
    """The number of messages that a thread has now."""

    messages: int


class SummaryConfig(TypedDict):
    """When threads are summarised, and how much of each."""

    enabled: bool
    rolling_window_size: int
    summarize_after_seq: int


class ThreadPurge(TypedDict):
    """A purged thread: the messages that are left, and the checkpoints that were destroyed."""

    thread_id: str
    messages: int
    checkpoints: int
