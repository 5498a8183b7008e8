// Compiles src to dist. npm runs it before it packs or publishes.
import { execFileSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("..", import.meta.url));

export function run(program, ...words) {
  // npm is a script on Windows, which only a shell starts.
  const shell = process.platform === "win32" && program === "npm";
  execFileSync(program, words, { cwd: folder, stdio: ["ignore", 2, 2], shell });
}

export function compile(project) {
  run(process.execPath, "node_modules/typescript/bin/tsc", "--project", project);
}

export function build() {
  // In a fresh clone `npm pack` comes before any installation.
  if (!existsSync(`${folder}node_modules/typescript`)) run("npm", "ci", "--ignore-scripts");
  rmSync(`${folder}dist`, { recursive: true, force: true });
  compile("tsconfig.json");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) build();
