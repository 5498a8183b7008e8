// What the paths of the person's own page share.
import { settled } from "./browser.mjs";
import { inspect } from "./inspect.mjs";
import { call } from "./ledger.mjs";

export const PHONE = 360;
export const context = (user) => `/api/users/${user}/context`;

/** A new key. */
export const keyOf = async (role, users, agent) =>
  (await call("POST", "/api/admin/keys", { role, users, agent })).key;

/** The link that opens the page of a user. */
export const linkOf = async (user) => `/me#key=${await keyOf("person", [user])}`;

/** Proposes a value, said in a message of the thread t1. */
export const propose = (user, field, value, seq, reason) =>
  call("POST", `${context(user)}/proposals`, { field, value, reason, evidence: [{ thread_id: "t1", seq }] });

export const press = (where, name) => where.getByRole("button", { name }).click();
export const dialog = (page) => page.getByRole("dialog");
export const part = (page, name) => page.getByRole("region", { name });
export const hasFocus = (page, id) =>
  page.waitForFunction((wanted) => document.activeElement.id === wanted, id);

/** Waits until the page says so, and shows what came of it. */
export async function done(page, said) {
  await page.getByRole("status").getByText(said).last().waitFor();
  await settled(page);
}

/** Light and dark. */
export async function inspectBoth(page, name) {
  for (const colorScheme of ["dark", "light"]) {
    await page.emulateMedia({ colorScheme });
    await inspect(page, `${name}-${colorScheme}`);
  }
}
