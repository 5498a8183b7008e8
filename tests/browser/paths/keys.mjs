// Keys: made once, seen by all who may, ended for good.
import assert from "node:assert/strict";
import { test } from "node:test";
import { email, go, picture, settled, url, visit } from "../browser.mjs";
import { inspect } from "../inspect.mjs";
import { call } from "../ledger.mjs";

const row = (page, text) =>
  page.getByRole("table", { name: "Keys" }).getByRole("row").filter({ hasText: text });
const status = async (key) =>
  (await fetch(`${url}/api/users/ana/memories`, { headers: { Authorization: `Bearer ${key}` } })).status;

test("a key is made, shown once, and revoked", async () => {
  await visit({ expect: [/status of 400/] }, async (page) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await go(page, "/admin/keys");
    await page.getByRole("button", { name: "Make a key…" }).click();
    const form = page.getByRole("dialog", { name: "Make a key" });
    await form.getByRole("button", { name: "Make the key" }).click();
    assert.ok(
      await form.getByLabel("Agent", { exact: true }).evaluate((field) => !field.validity.valid),
      "an agent's key needs its name",
    );
    await form.getByLabel("Agent", { exact: true }).fill("clerk");
    await form.getByLabel("Users").fill("ana\nbo");
    await form.getByLabel("Expires").fill("2020-01-01T00:00");
    await form.getByRole("button", { name: "Make the key" }).click();
    await form.getByText(/must be in the future/).waitFor();
    assert.equal(await form.getByLabel("Expires").getAttribute("aria-invalid"), "true");
    await form.getByLabel("Expires").fill("2099-01-01T00:00");
    await form.getByRole("button", { name: "Make the key" }).click();

    const shown = page.getByRole("dialog", { name: "The key is made" });
    await shown.getByText(/can't be shown again/).waitFor();
    const key = await shown.getByLabel(/^Secret of k_/).inputValue();
    await inspect(page, "keys-secret");
    await shown.getByRole("button", { name: "Copy" }).click();
    await shown.getByText("Copied.").waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), key);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    assert.equal(await shown.getByLabel(/^Secret of k_/).inputValue(), key, "Escape does not take it away");
    await shown.getByRole("button", { name: "I have stored it" }).click();
    await shown.waitFor({ state: "detached" });
    assert.ok(!(await page.content()).includes(key), "the secret is gone from the page");
    assert.equal(await page.evaluate(() => document.activeElement.textContent), "Make a key…");

    const mine = row(page, "clerk");
    const told = await mine.innerText();
    for (const word of ["good", "agent", "ana", "bo", "2099", "never", email("admin")])
      assert.ok(told.includes(word), `${word} is not in: ${told}`);
    assert.equal(await status(key), 200);

    await mine.getByRole("button", { name: /^Revoke… k_/ }).click();
    const sure = page.getByRole("dialog", { name: /^Revoke the key k_.* of clerk\?$/ });
    await picture(page, "keys-revoke");
    await sure.getByRole("button", { name: "Revoke" }).click();
    await mine.waitFor({ state: "detached" });
    await page.waitForFunction(() => document.activeElement.id === "keys-title");
    assert.equal(await status(key), 401);
    await page.getByLabel("Show").selectOption("Ended ones, too");
    await page.waitForURL("**show=all*");
    await mine.getByText("revoked", { exact: true }).waitFor();
    assert.equal(await mine.getByText(email("admin")).count(), 2, "by whom it was made, and ended");
    assert.equal(await mine.getByRole("button").count(), 0);
  });
});

test("an auditor sees the keys, and makes and ends none", async () => {
  const { id } = await call("POST", "/api/admin/keys", {
    role: "supervisor",
    agent: "watcher",
    users: ["ana"],
  });
  await visit({ as: "auditor" }, async (page) => {
    await go(page, "/admin/ledger");
    await page.getByRole("link", { name: "Keys", exact: true }).click();
    await row(page, id).getByText("watcher").waitFor();
    assert.equal(await page.getByRole("button", { name: /Make|Revoke/ }).count(), 0);
    await page.getByLabel("Id, role, agent or user").fill("watcher");
    await page.waitForURL("**q=watcher*");
    assert.equal(await page.getByRole("table", { name: "Keys" }).locator("tbody tr").count(), 1);
    await row(page, id)
      .getByRole("link", { name: /^What was read/ })
      .click();
    await page.waitForURL(`**/admin/audit?view=reads&who=${id}`);
    await settled(page);
    await page.getByText("Nothing fits these filters").waitFor();
  });
});

test("a key that was made though its answer was lost is looked for in the list", async () => {
  await visit({ expect: [/ERR_FAILED/] }, async (page) => {
    await go(page, "/admin/keys");
    await page.route("**/api/admin/keys", async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      await route.fetch();
      return route.abort();
    });
    await page.getByRole("button", { name: "Make a key…" }).click();
    await page.getByRole("dialog").getByLabel("Agent", { exact: true }).fill("unseen");
    await page.getByRole("button", { name: "Make the key" }).click();
    await page.getByText(/^The answer did not arrive/).waitFor();
    await row(page, "unseen").waitFor({ state: "attached" });
  });
});

test("a person's key comes with the link to their page", async () => {
  await visit({ expect: [/status of 400/] }, async (page) => {
    await go(page, "/admin/keys");
    await page.getByRole("button", { name: "Make a key…" }).click();
    const form = page.getByRole("dialog", { name: "Make a key" });
    await form.getByLabel("Role").selectOption("person");
    await form.getByRole("button", { name: "Make the key" }).click();
    await form.getByText(/a person's key needs exactly one user/).waitFor();
    await form.getByLabel("Users").fill("ana");
    await form.getByRole("button", { name: "Make the key" }).click();
    const shown = page.getByRole("dialog", { name: "The key is made" });
    const link = await shown.getByLabel("Link to the person's own page").inputValue();
    assert.equal(link, `${url}/me#key=${await shown.getByLabel(/^Secret of k_/).inputValue()}`);
    await inspect(page, "keys-person");
  });
});
