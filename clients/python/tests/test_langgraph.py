"""The saver, by the conformance tests of LangGraph and with graphs that use it."""

from __future__ import annotations

import operator
import uuid
from collections.abc import AsyncGenerator, Sequence
from typing import Annotated, Any, TypedDict

import pytest
from langchain_core.runnables import RunnableConfig
from langgraph.channels.delta import DeltaChannel
from langgraph.checkpoint.base import BaseCheckpointSaver
from langgraph.checkpoint.conformance import checkpointer_test, validate
from langgraph.checkpoint.memory import InMemorySaver
from langgraph.graph import END, START, StateGraph
from langgraph.types import Command, Send, interrupt

from conftest import ADMIN_KEY, Server
from memledger import AsyncClient, Client
from memledger.langgraph import MemledgerSaver


@pytest.mark.anyio
@pytest.mark.parametrize("kind", ["Client", "AsyncClient"])
async def test_all_conformance_tests_pass(server: Server, user: str, kind: str) -> None:
    async def saver() -> AsyncGenerator[BaseCheckpointSaver[Any], None]:
        if kind == "Client":
            with Client(server.url, ADMIN_KEY) as client:
                yield MemledgerSaver(client, user_id=user)
        else:
            async with AsyncClient(server.url, ADMIN_KEY) as client:
                yield MemledgerSaver(client, user_id=user)

    report = await validate(checkpointer_test(name=f"MemledgerSaver({kind})")(saver))
    failures = [failure for result in report.results.values() for failure in result.failures]
    assert failures == []
    assert all(result.detected for result in report.results.values()), "nothing is left out"
    assert sum(result.tests_passed for result in report.results.values()) == 81


@pytest.fixture
def saver(client: Client, user: str) -> MemledgerSaver:
    return MemledgerSaver(client, user_id=user)


def on(thread_id: str, **more: str) -> RunnableConfig:
    return {"configurable": {"thread_id": thread_id, **more}}


class Numbers(TypedDict):
    numbers: Annotated[list[int], operator.add]
    answer: str


def counting(saver: BaseCheckpointSaver[Any]) -> Any:
    """Two nodes in parallel, one that asks a person, and one that ends."""

    def ask(state: Numbers) -> dict[str, Any]:
        return {"answer": interrupt({"so far": state["numbers"]})}

    def add(number: int) -> Any:
        return lambda _: {"numbers": [number]}

    graph = StateGraph(Numbers)
    graph.add_node("one", add(1))
    graph.add_node("two", add(2))
    graph.add_node("ask", ask)
    graph.add_node("end", lambda state: {"numbers": [len(state["answer"])]})
    graph.add_edge(START, "one")
    graph.add_edge(START, "two")
    graph.add_edge(["one", "two"], "ask")
    graph.add_edge("ask", "end")
    graph.add_edge("end", END)
    return graph.compile(checkpointer=saver)


def test_a_graph_is_interrupted_resumed_and_forked_by_another_process(client: Client, user: str) -> None:
    graph = counting(MemledgerSaver(client, user_id=user))
    stopped = graph.invoke({"numbers": [0]}, on("t"))
    assert stopped["__interrupt__"][0].value == {"so far": [0, 1, 2]}
    # Nothing is kept between calls but on the server.
    graph = counting(MemledgerSaver(client, user_id=user))
    assert graph.invoke(Command(resume="four"), on("t"))["numbers"] == [0, 1, 2, 4]
    states = list(graph.get_state_history(on("t")))
    waiting = next(state for state in states if state.next == ("ask",))
    forked = graph.update_state(waiting.config, {"numbers": [7]}, as_node="two")
    assert graph.get_state(forked).values["numbers"] == [0, 1, 2, 7]
    assert graph.get_state(states[0].config).values["numbers"] == [0, 1, 2, 4], "the other branch is as it was"


def test_a_graph_does_the_same_as_with_the_saver_in_memory(saver: MemledgerSaver) -> None:
    def told(graph: Any) -> list[Any]:
        graph.invoke({"numbers": [0]}, on("t"))
        graph.invoke(Command(resume="four"), on("t"))
        history = list(graph.get_state_history(on("t")))
        return [(state.values, state.next, state.metadata["step"], len(state.tasks)) for state in history]

    assert told(counting(saver)) == told(counting(InMemorySaver()))


