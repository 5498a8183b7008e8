"""The client and the server's own document of its API say the same."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from typing import Any, get_type_hints

import httpx
import pytest

import memledger
import memledger.types as answers
from conftest import Server
from memledger import AsyncClient, Client
from memledger.calls import Group, _Endpoint
from memledger.request import Request

#: What people and pages use, and not programs with a key.
NOT_FOR_PROGRAMS = re.compile(
    r"/api/auth/|/api/admin/accounts|/api/admin/ledger/(growth|metrics)|/api/admin/workflows/users-stats"
)

#: Types of the client by the names that the document has for them, where those differ.
NAMES = {
    "AccessView": "Access",
    "AncestorWrite": "HistoricWrite",
    "ChannelBlob": "Blob",
    "ChannelHistories": "CheckpointHistory",
    "CheckpointTuple": "Checkpoint",
    "CheckpointsCopied": "Copied",
    "CheckpointsDeleted": "Deleted",
    "ConfigView": "WorkflowConfig",
    "ContextView": "UserContext",
    "DecisionView": "Decision",
    "ErrorGuardView": "ErrorGuard",
    "ErrorGuardBody": "ErrorGuardChanges",
    "ExchangeView": "Exchange",
    "ExtractionConfigView": "ExtractionConfig",
    "ExtractionView": "Extraction",
    "KeyItem": "Key",
    "Kept": "KeptMemory",
    "MergeView": "MergeDecision",
    "MessageBodyRef": "MessageRef",
    "MessageOf": "MessageRef",
    "MessageView": "Message",
    "OperationView": "Operation",
    "ParkedView": "ParkedEvent",
    "PendingWrite": "Write",
    "ProjectionView": "Projection",
    "ProjectionsAnswer": "Projections",
    "PolicyView": "Policy",
    "ProposalView": "Proposal",
    "RebuildAnswer": "RebuildReport",
    "Report": "VerifyReport",
    "Requested": "RunRequested",
    "RequestedSummary": "SummaryRequested",
    "RetentionView": "Retention",
    "RetryAnswer": "Retried",
    "RunRestored": "RunUndone",
    "RunStatsView": "RunStats",
    "RunStepView": "RunStep",
    "RunView": "Run",
    "SourceView": "Source",
    "Summary": "ContextSummary",
    "SummaryConfigView": "SummaryConfig",
    "SummaryView": "Summary",
    "ThreadState": "SavedState",
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


#: Parameters that take lists.
LISTS = {
    "actors", "categories", "channels", "events", "evidence", "memories", "messages", "preference_keywords", "projections",
    "run_ids",
    "source_ids", "thread_ids", "topics", "users", "writes", "blobs",
}  # fmt: skip
#: Parameters that take objects.
OBJECTS = {"channel_versions", "checkpoint", "error_guard", "filter", "filters", "message", "metadata", "metadata_typed"}

#: What is sent in other places or under other names than in the document, and why.
ELSEWHERE = {
    "cursor": "the client pages by itself",
    "return": "is full=True",
    "mode": "goes into the body, since proxies log addresses",
    "reason": "the same",
}


def sent(endpoint: _Endpoint[..., Any], *, everything: bool = False, **given: Any) -> Request[Any]:
    """The request with `{}` for each name that it needs, or for everything that it takes."""
    _, *parameters = inspect.signature(endpoint._build).parameters.values()
    values = {
        p.name: [] if p.name in LISTS else {} if p.name in OBJECTS else "{}"
        for p in parameters
        if p.kind is not p.VAR_KEYWORD and (everything or p.default is p.empty)
    }
    return endpoint.request(**values | given)


def route(request: Request[Any]) -> tuple[str, str]:
    return request.method, request.path.replace("%7B%7D", "{}")


def test_every_request_is_in_the_document_and_every_route_in_the_client(document: dict[str, Any]) -> None:
    routes = {
        (method.upper(), re.sub(r"\{[^}]*\}", "{}", path))
        for path, methods in document["paths"].items()
        for method in methods
        if not NOT_FOR_PROGRAMS.search(path)
    }
    built = dict(endpoints())
    of = {name: route(sent(endpoint)) for name, endpoint in built.items()}
    of["runs.request"] = route(sent(built["runs.request"], workflow="{}"))
    of["memories.history of a user"] = route(sent(built["memories.history"], user_id="{}"))
    of["checkpoints.get of an id"] = route(sent(built["checkpoints.get"], checkpoint_id="{}"))
    assert {name: route for name, route in of.items() if route not in routes} == {}
    assert routes - set(of.values()) == set()


def test_the_client_sends_every_parameter_and_field_of_the_document(document: dict[str, Any]) -> None:
    schemas = document["components"]["schemas"]
    by_route = {
        (method.upper(), re.sub(r"\{[^}]*\}", "{}", path)): operation
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
    }
    missing: dict[tuple[str, str], set[str]] = {}
    for name, endpoint in endpoints():
        request = sent(endpoint, everything=True)
        operation = by_route[route(request)]
        wanted = {one["name"] for one in operation.get("parameters", ()) if one["in"] == "query"}
        told = set(request.query)
        assert told - wanted == set(), f"{name} sends no unknown parameter"
        if isinstance(request.body, dict):
            properties, _ = fields(body_of(operation), schemas)
            assert set(request.body) - properties == set(), f"{name} sends no unknown field"
            wanted |= set() if takes_fields(endpoint) else properties
            told |= set(request.body)
        # Several methods may share a route.
        missing[route(request)] = missing.get(route(request), wanted) - told - ELSEWHERE.keys()
    assert {route: names for route, names in missing.items() if names} == {}


def takes_fields(endpoint: _Endpoint[..., Any]) -> bool:
    """Whether it takes the fields of a typed dictionary, which are compared below."""
    parameters = inspect.signature(endpoint._build).parameters.values()
    return any(parameter.kind is parameter.VAR_KEYWORD for parameter in parameters)


def body_of(operation: dict[str, Any]) -> dict[str, Any]:
    content = operation["requestBody"]["content"]["application/json"]["schema"]
    # One that may be left out is null or the schema.
    schema: dict[str, Any] = next((one for one in content.get("oneOf", ()) if "$ref" in one), content)
    return schema


@pytest.mark.parametrize(
    ("kind", "schema"),
    [
        (answers.NewMemoryFields, "CreateBody"),
        (answers.NewMemory, "CreateBody"),
        (answers.MemoryChanges, "PatchBody"),
        (answers.Filters, "FiltersBody"),
        (answers.FactFields, "FactBody"),
        (answers.FactChanges, "FactPatchBody"),
        (answers.PolicySettings, "PolicySettings"),
    ],
)
def test_what_is_sent_as_a_dictionary_has_the_fields_of_the_document(
    document: dict[str, Any], kind: Any, schema: str
) -> None:
    wanted, _ = fields(document["components"]["schemas"][schema], document["components"]["schemas"])
    # These have parameters of their own; those of a batch replace nothing.
    assert wanted - set(get_type_hints(kind)) <= {"content", "fact_text", "user_id", "replaces"}
    assert set(get_type_hints(kind)) - wanted == set()


def test_the_types_have_the_fields_of_the_document(document: dict[str, Any]) -> None:
    schemas = document["components"]["schemas"]
    compared = 0
    for name, schema in schemas.items():
        kind = getattr(answers, NAMES.get(name, name), None)
        if kind is None or not hasattr(kind, "__required_keys__"):
            continue
        properties, _ = fields(schema, schemas)
        if name == "ThreadState":
            # It comes in a header.
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


def test_client_and_server_have_one_version(document: dict[str, Any]) -> None:
    assert document["info"]["version"] == memledger.__version__


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
