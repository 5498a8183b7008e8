// How memories age: the operator turns a policy on, reads what its first run would take away, and lets it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { go, picture, settled, visit } from "../browser.mjs";
import { inspect } from "../inspect.mjs";
import { call, counts, get, over, remember } from "../ledger.mjs";

const USER = "aged";
const PHONE = 375;
const config = (policy) => `/api/admin/workflows/${policy}/config`;
const runOf = (page) => new URL(page.url()).searchParams.get("run");
const row = (page, policy) => page.locator(`.section-ageing tr[data-row="${policy}"]`);
const open = (page, title) => page.getByRole("button", { name: `Show more of ${title}` }).click();

/** Light and dark, wide and narrow. */
async function looks(page, name) {
  for (const width of [1280, PHONE]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      await inspect(page, `${name}-${width}-${colorScheme}`);
    }
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: "light" });
}

/** Turns forgetting on in its form, and sees that in the table. */
async function turnOn(page) {
  const before = await get(config("ttl"));
  const form = page.getByRole("form", { name: "Settings of Forgetting" });
  const save = form.getByRole("button", { name: "Save" });
  await row(page, "ttl").getByText("off").waitFor();
  await open(page, "Forgetting");
  await form.getByLabel(/Not used for/).fill("0");
  await form.getByText("A whole number from 1 to 36,500.").waitFor();
  assert.ok(await save.isDisabled());
  await form.getByRole("button", { name: "Discard" }).click();
  assert.equal(await form.getByLabel(/Not used for/).inputValue(), String(before.idle_days));
  await form.getByLabel(/Not used for/).fill("90");
  await form.getByRole("switch").check();
  await save.click();
  await page.getByText("Settings are saved.").waitFor();
  await row(page, "ttl").getByText("on", { exact: true }).waitFor();
  await row(page, "ttl").getByText("dry run").waitFor();
  await row(page, "ttl").getByText(/^in \d/).waitFor();
  assert.deepEqual(await get(config("ttl")), { ...before, enabled: true, idle_days: 90 });
}

test("forgetting is turned on, tried, accepted and undone", async () => {
  // Not all of a user's memories may go.
  await remember(USER, "Has just come back from Braga");
  const before = await counts(USER);
  await visit({}, async (page) => {
    await go(page, "/admin/workflows");
    await turnOn(page);
    await looks(page, "ageing-policy");
    const start = page.getByRole("form", { name: "Run Forgetting" });
    await start.getByLabel("Run it for the user").fill(USER);
    await start.getByRole("button", { name: "Run now" }).click();
    await page.getByRole("heading", { level: 1, name: `Run for ${USER}` }).waitFor();

    const dry = await over(runOf(page));
    const { selected } = dry.figures;
    assert.equal(dry.figures.dry_run, 1);
    assert.ok(selected > 0 && selected < before.active, JSON.stringify(dry.figures));
    await page.getByRole("heading", { name: "Forgetting: dry run" }).waitFor();
    assert.equal(await page.getByRole("button", { name: "Undo…" }).count(), 0, "there is nothing to undo");
    await settled(page);
    await looks(page, "ageing-dry-run");
    await page.getByRole("button", { name: "Do it…" }).click();
    const dialog = page.getByRole("dialog", { name: `Do what this dry run reports for ${USER}?` });
    await dialog.getByText(`${selected} memories of ${before.active}`).waitFor();
    await dialog.getByText("From then on, runs of Forgetting act").waitFor();
    await picture(page, "ageing-accept", { fullPage: false });
    await dialog.getByRole("button", { name: "Cancel" }).click();
    assert.equal((await get(config("ttl"))).dry_run, true, "stepping back accepts nothing");
    await page.getByRole("button", { name: "Do it…" }).click();
    await dialog.getByRole("button", { name: "Do it", exact: true }).click();
    await page.getByText(`Accepted. The run for ${USER} has begun.`).waitFor();

    await page.waitForFunction((was) => new URL(location.href).searchParams.get("run") !== was, dry.run_id);
    const run = await over(runOf(page));
    assert.deepEqual([run.figures.dry_run, run.figures.forgotten], [0, selected]);
    assert.equal((await counts(USER)).active, before.active - selected);
    await page.getByRole("heading", { name: "Forgetting: complete" }).waitFor();
    assert.equal(await page.getByRole("button", { name: "Do it…" }).count(), 0, "it is done");
    await page.getByRole("button", { name: "Undo…" }).click();
    const undo = page.getByRole("dialog", { name: `Undo the run for ${USER}?` });
    await undo.getByText(`${selected} forgotten`).waitFor();
    await undo.getByRole("button", { name: "Undo", exact: true }).click();
    await page.getByText(`Undone: ${selected} memories are active again`).waitFor();
    assert.equal((await counts(USER)).active, before.active);

    await page.getByRole("link", { name: "‹ All workflows" }).click();
    await row(page, "ttl").getByText("in force").waitFor();
    await page.locator(`.section-runs tr[data-row="${dry.run_id}"]`).getByText("dry run").waitFor();
  });
  // So that it runs for nobody by itself.
  await call("PUT", config("ttl"), { enabled: false });
});

test("every policy opens with what is set, and shares have decimals", async () => {
  await visit({ expect: [/status of 400/] }, async (page) => {
    await go(page, "/admin/workflows");
    for (const title of [
      "Pruning",
      "Cluster summaries",
      "Long-term summaries",
      "Consolidation",
      "Insights",
    ]) {
      await open(page, title);
      await page.getByRole("form", { name: `Settings of ${title}` }).getByRole("switch").waitFor();
    }
    await settled(page);
    await looks(page, "ageing-policies");
    const form = page.getByRole("form", { name: "Settings of Consolidation" });
    const before = await get(config("consolidation"));
    assert.equal(await form.getByLabel(/Similarity from/).inputValue(), String(before.band_low));
    await form.getByLabel(/Similarity from/).fill("0.99");
    await form.getByRole("button", { name: "Save" }).click();
    await form.getByText("must not be above band_high").waitFor();
    await form.getByLabel(/Similarity from/).fill("0.75");
    await form.getByRole("button", { name: "Save" }).click();
    await page.getByText("Settings are saved.").waitFor();
    assert.equal((await get(config("consolidation"))).band_low, 0.75);
    await call("PUT", config("consolidation"), { band_low: before.band_low });
  });
});

test("who only reads sees the policies and changes none", async () => {
  await visit({ as: "auditor" }, async (page) => {
    await go(page, "/admin/workflows");
    await open(page, "Forgetting");
    const form = page.getByRole("form", { name: "Settings of Forgetting" });
    await form.getByText("you are signed in read-only").waitFor();
    assert.ok(await form.getByRole("switch").isDisabled());
    assert.ok(await form.getByLabel(/Not used for/).isDisabled());
    const start = page.getByRole("form", { name: "Run Forgetting" });
    assert.ok(await start.getByLabel("Run it for the user").isDisabled());
  });
});
