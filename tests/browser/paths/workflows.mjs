// What the operator does: starts a run and watches it end, reads what it did, undoes it, and sets when
// runs begin by themselves.
import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { go, picture, settled, visit } from "../browser.mjs";
import { begin, call, counts, get, memory, newestRun, over, remember, until } from "../ledger.mjs";

const CONFIG = "/api/admin/workflows/config";
const grouped = (n) => new Intl.NumberFormat("en-GB").format(n);

/** Starts a run of ana's from the table and sees it to its end; answers it. */
async function optimise(page) {
  const before = await counts("ana");
  const row = page.locator(".section-users tr[data-row=ana]");
  const button = row.getByRole("button", { name: /Optimize/ });
  await button.click();
  await page.getByText("A run for ana has begun.").waitFor();
  await row.getByRole("button", { name: /Running/ }).waitFor();
  const card = page.locator(".active-run").filter({ hasText: "ana" });
  await card.getByRole("progressbar", { name: "Run for ana" }).waitFor();
  const ended = page
    .locator(".ended-run")
    .filter({ has: page.getByRole("link", { name: "ana", exact: true }) });
  await ended.getByText("completed").waitFor();
  const run = await newestRun("ana");
  assert.equal(run.before_count, before.active);
  assert.ok(run.after_count < run.before_count, "the run has changed something");
  const told = `${grouped(run.before_count)} memories before, ${grouped(run.after_count)}`;
  await page.locator(".toast").getByText(told).waitFor();
  await ended.getByRole("img", { name: `${told} after` }).waitFor();
  await button.waitFor();
  return run;
}

test("a run is started, watched and found among the recent ones", async () => {
  await visit({}, async (page) => {
    await go(page, "/admin/workflows");
    await page.locator(".live-state").getByText("Live").waitFor();
    // One at a time is worked on, so that ana's is seen to wait behind this one.
    const first = await begin("bo");
    const run = await optimise(page);
    await over(first);
    await picture(page, "workflows-after-a-run", { fullPage: false });
    const line = page.locator(`.section-runs tr[data-row="${run.run_id}"]`);
    await line.getByText("completed").waitFor();
    await line.getByRole("link", { name: /ana/ }).click();
    await page.getByRole("heading", { level: 1, name: "Run for ana" }).waitFor();
    assert.equal(new URL(page.url()).searchParams.get("run"), run.run_id);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Workflows" }).waitFor();
  });
});

test("where there is no live stream the page asks every two seconds", async () => {
  await visit({ expect: [/ERR_FAILED/] }, async (page) => {
    await page.route("**/api/admin/workflows/active*", (route) =>
      route.request().headers().accept?.includes("event-stream") ? route.abort() : route.fallback(),
    );
    await go(page, "/admin/workflows");
    await page.getByText("Updated every 2 s").waitFor();
    await page.locator(".section-users").getByRole("button", { name: "Optimize dee" }).click();
    await page.getByText("A run for dee has begun.").waitFor();
    await page.locator(".ended-run").filter({ hasText: "dee" }).getByText("completed").waitFor();
  });
});

test("a restore says what will change, and changes that", async () => {
  const run = await over(await begin("restored"));
  const {
    deleted,
    merged_away: away,
    merged_groups: groups,
  } = Object.fromEntries(
    Object.entries(run.stats)
      .filter(([name]) => name.startsWith("save."))
      .map(([name, n]) => [name.slice(5), n]),
  );
  assert.ok(deleted > 0 && away > 0 && groups > 0, JSON.stringify(run.stats));
  await visit({}, async (page) => {
    await go(page, `/admin/workflows?run=${run.run_id}`);
    await page.getByRole("button", { name: "Undo…" }).click();
    const dialog = page.getByRole("dialog", { name: "Undo the run for restored?" });
    const said = await dialog.locator(".consequences").innerText();
    assert.match(
      said,
      new RegExp(`${deleted + away} memories are restored: ${deleted} deleted, ${away} merged away`),
    );
    assert.match(said, new RegExp(`${groups} merged memor(y is|ies are) archived`));
    await picture(page, "workflows-restore", { fullPage: false });
    await dialog.getByRole("button", { name: "Cancel" }).click();
    assert.equal((await counts("restored")).active, run.after_count, "stepping back changes nothing");
    await page.getByRole("button", { name: "Undo…" }).press("Enter");
    await dialog.getByRole("button", { name: "Undo", exact: true }).click();
    await page.getByText(`Undone: ${deleted + away} memories are active again`).waitFor();
    await page.getByText(/^Undone .* restored/).waitFor();
    assert.ok(await page.getByRole("button", { name: "Undo…" }).isDisabled());
  });
  assert.equal((await counts("restored")).active, run.before_count);
});

