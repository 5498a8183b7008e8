"""The two clients."""

from __future__ import annotations

from collections.abc import Mapping
from types import TracebackType
from typing import TYPE_CHECKING, TypeVar

import httpx

from .api.checkpoints import Checkpoints
from .api.extraction import Extraction
from .api.facts import Facts
from .api.feed import Feed
from .api.ledger import Keys, Ledger
from .api.memories import Memories
from .api.relations import Relations
from .api.runs import Runs
from .api.threads import Threads
from .api.user_context import UserContexts
from .api.users import Users
from .async_sender import AsyncSender
from .request import Request
from .sender import Sender
from .settings import Settings, Timeout

if TYPE_CHECKING:
    from typing_extensions import Self

T = TypeVar("T")

_TIMEOUT_S = 30.0
_MAX_RETRIES = 4


class Client:
    """Talks to a Memory Ledger server and waits for its answers. Threads may share one."""

    def __init__(
        self,
        base_url: str,
        api_key: str,
        *,
        timeout: Timeout = _TIMEOUT_S,
        max_retries: int = _MAX_RETRIES,
        headers: Mapping[str, str] | None = None,
        http_client: httpx.Client | None = None,
    ) -> None:
        """`http_client` may have proxies, certificates and a transport of its own; `close` closes it too."""
        settings = Settings(base_url, api_key, timeout, max_retries, headers or {})
        self._sender = sender = Sender(settings, http_client)
        self.memories = Memories(sender)
        self.facts = Facts(sender)
        self.memory_banks = self.facts.banks
        self.relations = Relations(sender)
        self.threads = Threads(sender)
        self.extraction = Extraction(sender)
        self.user_context = UserContexts(sender)
        self.checkpoints = Checkpoints(sender)
        self.users = Users(sender)
        self.feed = Feed(sender)
        self.runs = Runs(sender)
        self.ledger = Ledger(sender)
        self.keys = Keys(sender)

    @property
    def settings(self) -> Settings:
        return self._sender.settings

    def send(self, request: Request[T]) -> T:
        """Send a request that was built elsewhere, such as `Memories.get.request("ana", memory_id)`."""
        return self._sender.send(request)

    def close(self) -> None:
        """Close all connections."""
        self._sender.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class AsyncClient:
    """The same without blocking. Each event loop has connections of its own."""

    def __init__(
        self,
        base_url: str,
        api_key: str,
        *,
        timeout: Timeout = _TIMEOUT_S,
        max_retries: int = _MAX_RETRIES,
        headers: Mapping[str, str] | None = None,
        http_client: httpx.AsyncClient | None = None,
    ) -> None:
        """An `http_client` belongs to one event loop, and so does this client then."""
        settings = Settings(base_url, api_key, timeout, max_retries, headers or {})
        self._sender = sender = AsyncSender(settings, http_client)
        self.memories = Memories(sender)
        self.facts = Facts(sender)
        self.memory_banks = self.facts.banks
        self.relations = Relations(sender)
        self.threads = Threads(sender)
        self.extraction = Extraction(sender)
        self.user_context = UserContexts(sender)
        self.checkpoints = Checkpoints(sender)
        self.users = Users(sender)
        self.feed = Feed(sender)
        self.runs = Runs(sender)
        self.ledger = Ledger(sender)
        self.keys = Keys(sender)

    @property
    def settings(self) -> Settings:
        return self._sender.settings

    async def send(self, request: Request[T]) -> T:
        """Send a request that was built elsewhere, such as `Memories.get.request("ana", memory_id)`."""
        return await self._sender.send(request)

    async def close(self) -> None:
        """Close the connections of this event loop, and use the client no more."""
        await self._sender.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()
