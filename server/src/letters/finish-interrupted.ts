import { LetterStatus } from '@creditfix/shared/letters';
import { finishLetterJob } from './finish-letter.ts';
import { Letter } from './letter.entity.ts';
import type { LettersParts } from './letters.parts.ts';

/**
 * Queues every signed letter that has no PDF yet. For the start of a process that is alone on its database: whatever was
 * making those letters is gone.
 */
export async function finishInterrupted({
  database,
  jobs,
}: Pick<LettersParts, 'database' | 'jobs'>): Promise<void> {
  const em = database.fork();
  const interrupted = await em.find(Letter, { status: LetterStatus.preparing }, { fields: ['id'] });
  await em.transactional(async (tx) => {
    for (const { id } of interrupted) await jobs.enqueue(tx, finishLetterJob, { letterId: id });
  });
}
