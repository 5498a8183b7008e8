import { ConnectionError, MemledgerError } from "./errors.js";

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 10_000;
/** If the server asks for a longer wait, the caller decides. */
const LONGEST_WAIT_MS = 60_000;

/** Whether the same request may succeed a little later. */
export function isTransient(error: unknown): error is MemledgerError {
  if (error instanceof ConnectionError) return true;
  return error instanceof MemledgerError && (error.status === 429 || error.status === 503);
}

/** How long to wait after that many failures, or `undefined` if the server asks for too long a wait. */
export function pauseAfter(failures: number, error: MemledgerError | undefined): number | undefined {
  const backOff = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
  // Callers that failed together must not come again together.
  const jitter = backOff * (0.5 + Math.random() / 2);
  const asked = error?.retryAfterMs;
  if (asked === undefined) return jitter;
  return asked > LONGEST_WAIT_MS ? undefined : Math.max(jitter, asked + Math.random() * FIRST_PAUSE_MS);
}

/** Waits, unless the caller gives up. */
export function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal?.addEventListener("abort", stop, { once: true });
  });
}
