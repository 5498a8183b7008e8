import type { Api, CallOptions } from "./api.js";
import type { Preview, PreviewBody } from "./generated/index.js";

/** What messages state of the person who wrote them. */
export class Extraction {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /** What memories these messages would become, and what would not be kept and why. Nothing is written. */
  preview(userId: string, messages: PreviewBody["messages"], options?: CallOptions): Promise<Preview> {
    return this.#api.call("preview_extraction", { path: { user_id: userId }, body: { messages } }, options);
  }
}
