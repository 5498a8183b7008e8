"""Client for Memory Ledger, the system of record for what AI agents remember."""

from .chat import chat_messages
from .client import AsyncClient, Client
from .errors import (
    CategoryNotAllowed,
    Conflict,
    ConnectionFailed,
    EpochChanged,
    Forbidden,
    IdempotencyMismatch,
    InternalError,
    InvalidRequest,
    MemledgerError,
    MethodNotAllowed,
    NotFound,
    RateLimited,
    Rejected,
    RevisionMismatch,
    StateConflict,
    TimedOut,
    TooLarge,
    Unauthenticated,
    Unavailable,
    UnexpectedAnswer,
)
from .version import __version__

__all__ = [
    "AsyncClient",
    "CategoryNotAllowed",
    "Client",
    "Conflict",
    "ConnectionFailed",
    "EpochChanged",
    "Forbidden",
    "IdempotencyMismatch",
    "InternalError",
    "InvalidRequest",
    "MemledgerError",
    "MethodNotAllowed",
    "NotFound",
    "RateLimited",
    "Rejected",
    "RevisionMismatch",
    "StateConflict",
    "TimedOut",
    "TooLarge",
    "Unauthenticated",
    "Unavailable",
    "UnexpectedAnswer",
    "__version__",
    "chat_messages",
]
