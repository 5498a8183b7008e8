from __future__ import annotations

import asyncio
import threading
from itertools import islice

import pytest

from conftest import ADMIN_KEY, Server
from flaky import Losing, losing
from memledger import AsyncClient, Client, InvalidRequest, Unauthenticated


def test_the_feed_resumes_behind_a_cursor(client: Client, user: str) -> None:
    before = client.feed.tail(1)["next_cursor"]
    for number in range(5):
        client.memories.create(user, f"Fact number {number}")
    mine = [event for event in client.feed.events(after=before, page_size=2) if event["stream_id"] == user]
    assert [event["event_type"] for event in mine] == ["MemoryCreated"] * 5
    assert [event["version"] for event in mine] == [1, 2, 3, 4, 5]
    rest = [event for event in client.feed.events(after=mine[2]["cursor"]) if event["stream_id"] == user]
    assert [event["event_id"] for event in rest] == [event["event_id"] for event in mine[3:]]
    page = client.feed.page(after=before, limit=1)
    assert (len(page["items"]), page["epoch"] >= 0) == (1, True)
    with pytest.raises(InvalidRequest):
        next(client.feed.events(after="nowhere"))


def test_the_live_feed_has_events_as_they_come(client: Client, user: str) -> None:
    before = client.feed.tail(1)["next_cursor"]
    client.memories.create(user, "Fact number 0")
    live = client.feed.follow(after=before)
    first = next(event for event in live if event["stream_id"] == user)
    assert first["version"] == 1
    later = threading.Timer(0.2, client.memories.create, (user, "Fact number 1"))
    later.start()
    second = next(event for event in live if event["stream_id"] == user)
    assert (second["version"], second["event_type"]) == (2, "MemoryCreated")
    later.join()
    live.close()  # type: ignore[attr-defined]


def _cut(way: Losing) -> None:
    """Lose the connection with whatever comes next."""
    way.losses = way.lost + 1


def test_the_live_feed_resumes_after_an_interruption(server: Server, client: Client, user: str) -> None:
    before = client.feed.tail(1)["next_cursor"]
    versions: list[int] = []
    with losing(server.url, losses=0) as way, Client(way.url, ADMIN_KEY) as far:
        live = far.feed.follow(after=before)
        for number in range(4):
            client.memories.create(user, f"Fact number {number}")
            versions += [e["version"] for e in islice((e for e in live if e["stream_id"] == user), 1)]
            _cut(way)
        assert way.lost >= 3
        live.close()  # type: ignore[attr-defined]
    assert versions == [1, 2, 3, 4], "each event once, in order"


def test_a_revoked_key_ends_the_live_feed(server: Server, client: Client, user: str) -> None:
    key = client.keys.create("auditor")
    with Client(server.url, key["key"]) as reader:
        live = reader.feed.follow(after=client.feed.tail(1)["next_cursor"])
        client.memories.create(user, "Likes tea")
        assert next(live)["stream_id"]
        client.keys.revoke(key["id"])
        with pytest.raises(Unauthenticated):
            for _ in live:
                pass


@pytest.mark.anyio
async def test_the_async_client_follows_too(server: Server, async_client: AsyncClient, user: str) -> None:
    before = (await async_client.feed.tail(1))["next_cursor"]
    versions: list[int] = []
    with losing(server.url, losses=0) as way:
        async with AsyncClient(way.url, ADMIN_KEY) as far:

            async def follow() -> None:
                async for event in far.feed.follow(after=before):
                    if event["stream_id"] == user:
                        versions.append(event["version"])
                        _cut(way)
                    if versions == [1, 2, 3]:
                        return

            following = asyncio.create_task(follow())
            for number in range(3):
                await async_client.memories.create(user, f"Fact number {number}")
            await asyncio.wait_for(following, 30)
    assert versions == [1, 2, 3]
    listed = [event async for event in async_client.feed.events(after=before)]
    assert [event["version"] for event in listed if event["stream_id"] == user] == [1, 2, 3]
