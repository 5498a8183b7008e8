"""Arguments that can't be meant are refused before they are sent, with their names."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from memledger import Client
from memledger.langgraph import MemledgerSaver
from memledger.openai_agents import MemledgerSession


def test_wrong_names_are_refused_before_they_are_sent() -> None:
    with Client("http://127.0.0.1:9", "ml_key", max_retries=0) as nowhere:
        wrong: list[tuple[type[Exception], str, Callable[[], object]]] = [
            (ValueError, "user_id is empty", lambda: nowhere.threads.get("", "t")),
            (ValueError, "thread_id is empty", lambda: nowhere.threads.context("ana", "")),
            (ValueError, "thread_id is empty", lambda: nowhere.checkpoints.get("ana", "", "c")),
            (ValueError, "memory_id is empty", lambda: nowhere.memories.history("")),
            (ValueError, "user_id is empty", lambda: nowhere.memories.query("")),
            (ValueError, "user_id is empty", lambda: nowhere.runs.request("")),
            (ValueError, "proposal_id is empty", lambda: nowhere.user_context.accept("ana", "", "ab12")),
            (TypeError, "user_id must be a text, is int", lambda: nowhere.memories.list(7)),  # type: ignore[arg-type]
            (TypeError, "thread_id must be a text, is NoneType", lambda: nowhere.threads.get("ana", None)),  # type: ignore[arg-type]
        ]
        for kind, message, send in wrong:
            with pytest.raises(kind, match=f"^{message}$"):
                send()


def test_one_item_is_no_list_of_items() -> None:
    hello: Any = {"role": "user", "content": "Hello"}
    said: Any = {"thread_id": "t", "seq": 0}
    with Client("http://127.0.0.1:9", "ml_key", max_retries=0) as nowhere:
        wrong: list[tuple[str, Callable[[], object]]] = [
            ("messages must be a list, is dict", lambda: nowhere.threads.append("ana", "t", hello)),
            ("messages must be a list, is str", lambda: nowhere.threads.append("ana", "t", "Hello")),  # type: ignore[arg-type]
            ("memories must be a list, is dict", lambda: nowhere.memories.create_many("ana", {"content": "x"})),  # type: ignore[arg-type]
            ("categories must be a list, is str", lambda: nowhere.memories.list("ana", categories="food")),
            ("categories must be a list, is str", lambda: nowhere.memories.query("ana", categories="food")),
            ("run_ids must be a list, is str", lambda: nowhere.checkpoints.delete_runs("ana", "r1")),
            ("evidence must be a list, is dict", lambda: nowhere.user_context.propose("ana", "city", "Weimar", evidence=said)),
        ]
        for message, send in wrong:
            with pytest.raises(TypeError, match=f"^{message}$"):
                send()


def test_frameworks_say_what_they_take(client: Client) -> None:
    address: Any = "http://127.0.0.1:7777"
    takes = "^client must be a memledger.Client or AsyncClient, is str$"
    with pytest.raises(TypeError, match=takes):
        MemledgerSaver(address, user_id="ana")
    with pytest.raises(TypeError, match=takes):
        MemledgerSession("s", address, user_id="ana")
    with pytest.raises(TypeError, match="^session_id must be a text, is Client$"):
        MemledgerSession(client, "s", user_id="ana")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="^session_id is empty$"):
        MemledgerSession("", client, user_id="ana")
    with pytest.raises(ValueError, match="^user_id is empty$"):
        MemledgerSaver(client, user_id="")
    session = MemledgerSession("s", client, user_id="ana")
    for items, message in [
        ("hello", "^items must be a list, is str$"),
        ({"role": "user", "content": "hello"}, "^items must be a list, is dict$"),
        (["hello"], r"^items\[0\] must be a dictionary, is str$"),
    ]:
        with pytest.raises(TypeError, match=message):
            asyncio.run(session.add_items(items))  # type: ignore[arg-type]
