// What the auditor finds of a conversation: what was said, what was made of it, and what the agent saw.
import assert from "node:assert/strict";
import { test } from "node:test";
import { go, picture, settled, visit } from "../browser.mjs";
import { inspect } from "../inspect.mjs";
import { call, conversation, get, inThread, once, remember, say, until } from "../ledger.mjs";

const USER = "talkative";
const THREAD = "a flat/in Weimar?";
const OF = `/admin/audit?user=${USER}`;
const IN = `${OF}&view=threads&thread=${encodeURIComponent(THREAD)}`;
const MARKUP = "<img src=x onerror=ranHostile()><script>ranHostile()</script>";

const story = once(async () => {
  await remember(USER, "Is called Ana", { pinned: true });
  const newest = await conversation(USER, THREAD);
  await say(
    USER,
    "hostile",
    { role: "user", name: "<b>x</b>", content: MARKUP, metadata: { note: MARKUP } },
    { role: "assistant", tool_calls: [{ id: MARKUP.slice(0, 60), name: MARKUP, args: { text: MARKUP } }] },
  );
  await say(USER, "short", { role: "user", content: "Hello" }, { role: "assistant", content: "Hello, Ana" });
  await call("DELETE", inThread(USER, "short", "/messages?from_seq=1"));
  await say(USER, "gone", { role: "user", content: "Forget this" });
  await call("DELETE", inThread(USER, "gone", "?reason=of%20no%20use"));
  return { newest };
});

const message = (page, seq) => page.locator(`#message-${seq}`);
const part = (page, name) =>
  page.getByRole("navigation", { name: "Parts of this thread" }).getByRole("link", { name, exact: true });

test("a thread is read message by message, and the lines that cite each lead to their version and back", async () => {
  const { newest } = await story();
  await visit({ as: "auditor" }, async (page) => {
    await go(page, OF);
    await page.getByRole("link", { name: "Threads", exact: true }).click();
    await page.waitForURL("**view=threads");
    await settled(page);
    const names = await page.locator(".thread-name").allInnerTexts();
    assert.deepEqual(names, ["short", "hostile", THREAD], "the last changed first, and none that was purged");
    await picture(page, "threads");
    await page.getByRole("link", { name: THREAD, exact: true }).click();
    await settled(page);
    assert.equal(await page.locator(".message").count(), 17);

    const calls = message(page, 1).getByRole("list", { name: "Tools that it calls" }).getByRole("listitem");
    assert.match(
      await calls.first().innerText(),
      /flats\s+call_1\s+result in\s+2\s+\{\s+"city": "Weimar"\s+\}/,
    );
    await message(page, 2).getByText("Result of flats call_1, called in 1").waitFor();
    await message(page, 6).getByText("Its text was destroyed.").waitFor();
    await message(page, 0).getByText("pinned", { exact: true }).waitFor();

    const cited = message(page, 15).getByRole("list", { name: "Summary lines that cite this message" });
    assert.match(
      await cited.innerText(),
      /^user: Is day 7 of May free for the move\?\s+from message 15, summary of \d+–16$/,
    );
    assert.equal(
      await message(page, 6).locator(".thread-lines").count(),
      0,
      "no line is left of a purged text",
    );
    await cited.getByRole("link", { name: /^summary of/ }).click();
    await page.waitForURL("**show=summaries*");
    await page.locator(`#version-${newest.id}.change-marked`).getByText("completed").waitFor();

    const { items } = await get(inThread(USER, THREAD, "/summaries"));
    const versions = page.locator("ol.changes > li");
    assert.equal(await versions.count(), items.length);
    const states = await versions.locator(".badge").allInnerTexts();
    assert.deepEqual(
      states,
      items.map(({ status }) => status),
    );
    assert.ok(states.includes("withdrawn"), "those that cited the purged message");
    const first = page.locator(`#version-${newest.id}`);
    assert.equal(await first.locator(".thread-lines > li").count(), newest.lines.length);
    await first.getByText("by offline").waitFor();
    await inspect(page, "thread-summaries");
    await first.getByRole("link", { name: "message 16" }).last().click();
    await page.waitForURL("**&seq=16");
    await page
      .locator(".message-marked")
      .getByText("Day 7 of May is booked for your move.", { exact: true })
      .waitFor();
    // One that continues another leads to it.
    await page.goBack();
    const based = items.find(({ base_id: base }) => base && items.some(({ id }) => id === base));
    await page
      .locator(`#version-${based.id}`)
      .getByRole("link", { name: /^the summary of/ })
      .click();
    await page.waitForURL(`**version=${based.base_id}*`);
  });
});

