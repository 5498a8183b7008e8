// Reads the keys of the tenant. There are few, since people hand them out, so that the page filters and sorts them.
import { get } from "../shared/api.js";

const LIMIT = 500;
const MOST_PAGES = 20;

/** All keys, the oldest first; `isWhole` is false where there are more than anybody looks through. */
export async function read() {
  const items = [];
  let cursor = null;
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const page = await get("/api/admin/keys", { limit: LIMIT, cursor });
    items.push(...page.items);
    cursor = page.next_cursor;
    if (!cursor) return { items, isWhole: true };
  }
  return { items, isWhole: false };
}
