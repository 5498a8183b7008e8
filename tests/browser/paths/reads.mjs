// Who read what: reads and refusals as the auditor finds them, and two keys of one name told apart.
import assert from "node:assert/strict";
import { test } from "node:test";
import { go, picture, settled, url, visit } from "../browser.mjs";
import { call, memories, memory, once, remember } from "../ledger.mjs";

const USER = "read";
const QUERY = { query: "early train", filters: { user_id: USER } };

/** Asks with a key of its own, and answers the status. */
async function ask(key, method, path, body) {
  const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
  return (await fetch(url + path, { method, headers, body: body && JSON.stringify(body) })).status;
}

/** Two keys of one agent: one reads, the other one also comes where it may not. */
const story = once(async () => {
  const made = [];
  for (const text of ["an early train", "an early train to Porto", "early trains alone", "no early train"])
    made.push((await remember(USER, `Takes ${text}`)).id);
  const body = { role: "agent", agent: "twin", users: [USER] };
  const [one, other] = [
    await call("POST", "/api/admin/keys", body),
    await call("POST", "/api/admin/keys", body),
  ];
  assert.equal(await ask(one.key, "POST", "/api/memory/query", QUERY), 200);
  assert.equal(await ask(other.key, "GET", memory(USER, made[0])), 200);
  assert.equal(await ask(other.key, "GET", memories("bo")), 404);
  assert.equal(await ask(other.key, "GET", "/api/users"), 403);
  return { made, one, other };
});

const rows = (page) =>
  page.getByRole("table", { name: "Accesses, newest first" }).locator("tbody tr:not(.detail-row)");

test("who read a user's memories is listed, one credential apart from another of its name", async () => {
  const { made, one, other } = await story();
  await visit({ as: "auditor" }, async (page) => {
    await go(page, `/admin/audit?user=${USER}`);
    await page.getByRole("link", { name: "Who read it" }).click();
    await page.waitForURL("**view=reads*");
    const found = rows(page).filter({ hasText: one.id });
    await found.getByText("shown").waitFor();
    assert.match(await found.innerText(), /agent:twin/);
    assert.match(await found.innerText(), /POST \/api\/memory\/query/);
    assert.match(await found.innerText(), /and 1 more/);
    await page.getByText(/^This list has every answer with the text of a memory/).waitFor();
    await found.getByRole("button", { name: /^Show more of/ }).click();
    const named = page.getByRole("list", { name: "Memories" }).getByRole("link");
    assert.equal(await named.count(), made.length, "all of them are named in the row that is opened");
    await picture(page, "audit-reads-opened");

    await rows(page)
      .getByRole("link", { name: `only credential ${other.id}` })
      .first()
      .click();
    await page.waitForURL(`**who=${other.id}*`);
    await settled(page);
    assert.equal(await rows(page).count(), 1, "the other key of this name read one memory");
    assert.equal(await page.getByLabel("Actor or credential").inputValue(), other.id);
    await rows(page)
      .getByRole("link", { name: /^memory / })
      .click();
    await page.waitForURL(`**view=memory&memory=${made[0]}*`);
    await page.getByText("Takes an early train", { exact: true }).first().waitFor();
  });
});

test("filters are in the address, and what nothing fits says so", async () => {
  const { one } = await story();
  await visit({ as: "auditor" }, async (page) => {
    await go(page, `/admin/audit?user=${USER}&view=reads`);
    await page.getByLabel("Actor or credential").fill("agent:twin");
    await page.getByLabel("Actor or credential").press("Enter");
    await page.waitForURL("**who=agent%3Atwin*");
    await settled(page);
    assert.equal(await rows(page).count(), 2);
    await page.getByLabel("Until").fill("2020-01-01T00:00:01");
    await page.getByText("Nothing fits these filters").waitFor();
    await page.getByRole("link", { name: "Clear", exact: true }).click();
    await page.waitForURL((at) => !at.searchParams.has("who") && !at.searchParams.has("to"));
    await go(page, `/admin/audit?user=${USER}&view=reads&who=${one.id}&status=ok`);
    assert.equal(await rows(page).count(), 1, "the address alone says the same");
    assert.equal(await page.getByLabel("Status").inputValue(), "ok");
  });
});

test("refusals are marked, also those that concern no user", async () => {
  const { other } = await story();
  await visit({ as: "auditor" }, async (page) => {
    await go(page, "/admin/audit");
    await page.getByRole("link", { name: "Refusals" }).click();
    await page.waitForURL("**view=reads&status=refused*");
    await page.getByRole("heading", { name: "Who read, and who was refused", level: 2 }).waitFor();
    const refused = rows(page).filter({ hasText: other.id });
    await refused.filter({ hasText: "forbidden" }).getByText("refused", { exact: true }).waitFor();
    await refused.filter({ hasText: "not_found" }).filter({ hasText: "bo" }).waitFor();
    assert.match(await refused.first().getAttribute("class"), /amber/);
    assert.equal(await rows(page).getByText("shown", { exact: true }).count(), 0);
    await picture(page, "audit-reads-refused");
    await page.getByRole("link", { name: "All users" }).click();
    await page.getByLabel("Whose memories do you want to see?").waitFor();
  });
});

test("pages of accesses are read by cursor", async () => {
  await story();
  await visit({ as: "auditor" }, async (page) => {
    // A page has fifty rows; with two of them a few rows are more than one page.
    await page.route("**/api/accesses*", (route) => {
      const asked = new URL(route.request().url());
      asked.searchParams.set("limit", "2");
      return route.continue({ url: asked.href });
    });
    await go(page, "/admin/audit?view=reads&who=agent:twin");
    const newest = await rows(page).allInnerTexts();
    assert.equal(newest.length, 2);
    await page.getByRole("link", { name: "Older" }).click();
    await page.waitForURL("**cursor=*");
    await settled(page);
    const older = await rows(page).allInnerTexts();
    assert.ok(!newest.includes(older[0]), "the next page holds other rows");
    await page.getByRole("link", { name: "Newest" }).click();
    await settled(page);
    assert.deepEqual(await rows(page).allInnerTexts(), newest);
  });
});
