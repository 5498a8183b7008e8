// What package-lock.json pins, installed once into a folder that all runs share.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { basename, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const OLDEST_NODE = 18;
const INSTALL_TIMEOUT_MS = 180_000;
const LOOK_AGAIN_MS = 200;

/** Something the user is told in one line. */
export class Failure extends Error {}

/** The folder with the packages of a folder's package-lock.json, made where it is missing. */
export async function packages({ folder = HERE, name = "mcp-typescript", what = "the MCP SDK", oldest = OLDEST_NODE } = {}) {
  if (Number.parseInt(process.versions.node, 10) < oldest) {
    throw new Failure(`node ${process.versions.node} is too old: install ${oldest} or newer`);
  }
  const files = ["package.json", "package-lock.json"].map((file) => join(folder, file));
  const hash = createHash("sha256");
  for (const file of files) hash.update(readFileSync(file));
  const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "memory-ledger");
  const target = join(cache, `${name}-${hash.digest("hex").slice(0, 16)}`);
  mkdirSync(cache, { recursive: true });
  // Tests run beside each other: the first one installs, the others wait for it.
  while (!existsSync(target)) {
    if (taken(`${target}.lock`)) {
      try {
        if (!existsSync(target)) install(files, cache, target, what);
      } finally {
        rmSync(`${target}.lock`, { force: true });
      }
    } else {
      await sleep(LOOK_AGAIN_MS);
    }
  }
  return target;
}

/** Whether the lock is ours now. One whose process is gone is nobody's. */
function taken(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
  }
  try {
    // Signal 0 only asks. While the number is not written yet this asks for our own process, which is there.
    process.kill(Number(readFileSync(lock, "utf8")), 0);
  } catch (error) {
    if (error.code === "ESRCH") rmSync(lock, { force: true });
  }
  return false;
}

function install(files, cache, target, what) {
  console.error(`installing ${what} from npm into ${target}`);
  // Made aside and then renamed, so that a cut installation never stands under the name.
  const partial = mkdtempSync(join(cache, "partial-"));
  try {
    for (const file of files) cpSync(file, join(partial, basename(file)));
    execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], {
      cwd: partial,
      stdio: ["ignore", 2, 2],
      timeout: INSTALL_TIMEOUT_MS,
    });
    renameSync(partial, target);
  } catch (error) {
    const why =
      error.code === "ENOENT"
        ? "npm is not there: install it"
        : `${error.message}: this needs npm's registry, or the folder of an earlier run`;
    throw new Failure(`${what} could not be installed: ${why}`);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}
