"""One async client in several event loops, one after the other and at the same time."""

from __future__ import annotations

import asyncio
import gc
import threading
from collections.abc import Iterator
from typing import Any, TypedDict

import httpx
import pytest
from langchain_core.runnables import RunnableConfig
from langgraph.graph import START, StateGraph

from conftest import ADMIN_KEY, Server
from memledger import AsyncClient
from memledger.langgraph import MemledgerSaver
from memledger.openai_agents import MemledgerSession

pytestmark = pytest.mark.filterwarnings("ignore:unclosed:ResourceWarning")


@pytest.fixture
def shared(server: Server) -> Iterator[AsyncClient]:
    made = AsyncClient(server.url, ADMIN_KEY, max_retries=0)
    yield made
    asyncio.run(made.close())
    # Nobody can close the connections of a loop that has ended, so it is the collector that warns.
    gc.collect()


class Count(TypedDict):
    number: int


def test_a_saver_works_in_loop_after_loop(shared: AsyncClient, user: str) -> None:
    graph = StateGraph(Count)
    graph.add_node("add", lambda state: {"number": state["number"] + 1})
    graph.add_edge(START, "add")
    app: Any = graph.compile(checkpointer=MemledgerSaver(shared, user_id=user))
    config: RunnableConfig = {"configurable": {"thread_id": "t"}}
    for number in range(3):
        asyncio.run(app.ainvoke({"number": number}, config))
    assert asyncio.run(app.aget_state(config)).values == {"number": 3}


def test_a_session_works_in_loop_after_loop(shared: AsyncClient, user: str) -> None:
    session = MemledgerSession("s", shared, user_id=user)
    for number in range(3):
        asyncio.run(session.add_items([{"role": "user", "content": f"Message {number}"}]))
    assert len(asyncio.run(session.get_items())) == 3


def test_loops_of_several_threads_share_a_client(shared: AsyncClient, user: str) -> None:
    session = MemledgerSession("s", shared, user_id=user)

    async def add() -> None:
        for number in range(5):
            await session.add_items([{"role": "user", "content": f"Message {number}"}])

    threads = [threading.Thread(target=asyncio.run, args=(add(),)) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(asyncio.run(session.get_items())) == 20


def test_a_closed_client_says_so(shared: AsyncClient, user: str) -> None:
    asyncio.run(shared.close())
    with pytest.raises(RuntimeError, match="is closed"):
        asyncio.run(shared.threads.get(user, "t"))


def test_an_http_client_of_ones_own_stays_in_its_loop(user: str) -> None:
    http = httpx.AsyncClient(transport=httpx.MockTransport(lambda _: httpx.Response(200, json={})))
    client = AsyncClient("http://ledger.example", "ml_key", http_client=http)
    asyncio.run(client.threads.get(user, "t"))
    with pytest.raises(RuntimeError, match="make an AsyncClient in each loop"):
        asyncio.run(client.threads.get(user, "t"))
    asyncio.run(client.close())
