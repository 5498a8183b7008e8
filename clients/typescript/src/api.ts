import { EXCERPT, MemledgerError } from "./errors.js";
import type { Operations } from "./generated/index.js";
import { ROUTES } from "./generated/routes.js";
import { type LiveOptions, live } from "./live.js";
import { type Page, Pages } from "./pages.js";
import type { ServerEvent } from "./sse.js";
import { Transport, type WireAnswer, type WireRequest } from "./transport.js";
import { type Values, baseOf, bodyOf, headerOf, newKey, pathOf, queryOf } from "./wire.js";

export interface ClientOptions {
  /** Where the server listens, such as `http://127.0.0.1:7777`. */
  baseUrl: string;
  /** An API key, or the token of a session. */
  apiKey: string;
  /** Sends the requests in place of the global `fetch`. */
  fetch?: typeof globalThis.fetch;
  /** How long one try may take, and each wait within an export; by default 60,000. */
  timeoutMs?: number;
  /** How often a request is repeated if no answer arrives or the status is 429 or 503; by default 4. */
  maxRetries?: number;
}

export interface CallOptions {
  /** The same key with the same request has one effect. By default each write gets a key of its own. */
  idempotencyKey?: string;
  /** The revision that the request is about: at another one it throws `RevisionMismatchError`. */
  ifMatch?: number | string;
  /** Stored with the event, to trace a request through several systems. */
  correlationId?: string;
  /** Stored with the event: what led to this request. */
  causationId?: string;
  /** Whether the request is sent again if it may be done already. Only making a key is not, by default. */
  isRepeatable?: boolean;
  timeoutMs?: number;
  maxRetries?: number;
  signal?: AbortSignal;
}

/** An answer with what its headers say. */
export interface Answer<T> {
  body: T;
  status: number;
  /** For `ifMatch`. */
  etag: string | undefined;
  /** The user's rev after a write. */
  rev: number | undefined;
  /** Partition and position of the last event that was written. */
  position: string | undefined;
  /** Whether it repeats an earlier answer to the same idempotency key. */
  isReplayed: boolean;
  requestId: string | undefined;
}

export type OperationName = keyof Operations;
export type Input<Name extends OperationName> = Operations[Name]["input"];
export type Output<Name extends OperationName> = Operations[Name]["answer"];

/** The operations that answer one page of a list after the other. */
export type ListName = {
  [Name in OperationName]: Operations[Name] extends { input: { query?: { cursor?: unknown } }; answer: Page<unknown> }
    ? Name
    : never;
}[OperationName];
export type Item<Name extends ListName> = Output<Name> extends { items: (infer T)[] } ? T : never;

/** How an input is read here. The callers' types are those of the operation. */
interface AnyInput {
  path?: Record<string, string | number>;
  query?: Values;
  body?: unknown;
}

const TIMEOUT_MS = 60_000;
const MAX_RETRIES = 4;

/** Every operation of the HTTP API, by the name that the server's `/openapi.json` gives it. */
export class Api {
  readonly #baseUrl: string;
  readonly #transport: Transport;

  constructor(options: ClientOptions) {
    this.#baseUrl = baseOf(options.baseUrl);
    this.#transport = new Transport({
      apiKey: headerOf("apiKey", options.apiKey),
      fetch: options.fetch ?? globalThis.fetch.bind(globalThis),
      timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
      maxRetries: options.maxRetries ?? MAX_RETRIES,
    });
  }

  /** Calls an operation and returns the body of its answer. */
  async call<Name extends OperationName>(
    name: Name,
    input: Input<Name>,
    options: CallOptions = {},
  ): Promise<Output<Name>> {
    return (await this.exchange(name, input, options)).body;
  }

  /** The same, with what the answer's headers say. */
  async exchange<Name extends OperationName>(
    name: Name,
    input: Input<Name>,
    options: CallOptions = {},
  ): Promise<Answer<Output<Name>>> {
    const answer = await this.#transport.send(this.#request(name, input, options));
    return answerOf(answer, ROUTES[name].answersJson ? jsonOf(answer) : answer.text || undefined);
  }

  /** A list, which reads its pages as they are needed. */
  pages<Name extends ListName>(name: Name, input: Input<Name>, options: CallOptions = {}): Pages<Item<Name>> {
    return new Pages((cursor) => {
      const { query } = input as AnyInput;
      const of = cursor === undefined ? input : { ...input, query: { ...query, cursor } };
      return this.call(name, of as Input<Name>, options) as Promise<Page<Item<Name>>>;
    });
  }

  /** The chunks of an answer that may be long. */
  open<Name extends OperationName>(
    name: Name,
    input: Input<Name>,
    options: CallOptions = {},
  ): Promise<AsyncGenerator<Uint8Array, void>> {
    return this.#transport.open(this.#request(name, input, options));
  }

  /** The events of an operation that has a live stream. */
  live<Name extends OperationName>(
    name: Name,
    input: Input<Name>,
    options: LiveOptions = {},
  ): AsyncGenerator<ServerEvent, void> {
    return live(this.#transport, this.#request(name, input, {}), options);
  }

  #request<Name extends OperationName>(name: Name, input: Input<Name>, options: CallOptions): WireRequest {
    const { method, path, takesKey } = ROUTES[name];
    const { path: values = {}, query = {}, body } = input as AnyInput;
    // The key is chosen once, so that a repeated request has no second effect.
    const key = options.idempotencyKey ?? (takesKey ? newKey() : undefined);
    const headers = headersOf({
      "Content-Type": body === undefined ? undefined : "application/json",
      "Idempotency-Key": key,
      "If-Match": tag(options.ifMatch),
      "Correlation-Id": options.correlationId,
      "Causation-Id": options.causationId,
    });
    return {
      method,
      url: this.#baseUrl + pathOf(path, values) + queryOf(query),
      headers,
      body: body === undefined ? undefined : bodyOf(body),
      // A second key would stay, and nobody would know it.
      isRepeatable: options.isRepeatable ?? name !== "create_key",
      maxRetries: options.maxRetries,
      timeoutMs: options.timeoutMs,
      signal: options.signal,
    };
  }
}

function tag(revision: number | string | undefined): string | undefined {
  return typeof revision === "number" ? `"${revision}"` : revision;
}

function headersOf(values: Record<string, string | undefined>): Record<string, string> {
  const present = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return Object.fromEntries(present.map(([name, value]) => [name, headerOf(name, value)]));
}

function jsonOf({ response, text }: WireAnswer): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const { status } = response;
    const detail = `The answer is no JSON. Is a proxy in between? ${text.slice(0, EXCERPT)}`;
    throw new MemledgerError(detail, { code: "bad_answer", status, cause });
  }
}

function answerOf<T>({ response }: WireAnswer, body: unknown): Answer<T> {
  const { headers, status } = response;
  const rev = headers.get("Ledger-Rev");
  return {
    body: body as T,
    status,
    etag: headers.get("ETag") ?? undefined,
    rev: rev === null ? undefined : Number(rev),
    position: headers.get("Ledger-Position") ?? undefined,
    isReplayed: headers.get("Idempotent-Replayed") === "true",
    requestId: headers.get("X-Request-Id") ?? undefined,
  };
}
