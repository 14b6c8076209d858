import { readFileSync, readdirSync } from 'node:fs';

/** The value below which that share of the measured ones lies. Of nothing it is no number, which meets no target. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** One thing that a benchmark looked at. */
export interface Measurement {
  readonly what: string;
  readonly met: boolean;
  /** A time on the clock, which a busy machine spoils for everyone: it is shown, and fails nothing. */
  readonly isTime?: boolean;
}

/** Ends a benchmark: red where a ratio, a count or an amount of memory missed its target. */
export function conclude(measurements: readonly Measurement[]): void {
  const missed = measurements.filter(({ met }) => !met);
  for (const { what, isTime } of missed)
    process.stdout.write(`${isTime ? 'Slower than the target here' : 'MISSED'}: ${what}\n`);
  const failed = missed.filter(({ isTime }) => !isTime);
  if (missed.length === 0) process.stdout.write('All targets are met.\n');
  process.exitCode = failed.length === 0 ? 0 : 1;
}

/** The memory that a process holds, in MB. What is asked of processes here is known on Linux; elsewhere it is 0. */
export function residentMb(pid: number): number {
  return kilobytes(read(`/proc/${pid}/status`), 'VmRSS') / 1024;
}

/** The most that it has held so far. */
export function peakMb(pid: number): number {
  return kilobytes(read(`/proc/${pid}/status`), 'VmHWM') / 1024;
}

/**
 * The memory of a process and of all that descend from it, in MB, but for programs whose name is left out. `pss` counts a page that
 * several processes share once, in parts; `rss` counts it again for each.
 */
export function treeMemory(root: number, leftOut = /^$/): { pss: number; rss: number } {
  const sum = { pss: 0, rss: 0 };
  for (const pid of descendants(root)) {
    if (leftOut.test(read(`/proc/${pid}/comm`).trim())) continue;
    sum.pss += kilobytes(read(`/proc/${pid}/smaps_rollup`), 'Pss') / 1024;
    sum.rss += residentMb(pid);
  }
  return sum;
}

/** CPU time that the process has used so far, user and system, in ms. */
export function cpuMs(pid: number): number {
  const stat = read(`/proc/${pid}/stat`);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** CPU time of a process and of all that descend from it now, in ms; what has ended is not in it. */
export function treeCpuMs(root: number): number {
  return descendants(root).reduce((sum, pid) => sum + cpuMs(pid), 0);
}

/** The process itself among them. */
function descendants(root: number): readonly number[] {
  const parents = new Map<number, number>();
  for (const name of everyProcess()) {
    const parent = /\) \S (\d+)/.exec(read(`/proc/${name}/stat`))?.[1];
    if (parent) parents.set(Number(name), Number(parent));
  }
  const isOurs = (pid: number): boolean =>
    pid === root || (parents.has(pid) && isOurs(parents.get(pid) ?? 0));
  return [...parents.keys()].filter(isOurs);
}

function everyProcess(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process is gone.
    return '';
  }
}

const kilobytes = (text: string, key: string) =>
  Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);
