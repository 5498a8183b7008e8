"""What messages would become."""

from __future__ import annotations

from typing import Literal, TypedDict

Outcome = Literal["created", "updated", "duplicate", "needs_consent", "rejected", "quarantined", "capped"]


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
