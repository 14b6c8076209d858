import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Set in the environment of everything that a run starts, and of what that starts. */
const RUN_MARK = 'CREDITFIX_RUN';

interface Found {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
  readonly session: number;
  readonly name: string;
  /** With the id, tells a process from a later one of the same number. */
  readonly startedAt: string;
}

const END_AFTER_MS = 4_000;
const LOOKS_FOR_A_MARK = 2;
const LOOK_WHILE_ENDING_MS = 100;

/**
 * A process with all that came of it: its group, its children, and every process that carries its mark or writes to its output, also after its
 * parent is gone. Beyond Linux, which alone can be asked, the group is all that is known.
 */
class ProcessTree {
  readonly #root: number;
  readonly #mark: string;
  readonly #outputs: ReadonlySet<string>;
  /** Seen as part of the tree once: an orphan with a bare environment is still ours. */
  readonly #seen = new Set<string>();
  /** How often a process was looked at that does not carry the mark: one that has just begun may still get its environment. */
  readonly #unmarked = new Map<string, number>();

  constructor(root: number, mark: string) {
    this.#root = root;
    this.#mark = mark;
    this.#outputs = new Set(outputsOf(root));
  }

  /** Who of them is alive; looking now and then keeps track of those that are on their own later. */
  alive(): readonly Found[] {
    const all = everyProcess();
    const members = new Set(all.filter((each) => this.#isMarked(each)).map(({ pid }) => pid));
    members.add(this.#root);
    const isMember = ({ pid, parent, group, session, startedAt }: Found) =>
      group === this.#root ||
      session === this.#root ||
      members.has(parent) ||
      this.#seen.has(`${pid} ${startedAt}`);
    for (let size = -1; size !== members.size;) {
      size = members.size;
      for (const each of all) if (isMember(each)) members.add(each.pid);
    }
    const alive = all.filter(({ pid }) => members.has(pid) && pid !== process.pid);
    for (const { pid, startedAt } of alive) this.#seen.add(`${pid} ${startedAt}`);
    return alive;
  }

  #isMarked({ pid, startedAt }: Found): boolean {
    const key = `${pid} ${startedAt}`;
    const looks = this.#unmarked.get(key) ?? 0;
    if (looks >= LOOKS_FOR_A_MARK) return false;
    const environment = textOf(`/proc/${pid}/environ`);
    if (environment.split('\0').includes(`${RUN_MARK}=${this.#mark}`)) return true;
    if (outputsOf(pid).some((output) => this.#outputs.has(output))) return true;
    this.#unmarked.set(key, looks + 1);
    return false;
  }

  /** Asks all of them to end, and ends those that do not. */
  async end(): Promise<void> {
    signal(-this.#root, 'SIGTERM');
    const until = Date.now() + END_AFTER_MS;
    for (let alive = this.alive(); alive.length > 0; alive = this.alive()) {
      const kind = Date.now() < until ? 'SIGTERM' : 'SIGKILL';
      for (const { pid } of alive) signal(pid, kind);
      await new Promise((wake) => setTimeout(wake, LOOK_WHILE_ENDING_MS));
    }
    signal(-this.#root, 'SIGKILL');
  }
}

function signal(pid: number, kind: NodeJS.Signals): void {
  try {
    process.kill(pid, kind);
  } catch {
    // It is gone.
  }
}

/**
 * What runs on this machine. Looked at every second by each run, so it must cost little: the files of /proc are read at once, which is
 * faster than waiting for each.
 */
function everyProcess(): Found[] {
  let numbers: string[] = [];
  try {
    numbers = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    // There is no /proc beyond Linux.
  }
  return numbers.map((number) => find(number)).filter((each) => each !== undefined);
}

function find(number: string): Found | undefined {
  // The name is in brackets and may hold anything.
  const [, name = '', rest = ''] =
    /^\d+ \((.*)\) ([^]*)$/.exec(textOf(`/proc/${number}/stat`)) ?? [];
  const fields = rest.split(' ');
  const [state, parent, group, session] = fields;
  if (state === undefined || state === '' || state === 'Z' || state === 'X') return undefined;
  return {
    pid: Number(number),
    parent: Number(parent),
    group: Number(group),
    session: Number(session),
    name,
    startedAt: fields[19] ?? '',
  };
}

/** Where a process writes to, as far as that is a pipe of somebody's: whoever inherits it has the same. */
function outputsOf(pid: number): readonly string[] {
  return [1, 2].flatMap((descriptor) => {
    try {
      const target = readlinkSync(`/proc/${pid}/fd/${descriptor}`);
      return /^(?:pipe|socket):/.test(target) ? [target] : [];
    } catch {
      return [];
    }
  });
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

export const ROOT = resolve(import.meta.dirname, '../..');

export interface ToolRun {
  /** Arguments after the name of the tool. */
  readonly args?: readonly string[];
  /** Workspace that the tool belongs to and runs in; the root when absent. */
  readonly workspace?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Shows what it prints while it runs, instead of keeping it for the result. */
  readonly stream?: boolean;
  /** The same, with this name before each line: something else runs meanwhile. */
  readonly streamAs?: string;
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
  const { args = [], workspace = '.', env = {}, streamAs, stream = streamAs !== undefined } = run;
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
  const listen = (show: (text: string) => void) => (text: string) => {
    watch.hear();
    heard.push(text);
    if (!stream) return;
    show(text);
    // Of what was shown at once, only the end is of use.
    if (heard.length > 20) heard.shift();
  };
  child.stdout.setEncoding('utf8').on('data', listen(shownOn(process.stdout, streamAs)));
  child.stderr.setEncoding('utf8').on('data', listen(shownOn(process.stderr, streamAs)));
  endWithUs(tree);
  try {
    const code = await exited;
    await tree.end();
    // What is left even then, out of our sight, may keep its output open for good.
    const patience = setTimeout(() => {
      child.stdout.destroy();
      child.stderr.destroy();
    }, END_AFTER_MS);
    await closed;
    clearTimeout(patience);
    const seconds = (performance.now() - startedAt) / 1000;
    const output = heard.join('');
    const hung = watch.hasEnded ? (lastLine(output) ?? 'nothing') : undefined;
    return { ok: code === 0 && !watch.hasEnded, output: stream ? '' : output, seconds, hung };
  } finally {
    watch.stop();
    await tree.end();
    running.delete(tree);
  }
}

/** What runs now: where we are asked to end, all of it ends first. */
const running = new Set<ProcessTree>();

function endWithUs(tree: ProcessTree): void {
  running.add(tree);
  if (process.listeners('SIGTERM').includes(endAll)) return;
  process.once('SIGINT', endAll).once('SIGTERM', endAll);
}

function endAll(): void {
  void Promise.all([...running].map((tree) => tree.end())).finally(() => process.exit(1));
}

/** Shows a text as it comes, or whole lines of it with a name before each. */
function shownOn(to: NodeJS.WriteStream, name?: string): (text: string) => void {
  if (name === undefined) return (text) => void to.write(text);
  let begun = '';
  return (text) => {
    const lines = (begun + text).split('\n');
    begun = lines.pop() ?? '';
    for (const line of lines) to.write(`${name} │ ${line}\n`);
  };
}

/** Ends a run that takes too long, or in which nothing moves anymore. */
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
      tree.alive();
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
