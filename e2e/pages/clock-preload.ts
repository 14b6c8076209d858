/**
 * Loaded before a program (`node --import`): its parent then sets what time it is there. Everything in the process agrees, the
 * database that runs inside it too, and whoever waits for a time is woken when it has come. Ends with its parent.
 */

/** Shorter waits are pauses for breath, and no story skips them. */
const LONG_MS = 1_000;
const REALM = globalThis;
const RealDate = Date;
const realTimeout = setTimeout;
let shiftMs = 0;
const now = () => RealDate.now() + shiftMs;

interface Sleeper {
  readonly due: number;
  readonly wake: () => void;
}
const sleepers = new Map<NodeJS.Timeout, Sleeper>();

REALM.Date = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (target, given: unknown[], newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as object,
  get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
});

function sleep(wake: (...given: unknown[]) => void, ms = 0, ...given: unknown[]): NodeJS.Timeout {
  if (ms < LONG_MS) return realTimeout(wake, ms, ...given);
  const run = () => {
    sleepers.delete(timeout);
    wake(...given);
  };
  const timeout = realTimeout(run, ms);
  const wakeEarly = () => {
    clearTimeout(timeout);
    run();
  };
  sleepers.set(timeout, { due: now() + ms, wake: wakeEarly });
  return timeout;
}
REALM.setTimeout = Object.assign(sleep, realTimeout) as typeof setTimeout;

const realClear = clearTimeout;
REALM.clearTimeout = (timeout) => {
  if (typeof timeout === 'object') sleepers.delete(timeout as NodeJS.Timeout);
  realClear(timeout);
};

process.on('message', (instant: string) => {
  shiftMs = RealDate.parse(instant) - RealDate.now();
  for (const { due, wake } of [...sleepers.values()]) if (due <= now()) wake();
  process.send?.(instant);
});
process.on('disconnect', () => process.exit());
