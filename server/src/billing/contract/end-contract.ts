import type { EntityManager } from '#server/platform/database/index.ts';
import { closeContract, findOpenContract } from './contract.repository.ts';

/** Ends a contract with its account, or with Pro: within its days that is a cancellation. */
export async function endContract(
  tx: EntityManager,
  accountId: string,
  now: Date,
  begunAt: Date = now,
): Promise<void> {
  const open = await findOpenContract(tx, accountId);
  // One that was signed after what ends now had begun goes on.
  if (!open || (open.signedAt && open.signedAt > begunAt)) return;
  const isCancelled = open.serviceFrom !== null && now < open.serviceFrom;
  const end = isCancelled
    ? ({ cancelledAt: now, cancelledBy: 'deletion' } as const)
    : { endedAt: now };
  await closeContract(tx, open.id, end);
}
