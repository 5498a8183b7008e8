// Every page in every main state, wide and narrow, light and dark: nothing that keeps people out, nothing
// that sticks out, no complaint of the browser; and no page that is too heavy.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { email, go, settled, visit } from "../browser.mjs";
import { inspect } from "../inspect.mjs";
import { begin, call, conversation, memories, memory, once, over, remember } from "../ledger.mjs";

const USER = "shown";
/** One with hundreds of memories, and a run that changed many. */
const MANY = "optimised";
const THREAD = "the move";
const MOST_BYTES = 200_000;

/** A user of whom there is something in every state, and a run over many memories. */
const story = once(async () => {
  const run = await over(await begin(MANY));
  const facts = [
    "Is vegetarian, and her sister too",
    "Has a sister in Braga",
    "Plays the cello in a quartet",
    "Is learning Finnish",
    "Prefers short answers",
    "Allergic to penicillin",
    "Reads on the train",
    "Has two cats",
  ];
  const made = [];
  for (const [n, text] of facts.entries()) {
    made.push(
      await remember(USER, text, {
        importance: 1 + (n % 5),
        category: n % 2 ? "Personal" : "Health",
        topics: [`topic ${n}`],
      }),
    );
  }
  await call("PATCH", memory(USER, made[0].id), { content: "Is vegan, and her sister is vegetarian" });
  await call("POST", `${memories(USER)}/merge`, {
    source_ids: [made[1].id, made[7].id],
    content: "Has a sister in Braga who keeps her two cats",
  });
  await call("DELETE", `${memory(USER, made[6].id)}?mode=soft`);
  await call("DELETE", memory(USER, made[4].id));
  await call("POST", `${memory(USER, made[5].id)}/purge`, { reason: "asked for by the person" });
  await call("POST", "/api/memory/query", { query: "sister", filters: { user_id: USER } });
  await conversation(USER, THREAD);
  return { run: run.run_id, edited: made[0].id, merged: made[1].id, purged: made[5].id };
});

const RUN = "/admin/workflows?run=";
const OF = `/admin/audit?user=${USER}`;
const MEMORIES = `/admin/memories?user=${USER}`;
const REFUSED = {
  status: 503,
  contentType: "application/problem+json",
  body: '{"status":503,"code":"unavailable","detail":"the database is away"}',
};

const press = (name) => (page) => page.getByRole("button", { name }).first().click();
/** The server is away for the page's own questions, though the session is known. */
const away = (page) => page.route(/\/api\/(?!auth)/, (route) => route.fulfill(REFUSED));
/** An answer that never comes. */
const silent = (page) => page.route(/\/api\/(?!auth)/, () => {});

const active = JSON.stringify({
  items: [
    {
      status: "running",
      step: 3,
      step_name: "resolve_merges",
      progress: 42,
      user_id: MANY,
      stats: { "fetch.memories": 447 },
    },
    { status: "requested", step: 1, step_name: "fetch", progress: 0, user_id: "bo", stats: {} },
  ].map((run) => ({
    ...run,
    run_id: `01a20253-7d17-7411-9095-0e73e350680${run.step}`,
    total_steps: 6,
    requested_at: "2026-11-22T08:00:00Z",
    started_at: "2026-11-22T08:00:00Z",
  })),
});
// A run as long as its picture takes.
const running = (page) =>
  page.route("**/api/admin/workflows/active*", (route) =>
    route.fulfill({ contentType: "application/json", body: active }),
  );

