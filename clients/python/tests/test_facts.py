from __future__ import annotations

import pytest

from memledger import Client, InvalidRequest, RevisionMismatch


def test_a_fact_is_a_memory_under_other_names(client: Client, user: str) -> None:
    made = client.facts.create(
        user, "The user loves coffee", fact_key="preference_coffee", importance=0.7, memory_bank="Personal"
    )
    assert (made["fact_key"], made["importance"], made["memory_bank"]) == ("preference_coffee", 0.75, "Personal")
    memory = client.memories.get(user, made["id"])
    assert (memory["content"], memory["importance"], memory["bank"]) == ("The user loves coffee", 4, "Personal")
    client.memories.create(user, "Plays chess", bank="Interests")
    assert [fact["fact_text"] for fact in client.facts.list(user, page_size=1)] == ["Plays chess", "The user loves coffee"]
    assert list(client.facts.list(user, bank="Personal")) == [made]


def test_a_change_keeps_the_rest(client: Client, user: str) -> None:
    made = client.facts.create(user, "Drinks tea", fact_key="drink", agent_id="barista")
    changed = client.facts.update(made["id"], user_id=user, fact_text="Drinks green tea", revision=1)
    assert (changed["fact_text"], changed["fact_key"], changed["revision"]) == ("Drinks green tea", "drink", 2)
    with pytest.raises(RevisionMismatch):
        client.facts.update(made["id"], user_id=user, importance=1.0, revision=1)
    assert client.facts.update(made["id"], fact_key=None)["fact_key"] is None
    with pytest.raises(InvalidRequest) as refused:
        client.facts.update(made["id"], fact_key="Green Tea")
    assert refused.value.field == "fact_key"


def test_a_fact_is_kept_once_for_a_key(client: Client, user: str) -> None:
    twice = [client.facts.create(user, "Owns a bicycle", idempotency_key="turn-1") for _ in range(2)]
    assert twice[0] == twice[1]
    assert len(list(client.facts.list(user))) == 1


def test_the_banks_are_counted_for_a_user(client: Client, user: str) -> None:
    client.facts.create(user, "Has a sister", memory_bank="Relationships")
    counts = {bank["name"]: bank["count"] for bank in client.memory_banks(user)}
    assert (counts["Relationships"], counts["General"], len(counts)) == (1, 0, 7)
    assert all(bank["count"] is None and bank["description"] for bank in client.memory_banks())
