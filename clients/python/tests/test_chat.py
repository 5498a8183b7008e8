"""Contexts as chat APIs take them: whatever a thread is made of, such an API can't refuse the messages."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

from memledger import Client, chat_messages
from memledger.types import Context

IMAGE = {"type": "image_url", "image_url": {"url": "https://pictures.example/walnut.png"}}
FILE = {"type": "file", "file": {"file_id": "file-7"}}


def call(call_id: str) -> dict[str, Any]:
    return {"id": call_id, "type": "function", "function": {"name": "weather", "arguments": "{}"}}


def said(role: str, content: str | None = None, **fields: Any) -> dict[str, Any]:
    """A message as the server returns it."""
    nothing: dict[str, Any] = {"name": None, "tool_calls": [], "tool_call_id": None, "agent_id": None, "metadata": {}}
    return {**nothing, "role": role, "content": content, "actor": "admin:k", "at": "2026-07-01T00:00:00Z", **fields}


def context(*messages: dict[str, Any], memory_text: str | None = None) -> Context:
    numbered = [{"seq": seq, **message} for seq, message in enumerate(messages)]
    return cast(Context, {"memory_text": memory_text, "gap_messages": numbered, "delta_header": None})


def calls(*ids: str, content: str = "") -> dict[str, Any]:
    return said("assistant", content, tool_calls=[call(one) for one in ids])


def result(call_id: str | None, content: str | None = "Rain") -> dict[str, Any]:
    return said("tool", content, tool_call_id=call_id)


def test_only_what_is_there_is_sent() -> None:
    talk = context(
        said("user", "Hello", name="Ana", agent_id="planner", metadata={"from": "phone", "parts": "3 of 5"}),
        said("assistant", "Hello", name="The planner"),
        said("system", "Be brief"),
        memory_text="<conversation_memory>…",
    )
    assert chat_messages(talk) == [
        {"role": "system", "content": "<conversation_memory>…"},
        {"role": "user", "content": "Hello", "name": "Ana"},
        {"role": "assistant", "content": "Hello"},
        {"role": "system", "content": "Be brief"},
    ]
    assert chat_messages(context()) == []


def test_parts_follow_the_text() -> None:
    talk = context(
        said("user", "What is this?", metadata={"parts": [IMAGE, FILE]}),
        said("user", "", metadata={"parts": [IMAGE]}),
        said("user", "Mine", metadata={"parts": [{"number": 1}]}),
    )
    assert [message["content"] for message in chat_messages(talk)] == [
        [{"type": "text", "text": "What is this?"}, IMAGE, FILE],
        [IMAGE],
        "Mine",
    ]


def test_what_is_purged_is_left_out_and_its_results_too() -> None:
    talk = context(said("user", None), said("assistant", None), result("c1"), said("assistant", "Yes"))
    assert chat_messages(talk) == [{"role": "assistant", "content": "Yes"}]
    purged = chat_messages(context(said("user", "Rain?"), calls("c1"), result("c1", None)))
    assert purged[2] == {"role": "tool", "tool_call_id": "c1", "content": ""}, "a call needs its result"


def test_calls_without_a_result_stay_until_the_user_speaks() -> None:
    asked = [said("user", "Rain?"), calls("c1", "c2", content="Let me look"), result("c2")]
    assert chat_messages(context(*asked))[1]["tool_calls"] == [call("c1"), call("c2")]
    for later in (
        chat_messages(context(*asked, said("user", "Hello?"))),
        chat_messages(context(*asked), {"role": "user", "content": "Hello?"}),
    ):
        assert later == [
            {"role": "user", "content": "Rain?"},
            {"role": "assistant", "content": "Let me look", "tool_calls": [call("c2")]},
            {"role": "tool", "tool_call_id": "c2", "content": "Rain"},
            {"role": "user", "content": "Hello?"},
        ]
    alone = context(said("user", "Rain?"), calls("c1"), said("user", "Hello?"))
    assert [message["role"] for message in chat_messages(alone)] == ["user", "user"]


def test_a_late_result_follows_its_call() -> None:
    talk = context(calls("c1"), calls("c2"), said("user", "And?"), result("c2", "2"), result("c1", "1"), result(None))
    assert [(one["role"], one.get("content")) for one in chat_messages(talk)] == [
        ("assistant", None), ("tool", "1"), ("assistant", None), ("tool", "2"), ("user", "And?"),
    ]  # fmt: skip


def test_an_id_that_is_used_again_is_another_call() -> None:
    talk = context(calls("c"), result("c", "1"), said("user", "Again"), calls("c"), result("c", "2"), result("c", "3"))
    assert [one.get("content") for one in chat_messages(talk)] == [None, "1", "Again", None, "2"]


def anything(chance: random.Random) -> dict[str, Any]:
    some = ["c1", "c2", "c3", "c4"]
    return chance.choice(
        [
            said("user", chance.choice(["Hello", "", None]), metadata=chance.choice([{}, {"parts": [IMAGE]}])),
            said("assistant", chance.choice(["Hello", "", None])),
            calls(*chance.sample(some, chance.randint(1, 3)), content=chance.choice(["", "Let me look"])),
            result(chance.choice([*some, None]), chance.choice(["Rain", "", None])),
            result(chance.choice(some)),
            said("system", "Be brief", name=chance.choice([None, "x", "x y", "é" * 65])),
        ]
    )


@pytest.mark.parametrize("seed", range(100))
def test_no_chat_api_can_refuse_them(seed: int) -> None:
    chance = random.Random(seed)
    talk = [anything(chance) for _ in range(chance.randint(0, 14))]
    messages = chat_messages(context(*talk, memory_text=chance.choice([None, "Facts"])))
    speakers = ("user", "assistant")
    last_said = max((at for at, one in enumerate(messages) if one["role"] in speakers), default=-1)
    open_ids: set[str] = set()
    for at, message in enumerate(messages):
        assert message.keys() <= {"role", "content", "name", "tool_calls", "tool_call_id"}
        assert message.get("content") or message.get("tool_calls") or message["role"] == "tool"
        if message["role"] == "tool":
            open_ids.remove(message["tool_call_id"])
            continue
        assert not open_ids or at > last_said, "every call has its result"
        open_ids = {one["id"] for one in message.get("tool_calls", ())}
    texts = [one["content"] for one in talk if one["role"] not in ("tool", "system") and one["content"]]
    contents = [one["content"] for one in messages if one["role"] not in ("tool", "system") and "content" in one]
    found = [one if isinstance(one, str) else one[0].get("text") for one in contents]
    assert [one for one in found if one is not None] == texts, "every text is there, in order"
    assert chat_messages(context(), *messages) == messages


def test_a_thread_of_the_server_becomes_the_messages_it_was_made_from(client: Client, user: str) -> None:
    talk: list[Any] = [
        {"role": "user", "content": [{"type": "text", "text": "What is this?"}, IMAGE], "name": "Ana"},
        {"role": "assistant", "tool_calls": [call("c1"), call("c2")]},
        {"role": "tool", "tool_call_id": "c1", "content": "a walnut"},
        {"role": "tool", "tool_call_id": "c2", "content": ""},
        {"role": "assistant", "content": "A walnut"},
        {"role": "user", "content": "May I have it?"},
    ]
    client.threads.append(user, "t", talk)
    assert chat_messages(client.threads.context(user, "t")) == talk
    client.memories.create(user, "Is allergic to walnuts", pinned=True)
    question = {"role": "user", "content": "May I?"}
    first, *others = chat_messages(client.threads.context(user, "t", exclude_last=True), question)
    assert first["role"] == "system" and "walnuts" in first["content"]
    assert others == [*talk[:-1], question]
