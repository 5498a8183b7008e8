/** What is known about a failed request. */
export interface ErrorDetails {
  code: string;
  status: number;
  field?: string | undefined;
  allowed?: readonly string[] | undefined;
  retryAfterMs?: number | undefined;
  requestId?: string | undefined;
  cause?: unknown;
}

/** A request failed. Decide by `code`, which is stable; the message says what to do. */
export class MemledgerError extends Error {
  override readonly name: string = "MemledgerError";
  readonly code: string;
  /** The HTTP status; 0 if no answer arrived. */
  readonly status: number;
  /** The field, parameter or header that breaks a rule. */
  readonly field: string | undefined;
  /** With the code `category_not_allowed`: the categories that are open to the key. */
  readonly allowed: readonly string[] | undefined;
  /** How long the server asks to wait before the next try. */
  readonly retryAfterMs: number | undefined;
  /** The server's log has this id, too. */
  readonly requestId: string | undefined;

  constructor(message: string, details: ErrorDetails) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.code = details.code;
    this.status = details.status;
    this.field = details.field;
    this.allowed = details.allowed;
    this.retryAfterMs = details.retryAfterMs;
    this.requestId = details.requestId;
  }
}

export class InvalidRequestError extends MemledgerError {
  override readonly name = "InvalidRequestError";
}

export class UnauthenticatedError extends MemledgerError {
  override readonly name = "UnauthenticatedError";
}

export class ForbiddenError extends MemledgerError {
  override readonly name = "ForbiddenError";
}

export class NotFoundError extends MemledgerError {
  override readonly name = "NotFoundError";
}

/** The state of a memory, a run or the feed does not permit the request. */
export class ConflictError extends MemledgerError {
  override readonly name = "ConflictError";
}

/** `ifMatch` names another revision than the present one. */
export class RevisionMismatchError extends MemledgerError {
  override readonly name = "RevisionMismatchError";
}

export class TooLargeError extends MemledgerError {
  override readonly name = "TooLargeError";
}

/** The idempotency key was used with another request. */
export class IdempotencyMismatchError extends MemledgerError {
  override readonly name = "IdempotencyMismatchError";
}

/** A limit of the user is reached. */
export class RejectedError extends MemledgerError {
  override readonly name = "RejectedError";
}

export class RateLimitedError extends MemledgerError {
  override readonly name = "RateLimitedError";
}

export class UnavailableError extends MemledgerError {
  override readonly name = "UnavailableError";
}

/** No whole answer arrived: a write may be done or not. */
export class ConnectionError extends MemledgerError {
  override readonly name: string = "ConnectionError";

  constructor(message: string, cause?: unknown, code = "connection") {
    super(message, { code, status: 0, cause });
  }
}

/** No answer arrived in time. */
export class RequestTimeoutError extends ConnectionError {
  override readonly name = "RequestTimeoutError";

  constructor(timeoutMs: number) {
    super(`No answer arrived within ${timeoutMs} ms.`, undefined, "timeout");
  }
}

type ErrorClass = new (message: string, details: ErrorDetails) => MemledgerError;

const BY_CODE: Record<string, ErrorClass> = {
  invalid_request: InvalidRequestError,
  unauthenticated: UnauthenticatedError,
  forbidden: ForbiddenError,
  category_not_allowed: ForbiddenError,
  not_found: NotFoundError,
  revision_mismatch: RevisionMismatchError,
  too_large: TooLargeError,
  idempotency_mismatch: IdempotencyMismatchError,
  rejected: RejectedError,
  rate_limited: RateLimitedError,
  unavailable: UnavailableError,
};

/** For codes that are newer than this client, and for answers of a proxy, which have no code. */
const BY_STATUS: Record<number, ErrorClass> = {
  400: InvalidRequestError,
  401: UnauthenticatedError,
  403: ForbiddenError,
  404: NotFoundError,
  409: ConflictError,
  412: RevisionMismatchError,
  413: TooLargeError,
  429: RateLimitedError,
  503: UnavailableError,
};

/** Enough of an unexpected body to recognise who sent it. */
export const EXCERPT = 200;

/** The error that a refused request's answer describes. */
export function errorOf(response: Response, text: string): MemledgerError {
  const problem = problemIn(text);
  const { status } = response;
  const code = typeof problem.code === "string" ? problem.code : `http_${status}`;
  const detail =
    typeof problem.detail === "string" ? problem.detail : `HTTP status ${status}: ${text.slice(0, EXCERPT)}`;
  const made = BY_CODE[code] ?? BY_STATUS[status] ?? MemledgerError;
  return new made(detail, {
    code,
    status,
    field: typeof problem.field === "string" ? problem.field : undefined,
    allowed: Array.isArray(problem.allowed) ? problem.allowed : undefined,
    retryAfterMs: waitIn(response.headers.get("Retry-After")),
    requestId: response.headers.get("X-Request-Id") ?? undefined,
  });
}

function problemIn(text: string): Record<string, unknown> {
  try {
    const problem: unknown = JSON.parse(text);
    return typeof problem === "object" && problem !== null ? (problem as Record<string, unknown>) : {};
  } catch {
    // A proxy's page. The caller gets an excerpt of it.
    return {};
  }
}

/** `Retry-After` has seconds or a date. */
function waitIn(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = Number(header);
  const ms = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}
