"""The saver by itself: what it stores comes back, and is found."""

from __future__ import annotations

import uuid
from typing import Any

import httpx
import pytest
from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.base import empty_checkpoint

from conftest import Server
from memledger import AsyncClient, Client, NotFound
from memledger.langgraph import MemledgerSaver


@pytest.fixture
def saver(client: Client, user: str) -> MemledgerSaver:
    return MemledgerSaver(client, user_id=user)


def on(thread_id: str, **more: str) -> RunnableConfig:
    return {"configurable": {"thread_id": thread_id, "checkpoint_ns": "", **more}}


def put(saver: MemledgerSaver, config: RunnableConfig, **metadata: Any) -> RunnableConfig:
    return saver.put(config, empty_checkpoint(), metadata, {})  # type: ignore[arg-type]


def test_metadata_of_the_config_is_stored_and_private_keys_are_not(saver: MemledgerSaver) -> None:
    config = on("t", __private="secret", langgraph_step="7")
    config["metadata"] = {"run_id": "r1", "tags": ["not a plain value"]}
    stored = put(saver, config, source="loop", step=1, score=None)
    found = saver.get_tuple(stored)
    assert found is not None
    assert found.metadata == {"source": "loop", "step": 1, "score": None, "run_id": "r1"}
    assert [one.config for one in saver.list(None, filter={"run_id": "r1", "score": None})] == [stored]


def test_nul_characters_are_left_out_of_metadata(saver: MemledgerSaver) -> None:
    stored = put(saver, on("t"), key="\x00abc", nested={"a": "\x00"})
    found = saver.get_tuple(stored)
    assert found is not None
    assert found.metadata == {"key": "abc", "nested": {"a": "\x00"}}
    assert [one.config for one in saver.list(None, filter={"key": "abc"})] == [stored]


def test_checkpoints_are_found_in_all_threads_and_namespaces(saver: MemledgerSaver) -> None:
    one = put(saver, on("one"), source="input", step=2, writes={"a": [1]})
    two = put(saver, on("two"), source="loop", step=1)
    inner = put(saver, on("two", checkpoint_ns="inner"), source="loop", step=1.5, flag=True)

    def found(config: RunnableConfig | None = None, **filter: Any) -> list[RunnableConfig]:
        return [tuple_.config for tuple_ in saver.list(config, filter=filter)]

    assert found() == [inner, two, one]
    assert found(source="loop") == [inner, two]
    assert found(source="loop", step=1) == [two]
    assert found(step=1.5) == found(flag=True) == [inner]
    assert found(writes={"a": [1]}) == [one]
    assert found(source="update") == found(missing=None) == found(flag=1) == []
    everywhere: RunnableConfig = {"configurable": {"thread_id": "two"}}
    assert found(everywhere) == [inner, two]
    assert found(on("two")) == [two]
    assert found(two) == [two]
    assert found(on("three")) == []
    assert list(saver.list(everywhere, limit=0)) == []


def test_many_checkpoints_are_listed_page_by_page(saver: MemledgerSaver) -> None:
    stored = [put(saver, on("t"), step=step) for step in range(120)]
    assert [one.config for one in saver.list(on("t"))] == stored[::-1]
    assert [one.config for one in saver.list(on("t"), limit=70)] == stored[:-71:-1]
    assert [one.config for one in saver.list(on("t"), before=stored[3], limit=2)] == [stored[2], stored[1]]


def test_the_same_checkpoint_again_replaces_it(saver: MemledgerSaver) -> None:
    checkpoint = empty_checkpoint()
    saver.put(on("t"), checkpoint, {"step": 1}, {})
    stored = saver.put(on("t"), {**checkpoint, "ts": "later"}, {"step": 2}, {})
    (found,) = saver.list(on("t"))
    assert (found.checkpoint["ts"], found.metadata["step"], found.config) == ("later", 2, stored)


def test_results_of_tasks_stay_and_errors_are_replaced(saver: MemledgerSaver) -> None:
    stored = put(saver, on("t"))
    saver.put_writes(stored, [("a", 1), ("b", 2)], "task")
    saver.put_writes(stored, [("a", 9), ("b", 9), ("c", 3)], "task")
    saver.put_writes(stored, [("__error__", "first")], "task")
    saver.put_writes(stored, [("__error__", "second")], "task")
    saver.put_writes(stored, [], "task")
    found = saver.get_tuple(stored)
    assert found is not None
    assert found.pending_writes == [
        ("task", "__error__", "second"),
        ("task", "a", 1),
        ("task", "b", 2),
        ("task", "c", 3),
    ]