test("a run tells what it decided of each memory and why", async () => {
  const run = await over(await begin("told"));
  await visit({}, async (page) => {
    await go(page, `/admin/workflows?run=${run.run_id}`);
    await page.locator(".report").getByRole("heading").first().waitFor();
    await page.getByRole("link", { name: /^Decisions/ }).click();
    await page.getByRole("link", { name: /^Delete / }).click();
    const first = page.locator(".decision").first();
    const { memory_id: id } = run.decisions.find(({ action }) => action === "delete");
    const { content } = await get(`/api/users/told/memories/${id}`);
    await first.getByText(content.slice(0, 40)).waitFor();
    await page.getByRole("link", { name: /^Merges/ }).click();
    await page.locator(".merge-product").first().getByText(run.merges[0].content.slice(0, 40)).waitFor();
    assert.equal(
      await page.locator(".merge").first().locator(".merge-sources li").count(),
      run.merges[0].source_ids.length,
    );
    await page.reload();
    await page.locator(".merge").first().waitFor();
    await settled(page);
  });
  // Counted a second later at most.
  await sleep(1200);
  const { items } = await get("/api/users/told/memories?state=merged&limit=500");
  const [source] = run.merges[0].source_ids;
  assert.equal(items.find(({ id }) => id === source).retrievals, 0, "to look at a run is no retrieval");
});

test("a decision to merge that came to nothing says so", async () => {
  const user = "apart";
  const made = [];
  for (const [content, more] of [
    ["Lives in Porto with her sister", { category: "Home" }],
    ["Lives in Porto with her sister Rita", { category: "Family" }],
    ["Plays tennis on Sundays", { pinned: true }],
    ["Plays tennis on Sundays with Ana", {}],
    ["Drinks tea with milk", {}],
    ["Drinks tea with milk and honey", {}],
  ])
    made.push(await remember(user, content, more));
  const run = await over(await begin(user));
  assert.equal(run.decisions.filter(({ action }) => action === "merge").length, 3);
  assert.equal(run.merges.length, 1);
  const line = (page, { id }) =>
    page.locator(".decision").filter({ has: page.locator(`.memory-text[data-memory="${id}"]`) });
  const apart = "Not merged: pinned memories, and those of another category, stay apart.";
  await visit({}, async (page) => {
    await go(page, `/admin/workflows?run=${run.run_id}&tab=decisions&action=merge`);
    for (const one of [made[0], made[3]]) await line(page, one).getByText(apart).waitFor();
    assert.equal(await page.locator(".decision").count(), 3);
    assert.equal(await page.getByText("Not merged").count(), 2, "one of them was merged");

    // As where a model gave no text, and as where it is not known yet who is merged with whom.
    let part = { merges: run.merges.map((merge) => ({ ...merge, content: null })) };
    await page.route(`**/runs/${run.run_id}`, (route) => route.fulfill({ json: { ...run, ...part } }));
    await page.reload();
    await line(page, made[4]).getByText("Not merged: no common text was found.").waitFor();
    part = { merges: [], steps: run.steps.filter(({ name }) => name !== "resolve_merges") };
    await page.reload();
    await line(page, made[4]).waitFor();
    assert.equal(await page.getByText("Not merged").count(), 0);
  });
});

test("a run shows its own user's texts as they are now, whatever was shown before", async () => {
  const runs = [await over(await begin("told")), await over(await begin("bo"))];
  const kept = (run) =>
    run.decisions
      .filter(({ action }) => action === "keep")
      .slice(0, 10)
      .map((decision) => decision.memory_id);
  const [theirs, bos] = runs.map(kept);
  const id = theirs.find((one) => bos.includes(one));
  assert.ok(id, "both were imported from one file, ids and all");
  await call("PATCH", memory("bo", id), { content: "Is called Bo" });
  await visit({}, async (page) => {
    const open = async (run) => {
      await page.locator(`.section-runs tr[data-row="${run.run_id}"]`).getByRole("link").first().click();
      await page.getByRole("link", { name: /^Decisions/ }).click();
      await page.getByRole("link", { name: /^Keep / }).click();
      const text = page.locator(`.memory-text[data-memory="${id}"]`);
      await text.scrollIntoViewIfNeeded();
      await text.locator(".user-text").waitFor();
      return text.innerText();
    };
    const back = () => page.getByRole("link", { name: "‹ All workflows" }).click();
    await go(page, "/admin/workflows");
    const { content } = await get(memory("told", id));
    assert.equal(await open(runs[0]), content);
    await back();
    assert.equal(await open(runs[1]), "Is called Bo");
    await call("PATCH", memory("bo", id), { content: "Is called Boris" });
    await back();
    assert.equal(await open(runs[1]), "Is called Boris");
  });
});

