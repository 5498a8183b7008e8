// The auditor's page where somebody is fast, goes far back, or comes from a list that was narrowed down.
import assert from "node:assert/strict";
import { test } from "node:test";
import { go, settled, visit } from "../browser.mjs";
import { call, get, once, remember } from "../ledger.mjs";

const USER = "woven";

/** A user of more than a page of changes: one memory, and others that it was related to. */
const woven = once(async () => {
  const related = await remember(USER, "Is related to many");
  for (let n = 0; n < 52; n += 1) {
    const other = await remember(USER, `Other fact number ${n}`);
    await call("POST", `/api/users/${USER}/relations`, { from_id: related.id, to_id: other.id });
  }
  return related;
});

test("a view opens without what another one was narrowed down to", async () => {
  await woven();
  await visit({ as: "auditor" }, async (page) => {
    for (const name of ["Requests", "Where it came from", "All users"]) {
      await go(page, `/admin/audit?user=${USER}`);
      await page.getByRole("link", { name: "Older", exact: true }).click();
      await page.waitForURL("**cursor=*");
      await page.getByRole("link", { name, exact: true }).click();
      await page.waitForURL((url) => !url.search.includes("cursor"));
      await settled(page);
      assert.equal(await page.locator(".failed").count(), 0, name);
    }
  });
});

test("a memory stands as it is, however often it was related to others", async () => {
  const { id } = await woven();
  await visit({ as: "auditor" }, async (page) => {
    await go(page, `/admin/audit?user=${USER}&view=memory&memory=${id}`);
    assert.equal(await page.locator(".change").count(), 50);
    await page.locator(".standing-text").getByText("Is related to many").waitFor();
    assert.equal(await page.getByText("Its texts were destroyed").count(), 0);
  });
});

test("relations are left out until they are asked for, and are told by what they join", async () => {
  await woven();
  await visit({ as: "auditor" }, async (page) => {
    const relations = page.locator(".edge-link");
    await go(page, `/admin/audit?user=${USER}`);
    assert.deepEqual([await page.locator(".change").count(), await relations.count()], [50, 0]);
    await page.getByRole("link", { name: "Everything", exact: true }).click();
    await page.waitForURL("**event=ALL*");
    await settled(page);
    const joined = relations.first().locator(".joined li");
    assert.deepEqual(await joined.allInnerTexts(), ["Is related to many", "Other fact number 51"]);
    await page.getByRole("link", { name: "All but relations" }).click();
    await page.waitForURL((url) => !url.search.includes("event"));
    await settled(page);
    assert.equal(await relations.count(), 0);
  });
});

test("a user is opened under the right name, however fast one is", async () => {
  await woven();
  await visit({ as: "auditor" }, async (page) => {
    await go(page, "/admin/audit?prefix=wove");
    const field = page.getByLabel("Whose memories do you want to see?");
    await page.locator(".find-user").waitFor();
    // What was found so far is of other letters than those that stand there now.
    await field.fill("nobody-at-all");
    await field.press("Enter");
    await page.getByText("No user id begins like this").waitFor();
    assert.match(page.url(), /\/admin\/audit\?prefix=nobody-at-all$/);

    // The timeline is overtaken by the next view before it has come.
    let come;
    const waits = new Promise((resolve) => (come = resolve));
    await page.route("**/audit/timeline.js", async (route) => {
      await waits;
      await route.continue();
    });
    await go(page, "/admin/audit?prefix=wove");
    await page.locator(".find-user").click();
    await page.getByRole("link", { name: "Proof" }).click();
    await page.getByText("Is the log unchanged?").waitFor();
    come();
    await page.getByRole("heading", { name: USER, level: 2 }).waitFor();
    await settled(page);
    assert.equal(new URL(page.url()).searchParams.get("view"), "verify");
    assert.equal(await page.getByRole("button", { name: "Verify now" }).count(), 1);
  });
});

test("a view whose module does not come says so, and how to go on", async () => {
  await woven();
  await visit({ as: "auditor", expect: [/ERR_FAILED/] }, async (page) => {
    await page.route("**/audit/timeline.js", (route) => route.abort());
    await go(page, `/admin/audit?user=${USER}`);
    const told = page.locator(".failed");
    await told.getByText("This part of the page could not be loaded.").waitFor();
    assert.ok(!(await told.innerText()).includes("http"), "the browser's own words");
    await page.unroute("**/audit/timeline.js");
    await told.getByRole("button", { name: "Try again" }).click();
    await page.locator(".change").first().waitFor();
  });
});

test("times that are filled in hold all of their last second", async () => {
  await woven();
  const { items } = await get(`/api/users/${USER}/timeline?event=ADD&limit=1`);
  await visit({ as: "auditor" }, async (page) => {
    await go(page, `/admin/audit?user=${USER}&from=${encodeURIComponent(items[0].ts)}`);
    // The field shows the second; the change lies somewhere within it.
    const second = await page.getByLabel(/^From/).inputValue();
    await page.getByLabel(/^Until/).fill(second);
    await page.getByRole("button", { name: "Apply" }).click();
    await page.waitForURL("**to=*");
    await settled(page);
    assert.equal(await page.locator(`#rev-${items[0].rev}`).count(), 1, page.url());
  });
});
