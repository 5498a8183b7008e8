// What a supervisor does: searches as an agent would and sees why, then edits, merges, deletes and restores,
// and sees the event that each act became.
import assert from "node:assert/strict";
import { test } from "node:test";
import { email, go, picture, visit } from "../browser.mjs";
import { call, get, memories, memory, once, remember } from "../ledger.mjs";

const USER = "supervised";

const story = once(async () => [
  await remember(USER, "Drinks coffee with oat milk", {
    category: "Food",
    importance: 4,
    pinned: true,
    thread_id: "kitchen",
  }),
  await remember(USER, "Drinks her coffee with oat milk only", { category: "Food", thread_id: "kitchen" }),
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
    assert.match(parts, /Shared words 0\.\d+.*Importance 0\.\d+.*Thread 0\.\d+/);
    assert.match(
      await first.locator(".result-why").innerText(),
      /query.*It is .* above the next, mostly for/s,
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
    for (const [at, { score }] of answer.items.entries()) {
      const table = results.nth(at).locator(".score-table");
      const told = await table.locator("tfoot td").last().textContent();
      assert.equal(told, score.toFixed(4));
      const parts = await table.locator("tbody tr td:last-child").allTextContents();
      const sum = parts.reduce((sum, part) => sum + Number(part), 0);
      // Each is rounded to three places, and a score is 1 at most.
      assert.ok(Math.abs(Math.min(sum, 1) - score) < 0.0005 * parts.length, `${parts} are not ${score}`);
    }
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
    const who = written(page).getByText(email("admin"), { exact: true });
    await who.waitFor();
    assert.match(await who.getAttribute("title"), /^admin:[0-9a-f-]{36}$/);
    const now = await get(memory(USER, memoryOf.id));
    assert.deepEqual([now.content, now.revision], ["Has a meeting on Tuesday", 2]);

    await card(page, memoryOf).getByRole("button", { name: "Edit…" }).click();
    await call("PATCH", memory(USER, memoryOf.id), { content: "Has a meeting on Wednesday" });
    await dialog.getByLabel("Text").fill("Has a meeting on Friday");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText("Changed meanwhile: it is at revision 3, you started from 2.").waitFor();
    await dialog.locator(".clash").getByText("Has a meeting on Wednesday").waitFor();
    await picture(page, "memories-clash", { fullPage: false });
    await dialog.getByRole("button", { name: "Save" }).click();
    await written(page).getByText("Has a meeting on Friday").waitFor();
  });
  assert.equal((await get(memory(USER, memoryOf.id))).content, "Has a meeting on Friday");
});

