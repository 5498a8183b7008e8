// What happens where somebody else changes a memory while a dialog about it is open: nothing is done to what the
// reader has not seen.
import assert from "node:assert/strict";
import { test } from "node:test";
import { go, picture, visit } from "../browser.mjs";
import { call, get, memory, remember } from "../ledger.mjs";

const card = (page, { id }) => page.locator(`.memory[data-memory="${id}"]`);
const written = (page) => page.getByRole("complementary", { name: "What was written" }).locator("li").first();
const act = (page, one, name) => card(page, one).getByRole("button", { name }).click();
const now = (one) => get(memory(one.user_id, one.id));
const change = (one, body) => call("PATCH", memory(one.user_id, one.id), body);
const archive = (one) => call("DELETE", memory(one.user_id, one.id));
/** What the ledger says in the console where it refuses. */
const REFUSALS = [/status of (409|412)/];

test("what was changed meanwhile is shown before it is deleted", async () => {
  const one = await remember("doomed", "Old text");
  await visit({ expect: REFUSALS }, async (page) => {
    await go(page, "/admin/memories?user=doomed");
    await act(page, one, "Delete…");
    const dialog = page.getByRole("dialog", { name: "Delete memory" });
    await dialog.getByText("Old text").waitFor();
    await dialog.getByLabel("Reason").fill("of no use");
    await change(one, { content: "New important text", pinned: true });
    await dialog.getByRole("button", { name: "Delete" }).click();
    await dialog.getByText("Changed meanwhile: it is at revision 2, you began at 1.").waitFor();
    await dialog.locator(".quote").getByText("New important text").waitFor();
    await dialog.locator(".clash").getByText("Pinned", { exact: true }).waitFor();
    assert.equal(await dialog.getByText("Old text").count(), 0);
    await picture(page, "meanwhile-delete", { fullPage: false });
    assert.equal((await now(one)).state, "active");

    // Stepping back shows in the list what it says now; a deletion is then of that.
    await dialog.getByLabel("Reason").fill("");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await card(page, one).locator(".memory-text").getByText("New important text").waitFor();
    await act(page, one, "Delete…");
    await change(one, { content: "Newer text" });
    await dialog.getByRole("button", { name: "Delete" }).click();
    await dialog.locator(".quote").getByText("Newer text").waitFor();
    await dialog.getByRole("button", { name: "Delete" }).click();
    await written(page).getByText("DELETE", { exact: true }).waitFor();
  });
  assert.equal((await now(one)).state, "archived");
});

test("what is archived already is told, and is drawn anew", async () => {
  const one = await remember("gone", "Has gone already");
  await visit({ expect: REFUSALS }, async (page) => {
    for (const path of ["/admin/memories?user=gone", `/admin/memories?user=gone&memory=${one.id}`]) {
      await go(page, path);
      await page.getByRole("button", { name: "Delete…" }).click();
      await archive(one);
      const dialog = page.getByRole("dialog", { name: "Delete memory" });
      for (let times = 0; times < 2; times += 1) {
        const answer = page.waitForResponse((response) => response.request().method() === "DELETE");
        await dialog.getByRole("button", { name: "Delete" }).click();
        await answer;
        await dialog.getByText("It is archived already: there is nothing left to delete.").waitFor();
      }
      await dialog.getByRole("button", { name: "Cancel" }).click();
      await page.getByRole("button", { name: "Restore…" }).waitFor();
      for (const name of ["Edit…", "Delete…"]) assert.equal(await page.getByRole("button", { name }).count(), 0);
      await page.waitForFunction(() => document.activeElement.textContent === "Restore…");
      await page.locator(".state-legend").getByText("1 archived").waitFor();
      await call("POST", `${memory("gone", one.id)}/restore`);
    }
  });
});

test("an edit of what was archived meanwhile tells how it can still be made", async () => {
  const one = await remember("shelved", "Keeps bees");
  await visit({ expect: REFUSALS }, async (page) => {
    await go(page, "/admin/memories?user=shelved");
    await act(page, one, "Edit…");
    await archive(one);
    const dialog = page.getByRole("dialog", { name: "Edit memory" });
    const save = dialog.getByRole("button", { name: "Save" });
    await dialog.getByLabel("Text").fill("Keeps bees and hens");
    // The second time it is refused for its state, the first time for its revision.
    for (const status of [412, 409]) {
      const answer = page.waitForResponse((response) => response.request().method() === "PATCH");
      await save.click();
      assert.equal((await answer).status(), status);
      await dialog.getByText("It is archived, and can't be changed. Restore it first").waitFor();
      assert.equal(await dialog.getByText("Save again").count(), 0);
    }
    await picture(page, "meanwhile-archived", { fullPage: false });
    await call("POST", `${memory("shelved", one.id)}/restore`);
    await save.click();
    await dialog.getByText("Save again to put what you changed over it").waitFor();
    await save.click();
    await written(page).getByText("Keeps bees and hens").waitFor();
  });
  assert.deepEqual([(await now(one)).state, (await now(one)).content], ["active", "Keeps bees and hens"]);
});

test("what is restored is what was seen", async () => {
  const one = await remember("returned", "Old text");
  const back = () => call("POST", `${memory("returned", one.id)}/restore`);
  await archive(one);
  await visit({ expect: REFUSALS }, async (page) => {
    await go(page, "/admin/memories?user=returned&state=archived");
    await act(page, one, "Restore…");
    await back();
    await change(one, { content: "New text" });
    await archive(one);
    const dialog = page.getByRole("dialog", { name: "Restore this memory?" });
    const restore = dialog.getByRole("button", { name: "Restore" });
    await restore.click();
    await dialog.getByText("Changed meanwhile: it is at revision 5, you began at 2.").waitFor();
    await dialog.locator(".quote").getByText("New text").waitFor();
    assert.equal((await now(one)).state, "archived");
    await back();
    await restore.click();
    await dialog.getByText("It is active already: there is nothing left to restore.").waitFor();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await card(page, one).getByRole("button", { name: "Edit…" }).waitFor();
  });
});
