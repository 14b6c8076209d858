import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');

export interface ToolRun {
  /** Arguments after the name of the tool. */
  readonly args?: readonly string[];
  /** Workspace that the tool belongs to and runs in; the root when absent. */
  readonly workspace?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Shows what it prints while it runs, instead of keeping it for the result. */
  readonly stream?: boolean;
  /** Ends it when it takes longer. */
  readonly timeoutMs?: number;
}

export interface ToolResult {
  readonly ok: boolean;
  /** Everything it printed; empty where it was shown at once. */
  readonly output: string;
  readonly seconds: number;
  readonly timedOut: boolean;
}

const KILL_AFTER_MS = 10_000;

/** Runs a tool from node_modules under this very Node, whatever Node the machine has. */
export async function runTool(tool: string, run: ToolRun = {}): Promise<ToolResult> {
  return await runFile(binaryOf(tool, run.workspace ?? '.'), run);
}

/** Runs one of our own scripts, named from the root, in a process of its own. */
export async function runScript(
  path: string,
  run: Omit<ToolRun, 'workspace'> = {},
): Promise<ToolResult> {
  return await runFile(join(ROOT, path), run);
}

async function runFile(file: string, run: ToolRun): Promise<ToolResult> {
  const { args = [], workspace = '.', env = {}, stream = false, timeoutMs } = run;
  const startedAt = performance.now();
  const child = spawn(process.execPath, [file, ...args], {
    cwd: join(ROOT, workspace),
    env: { ...process.env, ...env },
    stdio: stream ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (output += text));
  let timedOut = false;
  const timers = timeoutMs === undefined ? [] : endLater(child, timeoutMs, () => (timedOut = true));
  const code = await new Promise<number | null>((resolveCode, reject) => {
    child.once('error', reject);
    child.once('close', resolveCode);
  });
  for (const timer of timers) clearTimeout(timer);
  const seconds = (performance.now() - startedAt) / 1000;
  return { ok: code === 0, output, seconds, timedOut };
}

function endLater(
  child: { kill(signal: NodeJS.Signals): boolean },
  ms: number,
  note: () => void,
): NodeJS.Timeout[] {
  const ask = setTimeout(() => {
    note();
    child.kill('SIGTERM');
  }, ms);
  const insist = setTimeout(() => child.kill('SIGKILL'), ms + KILL_AFTER_MS);
  return [ask, insist];
}

/** The script behind a command of node_modules/.bin; packages may be installed at the root or in the workspace. */
function binaryOf(tool: string, workspace: string): string {
  const packageName = tool === 'tsc' ? 'typescript' : tool;
  for (const place of [join(ROOT, workspace), ROOT]) {
    const folder = join(place, 'node_modules', packageName);
    if (!existsSync(folder)) continue;
    const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      bin: string | Record<string, string>;
    };
    const file = typeof bin === 'string' ? bin : bin[tool];
    if (file) return join(folder, file);
  }
  throw new Error(`${tool} is not installed. Run: npm ci`);
}
