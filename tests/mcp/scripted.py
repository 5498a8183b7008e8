"""A model that follows a script: it knows what it wants in words, and of the server what the server tells it.

It chooses a tool by the words in its name and description, fills in what the schema lists, takes the names of
memories from the texts it reads, and mends a call by what the refusal says.
"""

import re

import jsonschema

from connection import text

WALNUTS = "Allergic to walnuts"
SIXTH = "Flies to Oslo on 6 November"
SEVENTH = "Flies to Oslo on 7 November"
# How important the model takes its first fact to be, before anybody told it the scale.
IMPORTANT = 9
TRIES = 3


async def scripted(client, _caller, talk):
    """May be told of a user again and again."""
    model = Model((await client.list_tools()).tools, client, talk["user"])
    await model.does("remember a new fact", WALNUTS, eager=True)
    assert model.mended, "a call was refused and mended"
    await model.does("remember a new fact", SIXTH)
    walnuts = named(await model.does("query all that is remembered"), WALNUTS)
    sixth = named(await model.does("query all that is remembered"), SIXTH)
    await model.does("update a memory that is no longer so", SEVENTH, about=sixth)
    await model.does("forget a memory", about=walnuts)
    told = await model.does("history of a memory", about=sixth)
    assert 0 <= told.find(SEVENTH) < told.rfind(SIXTH), f"the newest change is not first: {told}"
    assert await model.does("changes since the last look"), "changes are told in words"
    left = await model.does("query all that is remembered")
    assert any(SEVENTH in line and line.endswith(f"#{sixth}") for line in left.splitlines()), left
    assert SIXTH not in left and WALNUTS not in left, left


def named(listing, fact):
    """The name of a memory, read from the line that holds it."""
    line = next((line for line in listing.splitlines() if fact in line), None)
    assert line, f"{fact} is not in {listing!r}"
    return re.search(r"#([0-9a-f]{8})\b", line)[1]


class Model:
    """Does what a goal says, with the tools that are listed."""

    def __init__(self, tools, client, user):
        self.tools, self.client, self.user = tools, client, user
        self.mended = 0

    async def does(self, goal, words="", about="", eager=False):
        """The text that the goal's call is answered with in the end."""
        tool = self.chosen(goal)
        arguments = self.filled(tool, words, about, eager)
        for _ in range(TRIES):
            result = await self.client.call_tool(tool.name, arguments)
            if not result.is_error:
                jsonschema.validate(
                    result.structured_content, tool.output_schema, jsonschema.Draft202012Validator
                )
                return text(result)
            arguments |= mended(tool, text(result))
            self.mended += 1
        raise AssertionError(f"{goal}: still refused: {text(result)}")

    def chosen(self, goal):
        """The one tool with most of the goal's words in its name, then in its description."""
        wanted = set(goal.split())

        def fit(tool):
            return [len(wanted & set(re.findall(r"[a-z]+", said.lower()))) for said in (tool.name, tool.description)]

        best, next_best = sorted(self.tools, key=fit, reverse=True)[:2]
        assert fit(best) > fit(next_best), f"{goal}: {best.name} or {next_best.name}?"
        return best

    def filled(self, tool, words, about, eager):
        """What is required, and of an eager model what it can choose or has an opinion of."""
        arguments = {}
        for name, described in tool.input_schema["properties"].items():
            kind, parts = described["type"], name.split("_")
            assert isinstance(kind, str), f"{tool.name}: what is {name}? {described}"
            if name not in tool.input_schema.get("required", []):
                if eager and "enum" in described:
                    arguments[name] = described["enum"][0]
                elif eager and kind == "integer" and "importan" in name + described["description"]:
                    arguments[name] = IMPORTANT
                continue
            if "enum" in described:
                arguments[name] = described["enum"][0]
            else:
                arguments[name] = self.user if "user" in parts else about if "id" in parts else words
            assert kind == "string" and arguments[name], f"{tool.name}: nothing to give as {name}: {described}"
        return arguments


def mended(tool, refusal):
    """The argument that a refusal is about, as it wants it: within a range, or of those that are named."""
    arguments = tool.input_schema["properties"]
    for name in arguments:
        about = re.search(rf"\b{name}\b.*?\b\d+ to (\d+)\b", refusal)
        if about:
            return {name: int(about[1])}
    for name, described in arguments.items():
        choices = [choice for choice in described.get("enum", []) if re.search(rf"\b{choice}\b", refusal)]
        if name in refusal and choices:
            return {name: choices[0]}
    raise AssertionError(f"{tool.name}: no way to mend {refusal!r}")
