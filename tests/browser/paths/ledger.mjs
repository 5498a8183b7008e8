// The ledger's page: what comes in is seen while it comes in, and what has grown is drawn.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { go, picture, visit } from "../browser.mjs";
import { get, remember, say } from "../ledger.mjs";

test("the feed shows a write the moment it is made, and the rate moves", async () => {
  await visit({}, async (page) => {
    await go(page, "/admin/ledger");
    const feed = page.getByRole("region", { name: "Feed, newest event first" });
    await page
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: "Feed" }) })
      .getByText("Live")
      .waitFor();
    await page.locator(".live-pill").first().getByText("Live").waitFor();
    const made = [];
    for (let n = 0; n < 20; n += 1)
      made.push(await remember("fed", `Fact number ${n} that came while one looked`));
    const newest = feed.locator(".feed-row").first();
    await newest.getByText(made.at(-1).id.slice(-8)).waitFor();
    await newest.getByText("fed", { exact: true }).waitFor();
    assert.ok(!(await feed.innerText()).includes("while one looked"), "the feed holds no text");
    const speed = page.locator(".tile").filter({ hasText: "Append rate" }).locator(".tile-value");
    await speed.filter({ hasText: /[1-9]\d* events\/s|0\.[1-9] events\/s/ }).waitFor();
    const total = page.locator(".tile").filter({ hasText: "Events in the log" }).locator(".tile-value");
    await total.filter({ hasText: /\d/ }).waitFor();
    await page.getByRole("img", { name: /Events appended per second/ }).waitFor();
    await page.getByRole("button", { name: "Pause" }).click();
    const paused = await remember("fed", "Came while it was paused");
    await page.getByRole("button", { name: "Resume" }).click();
    await newest.getByText(paused.id.slice(-8)).waitFor();

    await say("fed", "talk/é", { role: "user", content: "Was said while one looked" });
    const said = feed.locator(".feed-row").filter({ hasText: "message appended" }).first();
    const into = { user: "fed", view: "threads", thread: "talk/é" };
    for (const [name, query] of [
      ["thread talk/é", into],
      ["#0", { ...into, seq: "0" }],
    ]) {
      const address = await said.getByRole("link", { name, exact: true }).getAttribute("href");
      assert.equal(address, `/admin/audit?${new URLSearchParams(query)}`);
    }
    assert.ok(!(await feed.innerText()).includes("while one looked"), "the feed holds no text");
  });
});

test("growth is drawn over time and by label, with its figures as a table", async () => {
  await remember("labelled", "Moved to Porto in May", { category: "Personal", kind: "episodic" });
  await visit({ as: "auditor" }, async (page) => {
    const answered = page.waitForResponse("**/api/admin/ledger/growth*");
    await go(page, "/admin/ledger");
    const { memories, days } = await (await answered).json();
    const section = page.locator("section").filter({ has: page.getByRole("heading", { name: "Growth" }) });
    for (const name of [/^Active memories at the end of each day/, /^Events by day/]) {
      await section.getByRole("img", { name }).waitFor();
    }
    const { active, by_kind: kinds, by_bank: banks, by_category: categories } = memories;
    const parts = { "By state": { active }, "By kind": kinds, "By bank": banks, "By category": categories };
    for (const [title, counted] of Object.entries(parts)) {
      const bars = section.getByRole("table", { name: title });
      for (const [label, count] of Object.entries(counted)) {
        const name = page.getByRole("rowheader", { name: label || "(none)", exact: true });
        const row = bars.getByRole("row").filter({ has: name });
        assert.equal(
          await row.getByRole("cell").last().innerText(),
          count.toLocaleString("en-GB"),
          `${title}: ${label}`,
        );
      }
    }
    await section.getByText("Show as table").first().click();
    const figures = section.getByRole("region", { name: "Active memories at the end of each day, figures" });
    const today = figures.getByRole("row").last().getByRole("cell");
    const { active: activeToday, runs } = days.at(-1);
    assert.ok(activeToday > 0);
    assert.equal(await today.first().innerText(), activeToday.toLocaleString("en-GB"));
    // Days on which workflows ran are marked, and the table says which.
    assert.ok(runs["memory-optimization"] > 0, JSON.stringify(runs));
    assert.match(await today.last().innerText(), /memory-optimization/);
    assert.ok((await section.locator("line.chart-note").count()) > 0);
    await section.getByRole("link", { name: "7 days" }).click();
    await page.waitForURL("**/admin/ledger?days=7");
    assert.equal(await section.getByRole("link", { name: "7 days" }).getAttribute("aria-current"), "true");
  });
});

test("what is not counted yet on a new ledger is said, in place of empty charts", async () => {
  const { days, memories, users } = await get("/api/admin/ledger/growth");
  const body = { days, users, memories: { ...memories, by_kind: {}, by_bank: {}, by_category: {} } };
  await visit({}, async (page) => {
    await page.route("**/api/admin/ledger/growth*", (route) => route.fulfill({ json: body }));
    await go(page, "/admin/ledger");
    assert.equal(await page.getByText("Counted each minute; not available yet.").count(), 3);
  });
});

test("read models keep up, and the whole ledger is verified on demand", async () => {
  await visit({}, async (page) => {
    await go(page, "/admin/ledger");
    await page.locator(".model").first().waitFor();
    const { projections } = await get("/api/admin/ledger/projections");
    assert.equal(await page.locator(".model").count(), projections.length);
    await page.getByRole("button", { name: "Verify all…" }).click();
    const dialog = page.getByRole("dialog", { name: "Verify the whole ledger?" });
    await dialog.getByRole("button", { name: "Verify all" }).click();
    await page
      .locator(".seal-word")
      .getByText("Consistent in itself; the end of the log is not proven")
      .waitFor({ timeout: 90_000 });
    const [kept] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Save as an anchor" }).click(),
    ]);
    assert.match(kept.suggestedFilename(), /^anchor-\d{4}-\d\d-\d\d\.json$/);
    const anchor = JSON.parse(await readFile(await kept.path(), "utf8"));
    assert.equal(anchor.tenant_id, "default");
    assert.ok(anchor.heads.length > 1 && /^[0-9a-f]{64}$/.test(anchor.digest), JSON.stringify(anchor));
    await page.getByText(anchor.digest).waitFor();
    await picture(page, "ledger-verified");
  });
});
