// The browsable description: it works under its policy, and asks nobody but this server.
import assert from "node:assert/strict";
import { test } from "node:test";
import { key, picture, settled, visit } from "../browser.mjs";
import { memories, get } from "../ledger.mjs";

const USER = "described";

test("a memory is made from the description's own page", async () => {
  await visit({ as: null }, async (page) => {
    await page.goto("/docs/");
    await page.locator(".opblock").first().waitFor();
    await settled(page);
    await page.locator("button.authorize").first().click();
    await page.locator(".modal-ux input").first().fill(key);
    await page.locator(".modal-ux button.authorize").click();
    await page.locator(".modal-ux button.btn-done").click();
    await page.locator("#operations-memories-create_memory button.opblock-summary-control").click();
    const open = page.locator(".opblock.is-open");
    await open.locator("input[placeholder=user_id]").fill(USER);
    await open.locator("textarea").first().fill('{"content": "Keeps bees behind the house"}');
    await open.locator("button.execute").click();
    await open.locator(".live-responses-table td.response-col_status").getByText("201").waitFor();
    await picture(page, "docs", { fullPage: false });
  });
  const { items } = await get(memories(USER));
  assert.deepEqual(
    items.map((item) => item.content),
    ["Keeps bees behind the house"],
  );
});
