from __future__ import annotations

import math
import re
from pathlib import Path

import httpx
import pytest

import memledger
from conftest import Server
from memledger import (
    Client,
    ConnectionFailed,
    Forbidden,
    IdempotencyMismatch,
    InvalidRequest,
    MemledgerError,
    NotFound,
    RevisionMismatch,
    Unauthenticated,
    UnexpectedAnswer,
)
from memledger.errors import _BY_CODE


def test_an_error_has_its_code_status_field_and_detail(client: Client, user: str) -> None:
    with pytest.raises(InvalidRequest) as refused:
        client.memories.create(user, "x", importance=9)
    error = refused.value
    assert (error.code, error.status, error.field) == ("invalid_request", 400, "importance")
    assert error.detail == "importance: must be 1 to 5, is 9"
    assert error.request_id
    assert "importance" in str(error)


def test_each_code_has_its_exception(client: Client, server: Server, user: str) -> None:
    made = client.memories.create(user, "Likes tea", idempotency_key=f"{user}-1")
    with pytest.raises(NotFound):
        client.memories.get(user, "nothing")
    with pytest.raises(RevisionMismatch):
        client.memories.update(user, made["id"], content="Likes milk", revision=7)
    with pytest.raises(IdempotencyMismatch):
        client.memories.create(user, "Likes milk", idempotency_key=f"{user}-1")
    with Client(server.url, "ml_of_nobody") as stranger, pytest.raises(Unauthenticated):
        stranger.memories.get(user, made["id"])
    auditor = client.keys.create("auditor")
    with Client(server.url, auditor["key"]) as reader, pytest.raises(Forbidden):
        reader.memories.create(user, "Likes tea")
    client.keys.revoke(auditor["id"])
    assert auditor["id"] in {key["id"] for key in client.keys.list()}


def test_every_documented_code_has_an_exception() -> None:
    page = (Path(__file__).parents[3] / "docs" / "API.md").read_text(encoding="utf-8")
    codes = set(re.findall(r"^\| \d{3} `(\w+)` \|", page, re.MULTILINE))
    assert len(codes) >= 15
    assert codes - _BY_CODE.keys() == set()
    for error in _BY_CODE.values():
        assert getattr(memledger, error.__name__) is error, "every exception is importable"
        assert error.__name__ in memledger.__all__


def test_no_server_is_a_failed_connection(user: str) -> None:
    with Client("http://127.0.0.1:9", "ml_key", max_retries=1) as nowhere:
        with pytest.raises(ConnectionFailed) as failed:
            nowhere.memories.get(user, "x")
    assert failed.value.status is None
    assert "GET /api/users/" in failed.value.detail


def test_another_server_is_named(server: Server) -> None:
    def other(request: httpx.Request) -> httpx.Response:
        return httpx.Response(200 if "ok" in request.url.path else 404, html="<p>Welcome</p>")

    http = httpx.Client(transport=httpx.MockTransport(other))
    with Client("http://elsewhere.example", "ml_key", http_client=http) as client:
        with pytest.raises(UnexpectedAnswer, match="404: <p>Welcome</p>"):
            client.memories.get("ana", "x")
        with pytest.raises(UnexpectedAnswer, match="text/html"):
            client.memories.get("ana", "ok")


def test_a_code_of_a_newer_server_is_an_error_too() -> None:
    def newer(request: httpx.Request) -> httpx.Response:
        return httpx.Response(418, json={"code": "teapot", "detail": "use the other pot", "status": 418})

    http = httpx.Client(transport=httpx.MockTransport(newer))
    with Client("http://elsewhere.example", "ml_key", http_client=http) as client:
        with pytest.raises(MemledgerError) as refused:
            client.memories.get("ana", "x")
    assert (refused.value.code, refused.value.status) == ("teapot", 418)


def test_what_json_can_not_say_is_refused_before_it_is_sent(client: Client, user: str) -> None:
    with pytest.raises(ValueError, match="JSON"):
        client.memories.create(user, "x", metadata={"number": math.nan})
    with pytest.raises(TypeError, match="set"):
        client.memories.create(user, "x", metadata={"number": {1}})
    with pytest.raises(InvalidRequest):
        client.memories.create(user, "half a cup \ud83d")


def test_wrong_settings_are_named() -> None:
    with pytest.raises(ValueError, match="base_url"):
        Client("127.0.0.1:7777", "ml_key")
    with pytest.raises(ValueError, match="api_key"):
        Client("http://127.0.0.1:7777", "")
    with pytest.raises(ValueError, match="api_key"):
        Client("http://127.0.0.1:7777", "ml_key\n")
    with pytest.raises(ValueError, match="max_retries"):
        Client("http://127.0.0.1:7777", "ml_key", max_retries=-1)
    shown = Client("http://127.0.0.1:7777", "ml_secret")
    assert "ml_secret" not in repr(shown.settings)
    shown.close()
