"""What clients do with the tools, and what they must see.

A story is told with a client, with a caller who makes calls about the talk's user, and with the talk itself. Most want
a user of whom nothing is remembered yet. "changed" is a memory of another user, {"user", "memory"}, that was changed
twice; "beside" is a talk without a story: how another agent is connected that may write for the same user.
"""

import re

from connection import Caller, connected
from questions import asked
from scripted import scripted  # noqa: F401, a story like those below
from surface import described
from whole import LACTOSE, whole  # noqa: F401


async def reader(_client, caller, _talk):
    """A key that reads everything and writes nothing, after a whole story."""
    found, _ = await caller.good("memory_query", query="lactose intolerant milk")
    memory = found["memories"][0]
    assert LACTOSE in memory["text"], found
    page, _ = await caller.good("memory_history", id=memory["id"])
    assert page["changes"][-1]["new"] == LACTOSE, page
    await caller.good("memory_changes")
    await caller.refused("forbidden", "auditor", "memory_remember", content="Likes tea")
    await caller.refused("forbidden", "auditor", "memory_update", id=memory["id"], content="Likes tea")
    await caller.refused("forbidden", "auditor", "memory_forget", id=memory["id"])


async def bounded(_client, caller, talk):
    """A caller who may see one user and knows of no other."""
    made, _ = await caller.good("memory_remember", content="Plays chess on Thursdays")
    await asked(caller, made, query="chess")
    page, _ = await caller.good("memory_history", id=made["id"], user_id=talk["user"])
    assert page["changes"][-1]["actor"].startswith(("key:", "agent:")), page
    other = talk["changed"]
    short = other["memory"][-8:]
    for whose in ({}, {"user_id": other["user"]}):
        about = other["user"] if whose else ""
        for name in (other["memory"], short, f"#{short}"):
            await caller.refused("not_found", about, "memory_history", id=name, **whose)
            await caller.refused("not_found", about, "memory_forget", id=name, **whose)
            await caller.refused("not_found", about, "memory_update", id=name, content="Likes tea", **whose)
            await caller.refused("not_found", about, "memory_remember", content="Tea", replaces=name, **whose)
    for tool, call in (
        ("memory_query", {"query": "chess"}),
        ("memory_remember", {"content": "Likes tea"}),
        ("memory_changes", {}),
    ):
        await caller.refused("not_found", other["user"], tool, user_id=other["user"], **call)
    await asked(caller, made)


async def narrowed(client, caller, talk):
    """An agent with an allowlist, which is the talk's "categories"."""
    await described(client, talk)
    category = talk["categories"][0]
    made, _ = await caller.good("memory_remember", content="Plays the cello", category=category)
    await asked(caller, made, category=category)
    for call in ({}, {"category": "nowhere"}):
        said = await caller.refused("category_not_allowed", "", "memory_remember", content="Likes tea", **call)
        assert all(category in said for category in talk["categories"]), said
    await caller.refused("category_not_allowed", category, "memory_query", category="nowhere")
    await asked(caller, made)


async def told(_client, caller, talk):
    """What another agent did is told to an agent until it was seen, and once."""
    _, said = await caller.good("memory_changes")
    assert "first" in said, said
    async with connected(talk["beside"]) as neighbour:
        beside = Caller(neighbour, talk["beside"])
        await caller.good("memory_remember", content="Keeps bees")
        made, _ = await beside.good("memory_remember", content="Sings in a choir")
        await changes(caller, made, old=None, new="Sings in a choir")
        async with connected(talk) as again:
            again = Caller(again, talk)
            # Who connects anew can't know whether the last answer arrived.
            await changes(again, made, old=None, new="Sings in a choir")
            # Any later call says that it did.
            await again.good("memory_query")
            await silent(again)
        await silent(caller)
        await beside.good("memory_update", id=made["id"], content="Sings in an opera")
        await changes(caller, made, old="Sings in a choir", new="Sings in an opera")
        await beside.good("memory_forget", id=made["id"], reason="moved away")
        change = await changes(caller, made, old="Sings in an opera", new=None)
        assert change["reason"] == "moved away", change
        await silent(caller)
        for fact in ("Likes tea", "Likes coffee", "Likes cocoa"):
            await beside.good("memory_remember", content=fact)
        few, said = await caller.good("memory_changes", max_lines=1)
        assert (len(few["changes"]), few["omitted"]) == (3, 2), few
        assert [line[:2] for line in few["header"].splitlines()] == ["Me", "- "] and "2 more" in said, few


async def changes(caller, memory, old, new):
    """The one change that is told."""
    answer, said = await caller.good("memory_changes")
    header = f"Memory updates since rev {answer['since_rev']}:\n- "
    assert answer["header"].startswith(header) and answer["header"] in said, (answer, said)
    assert answer["rev"] > answer["since_rev"] and answer["omitted"] == 0, answer
    (change,) = answer["changes"]
    assert (change["id"], change["memory_id"]) == (memory["id"], memory["memory_id"]), change
    assert (change.get("old"), change.get("new")) == (old, new), change
    assert (new or old) in said and "Keeps bees" not in said, said
    assert re.match("[a-z]+:", change["actor"]), change
    return change


async def silent(caller):
    answer, said = await caller.good("memory_changes")
    assert answer["changes"] == [] and "header" not in answer and "Nothing has changed" in said, (answer, said)
