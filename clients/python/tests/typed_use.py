"""What a type checker knows of the client. It is checked and never run."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from typing import Any

from typing_extensions import assert_type

from memledger import AsyncClient, Client
from memledger.types import FeedItem, Memory, Recalled


def blocking(client: Client) -> None:
    memory = client.memories.create("ana", "Likes tea", category="food", importance=3)
    assert_type(memory, Memory)
    assert_type(memory["topics"], list[str])
    assert_type(client.memories.list("ana"), Iterator[Memory])
    assert_type(client.feed.follow(), Iterator[FeedItem])
    assert_type(client.users.export("ana"), Iterator[dict[str, Any]])
    assert_type(client.users.export_file("ana"), Iterator[bytes])
    client.memories.update("ana", memory["id"], category=None)
    client.memories.create("ana", "Likes tea", colour="green")  # type: ignore[call-arg]
    client.memories.create("ana", "Likes tea", importance="high")  # type: ignore[arg-type]
    client.memories.create(content="Likes tea")  # type: ignore[call-arg]


async def without_blocking(client: AsyncClient) -> None:
    assert_type(await client.memories.query("ana"), Recalled)
    assert_type(client.memories.list("ana"), AsyncIterator[Memory])
    async for event in client.feed.events():
        assert_type(event["body"], dict[str, Any])
