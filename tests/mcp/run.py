#!/usr/bin/env python3
"""Run client.py in an environment with the official MCP SDK, which is made once.

    tests/mcp/run.py PLAN

See client.py for the plan.
"""

import contextlib
import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
REQUIREMENTS = os.path.join(HERE, "requirements.txt")
OLDEST_PYTHON = (3, 10)
INSTALL_TIMEOUT = 200


class Failure(Exception):
    """Something the user is told in one line."""


def cache():
    home = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    return os.path.join(home, "memory-ledger")


def installed():
    """The Python of an environment with what is required, made where it is missing."""
    with open(REQUIREMENTS, "rb") as file:
        wanted = hashlib.sha256(file.read() + sys.version.encode()).hexdigest()[:16]
    target = os.path.join(cache(), f"mcp-{wanted}")
    python = os.path.join(target, "bin", "python")
    os.makedirs(cache(), exist_ok=True)
    # Tests run beside each other: the first one installs, the others wait for it.
    with open(f"{target}.lock", "w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not os.path.exists(python):
            install(target)
    return python


def install(target):
    print(f"installing the MCP SDK from PyPI into {target}", file=sys.stderr, flush=True)
    # Made aside and then renamed, so that a cut installation never stands under the name.
    partial = tempfile.mkdtemp(prefix="partial-", dir=cache())
    try:
        run(
            [sys.executable, "-m", "venv", partial],
            "no environment could be made: install Python's venv (python3-venv)",
        )
        run(
            [os.path.join(partial, "bin", "python"), "-m", "pip", "install", "--quiet", "--no-input"]
            + ["--disable-pip-version-check", "--requirement", REQUIREMENTS],
            "the MCP SDK could not be installed: this needs PyPI, or the environment of an earlier run",
        )
        os.rename(partial, target)
    finally:
        with contextlib.suppress(FileNotFoundError):
            shutil.rmtree(partial)


def run(command, failure):
    try:
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, stdout=sys.stderr, timeout=INSTALL_TIMEOUT
        )
    except subprocess.TimeoutExpired as late:
        raise Failure(f"{failure} (no end after {INSTALL_TIMEOUT} s)") from late
    if done.returncode != 0:
        raise Failure(failure)


def main():
    if sys.version_info < OLDEST_PYTHON:
        raise Failure("needs Python {}.{} or newer".format(*OLDEST_PYTHON))
    python = installed()
    os.execv(python, [python, "-B", os.path.join(HERE, "client.py")] + sys.argv[1:])


if __name__ == "__main__":
    try:
        main()
    except (Failure, OSError) as failure:
        print(f"tests/mcp/run.py: error: {failure}", file=sys.stderr)
        sys.exit(1)
