// The page of a person who is remembered, on a phone: what waits for their yes, what is known of them, and what they
// can do about it.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { go, settled, visit } from "../browser.mjs";
import { inspect } from "../inspect.mjs";
import { call, get, memory, remember, say, until } from "../ledger.mjs";
import {
  PHONE,
  context,
  dialog,
  done,
  hasFocus,
  inspectBoth,
  keyOf,
  linkOf,
  part,
  press,
  propose,
} from "../person.mjs";

const proposal = async (user, id) =>
  (await get(`${context(user)}/proposals`)).items.find((one) => one.id === id);
/** What is remembered, as the card says it; its buttons are named by it as well. */
const text = (where, words) => where.locator(".me-text").getByText(words, { exact: true });

test("a person says yes, no, and not quite", async () => {
  await say("mia", "t1", { role: "user", content: "I have moved to Weimar, and people call me Mimi." });
  await say("mia", "t1", { role: "assistant", content: "Noted." });
  const city = await propose("mia", "city", "Weimar", 0, "To show trains from there");
  const name = await propose("mia", "preferred_name", "Mimi", 0);
  const goal = await propose("mia", "goals", "to live well with my diabetes", 0);
  const key = await keyOf("person", ["mia"]);
  await visit({ as: null, width: PHONE, expect: [/status of 401/] }, async (page) => {
    await go(page, "/me");
    await press(page, "Open my page");
    await page.getByText("Enter your key.").waitFor();
    await page.getByLabel("Your key").fill(`${key}x`);
    await press(page, "Open my page");
    await page.getByText("This key is not valid. Check that you copied all of it.").waitFor();
    await inspect(page, "me-key-wrong");
    await page.getByLabel("Your key").fill(key);
    await press(page, "Open my page");
    await page.getByText("This is the page of mia.").waitFor();
    await settled(page);

    const questions = part(page, "Waiting for your yes");
    await questions.getByText("May your assistant remember that your city is Weimar?").waitFor();
    await questions.getByText("Your assistant says why: To show trains from there").waitFor();
    assert.equal(await questions.getByText("I have moved to Weimar, and people call me Mimi.").count(), 3);
    await inspectBoth(page, "me-questions");

    // By keyboard, and the focus is not lost with the button.
    await questions.getByRole("button", { name: /^Yes about your city/ }).focus();
    await page.keyboard.press("Enter");
    await done(page, "Saved. Your assistant may use it from now on.");
    await hasFocus(page, "waiting-title");
    assert.equal((await get(context("mia"))).fields.city.value, "Weimar");
    assert.match((await proposal("mia", city.id)).decided_by, /^person:k_/);
    const known = part(page, "What your assistant knows about you");
    await known.getByText("Show the message it comes from").click();
    await known.getByText("I have moved to Weimar, and people call me Mimi.").waitFor();

    await press(questions, /^No about your name/);
    await press(dialog(page), "Back");
    assert.equal((await proposal("mia", name.id)).status, "pending");
    await press(questions, /^No about your name/);
    await press(dialog(page), "Say no");
    await done(page, "Deleted. Your assistant will not use it.");
    assert.deepEqual(
      [(await proposal("mia", name.id)).status, (await proposal("mia", name.id)).value],
      ["rejected", null],
    );

    await press(questions, /^Not quite about your goal/);
    await dialog(page)
      .getByText(/Then tell your assistant, when you next talk, what is right/)
      .waitFor();
    await inspect(page, "me-not-quite");
    await press(dialog(page), "Say no, I will tell it");
    await done(page, "Deleted. Tell your assistant what is right when you next talk.");
    assert.equal((await proposal("mia", goal.id)).status, "rejected");
    await questions.getByText("Nothing is waiting for you").waitFor();

    await press(known, /^Forget this about your city/);
    await dialog(page).getByText("It is deleted at once and can't be brought back.").waitFor();
    await press(dialog(page), "Forget this");
    await done(page, "Deleted. Your assistant no longer knows your city.");
    await hasFocus(page, "known-title");
    assert.deepEqual((await get(context("mia"))).fields, {});
    const lately = part(page, "What happened lately");
    await lately.getByText("You said yes").waitFor();
    assert.equal(await lately.getByText("You said no").count(), 2);
  });
});

test("what a person says of their health is known with their yes, and each fact can be forgotten", async () => {
  for (const content of ["I have asthma. I play the cello.", "I am allergic to penicillin."]) {
    const messages = [{ role: "user", content }];
    await call("POST", "/api/users/mara/turns", { thread_id: "t1", messages });
  }
  const waiting = async () => (await get(`${context("mara")}/proposals?status=pending`)).items;
  await until(async () => (await waiting()).length === 2);
  await visit({ as: null, width: PHONE }, async (page) => {
    await go(page, await linkOf("mara"));
    const questions = part(page, "Waiting for your yes");
    await questions.getByText("May your assistant remember this about your health? The user has asthma.").waitFor();
    for (const left of [1, 0]) {
      await questions.getByRole("button", { name: /^Yes about your health/ }).first().click();
      await done(page, "Saved. Your assistant may use it from now on.");
      assert.equal((await waiting()).length, left);
    }
    const known = part(page, "What your assistant knows about you");
    await known.getByText("The user is allergic to penicillin.", { exact: true }).waitFor();
    await inspectBoth(page, "me-health");
    await press(known, /^Forget this about your health: The user has asthma/);
    await press(dialog(page), "Forget this");
    await done(page, "Deleted. Your assistant no longer knows this about your health.");
    const { facts } = await get(context("mara"));
    assert.deepEqual(
      facts.map(({ value }) => value),
      ["The user is allergic to penicillin."],
    );
    assert.equal(await known.getByText("The user has asthma.", { exact: true }).count(), 0);
    await part(page, "What happened lately").getByText(/ by automatic notes on what was said, /).waitFor();
  });
});

