"""The client and the server's own document of its API say the same."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from typing import Any, get_type_hints

import httpx
import pytest

import memledger.types as answers
from conftest import Server
from memledger import AsyncClient, Client
from memledger.calls import Group, _Endpoint

#: What people and pages use, and not programs with a key.
NOT_FOR_PROGRAMS = re.compile(
    r"/api/auth/|/api/admin/accounts|/api/admin/ledger/(growth|metrics)|/api/admin/workflows/users-stats"
)

#: Types of the client by the names that the document has for them, where those differ.
NAMES = {
    "AccessView": "Access",
    "ConfigView": "WorkflowConfig",
    "DecisionView": "Decision",
    "ExchangeView": "Exchange",
    "KeyItem": "Key",
    "Kept": "KeptMemory",
    "MergeView": "MergeDecision",
    "MessageView": "Message",
    "OperationView": "Operation",
    "ParkedView": "ParkedEvent",
    "ProjectionView": "Projection",
    "ProjectionsAnswer": "Projections",
    "RebuildAnswer": "RebuildReport",
    "Report": "VerifyReport",
    "Requested": "RunRequested",
    "RetryAnswer": "Retried",
    "RunRestored": "RunUndone",
    "RunStatsView": "RunStats",
    "RunStepView": "RunStep",
    "RunView": "Run",
    "SourceView": "Source",
    "SummaryView": "Summary",
    "ThreadView": "Thread",
    "UserView": "User",
    "VerificationView": "Verification",
    "WorkflowView": "Workflow",
}


@pytest.fixture(scope="module")
def document(server: Server) -> dict[str, Any]:
    found: dict[str, Any] = httpx.get(f"{server.url}/openapi.json").json()
    return found


def groups(client: Client | AsyncClient) -> dict[str, Group[Any]]:
    return {name: group for name, group in vars(client).items() if isinstance(group, Group)}


def endpoints() -> Iterator[tuple[str, _Endpoint[..., Any]]]:
    with Client("http://ledger.example", "ml_key") as client:
        for name, group in groups(client).items():
            for method, endpoint in vars(type(group)).items():
                if isinstance(endpoint, _Endpoint):
                    yield f"{name}.{method}", endpoint


def sent(endpoint: _Endpoint[..., Any], **given: Any) -> tuple[str, str]:
    """Method and path of a request, with `{}` for each name."""
    _, *parameters = inspect.signature(endpoint._build).parameters.values()
    required = [p.name for p in parameters if p.default is p.empty and p.kind is not p.VAR_KEYWORD]
    plural: dict[str, object] = {"messages": [], "memories": [], "writes": [], "source_ids": [], "channels": [], "run_ids": []}
    plural |= {"thread_ids": []}
    values = {name: plural.get(name, "{}") for name in required} | given
    request = endpoint.request(**values)
    return request.method, request.path.replace("%7B%7D", "{}")


def test_every_request_is_in_the_document_and_every_route_in_the_client(document: dict[str, Any]) -> None:
    routes = {
        (method.upper(), re.sub(r"\{[^}]*\}", "{}", path))
        for path, methods in document["paths"].items()
        for method in methods
        if not NOT_FOR_PROGRAMS.search(path)
    }
    of = {name: sent(endpoint) for name, endpoint in endpoints()}
    of["memories.history of a user"] = sent(dict(endpoints())["memories.history"], user_id="{}")
    latest = sent(dict(endpoints())["checkpoints.get"], checkpoint_id="{}")
    of |= {"checkpoints.get of an id": latest}
    unknown = {name: route for name, route in of.items() if route not in routes}
    assert unknown == {}
    assert routes - set(of.values()) == set()


def test_the_types_have_the_fields_of_the_document(document: dict[str, Any]) -> None:
    schemas = document["components"]["schemas"]
    compared = 0
    for name, schema in schemas.items():
        kind = getattr(answers, NAMES.get(name, name), None)
        if kind is None or not hasattr(kind, "__required_keys__"):
            continue
        properties, required = fields(schema, schemas)
        if name == "SavedState":
            required |= {"revision"}
            properties |= {"revision"}
        assert set(get_type_hints(kind)) == properties, name
        compared += 1
    assert compared >= 40


def fields(schema: dict[str, Any], schemas: dict[str, Any]) -> tuple[set[str], set[str]]:
    """The names of all properties and of those that are always there."""
    if "$ref" in schema:
        return fields(schemas[schema["$ref"].rpartition("/")[2]], schemas)
    properties, required = set(schema.get("properties", ())), set(schema.get("required", ()))
    for part in schema.get("allOf", ()):
        more, always = fields(part, schemas)
        properties |= more
        required |= always
    return properties, required


def test_both_clients_have_the_same_methods_with_the_same_signatures() -> None:
    blocking = Client("http://ledger.example", "ml_key")
    other = AsyncClient("http://ledger.example", "ml_key")
    assert groups(blocking).keys() == groups(other).keys()
    for name, group in groups(blocking).items():
        twin = groups(other)[name]
        assert type(group) is type(twin)
        for method, endpoint in vars(type(group)).items():
            if isinstance(endpoint, _Endpoint):
                bound = getattr(group, method)
                assert inspect.signature(bound) == inspect.signature(getattr(twin, method))
                assert "self" not in inspect.signature(bound).parameters
                assert bound.__doc__, f"{name}.{method} has a description"
    blocking.close()
