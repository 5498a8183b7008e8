"""Items of a conversation as the SDK has them, and messages of a thread."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, cast

from ..errors import InvalidRequest
from ..request import encode, listed
from ..types.threads import Message, NewMessage, Role

#: Where a message has the item it was made from.
_ITEM = "item"

#: Most messages of one batch, and most of its bytes, with room for what is around the messages.
_MOST_MESSAGES = 64
_MOST_BYTES = 240 * 1024

#: Most characters of the text next to an item that leaves no room for more.
_MOST_SHOWN = 1000

_ROLES: dict[str, Role] = {
    "user": "user",
    "assistant": "assistant",
    "system": "system",
    "developer": "system",
}


def messages_of(items: Iterable[object]) -> list[NewMessage]:
    """A message for each item."""
    return [_message_of(item, at) for at, item in enumerate(listed("items", items))]


def _message_of(item: object, at: int) -> NewMessage:
    """A message that shows what an item says. The item itself is in its metadata, and comes back from there."""
    if not isinstance(item, Mapping):
        raise TypeError(f"items[{at}] must be a dictionary, is {type(item).__name__}")
    kind = item.get("type")
    metadata = {_ITEM: item}
    if kind == "function_call":
        call = {"name": str(item["name"]), "arguments": str(item["arguments"])}
        return {
            "role": "assistant",
            "content": "",
            "tool_calls": [{"id": str(item["call_id"]), "type": "function", "function": cast(Any, call)}],
            "metadata": metadata,
        }
    if kind == "function_call_output":
        content = _text(item.get("output"))
        call_id = str(item["call_id"])
        return {"role": "tool", "content": content, "tool_call_id": call_id, "metadata": metadata}
    # A result that names no call of a function is none of a thread's tool results.
    role = _ROLES.get(str(item.get("role")), "assistant")
    return {"role": role, "content": _text(item.get("content", item.get("output"))), "metadata": metadata}


def _text(content: object) -> str:
    """What of a content is text."""
    if isinstance(content, str):
        return content
    if isinstance(content, Mapping):
        return _text(content.get("text", content.get("refusal")))
    if isinstance(content, Sequence):
        return "\n".join(text for text in map(_text, content) if text)
    return ""


def items_of(message: Message) -> Iterator[dict[str, Any]]:
    """The item a message was made from; for a message that others appended, the items that say the same."""
    stored = message["metadata"].get(_ITEM)
    if stored is not None:
        yield stored
        return
    content = message["content"]
    if content is None:
        return
    call_id = message["tool_call_id"]
    if message["role"] == "tool" and call_id is not None:
        yield {"type": "function_call_output", "call_id": call_id, "output": content}
    elif message["role"] == "tool":
        # A result whose call nobody knows is no valid input to a model, and what tools say is no instruction.
        yield {"role": "assistant", "content": content}
    elif content:
        yield {"role": message["role"], "content": content}
    for call in message["tool_calls"]:
        yield {"type": "function_call", "call_id": call["id"], **call["function"]}


def batches(messages: Sequence[NewMessage]) -> Iterator[list[NewMessage]]:
    """The messages in their order, in as few requests as the server's limits allow."""
    batch: list[NewMessage] = []
    size = 0
    for message in map(_fitting, messages):
        bytes_of = len(encode(message)) + 1
        if batch and (len(batch) == _MOST_MESSAGES or size + bytes_of > _MOST_BYTES):
            yield batch
            batch, size = [], 0
        batch.append(message)
        size += bytes_of
    if batch:
        yield batch


def _fitting(message: NewMessage) -> NewMessage:
    """A message that is too large with its text twice has the beginning of it, next to the whole item."""
    content = cast("str", message["content"])
    if len(encode(message)) <= _MOST_BYTES or len(content) <= _MOST_SHOWN:
        return message
    return {**message, "content": content[:_MOST_SHOWN] + "…"}


def without_refused(batch: Sequence[NewMessage], refused: InvalidRequest) -> list[NewMessage] | None:
    """The batch without the link of a call and its result that the server refused; `None` if that is not it.

    Results without a call, and calls under one id, are valid items of the SDK but not of a thread.
    """
    place, _, name = (refused.field or "").partition("].")
    at = place.removeprefix("messages[")
    name = name.partition("[")[0].partition(".")[0]
    if name not in ("tool_calls", "tool_call_id") or not at.isdecimal() or int(at) >= len(batch):
        return None
    if name not in batch[int(at)]:
        return None
    plain = cast("NewMessage", {key: value for key, value in batch[int(at)].items() if key != name})
    if name == "tool_call_id":
        # A tool's message without its call is refused.
        plain["role"] = "assistant"
    return [*batch[: int(at)], plain, *batch[int(at) + 1 :]]