/** name: [address of the story, {as, before(page), then(page), wait: what to wait for instead of quiet}]. */
const STATES = {
  "sign-in": [() => "/admin/sign-in", { as: null }],
  "sign-in-wrong": [
    () => "/admin/sign-in",
    {
      as: null,
      then: async (page) => {
        await page.getByLabel("E-mail").fill(email("admin"));
        await page.route("**/api/auth/login", (route) =>
          route.fulfill({ ...REFUSED, status: 401, body: '{"status":401}' }),
        );
        await page.getByLabel("Password", { exact: true }).fill("not the password");
        await press("Sign in")(page);
        await page.getByText("The e-mail or the password is wrong.").waitFor();
      },
    },
  ],
  workflows: [() => "/admin/workflows"],
  "workflows-running": [() => "/admin/workflows", { before: running }],
  "workflows-opened": [() => `/admin/workflows?prefix=${MANY}`, { then: press(`Show more of ${MANY}`) }],
  "workflows-none": [() => "/admin/workflows?prefix=nobody&status=failed"],
  "workflows-empty": [() => "/admin/workflows", { as: "empty" }],
  "workflows-away": [() => "/admin/workflows", { before: away }],
  "workflows-loading": [() => "/admin/workflows", { before: silent, wait: ".section-users .skeleton" }],
  "workflows-auditor": [() => "/admin/workflows", { as: "auditor" }],
  "run-report": [({ run }) => RUN + run],
  "run-decisions": [({ run }) => `${RUN}${run}&tab=decisions`],
  "run-merges": [({ run }) => `${RUN}${run}&tab=merges`],
  "run-topics": [({ run }) => `${RUN}${run}&tab=topics`],
  "run-model": [({ run }) => `${RUN}${run}&tab=model`],
  "run-facts": [({ run }) => `${RUN}${run}&tab=facts`],
  "run-restore": [({ run }) => RUN + run, { then: press("Undo…") }],
  "run-missing": [() => `${RUN}01a20253-7d17-7411-9095-0e73e3506806`],
  audit: [() => "/admin/audit"],
  "audit-empty": [() => "/admin/audit", { as: "empty" }],
  "audit-nobody": [() => "/admin/audit?user=nobody-at-all"],
  "audit-timeline": [() => OF],
  "audit-filtered": [() => `${OF}&event=RESTORE&actor=agent:nobody`],
  "audit-memory": [({ edited }) => `${OF}&view=memory&memory=${edited}`],
  "audit-purged": [({ purged }) => `${OF}&view=memory&memory=${purged}`],
  "audit-moment": [() => `${OF}&view=moment&rev=8`],
  "audit-moment-long": [() => `/admin/audit?user=${MANY}&view=moment&rev=447`],
  "audit-gone": [() => `${OF}&view=moment&rev=8&show=gone`],
  "audit-graph": [() => `/admin/audit?user=${MANY}&view=graph`],
  "audit-lineage": [({ merged }) => `${OF}&view=graph&memory=${merged}`],
  "audit-thread": [() => `${OF}&view=threads&thread=${encodeURIComponent(THREAD)}&seq=2`],
  "audit-context": [() => `${OF}&view=threads&thread=${encodeURIComponent(THREAD)}&show=context&seq=13`],
  "audit-access": [() => `${OF}&view=access`],
  "audit-reads": [() => `${OF}&view=reads`],
  "audit-refusals": [() => "/admin/audit?view=reads"],
  "audit-proof": [
    () => `${OF}&view=verify`,
    { then: (page) => press("Verify now")(page).then(() => page.getByText("Consistent in itself; the end of the log is not proven").waitFor()) },
  ],
  "audit-away": [() => OF, { before: away }],
  ledger: [() => "/admin/ledger"],
  "ledger-empty": [() => "/admin/ledger", { as: "empty" }],
  "ledger-away": [() => "/admin/ledger", { before: away }],
  keys: [() => "/admin/keys?show=all"],
  "keys-empty": [() => "/admin/keys", { as: "empty" }],
  "keys-new": [() => "/admin/keys", { then: press("Make a key…") }],
  account: [() => "/admin/account"],
  "account-wrong": [
    () => "/admin/account",
    {
      then: async (page) => {
        await page.getByLabel("Current password").fill("the current one");
        await page.getByLabel("New password", { exact: true }).fill("seven otters juggle lanterns");
        await page.getByLabel("New password again").fill("seven otters juggle a lantern");
        await press("Change the password")(page);
        await page.getByText("The two passwords differ.").waitFor();
      },
    },
  ],
  "ledger-question": [() => "/admin/ledger", { then: press("Verify all…") }],
  "memories-users": [() => "/admin/memories"],
  "memories-empty": [() => "/admin/memories", { as: "empty" }],
  memories: [() => MEMORIES],
  "memories-all-states": [() => `${MEMORIES}&state=all`],
  "memories-one": [({ edited }) => `${MEMORIES}&memory=${edited}`],
  "memories-edit": [() => MEMORIES, { then: press("Edit…") }],
  "memories-delete": [() => MEMORIES, { then: press("Delete…") }],
  "memories-ask": [() => `${MEMORIES}&view=recall`],
  "memories-recall": [() => `${MEMORIES}&view=recall&q=sister+in+Braga&budget=120`],
  "memories-nothing": [() => `${MEMORIES}&view=recall&q=zeppelin&threshold=0.9`],
  "memories-away": [() => MEMORIES, { before: away }],
  docs: [() => "/docs", { as: null }],
  "docs-opened": [
    () => "/docs#memory_query",
    {
      as: null,
      then: async (page) => {
        for (const summary of await page.locator("#memory_query .answer > summary").all()) await summary.click();
        await page.locator("#memory_query .deeper > summary").first().click();
      },
    },
  ],
};
// What the pages are told in these states by design: refusals, and a server that is away.
const EXPECTED = [/status of (401|404|503)/, /ERR_FAILED/];

