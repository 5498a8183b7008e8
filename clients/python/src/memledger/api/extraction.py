"""Messages become memories."""

from __future__ import annotations

from collections.abc import Sequence

from ..calls import Group, S, call, items, polled
from ..request import Page, Poll, Request, get, given, listed, listing, optional_list, path, poll, unkeyed, write
from ..types.extraction import (
    ErrorGuardChanges,
    Extraction as Extracted,
    ExtractionConfig,
    ExtractionStatus,
    Extractor,
    Preview,
    Turn,
)
from ..types.threads import NewMessage

_CONFIG = "/api/admin/workflows/extraction/config"


def _extractions(user_id: str) -> str:
    return path("/api/users/{user_id}/extractions", user_id=user_id)


def _extraction(user_id: str, extraction_id: str) -> str:
    return _extractions(user_id) + path("/{extraction_id}", extraction_id=extraction_id)


def _has_ended(extraction: Extracted) -> bool:
    return extraction["status"] in ("completed", "withdrawn")


class Extraction(Group[S]):
    """What messages state of the person who wrote them, and what became of it."""

    @call
    def turn(
        self,
        user_id: str,
        messages: Sequence[NewMessage],
        *,
        thread_id: str | None = None,
        agent_id: str | None = None,
        idempotency_key: str | None = None,
    ) -> Request[Turn]:
        """Append up to 64 messages, and make memories of them in the background. Without a thread a new one begins."""
        body = given(thread_id=thread_id, messages=listed("messages", messages), agent_id=agent_id)
        return write("POST", path("/api/users/{user_id}/turns", user_id=user_id), body, idempotency_key=idempotency_key)

    @polled
    def wait(self, user_id: str, extraction_id: str, *, timeout: float = 60.0) -> Poll[Extracted]:
        """An extraction once it is completed, or withdrawn since its messages are gone.

        After `timeout` seconds this raises a `TimeoutError`, and the extraction continues. While a model fails, turns
        may wait for minutes.
        """
        return poll(_extraction(user_id, extraction_id), _has_ended, timeout)

    @call
    def get(self, user_id: str, extraction_id: str) -> Request[Extracted]:
        """An extraction as it is now: each fact that was found, with its outcome and the reason."""
        return get(_extraction(user_id, extraction_id))

    @items
    def list(
        self,
        user_id: str,
        *,
        thread_id: str | None = None,
        memory_id: str | None = None,
        status: ExtractionStatus | None = None,
        page_size: int | None = None,
    ) -> Request[Page[Extracted]]:
        """Extractions, newest first; of a memory those that found what it says."""
        return listing(
            _extractions(user_id), thread_id=thread_id, memory_id=memory_id, status=status, limit=page_size
        )

    @call
    def request(
        self,
        user_id: str,
        thread_id: str,
        *,
        from_seq: int | None = None,
        to_seq: int | None = None,
        idempotency_key: str | None = None,
    ) -> Request[Extracted]:
        """Have messages read again, at most 512. What is remembered already is not written twice."""
        body = given(thread_id=thread_id, from_seq=from_seq, to_seq=to_seq)
        return write("POST", _extractions(user_id), body, idempotency_key=idempotency_key)

    @call
    def preview(self, user_id: str, messages: Sequence[NewMessage]) -> Request[Preview]:
        """What memories these messages would become, and what would not be kept and why. Nothing is written."""
        return unkeyed("POST", _extractions(user_id) + "/preview", {"messages": listed("messages", messages)})

    @call
    def config(self) -> Request[ExtractionConfig]:
        """How messages become memories, and whether a failing model is left alone."""
        return get(_CONFIG)

    @call
    def set_config(
        self,
        *,
        enabled: bool | None = None,
        extractor: Extractor | None = None,
        max_writes_per_turn: int | None = None,
        max_writes_per_day: int | None = None,
        short_preference_shortcut: bool | None = None,
        short_preference_max_length: int | None = None,
        preference_keywords: Sequence[str] | None = None,
        duplicate_embedding: float | None = None,
        duplicate_text: float | None = None,
        check_low: float | None = None,
        error_guard: ErrorGuardChanges | None = None,
        idempotency_key: str | None = None,
    ) -> Request[ExtractionConfig]:
        """Change how messages become memories. What is not given stays."""
        body = given(
            enabled=enabled,
            extractor=extractor,
            max_writes_per_turn=max_writes_per_turn,
            max_writes_per_day=max_writes_per_day,
            short_preference_shortcut=short_preference_shortcut,
            short_preference_max_length=short_preference_max_length,
            preference_keywords=optional_list("preference_keywords", preference_keywords),
            duplicate_embedding=duplicate_embedding,
            duplicate_text=duplicate_text,
            check_low=check_low,
            error_guard=error_guard,
        )
        return write("PUT", _CONFIG, body, idempotency_key=idempotency_key)
