"""Calls that are wrong, and what is told of them: what is wrong is named, so that the call can be mended."""

WRONG = "invalid_request"
NOBODY = "01890000-0000-7000-8000-000000000000"


async def mistaken(caller, talk, memory):
    """Wrong calls about a memory that is there; none of them changes anything."""
    own = {"id": memory["id"]}
    scale = await caller.refused(WRONG, "importance: ", "memory_remember", content="Likes tea", importance=9)
    assert "must be 1 to 5, is 9" in scale, scale
    for tool, arguments, about in (
        ("memory_remember", {"content": "Likes tea", "colour": "red"}, "colour"),
        ("memory_remember", {}, "content"),
        ("memory_remember", {"content": "  "}, "content"),
        ("memory_remember", {"content": 5}, "content"),
        ("memory_remember", {"content": "x" * 9000}, "content"),
        ("memory_remember", {"content": "Likes tea", "importance": "very"}, "importance"),
        ("memory_query", {"limit": 0}, "limit"),
        ("memory_query", {"limit": -1}, "limit"),
        ("memory_query", {"since": "soon"}, "since"),
        ("memory_query", {"query": ["tea"]}, "query"),
        ("memory_update", own, "content"),
        ("memory_update", own | {"content": " "}, "content"),
        ("memory_update", {"content": "Likes tea"}, "id"),
        ("memory_forget", {}, "id"),
        ("memory_forget", own | {"reason": 5}, "reason"),
        ("memory_changes", {"max_lines": 0}, "max_lines"),
        ("memory_history", own | {"limit": 5}, "limit"),
    ):
        await caller.refused(WRONG, about, tool, **arguments)
    for name in (NOBODY, NOBODY[-8:], f"#{NOBODY[-8:]}"):
        for tool, arguments in (
            ("memory_update", {"id": name, "content": "Likes tea"}),
            ("memory_forget", {"id": name}),
            ("memory_history", {"id": name}),
            ("memory_remember", {"content": "Likes tea", "replaces": name}),
        ):
            await caller.refused("not_found", name.lstrip("#"), tool, **arguments)
    if caller.known:
        await caller.good("memory_query", user_id=talk["user"])
        other = talk["changed"]["user"]
        await caller.refused("not_found", other, "memory_query", user_id=other)
    else:
        await caller.refused_as_it_is(WRONG, "user_id", "memory_query", {})
        await caller.refused_as_it_is(WRONG, "user_id", "memory_query", {"user_id": " "})
    await caller.unknown("memory_burn")
    found, _ = await caller.good("memory_query")
    assert [each["memory_id"] for each in found["memories"]] == [memory["memory_id"]], found
