// What the auditor does: finds the person, goes back in time, reads what changed, and takes the evidence
// along.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { go, key, picture, settled, url, visit } from "../browser.mjs";
import { begin, call, counts, get, memories, memory, once, over, remember } from "../ledger.mjs";

const USER = "evidence";

/** A text without its line ends and gaps, which are matters of style. */
const oneLine = (text) => text.replace(/\s+/g, " ").trim();

/** A user with one memory that was edited twice, one that was merged, and one that is gone. */
const story = once(async () => {
  const edited = await remember(USER, "Prefers the early train to Porto on Mondays", { category: "Travel" });
  await call("PATCH", memory(USER, edited.id), { content: "Prefers the late train to Porto on Mondays" });
  const two = [await remember(USER, "Cannot eat lactose"), await remember(USER, "Is lactose intolerant")];
  await call("POST", `${memories(USER)}/merge`, {
    source_ids: two.map(({ id }) => id),
    content: "Is lactose intolerant and avoids milk",
    reason: "the same, said twice",
  });
  const gone = await remember(USER, "Asked about the weather");
  await call("DELETE", `${memory(USER, gone.id)}?reason=of%20no%20use`);
  await call("PATCH", memory(USER, edited.id), { content: "Prefers the late train to Porto on Fridays" });
  return { edited, two, gone, rev: (await counts(USER)).rev };
});

test("a user is found by the beginning of the id, and the address can be sent on", async () => {
  const { rev } = await story();
  await visit({ as: "auditor" }, async (page) => {
    await go(page, "/admin/audit");
    await page.getByLabel("Whose memories do you want to see?").fill("evid");
    await page.waitForURL("**/admin/audit?prefix=evid");
    await page.waitForFunction(() => document.querySelectorAll(".find-user").length === 1);
    await page.getByLabel("Whose memories do you want to see?").press("Enter");
    await page.getByRole("heading", { name: USER, level: 2 }).waitFor();
    await page.locator(".change").first().waitFor();
    assert.equal(await page.locator(".change[id^=rev-]").count(), rev);
    await page.getByRole("link", { name: "Deleted", exact: true }).click();
    await page.waitForURL("**&event=DELETE*");
    await page.getByText("Reason: of no use").waitFor();
    await settled(page);
    assert.equal(await page.locator(".change[id^=rev-]").count(), 1);
  });
});

test("the history of a memory is read as word diffs", async () => {
  const { edited } = await story();
  await visit({ as: "auditor" }, async (page) => {
    await go(page, `/admin/audit?user=${USER}&view=memory&memory=${edited.id}`);
    const changes = page.locator("ol.changes > li");
    assert.equal(await changes.count(), 3);
    const [newest, older] = [changes.nth(0), changes.nth(1)];
    assert.equal(await newest.locator("del .user-text").innerText(), "Mondays");
    assert.equal(await newest.locator("ins .user-text").innerText(), "Fridays");
    assert.equal(await older.locator("del .user-text").innerText(), "early");
    assert.equal(await older.locator("ins .user-text").innerText(), "late");
    assert.match(await newest.locator(".diff").innerText(), /Prefers the late train to Porto on/);
    const at = newest.locator("time").first();
    assert.match(await at.getAttribute("title"), /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC$/);
    const [shown, instant] = [await at.innerText(), await at.getAttribute("datetime")];
    const here = new Intl.DateTimeFormat("en-GB", {
      day: "numeric",
      month: "short",
      year: "numeric",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
      timeZoneName: "short",
      timeZone: "Europe/Berlin",
    });
    assert.match(shown, /(CET|CEST|GMT\+[12])$/, "the zone stands next to the time");
    assert.equal(shown.replace(/\s/g, " "), here.format(new Date(instant)).replace(/\s/g, " "));
  });
});

test("a history tells what changed beside the text", async () => {
  const { id } = await remember("labels", "Runs along the river", {
    topics: ["sport", "habits"],
    metadata: { source: "chat", toString: "hidden" },
  });
  const path = memory("labels", id);
  await call("PATCH", path, { topics: ["habits", "<b>music</b>"], metadata: { source: "mail" } });
  await call("PATCH", path, { importance: 4, category: "Health" });
  await visit({ as: "auditor" }, async (page) => {
    await go(page, `/admin/audit?user=labels&view=memory&memory=${id}`);
    const changes = page.locator("ol.changes > li");
    const fields = (at) => changes.nth(at).getByRole("list", { name: "Changed besides the text" });
    const told = async (at) => (await fields(at).getByRole("listitem").allInnerTexts()).map(oneLine);
    assert.deepEqual(await told(0), ["Category was none → is now Health", "Importance was 2 → is now 4"]);
    assert.deepEqual(await told(1), [
      "Topics added +<b>music</b> removed −sport",
      'Metadata source was "chat" → is now "mail"',
      'Metadata toString was "hidden" → is now none',
    ]);
    assert.equal(await fields(2).count(), 0, "what is new changed from nothing");
    await picture(page, "audit-labels");
    // Seen from its first rev the memory has changed since, though its text has not.
    await go(page, "/admin/audit?user=labels&view=moment&rev=1&show=changed");
    const since = page.locator(".since-changed").getByRole("listitem").filter({ hasText: "Topics" });
    assert.match(oneLine(await since.innerText()), /^Topics added \+<b>music<\/b> removed −sport$/);
  });
});