test("a text that is being written outlives the session it was begun in", async () => {
  const made = await remember("patient", "Writes long letters");
  await visit({ expect: [/status of 401/] }, async (page) => {
    await go(page, "/admin/memories?user=patient");
    await card(page, made).getByRole("button", { name: "Edit…" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit memory" });
    await dialog.getByLabel("Text").fill("Writes long letters to her aunt");
    const signedIn = await page.context().cookies();
    await page.context().clearCookies();
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText(/Your session has ended/).waitFor();
    await page.context().addCookies(signedIn);
    await dialog.getByRole("button", { name: "Save" }).click();
    await written(page).getByText("Writes long letters to her aunt").waitFor();
  });
});

test("a clash shows the other's labels too, and saving again keeps them", async () => {
  const user = "relabelled";
  const made = await remember(user, "Calls her sister on Mondays", { topics: ["calls"] });
  await visit({ expect: [/status of 412/] }, async (page) => {
    await go(page, `/admin/memories?user=${user}`);
    await card(page, made).getByRole("button", { name: "Edit…" }).click();
    const theirs = { importance: 5, pinned: true, topics: ["calls", "family"] };
    await call("PATCH", memory(user, made.id), theirs);
    const dialog = page.getByRole("dialog", { name: "Edit memory" });
    await dialog.getByLabel("Text").fill("Calls her sister on Sundays");
    await dialog.getByRole("button", { name: "Save" }).click();
    const clash = dialog.locator(".clash");
    for (const label of ["Pinned", "family", "Importance 5 of 5"])
      await clash.getByText(label, { exact: true }).waitFor();
    assert.equal(await dialog.getByLabel("Text").inputValue(), "Calls her sister on Sundays");
    assert.equal(await dialog.getByLabel("Importance").inputValue(), "5", "as it is after a save");
    const sent = page.waitForRequest((request) => request.method() === "PATCH");
    await dialog.getByRole("button", { name: "Save" }).click();
    assert.deepEqual((await sent).postDataJSON(), { content: "Calls her sister on Sundays" });
    await written(page).getByText("Calls her sister on Sundays").waitFor();
    const { importance, pinned, topics } = await get(memory(user, made.id));
    assert.deepEqual({ importance, pinned, topics }, theirs);
  });
});

test("a write whose answer was lost is done once, however often it is sent", async () => {
  const user = "repeated";
  const piano = await remember(user, "Plays the piano");
  await visit({ expect: [/ERR_FAILED/, /status of 503/] }, async (page) => {
    // As on an origin without TLS.
    await page.addInitScript(() => delete Crypto.prototype.randomUUID);
    const answerOnce = (path, answer) => page.route(`**${path}`, answer, { times: 1 });
    const lose = (path) => answerOnce(path, (route) => route.fetch().then(() => route.abort()));
    const unreachable = page.getByRole("dialog").getByText("The server can't be reached");
    await go(page, `/admin/memories?user=${user}`);
    const make = page.getByRole("button", { name: "New memory…" });
    const dialog = page.getByRole("dialog", { name: "New memory" });
    const create = dialog.getByRole("button", { name: "Create" });

    await make.click();
    await dialog.getByLabel("Text").fill("Plays the cello");
    await lose(memories(user));
    await create.click();
    await unreachable.waitFor();
    const away = { code: "unavailable", detail: "The database is away." };
    await answerOnce(memories(user), (route) => route.fulfill({ status: 503, json: away }));
    await create.click();
    await dialog.getByText(away.detail).waitFor();
    await create.click();
    await written(page).getByText("Plays the cello").waitFor();

    // Another text is another memory.
    await make.click();
    await dialog.getByLabel("Text").fill("Plays the flute");
    await lose(memories(user));
    await create.click();
    await unreachable.waitFor();
    await dialog.getByLabel("Text").fill("Plays the organ");
    await create.click();
    await written(page).getByText("Plays the organ").waitFor();
    const texts = (await get(memories(user))).items.map(({ content }) => content);
    assert.deepEqual(texts.sort(), ["cello", "flute", "organ", "piano"].map((what) => `Plays the ${what}`));

    await card(page, piano).getByRole("button", { name: "Edit…" }).click();
    const edit = page.getByRole("dialog", { name: "Edit memory" });
    await edit.getByLabel("Text").fill("Plays the harp");
    await lose(memory(user, piano.id));
    await edit.getByRole("button", { name: "Save" }).click();
    await unreachable.waitFor();
    await edit.getByRole("button", { name: "Save" }).click();
    await written(page).getByText("Plays the harp").waitFor();
  });
  assert.equal((await get(memory(user, piano.id))).revision, 2);
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
    await dialog.getByLabel("The new text").fill("Drinks coffee, with oat milk only");
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
    const choice = card(page, joke).getByRole("checkbox");
    assert.equal(await choice.count(), 0, "what is archived can't be chosen to merge");
    await card(page, joke).getByRole("button", { name: "Restore…" }).click();
    await page
      .getByRole("dialog", { name: "Restore this memory?" })
      .getByRole("button", { name: "Restore" })
      .click();
    await written(page).getByText("RESTORE", { exact: true }).waitFor();
    assert.equal((await get(memory(USER, joke.id))).state, "active");
    assert.ok(!(await choice.isChecked()));
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

test("a purge says what goes, what stays and what else holds it, and its reason can go, too", async () => {
  const user = "purged";
  const secret = await remember(user, "Met Dr. Weiss on Tuesday");
  const other = await remember(user, "Met Dr. Weiss at noon");
  const product = await call("POST", `${memories(user)}/merge`, {
    source_ids: [secret.id, other.id],
    content: "Met Dr. Weiss on Tuesday at noon",
  });
  await visit({}, async (page) => {
    await go(page, `/admin/memories?user=${user}&state=all`);
    await card(page, secret).getByRole("button", { name: "Purge…" }).click();
    const dialog = page.getByRole("dialog", { name: "Purge this memory?" });
    await dialog.getByText("For ever destroyed:").waitFor();
    await dialog.getByText("earlier backups and exports").waitFor();
    await dialog.getByText("1 memory was made from it and may still have its text").waitFor();
    await dialog.getByText("Met Dr. Weiss on Tuesday at noon").waitFor();
    await dialog.getByText(/the reason stays for auditors/).waitFor();
    await picture(page, "memories-purge");
    await dialog.getByLabel("Reason").fill("Dr. Weiss asked for it");
    await dialog.getByRole("button", { name: "Destroy for ever" }).click();
    assert.equal((await get(memory(user, secret.id))).state, "merged", "not before it is meant");
    await dialog.getByLabel(/nobody can restore it/).check();
    await dialog.getByRole("button", { name: "Destroy for ever" }).click();
    const left = page.getByRole("dialog", { name: "Other memories may still have its text" });
    await left.getByText(product.id).waitFor();
    await left.getByRole("button", { name: "Continue" }).click();
    await card(page, secret).getByText("The text was destroyed by a purge.").waitFor();
    assert.equal((await get(memory(user, secret.id))).state, "purged");
    await card(page, secret).getByRole("button", { name: "Replace the reason…" }).click();
    const again = page.getByRole("dialog", { name: "Replace the reason of its purge" });
    await again.getByLabel("Reason").fill("ticket 4711");
    await again.getByRole("button", { name: "Destroy and replace" }).click();
    await written(page).getByText("ticket 4711").waitFor();
  });
  const { items } = await get(`${memory(user, secret.id)}/history`);
  assert.deepEqual(items.slice(0, 2).map(({ event, reason }) => [event, reason]), [
    ["PURGE", "ticket 4711"],
    ["PURGE", null],
  ]);
  assert.equal((await get(memory(user, product.id))).state, "active", "it was not to go with it");
});

test("texts are searched in every state", async () => {
  const user = "searched";
  const gone = await remember(user, "Once drove a yellow tram");
  await remember(user, "Rides the tram");
  await call("DELETE", memory(user, gone.id));
  await visit({ as: "auditor" }, async (page) => {
    await go(page, `/admin/audit?user=${user}`);
    await page.getByRole("link", { name: "Search all texts" }).click();
    await page.getByRole("form", { name: "Filters" }).getByLabel("Text").fill("TRAM");
    await page.getByRole("form", { name: "Filters" }).getByLabel("Text").press("Enter");
    await page.getByText("2 in all").waitFor();
    await page.getByRole("form", { name: "Filters" }).getByLabel("State").selectOption("archived");
    await page.getByText("1 in all").waitFor();
    await card(page, gone).getByText("Once drove a yellow tram").waitFor();
  });
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

test("a text that is too long is told whole, in characters, and nothing is sent", async () => {
  const user = "wordy";
  await visit({}, async (page) => {
    const sent = [];
    page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
    await go(page, `/admin/memories?user=${user}`);
    await page.getByRole("button", { name: "New memory…" }).click();
    const dialog = page.getByRole("dialog", { name: "New memory" });
    await dialog.getByLabel("Text").fill("🦊".repeat(9000));
    await dialog.getByRole("button", { name: "Create" }).click();
    await dialog.getByText("Content must have at most 8,192 characters; it has 9,000.").waitFor();
    await dialog.getByLabel("Text").fill("🦊".repeat(8192));
    await dialog.getByLabel("Category").fill("c".repeat(65));
    await dialog.getByRole("button", { name: "Create" }).click();
    await dialog.getByText("Category must have at most 64 characters; it has 65.").waitFor();
    assert.deepEqual(sent, []);
    await dialog.getByLabel("Category").fill("");
    await dialog.getByRole("button", { name: "Create" }).click();
    await written(page).getByText("ADD", { exact: true }).waitFor();
    await go(page, `/admin/memories?user=${user}&view=recall`);
    await page.getByLabel("What would the agent ask?").fill("🦊".repeat(8193));
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByText("The query must have at most 8,192 characters; it has 8,193.").waitFor();
    assert.equal(sent.length, 1);
  });
  const { items } = await get(memories(user));
  assert.deepEqual(
    items.map(({ content }) => [...content].length),
    [8192],
  );
});

test("what is written in a dialog is thrown away only when that is meant", async () => {
  const user = "unsaved";
  const made = await remember(user, "Sings in a choir");
  await visit({}, async (page) => {
    await go(page, `/admin/memories?user=${user}`);
    const open = card(page, made).getByRole("button", { name: "Edit…" });
    const dialog = page.getByRole("dialog", { name: "Edit memory" });
    const question = page.getByRole("dialog", { name: "Discard what you wrote?" });
    // A dialog that was closed has no role any more, but is on the page until it hears of that.
    const answered = () =>
      page.locator("dialog", { hasText: "Discard what you wrote?" }).waitFor({ state: "detached" });
    const text = dialog.getByLabel("Text");
    await open.click();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await open.click();
    await text.fill("Sings in two choirs");
    // More often than a browser lets a page hold it up.
    for (let times = 0; times < 4; times += 1) {
      await page.keyboard.press("Escape");
      await question.getByRole("button", { name: "Keep writing", disabled: false }).waitFor();
      await page.keyboard.press("Escape");
      await answered();
    }
    assert.equal(await text.inputValue(), "Sings in two choirs");
    assert.ok(await text.evaluate((node) => node === document.activeElement), "the focus is lost");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await picture(page, "memories-unsaved", { fullPage: false });
    await question.getByRole("button", { name: "Keep writing" }).click();
    await answered();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await question.getByRole("button", { name: "Discard" }).click();
    await dialog.waitFor({ state: "detached" });
    assert.ok(await open.evaluate((node) => node === document.activeElement), "the focus is lost");
  });
  assert.equal((await get(memory(user, made.id))).revision, 1);
});

test("a merge may go into one of them, and one that was merged away comes back", async () => {
  const user = "merged";
  const kept = await remember(user, "Runs on Sundays", { topics: ["running"] });
  const other = await remember(user, "Runs with her brother on Sundays", { topics: ["family"] });
  await visit({}, async (page) => {
    await go(page, `/admin/memories?user=${user}`);
    for (const one of [kept, other]) await card(page, one).getByRole("checkbox").check();
    await page.locator(".merge-bar").getByRole("button", { name: "Choose none" }).click();
    assert.equal(await page.getByRole("checkbox", { checked: true }).count(), 0);
    for (const one of [kept, other]) await card(page, one).getByRole("checkbox").check();
    await page.locator(".merge-bar").getByRole("button", { name: "Merge…" }).click();
    const dialog = page.getByRole("dialog", { name: "Merge 2 memories into one" });
    assert.equal(await dialog.getByLabel("The new text").inputValue(), other.content);
    await dialog.getByLabel("Merge into").selectOption(kept.id);
    await dialog.getByRole("button", { name: "Merge" }).click();
    await written(page).getByText("MERGE", { exact: true }).waitFor();
    await card(page, other).waitFor({ state: "detached" });
    await card(page, kept).getByText(other.content).waitFor();
    const now = await get(memory(user, kept.id));
    assert.deepEqual([now.state, now.content], ["active", other.content]);
    assert.deepEqual([...now.topics].sort(), ["family", "running"]);

    await page.getByRole("form", { name: "Filters" }).getByLabel("State").selectOption("merged");
    await page.waitForURL("**state=merged*");
    await card(page, other).getByRole("button", { name: "Restore…" }).click();
    const sure = page.getByRole("dialog", { name: "Restore this memory?" });
    await sure.getByText("so two memories may then say the same").waitFor();
    await sure.getByRole("button", { name: "Restore" }).click();
    await written(page).getByText("merged → active").waitFor();
  });
  assert.equal((await get(memory(user, other.id))).state, "active");
});

test("a memory is opened, edited and left again, all by the keyboard", async () => {
  const user = "opened";
  const made = await remember(user, "Is afraid of dogs", { importance: 2 });
  await visit({}, async (page) => {
    await go(page, `/admin/memories?user=${user}`);
    await card(page, made).getByRole("link", { name: "Details" }).press("Enter");
    await page.waitForURL(`**memory=${made.id}*`);
    await page.locator(".single-text").getByText("Is afraid of dogs").waitFor();
    const focus = () => page.evaluate(() => document.activeElement.id || document.activeElement.textContent);
    assert.equal(await focus(), "main", "what had the focus is gone, so the page is read from its beginning");
    await page.getByRole("button", { name: "Edit…" }).press("Enter");
    await page.getByRole("dialog", { name: "Edit memory" }).getByLabel("Importance").selectOption("5");
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).press("Enter");
    await written(page).getByText("UPDATE", { exact: true }).waitFor();
    await page.getByText("Importance 5 of 5").first().waitFor();
    await page.getByRole("button", { name: "Delete…" }).press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).press("Enter");
    await written(page).getByText("DELETE", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Restore…" }).waitFor();
    await page.waitForFunction(() => document.activeElement.textContent === "Restore…");
    await page.goBack();
    await card(page, made).waitFor({ state: "detached" });
    await page.getByText("No active memories").waitFor();
  });
});

test("a write under way is not called back by closing its dialog: its event is shown", async () => {
  const user = "waited";
  const made = await remember(user, "Collects stamps");
  await visit({}, async (page) => {
    let answer = null;
    const held = new Promise((resolve) => (answer = resolve));
    await page.route(`**${memory(user, made.id)}`, async (route) => {
      if (route.request().method() === "PATCH") await held;
      await route.fallback();
    });
    await go(page, `/admin/memories?user=${user}`);
    await card(page, made).getByRole("button", { name: "Edit…" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit memory" });
    await dialog.getByLabel("Text").fill("Collects coins");
    await dialog.getByRole("button", { name: "Save" }).click();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await dialog.waitFor();
    assert.ok(await dialog.getByRole("button", { name: "Cancel" }).isDisabled());
    answer();
    await written(page).getByText("Collects coins").waitFor();
    await dialog.waitFor({ state: "detached" });
    await card(page, made).locator(".memory-text").getByText("Collects coins").waitFor();
  });
});

test("a long list comes fifty at a time, each memory once, though some go meanwhile", async () => {
  const user = "long";
  const made = [];
  for (let n = 0; n < 120; n += 1) made.push(await remember(user, `Line ${n} of a long list`));
  made.reverse();
  const shown = (page) =>
    page.locator(".memory").evaluateAll((cards) => cards.map(({ dataset }) => dataset.memory));
  await visit({}, async (page) => {
    await go(page, `/admin/memories?user=${user}`);
    await page.getByText("50 shown").waitFor();
    assert.deepEqual(
      await shown(page),
      made.slice(0, 50).map(({ id }) => id),
    );
    for (const at of [0, 49]) await call("DELETE", memory(user, made[at].id));
    await page.getByRole("button", { name: "Show 50 more" }).click();
    await page.getByText("100 shown").waitFor();
    await page.getByRole("button", { name: "Show 50 more" }).click();
    await page.getByText("120 in all").waitFor();
    assert.deepEqual(
      await shown(page),
      made.map(({ id }) => id),
    );
  });
});

test("a day in the search is the reader's own, from its midnight to its end", async () => {
  await story();
  await visit({}, async (page) => {
    const asked = page.waitForRequest("**/api/memory/query");
    await go(
      page,
      `/admin/memories?user=${USER}&view=recall&q=coffee&updated_after=2026-07-01&updated_before=2026-07-02`,
    );
    const { filters } = (await asked).postDataJSON();
    assert.deepEqual(
      [filters.updated_after, filters.updated_before],
      ["2026-06-30T22:00:00.000Z", "2026-07-02T21:59:59.999Z"],
    );
    await page.getByText("No memory answers this").waitFor();
  });
});
