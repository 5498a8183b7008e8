"""Checkpoints as LangGraph has them, and as the server stores them."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.base import (
    WRITES_IDX_MAP,
    ChannelVersions,
    CheckpointMetadata,
    CheckpointTuple,
    DeltaChannelHistory,
    PendingWrite,
    get_checkpoint_metadata,
    writes_sort_key,
)
from langgraph.checkpoint.base import Checkpoint as State
from langgraph.checkpoint.serde.base import SerializerProtocol
from langgraph.checkpoint.serde.types import TASKS

from ..types.checkpoints import Blob, ChannelHistory, Checkpoint, HistoricWrite, NewWrite, TypedValue, Write

#: The encoding of a channel without a value.
_EMPTY = "empty"

#: The version of a state that has its pending sends in itself; older ones have them in the writes of their parent.
_SENDS_INSIDE = 4


@dataclass(frozen=True)
class Place:
    """What a config names."""

    thread_id: str
    ns: str
    checkpoint_id: str | None

    @classmethod
    def of(cls, config: RunnableConfig) -> Place:
        configurable = config["configurable"]
        named = configurable.get("checkpoint_id")
        return cls(
            str(configurable["thread_id"]), configurable.get("checkpoint_ns") or "", str(named) if named else None
        )

    def config(self) -> RunnableConfig:
        return {
            "configurable": {
                "thread_id": self.thread_id,
                "checkpoint_ns": self.ns,
                "checkpoint_id": self.checkpoint_id,
            }
        }


def config_of(found: Checkpoint, checkpoint_id: str) -> RunnableConfig:
    return Place(found["thread_id"], found["ns"], checkpoint_id).config()


@dataclass(frozen=True)
class Codec:
    """Serialises with the saver's serializer."""

    serde: SerializerProtocol

    def dump(self, value: Any) -> TypedValue:
        try:
            kind, data = self.serde.dumps_typed(value)
        except TypeError:
            # LangGraph's own format has no numbers of more than 64 bits; its serializer reads JSON too.
            if not isinstance(value, int):
                raise
            kind, data = "json", json.dumps(value).encode()
        return {"type": kind, "data": base64.b64encode(data).decode()}

    def load(self, typed: TypedValue) -> Any:
        return self.serde.loads_typed((typed["type"], base64.b64decode(typed["data"])))

    def stored(
        self,
        config: RunnableConfig,
        state: State,
        metadata: CheckpointMetadata,
        new_versions: ChannelVersions,
    ) -> dict[str, Any]:
        """The arguments that store a checkpoint. A channel without a value needs no blob."""
        values = state["channel_values"]
        exact = cast("Mapping[str, Any]", get_checkpoint_metadata(config, metadata))
        searchable = _searchable(exact)
        run_id = exact.get("run_id")
        return {
            "checkpoint": self.dump({name: value for name, value in state.items() if name != "channel_values"}),
            "metadata": searchable,
            "metadata_typed": self._exact_metadata(exact, searchable),
            "channel_versions": {name: str(version) for name, version in state["channel_versions"].items()},
            "blobs": [
                cast(Blob, {"channel": name, "version": str(version), **self.dump(values[name])})
                for name, version in new_versions.items()
                if name in values
            ],
            "run_id": None if run_id is None else str(run_id),
        }

    def _exact_metadata(self, exact: Mapping[str, Any], searchable: Mapping[str, Any]) -> TypedValue | None:
        try:
            return self.dump(exact)
        except TypeError:
            # With such a number in it, JSON alone has it.
            if exact.keys() != searchable.keys():
                raise
            return None

    def writes(self, writes: Sequence[tuple[str, Any]]) -> list[NewWrite]:
        return [
            cast(
                NewWrite,
                {"idx": WRITES_IDX_MAP.get(channel, at), "channel": channel, **self.dump(value)},
            )
            for at, (channel, value) in enumerate(writes)
        ]

    def loaded(self, found: Checkpoint, parent: Checkpoint | None) -> CheckpointTuple:
        """The checkpoint as LangGraph has it. `parent` has the pending sends of an old one."""
        state = self.load(found["checkpoint"])
        # An imported checkpoint may hold values without a version itself.
        state["channel_values"] = (state.get("channel_values") or {}) | {
            blob["channel"]: self.load(blob) for blob in found["blobs"] if blob["type"] != _EMPTY
        }
        if parent is not None:
            self._take_sends(state, parent)
        typed, parent_id = found["metadata_typed"], found["parent_checkpoint_id"]
        return CheckpointTuple(
            config=config_of(found, found["checkpoint_id"]),
            checkpoint=state,
            metadata=self.load(typed) if typed else cast(CheckpointMetadata, found["metadata"]),
            parent_config=config_of(found, parent_id) if parent_id else None,
            pending_writes=self._pending(found["writes"]),
        )

    def parent_with_sends(self, found: Checkpoint) -> str | None:
        """The checkpoint that has the pending sends of this one, if it is so old that another one has."""
        parent = found["parent_checkpoint_id"]
        return parent if parent and self.load(found["checkpoint"])["v"] < _SENDS_INSIDE else None

    def _take_sends(self, state: State, parent: Checkpoint) -> None:
        sends = [value for _, channel, value in self._pending(parent["writes"]) if channel == TASKS]
        if sends:
            versions = cast("dict[str, Any]", state["channel_versions"])
            state["channel_values"][TASKS] = sends
            versions[TASKS] = max(versions.values(), default=1)

    def _pending(self, writes: Iterable[Write]) -> list[PendingWrite]:
        return [(write["task_id"], write["channel"], self.load(write)) for write in sorted(writes, key=_order)]

    def history(self, stored: ChannelHistory) -> DeltaChannelHistory:
        """The writes to a channel, oldest first, and the value that they continue."""
        history: DeltaChannelHistory = {"writes": self._pending_of_steps(stored["writes"])}
        seed = stored["seed"]
        if seed is not None and seed["type"] != _EMPTY:
            history["seed"] = self.load(seed)
        return history

    def _pending_of_steps(self, writes: Sequence[HistoricWrite]) -> list[PendingWrite]:
        """The writes of each step in the order in which it applied them; the steps are in order already."""
        steps: dict[str, list[HistoricWrite]] = {}
        for write in writes:
            steps.setdefault(write["checkpoint_id"], []).append(write)
        return [write for step in steps.values() for write in self._pending(step)]


def _order(write: Write) -> tuple[str, str, int]:
    return writes_sort_key(write["task_path"], write["task_id"], write["idx"])


def _searchable(metadata: Mapping[str, Any]) -> dict[str, Any]:
    """What of the metadata a search can compare: what JSON can say. All of it is in the exact form."""
    plain: dict[str, Any] = {}
    for name, value in metadata.items():
        try:
            text = json.dumps({name: value}, allow_nan=False, ensure_ascii=False)
            # Half a character is no text.
            text.encode()
        except (TypeError, ValueError):
            continue
        plain |= json.loads(text)
    return plain