@pytest.mark.anyio
async def test_a_graph_runs_without_blocking(async_client: AsyncClient, user: str) -> None:
    saver = MemledgerSaver(async_client, user_id=user)
    graph = counting(saver)
    await graph.ainvoke({"numbers": [0]}, on("t"))
    done = await graph.ainvoke(Command(resume="four"), on("t"))
    assert done["numbers"] == [0, 1, 2, 4]
    listed = [one async for one in saver.alist(on("t"), limit=2)]
    assert len(listed) == 2
    # The blocking methods read the same.
    assert saver.get_tuple(on("t")) == listed[0] == await saver.aget_tuple(on("t"))
    assert [one.config for one in saver.list(on("t"), limit=2)] == [one.config for one in listed]
    saver.close()


def test_a_subgraph_has_its_own_namespace(saver: MemledgerSaver) -> None:
    inner = StateGraph(Numbers)
    inner.add_node("double", lambda state: {"numbers": [2 * sum(state["numbers"])]})
    inner.add_edge(START, "double")
    outer = StateGraph(Numbers)
    outer.add_node("inner", inner.compile(checkpointer=True))
    outer.add_edge(START, "inner")
    graph: Any = outer.compile(checkpointer=saver)
    graph.invoke({"numbers": [1]}, on("t"))
    namespaces = {one.config["configurable"]["checkpoint_ns"] for one in saver.list(on("t"))}
    assert namespaces == {"", "inner"}
    saver.copy_thread("t", "copied")
    assert graph.get_state(on("copied")).values == graph.get_state(on("t")).values
    saver.prune(["t"])
    assert len(list(saver.list(on("t")))) == 2
    assert graph.get_state(on("t")).values == graph.get_state(on("copied")).values
    saver.delete_thread("t")
    assert saver.get_tuple(on("t")) is None
    assert saver.get_tuple(on("copied")) is not None


def folded(state: list[str], writes: Sequence[list[str]]) -> list[str]:
    return [*state, *(word for words in writes for word in words)]


def growing(saver: BaseCheckpointSaver[Any], snapshot_frequency: int) -> Any:
    """Adds words, several tasks at once, in a channel that stores changes alone."""

    words = Annotated[list[str], DeltaChannel(folded, snapshot_frequency=snapshot_frequency)]
    state = TypedDict("state", {"words": words, "step": int})

    def spread(state: dict[str, Any]) -> list[Send]:
        return [Send("say", {"words": [f"{state['step']}.{number}"]}) for number in range(3)]

    graph: Any = StateGraph(state)
    graph.add_node("begin", lambda state: {"words": [f"begin {state['step']}"]})
    graph.add_node("say", lambda state: {"words": state["words"]})
    graph.add_edge(START, "begin")
    graph.add_conditional_edges("begin", spread, ["say"])
    return graph.compile(checkpointer=saver)


@pytest.mark.parametrize("snapshot_frequency", [2, 5, 1000])
def test_a_delta_channel_is_rebuilt_from_its_history(saver: MemledgerSaver, snapshot_frequency: int) -> None:
    graph = growing(saver, snapshot_frequency)
    reference = growing(InMemorySaver(), snapshot_frequency)
    for step in range(4):
        said = {"words": [f"user {step}"], "step": step}
        assert graph.invoke(said, on("t")) == reference.invoke(said, on("t"))
    mine = [state.values for state in graph.get_state_history(on("t"))]
    assert mine == [state.values for state in reference.get_state_history(on("t"))]
    saver.copy_thread("t", "copied")
    saver.prune(["t"], strategy="keep_latest")
    for thread in ("t", "copied"):
        assert graph.get_state(on(thread)).values == mine[0]
        after = graph.invoke({"words": ["more"], "step": 9}, on(thread))
        assert after["words"][: len(mine[0]["words"])] == mine[0]["words"]


def test_the_history_of_a_channel_is_that_of_the_base_class(saver: MemledgerSaver) -> None:
    graph = growing(saver, 4)
    for step in range(5):
        graph.invoke({"words": [f"user {step}"], "step": step}, on("t"))
    channels = ["words", "step", "nothing"]
    for state in graph.get_state_history(on("t")):
        slow = BaseCheckpointSaver.get_delta_channel_history(saver, config=state.config, channels=channels)
        fast = saver.get_delta_channel_history(config=state.config, channels=channels)
        assert fast == slow
    latest = next(graph.get_state_history(on("t"))).config
    assert saver.get_delta_channel_history(config=on("t"), channels=channels) == saver.get_delta_channel_history(
        config=latest, channels=channels
    )
    assert saver.get_delta_channel_history(config=on("none"), channels=["words"]) == {"words": {"writes": []}}
    assert saver.get_delta_channel_history(config=on("t"), channels=[]) == {}
    gone = on("t", checkpoint_id=str(uuid.uuid4()))
    assert saver.get_delta_channel_history(config=gone, channels=["words"]) == {"words": {"writes": []}}
