"""Contexts of threads as the messages that chat APIs take."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, List

from .types.threads import Context, Message

#: Names that OpenAI takes. Others would have it refuse the whole request.
_NAME = re.compile(r"[^\s<|\\/>]{1,64}")


def chat_messages(context: Context, *more: Mapping[str, Any]) -> List[Any]:
    """The messages for a model, as OpenAI's chat completions and similar APIs take them.

    First is `memory_text` as a system message, then the context's messages, then `more`, such as a question that is not
    in the thread. An image or a file follows the text of its message. A tool's results directly follow its call; a call
    without a result is left out if the person or the assistant speaks after it, and so is a result without its call.
    """
    memory = context["memory_text"]
    messages: list[Mapping[str, Any]] = [{"role": "system", "content": memory}] if memory else []
    messages += map(_message, context["gap_messages"])
    return [*_paired([*messages, *more], len(messages))]


def _message(message: Message) -> dict[str, Any]:
    fields = {
        "role": message["role"],
        "content": _content(message),
        "name": message["name"] if _NAME.fullmatch(message["name"] or "") else None,
        "tool_calls": message["tool_calls"],
        "tool_call_id": message["tool_call_id"],
    }
    return {name: value for name, value in fields.items() if value}


def _content(message: Message) -> str | list[Any] | None:
    text, parts = message["content"], message["metadata"].get("parts")
    others = [one for one in parts if _is_part(one)] if isinstance(parts, list) else []
    if not others:
        return text
    return [{"type": "text", "text": text}, *others] if text else others


def _is_part(value: object) -> bool:
    """Whether it is a part of a content; callers may keep anything under that name."""
    return isinstance(value, Mapping) and isinstance(value.get("type"), str)


def _paired(messages: Sequence[Mapping[str, Any]], of_context: int) -> Iterator[Mapping[str, Any]]:
    """Those behind `of_context` are the caller's own: they stay, whatever they hold."""
    results: dict[int, dict[str, Mapping[str, Any]]] = {}
    last_said = -1
    #: The last message that makes a call of this id, which has no result yet.
    calling: dict[str, int] = {}
    for at, message in enumerate(messages):
        if message["role"] in ("user", "assistant"):
            last_said = at
        for call in message.get("tool_calls") or ():
            calling[call["id"]] = at
        call_id = message.get("tool_call_id")
        if call_id in calling:
            results.setdefault(calling.pop(call_id), {})[call_id] = {"content": "", **message}
    for at, message in enumerate(messages):
        if message["role"] == "tool":
            continue
        answered = results.get(at, {})
        said = {name: value for name, value in message.items() if name != "tool_calls"}
        calls = [one for one in message.get("tool_calls") or () if one["id"] in answered or at >= last_said]
        if calls:
            said["tool_calls"] = calls
        if calls or said.get("content") or at >= of_context:
            yield said
            yield from answered.values()
