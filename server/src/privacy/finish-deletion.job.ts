import { purgeDocuments } from '#server/documents/index.ts';
import { removeNoted } from '#server/platform/files/index.ts';
import { defineJob } from '#server/platform/jobs/index.ts';
import type { PrivacyParts } from './privacy.parts.ts';

export const finishDeletionJob = defineJob<{ accountId: string }>({
  queue: 'finish-deletion',
  retries: 8,
  retryDelaySeconds: 30,
});

/** Removes the files whose rows a deletion has marked. Whatever a crash or a lost job leaves, the hourly work finds. */
export async function finishDeletion(
  parts: Pick<PrivacyParts, 'database' | 'files' | 'clock'>,
): Promise<void> {
  await removeNoted(parts, parts.clock.now());
  await purgeDocuments(parts, parts.clock.now());
}
