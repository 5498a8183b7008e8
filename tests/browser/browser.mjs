// One Chromium for all paths, and visits to the pages that fail on whatever a reader's console would tell.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { after } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";

const environment = (name) => process.env[`MEMLEDGER_BROWSER_${name}`];
const require = createRequire(join(environment("PACKAGES"), "package.json"));
const { chromium } = require("playwright-core");
export const axe = require("axe-core");

export const url = environment("URL").replace(/\/$/, "");
export const key = environment("KEY");
export const password = environment("PASSWORD");

/** Where pictures go; none are made without it. */
const shots = environment("SHOTS");

/** How long anything may take on a busy machine. */
const PATIENCE_MS = 30_000;
const QUIET_MS = 40;
/** A first start reads hundreds of megabytes from a disk that others use. */
const START_MS = 120_000;

let started = null;
after(async () => (await started)?.close());

/** The browser, started when it is first wanted. */
function browser() {
  started ??= chromium.launch({
    executablePath: environment("PROGRAM"),
    timeout: START_MS,
    args: [
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
  return started;
}

/** The e-mail address of the account of a role; `empty` is the admin of a tenant in which nothing is. */
export const email = (role) => `${role}@example.com`;

const sessions = new Map();

// One session a role: signing in is slow on purpose, and has paths of its own.
function signedIn(role) {
  if (!sessions.has(role)) {
    const ask = async () => {
      const context = await (await browser()).newContext();
      const answer = await context.request.post(`${url}/api/auth/login`, {
        data: { email: email(role), password },
      });
      assert.equal(answer.status(), 200, `${email(role)} can't sign in: ${await answer.text()}`);
      const state = await context.storageState();
      await context.close();
      return state;
    };
    sessions.set(role, ask());
  }
  return sessions.get(role);
}

// Within the page before any of its own scripts: what the browser forbids, and scripts that should not run.
function watched() {
  window.addEventListener("securitypolicyviolation", (event) => {
    console.error(`CSP: ${event.violatedDirective} forbids ${event.blockedURI || event.sample || "inline"}`);
  });
  window.ranHostile = () => console.error("a script out of a text has run");
}

/** What each context still waits for. A live stream never ends, and is no answer to wait for. */
const underWay = new WeakMap();
const isStream = (request) => (request.headers().accept ?? "").includes("event-stream");

/** Notes everything that should not happen on a page: `faults` is empty on a good one. */
function watch(context) {
  const faults = [];
  const note = (what) => faults.push(what);
  const waiting = new Set();
  underWay.set(context, waiting);
  context.on("request", (request) => {
    const asked = request.url();
    if (!asked.startsWith(`${url}/`) && !/^(data|blob|about):/.test(asked))
      note(`asked another host: ${asked}`);
    if (!isStream(request)) waiting.add(request);
  });
  for (const end of ["requestfinished", "requestfailed"])
    context.on(end, (request) => waiting.delete(request));
  context.on("page", (page) => {
    page.on("console", (message) => message.type() === "error" && note(`console: ${message.text()}`));
    page.on("pageerror", (error) => note(`error: ${error.stack ?? error.message}`));
    page.on("dialog", (dialog) => {
      note(`dialog: ${dialog.message()}`);
      dialog.dismiss().catch((error) => note(`the dialog stays: ${error.message}`));
    });
    page.on("crash", () => note("the page crashed"));
  });
  return faults;
}

let count = 0;

/**
 * Opens a page for `use(page)` and closes it after. `as` is the role that is signed in, null for nobody;
 * `expect` lists patterns of what may stand in the console, such as the status of a refusal. Anything else
 * there, a violated policy, another host or a dialog fails.
 */
export async function visit({ as = "admin", width = 1280, theme = "light", expect = [] }, use) {
  const context = await (
    await browser()
  ).newContext({
    storageState: as ? await signedIn(as) : undefined,
    viewport: { width, height: width < 600 ? 812 : 900 },
    colorScheme: theme,
    reducedMotion: "reduce",
    locale: "en-GB",
    timezoneId: "Europe/Berlin",
    baseURL: url,
    acceptDownloads: true,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(watched);
  const faults = watch(context);
  const page = await context.newPage();
  count += 1;
  try {
    await use(page);
  } catch (error) {
    if (shots) await picture(page, `failed-${count}`).catch((cause) => console.error(cause.message));
    error.message += `\nat ${page.url()}\n${faults.join("\n")}`;
    throw error;
  } finally {
    await context.close();
  }
  assert.deepEqual(
    faults.filter((fault) => !expect.some((pattern) => pattern.test(fault))),
    [],
  );
}

// What is out of sight may wait until it is scrolled to.
const isBusy = () => {
  const isSeen = (node) => {
    const { top, bottom } = node.getBoundingClientRect();
    return node.checkVisibility() && bottom > 0 && top < innerHeight;
  };
  const waiting = document.querySelectorAll(".skeleton, .skeleton-value, [aria-busy=true]");
  return document.readyState !== "complete" || [...waiting].some(isSeen);
};

/** Waits until nothing of the page is being loaded any more: no request, no skeleton, for a little while. */
export async function settled(page) {
  const deadline = Date.now() + PATIENCE_MS;
  for (let quiet = 0; quiet < 3;) {
    const open = [...underWay.get(page.context())].map((request) => request.url());
    quiet = open.length || (await page.evaluate(isBusy)) ? 0 : quiet + 1;
    assert.ok(
      Date.now() < deadline,
      `${page.url()} is still loading: ${open.join(", ") || "a skeleton is shown"}`,
    );
    await sleep(QUIET_MS);
  }
}

/** Opens an address and waits until all of it is there. */
export async function go(page, path) {
  await page.goto(path);
  await settled(page);
}

/** A picture of the whole page, where pictures are wanted. */
export async function picture(page, name, { fullPage = true } = {}) {
  if (!shots) return;
  mkdirSync(shots, { recursive: true });
  await page.screenshot({ path: join(shots, `${name}.png`), fullPage });
}
