// A person's own account: sessions seen and ended, and another password.
import assert from "node:assert/strict";
import { test } from "node:test";
import { email, go, password, settled, url, visit } from "../browser.mjs";
import { inspect } from "../inspect.mjs";

const NEW = "seven otters juggle lanterns";
const WHO = email("person");

const login = (secret) =>
  fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: WHO, password: secret }),
  });
const elsewhere = async () => (await (await login(password)).json()).token;
const status = async (token) =>
  (await fetch(`${url}/api/auth/session`, { headers: { Authorization: `Bearer ${token}` } })).status;
const rows = (page) => page.getByRole("table", { name: "Your sessions" }).locator("tbody tr");

test("people see and end their sessions, and change their password", async () => {
  await visit({ as: null, expect: [/status of 40[01]/] }, async (page) => {
    const other = await elsewhere();
    await go(page, "/admin/sign-in?next=/admin/ledger");
    await page.getByLabel("E-mail").fill(WHO);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("link", { name: WHO }).click();
    await page.waitForURL("**/admin/account");
    await settled(page);
    assert.equal(await rows(page).count(), 2);
    await rows(page).nth(0).getByText("This session").waitFor();
    assert.equal(await page.getByRole("button", { name: /^End/ }).count(), 1);
    await inspect(page, "account-two");

    await page.getByRole("button", { name: /^End the session that was last used/ }).click();
    await page.getByText("The session has ended.").waitFor();
    await page.waitForFunction(() => document.activeElement.id === "sessions-title");
    assert.equal(await rows(page).count(), 1);
    assert.equal(await status(other), 401);

    const third = await elsewhere();
    const current = page.getByLabel("Current password");
    const next = page.getByLabel("New password", { exact: true });
    const again = page.getByLabel("New password again");
    const change = page.getByRole("button", { name: "Change the password" });
    const fill = async (...texts) => {
      for (const [at, field] of [current, next, again].entries()) await field.fill(texts[at]);
      await change.click();
    };
    await change.click();
    await page.getByText("Fill this in.").waitFor();
    await fill(password, NEW, `${NEW}!`);
    await page.getByText("The two passwords differ.").waitFor();
    await fill("not the password", NEW, NEW);
    await page.getByText("This is not the password of this account.").waitFor();
    assert.equal(await current.getAttribute("aria-invalid"), "true");
    await fill(password, "password1234", "password1234");
    await page.getByText(/^This is easy to guess/).waitFor();
    await inspect(page, "account-easy");
    await fill(password, NEW, NEW);
    await page.getByText("The password was changed, and your other sessions have ended.").waitFor();
    for (const field of [current, next, again]) assert.equal(await field.inputValue(), "");
    assert.equal(await status(third), 401);
    await settled(page);
    assert.equal(await rows(page).count(), 1);
    assert.deepEqual([(await login(password)).status, (await login(NEW)).status], [401, 200]);
    // The page has the new session's token for what it changes.
    await page.reload();
    await page.getByRole("button", { name: /^End/ }).click();
    await page.getByText("The session has ended.").waitFor();
  });
});

test("a page in which nobody does anything says so of what it asks for", async () => {
  await visit({}, async (page) => {
    await page.clock.install();
    await go(page, "/admin/ledger");
    const asked = (unattended) =>
      page.waitForRequest(
        (request) =>
          request.url().includes("/api/admin/ledger/projections") &&
          request.headers()["x-unattended"] === unattended,
      );
    await asked(undefined);
    await page.clock.fastForward("02:00");
    await asked("true");
    await page.keyboard.press("Tab");
    await asked(undefined);
  });
});
