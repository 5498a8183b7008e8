from __future__ import annotations

import time

from memledger import AsyncClient, Client

import pytest

MESSY = [
    {"content": "Lives in Porto with her sister Rita"},
    {"content": "Lives in Porto with her sister"},
    {"content": "User wants to send an email to the landlord about the boiler."},
]


def finished(client: Client, run_id: str) -> str:
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        status = client.runs.get(run_id)["status"]
        if status not in ("requested", "running"):
            return status
        time.sleep(0.05)
    raise AssertionError("the run does not end")


def test_a_run_tidies_up_is_reported_and_undone(client: Client, user: str) -> None:
    client.memories.create_many(user, MESSY)  # type: ignore[arg-type]
    run_id = client.runs.request(user)["run_id"]
    assert finished(client, run_id) == "completed"
    run = client.runs.get(run_id)
    assert (run["before_count"], run["after_count"]) == (3, 1)
    assert {decision["action"] for decision in run["decisions"]} >= {"delete", "merge"}
    assert "## Memory optimisation" in client.runs.report(run_id)
    assert [one["run_id"] for one in client.runs.list(user_id=user, status="completed")] == [run_id]
    undone = client.runs.undo(run_id)
    assert (undone["run_id"], undone["restored"]) == (run_id, 3)
    assert len(list(client.memories.list(user))) == 3


def test_workflows_are_listed_and_configured(client: Client) -> None:
    assert "memory-optimization" in {workflow["name"] for workflow in client.runs.workflows()}
    before = client.runs.config()
    assert client.runs.set_config(threshold=before["threshold"] + 1)["threshold"] == before["threshold"] + 1
    assert client.runs.set_config(threshold=before["threshold"]) == before
    assert isinstance(client.runs.stats(), list)
    assert isinstance(client.runs.active(), list)


def test_a_policy_is_set_and_its_first_report_is_accepted(client: Client, user: str) -> None:
    client.memories.create_many(user, MESSY)  # type: ignore[arg-type]
    set_to = client.runs.set_policy("pruning", enabled=True, max_total_memories=2, batch_size=1)
    assert (set_to["dry_run"], set_to["max_total_memories"]) == (True, 2)
    assert client.runs.policy("pruning") == set_to
    dry = client.runs.request(user, "pruning")["run_id"]
    assert finished(client, dry) == "completed"
    assert len(list(client.memories.list(user))) == 3
    assert finished(client, client.runs.accept(dry)["run_id"]) == "completed"
    assert len(list(client.memories.list(user))) == 2
    shown = {one["workflow"]: one for one in client.runs.schedule(user)}
    assert shown["pruning"]["last_run"] is not None and not shown["pruning"]["dry_run"]
    assert client.runs.set_policy("pruning", enabled=False)["enabled"] is False
    assert client.runs.summarize()["summaries"] == 0


@pytest.mark.anyio
async def test_the_async_client_lists_runs(async_client: AsyncClient, user: str) -> None:
    await async_client.memories.create(user, "Likes tea")
    run_id = (await async_client.runs.request(user))["run_id"]
    assert [run["run_id"] async for run in async_client.runs.list(user_id=user)] == [run_id]
