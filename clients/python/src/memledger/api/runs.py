"""Workflows and their runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, List

from ..calls import Group, S, call, items
from ..request import Page, Request, get, given, listing, named, path, read_text, write
from ..types.runs import (
    Policy,
    PolicySettings,
    Run,
    RunCancelled,
    RunRequested,
    RunStats,
    RunStatus,
    RunSummary,
    RunUndone,
    ScheduledWorkflow,
    Summarized,
    Workflow,
    WorkflowConfig,
)

if TYPE_CHECKING:
    from typing_extensions import Unpack

_RUNS = "/api/admin/workflows/runs"


class Runs(Group[S]):
    """Workflows and their runs."""

    @call
    def request(
        self, user_id: str, workflow: str = "memory-optimization", *, idempotency_key: str | None = None
    ) -> Request[RunRequested]:
        """Have a workflow run for a user, in the background."""
        target = path("/api/admin/workflows/{workflow}/run", workflow=workflow)
        return write("POST", target, query={"target_user_id": named("user_id", user_id)}, idempotency_key=idempotency_key)

    @call
    def get(self, run_id: str) -> Request[Run]:
        """A run with its steps and decisions."""
        return get(path(_RUNS + "/{run_id}", run_id=run_id))

    @items
    def list(
        self,
        *,
        status: RunStatus | None = None,
        user_id: str | None = None,
        workflow: str | None = None,
        page_size: int | None = None,
    ) -> Request[Page[RunSummary]]:
        """Runs, newest first."""
        return listing(_RUNS, status=status, user=user_id, workflow=workflow, limit=page_size)

    @call
    def active(self) -> Request[List[RunSummary]]:
        """Runs that are requested or running."""
        request = get("/api/admin/workflows/active")
        return request.reading(lambda response: response.json()["items"])

    @call
    def cancel(self, run_id: str, *, idempotency_key: str | None = None) -> Request[RunCancelled]:
        """End a run that has not begun to save."""
        return write("POST", path(_RUNS + "/{run_id}/cancel", run_id=run_id), idempotency_key=idempotency_key)

    @call
    def undo(self, run_id: str, *, idempotency_key: str | None = None) -> Request[RunUndone]:
        """Undo a run as a whole, except for memories that were changed since."""
        return write("POST", path(_RUNS + "/{run_id}/restore", run_id=run_id), idempotency_key=idempotency_key)

    @call
    def accept(self, run_id: str, *, idempotency_key: str | None = None) -> Request[RunRequested]:
        """Have done what a dry run said it would take away; later runs of its policy act."""
        return write("POST", path(_RUNS + "/{run_id}/accept", run_id=run_id), idempotency_key=idempotency_key)

    @call
    def report(self, run_id: str) -> Request[str]:
        """The report of a completed run, in Markdown."""
        return get(path(_RUNS + "/{run_id}/report", run_id=run_id)).reading(read_text)

    @call
    def stats(self) -> Request[List[RunStats]]:
        """Runs summed up by workflow and status."""
        request = get("/api/admin/workflows/stats")
        return request.reading(lambda response: response.json()["items"])

    @call
    def workflows(self) -> Request[List[Workflow]]:
        """Workflows of the server, with when they run by themselves."""
        return get("/api/admin/workflows").reading(lambda response: response.json()["items"])

    @call
    def config(self) -> Request[WorkflowConfig]:
        """When the memory optimisation runs by itself."""
        return get("/api/admin/workflows/config")

    @call
    def set_config(
        self,
        *,
        enabled: bool | None = None,
        threshold: int | None = None,
        cooldown_hours: int | None = None,
        idempotency_key: str | None = None,
    ) -> Request[WorkflowConfig]:
        """Change when the memory optimisation runs by itself."""
        body = given(enabled=enabled, threshold=threshold, cooldown_hours=cooldown_hours)
        return write("PUT", "/api/admin/workflows/config", body, idempotency_key=idempotency_key)

    @call
    def policy(self, workflow: str) -> Request[Policy]:
        """How memories age by a policy, such as ttl."""
        return get(path("/api/admin/workflows/{workflow}/config", workflow=workflow))

    @call
    def set_policy(
        self, workflow: str, *, idempotency_key: str | None = None, **settings: Unpack[PolicySettings]
    ) -> Request[Policy]:
        """Change how memories age by a policy."""
        target = path("/api/admin/workflows/{workflow}/config", workflow=workflow)
        return write("PUT", target, dict(settings), idempotency_key=idempotency_key)

    @call
    def schedule(self, user_id: str | None = None) -> Request[List[ScheduledWorkflow]]:
        """When each policy ran last and runs next, in the tenant or for a user."""
        request = get("/api/admin/workflows/schedule", user=user_id)
        return request.reading(lambda response: response.json()["items"])

    @call
    def summarize(self) -> Request[Summarized]:
        """Make long-term summaries for all users now."""
        return write("POST", "/memory/summarize")
