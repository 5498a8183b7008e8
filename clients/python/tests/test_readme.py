"""The code of the README runs as it stands there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from conftest import Server
from memledger import Client
from scripted_model import ScriptedModel, text
from test_surface import endpoints

README = Path(__file__).parents[1] / "README.md"


@pytest.mark.usefixtures("default_loop")
def test_the_code_of_the_readme_runs(server: Server, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEMLEDGER_URL", server.url)
    monkeypatch.setenv("MEMLEDGER_API_KEY", client.keys.create("supervisor", users=["ana"])["key"])
    monkeypatch.setenv("PERSON_KEY", client.keys.create("person", users=["ana"])["key"])
    page = README.read_text(encoding="utf-8")
    names: dict[str, Any] = {"model": ScriptedModel(text("At Maria's")), "__name__": "readme"}
    blocks = re.finditer(r"^```python\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)
    ran = 0
    try:
        for block in blocks:
            # The lines of a traceback are those of the page.
            line = page.count("\n", 0, block.start(1))
            exec(compile("\n" * line + block[1], str(README), "exec"), names)
            ran += 1
    finally:
        names["client"].close()
    assert ran == 9
    assert names["result"].final_output == "At Maria's"


def test_the_readme_names_every_method() -> None:
    rows = re.findall(r"^\| `(\w+)` \| ([\w, ]+) \|$", README.read_text(encoding="utf-8"), re.MULTILINE)
    named = {f"{group}.{method}" for group, methods in rows for method in methods.split(", ")}
    assert named == {name for name, _ in endpoints()}
