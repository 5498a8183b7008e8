"""Environments with pinned packages from PyPI, each made once."""

import contextlib
import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile

OLDEST_PYTHON = (3, 10)
INSTALL_TIMEOUT = 200


class Failure(Exception):
    """Something the user is told in one line."""


def cache():
    home = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    return os.path.join(home, "memory-ledger")


def python_with(name, requirements):
    """The Python of an environment with what the file requires, made where it is missing."""
    if sys.version_info < OLDEST_PYTHON:
        raise Failure("needs Python {}.{} or newer".format(*OLDEST_PYTHON))
    with open(requirements, "rb") as file:
        wanted = hashlib.sha256(file.read() + sys.version.encode()).hexdigest()[:16]
    target = os.path.join(cache(), f"{name}-{wanted}")
    python = os.path.join(target, "bin", "python")
    os.makedirs(cache(), exist_ok=True)
    # Tests run beside each other: the first one installs, the others wait for it.
    with open(f"{target}.lock", "w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not os.path.exists(python):
            install(target, requirements)
    return python


def install(target, requirements):
    print(f"installing packages from PyPI into {target}", file=sys.stderr, flush=True)
    # Made aside and then renamed, so that a cut installation never stands under the name.
    partial = tempfile.mkdtemp(prefix="partial-", dir=cache())
    try:
        run(
            [sys.executable, "-m", "venv", partial],
            "no environment could be made: install Python's venv (python3-venv)",
        )
        run(
            [os.path.join(partial, "bin", "python"), "-m", "pip", "install", "--quiet", "--no-input"]
            + ["--disable-pip-version-check", "--requirement", requirements],
            f"{os.path.relpath(requirements)} could not be installed: this needs PyPI, or an earlier run",
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
