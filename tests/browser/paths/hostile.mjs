// Texts that want to be more than texts: they show as what they are, wherever they are shown.
import assert from "node:assert/strict";
import { test } from "node:test";
import { go, picture, visit } from "../browser.mjs";
import { call, memory, once, remember } from "../ledger.mjs";
import { inspect } from "../inspect.mjs";

const USER = "hostile";
const MARKUP =
  '<img src=x onerror=ranHostile()><script>ranHostile()</script><b style="position:fixed;inset:0">bold</b>';
const ATTRIBUTE = '"><svg onload=ranHostile()> javascript:ranHostile() {{7*7}} ${7*7}';
const REVERSED = "Pays the invoice of \u202Egpj.exe\u202C and \u2066isolated\u200B";
const EMOJI = "🦊".repeat(8192);
const LONG = "x".repeat(8000);

const story = once(async () => {
  const made = {};
  for (const [name, content] of Object.entries({ MARKUP, ATTRIBUTE, REVERSED, LONG })) {
    made[name] = await remember(USER, content, {
      category: "<i>c</i>",
      topics: [MARKUP.slice(0, 60), "\u202Etopic"],
    });
  }
  // So many that no shorter text is accepted with one more: as the ledger counts, in characters.
  made.EMOJI = await remember(USER, EMOJI);
  await call("PATCH", memory(USER, made.MARKUP.id), { content: `${MARKUP} and more` });
  await call("DELETE", `${memory(USER, made.ATTRIBUTE.id)}?reason=${encodeURIComponent(MARKUP)}`);
  return made;
});

/** Nothing that came with a text has become part of the page. */
async function harmless(page) {
  const parsed = await page.evaluate(
    () =>
      document.querySelectorAll("main img[src=x], main script, main [onload], main [onerror], main b[style]")
        .length,
  );
  assert.equal(parsed, 0, "a text was parsed");
}

const PLACES = [
  ["timeline", () => `/admin/audit?user=${USER}`],
  ["history", ({ MARKUP: { id } }) => `/admin/audit?user=${USER}&view=memory&memory=${id}`],
  ["moment", () => `/admin/audit?user=${USER}&view=moment&rev=5`],
  ["memories", () => `/admin/memories?user=${USER}`],
  ["search", () => `/admin/memories?user=${USER}&view=recall&q=${encodeURIComponent(MARKUP)}`],
];

for (const width of [1280, 375]) {
  test(`hostile texts show as texts at ${width}`, async () => {
    const made = await story();
    await visit({ as: "auditor", width }, async (page) => {
      for (const [name, path] of PLACES) {
        await go(page, path(made));
        await page.getByText("<img src=x onerror=ranHostile()>").first().waitFor();
        await harmless(page);
        await inspect(page, `hostile-${name}-${width}`);
      }
    });
  });
}

test("invisible characters are seen, and a long text opens on demand", async () => {
  const made = await story();
  await visit({ as: "auditor" }, async (page) => {
    await go(page, `/admin/memories?user=${USER}&memory=${made.REVERSED.id}`);
    const text = page.locator(".single-text");
    assert.equal(
      await text.innerText(),
      "Pays the invoice of ⟨U+202E⟩gpj.exe⟨U+202C⟩ and ⟨U+2066⟩isolated⟨U+200B⟩",
    );
    await go(page, `/admin/memories?user=${USER}&memory=${made.EMOJI.id}`);
    await text.getByRole("button", { name: "Show all 8,192 characters" }).click();
    assert.equal(await text.innerText(), EMOJI);
    await inspect(page, "hostile-emoji");
  });
});

test("hostile words in an address are words", async () => {
  const name = encodeURIComponent(MARKUP);
  await visit({ as: "auditor", expect: [/status of 40[04]/] }, async (page) => {
    for (const path of [
      `/admin/audit?user=${name}`,
      `/admin/audit?user=${USER}&view=${name}&memory=${name}`,
      `/admin/audit?view=reads&who=${name}&status=${name}`,
      `/admin/keys?q=${name}&show=${name}&sort=${name}&order=${name}&page=${name}`,
      `/admin/workflows?prefix=${name}&sort=${name}`,
      `/admin/workflows?run=${name}`,
      `/admin/memories?user=${name}&memory=${name}`,
      `/admin/ledger?days=${name}`,
    ]) {
      await go(page, path);
      await harmless(page);
    }
    await picture(page, "hostile-address");
  });
});
