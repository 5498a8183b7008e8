"""Users of the tenant, and all that is known about one of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from ..calls import Group, S, chunks, items, records
from ..request import Moment, Page, Request, get, joined, listing, path
from ..types.memories import HistoryItem, User


class Users(Group[S]):
    """Users of the tenant, and all that is known about one of them."""

    @items
    def list(self, *, prefix: str | None = None, page_size: int | None = None) -> Request[Page[User]]:
        """Users whose ids begin with `prefix`."""
        return listing("/api/users", prefix=prefix, limit=page_size)

    @items
    def timeline(
        self,
        user_id: str,
        *,
        since: Moment | None = None,
        until: Moment | None = None,
        events: Sequence[str] | None = None,
        actor: str | None = None,
        memory_id: str | None = None,
        run_id: str | None = None,
        since_rev: int | None = None,
        page_size: int | None = None,
    ) -> Request[Page[HistoryItem]]:
        """All changes of a user, newest first."""
        # Two of the names are words of Python.
        query = {"from": since, "to": until}
        return listing(
            path("/api/users/{user_id}/timeline", user_id=user_id),
            event=joined("events", events),
            actor=actor,
            memory_id=memory_id,
            run_id=run_id,
            since_rev=since_rev,
            limit=page_size,
            **query,
        )

    @records
    def export(
        self, user_id: str, *, as_of: Moment | None = None, as_of_rev: int | None = None
    ) -> Request[dict[str, Any]]:
        """Everything of a user, item by item; `type` says what an item is. An export that breaks off raises."""
        return get(path("/api/users/{user_id}/export", user_id=user_id), as_of=as_of, as_of_rev=as_of_rev)

    @chunks
    def export_file(
        self,
        user_id: str,
        *,
        format: Literal["jsonl", "csv"] | None = None,
        as_of: Moment | None = None,
        as_of_rev: int | None = None,
    ) -> Request[bytes]:
        """The same as the bytes of a file, in parts as they arrive."""
        return get(path("/api/users/{user_id}/export", user_id=user_id), format=format, as_of=as_of, as_of_rev=as_of_rev)