test("a dialog gives the focus back to what was drawn anew behind it", async () => {
  const run = {
    run_id: "01a20253-7d17-7411-9095-0e73e3506801",
    user_id: "bo",
    status: "requested",
    step: 1,
    step_name: "fetch",
    total_steps: 6,
    progress: 0,
    stats: {},
    requested_at: "2026-11-22T08:00:00Z",
    started_at: null,
  };
  const body = JSON.stringify({ items: [run] });
  await visit({}, async (page) => {
    // No stream, so that the list is asked for and drawn every two seconds.
    await page.route("**/api/admin/workflows/active*", (route) =>
      route.fulfill({ contentType: "application/json", body }),
    );
    await go(page, "/admin/workflows");
    const cancel = page.getByRole("button", { name: "Cancel the run for bo" });
    const drawn = await cancel.elementHandle();
    await cancel.click();
    const dialog = page.getByRole("dialog", { name: "Cancel this run?" });
    await dialog.waitFor();
    await until(() => drawn.evaluate((node) => !node.isConnected));
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    assert.ok(await cancel.evaluate((node) => node === document.activeElement), "the focus is lost");
  });
});

test("settings are changed, discarded and refused", async () => {
  const before = await get(CONFIG);
  await visit({}, async (page) => {
    await go(page, "/admin/workflows");
    const section = page.locator(".section-settings");
    const threshold = section.getByLabel(/Growth threshold/);
    const save = section.getByRole("button", { name: "Save" });
    assert.equal(await threshold.inputValue(), String(before.threshold));
    await threshold.fill("0");
    await section.getByText("A whole number from 1 to 1,000,000.").waitFor();
    assert.ok(await save.isDisabled());
    await section.getByRole("button", { name: "Discard" }).click();
    assert.equal(await threshold.inputValue(), String(before.threshold));
    // So high that no run begins by itself while it is on.
    await threshold.fill("900000");
    await section.getByLabel(/Cooldown/).fill("7");
    await section.getByRole("switch").check();
    await section
      .getByText("900,000 more memories than after their last run, at most once in 7 hours")
      .waitFor();
    await save.click();
    await page.getByText("Settings are saved.").waitFor();
    assert.deepEqual(await get(CONFIG), { ...before, enabled: true, threshold: 900000, cooldown_hours: 7 });
    await page.reload();
    await settled(page);
    assert.equal(await threshold.inputValue(), "900000");
    assert.ok(await section.getByRole("switch").isChecked());
  });
  await call("PUT", CONFIG, before);
});

test("users are sorted by every column, searched and opened", async () => {
  await visit({}, async (page) => {
    await go(page, "/admin/workflows");
    const section = page.locator(".section-users");
    for (const name of [
      "User",
      "E-mail",
      "Memories",
      "Topics",
      "Growth",
      "After last run",
      "Runs",
      "Last optimized",
    ]) {
      const head = section.getByRole("columnheader", { name });
      const first = await head.getAttribute("aria-sort");
      await head.getByRole("button").click();
      await page.waitForFunction(
        ([label, was]) => {
          const heads = [...document.querySelectorAll(".section-users th[aria-sort]")];
          const now = heads.find((node) => node.textContent.startsWith(label)).getAttribute("aria-sort");
          return now !== was && now !== "none";
        },
        [name, first],
      );
    }
    await section.getByLabel("Find a user").fill("heavy");
    await page.waitForFunction(
      () => document.querySelectorAll(".section-users tbody tr[data-row]").length === 1,
    );
    const row = section.locator("tr[data-row=heavy]");
    assert.match(await row.getAttribute("class"), /amber/, "who has grown over the threshold stands out");
    await row.getByText("Held back").waitFor();
    await row.getByRole("button", { name: "Show more of heavy" }).click();
    await section.getByText("No run yet.").waitFor();
    assert.equal(new URL(page.url()).searchParams.get("prefix"), "heavy");
  });
});
