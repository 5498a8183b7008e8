"""All that the tools do, for a user of whom nothing is remembered yet."""

import re

from mistakes import mistaken
from questions import asked
from surface import choices, described

LACTOSE = "Ana can't drink milk: she is lactose intolerant"
LAUNCH = "The launch of the billing service is planned for the second week of May"
POSTPONED = "The launch of the billing service is planned for the first week of June"
DONE = "The billing service was launched on 3 June"


async def whole(client, caller, talk):
    """All that the tools do, for a user of its own."""
    assert client.server_info.name == "memory-ledger", client.server_info
    assert client.server_capabilities.tools is not None, client.server_capabilities
    assert "memory_query" in client.instructions, client.instructions
    named = re.search(rf"\b{talk['user']}\b", client.instructions)
    assert bool(named) == caller.known, client.instructions
    modern = client.protocol_version >= "2026-07-28"
    assert modern == (talk["mode"] == "auto"), client.protocol_version
    tools = await described(client, talk)
    categories = choices(tools["memory_query"], "category") if talk.get("known") else ["health", "work", "travel"]
    await looked(caller)
    lactose, launch = await remembered(caller, categories)
    await recalled(caller, lactose, launch, categories)
    done = await corrected(caller, launch)
    await forgotten(caller, done)
    await looked_back(caller, talk)
    await mistaken(caller, talk, lactose)
    news, said = await caller.good("memory_changes")
    # What one wrote oneself is no news, but for admins, who are told all.
    assert all(change["actor"].startswith("admin:") for change in news["changes"]), news
    assert news["changes"] or "Nothing has changed" in said, said


async def looked(caller):
    """Of a user that nobody told of there is nothing, and what is there at the first look is no change."""
    for nothing in ({}, {"query": ""}, {"query": "lactose"}):
        found, said = await caller.good("memory_query", **nothing)
        assert found["memories"] == [] and found["truncated"] is False and "No memory" in said, (found, said)
    told, said = await caller.good("memory_changes")
    assert told["changes"] == [] and "header" not in told and "first" in said, (told, said)
    told, said = await caller.good("memory_changes")
    assert told["changes"] == [] and "Nothing has changed" in said, (told, said)


async def remembered(caller, categories):
    """Two memories; what is held already is not written again."""
    call = {"content": LACTOSE, "category": categories[0], "importance": 4}
    lactose, said = await caller.good("memory_remember", **call)
    assert lactose["written"] is True and "replaced" not in lactose, lactose
    assert re.fullmatch("[0-9a-f]{8}", lactose["id"]) and lactose["memory_id"].endswith(lactose["id"]), lactose
    assert said.startswith(f"Remembered #{lactose['id']}: ") and LACTOSE in said, said
    before = await rev(caller)
    for same in (LACTOSE, f"  {LACTOSE.upper()}. ", LACTOSE.replace(" ", "  ")):
        again, said = await caller.good("memory_remember", **call | {"content": same})
        assert again["written"] is False and again["memory_id"] == lactose["memory_id"], again
        assert said.startswith(f"Already remembered #{lactose['id']}") and LACTOSE in said, said
    assert await rev(caller) == before, "what is held already is written"
    launch, _ = await caller.good("memory_remember", content=LAUNCH, category=categories[-1])
    assert launch["written"] is True and await rev(caller) > before, launch
    return lactose, launch


async def rev(caller):
    return (await caller.good("memory_query"))[0]["rev"]


async def recalled(caller, lactose, launch, categories):
    """Questions, and what narrows them."""
    both = "milk and the launch of the billing service"
    first, said = await asked(caller, lactose, query="lactose intolerant milk")
    assert first[0]["category"] == categories[0] and LACTOSE in said, (first, said)
    found, _ = await caller.good("memory_query", query=both)
    assert {memory["id"] for memory in found["memories"]} == {lactose["id"], launch["id"]}, found
    # The important one comes before the newer one.
    await asked(caller, lactose, launch)
    await asked(caller, lactose, launch, query="", since="2001-01-01")
    await asked(caller, lactose, limit=1)
    await asked(caller, query=both, since="2200-01-01")
    for category, kept in ((categories[0], lactose), (categories[-1], launch)):
        await asked(caller, kept, query=both, category=category)
        await asked(caller, kept, category=category)


async def corrected(caller, launch):
    """A memory is named by the short name of a text or by its whole one, and keeps it through a change."""
    call = {"id": f"#{launch['id']}", "content": POSTPONED}
    changed, said = await caller.good("memory_update", **call)
    assert changed == {**launch, "old": LAUNCH, "text": changed["text"], "written": True}, changed
    assert POSTPONED in changed["text"], changed
    assert said.startswith(f"Updated #{launch['id']}: ") and said.index(LAUNCH) < said.index(POSTPONED), said
    before = await rev(caller)
    for name in (launch["id"], launch["memory_id"]):
        again, said = await caller.good("memory_update", **call | {"id": name})
        assert again["written"] is False and "already" in said, (again, said)
    assert await rev(caller) == before, "what a memory says already is written"
    await asked(caller, launch, query="launch of the billing service")
    done, said = await caller.good("memory_remember", content=DONE, replaces=f"#{launch['id']}")
    assert done["written"] is True and done["memory_id"] != launch["memory_id"], done
    assert done["replaced"] in (launch["id"], launch["memory_id"]) and launch["id"] in said, (done, said)
    await asked(caller, done, query="launch of the billing service")
    return done


async def forgotten(caller, done):
    """What is forgotten is found no more, while its history tells what became of it."""
    gone, said = await caller.good("memory_forget", id=f"#{done['id']}", reason="no longer of interest")
    assert gone["written"] is True and gone["memory_id"] == done["memory_id"], gone
    assert said.startswith(f"Forgot #{done['id']}"), said
    again, _ = await caller.good("memory_forget", id=done["memory_id"])
    assert again["written"] is False, again
    await asked(caller, query="launch of the billing service")
    page, said = await caller.good("memory_history", id=done["id"])
    assert page["changes"][0]["reason"] == "no longer of interest" and page["changes"][-1]["new"] == DONE, page
    assert page["more"] is False and "no longer of interest" in said and DONE in said, (page, said)
    assert page["changes"][-1]["actor"].startswith(("admin:", "agent:", "key:")), page


async def looked_back(caller, talk):
    """The changes of another user's memory, newest first, for those who may see them."""
    changed = talk["changed"]
    if caller.known:
        await caller.refused("not_found", changed["memory"], "memory_history", id=changed["memory"])
        return
    page, said = await caller.good("memory_history", user_id=changed["user"], id=changed["memory"])
    assert page["memory_id"] == changed["memory"] and page["more"] is False, page
    assert [change["new"] for change in page["changes"]] == ["three", "two", "one"], page
    assert [change.get("old") for change in page["changes"]] == ["two", "one", None], page
    lines = said.splitlines()
    for change in page["changes"]:
        assert change["new"] in lines[-3] and change["actor"] in lines[-3], (change, said)
        lines.append("")
