"""Which memories belong together."""

from __future__ import annotations

from ..calls import Group, S, call, items
from ..request import Page, Request, given, listing, path, write
from ..types.memories import Relation


class Relations(Group[S]):
    """Pairs of memories of one user that belong together."""

    @call
    def create(
        self,
        user_id: str,
        from_id: str,
        to_id: str,
        *,
        strength: float | None = None,
        idempotency_key: str | None = None,
    ) -> Request[Relation]:
        """Relate two active memories, or change the strength of their relation."""
        body = given(from_id=from_id, to_id=to_id, strength=strength)
        target = path("/api/users/{user_id}/relations", user_id=user_id)
        return write("POST", target, body, idempotency_key=idempotency_key)

    @items
    def list(
        self, user_id: str, *, memory_id: str | None = None, page_size: int | None = None
    ) -> Request[Page[Relation]]:
        """Relations between active memories, of one of them or of all."""
        return listing(path("/api/users/{user_id}/relations", user_id=user_id), memory_id=memory_id, limit=page_size)

    @call
    def delete(
        self, user_id: str, from_id: str, to_id: str, *, idempotency_key: str | None = None
    ) -> Request[Relation]:
        """End the relation of two memories."""
        target = path("/api/users/{user_id}/relations", user_id=user_id)
        query = {"from_id": from_id, "to_id": to_id}
        return write("DELETE", target, query=query, idempotency_key=idempotency_key)
