"""A way to the server on which answers are lost."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator
from urllib.parse import urlsplit


class Losing:
    """Passes connections on. The first `losses` of them are cut when the answer comes, so that the request was done."""

    def __init__(self, url: str, losses: int) -> None:
        place = urlsplit(url)
        self._server = (place.hostname or "", place.port or 0)
        self.losses = losses
        self.lost = 0
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            try:
                caller, _ = self._listener.accept()
            except OSError:
                return
            threading.Thread(target=self._pass_on, args=(caller,), daemon=True).start()

    def _pass_on(self, caller: socket.socket) -> None:
        server = socket.create_connection(self._server)
        threading.Thread(target=self._copy, args=(caller, server), daemon=True).start()
        with caller, server, contextlib.suppress(OSError):
            while answer := server.recv(65536):
                if self.lost < self.losses:
                    self.lost += 1
                    # Closing alone does not end what another thread reads from.
                    caller.shutdown(socket.SHUT_RDWR)
                    return
                caller.sendall(answer)

    @staticmethod
    def _copy(caller: socket.socket, server: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while sent := caller.recv(65536):
                server.sendall(sent)
            server.shutdown(socket.SHUT_WR)

    def close(self) -> None:
        # Closing alone does not wake the thread that accepts.
        with contextlib.suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()


@contextlib.contextmanager
def losing(url: str, losses: int) -> Iterator[Losing]:
    way = Losing(url, losses)
    try:
        yield way
    finally:
        way.close()
