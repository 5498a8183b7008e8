import { Deadline } from "./deadline.js";
import { MemledgerError, errorOf } from "./errors.js";
import { isTransient, pauseAfter, sleep } from "./retry.js";

export interface TransportOptions {
  apiKey: string;
  fetch: typeof globalThis.fetch;
  timeoutMs: number;
  maxRetries: number;
}

/** A request as it is sent, each time the same. */
export interface WireRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | undefined;
  /** Whether it is sent again when it may be done already, because no answer arrived. */
  isRepeatable: boolean;
  maxRetries?: number | undefined;
  timeoutMs?: number | undefined;
  signal?: AbortSignal | undefined;
}

/** An answer that has arrived as a whole. */
export interface WireAnswer {
  response: Response;
  text: string;
}

/** Sends requests, and repeats them when that may help. */
export class Transport {
  readonly #options: TransportOptions;

  constructor(options: TransportOptions) {
    this.#options = options;
  }

  /** Returns the whole answer. */
  send(request: WireRequest): Promise<WireAnswer> {
    return this.#repeat(request, async (deadline) => {
      try {
        const response = await this.#fetch(request, deadline);
        return { response, text: await response.text() };
      } finally {
        deadline.end();
      }
    });
  }

  /** Returns the chunks of an answer that may last; each of them must arrive in time. */
  open(request: WireRequest): Promise<AsyncGenerator<Uint8Array, void>> {
    return this.#repeat(request, async (deadline) => {
      try {
        return chunks(await this.#fetch(request, deadline), deadline);
      } catch (error) {
        deadline.end();
        throw error;
      }
    });
  }

  async #fetch(request: WireRequest, deadline: Deadline): Promise<Response> {
    const { method, url, body } = request;
    // Cookies of a browser's session would need another token, and a redirected write would become a GET.
    const response = await this.#options.fetch(url, {
      method,
      headers: { ...request.headers, Authorization: `Bearer ${this.#options.apiKey}` },
      ...(body === undefined ? {} : { body }),
      credentials: "omit",
      redirect: "manual",
      signal: deadline.signal,
    });
    if (response.ok) return response;
    throw errorOf(response, await response.text());
  }

  async #repeat<T>(request: WireRequest, once: (deadline: Deadline) => Promise<T>): Promise<T> {
    const most = request.maxRetries ?? this.#options.maxRetries;
    for (let failures = 0; ; failures += 1) {
      const deadline = new Deadline(request.timeoutMs ?? this.#options.timeoutMs, request.signal);
      try {
        return await once(deadline);
      } catch (thrown) {
        const error = thrown instanceof MemledgerError ? thrown : deadline.explain(thrown);
        if (failures >= most || !mayRepeat(request, error)) throw error;
        const pause = pauseAfter(failures, error);
        if (pause === undefined) throw error;
        await sleep(pause, request.signal);
      }
    }
  }
}

function mayRepeat(request: WireRequest, error: unknown): error is MemledgerError {
  // Too many requests: surely nothing was done.
  return isTransient(error) && (request.isRepeatable || error.status === 429);
}

async function* chunks(response: Response, deadline: Deadline): AsyncGenerator<Uint8Array, void> {
  const reader = response.body?.getReader();
  try {
    while (reader) {
      deadline.restart();
      const { done, value } = await reader.read();
      if (done) return;
      // The reader of the chunks may take its time.
      deadline.pause();
      yield value;
    }
  } catch (error) {
    throw error instanceof MemledgerError ? error : deadline.explain(error);
  } finally {
    deadline.end();
    // A stream that has failed can't be cancelled, and is at its end anyway.
    await reader?.cancel().catch((error: unknown) => error);
  }
}
