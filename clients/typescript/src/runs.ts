import type { Api, CallOptions } from "./api.js";
import { RequestTimeoutError } from "./errors.js";
import type {
  ConfigBody,
  ConfigView,
  ListRunsQuery,
  Requested,
  RunCancelled,
  RunRestored,
  RunSummary,
  RunView,
  WorkflowView,
} from "./generated/index.js";
import type { LiveOptions } from "./live.js";
import type { Pages } from "./pages.js";
import { sleep } from "./retry.js";

const FIRST_LOOK_MS = 100;
const LONGEST_PAUSE_MS = 2_000;
const WAIT_MS = 10 * 60_000;

/** Workflows, and their runs. Auditors read; admins start, cancel and undo. */
export class Runs {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  async workflows(options?: CallOptions): Promise<WorkflowView[]> {
    return (await this.#api.call("list_workflows", {}, options)).items;
  }

  /** Requests a run for a user, which a server carries out in the background. */
  start(workflow: string, userId: string, options?: CallOptions): Promise<Requested> {
    const input = { path: { name: workflow }, query: { target_user_id: userId } };
    return this.#api.call("run_workflow", input, options);
  }

  /** The run once it has ended: completed, failed, cancelled or undone. */
  async wait(runId: string, options: { timeoutMs?: number; signal?: AbortSignal } = {}): Promise<RunView> {
    const { timeoutMs = WAIT_MS, signal } = options;
    const until = Date.now() + timeoutMs;
    for (let pause = FIRST_LOOK_MS; ; pause = Math.min(LONGEST_PAUSE_MS, pause * 2)) {
      const run = await this.get(runId, signal ? { signal } : {});
      if (run.status !== "requested" && run.status !== "running") return run;
      if (Date.now() + pause > until) throw new RequestTimeoutError(timeoutMs);
      await sleep(pause, signal);
    }
  }

  list(query: ListRunsQuery = {}, options?: CallOptions): Pages<RunSummary> {
    return this.#api.pages("list_runs", { query }, options);
  }

  /** A run with its steps, decisions and exchanges with a model. */
  get(runId: string, options?: CallOptions): Promise<RunView> {
    return this.#api.call("get_run", { path: { run_id: runId } }, options);
  }

  /** The report of a completed run, in Markdown. */
  report(runId: string, options?: CallOptions): Promise<string> {
    return this.#api.call("run_report", { path: { run_id: runId } }, options);
  }

  /** Ends a run that has not begun to save. */
  cancel(runId: string, options?: CallOptions): Promise<RunCancelled> {
    return this.#api.call("cancel_run", { path: { run_id: runId } }, options);
  }

  /** Undoes a run. */
  restore(runId: string, options?: CallOptions): Promise<RunRestored> {
    return this.#api.call("restore_run", { path: { run_id: runId } }, options);
  }

  /** The runs that are requested or running. */
  async active(options?: CallOptions): Promise<RunSummary[]> {
    return (await this.#api.call("active_runs", {}, options)).items;
  }

  /** The same list now and again whenever one of its runs changes. */
  async *followActive(options?: LiveOptions): AsyncGenerator<RunSummary[], void> {
    for await (const { data } of this.#api.live("active_runs", {}, options)) {
      yield (JSON.parse(data) as { items: RunSummary[] }).items;
    }
  }

  /** When the memory optimisation runs by itself. */
  config(options?: CallOptions): Promise<ConfigView> {
    return this.#api.call("workflow_config", {}, options);
  }

  /** Changes that; absent fields stay as they are. */
  setConfig(config: ConfigBody, options?: CallOptions): Promise<ConfigView> {
    return this.#api.call("set_workflow_config", { body: config }, options);
  }
}
