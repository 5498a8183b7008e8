// What verifications came to, as the ledger keeps them.
import { get } from "./api.js";

const MOST_PAGES = 10; // among which the last one over everything is looked for

/**
 * The newest check over everything, since checks of single users stand between, perhaps many of them; and the
 * newest of any. Each is null where there is none.
 */
export async function newestChecks() {
  let newest = null,
    cursor = null;
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const page = await get("/api/admin/ledger/verifications", { limit: pages ? 500 : 20, cursor });
    newest ??= page.items[0] ?? null;
    const whole = page.items.find((one) => one.user_id === null);
    if (whole) return { whole, newest };
    cursor = page.next_cursor;
    if (!cursor) break;
  }
  return { whole: null, newest };
}
