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
