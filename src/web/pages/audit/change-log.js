// The changes of a user from the newest backwards, read as far as they are needed and kept, so that the
// slider can move over them without asking again. Revs have no gaps: the change of a rev stands at a known
// place.
import { get } from "../shared/api.js";
import { OF_MEMORIES, path } from "./user.js";

const PAGE = 500;

export class ChangeLog {
  /** Changes of `user`; `items[0]` is the newest. */
  constructor(user) {
    this.user = user;
    this.items = [];
    this.cursor = null;
    this.isWhole = false;
    this.reading = null;
  }

  /** The newest rev, 0 where nothing happened yet. */
  get now() {
    return this.items[0]?.rev ?? 0;
  }

  /** The oldest rev from which on everything is known: comparing with the moment of it or later is exact. */
  get known() {
    return this.isWhole ? 0 : (this.items.at(-1)?.rev ?? 1) - 1;
  }

  /** The change that made a rev, where it has been read. */
  at(rev) {
    const change = this.items[this.now - rev];
    return change?.rev === rev ? change : null;
  }

  /**
   * Reads back to the moment of `rev`, but no more than `most` changes; `onProgress` is called after each
   * page.
   */
  async reach(rev, most, onProgress = () => {}) {
    const end = this.items.length + most;
    while (!this.isWhole && (this.items.length === 0 || this.known > rev) && this.items.length < end) {
      // Whoever asks meanwhile waits for the same page: two that read on from one cursor would count changes
      // twice.
      this.reading ??= this.next().finally(() => {
        this.reading = null;
      });
      await this.reading;
      onProgress();
    }
  }

  async next() {
    const page = await get(path(this.user, "timeline"), { ...OF_MEMORIES, limit: PAGE, cursor: this.cursor });
    this.items.push(...page.items);
    this.cursor = page.next_cursor;
    this.isWhole = !page.next_cursor;
  }
}