test("the slider goes through the revs by keyboard and shows what was remembered then", async () => {
  const { rev } = await story();
  await visit({ as: "auditor" }, async (page) => {
    await go(page, `/admin/audit?user=${USER}&view=moment`);
    const slider = page.getByRole("slider", { name: "Rev" });
    await slider.focus();
    assert.equal(await slider.inputValue(), String(rev));
    await slider.press("ArrowLeft");
    await page.waitForURL(`**rev=${rev - 1}*`);
    await page
      .getByRole("heading", { name: new RegExp(`^Rev ${rev - 1}, made .*: 2 memories active$`) })
      .waitFor();
    // Then it said Mondays; what became of it since is shown beside it.
    const then = page.locator(".memory").filter({ hasText: "train to Porto" });
    assert.equal(await then.locator("del .user-text").innerText(), "Mondays");
    assert.equal(await then.locator("ins .user-text").innerText(), "Fridays");
    await slider.press("Home");
    await page.getByText("Nothing was remembered then").waitFor();
    await slider.press("ArrowRight");
    await page.waitForURL("**rev=1*");
    await page.getByRole("heading", { name: /: 1 memory active$/ }).waitFor();
    await page.getByRole("link", { name: /^Added since/ }).click();
    await page.locator(".since-added").getByText("Is lactose intolerant and avoids milk").waitFor();
    await page.getByRole("link", { name: /^Changed since/ }).click();
    await page.locator(".since-changed ins").first().waitFor();
    await picture(page, "audit-changed-since");
    const sent = page.url();
    await page.goto("/admin/audit");
    await go(page, sent);
    assert.equal(await slider.inputValue(), "1", "the address holds the moment");
    await page.locator(".since-changed ins").first().waitFor();
  });
});

test("a date leads to the rev of then", async () => {
  const { edited } = await story();
  const { items } = await get(`${memory(USER, edited.id)}/history`);
  await visit({ as: "auditor" }, async (page) => {
    await go(page, `/admin/audit?user=${USER}&view=moment&at=${encodeURIComponent(items.at(-1).ts)}`);
    await page.getByRole("heading", { name: /^Rev 1,/ }).waitFor();
  });
});

test("what a run deleted is shown without what others deleted in its time", async () => {
  const user = "accompanied";
  for (const text of ["Thanks!", "ok", "Keeps bees behind the house", "lol", "Speaks Catalan"]) await remember(user, text);
  const begun = await begin(user);
  const other = await remember(user, "Deleted by somebody else meanwhile");
  await call("DELETE", memory(user, other.id));
  const run = await over(begun);
  const deleted = run.stats["save.deleted"];
  assert.ok(deleted > 0, JSON.stringify(run.stats));
  await visit({ as: "auditor" }, async (page) => {
    await go(page, `/admin/audit?user=${user}&view=graph&run=${run.run_id}`);
    await page.getByRole("link", { name: `${deleted} deleted, restorable` }).click();
    await page.waitForURL("**view=timeline*");
    await settled(page);
    assert.equal(await page.locator(".change[id^=rev-]").count(), deleted);
    assert.equal(await page.getByText("Deleted by somebody else meanwhile").count(), 0);
    assert.equal(await page.getByLabel("Run", { exact: true }).inputValue(), run.run_id);
  });
});

test("the memories of a run that was undone are shown as they are now", async () => {
  const user = "undone";
  const two = [await remember(user, "Is lactose intolerant"), await remember(user, "Is lactose intolerant.")];
  const run = await over(await begin(user));
  assert.ok(run.stats["save.merged_away"] > 0, JSON.stringify(run.stats));
  await call("POST", `/api/admin/workflows/runs/${run.run_id}/restore`);
  await visit({ as: "auditor" }, async (page) => {
    await go(page, `/admin/audit?user=${user}&view=graph&run=${run.run_id}`);
    await page.locator(".graph-node").first().waitFor();
    for (const { id } of two) {
      const box = page.locator(`.graph-node[title^="${id}"]`);
      assert.equal(await box.locator(".graph-state").innerText(), "active");
    }
    assert.equal(await page.locator(".graph-node.node-archived").count(), 1, "what it made is archived");
    await page.getByText("undone").first().waitFor();
  });
});

