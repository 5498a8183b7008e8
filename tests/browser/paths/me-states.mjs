// The page of a person who is remembered, where there is nothing, no answer, or no right; signing in and out; and
// texts that want to be more than texts.
import assert from "node:assert/strict";
import { test } from "node:test";
import { go, settled, visit } from "../browser.mjs";
import { inspect } from "../inspect.mjs";
import { call, remember, say } from "../ledger.mjs";
import { PHONE, hasFocus, inspectBoth, keyOf, linkOf, part, press, propose } from "../person.mjs";

const AWAY = {
  status: 503,
  contentType: "application/problem+json",
  body: '{"status":503,"code":"unavailable"}',
};

test("a page without anything, without an answer, without a right, and without a key any more", async () => {
  const key = await call("POST", "/api/admin/keys", { role: "person", users: ["nobody-yet"] });
  const link = `/me#key=${key.key}`;
  await visit({ as: null, width: PHONE, expect: [/status of (401|503)/, /ERR_FAILED/] }, async (page) => {
    await go(page, link);
    // The key is in no address that somebody could read or send on.
    assert.equal(new URL(page.url()).hash, "");
    for (const none of ["Nothing is waiting for you", "Nothing yet", "Nothing is remembered yet"]) {
      await page.getByText(none).waitFor();
    }
    await inspectBoth(page, "me-empty");
    await page.reload();
    await page.getByText("This is the page of nobody-yet.").waitFor();

    await page.route("**/api/users/**", (route) => route.fulfill(AWAY));
    await page.reload();
    await page.getByText("The service is busy or is being restarted.").first().waitFor();
    await inspect(page, "me-away");
    await page.unroute("**/api/users/**");
    await press(part(page, "Waiting for your yes"), "Try again");
    await page.getByText("Nothing is waiting for you").waitFor();
    await hasFocus(page, "waiting-title");

    await page.route("**/api/users/**", () => {});
    await page.reload();
    await page.locator("#waiting .skeleton").first().waitFor();
    await inspect(page, "me-loading");
    await page.unroute("**/api/users/**");
    // What was held up is answered now: with a key that is gone by then, the page would forget it before it is asked for.
    await page.reload();
    await page.getByText("Nothing is waiting for you").waitFor();

    await call("DELETE", `/api/admin/keys/${key.id}`);
    await page.reload();
    await page.getByText("Your key is no longer valid.").waitFor();
    await page.getByLabel("Your key").fill(await keyOf("agent", [], "planner"));
    await press(page, "Open my page");
    await page.getByText("This is not the key of a person who is remembered").waitFor();
    await inspect(page, "me-other-key");
  });
});

test("a person stays signed in only where they want to, and signs out", async () => {
  const key = await keyOf("person", ["mara"]);
  await visit({ as: null, width: 1280 }, async (page) => {
    const enter = async () => {
      await page.getByLabel("Your key").fill(key);
      await press(page, "Open my page");
      await page.getByText("This is the page of mara.").waitFor();
    };
    await go(page, "/me");
    await enter();
    const kept = () => page.evaluate((secret) => Object.values(localStorage).includes(secret), key);
    assert.equal(await kept(), false);
    await press(page, "Sign out");
    await page.getByLabel("Your key").waitFor();
    await page.getByLabel(/^Stay signed in/).check();
    await enter();
    assert.equal(await kept(), true);
    await inspectBoth(page, "me-wide");
    await press(page, "Sign out");
    await page.getByLabel("Your key").waitFor();
    assert.equal(await kept(), false);
    await page.reload();
    await page.getByLabel("Your key").waitFor();
    await go(page, "/admin/sign-in");
    await page.getByRole("link", { name: "Open your page" }).click();
    await page.waitForURL("**/me");
  });
});

test("what others wrote stays text on the person's page", async () => {
  const markup = "<img src=x onerror=ranHostile()><script>ranHostile()</script>";
  await say("mela", "t1", { role: "user", content: markup });
  await propose("mela", "city", markup, 0, markup);
  await remember("mela", `${markup} ${"x".repeat(3000)}`, {
    metadata: { source: { thread_id: "t1", seq: 0 } },
  });
  await remember("mela", "From a message that never was", {
    metadata: { source: { thread_id: "../t1", seq: 7 } },
  });
  await visit({ as: null, width: PHONE, expect: [/status of 40[04]/] }, async (page) => {
    await go(page, await linkOf("mela"));
    for (const summary of await page.locator("summary").all()) await summary.click();
    await settled(page);
    await page.getByText("The message is no longer there.").waitFor();
    assert.equal(await page.locator("main img, main script").count(), 0);
    await inspect(page, "me-hostile");
  });
});
