"""Checkpoints of a `PostgresSaver` are the same after `memledger import --from langgraph`, and their graphs continue."""

from __future__ import annotations

import json
import os
import uuid
from collections.abc import Iterator
from typing import Any

import psycopg
import pytest
from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.base import BaseCheckpointSaver, empty_checkpoint
from langgraph.checkpoint.postgres import PostgresSaver
from langgraph.types import Command, Send

from conftest import Server
from every_channel import FIRST, graph
from memledger import Client
from memledger.langgraph import MemledgerSaver


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A new database on the PostgreSQL of the tests."""
    ours = os.environ.get("MEMLEDGER_CLIENT_DATABASE", "")
    server = os.environ.get("MEMLEDGER_TEST_POSTGRES") or (ours if ours.startswith("postgres") else None)
    if server is None:
        pytest.skip("needs a PostgreSQL: run with scripts/postgres run --")
    name = f"langgraph_{uuid.uuid4().hex}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
        yield f"{server.rpartition('/')[0]}/{name}"
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


@pytest.fixture(scope="module")
def source(address: str) -> Iterator[PostgresSaver]:
    with PostgresSaver.from_conn_string(address) as saver:
        saver.setup()
        yield saver


class Migration:
    def __init__(self, address: str, server: Server, saver: MemledgerSaver) -> None:
        self.saver = saver
        self._command = ["import", "--from", "langgraph", address, "--user", saver.user_id, "--json"]
        self._server = server

    def run(self) -> Any:
        return json.loads(self._server.run(*self._command))


@pytest.fixture
def migration(address: str, server: Server, client: Client, user: str) -> Migration:
    return Migration(address, server, MemledgerSaver(client, user_id=user))


def on(thread_id: str) -> RunnableConfig:
    return {"configurable": {"thread_id": thread_id}, "metadata": {"customer": "\U0001f600", "large": 2**70}}


def exact(value: Any) -> Any:
    """The value with the types of all in it: to Python, 1 and 1.0 and True are equal."""
    if isinstance(value, dict):
        return {name: exact(inside) for name, inside in value.items()}
    if isinstance(value, (list, tuple)):
        return type(value), [exact(inside) for inside in value]
    return type(value), value


def tuples(saver: BaseCheckpointSaver[Any], *threads: str) -> list[Any]:
    """Every checkpoint of the threads in all of their namespaces, as it is listed and as it is got."""
    listed = [one for thread in threads for one in saver.list({"configurable": {"thread_id": thread}})]
    assert exact([saver.get_tuple(one.config) for one in listed]) == exact(listed)
    return [exact(one) for one in listed]


def steps(made: Any, thread: str) -> list[Any]:
    """What each step of a thread had and did, without what the next run of the same names anew."""
    return [
        (
            state.values,
            state.next,
            state.metadata,
            [(task.name, task.error, task.result, [one.value for one in task.interrupts]) for task in state.tasks],
        )
        for state in made.get_state_history(on(thread))
    ]


def fail(saver: BaseCheckpointSaver[Any], thread: str) -> None:
    with pytest.raises(RuntimeError, match="out of order"):
        graph(saver, fails=True).invoke(FIRST, on(thread))


def test_every_tuple_is_the_same(source: PostgresSaver, migration: Migration) -> None:
    made = graph(source)
    made.invoke(FIRST, on("waiting"))
    fail(source, "failed")
    made.invoke(FIRST, on("forked"))
    made.invoke(Command(resume="yes"), on("forked"))
    counted = next(state for state in made.get_state_history(on("forked")) if state.next == ("count",))
    other = made.update_state(counted.config, {"numbers": [5], "changes": ["other"]})
    made.invoke(None, other)
    made.invoke(Command(resume="no"), on("forked"))
    made.invoke({"text": "more"}, on("forked"))
    # Stores the last checkpoint alone, and the changes that lead to it with another one.
    made.invoke(FIRST, on("last"), durability="exit")
    made.invoke(Command(resume="yes"), on("last"), durability="exit")

    threads = "waiting", "failed", "forked", "last"
    before = tuples(source, *threads)
    report = migration.run()
    assert (report["checkpoints"], report["bad"]) == (len(list(source.list(None))), [])
    assert tuples(migration.saver, *threads) == before
    migrated = graph(migration.saver)
    for thread in threads:
        assert migrated.get_state(on(thread), subgraphs=True) == made.get_state(on(thread), subgraphs=True)
        assert list(migrated.get_state_history(on(thread))) == list(made.get_state_history(on(thread)))
    assert migration.run()["bad"] == []
    assert tuples(migration.saver, *threads) == before, "importing again changes nothing"


def test_a_graph_continues_where_it_waited_or_failed(source: PostgresSaver, migration: Migration) -> None:
    before, after = graph(source), graph(migration.saver)
    before.invoke(FIRST, on("asks"))
    fail(source, "fails")
    migration.run()
    for made in before, after:
        assert made.invoke(Command(resume="yes"), on("asks"))["answer"] == "yes"
        made.invoke({"text": "a second turn"}, on("asks"))
        assert made.invoke(None, on("fails"))["__interrupt__"]
        assert made.invoke(Command(resume="later"), on("fails"))["answer"] == "later"
    for thread in "asks", "fails":
        assert steps(after, thread) == steps(before, thread)


def test_a_later_import_brings_what_came_since(source: PostgresSaver, migration: Migration) -> None:
    made = graph(source)
    made.invoke(FIRST, on("later"))
    migration.run()
    made.invoke(Command(resume="yes"), on("later"))
    made.invoke({"text": "a second turn"}, on("later"))
    migration.run()
    assert tuples(migration.saver, "later") == tuples(source, "later")


def test_an_old_checkpoint_has_the_sends_of_its_parent(source: PostgresSaver, migration: Migration) -> None:
    config = RunnableConfig(configurable={"thread_id": "old", "checkpoint_ns": ""})
    values = {"text": "a", "without a version": 1}
    old = empty_checkpoint() | {"v": 3, "channel_versions": {"text": "1"}, "channel_values": values}
    first = source.put(config, old, {"step": 0}, {"text": "1"})
    source.put_writes(first, [("__pregel_tasks", Send("say", {"number": 2}))], "b", "~2")
    source.put_writes(first, [("__pregel_tasks", Send("say", {"number": 1}))], "z", "~1")
    source.put(first, old | {"id": empty_checkpoint()["id"]}, {"step": 1}, {})
    migration.run()
    assert tuples(migration.saver, "old") == tuples(source, "old")
