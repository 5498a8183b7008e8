"""What a type checker knows of the client. It is checked and never run."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Iterator
from typing import Any

from openai.types.chat import ChatCompletionMessageParam, ChatCompletionUserMessageParam
from typing_extensions import assert_type

from memledger import AsyncClient, Client, chat_messages
from memledger.types import FeedItem, Memory, NewMessage, Proposal, Recalled


def blocking(client: Client) -> None:
    memory = client.memories.create("ana", "Likes tea", category="food", importance=3)
    assert_type(memory, Memory)
    assert_type(memory["topics"], list[str])
    assert_type(client.memories.list("ana"), Iterator[Memory])
    assert_type(client.feed.follow(), Iterator[FeedItem])
    assert_type(client.users.export("ana"), Iterator[dict[str, Any]])
    assert_type(client.users.export_file("ana"), Iterator[bytes])
    client.memories.update("ana", memory["id"], category=None)
    client.memories.create("ana", "Likes tea", colour="green")  # type: ignore[call-arg]
    client.memories.create("ana", "Likes tea", importance="high")  # type: ignore[arg-type]
    client.memories.create(content="Likes tea")  # type: ignore[call-arg]

    assert_type(client.user_context.proposals("ana", status="pending"), Iterator[Proposal])
    assert_type(client.user_context.get("ana")["fields"]["city"]["value"], str)
    client.user_context.propose("ana", "shoe_size", "38")  # type: ignore[arg-type]


async def without_blocking(client: AsyncClient) -> None:
    assert_type(await client.memories.query("ana"), Recalled)
    assert_type(client.memories.list("ana"), AsyncIterator[Memory])
    async for event in client.feed.events():
        assert_type(event["body"], dict[str, Any])


def conversations(client: Client) -> None:
    client.threads.append(
        "ana",
        "flat",
        [
            {"role": "user", "content": "Is the flat in Weimar free in May?"},
            {
                "role": "assistant",
                "tool_calls": [
                    {"id": "call_1", "type": "function", "function": {"name": "flats", "arguments": "{}"}}
                ],
            },
            {"role": "tool", "tool_call_id": "call_1", "content": "free"},
            {"role": "assistant", "content": None, "metadata": {"thought": "…"}},
            {"role": "user", "content": ["A text, ", {"type": "image_url", "image_url": {"url": "https://…"}}]},
        ],
    )
    called = next(client.threads.messages("ana", "flat"))
    again: NewMessage = {"role": called["role"], "content": called["content"], "tool_calls": called["tool_calls"]}
    client.threads.append("ana", "copy", [again])
    client.threads.append("ana", "flat", [{"content": "Hello"}])  # type: ignore[typeddict-item]
    client.threads.append("ana", "flat", again)  # type: ignore[arg-type]
    context = client.threads.context("ana", "flat")
    asked: Iterable[ChatCompletionMessageParam] = chat_messages(context, {"role": "user", "content": "And in June?"})
    question: ChatCompletionUserMessageParam = {"role": "user", "content": "And in July?"}
    chat_messages(context, *asked, question)
