"""What messages became, or would become."""

from __future__ import annotations

from typing import Literal, TypedDict

from .threads import AppendedMessage

Outcome = Literal[
    "created", "updated", "merged", "duplicate", "needs_consent", "rejected", "quarantined", "capped"
]
ExtractionStatus = Literal["pending", "running", "completed", "failed", "withdrawn"]
Extractor = Literal["offline", "model"]


class CandidateSource(TypedDict):
    """Where a candidate stands: the message, from 0, and the bytes of its text."""

    seq: int
    start: int
    end: int
    speaker: str


class Candidate(TypedDict):
    """A fact that a message states, and what becomes of it."""

    text: str
    fact_key: str
    category: str
    kind: str
    bank: str
    importance: int
    source: CandidateSource
    outcome: Outcome
    reason: str
    memory_id: str | None
    proposal_id: str | None


class Preview(TypedDict):
    """The candidates, and the rules that found them."""

    extractor: str
    candidates: list[Candidate]


class Turn(TypedDict):
    """Where the messages of a turn are, and the extraction that makes memories of them."""

    thread_id: str
    messages: list[AppendedMessage]
    extraction_id: str | None


class ExtractedSource(TypedDict):
    """Where a candidate stands. All but the message is `None` once its texts are destroyed."""

    seq: int
    start: int | None
    end: int | None
    speaker: str | None


class ExtractedCandidate(TypedDict):
    """A fact that an extraction found, and what became of it.

    `text` is what the memory says now. It is `None` once that is destroyed, if it waits for the person's yes, and for
    agents if it is quarantined.
    """

    text: str | None
    fact_key: str | None
    category: str | None
    kind: str | None
    bank: str | None
    importance: int | None
    source: ExtractedSource
    outcome: Outcome
    reason: str | None
    memory_id: str | None
    proposal_id: str | None


class Extraction(TypedDict):
    """What became of messages. A failed one is tried again; of a withdrawn one the messages are gone."""

    id: str
    thread_id: str
    from_seq: int
    to_seq: int
    status: ExtractionStatus
    extractor: str | None
    attempts: int
    error: str | None
    created_at: str
    next_attempt_at: str | None
    completed_at: str | None
    candidates: list[ExtractedCandidate]


class ErrorGuardChanges(TypedDict, total=False):
    """After how many errors in what time a model is left alone, and for how long. Absent fields stay."""

    enabled: bool
    threshold: int
    window_seconds: int
    cooldown_seconds: int


class _ErrorGuard(TypedDict):
    enabled: bool
    threshold: int
    window_seconds: int
    cooldown_seconds: int


class ErrorGuard(_ErrorGuard, total=False):
    """When a failing model is left alone, and whether it is: the answer to a change does not say that."""

    state: Literal["closed", "open", "half_open"]
    open_until: str
    errors: int
    activations: int


class ExtractionConfig(TypedDict):
    """How messages of the tenant become memories."""

    enabled: bool
    extractor: Extractor
    max_writes_per_turn: int
    max_writes_per_day: int
    short_preference_shortcut: bool
    short_preference_max_length: int
    preference_keywords: list[str]
    duplicate_embedding: float
    duplicate_text: float
    check_low: float
    error_guard: ErrorGuard
