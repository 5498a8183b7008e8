#!/usr/bin/env python3
"""Install clients/python as a user would, and run its tests against a real server.

    tests/clients_python/run.py [--types] [pytest arguments...]

MEMLEDGER_BIN names the program; MEMLEDGER_CLIENT_DATABASE a database, a new SQLite file if absent.
--types also checks the types, with mypy --strict.
"""

import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
CLIENT = os.path.join(os.path.dirname(os.path.dirname(HERE)), "clients", "python")
sys.path.insert(0, os.path.join(os.path.dirname(HERE), "python"))

from environment import Failure, python_with, run  # noqa: E402, found by the path above


def main(arguments):
    python = python_with("client-python", os.path.join(HERE, "requirements.txt"))
    with tempfile.TemporaryDirectory() as folder:
        # The tests see what is installed, and not the sources next to them.
        run(
            [python, "-m", "pip", "install", "--quiet", "--no-input", "--disable-pip-version-check"]
            + ["--no-deps", "--no-build-isolation", "--target", folder, CLIENT],
            "clients/python can't be installed",
        )
        environment = {**os.environ, "PYTHONPATH": folder, "PYTHONDONTWRITEBYTECODE": "1"}
        commands = [[python, "-m", "pytest", "--quiet", *arguments]]
        if "--types" in arguments:
            commands[0].remove("--types")
            # What is known of the frameworks' types stays with them: learning it takes half a minute.
            known = os.path.join(os.path.dirname(os.path.dirname(python)), "types")
            commands.insert(0, [python, "-m", "mypy", "--cache-dir", known])
        return max(subprocess.run(one, cwd=CLIENT, env=environment).returncode for one in commands)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except (Failure, OSError) as failure:
        print(f"tests/clients_python/run.py: error: {failure}", file=sys.stderr)
        sys.exit(1)
