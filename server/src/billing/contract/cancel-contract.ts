import { BillingProblems } from '@creditfix/shared/billing';
import {
  addDays,
  BUSINESS_TIME_ZONE,
  calendarDateAt,
  RequestProblems,
  type CalendarDate,
} from '@creditfix/shared/kernel';
import { lockAccount, notifyAccount } from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { defineJob } from '#server/platform/jobs/index.ts';
import type { BillingParts } from '../billing.parts.ts';
import { returnMailCharge } from '../payments/mail-charge.ts';
import { chargesSince } from '../payments/mail-charge.repository.ts';
import { openPages } from '../plans/customer.repository.ts';
import { unendedSubscriptions } from '../plans/subscription.repository.ts';
import { syncCheckout, syncSubscription } from '../stripe/sync-subscription.ts';
import { contractCancelledEmail } from './contract.emails.ts';
import { closeContract, findOpenContract } from './contract.repository.ts';
import { returnLetterFee } from './letter-fee.ts';
import { feesOf } from './letter-fee.repository.ts';
import type { ServiceContract } from './service-contract.entity.ts';

/** Ends what a canceled contract has begun: at the payment provider, and the letters that were waiting. */
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
  await parts.database.fork().transactional(async (tx) => {
    const { now, ...open } = await lockOpen(tx, parts, accountId);
    if (open.serviceFrom <= now) throw BillingProblems.raise('billing.contract_cancel_late');
    await cancel(tx, parts, { ...open, accountId, now, end: { cancelledBy: 'click' } });
  });
}

/**
 * Cancels a contract for somebody who wrote or called. The day on which they did counts, and not the day on which staff get to it
 * (15 U.S.C. 1679e(b)): what was finished and charged meanwhile costs nothing, and what was paid goes back.
 *
 * @throws Problem `billing.contract_none`, `billing.contract_cancel_late`, or `request.invalid` for a day before the signing or to come
 */
export async function cancelForPerson(
  tx: EntityManager,
  parts: BillingParts,
  notice: {
    readonly accountId: string;
    readonly by: 'mail' | 'telephone';
    readonly givenOn: CalendarDate;
  },
): Promise<void> {
  const { accountId, by, givenOn } = notice;
  const { now, ...open } = await lockOpen(tx, parts, accountId);
  const signedOn = calendarDateAt(open.signedAt, BUSINESS_TIME_ZONE);
  // Where the person lives it can be the day before.
  if (givenOn < addDays(signedOn, -1)) refuseDay('The contract was signed after that day.');
  if (givenOn > calendarDateAt(now, BUSINESS_TIME_ZONE)) refuseDay('That day has not come yet.');
  if (givenOn > open.lastDay) throw BillingProblems.raise('billing.contract_cancel_late');
  await cancel(tx, parts, {
    ...open,
    accountId,
    now,
    end: { cancelledBy: by, cancelGivenOn: givenOn },
  });
  const reason = 'The contract was canceled in time.';
  for (const { contractId, letterId } of await feesOf(tx, accountId))
    if (contractId === open.id && letterId) await returnLetterFee(tx, parts, { letterId, reason });
  for (const mailpieceId of await chargesSince(tx, accountId, open.signedAt))
    await returnMailCharge(tx, parts, { mailpieceId, reason });
}

function refuseDay(message: string): never {
  throw RequestProblems.raise('request.invalid', { fields: [{ path: 'givenOn', message }] });
}

async function lockOpen(tx: EntityManager, { clock }: BillingParts, accountId: string) {
  await lockAccount(tx, accountId);
  const open = await findOpenContract(tx, accountId);
  if (!open?.signedAt || !open.serviceFrom || !open.lastDay)
    throw BillingProblems.raise('billing.contract_none');
  const { id, signedAt, serviceFrom, lastDay } = open;
  return { id, signedAt, serviceFrom, lastDay, now: clock.now() };
}

async function cancel(
  tx: EntityManager,
  parts: BillingParts,
  cancelled: {
    readonly id: string;
    readonly accountId: string;
    readonly now: Date;
    readonly end: Partial<Pick<ServiceContract, 'cancelledBy' | 'cancelGivenOn'>>;
  },
): Promise<void> {
  const { id, accountId, now, end } = cancelled;
  await closeContract(tx, id, { cancelledAt: now, ...end });
  await parts.jobs.enqueue(tx, undoContractJob, { accountId });
  await notifyAccount(tx, parts, {
    accountId,
    kind: 'contract_cancelled',
    key: `contract_cancelled:${id}`,
    draft: () => contractCancelledEmail({ at: now }, parts.publicOrigin()),
  });
}

/** Closes payment pages and ends subscriptions of somebody who has no contract anymore. Nothing was charged for them. */
export async function endWithoutContract(parts: BillingParts, accountId: string): Promise<void> {
  const { database, payments } = parts;
  if (!payments.online) return;
  // Signed again meanwhile: what is there now belongs to the new one.
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
