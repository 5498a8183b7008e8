"""What clients do with the tools, and what they must see."""

import jsonschema

ARGUMENTS = {
    "memory_query": {
        "agent", "query", "categories", "filters", "thread_id", "top_k", "threshold", "return",
        "budget_tokens",
    },
    "memory_remember": {
        "user_id", "content", "kind", "category", "topics", "bank", "importance", "pinned",
        "thread_id", "agent_id", "run_id", "actor_id", "role", "metadata", "replaces",
        "idempotency_key",
    },
    "memory_history": {"user_id", "memory_id", "limit", "cursor"},
}
FILTERS = {
    "user_id", "agent_id", "run_id", "actor_id", "role", "category", "bank", "pinned",
    "importance_min", "importance_max", "updated_after", "updated_before",
}
REQUIRED = {
    "memory_query": ["filters", "query"],
    "memory_remember": ["content", "user_id"],
    "memory_history": ["memory_id", "user_id"],
}
# The body of the HTTP route, as it is documented.
QUESTION = {
    "agent": "planner", "query": "deployment plan context", "categories": ["tasks", "projects"],
    "filters": {
        "user_id": "u1", "agent_id": None, "run_id": None, "actor_id": None, "role": None,
        "category": None, "bank": None, "pinned": None, "importance_min": 1, "importance_max": 5,
        "updated_after": "2025-07-01", "updated_before": None,
    },
    "thread_id": "t1", "top_k": 3, "threshold": 0.65, "return": "bullets", "budget_tokens": 512,
}
LACTOSE = "Ana can't drink milk: she is lactose intolerant"
LAUNCH = "The launch of the billing service is planned for the second week of May"


async def whole(client, caller, talk):
    """An operator's whole use of the tools for a user of its own."""
    assert client.server_info.name == "memory-ledger", client.server_info
    assert client.server_capabilities.tools is not None, client.server_capabilities
    assert "memory_query" in client.instructions, client.instructions
    modern = client.protocol_version >= "2026-07-28"
    assert modern == (talk["mode"] == "auto"), client.protocol_version
    await described(client)
    await looked(caller, talk["user"])
    lactose, launch = await remembered(caller, talk["user"])
    await recalled(caller, talk["user"], lactose, launch)
    await headed(caller, talk["user"], lactose)
    await looked_back(caller, talk["user"], lactose, talk["changed"])
    await mistaken(caller, talk["user"])


async def described(client):
    """The tools and what they take are published for a model to read."""
    tools = {tool.name: tool for tool in (await client.list_tools()).tools}
    assert tools.keys() == ARGUMENTS.keys(), tools.keys()
    for name, tool in tools.items():
        assert tool.title == name.replace("_", "."), tool.title
        assert tool.description, name
        schema = tool.input_schema
        jsonschema.Draft202012Validator.check_schema(schema)
        assert set(schema["properties"]) == ARGUMENTS[name], schema
        assert sorted(schema["required"]) == REQUIRED[name], schema
        assert schema["additionalProperties"] is False, schema
        described_below(schema)
        hints = tool.annotations
        assert hints.read_only_hint == (name != "memory_remember"), hints
        assert hints.open_world_hint is False, hints
    assert tools["memory_remember"].annotations.destructive_hint is False
    schema = tools["memory_query"].input_schema
    filters = schema["properties"]["filters"]
    assert set(filters["properties"]) == FILTERS, filters
    assert (filters["required"], filters["additionalProperties"]) == (["user_id"], False), filters
    validator = jsonschema.Draft202012Validator(schema)
    validator.validate(QUESTION)
    for wrong in ({"top_k": 0}, {"return": "lines"}, {"colour": "red"}, {"filters": {}}):
        assert not validator.is_valid(QUESTION | wrong), wrong


def described_below(schema):
    for name, argument in schema["properties"].items():
        assert argument.get("description"), f"{name} has no description"
        if "properties" in argument:
            described_below(argument)


async def looked(caller, user):
    """A thread's first look tells nothing, and is where it begins."""
    call = {"query": "lactose", "filters": {"user_id": user}, "thread_id": "t1"}
    found, said = await caller.good("memory_query", **call)
    assert found["delta_header"] is None and said == "No memory fits.", found


