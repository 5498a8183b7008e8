import { MemledgerError } from "./errors.js";

/** A part of a list. */
export interface Page<T> {
  items: T[];
  next_cursor?: string | null;
}

/** A list that reads its pages as they are needed: `for await (const item of list)`. */
export class Pages<T> implements AsyncIterable<T> {
  readonly #read: (cursor: string | undefined) => Promise<Page<T>>;

  constructor(read: (cursor: string | undefined) => Promise<Page<T>>) {
    this.#read = read;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T, void> {
    for await (const page of this.pages()) yield* page.items;
  }

  /** The pages themselves. */
  async *pages(): AsyncGenerator<Page<T>, void> {
    for (let cursor: string | undefined; ;) {
      const page = await this.#read(cursor);
      yield page;
      const next = page.next_cursor ?? undefined;
      if (next === undefined) return;
      // Such a list would have no end.
      if (next === cursor) throw new MemledgerError("The list did not go on.", { code: "bad_answer", status: 200 });
      cursor = next;
    }
  }

  /** The first page, or that at the `cursor` of the query: the `next_cursor` of the one before. */
  first(): Promise<Page<T>> {
    return this.#read(undefined);
  }

  /** The first items of the list, up to that number. */
  async take(most: number): Promise<T[]> {
    const items: T[] = [];
    if (most < 1) return items;
    for await (const item of this) {
      items.push(item);
      if (items.length >= most) break;
    }
    return items;
  }
}
