import { readFile, readdir } from 'node:fs/promises';

/** Set in the environment of everything that a run starts, and of what that starts. */
export const RUN_MARK = 'CREDITFIX_RUN';

interface Found {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
  readonly session: number;
  readonly name: string;
  /** With the id, tells a process from a later one of the same number. */
  readonly startedAt: string;
  readonly isMarked: boolean;
}

const END_AFTER_MS = 4_000;
const LOOK_EVERY_MS = 100;

/**
 * A process with all that came of it: its group, its children, and every process that carries its mark, also after its parent is gone. Beyond
 * Linux, which alone can be asked, the group is all that is known.
 */
export class ProcessTree {
  readonly #root: number;
  readonly #mark: string;
  /** Seen as part of the tree once: an orphan with a bare environment is still ours. */
  readonly #seen = new Set<string>();

  constructor(root: number, mark: string) {
    this.#root = root;
    this.#mark = mark;
  }

  /** Who of them is alive; looking now and then keeps track of those that are on their own later. */
  async alive(): Promise<readonly Found[]> {
    const all = await everyProcess(this.#mark);
    const members = new Set([this.#root]);
    const isMember = ({ pid, parent, group, session, startedAt, isMarked }: Found) =>
      isMarked ||
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

  /** Asks all of them to end, and ends those that do not. */
  async end(): Promise<void> {
    signal(-this.#root, 'SIGTERM');
    const until = Date.now() + END_AFTER_MS;
    for (let alive = await this.alive(); alive.length > 0; alive = await this.alive()) {
      const kind = Date.now() < until ? 'SIGTERM' : 'SIGKILL';
      for (const { pid } of alive) signal(pid, kind);
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
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

async function everyProcess(mark: string): Promise<Found[]> {
  const numbers = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(numbers.map((number) => read(number, mark)));
  return found.filter((each) => each !== undefined);
}

async function read(number: string, mark: string): Promise<Found | undefined> {
  const stat = await readFile(`/proc/${number}/stat`, 'utf8').catch(() => '');
  // The name is in brackets and may hold anything.
  const [, name = '', rest = ''] = /^\d+ \((.*)\) ([^]*)$/.exec(stat) ?? [];
  const fields = rest.split(' ');
  const [state, parent, group, session] = fields;
  if (state === undefined || state === '' || state === 'Z' || state === 'X') return undefined;
  const environment = await readFile(`/proc/${number}/environ`, 'utf8').catch(() => '');
  return {
    pid: Number(number),
    parent: Number(parent),
    group: Number(group),
    session: Number(session),
    name,
    startedAt: fields[19] ?? '',
    isMarked: environment.split('\0').includes(`${RUN_MARK}=${mark}`),
  };
}
