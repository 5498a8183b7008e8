import type { Api, CallOptions } from "./api.js";
import type { ExportUserQuery, HistoryItem, ListUsersQuery, UserTimelineQuery, UserView } from "./generated/index.js";
import { lines } from "./lines.js";
import type { Pages } from "./pages.js";

/** A line of an export: a memory, a change of one, an event… as `type` says. */
export type ExportLine = { type: string } & Record<string, unknown>;

/** Longest line of an export, in characters. */
const LONGEST_LINE = 64 << 20;

/** Users of the tenant, and all that is known about one of them. */
export class Users {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /** Users with their counts, by id. For admins and auditors. */
  list(query: ListUsersQuery = {}, options?: CallOptions): Pages<UserView> {
    return this.#api.pages("list_users", { query }, options);
  }

  /** All changes of one user, newest first. */
  timeline(userId: string, query: UserTimelineQuery = {}, options?: CallOptions): Pages<HistoryItem> {
    return this.#api.pages("user_timeline", { path: { user_id: userId }, query }, options);
  }

  /** Everything of one user. It ends without an error only if it is complete. */
  async *export(
    userId: string,
    query: Omit<ExportUserQuery, "format"> = {},
    options?: CallOptions,
  ): AsyncGenerator<ExportLine, void> {
    const chunks = await this.exportFile(userId, { ...query, format: "jsonl" }, options);
    for await (const line of lines(chunks, LONGEST_LINE)) yield JSON.parse(line) as ExportLine;
  }

  /** The same as the bytes of a file. */
  exportFile(
    userId: string,
    query: ExportUserQuery = {},
    options?: CallOptions,
  ): Promise<AsyncGenerator<Uint8Array, void>> {
    return this.#api.open("export_user", { path: { user_id: userId }, query }, options);
  }
}
