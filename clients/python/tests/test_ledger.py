from __future__ import annotations

from memledger import Client


def test_the_ledger_is_verified_and_its_read_models_are_compared(client: Client, user: str) -> None:
    client.memories.create(user, "Likes tea")
    report = client.ledger.verify(user_id=user)
    assert (report["ok"], report["faults"], report["events"]) == (True, [], 1)
    assert next(client.ledger.verifications(user_id=user))["digest"] == report["digest"]
    assert client.ledger.projections()["parked"] == []
    assert client.ledger.retry_parked() == {"left": 0}
    assert client.ledger.rebuild(projections=["memories"], user_id=user, check=True)["equal"]


def test_reads_and_writes_are_on_record(client: Client, user: str) -> None:
    made = client.memories.create(user, "Likes tea")
    client.memories.get(user, made["id"])
    shown = {access["route"]: access for access in client.ledger.accesses(user_id=user, status="ok")}
    assert made["id"] in shown["GET /api/users/{user_id}/memories/{id}"]["memory_ids"]
    (operation,) = client.ledger.operations(user_id=user, op="create")
    assert (operation["status"], operation["memory_id"]) == ("ok", made["id"])
    (count,) = client.ledger.operation_counts(user_id=user, bucket="day")
    assert (count["op"], count["count"]) == ("create", 1)


def test_users_are_listed(client: Client, user: str) -> None:
    client.memories.create(user, "Likes tea")
    (found,) = client.users.list(prefix=user)
    assert (found["user_id"], found["active"], found["rev"]) == (user, 1, 1)
