// What happens where somebody else changes a memory while a dialog about it is open: nothing is done to what the
// reader has not seen.
import assert from "node:assert/strict";
import { test } from "node:test";
import { go, picture, visit } from "../browser.mjs";
import { call, get, memories, memory, remember } from "../ledger.mjs";

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
    await dialog.getByText("Changed meanwhile: it is at revision 2, you started from 1.").waitFor();
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
        await dialog.getByText("It is archived already: there is nothing to delete.").waitFor();
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
    await dialog.getByText("Save again to overwrite it with your changes").waitFor();
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
    await dialog.getByText("Changed meanwhile: it is at revision 5, you started from 2.").waitFor();
    await dialog.locator(".quote").getByText("New text").waitFor();
    assert.equal((await now(one)).state, "archived");
    await back();
    await restore.click();
    await dialog.getByText("It is active already: there is nothing to restore.").waitFor();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await card(page, one).getByRole("button", { name: "Edit…" }).waitFor();
  });
});

/** Two memories of a user, chosen, and the dialog of their merge. */
async function chosen(page, user) {
  const two = [await remember(user, "Likes tea"), await remember(user, "Likes green tea")];
  await go(page, `/admin/memories?user=${user}`);
  for (const one of two) await card(page, one).getByRole("checkbox").check();
  await page.locator(".merge-bar").getByRole("button", { name: "Merge…" }).click();
  const dialog = page.getByRole("dialog", { name: "Merge 2 memories into one" });
  return { two, dialog, merge: dialog.getByRole("button", { name: "Merge" }) };
}

/** The merges that the page has sent. */
function sentOf(page) {
  const sent = [];
  page.on("request", (request) => request.url().endsWith("/merge") && sent.push(request));
  return sent;
}

test("a merge is of what the memories say now, or is asked again", async () => {
  const user = "blended";
  await visit({ expect: REFUSALS }, async (page) => {
    const sent = sentOf(page);
    const { two, dialog, merge } = await chosen(page, user);
    await change(two[1], { content: "Likes green tea no more" });
    await merge.click();
    const clash = dialog.locator(".clash");
    await clash.getByText("Number 2 is at revision 2, you started from 1.").waitFor();
    await clash.getByText("Likes green tea no more").waitFor();
    await dialog.locator(".sources").getByText("Likes green tea no more").waitFor();
    // The text that was taken from it, and not written, is what it says now.
    assert.equal(await dialog.getByLabel("The new text").inputValue(), "Likes green tea no more");
    await picture(page, "meanwhile-merge", { fullPage: false });
    assert.equal(sent.length, 0);
    await dialog.getByLabel("The new text").fill("Likes tea, but no green one");
    await change(two[0], { importance: 5 });
    await merge.click();
    await clash.getByText("Number 1 is at revision 2, you started from 1.").waitFor();
    assert.equal(await dialog.getByLabel("The new text").inputValue(), "Likes tea, but no green one");
    await merge.click();
    await written(page).getByText("MERGE", { exact: true }).waitFor();
    assert.equal(sent.length, 1);
    for (const one of two) assert.equal((await now(one)).state, "merged");
  });
  const texts = (await get(memories(user))).items.map(({ content }) => content);
  assert.deepEqual(texts, ["Likes tea, but no green one"]);
});

test("what is not active any more is not merged, and the list is drawn anew", async () => {
  await visit({ expect: REFUSALS }, async (page) => {
    const sent = sentOf(page);
    const { two, dialog, merge } = await chosen(page, "halved");
    await archive(two[0]);
    for (let times = 0; times < 2; times += 1) {
      await merge.click();
      await dialog.locator(".clash").getByText("It is archived, and can't be merged").waitFor();
    }
    assert.equal(sent.length, 0);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await card(page, two[0]).waitFor({ state: "detached" });
    assert.ok(await card(page, two[1]).isVisible());
  });
});

test("the memory that takes others in is guarded to the last", async () => {
  const user = "taken-in";
  await visit({ expect: REFUSALS }, async (page) => {
    const { two, dialog, merge } = await chosen(page, user);
    await dialog.getByLabel("Merge into").selectOption(two[0].id);
    // Changed after the page has read it again, and before the merge is there.
    const late = async (route) => {
      await change(two[0], { content: "Likes black tea" });
      await route.fallback();
    };
    await page.route("**/merge", late, { times: 1 });
    await merge.click();
    await dialog.locator(".clash").getByText("Likes black tea").waitFor();
    assert.equal((await now(two[1])).state, "active");
    await merge.click();
    await written(page).getByText("MERGE", { exact: true }).waitFor();
    assert.equal((await now(two[1])).merged_into, two[0].id);
  });
});

test("a merge whose answer was lost is done once", async () => {
  const user = "blended-once";
  await visit({ expect: [/ERR_FAILED/] }, async (page) => {
    const { dialog, merge } = await chosen(page, user);
    await page.route("**/merge", (route) => route.fetch().then(() => route.abort()), { times: 1 });
    await merge.click();
    await dialog.getByText("The server can't be reached").waitFor();
    await merge.click();
    await written(page).getByText("MERGE", { exact: true }).waitFor();
  });
  assert.equal((await get(memories(user))).items.length, 1);
});
