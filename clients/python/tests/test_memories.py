from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta, timezone
from itertools import islice

import pytest

from memledger import AsyncClient, Client, NotFound, StateConflict


def test_a_memory_is_created_read_changed_and_listed(client: Client, user: str) -> None:
    made = client.memories.create(
        user, "Preferred name is Ana", category="Personal", topics=["name"], importance=4, metadata={"a": [1, None]}
    )
    assert made["content"] == "Preferred name is Ana"
    assert (made["category"], made["topics"], made["importance"]) == ("Personal", ["name"], 4)
    assert made["metadata"] == {"a": [1, None]}
    assert client.memories.get(user, made["id"])["rev"] == made["rev"] == 1

    changed = client.memories.update(user, made["id"], content="Preferred name is Anna", category=None)
    assert changed["content"] == "Preferred name is Anna"
    assert changed["category"] is None, "None clears"
    assert changed["topics"] == ["name"], "what is absent stays"
    assert [memory["id"] for memory in client.memories.list(user)] == [made["id"]]


def test_a_list_pages_by_itself(client: Client, user: str) -> None:
    texts = [f"Fact number {number}" for number in range(7)]
    made = client.memories.create_many(user, [{"content": text} for text in texts])
    assert [memory["content"] for memory in made] == texts
    listed = client.memories.list(user, page_size=3, sort="created_at")
    assert sorted(memory["content"] or "" for memory in listed) == texts
    assert len(list(islice(client.memories.list(user, page_size=2), 3))) == 3


def test_a_list_is_filtered(client: Client, user: str) -> None:
    client.memories.create(user, "Ships on Friday", category="work, urgent", importance=5, pinned=True)
    client.memories.create(user, "Likes tea", category="food")
    later = datetime.now(timezone.utc) + timedelta(hours=1)

    def found(**filters: object) -> list[str | None]:
        return [memory["content"] for memory in client.memories.list(user, **filters)]  # type: ignore[arg-type]

    assert found(categories=["work, urgent"]) == ["Ships on Friday"]
    assert len(found(categories=["work, urgent", "food"])) == 2
    assert found(pinned=True) == ["Ships on Friday"]
    assert found(pinned=False) == ["Likes tea"]
    assert found(importance_min=5, text="friday") == ["Ships on Friday"]
    assert found(updated_after=later) == []
    assert len(found(updated_before=later)) == 2
    assert found(as_of_rev=1) == ["Ships on Friday"]


def test_a_name_of_ones_own_finds_the_memory(client: Client, user: str) -> None:
    made = client.memories.put(user, "time/zone", "Lives in UTC+1", category="profile")
    again = client.memories.put(user, "time/zone", "Lives in UTC+2", revision=made["revision"])
    assert again["id"] == made["id"]
    found = client.memories.get_by_key(user, "time/zone")
    assert (found["content"], found["category"]) == ("Lives in UTC+2", None)


def test_memories_are_merged_deleted_and_restored(client: Client, user: str) -> None:
    first, second = client.memories.create_many(
        user, [{"content": "Is lactose intolerant"}, {"content": "Avoids milk"}]
    )
    merged = client.memories.merge(user, [first["id"], second["id"]], "Is lactose intolerant and avoids milk")
    assert merged["merged_from"] == [first["id"], second["id"]]
    assert {memory["id"] for memory in client.memories.archive(user)} == {first["id"], second["id"]}

    deleted = client.memories.delete(user, merged["id"], mode="soft", reason="asked for")
    assert (deleted["state"], deleted["purge_at"] is None) == ("soft_deleted", False)
    assert client.memories.restore(user, merged["id"])["state"] == "active"
    with pytest.raises(StateConflict):
        client.memories.restore(user, merged["id"])


def test_a_purge_destroys_the_text(client: Client, user: str) -> None:
    made = client.memories.create(user, "Parks on level 2")
    purged = client.memories.purge(user, made["id"], "asked for by the person", cascade=True)
    assert (purged["content"], purged["state"], purged["still_held_by"]) == (None, "purged", [])
    events = [item["event"] for item in client.memories.history(made["id"], user_id=user)]
    assert events == ["PURGE", "ADD"]
    assert [item["event"] for item in client.memories.history(made["id"], page_size=1)] == events