test("the context is shown as the agent saw it at a message", async () => {
  await story();
  const then = await get(inThread(USER, THREAD, "/context?at_seq=13"));
  await visit({ as: "auditor" }, async (page) => {
    await go(page, IN);
    await message(page, 14).getByRole("link", { name: "What the agent read before this" }).click();
    await settled(page);
    assert.equal(await page.getByLabel("After message").inputValue(), "13");
    const fact = (name) =>
      page.locator(".context-facts > div").filter({ hasText: name }).locator("dd").innerText();
    assert.equal(await fact("Tokens"), String(then.tokens));
    assert.equal(await fact("Messages"), String(then.gap_messages.length));
    assert.equal(await fact("Lines of the summary"), String(then.summary?.lines.length ?? 0));
    await page.getByText("- [pinned] Is called Ana").waitFor();
    assert.equal(await page.locator(".message").last().getAttribute("id"), "message-13");
    await page.getByRole("button", { name: "One message on" }).click();
    await page.waitForURL("**seq=14*");
    await page.getByLabel("After message").fill("16");
    await page.getByLabel("Tokens at most").fill("20");
    await page.getByLabel("Tokens at most").press("Enter");
    await page.waitForURL("**seq=16&budget=20*");
    await settled(page);
    assert.equal(await fact("Left out for the budget"), "yes, the oldest");
  });
});

const typed = (data) => ({ type: "msgpack", data: Buffer.from(data).toString("base64") });
const id = (n) => `1f0d5c1e-7d17-6411-8000-0000000000${n}`;
const checkpoint = (n, ns = "", rest = "") =>
  inThread(USER, THREAD, `/checkpoints/${id(n)}${rest}?ns=${encodeURIComponent(ns)}`);

async function save(n, parent, { ns = "", blobs = [] } = {}) {
  await call("PUT", checkpoint(n, ns), {
    parent_checkpoint_id: parent && id(parent),
    checkpoint: typed("x".repeat(1000)),
    metadata: { source: "loop", step: n, note: MARKUP },
    channel_versions: { messages: "00001" },
    blobs,
  });
}

test("checkpoints are a chain by their parents, and a thread without any says so", async () => {
  await story();
  const blobs = [{ channel: "messages", version: "00001", ...typed("y".repeat(1048)) }];
  await save(11, null, { blobs });
  await save(12, 11);
  await save(13, 11);
  await save(14, 10, { ns: "sub:<b>1</b>", blobs });
  const write = { idx: -1, channel: "__error__", ...typed("late") };
  await call("PUT", inThread(USER, THREAD, "/checkpoint"), {
    checkpoint_data: { plan: ["book", MARKUP], next: 1 },
  });
  await call("PUT", checkpoint(13, "", "/writes"), { task_id: "t1", writes: [write] });
  await visit({ as: "auditor", expect: [/status of 404/] }, async (page) => {
    await go(page, IN);
    await part(page, "Checkpoints").click();
    await page.waitForURL("**show=checkpoints*");
    await settled(page);
    const found = page.locator("ol.changes > li");
    const told = (await found.locator(".change-foot").allInnerTexts()).map((text) =>
      text.replace(/\s+/g, " "),
    );
    assert.equal(told.length, 4);
    assert.match(told[0], /^after 1f0d5c1e…0010 ?namespace sub:<b>1<\/b>/);
    assert.match(told[1], /^after 1f0d5c1e…0011 ?namespace \(root\) ?2 KB ?1 channel ?1 pending write$/);
    assert.match(told[3], /^the first ?namespace \(root\) ?2 KB ?1 channel ?2 follow it$/);
    assert.equal(await found.nth(0).getByRole("link").count(), 0, "its parent is not on this page");
    await found.nth(1).getByText("Metadata, channels and writes").click();
    await found.nth(1).getByText("__error__ msgpack, 4 B, number -1 of task t1").waitFor();
    const state = page.getByRole("region", { name: "State of the supervisor" });
    await state.getByText("Its data").click();
    await state.getByText('"next": 1').waitFor();
    await inspect(page, "thread-checkpoints");
    await found.nth(1).getByRole("link").click();
    await page.locator(`.change-marked[id$="${id(11)}"]`).waitFor();
    await go(page, `${OF}&view=threads&thread=short&show=checkpoints`);
    await page.getByText("There are no checkpoints").waitFor();
  });
});

