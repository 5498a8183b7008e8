from __future__ import annotations

import socket
import time
from collections.abc import Callable
from email.utils import formatdate

import httpx
import pytest

from conftest import ADMIN_KEY, Server
from flaky import losing
from memledger import AsyncClient, Client, ConnectionFailed, RateLimited, RevisionMismatch, TimedOut, Unavailable
from memledger.retries import Retries, retry_after_s

PROBLEM = {"code": "unavailable", "detail": "the database is down", "status": 503}
MEMORY = {"id": "m", "content": "x"}


class Script:
    """Answers in turn, and what was asked."""

    def __init__(self, *answers: httpx.Response | Exception) -> None:
        self._answers = list(answers)
        self.asked: list[httpx.Request] = []

    def __call__(self, request: httpx.Request) -> httpx.Response:
        self.asked.append(request)
        answer = self._answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer

    def client(self, max_retries: int = 4) -> Client:
        http = httpx.Client(transport=httpx.MockTransport(self))
        return Client("http://ledger.example/base/", "ml_key", max_retries=max_retries, http_client=http)

    def keys(self) -> list[str | None]:
        return [request.headers.get("Idempotency-Key") for request in self.asked]


def down(**headers: str) -> httpx.Response:
    return httpx.Response(503, json=PROBLEM, headers=headers)


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    waited: list[float] = []
    monkeypatch.setattr(time, "sleep", waited.append)
    return waited


def test_a_write_whose_answer_is_lost_is_done_once(server: Server, client: Client, user: str) -> None:
    with losing(server.url, losses=2) as way, Client(way.url, ADMIN_KEY) as far:
        made = far.memories.create(user, "Likes tea")
        assert way.lost == 2
    assert [memory["id"] for memory in client.memories.list(user)] == [made["id"]]
    assert client.memories.get(user, made["id"])["rev"] == 1


def test_a_guarded_state_whose_answer_is_lost_is_no_conflict(server: Server, client: Client, user: str) -> None:
    first = client.checkpoints.save_state(user, "t", {"plan": ["book"]})
    with losing(server.url, losses=2) as way, Client(way.url, ADMIN_KEY) as far:
        saved = far.checkpoints.save_state(user, "t", {"plan": ["pay"]}, revision=first["revision"])
        assert way.lost == 2
    assert saved["revision"] == first["revision"] + 1
    with pytest.raises(RevisionMismatch):
        client.checkpoints.save_state(user, "t", {"plan": []}, revision=first["revision"])


@pytest.mark.anyio
async def test_so_is_one_of_the_async_client(server: Server, async_client: AsyncClient, user: str) -> None:
    with losing(server.url, losses=2) as way:
        async with AsyncClient(way.url, ADMIN_KEY) as far:
            made = await far.memories.create_many(user, [{"content": "Likes tea"}, {"content": "Likes milk"}])
        assert way.lost == 2
    assert len(made) == len([memory async for memory in async_client.memories.list(user)]) == 2


def test_every_attempt_has_the_same_key(waits: list[float]) -> None:
    script = Script(
        httpx.ConnectError("refused"), httpx.ReadTimeout("late"), down(), httpx.Response(201, json=MEMORY)
    )
    with script.client() as client:
        assert client.memories.create("ana", "x")["id"] == "m"
    assert len(set(script.keys())) == 1 and script.keys()[0]
    assert str(script.asked[0].url) == "http://ledger.example/base/api/users/ana/memories"
    # They double, and vary.
    assert [0.125 <= waits[0] <= 0.25, 0.25 <= waits[1] <= 0.5, 0.5 <= waits[2] <= 1.0] == [True] * 3


def test_two_writes_have_two_keys_and_a_key_of_the_caller_is_kept() -> None:
    script = Script(*(httpx.Response(201, json=MEMORY) for _ in range(3)))
    with script.client() as client:
        client.memories.create("ana", "x")
        client.memories.create("ana", "x")
        client.memories.create("ana", "x", idempotency_key="turn-17")
    first, second, third = script.keys()
    assert first != second
    assert third == "turn-17"


def test_the_wait_that_the_server_asks_for_is_kept(waits: list[float]) -> None:
    limited = httpx.Response(429, json={**PROBLEM, "code": "rate_limited"}, headers={"Retry-After": "7"})
    script = Script(limited, down(**{"Retry-After": "2"}), httpx.Response(200, json=MEMORY))
    with script.client() as client:
        client.memories.get("ana", "m")
    assert waits == [7.0, 2.0]


