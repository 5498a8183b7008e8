"""Questions, and what their answers are like: each memory a line that names it as the structure does."""

import re

LINE = re.compile(r"- \[([^\]]+)\] (.+) \((\d{4}-\d\d-\d\d)\) #([0-9a-f]{8})")


async def asked(caller, *wanted, **question):
    """What a question finds, in the order of its answer: each memory a line that names it as the structure does."""
    found, said = await caller.good("memory_query", **question)
    lines = [LINE.fullmatch(line) for line in said.splitlines() if line.startswith("- ")]
    for line, memory in zip(lines, found["memories"], strict=True):
        assert line, said
        assert (line[4], line[3]) == (memory["id"], memory["updated_at"][:10]), (said, memory)
        assert memory["memory_id"].endswith(memory["id"]) and line[2] in memory["text"], (said, memory)
        assert "category" not in memory or line[1] == memory["category"], (said, memory)
    ids = [memory["memory_id"] for memory in found["memories"]]
    assert ids == [memory["memory_id"] for memory in wanted], (question, said)
    assert wanted or "No memory" in said, (question, said)
    return found["memories"], said
