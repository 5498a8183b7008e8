import { ConnectionError, type MemledgerError } from "./errors.js";
import { isTransient, pauseAfter, sleep } from "./retry.js";
import { type ServerEvent, eventsIn } from "./sse.js";
import type { Transport, WireRequest } from "./transport.js";

export interface LiveOptions {
  /** Ends the stream: the iterator then throws the signal's reason. Leaving the loop also ends it. */
  signal?: AbortSignal;
  /** Attempts to reconnect in a row without any sign of life, by default 10. */
  maxReconnects?: number;
}

/** The server sends a sign of life every 15 seconds; a connection that misses two of them is broken. */
const SILENCE_MS = 45_000;
const MAX_RECONNECTS = 10;

/** The events of a live stream. When the connection breaks, continues after the last event that arrived. */
export async function* live(
  transport: Transport,
  request: WireRequest,
  options: LiveOptions,
): AsyncGenerator<ServerEvent, void> {
  const { signal, maxReconnects = MAX_RECONNECTS } = options;
  let last: string | undefined;
  let failures = 0;
  // A ledger may be quiet for days, and a proxy may end each connection after an hour.
  const noted = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      failures = 0;
      yield chunk;
    }
  };
  for (; ; failures += 1) {
    let error: MemledgerError | undefined;
    try {
      for await (const event of eventsIn(noted(await transport.open(opening(request, last, signal))))) {
        last = event.id ?? last;
        yield event;
      }
    } catch (thrown) {
      if (!isTransient(thrown)) throw thrown;
      error = thrown;
    }
    // A server that stops ends its streams; so does one whose caller's key has ended, which the next try shows.
    const pause = pauseAfter(failures, error);
    if (failures >= maxReconnects || pause === undefined) {
      throw error ?? new ConnectionError("The server ended the stream each time.");
    }
    await sleep(pause, signal);
  }
}

function opening(request: WireRequest, last: string | undefined, signal: AbortSignal | undefined): WireRequest {
  const headers: Record<string, string> = { ...request.headers, Accept: "text/event-stream" };
  if (last !== undefined) headers["Last-Event-ID"] = last;
  return { ...request, headers, signal, timeoutMs: SILENCE_MS, maxRetries: 0 };
}