async def remembered(caller, user):
    """Two memories; a repeated call is one."""
    wanted = {
        "content": LACTOSE, "kind": "semantic", "category": "health", "topics": ["food"], "importance": 4,
        "pinned": True, "thread_id": "t0", "agent_id": "planner", "run_id": "r1", "actor_id": "ana",
        "role": "user", "metadata": {"source": "chat"},
    }
    call = {"user_id": user, "idempotency_key": "turn-17", **wanted}
    first, said = await caller.good("memory_remember", **call)
    lactose = first["memory"]
    assert {name: lactose[name] for name in wanted} == wanted, lactose
    assert (lactose["user_id"], lactose["state"]) == (user, "active"), lactose
    assert lactose["id"] in said, said
    assert first["idempotent_replayed"] is False, first
    again, _ = await caller.good("memory_remember", **call)
    assert again == {**first, "idempotent_replayed": True}, again
    await caller.refused("idempotency_mismatch", "key", "memory_remember", **{**call, "content": "Else"})
    second, _ = await caller.good("memory_remember", user_id=user, content=LAUNCH, category="work")
    launch = second["memory"]
    assert second["ledger_rev"] > first["ledger_rev"], second
    return lactose, launch


async def recalled(caller, user, lactose, launch):
    """Filters and forms of a question."""

    async def asked(query, filters=None, **more):
        filters = {"user_id": user, **(filters or {})}
        return await caller.good("memory_query", query=query, filters=filters, **more)

    def ids(found):
        return [item["id"] for item in found["items"]]

    found, said = await asked("lactose intolerant milk")
    assert ids(found)[0] == lactose["id"], found
    assert found["delta_header"] is None, found
    best = found["items"][0]
    assert best["text"].startswith("[health] ") and LACTOSE in best["text"], best
    assert said.startswith(f"- {best['text']}"), said
    both = "milk and the launch of the billing service"
    assert set(ids((await asked(both))[0])) == {lactose["id"], launch["id"]}
    assert len(ids((await asked(both, top_k=1))[0])) == 1
    for filters, kept in (
        ({"category": "work"}, launch),
        ({"pinned": True}, lactose),
        ({"pinned": False}, launch),
        ({"importance_min": 4}, lactose),
        ({"importance_max": 3}, launch),
        ({"actor_id": "ana", "role": "user", "agent_id": "planner", "run_id": "r1"}, lactose),
    ):
        assert ids((await asked(both, filters))[0]) == [kept["id"]], filters
    assert ids((await asked(both, categories=["health"]))[0]) == [lactose["id"]]
    for filters in (
        {"updated_after": "2200-01-01"},
        {"updated_after": 4_000_000_000_000},
        {"updated_before": "2001-01-01T00:00:00Z"},
        {"role": "nobody"},
    ):
        nothing, said = await asked(both, filters)
        assert (ids(nothing), said) == ([], "No memory fits."), (filters, said)
    full, said = await asked("lactose intolerant milk", **{"return": "full"})
    assert LACTOSE in said and lactose["id"] in said, said
    assert len(full["items"]) >= 1, full
    small, _ = await asked(both, budget_tokens=25)
    assert small["tokens"] <= 25 and small["truncated"] is True, small


async def headed(caller, user, lactose):
    """The thread's reader is told once what changed, before the memories."""
    call = {"query": "lactose", "filters": {"user_id": user}, "thread_id": "t1"}
    found, said = await caller.good("memory_query", **call)
    header = found["delta_header"]
    assert header.startswith("Memory updates since rev 0:\n- +created: "), header
    assert said.startswith(f"{header}\n\n- "), said
    assert said.index(header) < said.index(f"\n\n- {found['items'][0]['text']}"), said
    again, said = await caller.good("memory_query", **call)
    assert again["delta_header"] is None and said.startswith("- "), said
    assert again["items"][0]["id"] == lactose["id"], again


async def looked_back(caller, user, lactose, changed):
    """Histories, in one page and in several."""
    page, said = await caller.good("memory_history", user_id=user, memory_id=lactose["id"])
    made = page["items"][-1]
    assert (made["event"], made["old"], made["new"]) == ("ADD", None, LACTOSE), made
    assert made["actor"].startswith("admin:"), made
    assert page["next_cursor"] is None, page
    assert LACTOSE in said and made["actor"] in said, said
    # Another user's memory that was changed several times before.
    ours = {"user_id": changed["user"], "memory_id": changed["memory"]}
    whole_page, _ = await caller.good("memory_history", **ours)
    wanted = whole_page["items"]
    assert [item["event"] for item in wanted].count("UPDATE") == 2, wanted
    items, cursor = [], {}
    for _ in range(len(wanted)):
        page, said = await caller.good("memory_history", **ours, limit=1, **cursor)
        assert len(page["items"]) == 1, page
        items += page["items"]
        if page["next_cursor"] is None:
            break
        assert page["next_cursor"] in said, said
        cursor = {"cursor": page["next_cursor"]}
    assert items == wanted, items
    assert page["next_cursor"] is None, page


