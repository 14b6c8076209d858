import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#scripts/process/run-tool.ts';

/** `npm run dev`: the server restarts and the page reloads when a file is saved; Ctrl-C ends both. */

const WEB_ADDRESS = 'http://localhost:5173';

if (existsSync('.env')) process.loadEnvFile('.env');

const server = start(
  ['--watch', '--watch-preserve-output', join(ROOT, 'server/src/main.ts')],
  ROOT,
  {
    // Login links lead to the page that reloads.
    PUBLIC_URL: process.env.PUBLIC_URL ?? WEB_ADDRESS,
  },
);
const web = start(
  [join(ROOT, 'node_modules/vite/bin/vite.js'), '--strictPort'],
  join(ROOT, 'webapp'),
  {},
);
const children = [server, web];
let stopping = false;

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopAll(0));
for (const child of children) child.once('exit', (code) => stopAll(code ?? 0));

/** A group of its own: a terminal gives Ctrl-C to us alone, and the server hears of it once. Twice would mean "at once". */
function start(
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>>,
): ChildProcess {
  return spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
}

/** One that ends takes the other with it. */
function stopAll(code: number): void {
  if (stopping) return;
  stopping = true;
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
}
