import { allowancePeriod, BillingProblems } from '@creditfix/shared/billing';
import { randomUUID } from 'node:crypto';
import { lockAccount, notifyAccount } from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Outbox } from '#server/platform/email/index.ts';
import { letterGivenEmail } from '../plans/plan.emails.ts';
import { findPlanStatus } from './allowance.ts';
import { addGift, openGiftsOf, takeGiftBack } from './allowance.repository.ts';

/** Who needs more than these in one period is helped with Pro. */
const MOST_GIVEN = 5;

/**
 * Gives an account one more letter in the period that runs, and tells its owner.
 *
 * @throws Problem `billing.account_unknown`, `billing.letters_given`
 */
export async function giveLetter(
  tx: EntityManager,
  parts: { readonly outbox: Outbox; readonly publicOrigin: () => string },
  gift: {
    readonly accountId: string;
    readonly givenBy: string;
    readonly reason: string;
    readonly now: Date;
  },
): Promise<{ readonly giftId: string; readonly left: number; readonly renewsOn: string }> {
  const { accountId, givenBy, reason, now } = gift;
  const account = await lockAccount(tx, accountId);
  if (!account || account.deletedAt !== null)
    throw BillingProblems.raise('billing.account_unknown');
  const { terms } = await findPlanStatus(tx, accountId, now);
  const { from } = allowancePeriod(terms, now);
  if ((await openGiftsOf(tx, accountId, from)).length >= MOST_GIVEN)
    throw BillingProblems.raise('billing.letters_given');
  const giftId = randomUUID();
  await addGift(tx, { id: giftId, accountId, givenBy, reason, givenAt: now, withdrawnAt: null });
  const { left, renewsOn } = (await findPlanStatus(tx, accountId, now)).allowance;
  await notifyAccount(tx, parts, {
    accountId,
    kind: 'letter_given',
    key: `letter_given:${giftId}`,
    draft: () => letterGivenEmail({ renewsOn }, parts.publicOrigin()),
  });
  return { giftId, left, renewsOn };
}

/**
 * Takes a given letter back. One that is written already stays; then nothing is left in the period.
 *
 * @returns the account
 * @throws Problem `billing.gift_unknown`
 */
export async function withdrawLetter(
  tx: EntityManager,
  gift: { readonly giftId: string; readonly now: Date },
): Promise<string> {
  const accountId = await takeGiftBack(tx, gift.giftId, gift.now);
  if (!accountId) throw BillingProblems.raise('billing.gift_unknown');
  return accountId;
}
