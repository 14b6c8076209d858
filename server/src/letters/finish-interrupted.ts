import { LetterStatus } from '@creditfix/shared/letters';
import { finishLetterJob } from './finish-letter.ts';
import { Letter } from './letter.entity.ts';
import type { LettersParts } from './letters.parts.ts';

/**
 * Queues every letter that was signed before `signedBefore` and has no PDF yet: whatever was making it is gone, or its job
 * gave up.
 */
export async function finishInterrupted(
  { database, jobs }: Pick<LettersParts, 'database' | 'jobs'>,
  signedBefore: Date,
): Promise<void> {
  const em = database.fork();
  const interrupted = await em.find(
    Letter,
    { status: LetterStatus.preparing, createdAt: { $lte: signedBefore } },
    { fields: ['id'] },
  );
  await em.transactional(async (tx) => {
    for (const { id } of interrupted) await jobs.enqueue(tx, finishLetterJob, { letterId: id });
  });
}
