"""A graph with channels of every kind, tasks in parallel, and graphs in it, one of which asks a person."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Annotated, Any, TypedDict

from langchain_core.messages import AIMessage, AnyMessage, HumanMessage, ToolMessage
from langgraph.channels.delta import DeltaChannel
from langgraph.checkpoint.base import BaseCheckpointSaver
from langgraph.graph import END, START, StateGraph
from langgraph.graph.message import add_messages
from langgraph.types import Send, interrupt
from pydantic import BaseModel


class Person(BaseModel):
    name: str
    born: date


@dataclass
class Place:
    city: str
    visits: list[int]


def joined(state: list[str], writes: Sequence[list[str]]) -> list[str]:
    return [*state, *(word for words in writes for word in words)]


class State(TypedDict, total=False):
    messages: Annotated[list[AnyMessage], add_messages]
    numbers: Annotated[list[int], operator.add]
    total: Annotated[int, operator.add]
    changes: Annotated[list[str], DeltaChannel(joined, snapshot_frequency=2)]
    table: dict[Any, Any]
    text: str
    empty: str
    largest: int
    least: int
    ratio: float
    whole: float
    huge: float
    yes: bool
    no: bool
    nothing: None
    data: bytes
    person: Person
    place: Place
    names: set[str]
    answer: str


#: What a run begins with, and what its first node adds.
FIRST: State = {"text": 'a "text" \\ with \U0001f600', "empty": "", "largest": 2**64 - 1, "least": -(2**63)}
SECOND: State = {
    "messages": [
        HumanMessage("Book it", id="1"),
        AIMessage("", id="2", tool_calls=[{"name": "book", "args": {"seats": 2}, "id": "call"}]),
        ToolMessage("Booked", id="3", tool_call_id="call"),
    ],
    "table": {"deep": {"list": [1, None, 2.5, "\x00"]}, 7: "a number", "": {}},
    # With what is added, of more than 64 bits.
    "total": 2**64 - 1,
    "ratio": 0.1,
    "whole": 3.0,
    "huge": 1e18,
    "yes": True,
    "no": False,
    "nothing": None,
    "data": bytes(range(256)),
    "person": Person(name="Ana", born=date(1990, 2, 28)),
    "place": Place("Porto", [1, 2**40]),
    "names": {"ana", "bo"},
}


class Asked(TypedDict, total=False):
    text: str
    data: bytes
    answer: str


def asking() -> Any:
    """A graph that asks, in one that says about what."""

    def ask(state: Asked) -> Asked:
        return {"answer": interrupt({"about": state["text"], "data": state["data"]})}

    inner = StateGraph(Asked)
    inner.add_node("ask", ask)
    inner.add_edge(START, "ask")
    outer = StateGraph(Asked)
    outer.add_node("prepare", lambda state: {"text": state["text"] + "?"})
    outer.add_node("inner", inner.compile())
    outer.add_edge(START, "prepare")
    outer.add_edge("prepare", "inner")
    return outer.compile()


class Counted(TypedDict, total=False):
    rounds: Annotated[int, operator.add]


def counting() -> Any:
    """A graph that remembers from one run to the next."""
    graph = StateGraph(Counted)
    graph.add_node("count", lambda state: {"rounds": 1})
    graph.add_edge(START, "count")
    return graph.compile(checkpointer=True)


def graph(saver: BaseCheckpointSaver[Any], *, fails: bool = False) -> Any:
    def quick(state: State) -> State:
        if fails:
            raise RuntimeError("out of order: \U0001f600")
        return {"numbers": [100], "changes": ["quick"]}

    made = StateGraph(State)
    made.add_node("begin", lambda state: {**SECOND, "changes": ["begin"]})
    made.add_node("say", lambda state: {"numbers": [state["number"]], "total": state["number"], "changes": ["say"]})
    made.add_node("count", counting(), input_schema=Counted)
    made.add_node("quick", quick)
    made.add_node("ask", asking(), input_schema=Asked)
    made.add_node("end", lambda state: {"messages": [AIMessage(state["answer"], id="4")], "changes": [state["answer"]]})
    made.add_edge(START, "begin")
    made.add_conditional_edges("begin", lambda _: [Send("say", {"number": number}) for number in range(3)], ["say"])
    made.add_edge("say", "count")
    made.add_edge("count", "quick")
    made.add_edge("count", "ask")
    made.add_edge(["quick", "ask"], "end")
    made.add_edge("end", END)
    return made.compile(checkpointer=saver)
