"""What can go wrong, one exception for each `code` of the server."""

from __future__ import annotations

import json
from typing import Any

import httpx


class MemledgerError(Exception):
    """A request failed. Decide by `code`, or catch a subclass; `detail` says what to do."""

    #: The code that the class stands for.
    CODE = ""

    def __init__(
        self,
        detail: str,
        *,
        code: str | None = None,
        status: int | None = None,
        field: str | None = None,
        allowed: list[str] | None = None,
        retry_after_s: float | None = None,
        request_id: str | None = None,
    ) -> None:
        self.detail = detail
        self.code = code or self.CODE
        #: The HTTP status; `None` if no answer arrived.
        self.status = status
        #: The field, parameter or header that is wrong, if there is one.
        self.field = field
        #: With `category_not_allowed`: the categories that are open to the key.
        self.allowed = allowed
        #: Seconds after which the server suggests to try again.
        self.retry_after_s = retry_after_s
        #: Names the request in the server's log.
        self.request_id = request_id
        super().__init__(detail)

    def __str__(self) -> str:
        return f"{self.code}: {self.detail}" if self.code else self.detail


class ConnectionFailed(MemledgerError):
    """No answer arrived, after all retries. A write may have been done: repeat it with the same `idempotency_key`."""

    CODE = "connection_failed"


class TimedOut(ConnectionFailed):
    """No answer arrived in time."""

    CODE = "timed_out"


class UnexpectedAnswer(MemledgerError):
    """The answer is not one of a Memory Ledger server: look at `base_url`, or at a proxy in between."""

    CODE = "unexpected_answer"


class InvalidRequest(MemledgerError):
    """A field, parameter or header breaks a rule; `field` names it."""

    CODE = "invalid_request"


class Unauthenticated(MemledgerError):
    """The API key is missing, unknown, expired or revoked."""

    CODE = "unauthenticated"


class Forbidden(MemledgerError):
    """The role of the key does not allow this."""

    CODE = "forbidden"


class CategoryNotAllowed(Forbidden):
    """The agent's allowlist lacks the category; `allowed` has those that are open."""

    CODE = "category_not_allowed"


class NotFound(MemledgerError):
    """There is no such thing within the key's reach."""

    CODE = "not_found"


class MethodNotAllowed(MemledgerError):
    """The server knows the path, but not the method: client and server differ in version."""

    CODE = "method_not_allowed"


class Conflict(MemledgerError):
    """Others were first too often; repeat the request."""

    CODE = "conflict"


class StateConflict(Conflict):
    """The state of the memory, thread or run forbids this."""

    CODE = "state_conflict"


class EpochChanged(Conflict):
    """The feed's cursor is of another ledger, or from before a restore; read from the beginning."""

    CODE = "epoch_changed"


class RevisionMismatch(MemledgerError):
    """It has another revision than the request names; read it, then repeat."""

    CODE = "revision_mismatch"


class TooLarge(MemledgerError):
    """The body is larger than the server takes."""

    CODE = "too_large"


class Rejected(MemledgerError):
    """A limit of the user is reached."""

    CODE = "rejected"


class IdempotencyMismatch(MemledgerError):
    """The idempotency key was used with another request."""

    CODE = "idempotency_mismatch"


class RateLimited(MemledgerError):
    """There were too many requests; wait `retry_after_s`."""

    CODE = "rate_limited"


class InternalError(MemledgerError):
    """A fault of the server, whose log has the cause."""

    CODE = "internal"


class Unavailable(MemledgerError):
    """The database or a read model is down or behind. A write may have been done: repeat it with the same key."""

    CODE = "unavailable"


def _of_codes(error: type[MemledgerError]) -> dict[str, type[MemledgerError]]:
    known: dict[str, type[MemledgerError]] = {}
    for narrower in error.__subclasses__():
        known |= {narrower.CODE: narrower, **_of_codes(narrower)}
    return known


_BY_CODE = _of_codes(MemledgerError)

#: Most characters of an answer that is no problem document, as an error quotes it.
_QUOTED = 200


def from_response(response: httpx.Response, retry_after_s: float | None = None) -> MemledgerError:
    """The exception of an answer whose body was read."""
    request_id = response.headers.get("X-Request-Id")
    problem = _problem(response)
    if problem is None:
        text = " ".join(response.text[:_QUOTED].split())
        return UnexpectedAnswer(
            f"{response.request.method} {response.request.url} was answered {response.status_code}: {text}",
            status=response.status_code,
            retry_after_s=retry_after_s,
            request_id=request_id,
        )
    # A server that is newer than this client may have codes that it does not know.
    error = _BY_CODE.get(problem["code"], MemledgerError)
    return error(
        str(problem.get("detail", "")),
        code=problem["code"],
        status=response.status_code,
        field=problem.get("field"),
        allowed=problem.get("allowed"),
        retry_after_s=retry_after_s,
        request_id=request_id,
    )


def _problem(response: httpx.Response) -> dict[str, Any] | None:
    try:
        body = response.json()
    except (json.JSONDecodeError, UnicodeDecodeError):
        return None
    return body if isinstance(body, dict) and isinstance(body.get("code"), str) else None


def from_transport(error: httpx.RequestError, request: str) -> ConnectionFailed:
    """The exception of a request that got no answer."""
    kind = TimedOut if isinstance(error, httpx.TimeoutException) else ConnectionFailed
    return kind(f"{request} got no answer: {str(error) or type(error).__name__}")
