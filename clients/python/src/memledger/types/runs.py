"""Workflows and their runs."""

from __future__ import annotations

from typing import Literal, TypedDict

RunStatus = Literal["requested", "running", "completed", "failed", "cancelled"]


class WorkflowConfig(TypedDict):
    """When a workflow runs by itself."""

    enabled: bool
    threshold: int
    cooldown_hours: int


class WorkflowStep(TypedDict):
    """A step of a workflow."""

    name: str
    title: str


class Workflow(TypedDict):
    """A workflow of the server."""

    name: str
    title: str
    description: str
    steps: list[WorkflowStep]
    #: growth or schedule.
    begins_by: str
    #: None if it begins by schedule: then its settings are those of a policy.
    config: WorkflowConfig | None


class PolicySettings(TypedDict, total=False):
    """The settings of a policy by which memories age; each policy has its own of them."""

    enabled: bool
    idle_days: int
    importance_below: int
    purge_after_days: int
    max_total_memories: int
    strategy: Literal["fifo", "least_relevant", "oldest_accessed", "embeddings", "tags", "hybrid"]
    batch_size: int
    interval_hours: int
    min_memory_age_days: int
    min_cluster_size: int
    max_cluster_size: int
    similarity_threshold: float
    schedule: Literal["daily", "weekly", "next_run"]
    interval_days: int
    keep_original_days: int
    min_age_days: int
    max_memories_per_batch: int
    originals: Literal["ttl", "delete", "keep"]
    pairs_per_user_per_day: int
    recent_hours: int
    importance_min: int
    recheck_days: int
    band_low: float
    band_high: float
    min_hours_between: int
    activity_items: int
    new_items: int
    snippet_chars: int
    judge: Literal["rules", "model"]
    tokens_per_day: int


class _Policy(TypedDict):
    workflow: str
    dry_run: bool


class Policy(_Policy, PolicySettings):
    """A policy by which memories age."""


class ScheduledWorkflow(TypedDict):
    """When a policy ran last and runs next."""

    workflow: str
    enabled: bool
    dry_run: bool
    interval_hours: int
    last_run: str | None
    next_run: str | None


class Summarized(TypedDict):
    """What one pass of the long-term summaries came to."""

    last_run: str | None
    next_run: str | None
    summarized: int
    summaries: int
    under_way: int


class RunRequested(TypedDict):
    """A run that will begin in the background."""

    run_id: str
    status: Literal["requested"]


class RunSummary(TypedDict):
    """How far a run is, or how it ended."""

    run_id: str
    workflow: str
    user_id: str
    status: RunStatus
    trigger: str
    requested_by: str
    requested_at: str
    started_at: str | None
    completed_at: str | None
    duration_ms: int | None
    step: int
    step_name: str
    total_steps: int
    progress: int
    before_count: int | None
    after_count: int | None
    reduction_percent: float | None
    error: str | None
    reason: str | None
    stats: dict[str, int]
    restored_at: str | None


class RunStep(TypedDict):
    """A step of a run."""

    name: str
    status: Literal["waiting", "started", "completed", "failed"]
    started_at: str | None
    completed_at: str | None
    duration_ms: int | None
    answers: int
    figures: dict[str, int]


class RunMetrics(TypedDict):
    """What a run cost."""

    requests: int
    prompt_tokens: int
    completion_tokens: int
    total_tokens: int
    cost: float
    fallbacks: int


class _Decision(TypedDict):
    memory_id: str
    action: str
    merge_target: str | None
    reason: str


class Decision(_Decision, total=False):
    """What a run decided about a memory; `rule` names the offline rule, if one decided."""

    rule: str


class MergeDecision(TypedDict):
    """What a run merged."""

    source_ids: list[str]
    content: str | None
    topics: list[str]


class Exchange(TypedDict):
    """A request to a model and how it ended."""

    step: str
    item: int
    outcome: str
    reply: str
    elapsed_ms: int


class Run(RunSummary):
    """A run with its steps and decisions."""

    steps: list[RunStep]
    attempt: int
    node: str | None
    metrics: RunMetrics
    figures: dict[str, int]
    restored_by: str | None
    restored_figures: dict[str, int]
    answers_erased: bool
    decisions: list[Decision]
    merges: list[MergeDecision]
    topics: dict[str, str | None]
    exchanges: list[Exchange]


class KeptMemory(TypedDict):
    """A memory that was changed after the run, and so stays as it is."""

    memory_id: str
    why: str


class RunUndone(TypedDict):
    """What undoing a run changed."""

    run_id: str
    restored: int
    archived: int
    rewritten: int
    kept: list[KeptMemory]
    rev: int


class RunCancelled(TypedDict):
    """A run that ended before it changed anything."""

    run_id: str
    status: str


class RunStats(TypedDict):
    """Runs of a workflow with one status, summed up."""

    workflow: str
    status: RunStatus
    runs: int
    average_duration_ms: int
    before_count: int
    after_count: int
    prompt_tokens: int
    completion_tokens: int
    cost: float
