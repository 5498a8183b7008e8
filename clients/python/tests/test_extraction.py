from __future__ import annotations

from memledger import Client
from memledger.types import NewMessage


def test_a_preview_tells_what_messages_would_become_and_writes_nothing(client: Client, user: str) -> None:
    messages: list[NewMessage] = [
        {"role": "user", "content": "I live in Weimar.", "at": "2026-03-02T09:00:00Z"},
        {"role": "assistant", "content": "You prefer tea, I believe?"},
    ]
    (first,) = client.extraction.preview(user, messages)["candidates"]
    assert (first["outcome"], first["source"]["seq"], first["memory_id"]) == ("created", 0, None)
    kept = client.memories.create(user, first["text"])
    (again,) = client.extraction.preview(user, messages)["candidates"]
    assert (again["outcome"], again["memory_id"]) == ("duplicate", kept["id"])
    assert [memory["id"] for memory in client.memories.list(user)] == [kept["id"]]
