// In and out again: the right password, a wrong one, too many of them, and the way back to where one was.
import assert from "node:assert/strict";
import { test } from "node:test";
import { email, go, password, picture, url, visit } from "../browser.mjs";

const REFUSED = [/status of 401/];

async function fill(page, address, word) {
  await page.getByLabel("E-mail").fill(address);
  await page.getByLabel("Password", { exact: true }).fill(word);
  await page.getByRole("button", { name: "Sign in" }).click();
}

test("who isn't signed in is led to the form and back to the page that was opened", async () => {
  await visit({ as: null, expect: REFUSED }, async (page) => {
    await page.goto("/admin/audit?user=ana&event=ADD");
    await page.waitForURL("**/admin/sign-in?next=*");
    await page.getByText("Sign in to continue to the page that you opened.").waitFor();
    await fill(page, email("admin"), password);
    await page.waitForURL("**/admin/audit?user=ana&event=ADD");
    await page.getByText(email("admin")).waitFor();
    const [cookie] = await page.context().cookies();
    assert.deepEqual([cookie.httpOnly, cookie.sameSite], [true, "Strict"]);
    assert.equal(await page.evaluate(() => document.cookie), "", "a script could read the session");
  });
});

test("signing out ends the session, in the browser and on the server", async () => {
  await visit({ as: null, expect: REFUSED }, async (page) => {
    await go(page, "/admin/sign-in");
    await fill(page, email("auditor"), password);
    await page.waitForURL("**/admin/workflows");
    const [cookie] = await page.context().cookies();
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.waitForURL("**/admin/sign-in");
    assert.deepEqual(await page.context().cookies(), []);
    const headers = { Cookie: `${cookie.name}=${cookie.value}` };
    const answer = await fetch(`${url}/api/auth/session`, { headers });
    assert.equal(answer.status, 401, "the old cookie still opens");
    await page.goto("/admin/ledger");
    await page.waitForURL("**/admin/sign-in?next=*");
  });
});

test("a wrong password is said, and what is missing is said beside its field", async () => {
  await visit({ as: null, expect: REFUSED }, async (page) => {
    await go(page, "/admin/sign-in");
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByText("Enter your e-mail address.").waitFor();
    await fill(page, "nobody@example.com", "not the password");
    await page.getByRole("alert").getByText("The e-mail or the password is wrong.").waitFor();
    assert.match(page.url(), /\/admin\/sign-in$/);
    const field = page.getByLabel("Password", { exact: true });
    assert.ok(await field.evaluate((node) => node === document.activeElement), "the field has the focus");
    await page.getByRole("button", { name: "Show password" }).click();
    assert.equal(await field.getAttribute("type"), "text");
  });
});

test("the form sends nothing until its page is ready, be it by Enter", async () => {
  await visit({ as: null, expect: REFUSED }, async (page) => {
    let come;
    const waits = new Promise((resolve) => (come = resolve));
    await page.route("**/assets/sign-in/main.js", (route) => waits.then(() => route.continue()));
    await page.goto("/admin/sign-in", { waitUntil: "commit" });
    await page.getByLabel("E-mail").fill(email("admin"));
    const field = page.getByLabel("Password", { exact: true });
    await field.fill(password);
    const button = page.getByRole("button", { name: "Sign in" });
    assert.ok(await button.isDisabled());
    await field.press("Enter");
    come();
    await button.and(page.locator(":enabled")).waitFor();
    assert.match(page.url(), /\/admin\/sign-in$/);
    await field.press("Enter");
    await page.waitForURL("**/admin/workflows");
  });
});

test("an address is sent as it was typed, whatever its letters", async () => {
  await visit({ as: null, expect: REFUSED }, async (page) => {
    await go(page, "/admin/sign-in");
    for (const address of ["ana@münchen.example", "josé@example.com"]) {
      const asked = page.waitForRequest("**/api/auth/login");
      await fill(page, address, "not the password");
      assert.equal((await asked).postDataJSON().email, address);
      await page.getByText("The e-mail or the password is wrong.").waitFor();
    }
  });
});

test("a page that no module comes for says so", async () => {
  const look = (name) =>
    visit({ as: null, expect: [...REFUSED, /ERR_FAILED/] }, async (page) => {
      await page.route("**/assets/shared/dom.js", (route) => route.abort());
      await page.goto(`/admin/${name}`);
      const told = page.getByText("This page is still loading.");
      assert.ok(!(await told.isVisible()), "it flashes");
      await told.waitFor();
      await page.unroute("**/assets/shared/dom.js");
      await page.getByRole("link", { name: "reload it" }).click();
      await page.getByLabel("E-mail").waitFor();
      await told.waitFor({ state: "detached" });
    });
  await Promise.all(["sign-in", "ledger"].map(look));
});

test("too many wrong passwords are paused, with the time that is left", async () => {
  const address = "locked-out@example.com";
  const body = JSON.stringify({ email: address, password: "not the password" });
  const headers = { "Content-Type": "application/json" };
  const fail = async () => {
    const answer = await fetch(`${url}/api/auth/login`, { method: "POST", headers, body });
    assert.equal(answer.status, 401);
  };
  for (let tries = 0; tries < 5; tries += 1) await fail();
  // Each failure from here on doubles the wait, until it is long enough for the page to show it.
  for (const seconds of [2, 4, 8]) {
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000 + 200));
    await fail();
  }
  await visit({ as: null, expect: [/status of 429/] }, async (page) => {
    await go(page, "/admin/sign-in");
    await fill(page, address, "not the password");
    await page.getByText("Too many tries.").waitFor();
    await page.getByText(/signing in is paused for \d+ seconds/).waitFor();
    const button = page.getByRole("button", { name: /^Try again in 0:\d\d$/ });
    await button.waitFor();
    assert.ok(await button.isDisabled());
    await picture(page, "sign-in-paused");
  });
});

test("a link can't lead to another host after the sign-in", async () => {
  for (const next of [
    "https://example.com/admin/x",
    "//example.com/admin/",
    "/admin/../../x",
    "/admin/sign-in",
  ]) {
    await visit({ as: null, expect: REFUSED }, async (page) => {
      await go(page, `/admin/sign-in?next=${encodeURIComponent(next)}`);
      await page.getByText("Sign in to see what your agents remember.").waitFor();
    });
  }
});
