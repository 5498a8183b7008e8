"""The log and its read models, and who did what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import List, Literal

from ..calls import Group, S, call, items
from ..request import Moment, Page, Request, get, given, listed, listing, optional_list, path, unkeyed, write
from ..types.ledger import (
    Access,
    CreatedKey,
    Key,
    Operation,
    OperationCount,
    Projections,
    RebuildReport,
    Retried,
    Verification,
    VerifyReport,
)


class Ledger(Group[S]):
    """The log and its read models, and who did what."""

    @call
    def verify(self, *, user_id: str | None = None) -> Request[VerifyReport]:
        """Recompute hashes, positions, commitments and read models, of a user or of the tenant."""
        return get("/api/admin/ledger/verify", user_id=user_id)

    @items
    def verifications(
        self, *, user_id: str | None = None, page_size: int | None = None
    ) -> Request[Page[Verification]]:
        """Recorded verifications, newest first."""
        return listing("/api/admin/ledger/verifications", user_id=user_id, limit=page_size)

    @call
    def projections(self) -> Request[Projections]:
        """How far the read models are, and which events they could not apply."""
        return get("/api/admin/ledger/projections")

    @call
    def retry_parked(self) -> Request[Retried]:
        """Apply parked events again."""
        return unkeyed("POST", "/api/admin/ledger/projections/retry")

    @call
    def rebuild(
        self, *, projections: Sequence[str] = (), user_id: str | None = None, check: bool = False
    ) -> Request[RebuildReport]:
        """Make read models again from the log; `check` only compares."""
        body = given(projections=listed("projections", projections), user_id=user_id, check=check)
        return unkeyed("POST", "/api/admin/ledger/rebuild", body)

    @items
    def accesses(
        self,
        *,
        user_id: str | None = None,
        since: Moment | None = None,
        until: Moment | None = None,
        actor: str | None = None,
        status: str | None = None,
        page_size: int | None = None,
    ) -> Request[Page[Access]]:
        """Who was shown texts, wrote, or was refused, newest first."""
        query = {"from": since, "to": until}
        return listing(
            "/api/accesses", user_id=user_id, actor=actor, status=status, limit=page_size, **query
        )

    @items
    def operations(
        self,
        *,
        user_id: str | None = None,
        thread_id: str | None = None,
        node: str | None = None,
        op: str | None = None,
        status: str | None = None,
        memory_id: str | None = None,
        since: Moment | None = None,
        until: Moment | None = None,
        page_size: int | None = None,
    ) -> Request[Page[Operation]]:
        """Requests and their outcomes, newest first."""
        query = {"from": since, "to": until}
        return listing(
            "/api/operations",
            user_id=user_id,
            thread_id=thread_id,
            node=node,
            op=op,
            status=status,
            memory_id=memory_id,
            limit=page_size,
            **query,
        )

    @call
    def operation_counts(
        self,
        *,
        user_id: str | None = None,
        bucket: Literal["hour", "day"] | None = None,
        since: Moment | None = None,
        until: Moment | None = None,
    ) -> Request[List[OperationCount]]:
        """Operations counted by hour or day, newest first."""
        query = {"from": since, "to": until}
        request = get("/api/operations/counts", user_id=user_id, bucket=bucket, **query)
        return request.reading(lambda response: response.json()["items"])


class Keys(Group[S]):
    """API keys of the tenant."""

    @call
    def create(
        self,
        role: Literal["admin", "auditor", "supervisor", "agent", "person", "metrics"],
        *,
        agent: str | None = None,
        users: Sequence[str] | None = None,
        expires_at: Moment | None = None,
    ) -> Request[CreatedKey]:
        """Make a key, which is not shown again. If the answer is lost, find the key in the list and revoke it."""
        body = given(role=role, agent=agent, users=optional_list("users", users), expires_at=expires_at)
        return replace(unkeyed("POST", "/api/admin/keys", body), is_repeatable=False)

    @items
    def list(self, *, page_size: int | None = None) -> Request[Page[Key]]:
        """Keys of the tenant, newest first, without their secrets."""
        return listing("/api/admin/keys", limit=page_size)

    @call
    def revoke(self, key_id: str) -> Request[Key]:
        """End a key for good."""
        return write("DELETE", path("/api/admin/keys/{key_id}", key_id=key_id))
