"""All events of the tenant, in pages or live."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import httpx

from ..calls import Group, S, call, items, live
from ..request import Page, Request, get
from ..types.ledger import FeedItem, FeedPage


def _read_page(response: httpx.Response) -> Page[Any]:
    body = response.json()
    # The feed has no end, so its pages always name a next one.
    return Page(body["items"], body["next_cursor"] if body["items"] else None)


class Feed(Group[S]):
    """All events of the tenant, with ids and labels and no texts."""

    @call
    def page(self, *, after: str | None = None, limit: int | None = None) -> Request[FeedPage]:
        """One page of events, with the cursor to continue at."""
        return get("/api/events", after=after, limit=limit)

    @call
    def tail(self, count: int) -> Request[FeedPage]:
        """The newest events, oldest first, with the cursor after them."""
        return get("/api/events", tail=count)

    @items
    def events(self, *, after: str | None = None, page_size: int | None = None) -> Request[Page[FeedItem]]:
        """Events up to now. To resume, send as `after` the `cursor` of the last event that you handled."""
        request = get("/api/events", after=after, limit=page_size).reading(_read_page)
        return replace(request, cursor="after")

    @live
    def follow(self, *, after: str | None = None) -> Request[FeedItem]:
        """Events as they come, without end; after an interruption it resumes behind the last one.

        It raises when the server could not be reached as often as `max_retries` says, or refuses.
        """
        return replace(get("/api/events", after=after), cursor="after")
