from __future__ import annotations

from collections.abc import Iterator

import pytest

from conftest import Server
from flaky import losing
from memledger import (
    AsyncClient,
    Client,
    Forbidden,
    InvalidRequest,
    NotFound,
    Rejected,
    RevisionMismatch,
    StateConflict,
)
from memledger.types import MessageRef, Role


@pytest.fixture
def person_key(client: Client, user: str) -> str:
    return client.keys.create("person", users=[user])["key"]


@pytest.fixture
def person(server: Server, person_key: str) -> Iterator[Client]:
    with Client(server.url, person_key) as made:
        yield made


@pytest.fixture
def agent(server: Server, client: Client, user: str) -> Iterator[Client]:
    with Client(server.url, client.keys.create("agent", agent="planner", users=[user])["key"]) as made:
        yield made


def say(agent: Client, user: str, text: str, role: Role = "user") -> MessageRef:
    appended = agent.threads.append(user, "t", [{"role": role, "content": text}])
    return {"thread_id": "t", "seq": appended["messages"][0]["seq"]}


def test_a_sensitive_value_waits_for_the_persons_yes(agent: Client, person: Client, user: str) -> None:
    said = say(agent, user, "I have moved to Weimar")
    made = agent.user_context.propose(user, "city", "Weimar", reason="You said so", evidence=[said])
    assert (made["status"], made["is_sensitive"], made["value"]) == ("pending", True, "Weimar")
    assert (made["reason"], made["evidence"], made["message"]) == ("You said so", [said], None)
    assert agent.user_context.get(user)["fields"] == {}
    with pytest.raises(Forbidden):
        list(agent.user_context.proposals(user))
    assert list(person.user_context.proposals(user, status="pending")) == [made]

    with pytest.raises(RevisionMismatch):
        person.user_context.accept(user, made["id"], "ab12")
    accepted = person.user_context.accept(user, made["id"], made["content_hash"], channel="ui")
    assert accepted["status"] == "accepted"
    city = agent.user_context.get(user)["fields"]["city"]
    assert (city["value"], city["proposal_id"], city["source"]) == ("Weimar", made["id"], [said])
    with pytest.raises(StateConflict):
        person.user_context.accept(user, made["id"], made["content_hash"])


def test_an_agent_passes_on_what_the_person_wrote(agent: Client, user: str) -> None:
    before = say(agent, user, "Call me Anni")
    made = agent.user_context.propose(user, "preferred_name", "Anni", evidence=[before])
    asked = say(agent, user, "Shall I call you Anni from now on?", role="assistant")
    for wrong in (None, before, asked):
        with pytest.raises(InvalidRequest) as refused:
            agent.user_context.accept(user, made["id"], made["content_hash"], message=wrong)
        assert refused.value.field == "message"
    yes = say(agent, user, "Yes, please")
    accepted = agent.user_context.accept(user, made["id"], made["content_hash"], channel="chat", message=yes)
    assert (accepted["status"], accepted["message"]) == ("accepted", yes)

    with pytest.raises(InvalidRequest):
        agent.user_context.withdraw(user, "preferred_name")
    no_more = say(agent, user, "Forget the name Anni")
    left = agent.user_context.withdraw(user, "preferred_name", thread_id=no_more["thread_id"], seq=no_more["seq"])
    assert left["fields"] == {}
    other = agent.user_context.propose(user, "city", "Weimar")
    no = say(agent, user, "No, leave that")
    assert agent.user_context.reject(user, other["id"], message=no)["status"] == "rejected"


def test_a_no_leaves_nothing_and_lasts(agent: Client, person: Client, user: str) -> None:
    made = agent.user_context.propose(user, "city", "Zwickau")
    rejected = person.user_context.reject(user, made["id"], reason="I never lived there")
    assert (rejected["status"], rejected["value"]) == ("rejected", None)
    with pytest.raises(Rejected):
        agent.user_context.propose(user, "city", "zwickau")


def test_a_benign_value_needs_two_turns(agent: Client, user: str) -> None:
    first = say(agent, user, "Keep it short, please")
    made = agent.user_context.propose(user, "tone", "brief", evidence=[first])
    assert (made["status"], made["is_sensitive"]) == ("pending", False)
    say(agent, user, "Sure.", role="assistant")
    later = say(agent, user, "Too long again")
    assert agent.user_context.propose(user, "tone", "brief", evidence=[later])["status"] == "applied"
    assert agent.user_context.get(user)["fields"]["tone"]["source"] == [first, later]


def test_nobody_else_decides(client: Client, agent: Client, user: str) -> None:
    made = agent.user_context.propose(user, "pronouns", "she/her")
    with pytest.raises(Forbidden):
        client.user_context.accept(user, made["id"], made["content_hash"])
    with pytest.raises(Forbidden):
        client.user_context.reject(user, made["id"])
    with pytest.raises(Forbidden):
        client.user_context.withdraw(user, "pronouns")


def test_a_withdrawn_value_is_gone(agent: Client, person: Client, user: str) -> None:
    made = agent.user_context.propose(user, "city", "Quedlinburg")
    person.user_context.accept(user, made["id"], made["content_hash"])
    assert person.user_context.withdraw(user, "city")["fields"] == {}
    [ended] = person.user_context.proposals(user)
    assert (ended["status"], ended["value"]) == ("accepted", None)
    with pytest.raises(NotFound):
        person.user_context.withdraw(user, "city")


def test_a_decision_whose_answer_is_lost_is_made_once(
    server: Server, agent: Client, person_key: str, user: str
) -> None:
    made = agent.user_context.propose(user, "city", "Weimar")
    # Without a key of the request the second attempt would be a StateConflict, and the second withdrawal a NotFound.
    with losing(server.url, losses=1) as way, Client(way.url, person_key) as far:
        assert far.user_context.accept(user, made["id"], made["content_hash"])["status"] == "accepted"
        assert way.lost == 1
    with losing(server.url, losses=1) as way, Client(way.url, person_key) as far:
        assert far.user_context.withdraw(user, "city")["fields"] == {}
        assert way.lost == 1


@pytest.mark.anyio
async def test_the_async_client_lists_and_decides(
    server: Server, agent: Client, person_key: str, user: str
) -> None:
    for city in ("Weimar", "Jena", "Gera"):
        agent.user_context.propose(user, "city", city)
    async with AsyncClient(server.url, person_key) as person:
        waiting = [one async for one in person.user_context.proposals(user, status="pending", page_size=1)]
        assert [one["value"] for one in waiting] == ["Gera", "Jena", "Weimar"]
        await person.user_context.accept(user, waiting[0]["id"], waiting[0]["content_hash"])
        assert (await person.user_context.get(user))["fields"]["city"]["value"] == "Gera"