async def mistaken(caller, user):
    """What is wrong is named, so that the call can be mended."""
    fact = {"user_id": user, "content": "Likes tea"}
    question = {"query": "tea", "filters": {"user_id": user}}
    wrong = "invalid_request"
    await caller.refused(wrong, "colour", "memory_remember", **fact, colour="red")
    await caller.refused(wrong, "user_id", "memory_remember", content="Likes tea")
    await caller.refused(wrong, "content", "memory_remember", user_id=user, content="  ")
    await caller.refused(wrong, "content", "memory_remember", user_id=user, content=5)
    await caller.refused(wrong, "kind", "memory_remember", **fact, kind="rumour")
    await caller.refused(wrong, "importance", "memory_remember", **fact, importance=9)
    await caller.refused(wrong, "idempotency_key", "memory_remember", **fact, idempotency_key="\n")
    await caller.refused(wrong, "filters", "memory_query", query="tea")
    await caller.refused(wrong, "filters.user_id", "memory_query", query="tea", filters={})
    strange = {"user_id": user, "user": 1}
    await caller.refused(wrong, "filters.user", "memory_query", query="tea", filters=strange)
    await caller.refused(wrong, "top_k", "memory_query", **question, top_k=-1)
    await caller.refused(wrong, "return", "memory_query", **question, **{"return": "lines"})
    late = {"user_id": user, "updated_after": "soon"}
    await caller.refused(wrong, "filters.updated_after", "memory_query", query="tea", filters=late)
    unknown = {"user_id": user, "memory_id": "01890000-0000-7000-8000-000000000000"}
    await caller.refused("not_found", unknown["memory_id"], "memory_history", **unknown)
    await caller.refused(wrong, "limit", "memory_history", **unknown, limit=501)
    await caller.refused(wrong, "cursor", "memory_history", **unknown, cursor="x")
    await caller.unknown("memory_forget")


async def reader(_client, caller, talk):
    """A key that reads everything and writes nothing."""
    question = {"query": "lactose intolerant milk", "filters": {"user_id": talk["user"]}}
    found, _ = await caller.good("memory_query", **question)
    assert LACTOSE in found["items"][0]["text"], found
    fact = {"user_id": talk["user"], "content": "Likes tea"}
    await caller.refused("forbidden", "auditor", "memory_remember", **fact)


async def bounded(_client, caller, talk):
    """A caller who may see one user and knows of no other."""
    fact = {"user_id": talk["user"], "content": "Plays chess on Thursdays"}
    made, _ = await caller.good("memory_remember", **fact)
    found, _ = await caller.good("memory_query", query="chess", filters={"user_id": talk["user"]})
    assert [item["id"] for item in found["items"]] == [made["memory"]["id"]], found
    own = {"user_id": talk["user"], "memory_id": made["memory"]["id"]}
    page, _ = await caller.good("memory_history", **own)
    assert page["items"][-1]["actor"].startswith("key:"), page
    other = talk["changed"]
    await caller.refused("not_found", other["user"], "memory_remember", **{**fact, "user_id": other["user"]})
    question = {"query": "chess", "filters": {"user_id": other["user"]}}
    await caller.refused("not_found", other["user"], "memory_query", **question)
    theirs = {"user_id": other["user"], "memory_id": other["memory"]}
    await caller.refused("not_found", other["user"], "memory_history", **theirs)


async def keyed(_client, caller, talk):
    """An agent whose idempotency keys are its own, whatever other agents call theirs."""
    fact = {"user_id": talk["user"], "content": f"{talk['agent']} was here", "idempotency_key": "1"}
    made, _ = await caller.good("memory_remember", **fact)
    assert (made["idempotent_replayed"], made["memory"]["content"]) == (False, fact["content"]), made
    again, _ = await caller.good("memory_remember", **fact)
    assert again == {**made, "idempotent_replayed": True}, again
