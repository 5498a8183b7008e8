"""Saved states of agents. Values are serialised by the caller; the server never looks into them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, cast

import httpx

from ..calls import Group, S, call, items
from ..request import Page, Request, get, given, listed, listing, path, read_page, unkeyed, write
from ..types.checkpoints import (
    Blob,
    Checkpoint,
    CheckpointHistory,
    Copied,
    Deleted,
    NewWrite,
    PruneStrategy,
    Retention,
    SavedState,
    StoredCheckpoint,
    StoredWrites,
    TypedValue,
)


_RETENTION = "/api/admin/workflows/checkpoint-retention/config"


def _thread(user_id: str, thread_id: str) -> str:
    return path("/api/users/{user_id}/threads/{thread_id}", user_id=user_id, thread_id=thread_id)


def _checkpoint(user_id: str, thread_id: str, checkpoint_id: str) -> str:
    return _thread(user_id, thread_id) + path("/checkpoints/{checkpoint_id}", checkpoint_id=checkpoint_id)


def _read_state(response: httpx.Response) -> SavedState:
    revision = response.headers["ETag"].removeprefix("W/").strip('"')
    return cast(SavedState, {**response.json(), "revision": int(revision)})


class Checkpoints(Group[S]):
    """Saved states of agents, by thread, namespace and id."""

    @call
    def put(
        self,
        user_id: str,
        thread_id: str,
        checkpoint_id: str,
        checkpoint: TypedValue,
        *,
        ns: str = "",
        parent_checkpoint_id: str | None = None,
        metadata: Mapping[str, Any] | None = None,
        metadata_typed: TypedValue | None = None,
        channel_versions: Mapping[str, str] | None = None,
        blobs: Sequence[Blob] = (),
        run_id: str | None = None,
    ) -> Request[StoredCheckpoint]:
        """Store a checkpoint, with the channels whose versions are new. The same id again replaces it."""
        body = {
            "parent_checkpoint_id": parent_checkpoint_id,
            "checkpoint": checkpoint,
            "metadata": {**(metadata or {})},
            "metadata_typed": metadata_typed,
            "channel_versions": {**(channel_versions or {})},
            "blobs": listed("blobs", blobs),
            "run_id": run_id,
        }
        return unkeyed("PUT", _checkpoint(user_id, thread_id, checkpoint_id), body, ns=ns)

    @call
    def put_writes(
        self,
        user_id: str,
        thread_id: str,
        checkpoint_id: str,
        task_id: str,
        writes: Sequence[NewWrite],
        *,
        ns: str = "",
        task_path: str = "",
    ) -> Request[StoredWrites]:
        """Store pending writes of a task. The checkpoint need not exist yet."""
        body = {"task_id": task_id, "task_path": task_path, "writes": listed("writes", writes)}
        target = _checkpoint(user_id, thread_id, checkpoint_id) + "/writes"
        return unkeyed("PUT", target, body, ns=ns)

    @call
    def get(
        self, user_id: str, thread_id: str, checkpoint_id: str = "latest", *, ns: str = ""
    ) -> Request[Checkpoint]:
        """A checkpoint, the latest if none is named."""
        return get(_checkpoint(user_id, thread_id, checkpoint_id), ns=ns)

    @items
    def list(
        self,
        user_id: str,
        thread_id: str,
        *,
        ns: str | None = None,
        before: str | None = None,
        page_size: int | None = None,
    ) -> Request[Page[Checkpoint]]:
        """Checkpoints of a thread with their writes, newest first; of one namespace or of all."""
        target = _thread(user_id, thread_id) + "/checkpoints"
        # `with` is a word of Python.
        return listing(target, ns=ns, before=before, limit=page_size, **{"with": "writes"})

    @items
    def search(
        self,
        user_id: str,
        *,
        thread_id: str | None = None,
        ns: str | None = None,
        checkpoint_id: str | None = None,
        filter: Mapping[str, Any] | None = None,
        before: str | None = None,
        page_size: int | None = None,
    ) -> Request[Page[Checkpoint]]:
        """Checkpoints in all threads of a user whose metadata has these values, newest first."""
        body = given(
            thread_id=thread_id,
            ns=ns,
            checkpoint_id=checkpoint_id,
            filter={**(filter or {})},
            before=before,
            limit=page_size,
        )
        return unkeyed("POST", path("/api/users/{user_id}/checkpoints:search", user_id=user_id), body).reading(read_page)

    @call
    def copy(self, user_id: str, thread_id: str, to: str) -> Request[Copied]:
        """Copy all checkpoints and writes of a thread to one that has none."""
        request = unkeyed("POST", _thread(user_id, thread_id) + "/checkpoints:copy", {"to": to})
        # The second time the other thread has some.
        return replace(request, is_repeatable=False)

    @call
    def delete(self, user_id: str, thread_id: str) -> Request[Deleted]:
        """Delete all checkpoints and writes of a thread."""
        return unkeyed("DELETE", _thread(user_id, thread_id) + "/checkpoints")

    @call
    def delete_runs(self, user_id: str, run_ids: Sequence[str]) -> Request[Deleted]:
        """Delete the checkpoints, with their writes, that these runs made."""
        target = path("/api/users/{user_id}/checkpoints:delete-runs", user_id=user_id)
        return unkeyed("POST", target, {"run_ids": listed("run_ids", run_ids)})

    @call
    def prune(self, user_id: str, thread_ids: Sequence[str], strategy: PruneStrategy) -> Request[Deleted]:
        """Delete all checkpoints of threads, or all but the latest of each namespace and what it needs."""
        target = path("/api/users/{user_id}/checkpoints:prune", user_id=user_id)
        return unkeyed("POST", target, {"thread_ids": listed("thread_ids", thread_ids), "strategy": strategy})

    @call
    def history(
        self, user_id: str, thread_id: str, checkpoint_id: str, channels: Sequence[str], *, ns: str = ""
    ) -> Request[CheckpointHistory]:
        """The writes to channels on the way to a checkpoint, since their values were last stored."""
        target = _checkpoint(user_id, thread_id, checkpoint_id) + "/history"
        return unkeyed("POST", target, {"channels": listed("channels", channels)}, ns=ns)

    @call
    def retention(self) -> Request[Retention]:
        """How long checkpoints of the tenant are kept."""
        return get(_RETENTION)

    @call
    def set_retention(
        self,
        *,
        keep_last: int | None = None,
        keep_days: int | None = None,
        idempotency_key: str | None = None,
    ) -> Request[Retention]:
        """Change how long checkpoints are kept. Threads with pending writes are left as they are."""
        body = given(keep_last=keep_last, keep_days=keep_days)
        return write("PUT", _RETENTION, body, idempotency_key=idempotency_key)

    @call
    def save_state(
        self,
        user_id: str,
        thread_id: str,
        checkpoint_data: Any,
        *,
        revision: int | None = None,
    ) -> Request[SavedState]:
        """Save the latest state of a supervisor. `revision` guards against saves by others."""
        target = _thread(user_id, thread_id) + "/checkpoint"
        request = unkeyed("PUT", target, {"checkpoint_data": checkpoint_data}).reading(_read_state)
        # To the server the same state again is no change, whichever of the two revisions it names.
        return request if revision is None else replace(request, headers={"If-Match": f'"{revision}"'})

    @call
    def load_state(self, user_id: str, thread_id: str) -> Request[SavedState]:
        """The latest state of a supervisor."""
        return get(_thread(user_id, thread_id) + "/checkpoint").reading(_read_state)
