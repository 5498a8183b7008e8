#!/usr/bin/env node
// Drives the pages of a running server with a real Chromium, from packages that are installed once.
//
//   tests/browser/run.mjs [PATH...]      a PATH is a file of paths/, without its ending; all without one
//
// The server and what is signed in with stand in the environment: see README.md.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
} from "node:fs";
import { renameSync, rmSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const OLDEST_NODE = 18;
const INSTALL_TIMEOUT_MS = 180_000;
// The first has no window to draw around each page, and takes two thirds of the time.
const BROWSERS = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];
const NEEDED = ["URL", "KEY", "PASSWORD"].map((name) => `MEMLEDGER_BROWSER_${name}`);

/** Something the user is told in one line. */
class Failure extends Error {}

const runs = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The browser's program: the one that is named, or the first of those that systems have. */
function chromium() {
  const named = process.env.MEMLEDGER_CHROMIUM;
  if (named) {
    if (runs(named)) return named;
    throw new Failure(`MEMLEDGER_CHROMIUM: ${named} can't be run: name the program of Chromium or Chrome`);
  }
  const folders = ["/usr/bin", ...(process.env.PATH ?? "").split(delimiter).filter(Boolean)];
  const found = BROWSERS.flatMap((name) => folders.map((folder) => join(folder, name))).find(runs);
  if (found) return found;
  throw new Failure(
    `no browser: none of ${BROWSERS.join(", ")} is on PATH. Run scripts/test, which installs it on Debian ` +
      "and Ubuntu, or name a program with MEMLEDGER_CHROMIUM",
  );
}

/** The folder with what package-lock.json pins, made where it is missing. */
function packages() {
  const files = ["package.json", "package-lock.json"].map((name) => join(HERE, name));
  const hash = createHash("sha256");
  for (const file of files) hash.update(readFileSync(file));
  const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "memory-ledger");
  const target = join(cache, `browser-${hash.digest("hex").slice(0, 16)}`);
  if (existsSync(target)) return target;
  mkdirSync(cache, { recursive: true });
  // Made aside and then renamed: a cut installation never stands under the name, and of two that are made
  // at once either will do.
  const partial = mkdtempSync(join(cache, "partial-"));
  try {
    for (const file of files) cpSync(file, join(partial, file.slice(HERE.length)));
    install(partial, target);
    renameSync(partial, target);
  } catch (error) {
    if (!existsSync(target)) throw error;
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
  return target;
}

function install(folder, target) {
  console.error(`installing playwright-core and axe-core from npm into ${target}`);
  try {
    execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], {
      cwd: folder,
      stdio: ["ignore", 2, 2],
      timeout: INSTALL_TIMEOUT_MS,
    });
  } catch (error) {
    const why =
      error.code === "ENOENT"
        ? "npm is not there: install it"
        : `${error.message}: this needs npm's registry, or the folder of an earlier run`;
    throw new Failure(`the packages could not be installed: ${why}`);
  }
}

/** The files to run, in their order. */
function chosen(names) {
  const all = readdirSync(join(HERE, "paths")).filter((name) => name.endsWith(".mjs"));
  const known = all.map((name) => name.slice(0, -".mjs".length)).sort();
  const wrong = names.find((name) => !known.includes(name));
  if (wrong) throw new Failure(`${wrong}: there is no such path: choose of ${known.join(", ")}`);
  return names.length ? names : known;
}

async function main() {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    throw new Failure(`node ${process.versions.node} is too old: install ${OLDEST_NODE} or newer`);
  }
  const missing = NEEDED.find((name) => !process.env[name]);
  if (missing) throw new Failure(`${missing} is not set: see tests/browser/README.md`);
  const paths = chosen(process.argv.slice(2));
  process.env.MEMLEDGER_BROWSER_PROGRAM = chromium();
  process.env.MEMLEDGER_BROWSER_PACKAGES = packages();
  for (const path of paths) await import(`./paths/${path}.mjs`);
}

try {
  await main();
} catch (error) {
  console.error(`tests/browser/run.mjs: error: ${error instanceof Failure ? error.message : error.stack}`);
  process.exit(1);
}
