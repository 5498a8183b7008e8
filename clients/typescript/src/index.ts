export {
  type Answer,
  type CallOptions,
  type ClientOptions,
  type Input,
  type Item,
  type ListName,
  type OperationName,
  type Output,
} from "./api.js";
export { fromBase64, toBase64 } from "./base64.js";
export { type AnyChatMessage, type ChatMessage, chatMessages } from "./chat.js";
export type { Namespace, State } from "./checkpoints.js";
export { MemledgerClient, type RecallOptions } from "./client.js";
export {
  ConflictError,
  ConnectionError,
  type ErrorDetails,
  ForbiddenError,
  IdempotencyMismatchError,
  InvalidRequestError,
  MemledgerError,
  NotFoundError,
  RateLimitedError,
  RejectedError,
  RequestTimeoutError,
  RevisionMismatchError,
  TooLargeError,
  UnauthenticatedError,
  UnavailableError,
} from "./errors.js";
export type { TurnOptions, WaitOptions } from "./extraction.js";
export type { FeedStart } from "./feed.js";
export type * from "./generated/index.js";
export type { LiveOptions } from "./live.js";
export type { MemoryFilter } from "./memories.js";
export { type Page, Pages } from "./pages.js";
export type { ServerEvent } from "./sse.js";
export type { AppendOptions, NewMessage } from "./threads.js";
export type { ContextField } from "./user_context.js";
export type { ExportLine } from "./users.js";
