// What a supervisor does: searches as an agent would and sees why, then edits, merges, deletes and restores,
// and sees the event that each act became.
import assert from "node:assert/strict";
import { test } from "node:test";
import { go, picture, visit } from "../browser.mjs";
import { call, get, memories, memory, once, remember } from "../ledger.mjs";

const USER = "supervised";

const story = once(async () => [
  await remember(USER, "Drinks coffee with oat milk", { category: "Food", importance: 4, pinned: true }),
  await remember(USER, "Drinks her coffee with oat milk only", { category: "Food" }),
  await remember(USER, "Works in Lisbon from Tuesday to Thursday", { category: "Work" }),
  await remember(USER, "Wanted a joke about trains"),
]);

const card = (page, { id }) => page.locator(`.memory[data-memory="${id}"]`);
const written = (page) => page.getByRole("complementary", { name: "What was written" }).locator("li").first();

test("a search shows what an agent would be given, with scores by part and the reason", async () => {
  const [oat] = await story();
  await visit({}, async (page) => {
    await go(page, `/admin/memories?user=${USER}`);
    await page.getByRole("link", { name: "Search as an agent" }).click();
    await page.getByLabel("What would the agent ask?").fill("coffee with oat milk");
    await page.getByLabel("Token budget").fill("200");
    await page.getByLabel("At most").fill("3");
    await page.getByRole("button", { name: "Search" }).click();
    const results = page.locator(".results > .result");
    await results.first().waitFor();
    const first = results.first();
    await first.getByText(oat.content).first().waitFor();
    const parts = await first.getByRole("img", { name: /^Score by part/ }).getAttribute("aria-label");
    assert.match(parts, /Shared words 0\.\d+.*Importance 0\.\d+/);
    assert.match(
      await first.locator(".result-why").innerText(),
      /query.*It stands .* above the next, mostly for/s,
    );
    await first.locator("summary").filter({ hasText: "Score by part" }).click();
    const body = {
      query: "coffee with oat milk",
      filters: { user_id: USER },
      top_k: 3,
      budget_tokens: 200,
      return: "full",
    };
    const answer = await call("POST", "/api/memory/query", body);
    assert.equal(await results.count(), answer.items.length);
    assert.equal(
      await first.locator(".score-table tfoot td").last().innerText(),
      answer.items[0].score.toFixed(4),
    );
    await page.getByText(`${answer.tokens} of 200 tokens`).waitFor();
    assert.equal(new URL(page.url()).searchParams.get("q"), "coffee with oat milk");
    await picture(page, "memories-search");
    await page.getByLabel("What would the agent ask?").fill("Where does she work?");
    await page.getByLabel("Categories").fill("Work");
    await page.getByRole("button", { name: "Search" }).click();
    await page.waitForURL("**categories=Work*");
    await results.getByText("Works in Lisbon").first().waitFor();
  });
});

