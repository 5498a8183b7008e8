"""A session of the OpenAI Agents SDK, kept as a thread."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, List, cast
from weakref import WeakKeyDictionary

from ..api.threads import Threads
from ..bridge import AnyClient, Bridge
from ..errors import InvalidRequest, NotFound
from ..request import named
from ..types.threads import Message, NewMessage
from .items import batches, items_of, messages_of, without_refused

if TYPE_CHECKING:
    from agents.items import TResponseInputItem
    from agents.memory import SessionSettings

#: Messages of one page.
_PAGE = 500


class MemledgerSession:
    """Keeps a conversation as the thread `session_id` of a user in a Memory Ledger.

    Each item is a message with its role and text, so that summaries, audits and other agents can read it; the item itself
    is in the message's metadata and comes back unchanged.
    """

    def __init__(
        self,
        session_id: str,
        client: AnyClient,
        *,
        user_id: str,
        agent_id: str | None = None,
        session_settings: SessionSettings | None = None,
    ) -> None:
        self.session_id = named("session_id", session_id)
        self.user_id = user_id
        self.agent_id = agent_id
        self.session_settings = session_settings
        self._bridge = Bridge(client, user_id)
        self._locks: WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Lock] = WeakKeyDictionary()

    def _changing(self) -> asyncio.Lock:
        """One change at a time, so that batches stay together and a roll-back takes no more than it read."""
        return self._locks.setdefault(asyncio.get_running_loop(), asyncio.Lock())

    async def get_items(self, limit: int | None = None) -> List[TResponseInputItem]:
        """The items of the conversation in their order; with a limit, the newest ones."""
        if limit is None and self.session_settings is not None:
            limit = self.session_settings.limit
        if limit is not None and limit <= 0:
            return []
        items = [item for message in await self._messages(limit) for item in items_of(message)]
        return cast("List[TResponseInputItem]", items if limit is None else items[-limit:])

    async def add_items(self, items: List[TResponseInputItem]) -> None:
        """Append items in their order. More than 64, or 240 KiB, take several requests, each of which stores all or nothing."""
        messages = messages_of(items)
        async with self._changing():
            for batch in batches(messages):
                await self._append(batch)

    async def pop_item(self) -> TResponseInputItem | None:
        """Remove the newest item and return it."""
        async with self._changing():
            newest = await self._messages(1)
            if not newest:
                return None
            await self._roll_back(newest[-1]["seq"])
        items = list(items_of(newest[-1]))
        return cast("TResponseInputItem", items[-1]) if items else None

    async def clear_session(self) -> None:
        """Remove all items."""
        async with self._changing():
            await self._roll_back(0)

    async def _messages(self, newest: int | None) -> List[Message]:
        after_seq = None
        try:
            if newest is not None:
                thread = await self._bridge.asend(Threads.get.request(self.user_id, self.session_id))
                first = thread["messages"] - newest
                after_seq = first - 1 if first > 0 else None
            request = Threads.messages.request(
                self.user_id,
                self.session_id,
                after_seq=after_seq,
                page_size=_PAGE if newest is None else min(_PAGE, newest),
            )
            return await self._bridge.acollected(request)
        except NotFound:
            # A thread begins with its first message, and ends when the last one is rolled back.
            await self._bridge.amust_reach_user()
            return []

    async def _append(self, batch: List[NewMessage]) -> None:
        while True:
            try:
                await self._bridge.asend(
                    Threads.append.request(self.user_id, self.session_id, batch, agent_id=self.agent_id)
                )
                return
            except InvalidRequest as refused:
                plain = without_refused(batch, refused)
                if plain is None:
                    raise
                # Each time there is one link less, so this ends.
                batch = plain

    async def _roll_back(self, from_seq: int) -> None:
        await self._bridge.asend(Threads.roll_back.request(self.user_id, self.session_id, from_seq))