test("a question that was answered elsewhere is not answered twice", async () => {
  await say("max", "t1", { role: "user", content: "I live in Jena." });
  const city = await propose("max", "city", "Jena", 0);
  await visit({ as: null, width: PHONE, expect: [/status of 409/] }, async (page) => {
    await go(page, await linkOf("max"));
    const headers = { Authorization: `Bearer ${await keyOf("person", ["max"])}` };
    const path = `${context("max")}/proposals/${city.id}/reject`;
    await page.request.post(path, { headers, data: {} });
    await press(page, /^Yes about your city/);
    await page.getByRole("alert").getByText("This has changed meanwhile, so nothing was done.").waitFor();
    await page.getByText("Nothing is waiting for you").waitFor();
    assert.equal((await proposal("max", city.id)).status, "rejected");
  });
});

test("a person corrects, deletes, finds and takes along what is remembered", async () => {
  await say("mona", "t1", { role: "user", content: "Black tea in the morning, please." });
  const source = { source: { thread_id: "t1", seq: 0 } };
  const tea = await remember("mona", "Likes black tea", { metadata: source });
  const cats = await remember("mona", "Has two cats", { thread_id: "t1" });
  for (let n = 0; n < 21; n += 1) await remember("mona", `Read book number ${n}`, { metadata: { note: n } });
  await visit({ as: null, width: PHONE }, async (page) => {
    await go(page, await linkOf("mona"));
    const texts = part(page, "What is remembered");
    assert.equal(await texts.getByRole("article").count(), 20);
    await press(texts, "Show more");
    await text(texts, "Has two cats").waitFor();
    assert.equal(await texts.getByRole("article").count(), 23);

    await page.getByLabel("Search for words").fill("zeppelin");
    await page.keyboard.press("Enter");
    await texts.getByText("Nothing has these words").waitFor();
    await page.getByLabel("Search for words").fill("TEA");
    await page.keyboard.press("Enter");
    await text(texts, "Likes black tea").waitFor();
    assert.equal(await texts.getByRole("article").count(), 1);
    await texts.getByText("Show the message it comes from").click();
    await texts.getByText("Black tea in the morning, please.").waitFor();

    await press(texts, /^Correct Likes black tea/);
    await dialog(page).getByLabel("What is right").fill("Likes green tea");
    await inspect(page, "me-correct");
    await press(dialog(page), "Save");
    await done(page, "Saved. Your assistant uses the new words from now on.");
    assert.equal((await get(memory("mona", tea.id))).content, "Likes green tea");
    await texts.getByText("What changed").click();
    await texts.getByText("Before: Likes black tea").waitFor();
    await texts.getByText(/^Changed by you, /).waitFor();
    await inspectBoth(page, "me-corrected");

    await page.getByLabel("Search for words").fill("");
    await page.keyboard.press("Enter");
    await press(texts, "Show more");
    await press(texts, /^Delete Has two cats/);
    await press(dialog(page), "Back");
    assert.equal((await get(memory("mona", cats.id))).state, "active");
    await press(texts, /^Delete Has two cats/);
    await press(dialog(page), "Delete");
    await done(page, "Deleted. Your assistant no longer uses it.");
    await hasFocus(page, "memories-title");
    assert.equal((await get(memory("mona", cats.id))).state, "soft_deleted");
    await texts.getByText("Show what is no longer used, but not destroyed yet").click();
    await texts.getByText(/^Deleted. It can be brought back until /).waitFor();
    await text(texts, "Has two cats").waitFor();
    await inspect(page, "me-memories");

    for (const [name, ending, has] of [
      ["As a table", "csv", "Likes green tea"],
      ["As a data file", "jsonl", '"type":"memory"'],
    ]) {
      const download = page.waitForEvent("download");
      await press(page, name);
      const file = await download;
      assert.equal(file.suggestedFilename(), `about-mona.${ending}`);
      assert.ok((await readFile(await file.path(), "utf8")).includes(has), name);
      await done(page, "The file is in your downloads.");
    }
  });
});

test("a correction overwrites nothing that changed meanwhile", async () => {
  const made = await remember("moritz", "Plays the cello");
  await visit({ as: null, width: PHONE, expect: [/status of 412/] }, async (page) => {
    await go(page, await linkOf("moritz"));
    await press(page, /^Correct Plays the cello/);
    await dialog(page).getByLabel("What is right").fill("Plays the viola");
    await call("PATCH", memory("moritz", made.id), { content: "Plays the double bass" });
    await press(dialog(page), "Save");
    await dialog(page).getByText("This has changed meanwhile, so nothing was done.").waitFor();
    await press(dialog(page), "Cancel");
    await press(page, "Discard");
    await text(part(page, "What is remembered"), "Plays the double bass").waitFor();
    assert.equal((await get(memory("moritz", made.id))).content, "Plays the double bass");
  });
});
