"""The saver: every method twice, blocking and not, around the same requests."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, cast

from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.base import (
    BaseCheckpointSaver,
    ChannelVersions,
    CheckpointMetadata,
    CheckpointTuple,
    DeltaChannelHistory,
    get_checkpoint_id,
)
from langgraph.checkpoint.base import Checkpoint as State
from langgraph.checkpoint.serde.base import SerializerProtocol

from ..api.checkpoints import Checkpoints
from ..bridge import AnyClient, Bridge
from ..errors import NotFound
from ..request import Page, Request, listed
from ..types.checkpoints import Checkpoint, CheckpointHistory, PruneStrategy
from .codec import Codec, Place

#: Checkpoints of one page: they may be large.
_PAGE = 50

#: Names of one request to delete or prune.
_BATCH = 100


class MemledgerSaver(BaseCheckpointSaver[str]):
    """Keeps the checkpoints of graphs as a user's in a Memory Ledger.

    With a `Client`, the methods that don't block work in threads; with an `AsyncClient`, those that block use
    connections of their own. The server never looks into what is stored: it is serialised here.
    """

    def __init__(self, client: AnyClient, *, user_id: str, serde: SerializerProtocol | None = None) -> None:
        super().__init__(serde=serde)
        self.user_id = user_id
        self._bridge = Bridge(client, user_id)

    def close(self) -> None:
        """Close connections that were made here; the client belongs to the caller."""
        self._bridge.close()

    # What both ways share: the requests, and what becomes of their answers.

    @property
    def _codec(self) -> Codec:
        return Codec(self.serde)

    def _read(self, place: Place) -> Request[Checkpoint]:
        named = place.checkpoint_id or "latest"
        return Checkpoints.get.request(self.user_id, place.thread_id, named, ns=place.ns)

    def _read_parent(self, found: Checkpoint) -> Request[Checkpoint] | None:
        parent = self._codec.parent_with_sends(found)
        return None if parent is None else self._read(Place(found["thread_id"], found["ns"], parent))

    def _search(
        self,
        config: RunnableConfig | None,
        filter: dict[str, Any] | None,
        before: RunnableConfig | None,
        limit: int | None,
    ) -> Request[Page[Checkpoint]]:
        configurable = config["configurable"] if config else {}
        thread_id = configurable.get("thread_id")
        return Checkpoints.search.request(
            self.user_id,
            thread_id=None if thread_id is None else str(thread_id),
            ns=configurable.get("checkpoint_ns"),
            checkpoint_id=get_checkpoint_id(config) if config else None,
            filter=filter,
            before=get_checkpoint_id(before) if before else None,
            page_size=_PAGE if limit is None else min(_PAGE, limit),
        )

    def _put(
        self,
        config: RunnableConfig,
        checkpoint: State,
        metadata: CheckpointMetadata,
        new_versions: ChannelVersions,
    ) -> tuple[Request[Any], RunnableConfig]:
        place = Place.of(config)
        stored = self._codec.stored(config, checkpoint, metadata, new_versions)
        request = Checkpoints.put.request(
            self.user_id,
            place.thread_id,
            checkpoint["id"],
            ns=place.ns,
            parent_checkpoint_id=place.checkpoint_id,
            **stored,
        )
        return request, Place(place.thread_id, place.ns, checkpoint["id"]).config()

    def _put_writes(
        self, config: RunnableConfig, writes: Sequence[tuple[str, Any]], task_id: str, task_path: str
    ) -> Request[Any]:
        place = Place.of(config)
        return Checkpoints.put_writes.request(
            self.user_id,
            place.thread_id,
            config["configurable"]["checkpoint_id"],
            task_id,
            self._codec.writes(writes),
            ns=place.ns,
            task_path=task_path,
        )

    def _history(
        self, place: Place, checkpoint_id: str, channels: Sequence[str]
    ) -> Request[CheckpointHistory]:
        return Checkpoints.history.request(
            self.user_id, place.thread_id, checkpoint_id, channels, ns=place.ns
        )

    def _histories(
        self, stored: CheckpointHistory | None, channels: Sequence[str]
    ) -> dict[str, DeltaChannelHistory]:
        nothing: DeltaChannelHistory = {"writes": []}
        found = {} if stored is None else stored["channels"]
        return {
            name: self._codec.history(found[name]) if name in found else nothing.copy() for name in channels
        }

    def _delete_runs(self, run_ids: Sequence[str]) -> Iterator[Request[Any]]:
        for batch in _batches("run_ids", run_ids):
            yield Checkpoints.delete_runs.request(self.user_id, batch)

    def _prune(self, thread_ids: Sequence[str], strategy: str) -> Iterator[Request[Any]]:
        if strategy not in ("keep_latest", "delete"):
            raise ValueError(f"strategy must be keep_latest or delete, is {strategy!r}")
        for batch in _batches("thread_ids", thread_ids):
            yield Checkpoints.prune.request(self.user_id, batch, cast(PruneStrategy, strategy))

    def get_next_version(self, current: str | int | None, channel: None) -> str:
        """A version that no other branch of the thread has, even if it continues the same checkpoint."""
        number = 0 if current is None else int(str(current).split(".")[0])
        return f"{number + 1:032}.{secrets.randbelow(10**16):016}"

    # Blocking.

    def _found(self, request: Request[Checkpoint]) -> Checkpoint | None:
        try:
            return self._bridge.send(request)
        except NotFound:
            return None

    def _loaded(self, found: Checkpoint) -> CheckpointTuple:
        request = self._read_parent(found)
        return self._codec.loaded(found, None if request is None else self._found(request))

    def get_tuple(self, config: RunnableConfig) -> CheckpointTuple | None:
        found = self._found(self._read(Place.of(config)))
        if found is None:
            self._bridge.must_reach_user()
            return None
        return self._loaded(found)

    def list(
        self,
        config: RunnableConfig | None,
        *,
        filter: dict[str, Any] | None = None,
        before: RunnableConfig | None = None,
        limit: int | None = None,
    ) -> Iterator[CheckpointTuple]:
        if limit is not None and limit <= 0:
            return
        for found in islice(self._bridge.pages(self._search(config, filter, before, limit)), limit):
            yield self._loaded(found)

    def put(
        self,
        config: RunnableConfig,
        checkpoint: State,
        metadata: CheckpointMetadata,
        new_versions: ChannelVersions,
    ) -> RunnableConfig:
        request, stored = self._put(config, checkpoint, metadata, new_versions)
        self._bridge.send(request)
        return stored

    def put_writes(
        self, config: RunnableConfig, writes: Sequence[tuple[str, Any]], task_id: str, task_path: str = ""
    ) -> None:
        if writes:
            self._bridge.send(self._put_writes(config, writes, task_id, task_path))

    def delete_thread(self, thread_id: str) -> None:
        self._bridge.send(Checkpoints.delete.request(self.user_id, str(thread_id)))

    def copy_thread(self, source_thread_id: str, target_thread_id: str) -> None:
        self._bridge.send(
            Checkpoints.copy.request(self.user_id, str(source_thread_id), str(target_thread_id))
        )

    def delete_for_runs(self, run_ids: Sequence[str]) -> None:
        for request in self._delete_runs(run_ids):
            self._bridge.send(request)

    def prune(self, thread_ids: Sequence[str], *, strategy: str = "keep_latest") -> None:
        for request in self._prune(thread_ids, strategy):
            self._bridge.send(request)

    def get_delta_channel_history(
        self, *, config: RunnableConfig, channels: Sequence[str]
    ) -> Mapping[str, DeltaChannelHistory]:
        place = Place.of(config)
        named = place.checkpoint_id
        if channels and named is None:
            latest = self._found(self._read(place))
            named = None if latest is None else latest["checkpoint_id"]
        if not channels or named is None:
            return self._histories(None, channels)
        try:
            stored = self._bridge.send(self._history(place, named, channels))
        except NotFound:
            return self._histories(None, channels)
        return self._histories(stored, channels)

    # Without blocking.

    async def _afound(self, request: Request[Checkpoint]) -> Checkpoint | None:
        try:
            return await self._bridge.asend(request)
        except NotFound:
            return None

    async def _aloaded(self, found: Checkpoint) -> CheckpointTuple:
        request = self._read_parent(found)
        return self._codec.loaded(found, None if request is None else await self._afound(request))

    async def aget_tuple(self, config: RunnableConfig) -> CheckpointTuple | None:
        found = await self._afound(self._read(Place.of(config)))
        if found is None:
            await self._bridge.amust_reach_user()
            return None
        return await self._aloaded(found)

    async def alist(
        self,
        config: RunnableConfig | None,
        *,
        filter: dict[str, Any] | None = None,
        before: RunnableConfig | None = None,
        limit: int | None = None,
    ) -> AsyncIterator[CheckpointTuple]:
        left = limit
        if left is not None and left <= 0:
            return
        async for found in self._bridge.apages(self._search(config, filter, before, limit)):
            yield await self._aloaded(found)
            left = None if left is None else left - 1
            if left == 0:
                return

    async def aput(
        self,
        config: RunnableConfig,
        checkpoint: State,
        metadata: CheckpointMetadata,
        new_versions: ChannelVersions,
    ) -> RunnableConfig:
        request, stored = self._put(config, checkpoint, metadata, new_versions)
        await self._bridge.asend(request)
        return stored

    async def aput_writes(
        self, config: RunnableConfig, writes: Sequence[tuple[str, Any]], task_id: str, task_path: str = ""
    ) -> None:
        if writes:
            await self._bridge.asend(self._put_writes(config, writes, task_id, task_path))

    async def adelete_thread(self, thread_id: str) -> None:
        await self._bridge.asend(Checkpoints.delete.request(self.user_id, str(thread_id)))

    async def acopy_thread(self, source_thread_id: str, target_thread_id: str) -> None:
        await self._bridge.asend(
            Checkpoints.copy.request(self.user_id, str(source_thread_id), str(target_thread_id))
        )

    async def adelete_for_runs(self, run_ids: Sequence[str]) -> None:
        for request in self._delete_runs(run_ids):
            await self._bridge.asend(request)

    async def aprune(self, thread_ids: Sequence[str], *, strategy: str = "keep_latest") -> None:
        for request in self._prune(thread_ids, strategy):
            await self._bridge.asend(request)

    async def aget_delta_channel_history(
        self, *, config: RunnableConfig, channels: Sequence[str]
    ) -> Mapping[str, DeltaChannelHistory]:
        place = Place.of(config)
        named = place.checkpoint_id
        if channels and named is None:
            latest = await self._afound(self._read(place))
            named = None if latest is None else latest["checkpoint_id"]
        if not channels or named is None:
            return self._histories(None, channels)
        try:
            stored = await self._bridge.asend(self._history(place, named, channels))
        except NotFound:
            return self._histories(None, channels)
        return self._histories(stored, channels)


def _batches(name: str, names: Sequence[str]) -> Iterator[Sequence[str]]:
    plain = [str(one) for one in listed(name, names)]
    for at in range(0, len(plain), _BATCH):
        yield plain[at : at + _BATCH]