test("an edit is written as one event, and a clash is told", async () => {
  const memoryOf = await remember(USER, "Has a meeting on Monday");
  await story();
  await visit({ expect: [/status of 412/] }, async (page) => {
    await go(page, `/admin/memories?user=${USER}`);
    await card(page, memoryOf).getByRole("button", { name: "Edit…" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit memory" });
    await dialog.getByLabel("Text").fill("Has a meeting on Tuesday");
    await dialog.getByRole("button", { name: "Save" }).click();
    await written(page).getByText("UPDATE", { exact: true }).waitFor();
    assert.match(await written(page).innerText(), /Has a meeting on Monday\s*Has a meeting on Tuesday/);
    assert.match(await written(page).innerText(), /by admin:/);
    const now = await get(memory(USER, memoryOf.id));
    assert.deepEqual([now.content, now.revision], ["Has a meeting on Tuesday", 2]);

    await card(page, memoryOf).getByRole("button", { name: "Edit…" }).click();
    await call("PATCH", memory(USER, memoryOf.id), { content: "Has a meeting on Wednesday" });
    await dialog.getByLabel("Text").fill("Has a meeting on Friday");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText("Changed meanwhile: it is at revision 3, you began at 2.").waitFor();
    await dialog.locator(".clash").getByText("Has a meeting on Wednesday").waitFor();
    await picture(page, "memories-clash", { fullPage: false });
    await dialog.getByRole("button", { name: "Save" }).click();
    await written(page).getByText("Has a meeting on Friday").waitFor();
  });
  assert.equal((await get(memory(USER, memoryOf.id))).content, "Has a meeting on Friday");
});

test("memories are chosen and merged into one", async () => {
  const [oat, only] = await story();
  await visit({}, async (page) => {
    await go(page, `/admin/memories?user=${USER}`);
    const merge = page.locator(".merge-bar").getByRole("button", { name: "Merge…" });
    await card(page, oat).getByRole("checkbox").check();
    assert.ok(await merge.isDisabled(), "one is not enough");
    await card(page, only).getByRole("checkbox").check();
    await merge.click();
    const dialog = page.getByRole("dialog", { name: "Merge 2 memories into one" });
    await dialog.getByLabel("What it says then").fill("Drinks coffee, with oat milk only");
    await dialog.getByLabel("Reason").fill("said twice");
    await dialog.getByRole("button", { name: "Merge" }).click();
    await written(page).getByText("MERGE", { exact: true }).waitFor();
    await written(page).getByText("said twice").waitFor();
    await page.locator(".memory").getByText("Drinks coffee, with oat milk only").waitFor();
  });
  for (const { id } of [oat, only]) assert.equal((await get(memory(USER, id))).state, "merged");
});

test("a memory is deleted with a reason and restored", async () => {
  const joke = (await story()).at(-1);
  await visit({}, async (page) => {
    await go(page, `/admin/memories?user=${USER}`);
    await card(page, joke).getByRole("button", { name: "Delete…" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete memory" });
    await dialog.getByLabel("Reason").fill("said once, of no use");
    await dialog.getByRole("button", { name: "Delete" }).click();
    await written(page).getByText("DELETE", { exact: true }).waitFor();
    await written(page).getByText("said once, of no use").waitFor();
    assert.equal((await get(memory(USER, joke.id))).state, "archived");
    await card(page, joke).getByRole("button", { name: "Restore…" }).click();
    await page
      .getByRole("dialog", { name: "Restore this memory?" })
      .getByRole("button", { name: "Restore" })
      .click();
    await written(page).getByText("RESTORE", { exact: true }).waitFor();
    assert.equal((await get(memory(USER, joke.id))).state, "active");
    await card(page, joke).getByRole("button", { name: "Delete…" }).click();
    await dialog.getByLabel(/Soft delete/).check();
    await dialog.getByRole("button", { name: "Delete" }).click();
    await written(page).getByText("active → soft-deleted").waitFor();
  });
  await visit({}, async (page) => {
    await go(page, `/admin/memories?user=${USER}&state=soft_deleted`);
    await card(page, joke).getByRole("button", { name: "Restore…" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Restore" }).click();
    await written(page).getByText("RESTORE", { exact: true }).waitFor();
  });
  assert.equal((await get(memory(USER, joke.id))).state, "active");
});

test("a new memory is made, and filters narrow the list", async () => {
  await story();
  await visit({}, async (page) => {
    await go(page, "/admin/memories");
    await page.getByLabel("Beginning of the user's id").fill(USER);
    await page.locator(".user-line").filter({ hasText: USER }).click();
    await page.getByRole("button", { name: "New memory…" }).click();
    const dialog = page.getByRole("dialog", { name: "New memory" });
    await dialog.getByLabel("Text").fill("Rides a bicycle to work");
    await dialog.getByLabel("Category").fill("Bicycle");
    await dialog.getByRole("button", { name: "Create" }).click();
    await written(page).getByText("ADD", { exact: true }).waitFor();
    await page.getByRole("form", { name: "Filters" }).getByLabel("Category").fill("Bicycle");
    await page.keyboard.press("Enter");
    await page.waitForURL("**category=Bicycle*");
    await page.getByText("1 in all").waitFor();
    await page.locator(".memory").getByText("Rides a bicycle to work").waitFor();
  });
  const { items } = await get(`${memories(USER)}?category=Bicycle`);
  assert.equal(items.length, 1);
});
