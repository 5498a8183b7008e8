"""The session, as the OpenAI Agents SDK uses sessions."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from agents import Agent, RunConfig, Runner, function_tool
from agents.memory import Session, SessionSettings

from conftest import Server
from memledger import AsyncClient, Client, NotFound
from memledger.openai_agents import MemledgerSession
from scripted_model import ScriptedModel, text, tool_call

pytestmark = pytest.mark.anyio

CALL = {"type": "function_call", "call_id": "c1", "name": "weather", "arguments": '{"city":"Porto"}', "id": "f"}
RESULT = {"type": "function_call_output", "call_id": "c1", "output": "Rain"}
ITEMS: list[Any] = [
    {"role": "user", "content": "What is the weather?"},
    {"role": "user", "content": [{"type": "input_text", "text": "In Porto"}, {"type": "input_image", "image_url": "x"}]},
    {"type": "reasoning", "id": "r", "summary": [], "encrypted_content": "…"},
    CALL,
    RESULT,
    {
        "type": "message",
        "role": "assistant",
        "id": "m",
        "status": "completed",
        "content": [{"type": "output_text", "text": "It rains", "annotations": [], "logprobs": []}],
    },
    {"role": "developer", "content": "Be brief"},
    {"type": "computer_call_output", "call_id": "x", "output": {"type": "computer_screenshot", "image_url": "y"}},
]


@pytest.fixture
def session(async_client: AsyncClient, user: str) -> MemledgerSession:
    return MemledgerSession("s", async_client, user_id=user)


def numbered(*numbers: int) -> list[Any]:
    return [{"role": "user", "content": f"Message {number}"} for number in numbers]


async def test_it_is_a_session(session: MemledgerSession) -> None:
    assert isinstance(session, Session)
    assert session.session_id == "s"


async def test_items_come_back_unchanged_and_in_order(session: MemledgerSession) -> None:
    assert await session.get_items() == []
    await session.add_items([])
    assert await session.get_items() == []
    await session.add_items(ITEMS[:3])
    await session.add_items(ITEMS[3:])
    assert await session.get_items() == ITEMS


async def test_others_read_the_messages(session: MemledgerSession, client: Client, user: str) -> None:
    await session.add_items(ITEMS)
    messages = list(client.threads.messages(user, "s"))
    assert [message["role"] for message in messages] == [
        "user", "user", "assistant", "assistant", "tool", "assistant", "system", "assistant",
    ]  # fmt: skip
    assert [message["content"] for message in messages[:2]] == ["What is the weather?", "In Porto"]
    assert messages[3]["tool_calls"][0]["function"] == {"name": "weather", "arguments": '{"city":"Porto"}'}
    assert (messages[4]["content"], messages[4]["tool_call_id"]) == ("Rain", "c1")


async def test_messages_of_others_are_items(session: MemledgerSession, client: Client, user: str) -> None:
    call = {"id": "c1", "type": "function", "function": {"name": "weather", "arguments": "{}"}}
    client.threads.append(
        user,
        "s",
        [
            {"role": "user", "content": "Hello"},
            {"role": "assistant", "content": "Let me look", "tool_calls": [call]},
            {"role": "tool", "content": "Rain", "tool_call_id": "c1"},
        ],
    )
    assert await session.get_items() == [
        {"role": "user", "content": "Hello"},
        {"role": "assistant", "content": "Let me look"},
        {"type": "function_call", "call_id": "c1", "name": "weather", "arguments": "{}"},
        {"type": "function_call_output", "call_id": "c1", "output": "Rain"},
    ]
    assert await session.get_items(2) == (await session.get_items())[-2:]


async def test_a_limit_takes_the_newest(session: MemledgerSession) -> None:
    await session.add_items(numbered(*range(6)))
    assert await session.get_items(2) == numbered(4, 5)
    assert await session.get_items(limit=6) == await session.get_items(limit=60) == numbered(*range(6))
    assert await session.get_items(limit=0) == await session.get_items(limit=-1) == []


async def test_settings_limit_too(async_client: AsyncClient, user: str) -> None:
    session = MemledgerSession("s", async_client, user_id=user, session_settings=SessionSettings(limit=1))
    await session.add_items(numbered(1, 2, 3))
    assert await session.get_items() == numbered(3)
    assert await session.get_items(limit=2) == numbered(2, 3)


async def test_the_newest_item_is_popped(session: MemledgerSession) -> None:
    assert await session.pop_item() is None
    await session.add_items(numbered(1, 2))
    assert await session.pop_item() == numbered(2)[0]
    await session.add_items(numbered(3))
    assert await session.get_items() == numbered(1, 3)
    assert [await session.pop_item() for _ in range(3)] == [*numbered(3), *numbered(1), None]
    assert await session.get_items() == []


async def test_a_session_is_cleared_and_used_again(session: MemledgerSession) -> None:
    await session.clear_session()
    await session.add_items(ITEMS)
    await session.clear_session()
    await session.clear_session()
    assert await session.get_items() == []
    await session.add_items(ITEMS)
    assert await session.get_items() == ITEMS


async def test_sessions_are_apart(async_client: AsyncClient, user: str) -> None:
    one, two = (MemledgerSession(name, async_client, user_id=user) for name in ("one", "two"))
    await one.add_items(numbered(1))
    await two.add_items(numbered(2))
    await two.pop_item()
    assert await one.get_items() == numbered(1)
    assert await MemledgerSession("one", async_client, user_id=f"{user}-other").get_items() == []


async def test_a_user_out_of_reach_is_an_error(server: Server, client: Client, user: str) -> None:
    key = client.keys.create("supervisor", users=[user])["key"]
    async with AsyncClient(server.url, key) as limited:
        out_of_reach = MemledgerSession("s", limited, user_id=f"{user}-other")
        with pytest.raises(NotFound, match="user"):
            await out_of_reach.get_items()
        with pytest.raises(NotFound, match="user"):
            await out_of_reach.pop_item()
        assert await MemledgerSession("s", limited, user_id=user).get_items() == []


@pytest.mark.parametrize("sessions", [1, 100])
async def test_a_hundred_adds_at_once_lose_nothing(async_client: AsyncClient, user: str, sessions: int) -> None:
    each = [MemledgerSession("s", async_client, user_id=user) for _ in range(sessions)]
    pairs = [numbered(2 * number, 2 * number + 1) for number in range(100)]
    await asyncio.gather(*(each[number % sessions].add_items(pair) for number, pair in enumerate(pairs)))
    items: list[Any] = await each[0].get_items()
    assert sorted(item["content"] for item in items) == sorted(item["content"] for pair in pairs for item in pair)
    assert [items[at : at + 2] in pairs for at in range(0, 200, 2)] == [True] * 100, "what belongs together stays so"


async def test_many_and_large_items_take_several_batches(session: MemledgerSession) -> None:
    many = numbered(*range(150))
    large: list[Any] = [{"role": "user", "content": f"{number}" + "x" * 100_000} for number in range(4)]
    large.append({"role": "user", "content": "x" * 200_000})
    await session.add_items([*many, *large])
    assert await session.get_items() == [*many, *large]
    assert await session.get_items(120) == [*many, *large][-120:]


async def test_results_and_calls_that_do_not_fit_are_kept(session: MemledgerSession) -> None:
    orphan = {"type": "function_call_output", "call_id": "c9", "output": [{"type": "input_text", "text": "Sun"}]}
    items: list[Any] = [orphan, CALL, RESULT, RESULT, CALL, CALL, {**CALL, "call_id": ""}]
    await session.add_items(items)
    await session.add_items([orphan])  # type: ignore[list-item]
    assert await session.get_items() == [*items, orphan]


async def test_an_agent_has_the_conversation(async_client: AsyncClient, user: str) -> None:
    @function_tool
    def weather(city: str) -> str:
        return f"Rain in {city}"

    model = ScriptedModel(tool_call("weather", '{"city":"Porto"}'), text("Take an umbrella"), text("You asked of Porto"))
    agent = Agent(name="Guide", model=model, tools=[weather])
    session = MemledgerSession("s", async_client, user_id=user)
    first = await Runner.run(agent, "What is the weather in Porto?", session=session)
    assert first.final_output == "Take an umbrella"
    again = MemledgerSession("s", async_client, user_id=user)
    second = await Runner.run(agent, "Where was that?", session=again)
    assert second.final_output == "You asked of Porto"
    asked = model.asked[-1]
    assert [item.get("type") or item.get("role") for item in asked] == [
        "user", "function_call", "function_call_output", "message", "user",
    ]  # fmt: skip
    assert asked[2]["output"] == "Rain in Porto"
    await Runner.run(
        Agent(name="Guide", model=(brief := ScriptedModel(text("Yes")))),
        "And now?",
        session=again,
        run_config=RunConfig(session_settings=SessionSettings(limit=1)),
    )
    assert len(brief.asked[0]) == 2


@pytest.mark.usefixtures("default_loop")
def test_it_works_in_loop_after_loop(client: Client, user: str) -> None:
    session = MemledgerSession("s", client, user_id=user)
    for number in range(3):
        agent = Agent(name="Guide", model=ScriptedModel(text("Yes")))
        Runner.run_sync(agent, f"Question {number}", session=session)
    loop = asyncio.new_event_loop()
    assert len(loop.run_until_complete(session.get_items())) == 6
    loop.close()


async def test_it_works_with_the_blocking_client(client: Client, user: str) -> None:
    session = MemledgerSession("s", client, user_id=user)
    await asyncio.gather(*(session.add_items(numbered(number)) for number in range(20)))
    assert len(await session.get_items()) == 20
    assert await session.pop_item() is not None