def test_attempts_are_bounded(waits: list[float]) -> None:
    script = Script(*(down() for _ in range(3)))
    with script.client(max_retries=2) as client, pytest.raises(Unavailable):
        client.memories.get("ana", "m")
    assert (len(script.asked), len(waits)) == (3, 2)
    none = Script(httpx.ReadTimeout("late"))
    with none.client(max_retries=0) as client, pytest.raises(TimedOut):
        client.memories.get("ana", "m")
    assert len(none.asked) == 1


def test_a_wait_that_is_too_long_is_left_to_the_caller(waits: list[float]) -> None:
    script = Script(httpx.Response(429, json={**PROBLEM, "code": "rate_limited"}, headers={"Retry-After": "3600"}))
    with script.client() as client, pytest.raises(RateLimited) as refused:
        client.memories.get("ana", "m")
    assert (refused.value.retry_after_s, waits) == (3600.0, [])


@pytest.mark.parametrize("status", [400, 401, 403, 404, 409, 412, 413, 422, 500])
def test_an_error_that_stays_is_not_tried_again(status: int, waits: list[float]) -> None:
    script = Script(httpx.Response(status, json={"code": "internal", "detail": "", "status": status}))
    with script.client() as client, pytest.raises(Exception, match="internal"):
        client.memories.get("ana", "m")
    assert (len(script.asked), waits) == (1, [])


def test_what_can_not_be_sent_is_not_tried_again(waits: list[float]) -> None:
    script = Script(httpx.LocalProtocolError("Illegal header value"))
    with script.client() as client, pytest.raises(ConnectionFailed, match="Illegal header value"):
        client.memories.get("ana", "m")
    assert waits == []


@pytest.mark.parametrize(
    ("answer", "attempts"),
    [(lambda: httpx.ConnectError("refused"), 2), (lambda: httpx.ReadTimeout("late"), 1), (down, 1)],
)
def test_a_key_is_not_made_twice(
    answer: Callable[[], httpx.Response | Exception], attempts: int, waits: list[float]
) -> None:
    script = Script(answer(), httpx.Response(201, json={"id": "k", "key": "ml_x"}))
    with script.client() as client:
        if attempts == 1:
            with pytest.raises((ConnectionFailed, Unavailable)):
                client.keys.create("auditor")
        else:
            client.keys.create("auditor")
    assert len(script.asked) == attempts


def test_attempts_to_follow_are_bounded(waits: list[float]) -> None:
    script = Script(*(down() for _ in range(3)))
    with script.client(max_retries=2) as client, pytest.raises(Unavailable):
        next(client.feed.follow())
    assert (len(script.asked), len(waits)) == (3, 2)


def test_each_sign_of_life_begins_the_count_anew(waits: list[float]) -> None:
    event = b'id: c1\ndata: {"version":1}\n\n'
    script = Script(down(), down(), httpx.Response(200, content=event), *(httpx.ReadError("cut") for _ in range(3)))
    with script.client(max_retries=2) as client:
        live = client.feed.follow(after="c0")
        assert next(live)["version"] == 1
        with pytest.raises(ConnectionFailed):
            next(live)
    assert len(waits) == 4
    assert script.asked[0].url.params["after"] == "c0"
    assert script.asked[-1].headers["Last-Event-ID"] == "c1"
    assert "after" not in script.asked[-1].url.params


def test_a_date_is_a_wait_too() -> None:
    soon = httpx.Response(503, headers={"Retry-After": formatdate(time.time() + 100, usegmt=True)})
    assert 95 < (retry_after_s(soon) or 0) <= 100
    assert retry_after_s(httpx.Response(503, headers={"Retry-After": "soon"})) is None
    assert retry_after_s(httpx.Response(503)) is None
    assert (Retries(9).wait_s(8) or 99) <= 30


def test_a_request_times_out() -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        url = f"http://127.0.0.1:{silent.getsockname()[1]}"
        with Client(url, ADMIN_KEY, timeout=0.05, max_retries=1) as hasty, pytest.raises(TimedOut):
            hasty.memories.get("ana", "m")
