import { BillingProblems } from '@creditfix/shared/billing';
import { lockAccount, notifyAccount } from '#server/accounts/index.ts';
import { defineJob } from '#server/platform/jobs/index.ts';
import type { BillingParts } from '../billing.parts.ts';
import { openPages } from '../plans/customer.repository.ts';
import { unendedSubscriptions } from '../plans/subscription.repository.ts';
import { syncCheckout, syncSubscription } from '../stripe/sync-subscription.ts';
import { contractCancelledEmail } from './contract.emails.ts';
import { closeContract, findOpenContract } from './contract.repository.ts';

/** Ends what a cancelled contract has begun: at the payment provider, and the letters that were waiting. */
export const undoContractJob = defineJob<{ accountId: string }>({
  queue: 'undo-contract',
  retries: 8,
  retryDelaySeconds: 30,
});

/**
 * Cancels a contract within its days. It counts from the moment it is written down: what has to be ended elsewhere is done by a job, whether or
 * not the payment provider answers now.
 *
 * @throws Problem `billing.contract_none` or `billing.contract_cancel_late`
 */
export async function cancelContract(parts: BillingParts, accountId: string): Promise<void> {
  const { database, clock, jobs } = parts;
  await database.fork().transactional(async (tx) => {
    await lockAccount(tx, accountId);
    const now = clock.now();
    const open = await findOpenContract(tx, accountId);
    if (!open?.serviceFrom) throw BillingProblems.raise('billing.contract_none');
    if (open.serviceFrom <= now) throw BillingProblems.raise('billing.contract_cancel_late');
    await closeContract(tx, open.id, { cancelledAt: now, cancelledBy: 'click' });
    await jobs.enqueue(tx, undoContractJob, { accountId });
    await notifyAccount(tx, parts, {
      accountId,
      kind: 'contract_cancelled',
      key: `contract_cancelled:${open.id}`,
      draft: () => contractCancelledEmail({ at: now }, parts.publicOrigin()),
    });
  });
}

/** Closes payment pages and ends subscriptions of somebody who has no contract any more. Nothing was charged for them. */
export async function endWithoutContract(parts: BillingParts, accountId: string): Promise<void> {
  const { database, payments } = parts;
  if (!payments.online) return;
  // Signed anew meanwhile: what is there now belongs to the new one.
  if ((await findOpenContract(database.fork(), accountId))?.signedAt) return;
  for (const sessionId of await openPages(database.fork(), accountId)) {
    await payments.expireCheckout(sessionId);
    await syncCheckout(parts, sessionId);
  }
  for (const id of await unendedSubscriptions(database.fork(), accountId)) {
    await payments.cancelNow(id);
    await syncSubscription(parts, id);
  }
}
