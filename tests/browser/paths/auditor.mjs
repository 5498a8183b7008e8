// An auditor reads everything and writes nothing: what would write is shut and says why, and the server
// refuses it all the same.
import assert from "node:assert/strict";
import { test } from "node:test";
import { email, go, picture, url, visit } from "../browser.mjs";
import { begin, call, get, memories, memory, once, over, remember } from "../ledger.mjs";

const USER = "audited";

const story = once(async () => {
  const kept = await remember(USER, "Keeps bees behind the house");
  const run = await over(await begin(USER));
  return { kept, run };
});

const SHUT = [
  ["/admin/workflows", [/^Optimize/, /^Save$/]],
  [`/admin/memories?user=${USER}`, [/^New memory…$/, /^Edit…$/, /^Delete…$/, /^Purge…$/]],
];

test("what would write is shut and says why", async () => {
  await story();
  await visit({ as: "auditor" }, async (page) => {
    for (const [path, names] of SHUT) {
      await go(page, path);
      await page.getByText("auditor, read-only").waitFor();
      for (const name of names) {
        const buttons = page.getByRole("button", { name });
        await buttons.first().waitFor();
        for (const button of await buttons.all()) {
          assert.ok(await button.isDisabled(), `${path}: ${name} is open`);
          assert.match((await button.getAttribute("title")) ?? "", /^Only an admin may/, `${path}: ${name}`);
        }
      }
      await picture(page, `auditor-${path.split("/")[2].split("?")[0]}`);
    }
    assert.equal(await page.getByRole("checkbox").count(), 0, "nothing can be chosen to merge");
    await go(page, `/admin/workflows?run=${(await story()).run.run_id}`);
    const undo = page.getByRole("button", { name: "Undo…" });
    assert.ok(await undo.isDisabled());
  });
});

test("an auditor's search in a thread acknowledges nothing", async () => {
  const { kept } = await story();
  const told = `/api/users/${USER}/threads/watched/delta`;
  // Whose first look it was would be told nothing.
  await call("POST", `/api/users/${USER}/threads/watched/ack`, { rev: 0 });
  await visit({ as: "auditor" }, async (page) => {
    await go(page, `/admin/memories?user=${USER}&view=recall&q=bees&thread=watched`);
    await page.locator(".result").getByText(kept.content).first().waitFor();
    await page.getByRole("region", { name: "Delta header" }).getByText(kept.content).waitFor();
    await page.getByText("An auditor's search acknowledges nothing.").waitFor();
    assert.ok(await page.getByLabel("As agent").isDisabled());
  });
  const { since_rev: since, changes } = await get(told);
  assert.deepEqual([since, changes.length], [0, 1], "the thread is still to be told");
});

test("a refused sign-in is told with the address of the account", async () => {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: email("admin"), password: "not the password" }),
  });
  assert.equal(answer.status, 401);
  await visit({ as: "auditor" }, async (page) => {
    await go(page, "/admin/audit");
    const refused = page.getByRole("table", { name: "Refused sign-ins, newest first" });
    const who = refused.locator("tbody tr").first().getByText(email("admin"), { exact: true });
    await who.waitFor();
    assert.match(await who.getAttribute("title"), /^account:[0-9a-f-]{36}$/);
    await picture(page, "audit-refused-sign-ins");
  });
});

test("the server refuses what a page does not offer, and whatever comes without the token", async () => {
  const { kept, run } = await story();
  const writes = [
    ["POST", memories(USER), { content: "x" }],
    ["PATCH", memory(USER, kept.id), { content: "x" }],
    ["DELETE", memory(USER, kept.id)],
    ["POST", `/api/admin/workflows/runs/${run.run_id}/restore`],
    ["PUT", "/api/admin/workflows/config", { threshold: 5 }],
    ["POST", "/api/admin/keys", { role: "auditor" }],
  ];
  const ask = (page, withToken) =>
    page.evaluate(
      async ([list, token]) => {
        const session = await (await fetch("/api/auth/session")).json();
        const headers = {
          "Content-Type": "application/json",
          ...(token ? { "X-CSRF-Token": session.csrf_token } : {}),
        };
        const answers = list.map(([method, path, body]) =>
          fetch(path, { method, headers, body: body && JSON.stringify(body) }),
        );
        return (await Promise.all(answers)).map(({ status }) => status);
      },
      [writes, withToken],
    );
  for (const [as, withToken] of [
    ["auditor", true],
    ["admin", false],
  ]) {
    await visit({ as, expect: [/status of 403/] }, async (page) => {
      await go(page, "/admin/workflows");
      assert.deepEqual(
        await ask(page, withToken),
        writes.map(() => 403),
        as,
      );
    });
  }
  assert.equal((await get(memory(USER, kept.id))).content, kept.content);
});
