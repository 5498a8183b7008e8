"""Threads: messages, summaries, context, and what changed since a reader last looked."""

from __future__ import annotations

from collections.abc import Sequence

from ..calls import Group, S, call, items
from ..request import Page, Request, get, given, joined, listed, listing, path, unkeyed, write
from ..types.threads import (
    Acknowledged,
    Appended,
    Context,
    Delta,
    LeftMessages,
    Message,
    NewMessage,
    Summary,
    SummaryConfig,
    SummaryRequested,
    Thread,
    ThreadPurge,
)


_CONFIG = "/api/admin/workflows/thread-summaries/config"


def _thread(user_id: str, thread_id: str) -> str:
    return path("/api/users/{user_id}/threads/{thread_id}", user_id=user_id, thread_id=thread_id)


class Threads(Group[S]):
    """Conversations of users."""

    @call
    def append(
        self,
        user_id: str,
        thread_id: str,
        messages: Sequence[NewMessage],
        *,
        agent_id: str | None = None,
        extract: bool | None = None,
        idempotency_key: str | None = None,
    ) -> Request[Appended]:
        """Append up to 64 messages, all or none. The first message makes the thread."""
        body = given(messages=listed("messages", messages), agent_id=agent_id, extract=extract)
        target = _thread(user_id, thread_id) + "/messages"
        return write("POST", target, body, idempotency_key=idempotency_key)

    @items
    def messages(
        self,
        user_id: str,
        thread_id: str,
        *,
        after_seq: int | None = None,
        page_size: int | None = None,
    ) -> Request[Page[Message]]:
        """Messages in their order, those after a seq or all."""
        return listing(_thread(user_id, thread_id) + "/messages", after_seq=after_seq, limit=page_size)

    @call
    def roll_back(
        self, user_id: str, thread_id: str, from_seq: int, *, idempotency_key: str | None = None
    ) -> Request[LeftMessages]:
        """Remove the messages from this seq on; the answer has the number of those left, 0 for a thread that is unknown.

        Their texts are destroyed, and summaries that read them are withdrawn.
        """
        target = _thread(user_id, thread_id) + "/messages"
        return write("DELETE", target, query={"from_seq": from_seq}, idempotency_key=idempotency_key)

    @items
    def list(self, user_id: str, *, page_size: int | None = None) -> Request[Page[Thread]]:
        """Threads of a user."""
        return listing(path("/api/users/{user_id}/threads", user_id=user_id), limit=page_size)

    @call
    def get(self, user_id: str, thread_id: str) -> Request[Thread]:
        """A thread."""
        return get(_thread(user_id, thread_id))

    @call
    def purge(
        self,
        user_id: str,
        thread_id: str,
        *,
        reason: str | None = None,
        idempotency_key: str | None = None,
    ) -> Request[ThreadPurge]:
        """Destroy the messages, summaries and checkpoints of a thread for good. The reason stays."""
        target = _thread(user_id, thread_id)
        return write("DELETE", target, query={"reason": reason}, idempotency_key=idempotency_key)

    @call
    def purge_message(
        self,
        user_id: str,
        thread_id: str,
        seq: int,
        reason: str,
        *,
        idempotency_key: str | None = None,
    ) -> Request[LeftMessages]:
        """Destroy the text of a message for good. It keeps its place; the reason stays."""
        target = _thread(user_id, thread_id) + path("/messages/{seq}/purge", seq=str(seq))
        return write("POST", target, {"reason": reason}, idempotency_key=idempotency_key)

    @call
    def context(
        self,
        user_id: str,
        thread_id: str,
        *,
        exclude_last: bool | None = None,
        budget_tokens: int | None = None,
        seen_rev: int | None = None,
        at_seq: int | None = None,
    ) -> Request[Context]:
        """What an agent reads at the start of a turn: the last summary, every message after it, what changed.

        With `at_seq`, as it was when this message was the last one.
        """
        return get(
            _thread(user_id, thread_id) + "/context",
            exclude_last=exclude_last,
            budget_tokens=budget_tokens,
            seen_rev=seen_rev,
            at_seq=at_seq,
        )

    @items
    def summaries(
        self, user_id: str, thread_id: str, *, page_size: int | None = None
    ) -> Request[Page[Summary]]:
        """Summaries of a thread, newest first."""
        return listing(_thread(user_id, thread_id) + "/summaries", limit=page_size)

    @call
    def summarize(
        self, user_id: str, thread_id: str, *, idempotency_key: str | None = None
    ) -> Request[SummaryRequested]:
        """Have a summary made in the background, if there is something to summarise."""
        target = _thread(user_id, thread_id) + "/summarize"
        return write("POST", target, idempotency_key=idempotency_key)

    @call
    def summary_config(self) -> Request[SummaryConfig]:
        """When threads of the tenant are summarised, and how much of each."""
        return get(_CONFIG)

    @call
    def set_summary_config(
        self,
        *,
        enabled: bool | None = None,
        rolling_window_size: int | None = None,
        summarize_after_seq: int | None = None,
        idempotency_key: str | None = None,
    ) -> Request[SummaryConfig]:
        """Change when threads are summarised, and how much of each."""
        body = given(
            enabled=enabled, rolling_window_size=rolling_window_size, summarize_after_seq=summarize_after_seq
        )
        return write("PUT", _CONFIG, body, idempotency_key=idempotency_key)

    @call
    def delta(
        self,
        user_id: str,
        thread_id: str,
        *,
        since_rev: int | None = None,
        since_start: bool = False,
        seen_rev: int | None = None,
        reader: str | None = None,
        include_own: bool | None = None,
        max_lines: int | None = None,
        importance_min: int | None = None,
        categories: Sequence[str] | None = None,
        actors: Sequence[str] | None = None,
        until_rev: int | None = None,
    ) -> Request[Delta]:
        """What changed since a reader last looked. Send as `seen_rev` the `rev` of the last answer that you kept."""
        return get(
            _thread(user_id, thread_id) + "/delta",
            since_rev=since_rev,
            since="start" if since_start else None,
            seen_rev=seen_rev,
            reader=reader,
            include_own=include_own,
            max_lines=max_lines,
            importance_min=importance_min,
            categories=joined("categories", categories),
            actors=joined("actors", actors),
            until_rev=until_rev,
        )

    @call
    def ack(
        self, user_id: str, thread_id: str, rev: int, *, reader: str | None = None, shared: bool | None = None
    ) -> Request[Acknowledged]:
        """Record how far a reader has read; it never moves back. `shared` opens its place to every key."""
        body = given(rev=rev, reader=reader, shared=shared)
        return unkeyed("POST", _thread(user_id, thread_id) + "/ack", body)
