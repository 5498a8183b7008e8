"""Memories: create, read, change, delete, restore, purge; and queries."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, List, Literal

from ..calls import Group, S, call, items
from ..request import (
    Moment,
    Page,
    Request,
    get,
    given,
    joined,
    listed,
    listing,
    named,
    optional_list,
    path,
    unkeyed,
    write,
)
from ..types.memories import (
    Filters,
    HistoryItem,
    Memory,
    MemoryChanges,
    NewMemory,
    NewMemoryFields,
    PurgedMemory,
    Recalled,
    Sort,
    State,
)

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ..types.memories import MemoryFields


def _memory(user_id: str, memory_id: str) -> str:
    return path("/api/users/{user_id}/memories/{memory_id}", user_id=user_id, memory_id=memory_id)


def _by_key(user_id: str, key: str) -> str:
    return path("/api/users/{user_id}/memories/by-key/{key}", user_id=user_id, key=key)


class Memories(Group[S]):
    """What is remembered about people."""

    @call
    def create(
        self,
        user_id: str,
        content: str,
        *,
        idempotency_key: str | None = None,
        **fields: Unpack[NewMemoryFields],
    ) -> Request[Memory]:
        """Store a memory. `replaces` names a memory that the same command archives."""
        target = path("/api/users/{user_id}/memories", user_id=user_id)
        return write("POST", target, {"content": content, **fields}, idempotency_key=idempotency_key)

    @call
    def create_many(
        self, user_id: str, memories: Sequence[NewMemory], *, idempotency_key: str | None = None
    ) -> Request[List[Memory]]:
        """Store up to 500 memories, all or none. The answer is in their order."""
        target = path("/api/users/{user_id}/memories:batch", user_id=user_id)
        request = write("POST", target, {"memories": listed("memories", memories)}, idempotency_key=idempotency_key)
        return request.reading(lambda response: response.json()["items"])

    @call
    def put(
        self,
        user_id: str,
        key: str,
        content: str,
        *,
        revision: int | None = None,
        idempotency_key: str | None = None,
        **fields: Unpack[MemoryFields],
    ) -> Request[Memory]:
        """Store a memory under a name of your own, or change the one that has it to exactly this."""
        target = _by_key(user_id, key)
        body = {"content": content, **fields}
        return write("PUT", target, body, idempotency_key=idempotency_key, revision=revision)

    @call
    def get(self, user_id: str, memory_id: str) -> Request[Memory]:
        """A memory, in any state."""
        return get(_memory(user_id, memory_id))

    @call
    def get_by_key(self, user_id: str, key: str) -> Request[Memory]:
        """The memory with this name of your own."""
        return get(_by_key(user_id, key))

    @items
    def list(
        self,
        user_id: str,
        *,
        state: State | Literal["all"] | None = None,
        categories: Sequence[str] | None = None,
        bank: str | None = None,
        topic: str | None = None,
        text: str | None = None,
        pinned: bool | None = None,
        thread_id: str | None = None,
        agent_id: str | None = None,
        run_id: str | None = None,
        actor_id: str | None = None,
        role: str | None = None,
        importance_min: int | None = None,
        importance_max: int | None = None,
        updated_after: Moment | None = None,
        updated_before: Moment | None = None,
        as_of: Moment | None = None,
        as_of_rev: int | None = None,
        sort: Sort | None = None,
        page_size: int | None = None,
    ) -> Request[Page[Memory]]:
        """Memories, active ones if no `state` is named; now, or as they were at a time or rev."""
        return listing(
            path("/api/users/{user_id}/memories", user_id=user_id),
            state=state,
            category=joined("categories", categories),
            bank=bank,
            topic=topic,
            text=text,
            pinned=pinned,
            thread_id=thread_id,
            agent_id=agent_id,
            run_id=run_id,
            actor_id=actor_id,
            role=role,
            importance_min=importance_min,
            importance_max=importance_max,
            updated_after=updated_after,
            updated_before=updated_before,
            as_of=as_of,
            as_of_rev=as_of_rev,
            sort=sort,
            limit=page_size,
        )

    @items
    def archive(self, user_id: str, *, page_size: int | None = None) -> Request[Page[Memory]]:
        """Memories that are no longer active and can be restored."""
        return listing(path("/api/users/{user_id}/archive", user_id=user_id), limit=page_size)

    @call
    def update(
        self,
        user_id: str,
        memory_id: str,
        *,
        revision: int | None = None,
        idempotency_key: str | None = None,
        **changes: Unpack[MemoryChanges],
    ) -> Request[Memory]:
        """Change fields of an active memory; `None` clears one. `revision` guards against changes by others."""
        target = _memory(user_id, memory_id)
        return write("PATCH", target, changes, idempotency_key=idempotency_key, revision=revision)

    @call
    def delete(
        self,
        user_id: str,
        memory_id: str,
        *,
        mode: Literal["archive", "soft"] | None = None,
        reason: str | None = None,
        revision: int | None = None,
        idempotency_key: str | None = None,
    ) -> Request[Memory]:
        """Delete a memory: `archive` can be restored for ever, `soft` until its `purge_at`."""
        # In the body, since proxies log addresses.
        body = given(mode=mode, reason=reason)
        target = _memory(user_id, memory_id)
        return write("DELETE", target, body, idempotency_key=idempotency_key, revision=revision)

    @call
    def restore(
        self, user_id: str, memory_id: str, *, revision: int | None = None, idempotency_key: str | None = None
    ) -> Request[Memory]:
        """Make a deleted or merged memory active again."""
        target = _memory(user_id, memory_id) + "/restore"
        return write("POST", target, idempotency_key=idempotency_key, revision=revision)

    @call
    def purge(
        self,
        user_id: str,
        memory_id: str,
        reason: str,
        *,
        cascade: bool | None = None,
        again: bool | None = None,
        revision: int | None = None,
        idempotency_key: str | None = None,
    ) -> Request[PurgedMemory]:
        """Destroy the texts of a memory for good. The reason stays, so it must not repeat them."""
        return write(
            "POST",
            _memory(user_id, memory_id) + "/purge",
            given(reason=reason, again=again),
            idempotency_key=idempotency_key,
            revision=revision,
            query={"cascade": cascade},
        )

    @call
    def merge(
        self,
        user_id: str,
        source_ids: Sequence[str],
        content: str,
        *,
        topics: Sequence[str] | None = None,
        target_id: str | None = None,
        reason: str | None = None,
        revision: int | None = None,
        idempotency_key: str | None = None,
    ) -> Request[Memory]:
        """Make one memory of several, a new one or `target_id`. The sources can be restored."""
        return write(
            "POST",
            path("/api/users/{user_id}/memories/merge", user_id=user_id),
            given(
                source_ids=listed("source_ids", source_ids),
                content=content,
                topics=optional_list("topics", topics),
                target_id=target_id,
                reason=reason,
            ),
            idempotency_key=idempotency_key,
            revision=revision,
        )

    @items
    def history(
        self, memory_id: str, *, user_id: str | None = None, page_size: int | None = None
    ) -> Request[Page[HistoryItem]]:
        """Changes of a memory, newest first. The user may be left out."""
        target = path("/memory/{memory_id}", memory_id=memory_id) if user_id is None else _memory(user_id, memory_id)
        return listing(target + "/history", limit=page_size)

    @call
    def query(
        self,
        user_id: str,
        query: str = "",
        *,
        agent: str | None = None,
        categories: Sequence[str] | None = None,
        filters: Filters | None = None,
        thread_id: str | None = None,
        seen_rev: int | None = None,
        reader: str | None = None,
        top_k: int | None = None,
        threshold: float | None = None,
        budget_tokens: int | None = None,
        sort: Sort | None = None,
        full: bool = False,
    ) -> Request[Recalled]:
        """The memories that answer a query best; without one, pinned, important and newest ones.

        With a `thread_id` the answer has what changed since the agent last looked. Send as `seen_rev` the `rev` of
        the last answer that you kept, so that a lost answer loses no change. `full=True` adds whole memories and scores.
        """
        body = given(
            agent=agent,
            query=query,
            categories=optional_list("categories", categories),
            filters={"user_id": named("user_id", user_id), **(filters or {})},
            thread_id=thread_id,
            seen_rev=seen_rev,
            reader=reader,
            top_k=top_k,
            threshold=threshold,
            budget_tokens=budget_tokens,
            sort=sort,
        )
        if full:
            body["return"] = "full"
        return unkeyed("POST", "/api/memory/query", body)