def test_users_do_not_see_each_others_checkpoints(client: Client, user: str) -> None:
    mine, theirs = (MemledgerSaver(client, user_id=f"{user}-{name}") for name in ("mine", "theirs"))
    put(mine, on("t"))
    assert theirs.get_tuple(on("t")) is None
    assert list(theirs.list(None)) == []
    theirs.delete_thread("t")
    assert mine.get_tuple(on("t")) is not None


def test_a_user_out_of_reach_is_an_error(server: Server, client: Client, user: str) -> None:
    key = client.keys.create("supervisor", users=[user])["key"]
    with Client(server.url, key) as limited:
        with pytest.raises(NotFound, match="user"):
            MemledgerSaver(limited, user_id=f"{user}-other").get_tuple(on("t"))
        assert MemledgerSaver(limited, user_id=user).get_tuple(on("t")) is None


def test_an_async_client_with_its_own_connections_does_not_block() -> None:
    client = AsyncClient("http://ledger.example", "ml_key", http_client=httpx.AsyncClient())
    with pytest.raises(TypeError, match="pass a Client"):
        MemledgerSaver(client, user_id="ana").get_tuple(on("t"))


def test_values_of_every_kind_come_back_equal(saver: MemledgerSaver) -> None:
    values = {
        "none": None,
        "text": "emoji \U0001f600 and nul \x00",
        "bytes": bytes(range(256)),
        "number": float("inf"),
        "beyond 64 bits": -(2**70),
        "set": {2, 3},
        "id": uuid.UUID(int=7),
        "large": "x" * 300_000,
    }
    versions: dict[str, str | int | float] = {name: saver.get_next_version(None, None) for name in values}
    checkpoint = {**empty_checkpoint(), "channel_values": values, "channel_versions": versions}
    metadata = {"source": "input", "step": -1, "score": float("nan"), "half": "\ud83d", "who": {"b": {1}}}
    stored = saver.put(on("t"), checkpoint, metadata, versions)  # type: ignore[arg-type]
    found = saver.get_tuple(stored)
    assert found is not None
    assert found.checkpoint["channel_values"] == values
    assert found.metadata["who"] == {"b": {1}}  # type: ignore[typeddict-item]
    assert [one.config for one in saver.list(None, filter={"source": "input"})] == [stored]
    assert list(saver.list(None, filter={"source": "loop"})) == []


def test_metadata_may_have_numbers_beyond_64_bits(saver: MemledgerSaver) -> None:
    stored = put(saver, on("t"), step=1, large=2**70)
    found = saver.get_tuple(stored)
    assert found is not None
    assert found.metadata == {"step": 1, "large": 2**70}
    with pytest.raises(TypeError, match="64-bit"):
        put(saver, on("t"), large=2**70, unknown_to_json={1})


def test_old_checkpoints_get_the_sends_of_their_parents(saver: MemledgerSaver) -> None:
    first = {**empty_checkpoint(), "v": 3}
    parent = saver.put(on("t"), first, {"step": 0}, {})  # type: ignore[arg-type]
    saver.put_writes(parent, [("__pregel_tasks", "later")], "b", "~2")
    saver.put_writes(parent, [("__pregel_tasks", "first")], "z", "~1")
    second = {**empty_checkpoint(), "v": 3}
    child = saver.put(parent, second, {"step": 1}, {})  # type: ignore[arg-type]
    found = saver.get_tuple(child)
    assert found is not None
    assert found.checkpoint["channel_values"] == {"__pregel_tasks": ["first", "later"]}


def test_a_version_is_greater_than_the_one_before_and_no_other_branchs(saver: MemledgerSaver) -> None:
    version: str | int = 9
    for _ in range(20):
        following = saver.get_next_version(version, None)
        assert following != saver.get_next_version(version, None)
        assert isinstance(version, int) or following > version
        version = following
    with pytest.raises(TypeError, match="thread_ids"):
        saver.prune("t")
    with pytest.raises(ValueError, match="strategy"):
        saver.prune(["t"], strategy="keep_all")