def test_a_query_finds_what_answers_it(client: Client, user: str) -> None:
    client.memories.create(user, "Is allergic to walnuts", category="health")
    client.memories.create(user, "Parks on level 2")
    recalled = client.memories.query(user, "Which nuts is she allergic to?", top_k=1, full=True)
    (item,) = recalled["items"]
    assert item["memory"]["content"] == "Is allergic to walnuts"
    assert round(item["scores"]["relevance"], 4) == item["relevance"] > 0
    filtered = client.memories.query(user, "walnuts", filters={"category": "other"})
    assert filtered["items"] == []


def test_the_timeline_and_the_export_have_every_change(client: Client, user: str) -> None:
    made = client.memories.create(user, "Says \u2028 in one line", metadata={"word": "naïve"})
    client.memories.delete(user, made["id"])
    assert [item["event"] for item in client.users.timeline(user, page_size=1)] == ["DELETE", "ADD"]
    assert [item["event"] for item in client.users.timeline(user, events=["ADD", "UPDATE"])] == ["ADD"]
    soon = datetime.now(timezone.utc) + timedelta(minutes=5)
    assert list(client.users.timeline(user, since=soon)) == []

    exported = list(client.users.export(user))
    (memory,) = [item for item in exported if item["type"] == "memory"]
    assert memory["content"] == made["content"]
    assert {item["type"] for item in exported} >= {"memory", "history", "event"}
    file = b"".join(client.users.export_file(user, as_of_rev=1))
    assert any(json.loads(line).get("state") == "active" for line in file.split(b"\n") if line)
    assert b"".join(client.users.export_file(user, format="csv")).startswith(b"type,")


def test_relations_join_memories(client: Client, user: str) -> None:
    tablets, milk = client.memories.create_many(user, [{"content": "Carries tablets"}, {"content": "Avoids milk"}])
    made = client.relations.create(user, tablets["id"], milk["id"], strength=0.8)
    assert (made["origin"], made["strength"]) == ("manual", 0.8)
    assert [one["strength"] for one in client.relations.list(user, memory_id=milk["id"])] == [0.8]
    client.relations.delete(user, milk["id"], tablets["id"])
    assert list(client.relations.list(user)) == []


def test_names_with_any_characters_reach_the_server(client: Client, user: str) -> None:
    for name in ("../users", "..", ".", "a/b?c#d%2F e+f", "ü:é@x"):
        whose = f"{user}/{name}"
        made = client.memories.create(whose, "Likes tea")
        assert made["user_id"] == whose
        kept = client.memories.put(whose, name, "Likes milk")
        assert client.memories.get_by_key(whose, name)["id"] == kept["id"]
    with pytest.raises(ValueError, match="empty"):
        client.memories.create("", "Likes tea")


def test_threads_share_a_client(client: Client, user: str) -> None:
    texts = [f"Fact number {number}" for number in range(40)]
    with ThreadPoolExecutor(8) as threads:
        made = list(threads.map(lambda text: client.memories.create(user, text), texts))
    assert [memory["content"] for memory in made] == texts
    assert sorted(memory["rev"] for memory in client.memories.list(user)) == list(range(1, 41))


@pytest.mark.anyio
async def test_the_async_client_does_the_same(async_client: AsyncClient, user: str) -> None:
    made = await async_client.memories.create(user, "Likes tea")
    await async_client.memories.create(user, "Likes milk")
    listed = [memory["content"] async for memory in async_client.memories.list(user, page_size=1)]
    assert listed == ["Likes milk", "Likes tea"]
    await async_client.memories.update(user, made["id"], content="Likes green tea", revision=1)
    with pytest.raises(NotFound):
        await async_client.memories.get(user, "nothing")
    exported = [item async for item in async_client.users.export(user, as_of_rev=3)]
    assert sum(item["type"] == "memory" for item in exported) == 2
    parts = [part async for part in async_client.users.export_file(user, as_of_rev=3)]
    assert b"".join(parts).count(b'"type":"memory"') == 2
