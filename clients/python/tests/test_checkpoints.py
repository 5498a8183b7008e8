from __future__ import annotations

import base64
from typing import Any

import pytest

from memledger import Client, NotFound, RevisionMismatch
from memledger.types import Blob, NewWrite, TypedValue


def typed(data: bytes, kind: str = "bytes") -> TypedValue:
    return {"type": kind, "data": base64.b64encode(data).decode()}


def blob(channel: str, version: str, data: bytes) -> Blob:
    return {"channel": channel, "version": version, **typed(data)}


def put(client: Client, user: str, thread: str, checkpoint_id: str, **more: Any) -> None:
    stored = client.checkpoints.put(user, thread, checkpoint_id, typed(checkpoint_id.encode()), **more)
    assert stored == {"checkpoint_id": checkpoint_id}


def test_a_checkpoint_comes_back_as_it_was_stored(client: Client, user: str) -> None:
    every_byte = bytes(range(256))
    put(
        client,
        user,
        "t",
        "c1",
        metadata={"source": "loop", "step": 1, "nested": {"a": [None, "\x00"]}},
        metadata_typed=typed(b"exact"),
        channel_versions={"a": "1", "b": "1"},
        blobs=[blob("a", "1", every_byte), blob("b", "1", b"")],
    )
    write: NewWrite = {"idx": 0, "channel": "ch", **typed(b"w")}
    assert client.checkpoints.put_writes(user, "t", "c1", "task", [write], task_path="p") == {"stored": 1}
    put(client, user, "t", "c2", parent_checkpoint_id="c1", channel_versions={"a": "1"})

    found = client.checkpoints.get(user, "t", "c1")
    assert found["checkpoint"] == typed(b"c1")
    assert found["metadata_typed"] == typed(b"exact")
    assert found["metadata"]["nested"] == {"a": [None, "\x00"]}
    assert {one["channel"]: one["data"] for one in found["blobs"]} == {
        "a": base64.b64encode(every_byte).decode(),
        "b": "",
    }
    assert [(one["task_id"], one["channel"], one["task_path"]) for one in found["writes"]] == [("task", "ch", "p")]
    latest = client.checkpoints.get(user, "t")
    assert (latest["checkpoint_id"], latest["parent_checkpoint_id"]) == ("c2", "c1")
    assert [one["version"] for one in latest["blobs"]] == ["1"], "a channel that did not change is shared"


def test_checkpoints_are_listed_searched_copied_and_deleted(client: Client, user: str) -> None:
    for number in range(5):
        put(client, user, "t", f"c{number}", metadata={"step": number, "run_id": f"r{number % 2}"}, run_id=f"r{number % 2}")
    put(client, user, "t", "c0", ns="child:1", metadata={"step": 0})
    ids = [one["checkpoint_id"] for one in client.checkpoints.list(user, "t", ns="", page_size=2)]
    assert ids == ["c4", "c3", "c2", "c1", "c0"]
    assert len(list(client.checkpoints.list(user, "t"))) == 6
    assert [one["checkpoint_id"] for one in client.checkpoints.list(user, "t", ns="", before="c2")] == ["c1", "c0"]
    found = client.checkpoints.search(user, filter={"run_id": "r1"}, page_size=1)
    assert [one["checkpoint_id"] for one in found] == ["c3", "c1"]

    client.checkpoints.copy(user, "t", "t2")
    assert len(list(client.checkpoints.list(user, "t2"))) == 6
    client.checkpoints.delete_runs(user, ["r1"])
    assert [one["checkpoint_id"] for one in client.checkpoints.list(user, "t", ns="")] == ["c4", "c2", "c0"]
    client.checkpoints.prune(user, ["t"], "keep_latest")
    assert [(one["ns"], one["checkpoint_id"]) for one in client.checkpoints.list(user, "t")] == [
        ("", "c4"),
        ("child:1", "c0"),
    ]
    client.checkpoints.delete(user, "t")
    with pytest.raises(NotFound):
        client.checkpoints.get(user, "t")
    assert client.checkpoints.get(user, "t2", ns="child:1")["checkpoint_id"] == "c0"


def test_retention_is_configured(client: Client) -> None:
    before = client.checkpoints.retention()
    assert client.checkpoints.set_retention(keep_days=3650) == {**before, "keep_days": 3650}
    assert client.checkpoints.set_retention(keep_days=before["keep_days"]) == before


def test_the_state_of_a_supervisor_is_guarded(client: Client, user: str) -> None:
    saved = client.checkpoints.save_state(user, "t", {"plan": ["book", "pay"]})
    assert client.checkpoints.load_state(user, "t") == saved
    again = client.checkpoints.save_state(user, "t", {"plan": ["pay"]}, revision=saved["revision"])
    assert (again["id"], again["checkpoint_data"]) == (saved["id"], {"plan": ["pay"]})
    with pytest.raises(RevisionMismatch):
        client.checkpoints.save_state(user, "t", None, revision=saved["revision"])
    with pytest.raises(NotFound):
        client.checkpoints.load_state(user, "other")
