"""A real server for the tests, on a new SQLite file or on the database that MEMLEDGER_CLIENT_DATABASE names."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import subprocess
import threading
import uuid
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from memledger import AsyncClient, Client

ADMIN_KEY = "ml_tests_7Kq2XvWm9RzT4bLcPd8NfHs3JgYw6EaB5Qk"

# What a developer's environment says of proxies is not for this machine itself.
os.environ["NO_PROXY"] = os.environ["no_proxy"] = "127.0.0.1"

#: Many times what a start takes on a busy machine.
_START_S = 60


def _environment() -> dict[str, str]:
    """The environment without the developer's own settings."""
    return {name: value for name, value in os.environ.items() if not name.startswith("MEMLEDGER_")}


def _program() -> str:
    program = os.environ.get("MEMLEDGER_BIN") or shutil.which("memledger")
    if program is None:
        pytest.exit("MEMLEDGER_BIN must name the program memledger, or it must be on PATH", 2)
    return program


class Server:
    """A running `memledger serve`."""

    def __init__(self, folder: Path, database: str) -> None:
        self._database = database
        settings = {
            "MEMLEDGER_ADMIN_KEY": ADMIN_KEY,
            # Events of its own accord would stand between those that tests count.
            "MEMLEDGER_RELATIONS_ENABLED": "false",
        }
        self._log = folder / "server.log"
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                [_program(), "serve", "--listen", "127.0.0.1:0", "--database", database],
                env={**_environment(), **settings},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                cwd=folder,
            )
        self.url = self._listening()

    def _listening(self) -> str:
        late = threading.Timer(_START_S, self._process.kill)
        late.start()
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line.startswith("listening on "):
                late.cancel()
                return line.removeprefix("listening on ").strip()
        late.cancel()
        pytest.exit(f"the server does not start:\n{self._log.read_text()}", 2)

    def run(self, *arguments: str) -> str:
        """What another command of the program prints, run on the same database."""
        command = [_program(), *arguments, "--database", self._database]
        ran = subprocess.run(command, env=_environment(), capture_output=True, text=True, timeout=_START_S)
        assert ran.returncode == 0, ran.stdout + ran.stderr
        return ran.stdout

    def stop(self) -> None:
        self._process.terminate()
        # So that it never waits for a reader.
        self._process.communicate(timeout=_START_S)
        assert self._process.returncode == 0, self._log.read_text()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    database = os.environ.get("MEMLEDGER_CLIENT_DATABASE") or f"sqlite://{folder}/ledger.db"
    running = Server(folder, database)
    yield running
    running.stop()


@pytest.fixture(scope="session")
def client(server: Server) -> Iterator[Client]:
    with Client(server.url, ADMIN_KEY) as made:
        yield made


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def async_client(server: Server) -> AsyncIterator[AsyncClient]:
    async with AsyncClient(server.url, ADMIN_KEY) as made:
        yield made


@pytest.fixture
def default_loop() -> Iterator[None]:
    """Closes the loop that `Runner.run_sync` leaves open."""
    yield
    with contextlib.suppress(RuntimeError):
        asyncio.get_event_loop_policy().get_event_loop().close()
    asyncio.set_event_loop(None)


@pytest.fixture
def user() -> str:
    """A user of whom nothing is remembered yet."""
    return f"user-{uuid.uuid4()}"
