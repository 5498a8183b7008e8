"""Facts and banks: memories under the names that other memory systems use."""

from __future__ import annotations

from typing import TYPE_CHECKING, List

from ..calls import Group, S, call, items
from ..request import Page, Request, get, listing, path, write
from ..types.facts import Fact, FactChanges, FactFields, MemoryBank

if TYPE_CHECKING:
    from typing_extensions import Unpack


class Facts(Group[S]):
    """Memories with a key for what they are about and an importance from 0.0 to 1.0."""

    @call
    def create(
        self,
        user_id: str,
        fact_text: str,
        *,
        idempotency_key: str | None = None,
        **fields: Unpack[FactFields],
    ) -> Request[Fact]:
        """Keep a fact."""
        body = {"fact_text": fact_text, **fields}
        return write("POST", "/api/facts", body, idempotency_key=idempotency_key, query={"user_id": user_id})

    @items
    def list(
        self, user_id: str, *, bank: str | None = None, page_size: int | None = None
    ) -> Request[Page[Fact]]:
        """Active memories as facts, newest first."""
        return listing("/api/facts", user_id=user_id, bank=bank, limit=page_size)

    @call
    def update(
        self,
        fact_id: str,
        *,
        user_id: str | None = None,
        revision: int | None = None,
        idempotency_key: str | None = None,
        **changes: Unpack[FactChanges],
    ) -> Request[Fact]:
        """Change fields of a fact; `None` clears its key. The user may be left out, which takes the server longer."""
        target = path("/api/facts/{fact_id}", fact_id=fact_id)
        query = {"user_id": user_id}
        return write("PUT", target, changes, idempotency_key=idempotency_key, revision=revision, query=query)

    @call
    def banks(self, user_id: str | None = None) -> Request[List[MemoryBank]]:
        """The banks, with the number of a user's active memories in each."""
        return get("/api/memory-banks", user_id=user_id).reading(lambda response: response.json()["items"])
