"""What agents know a person by, and the person's consent to it."""

from __future__ import annotations

from typing import Literal, TypedDict

SpecialClass = Literal["health", "religion", "sexuality", "politics", "union", "biometrics", "contact", "finance"]
ContextField = Literal[
    "preferred_name", "pronouns", "city", "language", "tone", "goals",
    "health", "religion", "sexuality", "politics", "union", "biometrics", "contact", "finance",
]  # fmt: skip
ProposalStatus = Literal["pending", "applied", "accepted", "rejected", "expired"]


class MessageRef(TypedDict):
    """A message of a conversation."""

    thread_id: str
    seq: int


class ContextValue(TypedDict):
    """The value of a field, the proposal that it comes from, and where the person said it."""

    value: str
    since: str
    proposal_id: str
    source: list[MessageRef]


class ContextFact(ContextValue):
    """A fact of a special class; a class may have several."""

    field: SpecialClass


class UserContext(TypedDict):
    """What agents know a person by. A field without a value is absent."""

    fields: dict[ContextField, ContextValue]
    facts: list[ContextFact]
    rev: int


class Proposal(TypedDict):
    """A proposed value. It is `None` once it is destroyed, and so is the reason."""

    id: str
    field: ContextField
    value: str | None
    reason: str | None
    evidence: list[MessageRef]
    is_sensitive: bool
    status: ProposalStatus
    content_hash: str
    created_at: str
    expires_at: str
    decided_at: str | None
    decided_by: str | None
    message: MessageRef | None
