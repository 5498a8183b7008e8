"""What tools/list must say of the tools, for models and for the programs around them."""

import json

import jsonschema

# The arguments of each tool with their types; the required ones first.
ARGUMENTS = {
    "memory_query": (
        {},
        {"query": "string", "category": "string", "bank": "string", "since": "string", "limit": "integer"},
    ),
    "memory_remember": (
        {"content": "string"},
        {"category": "string", "bank": "string", "importance": "integer", "replaces": "string"},
    ),
    "memory_update": ({"id": "string", "content": "string"}, {}),
    "memory_forget": ({"id": "string"}, {"reason": "string"}),
    "memory_changes": ({}, {"max_lines": "integer"}),
    "memory_history": ({"id": "string"}, {}),
}
# What an answer always has, and what it may have.
ANSWERS = {
    "memory_query": ({"memories", "rev", "truncated"}, set()),
    "memory_remember": ({"id", "memory_id", "text", "written"}, {"replaced"}),
    "memory_update": ({"id", "memory_id", "old", "text", "written"}, set()),
    "memory_forget": ({"id", "memory_id", "text", "written"}, set()),
    "memory_changes": ({"rev", "since_rev", "changes", "omitted"}, {"header"}),
    "memory_history": ({"id", "memory_id", "changes", "more"}, set()),
}
READERS = {"memory_query", "memory_changes", "memory_history"}
DESTROYERS = {"memory_update", "memory_forget"}


async def described(client, talk):
    """The tools by name, after a look at what they publish of what they take and answer."""
    listed = await client.list_tools()
    tools = {tool.name: tool for tool in listed.tools}
    assert tools.keys() == ARGUMENTS.keys(), tools.keys()
    known = talk.get("known", False)
    assert known != ("user_id" in listed.model_dump_json()), "user_id is asked for where it is not known, only"
    for name, tool in tools.items():
        assert tool.title == name.replace("_", "."), tool.title
        assert tool.description, name
        takes(name, tool.input_schema, known)
        answers(name, tool.output_schema)
        hints = tool.annotations
        assert hints.read_only_hint == (name in READERS), (name, hints)
        assert hints.open_world_hint is False, (name, hints)
        if name not in READERS:
            assert hints.destructive_hint == (name in DESTROYERS), (name, hints)
            assert hints.idempotent_hint is True, (name, hints)
    chosen_from(tools, talk)
    return tools


def takes(name, schema, known):
    """The arguments are flat and of one type each, which every provider of models takes."""
    jsonschema.Draft202012Validator.check_schema(schema)
    required, optional = ARGUMENTS[name]
    if not known:
        required = {"user_id": "string", **required}
    assert schema["type"] == "object", schema
    assert schema["additionalProperties"] is False, schema
    assert {key: each["type"] for key, each in schema["properties"].items()} == required | optional, schema
    assert sorted(schema.get("required", [])) == sorted(required), schema
    for key, argument in schema["properties"].items():
        assert argument.get("description"), f"{name}: {key} has no description"
    for strange in ("anyOf", "oneOf", "allOf", "$ref", "nullable", "null"):
        assert f'"{strange}"' not in json.dumps(schema), f"{name}: {strange}"
    sample = {"string": "x", "integer": 1}
    validator = jsonschema.Draft202012Validator(schema)
    call = {key: sample[kind] for key, kind in required.items()}
    validator.validate(call)
    wrong = [{"colour": "red"}] + [{key: None} for key in required | optional]
    wrong += [{key: []} for key in required | optional]
    for more in wrong:
        assert not validator.is_valid(call | more), (name, more)
    for missing in required:
        assert not validator.is_valid({key: call[key] for key in call if key != missing}), (name, missing)


def answers(name, schema):
    jsonschema.Draft202012Validator.check_schema(schema)
    always, sometimes = ANSWERS[name]
    assert schema["type"] == "object", schema
    assert schema["properties"].keys() == always | sometimes, (name, schema)
    assert set(schema["required"]) == always, (name, schema)


def chosen_from(tools, talk):
    """A category and a bank are chosen of those that are there for this caller; who sees everybody may name any category."""
    known = ["category"] if talk.get("known") or "categories" in talk else []
    for argument in (*known, "bank"):
        asked, written = (choices(tools[name], argument) for name in ("memory_query", "memory_remember"))
        assert asked == written and len(set(asked)) == len(asked) > 0, (argument, asked, written)
        assert all(choice and isinstance(choice, str) for choice in asked), asked
    if "categories" in talk:
        known = choices(tools["memory_query"], "category")
        assert sorted(known) == sorted(talk["categories"]), known


def choices(tool, argument):
    return tool.input_schema["properties"][argument]["enum"]
