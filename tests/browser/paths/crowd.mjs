// A tenant of ten thousand users: the pages ask for a page of them at a time, whatever they are sorted and
// searched by, and leave none out. Who they are stands in tests/it/browser.rs.
import assert from "node:assert/strict";
import { test } from "node:test";
import { go, picture, settled, visit } from "../browser.mjs";
import { get } from "../ledger.mjs";

const STATS = "/api/admin/workflows/users-stats";
/** The most that one answer may list: pages ask for fifty at most. */
const MOST_ITEMS = 50;
const MOST_BYTES = 200_000;
/** Many times what it takes, on a machine that does other things besides. */
const PAINT_MS = 3000;

const id = (n) => `crowd-${String(n).padStart(5, "0")}`;
const section = (page) => page.locator(".section-users");
const rows = (page) => section(page).locator("tbody tr[data-row]");
const shown = (page) => rows(page).evaluateAll((lines) => lines.map((line) => line.dataset.row));
const next = (page) => section(page).getByRole("link", { name: "Next page" });

/** Every answer of the API to the page, as its path, what was asked, and the longest list in it. */
function answers(page) {
  const heard = [];
  page.on("response", (response) => {
    const url = new URL(response.url());
    const type = response.headers()["content-type"] ?? "";
    if (!url.pathname.startsWith("/api/") || !type.includes("json")) return;
    const told = response.json().then((body) => {
      const lists = Object.values(body ?? {}).filter(Array.isArray);
      const longest = Math.max(0, ...lists.map((list) => list.length));
      return { path: url.pathname, asked: Object.fromEntries(url.searchParams), longest };
    });
    // Of a page that is left while it loads there is no answer to look at.
    heard.push(told.catch(() => null));
  });
  return async () => (await Promise.all(heard)).filter(Boolean);
}

/** Does something that brings other users, and waits for them. */
async function brings(page, first, act) {
  await act();
  await section(page).locator(`tbody tr[data-row]:first-child[data-row="${first}"]`).waitFor();
  await settled(page);
}

const weigh = () => ({
  bytes: performance.getEntriesByType("resource").reduce((sum, { transferSize }) => sum + transferSize, 0),
  paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
});

test("no page asks for all ten thousand, and none waits for them", async (t) => {
  for (const path of ["/admin/workflows", "/admin/audit", "/admin/memories", "/admin/ledger"]) {
    await visit({}, async (page) => {
      const heard = answers(page);
      await go(page, path);
      const { bytes, paint } = await page.evaluate(weigh);
      t.diagnostic(`${path}: ${bytes} bytes, first paint after ${Math.round(paint)} ms`);
      assert.ok(bytes > 5_000 && bytes <= MOST_BYTES, `${path} loads ${bytes} bytes`);
      assert.ok(paint > 0 && paint <= PAINT_MS, `${path} is first painted after ${paint} ms`);
      const lists = await heard();
      assert.ok(lists.length > 1, `${path} has asked for nothing`);
      for (const { path: asked, longest } of lists)
        assert.ok(longest <= MOST_ITEMS, `${path} was given ${longest} items by ${asked}`);
      await picture(page, `crowd-${path.split("/").at(-1)}`);
    });
  }
});

test("the table goes from page to page without leaving anybody out, forth and back", async () => {
  await visit({}, async (page) => {
    const heard = answers(page);
    await go(page, "/admin/workflows");
    await section(page).getByText("10,000 users").waitFor();
    const size = await rows(page).count();
    assert.ok(size <= MOST_ITEMS, `${size} rows at once`);
    for (let at = 0; at < 3; at += 1) {
      if (at) await brings(page, id(at * size), () => next(page).click());
      const wanted = Array.from({ length: size }, (_, n) => id(at * size + n));
      assert.deepEqual(await shown(page), wanted);
    }
    const asked = (await heard()).filter(({ path, asked: query }) => path === STATS && !query.due);
    assert.ok(
      asked.every(({ asked: { limit } }) => Number(limit) === size),
      "one page of the table is one page of users",
    );
    await page.reload();
    await rows(page).first().waitFor();
    assert.equal((await shown(page))[0], id(2 * size), "the address leads back to the same page");
    await brings(page, id(size), () => page.goBack());
    await brings(page, id(0), () => section(page).getByRole("link", { name: "First page" }).click());
  });
});

test("the server sorts all of them, and equal ones keep their order over the pages", async () => {
  await visit({}, async (page) => {
    await go(page, "/admin/workflows");
    const head = (name) => section(page).getByRole("columnheader", { name }).getByRole("button");
    await brings(page, id(9999), () => head("User").click());
    assert.equal(new URL(page.url()).searchParams.get("order"), "desc");
    // Two have more than the others: crowd-04321 three memories, crowd-08765 two.
    await brings(page, id(4321), () => head("Memories").click());
    const first = await shown(page);
    assert.equal(first[1], id(8765));
    const before = page.url();
    await next(page).click();
    await page.waitForURL((url) => url.href !== before);
    await page.waitForFunction(
      (old) => document.querySelector(".section-users tbody tr")?.dataset.row !== old,
      first[0],
    );
    const second = await shown(page);
    const { users } = await get(`${STATS}?sort=memory_count&order=desc&limit=${2 * first.length}`);
    assert.deepEqual(
      [...first, ...second],
      users.map((user) => user.user_id),
    );
  });
});

test("one of ten thousand is found by the beginning of the id, on each page that asks for a user", async () => {
  await visit({}, async (page) => {
    await go(page, "/admin/workflows");
    await section(page).getByLabel("Find a user").fill("crowd-0777");
    await section(page).getByText("10 users fit", { exact: true }).waitFor();
    await settled(page);
    assert.deepEqual(
      await shown(page),
      Array.from({ length: 10 }, (_, n) => id(7770 + n)),
    );
    assert.equal(await next(page).count(), 0);
    assert.equal(new URL(page.url()).searchParams.get("prefix"), "crowd-0777");

    await go(page, "/admin/memories");
    const line = page.locator(".user-line");
    const size = await line.count();
    await page.getByText(`${size} shown, there are more`).waitFor();
    await page.getByRole("button", { name: "Show more" }).click();
    await page.getByText(`${2 * size} shown, there are more`).waitFor();
    assert.equal(await line.count(), 2 * size);
    await page.getByLabel("Beginning of the user's id").fill(id(7777));
    await page.getByText("1 user", { exact: true }).waitFor();
    await page.keyboard.press("Enter");
    await page.locator(".memory").getByText("Came as number 7777").waitFor();

    await go(page, "/admin/audit");
    await page.getByRole("searchbox").fill(id(7777));
    await page.getByRole("link", { name: id(7777), exact: true }).click();
    await page.getByRole("heading", { level: 2, name: id(7777) }).waitFor();
  });
});
