"""When to send a request again, and after which wait."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from typing import Any

import httpx

from . import errors
from .request import Request

#: Answers after which the same request may succeed.
_TRANSIENT = frozenset({429, 503})

_FIRST_WAIT_S = 0.25
_LONGEST_WAIT_S = 30.0


@dataclass(frozen=True)
class Retries:
    """At most `most` retries, with waits that double and vary, so that clients do not come back all at once."""

    most: int

    def __post_init__(self) -> None:
        if self.most < 0:
            raise ValueError(f"max_retries must be 0 or more, is {self.most}")

    def wait_s(self, attempt: int, at_least: float | None = None) -> float | None:
        """How long to wait after that attempt, counted from 0; `None`: give up."""
        if attempt >= self.most or (at_least is not None and at_least > _LONGEST_WAIT_S):
            return None
        longest = min(_LONGEST_WAIT_S, _FIRST_WAIT_S * 2.0**attempt)
        return max(at_least or 0.0, longest * random.uniform(0.5, 1.0))

    def after_answer(self, attempt: int, request: Request[Any], response: httpx.Response) -> float | None:
        """How long to wait after an answer that is an error."""
        # What came too early was not done; of what is unavailable nobody knows.
        is_safe = request.is_repeatable or response.status_code == 429
        if response.status_code not in _TRANSIENT or not is_safe:
            return None
        return self.wait_s(attempt, retry_after_s(response))

    def after_failure(
        self, attempt: int, request: Request[Any], failure: httpx.RequestError
    ) -> float | None:
        """How long to wait after no answer arrived."""
        # Settings and names that can't be sent will not do better the next time.
        if isinstance(failure, (httpx.LocalProtocolError, httpx.UnsupportedProtocol, httpx.ProxyError)):
            return None
        was_sent = not isinstance(failure, (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout))
        if was_sent and not request.is_repeatable:
            return None
        return self.wait_s(attempt)


def retry_after_s(response: httpx.Response) -> float | None:
    """The wait that the server asks for, in seconds or as a date."""
    text = response.headers.get("Retry-After")
    if text is None:
        return None
    try:
        return max(0.0, float(text))
    except ValueError:
        pass
    try:
        return max(0.0, parsedate_to_datetime(text).timestamp() - time.time())
    except ValueError:
        return None


def error_of(response: httpx.Response) -> errors.MemledgerError:
    return errors.from_response(response, retry_after_s(response))


class Resumptions:
    """How often in a row a live stream could not be resumed; any sign of life begins the count anew."""

    def __init__(self, retries: Retries) -> None:
        self._retries = retries
        self._attempt = 0

    def alive(self) -> None:
        self._attempt = 0

    def wait_s(self, broken: errors.MemledgerError) -> float:
        """The wait before the next attempt. Raises the error if another attempt is of no use, or there were enough."""
        is_transient = isinstance(broken, errors.ConnectionFailed) or broken.status in _TRANSIENT
        wait = self._retries.wait_s(self._attempt, broken.retry_after_s) if is_transient else None
        if wait is None:
            raise broken
        self._attempt += 1
        return wait
