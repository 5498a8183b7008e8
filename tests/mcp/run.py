#!/usr/bin/env python3
"""Run client.py in an environment with the official MCP SDK, which is made once.

    tests/mcp/run.py PLAN

See client.py for the plan.
"""

import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(os.path.dirname(HERE), "python"))

from environment import Failure, python_with  # noqa: E402, found by the path above


def main():
    python = python_with("mcp", os.path.join(HERE, "requirements.txt"))
    os.execv(python, [python, "-B", os.path.join(HERE, "client.py")] + sys.argv[1:])


if __name__ == "__main__":
    try:
        main()
    except (Failure, OSError) as failure:
        print(f"tests/mcp/run.py: error: {failure}", file=sys.stderr)
        sys.exit(1)
