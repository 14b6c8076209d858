import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ProcessTree, RUN_MARK } from './process-tree.ts';

export const ROOT = resolve(import.meta.dirname, '../..');

export interface ToolRun {
  /** Arguments after the name of the tool. */
  readonly args?: readonly string[];
  /** Workspace that the tool belongs to and runs in; the root when absent. */
  readonly workspace?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Shows what it prints while it runs, instead of keeping it for the result. */
  readonly stream?: boolean;
  /** Ends it when it takes longer, whatever it does: for a tool whose work is always the same. */
  readonly timeoutMs?: number;
  /** Ends it when nothing was heard for this long. A slow run goes on saying something; one that hangs does not. */
  readonly quietMs?: number;
  /** A file that it touches whenever something is finished that it does not speak of. */
  readonly progressFile?: string;
}

export interface ToolResult {
  readonly ok: boolean;
  /** Everything it printed; empty if it was shown at once. */
  readonly output: string;
  readonly seconds: number;
  /** Where it had to be ended: the last that was heard of it. */
  readonly hung: string | undefined;
}

/** How often a run is looked at. */
const LOOK_EVERY_MS = 1_000;

/** Runs a tool from node_modules under this very Node, whatever Node the machine has. Nothing that it started outlives it. */
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
  const { args = [], workspace = '.', env = {}, stream = false } = run;
  const startedAt = performance.now();
  const mark = randomUUID();
  const child = spawn(process.execPath, [file, ...args], {
    cwd: join(ROOT, workspace),
    env: { ...process.env, ...colors(stream), ...env, [RUN_MARK]: mark },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that all of it can be ended at once.
    detached: process.platform !== 'win32',
  });
  const exited = new Promise<number | null>((resolveCode, reject) => {
    child.once('error', reject);
    child.once('exit', resolveCode);
  });
  const closed = new Promise<void>((resolveClose) => child.once('close', () => resolveClose()));
  const tree = new ProcessTree(child.pid ?? 0, mark);
  const heard: string[] = [];
  const watch = new Watch(run, tree);
  const listen = (to: NodeJS.WriteStream) => (text: string) => {
    watch.hear();
    heard.push(text);
    if (!stream) return;
    to.write(text);
    // Of what was shown at once, only the end is of use.
    if (heard.length > 20) heard.shift();
  };
  child.stdout.setEncoding('utf8').on('data', listen(process.stdout));
  child.stderr.setEncoding('utf8').on('data', listen(process.stderr));
  const endWithUs = () => void tree.end().finally(() => process.exit(1));
  process.once('SIGINT', endWithUs).once('SIGTERM', endWithUs);
  try {
    const code = await exited;
    // What it left behind may keep its output open for good.
    await tree.end();
    await closed;
    const seconds = (performance.now() - startedAt) / 1000;
    const output = heard.join('');
    const hung = watch.hasEnded ? (lastLine(output) ?? 'nothing') : undefined;
    return { ok: code === 0 && !watch.hasEnded, output: stream ? '' : output, seconds, hung };
  } finally {
    watch.stop();
    process.off('SIGINT', endWithUs).off('SIGTERM', endWithUs);
    await tree.end();
  }
}

/** Ends a run that takes too long, or in which nothing moves any more. */
class Watch {
  hasEnded = false;
  readonly #timer: NodeJS.Timeout;
  #heardAt = Date.now();

  constructor(
    { timeoutMs = Infinity, quietMs = Infinity, progressFile }: ToolRun,
    tree: ProcessTree,
  ) {
    const startedAt = Date.now();
    const look = async () => {
      // A process that detaches later is known from now on.
      await tree.alive();
      const moved = progressFile ? await stat(progressFile).catch(() => undefined) : undefined;
      const quietSince = Math.max(this.#heardAt, moved?.mtimeMs ?? 0);
      const now = Date.now();
      if (this.hasEnded || (now - startedAt < timeoutMs && now - quietSince < quietMs)) return;
      this.hasEnded = true;
      await tree.end();
    };
    const everyMs = Math.min(LOOK_EVERY_MS, quietMs / 4, timeoutMs / 4);
    this.#timer = setInterval(() => void look(), everyMs);
  }

  hear(): void {
    this.#heardAt = Date.now();
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

/** The person watching sees the colors that the tool itself would have shown. */
function colors(stream: boolean): Record<string, string> {
  return stream && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
}

const lastLine = (output: string) =>
  stripVTControlCharacters(output)
    .split('\n')
    .findLast((line) => line.trim() !== '');

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
