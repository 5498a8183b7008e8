import type { Api, CallOptions } from "./api.js";
import type { FeedItem, FeedPage } from "./generated/index.js";
import type { LiveOptions } from "./live.js";

export interface FeedStart {
  /** The `cursor` of the last event that was handled; from the beginning if absent. */
  after?: string;
}

/** All events of the tenant, without texts. Events of one user are in order. */
export class Feed {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /** The events up to now. */
  async *list(query: FeedStart & { limit?: number } = {}, options?: CallOptions): AsyncGenerator<FeedItem, void> {
    for (let after = query.after; ;) {
      const page = await this.page({ ...query, ...(after === undefined ? {} : { after }) }, options);
      if (page.items.length === 0) return;
      yield* page.items;
      after = page.next_cursor;
    }
  }

  /** The events up to now, and then each as it is written. Reconnects after interruptions and repeats no event. */
  async *follow(options: FeedStart & LiveOptions = {}): AsyncGenerator<FeedItem, void> {
    const { after, ...live } = options;
    const query = after === undefined ? {} : { after };
    for await (const { data } of this.#api.live("feed", { query }, live)) yield JSON.parse(data) as FeedItem;
  }

  /** One page. Its `next_cursor` is the `after` of the next one. */
  page(query: FeedStart & { limit?: number } = {}, options?: CallOptions): Promise<FeedPage> {
    return this.#api.call("feed", { query }, options);
  }

  /** The newest events, oldest first. */
  tail(count: number, options?: CallOptions): Promise<FeedPage> {
    return this.#api.call("feed", { query: { tail: count } }, options);
  }
}
