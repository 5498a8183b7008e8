"""What the saver reports of a channel that stores changes: the last stored value, and every change since."""

from __future__ import annotations

from typing import Any

import pytest
from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.base import empty_checkpoint
from langgraph.checkpoint.serde.types import _DeltaSnapshot

from memledger import Client
from memledger.langgraph import MemledgerSaver

START: RunnableConfig = {"configurable": {"thread_id": "t", "checkpoint_ns": ""}}


class Chain:
    """Checkpoints one after the other, with the values that they store and the writes that lead to the next."""

    def __init__(self, client: Client, user: str) -> None:
        self.saver = MemledgerSaver(client, user_id=user)

    def step(self, parent: RunnableConfig, *, stores: dict[str, Any] | None = None, **writes: Any) -> RunnableConfig:
        """A checkpoint after another one, and the writes that are made from it."""
        stored = stores or {}
        # A channel that stores changes has a version at each step, and a value at few.
        changed = {"words", *stored}
        versions: dict[str, str | int | float] = {name: self.saver.get_next_version(None, None) for name in changed}
        checkpoint = {**empty_checkpoint(), "channel_values": stored, "channel_versions": versions}
        metadata = {"step": 0, "counters_since_delta_snapshot": {"words": (1, 1)}}
        config = self.saver.put(parent, checkpoint, metadata, versions)  # type: ignore[arg-type]
        if writes:
            self.saver.put_writes(config, list(writes.items()), "task")
        return config

    def history(self, config: RunnableConfig, channel: str = "words") -> tuple[Any, list[Any]]:
        """The stored value, if there is one, and the values of the writes after it."""
        found = self.saver.get_delta_channel_history(config=config, channels=[channel])[channel]
        return found.get("seed"), [value for _, _, value in found["writes"]]


@pytest.fixture
def chain(client: Client, user: str) -> Chain:
    return Chain(client, user)


@pytest.mark.parametrize("value", [_DeltaSnapshot(["a"]), ["a"], "a", False])
def test_it_begins_at_the_nearest_stored_value_with_the_writes_made_from_there(chain: Chain, value: Any) -> None:
    oldest = chain.step(START, stores={"words": "older"}, words="in older value")
    at = chain.step(oldest, stores={"words": value}, words="first")
    middle = chain.step(at, words="second", other="not of this channel")
    head = chain.step(chain.step(middle), words="pending")
    assert chain.history(head) == (value, ["first", "second"])
    assert chain.history(middle) == (value, ["first"])
    assert chain.history(at) == ("older", ["in older value"])


def test_without_a_stored_value_it_begins_with_the_thread(chain: Chain) -> None:
    config = START
    for number in range(4):
        config = chain.step(config, words=number)
    assert chain.history(config) == (None, [0, 1, 2])
    assert chain.history(config, "other") == (None, [])


def test_each_channel_has_its_own_beginning(chain: Chain) -> None:
    first = chain.step(START, stores={"a": 1}, a=10, b=20)
    second = chain.step(first, stores={"b": 2}, a=11, b=21)
    head = chain.step(second)
    found = chain.saver.get_delta_channel_history(config=head, channels=["a", "b"])
    assert [(found[name].get("seed"), [value for *_, value in found[name]["writes"]]) for name in "ab"] == [
        (1, [10, 11]),
        (2, [21]),
    ]


def test_only_the_branch_of_the_checkpoint_counts(chain: Chain) -> None:
    root = chain.step(START, stores={"words": "root"}, words="both")
    left = chain.step(root, words="left")
    right = chain.step(root, words="right")
    chain.step(left, stores={"words": "left"}, words="left again")
    assert chain.history(chain.step(right)) == ("root", ["both", "right"])


def test_writes_of_one_step_are_in_the_order_of_their_tasks_paths(chain: Chain) -> None:
    root = chain.step(START, stores={"words": []})
    chain.saver.put_writes(root, [("words", "third"), ("words", "fourth")], "a", "~pull, 2")
    chain.saver.put_writes(root, [("words", "second")], "z", "~pull, 1")
    chain.saver.put_writes(root, [("words", "input")], "y")
    assert chain.history(chain.step(root)) == ([], ["input", "second", "third", "fourth"])
    found = chain.saver.get_tuple(root)
    assert found is not None and found.pending_writes is not None
    assert [value for *_, value in found.pending_writes] == ["input", "second", "third", "fourth"]


def test_it_survives_copying_and_pruning(chain: Chain) -> None:
    older = chain.step(START, stores={"words": "older"}, words="gone")
    at = chain.step(older, stores={"words": "stored"}, words="first")
    head = chain.step(chain.step(at, words="second"), stores={"other": 1})
    chain.saver.copy_thread("t", "copied")
    chain.saver.prune(["t"], strategy="keep_latest")
    assert chain.history(head) == ("stored", ["first", "second"])
    copied: RunnableConfig = {"configurable": {"thread_id": "copied", "checkpoint_ns": ""}}
    assert chain.history(copied) == ("stored", ["first", "second"])
    assert len(list(chain.saver.list(copied))) == 4


def test_a_long_history_is_whole(chain: Chain) -> None:
    config = chain.step(START, stores={"words": "begin"}, words=0)
    for number in range(1, 100):
        config = chain.step(config, words=number)
    assert chain.history(config) == ("begin", list(range(99)))
