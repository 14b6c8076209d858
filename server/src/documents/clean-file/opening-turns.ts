import { RequestProblems } from '@creditfix/shared/kernel';

const AT_ONCE = 2;
/** Each waiting upload holds its bytes in memory. */
const MOST_WAITING = 20;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Opens a file when it is its turn.
 *
 * @throws Problem `request.busy` where too many wait already
 */
export async function inOpeningTurn<Result>(open: () => Promise<Result>): Promise<Result> {
  await takeTurn();
  try {
    return await open();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** The turn of one that ends passes on to the one that has waited longest. */
async function takeTurn(): Promise<void> {
  if (running < AT_ONCE) {
    running += 1;
    return;
  }
  if (waiting.length >= MOST_WAITING)
    throw RequestProblems.raise('request.busy', { retryAfterSeconds: 10 });
  await new Promise<void>((resolve) => waiting.push(resolve));
}
