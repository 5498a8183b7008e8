import { ConnectionError, RequestTimeoutError } from "./errors.js";

/** Ends one try when it takes too long or the caller gives up. */
export class Deadline {
  readonly #timeoutMs: number;
  readonly #caller: AbortSignal | undefined;
  readonly #controller = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #expired = false;
  readonly #giveUp = () => this.#controller.abort(this.#caller?.reason);

  constructor(timeoutMs: number, caller: AbortSignal | undefined) {
    this.#timeoutMs = timeoutMs;
    this.#caller = caller;
    if (caller?.aborted) this.#giveUp();
    caller?.addEventListener("abort", this.#giveUp, { once: true });
    this.restart();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  pause(): void {
    clearTimeout(this.#timer);
  }

  /** Gives what follows the whole time again. */
  restart(): void {
    this.pause();
    this.#timer = setTimeout(() => {
      this.#expired = true;
      this.#controller.abort();
    }, this.#timeoutMs);
  }

  /** To be called in any case, since a timer keeps Node.js running. */
  end(): void {
    this.pause();
    this.#caller?.removeEventListener("abort", this.#giveUp);
  }

  /** The error to throw for what `fetch` or a stream threw. */
  explain(error: unknown): unknown {
    if (this.#caller?.aborted) return this.#caller.reason;
    if (this.#expired) return new RequestTimeoutError(this.#timeoutMs);
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    return new ConnectionError(`The connection failed: ${cause}`, error);
  }
}
