import { DocumentProblems } from '@creditfix/shared/documents';
import { RequestProblems } from '@creditfix/shared/kernel';
import { ConcurrencyLimit } from '#server/platform/concurrency/index.ts';
import type { CleanFile } from './clean-file/clean-bytes.ts';
import { openApart } from './clean-file/open-apart.ts';

/** Each waiting upload holds its bytes in memory. */
const openings = new ConcurrencyLimit({
  atOnce: 2,
  mayWait: 20,
  refusal: () => RequestProblems.raise('request.busy', { retryAfterSeconds: 10 }),
});

interface CleanLimits {
  readonly timeoutMs: number;
}

/**
 * Turns an uploaded file into clean pictures of its pages. Whatever else the file held (metadata, scripts, a second file)
 * stays behind, because only pixels pass.
 *
 * Each file is opened in a process of its own, which has little memory and little time, can reach nothing and ends with it: a
 * hostile file can stop or bring down nothing but that process.
 *
 * @throws Problem that says what is wrong with the file, or `request.busy`
 */
export async function cleanFile(bytes: Uint8Array, limits?: CleanLimits): Promise<CleanFile> {
  const answer = await openings.run(() => openApart(bytes, limits?.timeoutMs));
  if ('refusal' in answer) throw DocumentProblems.raise(answer.refusal);
  return answer;
}