test("a moment is exported, and a memory shows what was said and when it was recorded", async () => {
  const { edited } = await story();
  await visit({ as: "auditor" }, async (page) => {
    await go(page, `/admin/audit?user=${USER}&view=moment&rev=1`);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Export JSON lines of rev 1" }).click(),
    ]);
    const lines = (await readFile(await download.path(), "utf8")).trim().split("\n").map((line) => JSON.parse(line));
    assert.deepEqual(
      lines.filter(({ type }) => type === "memory").map(({ content }) => content),
      ["Prefers the early train to Porto on Mondays"],
    );
    await go(page, `/admin/audit?user=${USER}&view=memory&memory=${edited.id}`);
    await page.locator(".standing dt", { hasText: "Recorded" }).waitFor();
    // The bundled people were imported, with sentences and times of their own.
    const { items } = await get(`${memories("ana")}?state=all&limit=500`);
    const imported = items.find(({ input, state }) => input && state !== "purged");
    await go(page, `/admin/audit?user=ana&view=memory&memory=${imported.id}`);
    const said = page.locator(".own-words");
    assert.equal(oneLine(await said.locator("blockquote").innerText()), oneLine(imported.input));
    await page.locator(".standing dt", { hasText: "Created, as claimed" }).waitFor();
  });
});

test("merges are drawn with what they came from", async () => {
  const { two } = await story();
  await visit({ as: "auditor" }, async (page) => {
    await go(page, `/admin/audit?user=${USER}&view=graph&memory=${two[0].id}`);
    await page.getByText("2 → 1").first().waitFor();
    const drawn = await page.locator(".audit-body svg").first().locator("xpath=..").innerText();
    const all = drawn + (await page.locator(".audit-body").innerText());
    for (const text of ["Cannot eat lactose", "avoids milk"])
      assert.ok(all.includes(text), `${text} is not drawn`);
    await picture(page, "audit-merge");
  });
});

test("an export is a file with everything of the user", async () => {
  const { rev } = await story();
  await visit({ as: "auditor" }, async (page) => {
    await go(page, `/admin/audit?user=${USER}`);
    for (const [label, ending] of [
      ["Export JSON lines", "jsonl"],
      ["Export CSV", "csv"],
    ]) {
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: label }).click(),
      ]);
      assert.ok(download.suggestedFilename().endsWith(`.${ending}`), download.suggestedFilename());
      const lines = (await readFile(await download.path(), "utf8")).trim().split("\n");
      assert.ok(lines.length > rev, `${ending}: ${lines.length} lines`);
      if (ending === "csv") continue;
      const types = lines.map((line) => JSON.parse(line).type);
      assert.equal(types.filter((type) => type === "memory").length, 5);
      assert.ok(types.includes("event") && types.includes("history"), types.join());
    }
  });
});

test("a check is made and stays on record", async () => {
  await story();
  await visit({ as: "auditor" }, async (page) => {
    await go(page, `/admin/audit?user=${USER}&view=verify`);
    await page.getByText(/^(Never verified|This user alone was not checked yet)$/).waitFor();
    await page.getByRole("button", { name: "Verify now" }).click();
    await page.getByText("Consistent in itself; the end of the log is not proven").waitFor();
    await page.getByRole("link", { name: "Save as an anchor" }).waitFor();
    const digest = await page.locator(".anchor code").innerText();
    await page.reload();
    await settled(page);
    await page.getByText("Consistent in itself; the end of the log is not proven").waitFor();
    assert.equal(await page.locator(".anchor code").innerText(), digest, "it is on record");
    await page.getByRole("cell", { name: "this user" }).waitFor();
  });
});

test("who asked is told, and what was refused", async () => {
  const { edited } = await story();
  const query = { query: "train to Porto", filters: { user_id: USER } };
  await call("POST", "/api/memory/query", query);
  const response = await fetch(`${url}${memory(USER, edited.id)}`, {
    method: "PATCH",
    headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json", "If-Match": '"1"' },
    body: JSON.stringify({ content: "Takes no train at all" }),
  });
  assert.equal(response.status, 412);
  await visit({ as: "auditor" }, async (page) => {
    await go(page, `/admin/audit?user=${USER}&view=access`);
    await page.getByRole("row").filter({ hasText: "revision_mismatch" }).getByText("refused").waitFor();
    await page.getByRole("row").filter({ hasText: "search" }).first().getByText("answered").waitFor();
    await picture(page, "audit-who-asked");
  });
});
