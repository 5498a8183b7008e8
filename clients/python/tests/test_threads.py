from __future__ import annotations

import time

import pytest

from memledger import AsyncClient, Client, InvalidRequest, NotFound
from memledger.types import NewMessage


def said(*contents: str) -> list[NewMessage]:
    """A user and an assistant in turn."""
    return [
        {"role": "user" if at % 2 == 0 else "assistant", "content": content} for at, content in enumerate(contents)
    ]


def test_messages_are_appended_listed_and_rolled_back(client: Client, user: str) -> None:
    appended = client.threads.append(user, "t", said("Hello", "Hello, how can I help?"))
    assert [(one["seq"], one["role"]) for one in appended["messages"]] == [(0, "user"), (1, "assistant")]
    client.threads.append(user, "t", said("Book a table", "For how many?", "For two"))
    listed = list(client.threads.messages(user, "t", page_size=2))
    assert [one["seq"] for one in listed] == [0, 1, 2, 3, 4]
    assert listed[2]["content"] == "Book a table"
    assert [one["seq"] for one in client.threads.messages(user, "t", after_seq=3)] == [4]

    assert client.threads.roll_back(user, "t", 3) == {"messages": 3}
    assert [one["seq"] for one in client.threads.messages(user, "t")] == [0, 1, 2]
    found = client.threads.get(user, "t")
    assert (found["thread_id"], found["messages"]) == ("t", 3)
    assert [one["thread_id"] for one in client.threads.list(user)] == ["t"]


def test_tool_calls_and_their_results_are_kept(client: Client, user: str) -> None:
    call = {"id": "c1", "type": "function", "function": {"name": "weather", "arguments": '{"city":"Porto"}'}}
    messages: list[NewMessage] = [
        {"role": "user", "content": "What is the weather?"},
        {"role": "assistant", "content": "", "tool_calls": [call]},
        {"role": "tool", "content": "Rain", "tool_call_id": "c1", "name": "weather", "metadata": {"ms": 12}},
    ]
    client.threads.append(user, "t", messages, agent_id="planner")
    _, called, answered = client.threads.messages(user, "t")
    assert called["tool_calls"] == [call]
    assert (answered["tool_call_id"], answered["name"], answered["metadata"]) == ("c1", "weather", {"ms": 12})
    assert called["agent_id"] == "planner"
    with pytest.raises(InvalidRequest) as refused:
        client.threads.append(user, "t", [{"role": "tool", "content": "Sun", "tool_call_id": "c1"}])
    assert refused.value.field == "messages[0].tool_call_id"


def test_the_context_has_the_summary_and_every_message_after_it(client: Client, user: str) -> None:
    contents = [f"Turn {number}: the code of door {number} is {1000 + number}" for number in range(20)]
    for at in range(0, 20, 2):
        client.threads.append(user, "t", said(*contents[at : at + 2]))
    client.threads.summarize(user, "t")
    deadline = time.monotonic() + 30
    while not any(one["status"] == "completed" for one in client.threads.summaries(user, "t")):
        assert time.monotonic() < deadline, "no summary is completed"
        time.sleep(0.05)
    context = client.threads.context(user, "t")
    summary = context["summary"]
    assert summary is not None and summary["lines"]
    seqs = [message["seq"] for message in context["gap_messages"]]
    assert seqs == list(range(summary["end_seq"] + 1, 20))
    past = client.threads.context(user, "t", at_seq=1)
    assert [message["seq"] for message in past["gap_messages"]] == [0, 1]
    short = client.threads.context(user, "t", budget_tokens=1, exclude_last=True)
    assert short["truncated"]


def test_a_purged_thread_is_gone(client: Client, user: str) -> None:
    client.threads.append(user, "t", said("Hello"))
    client.threads.append(user, "t", said("My number is 5417"))
    client.threads.purge_message(user, "t", 1, "asked for by the person")
    assert [one["content"] for one in client.threads.messages(user, "t")] == ["Hello", None]
    client.checkpoints.save_state(user, "t", {"plan": "call her"})
    purged = client.threads.purge(user, "t", reason="asked for by the person")
    assert (purged["thread_id"], purged["messages"]) == ("t", 0)
    with pytest.raises(NotFound):
        client.checkpoints.load_state(user, "t")
    with pytest.raises(NotFound):
        client.threads.get(user, "t")


def test_summaries_are_configured(client: Client) -> None:
    before = client.threads.summary_config()
    changed = client.threads.set_summary_config(rolling_window_size=before["rolling_window_size"] + 1)
    assert changed == {**before, "rolling_window_size": before["rolling_window_size"] + 1}
    assert client.threads.set_summary_config(rolling_window_size=before["rolling_window_size"]) == before


def test_a_delta_is_read_and_acknowledged(client: Client, user: str) -> None:
    assert client.threads.delta(user, "t")["header"] is None, "a new reader begins at the newest rev"
    client.memories.create(user, "Preferred name is Ana", category="Personal")
    delta = client.threads.delta(user, "t")
    assert delta["changes"][0]["new"] == "Preferred name is Ana"
    assert delta["header"] is not None and "Preferred name is Ana" in delta["header"]
    assert client.threads.ack(user, "t", delta["rev"]) == {"thread_id": "t", "rev": 1}
    assert client.threads.delta(user, "t")["changes"] == []
    everything = client.threads.delta(user, "t", since_start=True, max_lines=1, categories=["Personal"])
    assert len(everything["changes"]) == 1
    recalled = client.memories.query(user, "name", thread_id="t2", seen_rev=0)
    assert recalled["delta_header"] is not None


@pytest.mark.anyio
async def test_the_async_client_reads_threads(async_client: AsyncClient, user: str) -> None:
    await async_client.threads.append(user, "t", said("Hello", "Hello"))
    assert [one["seq"] async for one in async_client.threads.messages(user, "t", page_size=1)] == [0, 1]
    assert (await async_client.threads.context(user, "t"))["gap_messages"][0]["content"] == "Hello"
