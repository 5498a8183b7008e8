import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";

import { type ClientOptions, MemledgerClient } from "memledger";

export const ADMIN_KEY = "ml_tests_TypeScript_9Wq4LrXn7TcBz3VfKd6HsMjYp2Ga";
const START_MS = 60_000;

/** The program under test. */
export function program(): string {
  const program = process.env["MEMLEDGER_BIN"];
  if (!program) throw new Error("MEMLEDGER_BIN must name the program memledger");
  return program;
}

const folder = mkdtempSync(join(tmpdir(), "memledger-client-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
let files = 0;

/** The environment without the developer's own settings. */
function environment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("MEMLEDGER_")));
}

/** A database of its own, which is empty. */
export function temporaryDatabase(): string {
  files += 1;
  return `sqlite://${join(folder, `ledger-${files}.db`)}`;
}

export interface Serving {
  database?: string;
  /** Where to listen; at any free port if absent. */
  port?: string;
  settings?: Record<string, string>;
}

/** A running `memledger serve`. */
export class Server {
  readonly url: string;
  readonly database: string;
  readonly #child: ChildProcess;

  private constructor(url: string, database: string, child: ChildProcess) {
    this.url = url;
    this.database = database;
    this.#child = child;
  }

  static async start({ database = temporaryDatabase(), port = "0", settings = {} }: Serving = {}): Promise<Server> {
    const log = join(folder, `log-${(files += 1)}`);
    const child = spawn(program(), ["serve", "--listen", `127.0.0.1:${port}`, "--database", database], {
      cwd: folder,
      env: { ...environment(), MEMLEDGER_ADMIN_KEY: ADMIN_KEY, ...settings },
      stdio: ["ignore", "pipe", openSync(log, "a")],
    });
    process.on("exit", () => child.kill("SIGKILL"));
    const late = setTimeout(() => child.kill("SIGKILL"), START_MS);
    for await (const line of createInterface({ input: child.stdout! })) {
      if (!line.startsWith("listening on ")) continue;
      clearTimeout(late);
      child.stdout!.resume();
      return new Server(line.slice("listening on ".length).trim(), database, child);
    }
    throw new Error(`The server did not start:\n${readFileSync(log, "utf8")}`);
  }

  get port(): string {
    return new URL(this.url).port;
  }

  client(options: Partial<ClientOptions> = {}): MemledgerClient {
    return new MemledgerClient({ baseUrl: this.url, apiKey: ADMIN_KEY, ...options });
  }

  /** A new key of the person themselves, made as an operator does. */
  async keyOfPerson(userId: string): Promise<string> {
    const words = ["keys", "create", "--database", this.database, "--role", "person", "--user", userId];
    const { stdout } = await promisify(execFile)(program(), words, { cwd: folder, env: environment() });
    const [key] = /^ml_\S+$/m.exec(stdout) ?? [];
    if (!key) throw new Error(`No key was printed:\n${stdout}`);
    return key;
  }

  async stop(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = once(this.#child, "exit");
    this.#child.kill(signal);
    await ended;
  }

  /** The same server again, on the same port and database. */
  restarted(): Promise<Server> {
    return Server.start({ database: this.database, port: this.port });
  }
}
