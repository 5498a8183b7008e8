from __future__ import annotations

import httpx
import pytest

from conftest import ADMIN_KEY, Server
from flaky import losing
from memledger import AsyncClient, Client, InvalidRequest
from memledger.types import NewMessage


def test_a_preview_tells_what_messages_would_become_and_writes_nothing(client: Client, user: str) -> None:
    messages: list[NewMessage] = [
        {"role": "user", "content": "I live in Weimar.", "at": "2026-03-02T09:00:00Z"},
        {"role": "assistant", "content": "You prefer tea, I believe?"},
    ]
    first, claim = client.extraction.preview(user, messages)["candidates"]
    assert (claim["source"]["speaker"], claim["outcome"]) == ("assistant", "rejected")
    assert (first["outcome"], first["source"]["seq"], first["memory_id"]) == ("created", 0, None)
    kept = client.memories.create(user, first["text"])
    again, _ = client.extraction.preview(user, messages)["candidates"]
    assert (again["outcome"], again["memory_id"]) == ("duplicate", kept["id"])
    assert [memory["id"] for memory in client.memories.list(user)] == [kept["id"]]


def said(text: str) -> list[NewMessage]:
    return [{"role": "user", "content": text}]


def test_a_turn_becomes_memories_that_name_their_messages(client: Client, user: str) -> None:
    turn = client.extraction.turn(user, [*said("I play the cello."), {"role": "assistant", "content": "Nice!"}])
    assert [one["seq"] for one in turn["messages"]] == [0, 1]
    assert turn["extraction_id"] is not None
    done = client.extraction.wait(user, turn["extraction_id"])
    assert (done["status"], done["thread_id"], done["to_seq"]) == ("completed", turn["thread_id"], 1)
    (found,) = done["candidates"]
    assert (found["outcome"], found["source"]["seq"], found["source"]["speaker"]) == ("created", 0, "user")
    assert found["memory_id"] is not None
    assert client.memories.get(user, found["memory_id"])["content"] == found["text"]
    assert client.extraction.get(user, done["id"]) == done

    assert list(client.extraction.list(user, memory_id=found["memory_id"], status="completed")) == [done]
    assert list(client.extraction.list(user, thread_id="another")) == []
    again = client.extraction.turn(user, said("I play the cello."), thread_id=turn["thread_id"])
    assert again["thread_id"] == turn["thread_id"] and again["extraction_id"] is not None
    assert client.extraction.wait(user, again["extraction_id"])["candidates"][0]["outcome"] == "duplicate"
    both = client.extraction.list(user, thread_id=turn["thread_id"], page_size=1)
    assert [one["id"] for one in both] == [again["extraction_id"], done["id"]]


def test_messages_are_read_if_the_request_says_so_or_later(client: Client, user: str) -> None:
    appended = client.threads.append(user, "t", said("I own a canoe."), extract=True)
    assert appended["extraction_id"] is not None
    assert client.extraction.wait(user, appended["extraction_id"])["candidates"][0]["outcome"] == "created"
    assert client.threads.append(user, "t", said("I own a harp."), extract=False)["extraction_id"] is None
    requested = client.extraction.request(user, "t", from_seq=0, to_seq=1)
    assert (requested["from_seq"], requested["to_seq"]) == (0, 1)
    done = client.extraction.wait(user, requested["id"])
    assert [one["outcome"] for one in done["candidates"]] == ["duplicate", "created"]
    with pytest.raises(InvalidRequest) as refused:
        client.extraction.request(user, "t", from_seq=1, to_seq=7)
    assert refused.value.field == "to_seq"


def test_a_turn_whose_answer_is_lost_is_said_once(server: Server, client: Client, user: str) -> None:
    with losing(server.url, losses=1) as way, Client(way.url, ADMIN_KEY) as far:
        turn = far.extraction.turn(user, said("I own a canoe."))
        assert way.lost == 1
    assert turn["extraction_id"] is not None
    assert client.extraction.wait(user, turn["extraction_id"])["candidates"][0]["outcome"] == "created"
    assert [one["messages"] for one in client.threads.list(user)] == [1]


def test_what_is_sensitive_becomes_a_fact_with_the_persons_yes(
    server: Server, client: Client, user: str
) -> None:
    for text in ("I have asthma.", "I am allergic to penicillin."):
        turn = client.extraction.turn(user, said(text), thread_id="t")
        assert turn["extraction_id"] is not None
        (one,) = client.extraction.wait(user, turn["extraction_id"])["candidates"]
        assert (one["outcome"], one["text"], one["memory_id"]) == ("needs_consent", None, None)
        assert one["proposal_id"] is not None
    with Client(server.url, client.keys.create("person", users=[user])["key"]) as person:
        for proposal in person.user_context.proposals(user, status="pending"):
            person.user_context.accept(user, proposal["id"], proposal["content_hash"])
        facts = client.user_context.get(user)["facts"]
        assert {fact["field"] for fact in facts} == {"health"} and len(facts) == 2
        left = person.user_context.withdraw(user, "health", proposal_id=facts[0]["proposal_id"])
        assert left["facts"] == facts[1:]
    assert list(client.memories.list(user)) == []


def test_settings_are_read_and_changed(client: Client) -> None:
    before = client.extraction.config()
    assert (before["enabled"], before["extractor"], before["error_guard"]["state"]) == (False, "offline", "closed")
    changed = client.extraction.set_config(
        max_writes_per_turn=4, preference_keywords=["love"], error_guard={"threshold": 7}
    )
    try:
        assert (changed["max_writes_per_turn"], changed["preference_keywords"]) == (4, ["love"])
        assert (changed["error_guard"]["threshold"], changed["error_guard"]["window_seconds"]) == (7, 600)
    finally:
        client.extraction.set_config(
            max_writes_per_turn=before["max_writes_per_turn"],
            preference_keywords=before["preference_keywords"],
            error_guard={"threshold": before["error_guard"]["threshold"]},
        )
    assert client.extraction.config() == before


def test_the_wait_ends_with_its_time(user: str) -> None:
    pending = {"status": "pending"}
    server = httpx.MockTransport(lambda request: httpx.Response(200, json=pending))
    with Client("http://ledger.example", "ml_key", http_client=httpx.Client(transport=server)) as client:
        with pytest.raises(TimeoutError) as late:
            client.extraction.wait(user, "x", timeout=0.05)
    assert "/extractions/x has no final answer after 0.05 s" in str(late.value)


@pytest.mark.anyio
async def test_the_async_client_waits(async_client: AsyncClient, user: str) -> None:
    turn = await async_client.extraction.turn(user, said("I play the cello."))
    assert turn["extraction_id"] is not None
    done = await async_client.extraction.wait(user, turn["extraction_id"])
    assert [one["outcome"] for one in done["candidates"]] == ["created"]
    assert [one["id"] async for one in async_client.extraction.list(user)] == [done["id"]]
    pending = httpx.MockTransport(lambda request: httpx.Response(200, json={"status": "failed"}))
    async with AsyncClient(
        "http://ledger.example", "ml_key", http_client=httpx.AsyncClient(transport=pending)
    ) as other:
        with pytest.raises(TimeoutError):
            await other.extraction.wait(user, "x", timeout=0.05)
