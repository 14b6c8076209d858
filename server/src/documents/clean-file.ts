import { DocumentProblems } from '@creditfix/shared/documents';
import { RequestProblems } from '@creditfix/shared/kernel';
import type { CleanFile } from './clean-file/clean-bytes.ts';
import { openApart } from './clean-file/open-apart.ts';

interface CleanLimits {
  readonly timeoutMs: number;
}

const AT_ONCE = 2;
/** Each waiting upload holds its bytes in memory. */
const MOST_WAITING = 20;
const TIMEOUT_MS = 20_000;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Turns an uploaded file into clean pictures of its pages. Whatever else the file held (metadata, scripts, a second file)
 * stays behind, because only pixels pass.
 *
 * Each file is opened in a process of its own, which has little memory and little time and ends with it: a hostile file can
 * stop or bring down nothing but that process.
 *
 * @throws Problem that says what is wrong with the file, or `request.busy`
 */
export async function cleanFile(
  bytes: Uint8Array,
  limits: CleanLimits = { timeoutMs: TIMEOUT_MS },
): Promise<CleanFile> {
  await takeTurn();
  try {
    const answer = await openApart(bytes, limits.timeoutMs);
    if ('refusal' in answer) throw DocumentProblems.raise(answer.refusal);
    return answer;
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
