// Events that the read models could not apply: the operator sees which ones and why, tries them again while
// their cause is still there, and once more when it is gone. What is parked, and how its cause goes away after
// a retry in vain, stands in tests/it/browser.rs.
import assert from "node:assert/strict";
import { test } from "node:test";
import { go, settled, visit } from "../browser.mjs";
import { inspect } from "../inspect.mjs";
import { get, memories, until } from "../ledger.mjs";

const USER = "waiting";
const STANDING = "/api/admin/ledger/projections";
/** Whose memories have an event that is parked is told so, instead of being shown something stale. */
const STALE = [/status of 503/];

const card = (page) => page.locator("section[aria-labelledby=parked-title]");
const rows = (page) => card(page).getByRole("table").locator("tbody tr");

test("parked events are shown with their places and what failed, to an auditor as well", async () => {
  const { parked, projections } = await get(STANDING);
  assert.equal(parked.length, projections.length, "the event is parked in each read model");
  await visit({ as: "auditor" }, async (page) => {
    await go(page, "/admin/ledger");
    await rows(page).first().waitFor();
    assert.equal(await rows(page).count(), parked.length);
    for (const { projection, partition_id: partition, position } of parked) {
      const row = rows(page).filter({ hasText: projection.replaceAll("_", " ") });
      await row.getByText(`${partition}:${position}`, { exact: true }).waitFor();
      await row.getByText(USER, { exact: true }).waitFor();
      await row.getByText(/schema 99/).waitFor();
    }
    assert.equal(await page.locator(".model").getByText("1 parked").count(), parked.length);
    const retry = card(page).getByRole("button", { name: "Retry all" });
    assert.ok(await retry.isDisabled());
    assert.match(await retry.getAttribute("title"), /^Only an admin may/);
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 900 });
      for (const theme of ["light", "dark"]) {
        await page.emulateMedia({ colorScheme: theme });
        await inspect(page, `ledger-parked-${width}-${theme}`);
      }
    }
  });
});

test("a retry says what is still parked, and applies all once the cause is gone", async () => {
  await visit({ expect: STALE }, async (page) => {
    const person = await page.context().newPage();
    await go(person, `/admin/memories?user=${USER}`);
    await person
      .getByText(/could not be applied/)
      .first()
      .waitFor();
    await inspect(person, "memories-parked");

    // What is in the background is drawn once a second at most.
    await page.bringToFront();
    await go(page, "/admin/ledger");
    const retry = card(page).getByRole("button", { name: "Retry all" });
    const waiting = await rows(page).count();
    await retry.click();
    await page.getByText(`${waiting} events are still parked.`).waitFor();
    await rows(page).first().getByRole("cell").last().getByText("2", { exact: true }).waitFor();

    // The button goes as soon as nothing is parked, be it while it is about to be pressed.
    const applied = page.getByText("All parked events were applied.");
    const press = () => retry.click({ timeout: 1000 }).catch(() => {});
    await until(async () => (await applied.isVisible()) || (await press()));
    await card(page).waitFor({ state: "hidden" });
    assert.deepEqual((await get(STANDING)).parked, []);
    await page.locator(".model").getByText("up to date").first().waitFor();
    assert.equal(
      await page
        .locator(".model")
        .getByText(/parked/)
        .count(),
      0,
    );

    await person.bringToFront();
    await person.getByRole("button", { name: "Try again" }).first().click();
    await settled(person);
    await person.locator(".memory").getByText("Pinned").waitFor();
  });
  const { items } = await get(memories(USER));
  assert.deepEqual(
    items.map(({ pinned, revision }) => [pinned, revision]),
    [[true, 2]],
  );
});