const WIDTHS = [1280, 375];
const THEMES = ["light", "dark"];
/** Loads anew for each width where time allows; else what is there is made narrow, as a window is. */
const loads = process.env.MEMLEDGER_TEST_ALL === "1" ? WIDTHS.map((width) => [width]) : [WIDTHS];

async function looks(name, widths, { as = "admin", before, then, wait }, path) {
  await visit({ as, width: widths[0], expect: EXPECTED }, async (page) => {
    await before?.(page);
    if (wait) {
      await page.goto(path);
      await page.locator(wait).first().waitFor();
    } else await go(page, path);
    await then?.(page);
    if (then) await settled(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 600 ? 812 : 900 });
      for (const theme of THEMES) {
        await page.emulateMedia({ colorScheme: theme });
        await inspect(page, `${name}-${width}-${theme}`);
      }
    }
  });
}

// Two at a time: one waits for the server while the other one is drawn.
describe("looks", { concurrency: 2 }, () => {
  for (const [name, [path, how = {}]] of Object.entries(STATES)) {
    for (const widths of loads) {
      test(`${name} at ${widths.join(" and ")}`, async () => looks(name, widths, how, path(await story())));
    }
  }
});

// What a wide screen is at four times the size.
for (const name of [
  "sign-in",
  "workflows",
  "audit-timeline",
  "audit-moment",
  "memories",
  "ledger",
  "audit-reads",
  "keys",
  "docs-opened",
]) {
  test(`${name} at 320`, async () => looks(name, [320], STATES[name][1] ?? {}, STATES[name][0](await story())));
}

test("the switch of the theme is kept, and wins over the system's", async () => {
  await visit({ theme: "light" }, async (page) => {
    await go(page, "/admin/workflows");
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    await page.getByRole("button", { name: /^Theme: system/ }).click();
    assert.equal(await ground(), light);
    await page.getByRole("button", { name: /^Theme: light/ }).click();
    const dark = await ground();
    assert.notEqual(dark, light);
    await go(page, "/admin/audit");
    assert.equal(await ground(), dark);
  });
});

test("fields that stand in a row are equally high", async () => {
  await story();
  const fields = ["main .field input", "main .field select", "main input.input", "main select.input"];
  await visit({}, async (page) => {
    for (const path of [
      "/admin/workflows",
      MEMORIES,
      `${MEMORIES}&view=recall`,
      OF,
      `${OF}&view=access`,
      `${OF}&view=reads`,
      "/admin/keys",
    ]) {
      await go(page, path);
      const heights = await page.locator(fields.join(", ")).evaluateAll((nodes) =>
        nodes
          .filter((node) => node.checkVisibility() && !["checkbox", "radio", "range"].includes(node.type))
          .map((node) => node.getBoundingClientRect().height),
      );
      assert.ok(heights.length > 1, `${path} has ${heights.length} fields`);
      assert.deepEqual([...new Set(heights)], [heights[0]], path);
    }
  });
});

const HEAVIEST = [
  "workflows",
  "run-merges",
  "audit-timeline",
  "audit-graph",
  "ledger",
  "memories",
  "memories-recall",
];
// Goes back over hundreds of changes, which it reads: there only the page itself has a bound.
const READS_MUCH = ["audit-moment-long"];

/** What was sent for the page, its data apart, and when something was first seen. */
const measured = () => {
  const all = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
  const sum = (some) => some.reduce((bytes, { transferSize }) => bytes + transferSize, 0);
  const [data, own] = [true, false].map((is) =>
    all.filter(({ name }) => new URL(name).pathname.startsWith("/api/") === is),
  );
  const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
  return { files: own.length, own: sum(own), data: sum(data), paint: Math.round(paint) };
};

test(`no page is over ${MOST_BYTES / 1000} KB with all it loads`, async (t) => {
  const made = await story();
  for (const name of [...HEAVIEST, ...READS_MUCH]) {
    await visit({}, async (page) => {
      await go(page, STATES[name][0](made));
      const { files, own, data, paint } = await page.evaluate(measured);
      t.diagnostic(`${name}: ${own} bytes in ${files} files, ${data} of data, first paint after ${paint} ms`);
      assert.ok(files > 5 && own > 5_000 && data > 0, "nothing was measured");
      const counted = READS_MUCH.includes(name) ? own : own + data;
      assert.ok(counted <= MOST_BYTES, `${name} loads ${counted} bytes`);
    });
  }
});
