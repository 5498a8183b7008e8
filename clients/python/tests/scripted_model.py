"""A model for the OpenAI Agents SDK that says what it is told to, and remembers what it was asked."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

from agents import Model, ModelResponse, Usage, set_tracing_disabled
from openai.types.responses import ResponseFunctionToolCall, ResponseOutputMessage, ResponseOutputText

# Traces would go to OpenAI.
set_tracing_disabled(True)


def text(said: str) -> ResponseOutputMessage:
    part = ResponseOutputText(text=said, type="output_text", annotations=[])
    return ResponseOutputMessage(id="m", type="message", role="assistant", content=[part], status="completed")


def tool_call(name: str, arguments: str) -> ResponseFunctionToolCall:
    return ResponseFunctionToolCall(id="f", call_id="c1", type="function_call", name=name, arguments=arguments)


class ScriptedModel(Model):
    """Each turn it answers with the next of its outputs."""

    def __init__(self, *outputs: Any) -> None:
        self._outputs = list(outputs)
        self.asked: list[list[Any]] = []

    async def get_response(
        self, system_instructions: str | None, input: str | list[Any], *_: Any, **__: Any
    ) -> ModelResponse:
        self.asked.append([input] if isinstance(input, str) else list(input))
        return ModelResponse(output=[self._outputs.pop(0)], usage=Usage(), response_id=None)

    def stream_response(self, *_: Any, **__: Any) -> AsyncIterator[Any]:
        raise NotImplementedError("no test streams")