test("the timeline tells of threads and leads into them, though the server is away for a moment", async () => {
  await story();
  await visit({ as: "auditor", expect: [/status of (404|503)/] }, async (page) => {
    await go(page, OF);
    const changes = page.locator(".change");
    await changes
      .filter({ hasText: /Thread gone was purged/ })
      .getByText("Reason: of no use")
      .waitFor();
    await changes.filter({ hasText: "was rolled back to before message 1: 1 message destroyed" }).waitFor();
    await changes.filter({ hasText: "Message 6 in" }).getByText("Reason: asked for by the person").waitFor();
    assert.equal(
      await changes.filter({ hasText: "of assistant in" }).count(),
      0,
      "talk is left out at first",
    );
    await page.getByRole("link", { name: "Summaries", exact: true }).click();
    await page.waitForURL("**event=THREAD_SUMMARIZED*");
    await settled(page);
    await changes
      .filter({ hasText: /was summarised in \d+ lines by offline/ })
      .first()
      .waitFor();
    await page.getByRole("link", { name: "Messages", exact: true }).click();
    await page.waitForURL("**event=MESSAGE");
    await settled(page);
    await changes.filter({ hasText: "The text was destroyed since." }).first().waitFor();
    await picture(page, "audit-timeline-threads");
    await changes
      .filter({ hasText: "Message 16 of assistant" })
      .getByRole("link", { name: "Message 16" })
      .click();
    await page.locator("#message-16.message-marked").waitFor();

    const away = {
      status: 503,
      contentType: "application/problem+json",
      body: '{"status":503,"detail":"away"}',
    };
    await page.route(`**/users/${USER}/threads/**`, (route) => route.fulfill(away));
    await page.reload();
    await page.getByText("The thread could not be loaded").waitFor();
    await page.unroute(`**/users/${USER}/threads/**`);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.locator("#message-16.message-marked").waitFor();

    await go(page, `${OF}&view=threads&thread=gone`);
    await page.getByText("This thread has no messages").waitFor();
    await page.getByRole("link", { name: "What was rolled back or purged" }).click();
    await page.waitForURL("**event=MESSAGES_ROLLED_BACK*");
    await changes.filter({ hasText: "Thread gone was purged" }).waitFor();
  });
});

test("texts of a conversation stay texts, and a person who only talked is found", async () => {
  await story();
  await say("silent", "first", { role: "user", content: MARKUP });
  await visit({ as: "auditor", width: 375 }, async (page) => {
    for (const path of [`${OF}&view=threads&thread=hostile`, `${OF}&event=MESSAGE`]) {
      await go(page, path);
      await page.getByText("<img src=x onerror=ranHostile()>").first().waitFor();
      const parsed = "main img[src=x], main script, main [onload], main [onerror]";
      assert.equal(await page.locator(parsed).count(), 0, path);
    }
    await inspect(page, "hostile-timeline-threads");
    await go(page, "/admin/audit?user=silent");
    await page.getByText("There is 1 thread with messages.").waitFor();
    await page.getByText("No memory of this user has changed").waitFor();
    await picture(page, "audit-only-talked");
  });
});

test("what became of what a person said is in the timeline", async () => {
  const user = "narrator";
  const messages = [{ role: "user", content: "I play the cello. I have asthma." }];
  const made = await call("POST", `/api/users/${user}/turns`, { thread_id: "t1", messages });
  await until(async () => {
    const found = await get(`/api/users/${user}/extractions/${made.extraction_id}`);
    return found.status === "completed";
  });
  await visit({ as: "auditor" }, async (page) => {
    await go(page, `/admin/audit?user=${user}`);
    const changes = page.locator(".change");
    await changes.filter({ hasText: "The user plays the cello." }).first().waitFor();
    assert.equal(await changes.filter({ hasText: "Facts were found" }).count(), 0, "left out at first");
    await page.getByRole("link", { name: "Extractions", exact: true }).click();
    await page.waitForURL("**event=MESSAGES_EXTRACTED*");
    await settled(page);
    const found = changes.filter({ hasText: /Facts were found in thread t1: 1 created, 1 needs consent, by offline-1/ });
    await found.waitFor();
    await inspect(page, "audit-timeline-extractions");
    await found.getByRole("link", { name: "t1" }).click();
    await page.waitForURL("**view=threads&thread=t1*");
  });
});
