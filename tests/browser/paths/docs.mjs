// The description of the API: it works under its policy, and asks nobody but this server.
import assert from "node:assert/strict";
import { test } from "node:test";
import { go, key, picture, settled, visit } from "../browser.mjs";
import { memories, get } from "../ledger.mjs";

const USER = "described";

test("a memory is made from the description's own page", async () => {
  await visit({ as: null, expect: [/status of 401/] }, async (page) => {
    await go(page, "/docs/");
    const route = page.locator("#create_memory");
    await route.locator("> summary").click();
    const send = route.getByRole("button", { name: "Send" });
    await send.click();
    await route.getByText("Fill in user_id first.").waitFor();
    await route.getByLabel("user_id").fill(USER);
    await route.getByLabel("Body to send").fill('{"content": "Keeps bees behind the house, it\'s said"}');
    await send.click();
    await route.locator(".result .status").getByText("401").waitFor();
    await page.getByLabel("API key").fill(key);
    await send.click();
    await route.locator(".result .status").getByText("201").waitFor();
    const line = await route.getByLabel("Line for curl").innerText();
    assert.ok(line.includes(`/api/users/${USER}/memories`) && line.includes("it'\\''s said"), line);
    assert.ok(!line.includes(key), "the key is in no line that a shell keeps");
    await picture(page, "docs-sent", { fullPage: false });
    await go(page, "/docs");
    assert.equal(await page.getByLabel("API key").inputValue(), "", "the key leaves with the page");
  });
  const { items } = await get(memories(USER));
  assert.deepEqual(
    items.map((item) => item.content),
    ["Keeps bees behind the house, it's said"],
  );
});

test("routes are found by their words, and opened by their address", async () => {
  await visit({ as: null }, async (page) => {
    await go(page, "/docs#memory_query");
    const routes = page.locator("details.route:visible");
    const all = await routes.count();
    assert.ok(all > 40, `${all} routes`);
    await page.getByLabel("Filter").fill("memories PURGE");
    await page.getByRole("status").getByText(`1 of ${all} routes`).waitFor();
    assert.equal(await routes.count(), 1);
    await page.getByLabel("Filter").fill("");
    await page.goto("/docs#merge_memories");
    const merge = page.locator("#merge_memories");
    await merge.getByLabel("Body to send").waitFor();
    await merge.locator(".answer > summary").first().click();
    await merge.locator(".answer .schema").first().waitFor();
    await settled(page);
  });
});
