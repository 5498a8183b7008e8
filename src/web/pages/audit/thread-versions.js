// The versions of a thread's summary, newest first, read as far back as they are wanted.
import { get } from "../shared/api.js";
import { path } from "./user.js";

/** As many as the list of versions shows, so that a version is found on its page. */
export const LIMIT = 50;
/** So many pages are read for one page of messages. */
const MOST_PAGES = 20;

export class Versions {
  #user;
  #thread;
  #items = [];
  /** Where the next page begins: undefined before the first one, null behind the last one. */
  #next;
  #turn = Promise.resolve();

  constructor(user, thread) {
    this.#user = user;
    this.#thread = thread;
  }

  /** One page as the list shows it. */
  page(cursor) {
    return get(path(this.#user, "threads", this.#thread, "summaries"), { cursor, limit: LIMIT });
  }

  /** Reads the newest ones again the next time. */
  forget() {
    this.#items = [];
    this.#next = undefined;
  }

  /**
   * The versions that may cite messages from `seq` on, each with the cursor of its page, and whether that is all of
   * them.
   */
  async back(seq) {
    const turn = this.#turn.then(() => this.#read(seq));
    this.#turn = turn.catch(() => {});
    return turn;
  }

  async #read(seq) {
    const reaches = () => this.#next === null || this.#items.some(({ end_seq: end }) => end < seq);
    for (let pages = 0; pages < MOST_PAGES && !reaches(); pages += 1) {
      const cursor = this.#next;
      const page = await this.page(cursor);
      this.#items.push(...page.items.map((version) => ({ ...version, cursor: cursor ?? null })));
      this.#next = page.next_cursor;
    }
    return { versions: this.#items, isAll: reaches() };
  }
}

/**
 * The lines by the messages that they cite: a Map from seq to `[{text, seqs, version, isCurrent}]`. A line that many
 * versions have is told once, of the newest; `isCurrent` is whether the last completed summary still has it.
 */
export function citations(versions) {
  const current = versions.find(({ status }) => status === "completed")?.id;
  const told = new Set();
  const lines = new Map();
  for (const version of versions) {
    for (const { text, seqs } of version.lines) {
      const key = `${seqs} ${text}`;
      if (told.has(key)) continue;
      told.add(key);
      const line = { text, seqs, version, isCurrent: version.id === current };
      for (const seq of seqs) lines.set(seq, [...(lines.get(seq) ?? []), line]);
    }
  }
  return lines;
}
