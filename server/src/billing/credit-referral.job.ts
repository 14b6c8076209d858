import { proPrice } from '@creditfix/shared/billing';
import { notifyAccount } from '#server/accounts/index.ts';
import { defineJob } from '#server/platform/jobs/index.ts';
import type { BillingParts } from './billing.parts.ts';
import { ensureCustomer } from './customers.ts';
import { mayAskAgain } from './key-lifetime.ts';
import { referralEmail } from './referral.email.ts';

export const creditReferralJob = defineJob<{ friendId: string }>({
  queue: 'credit-referral',
  retries: 8,
  retryDelaySeconds: 15,
});

interface DueRow {
  readonly referrer_id: string;
  readonly reward_cents: number;
  readonly credit_asked_at: Date | string;
  readonly deleted: boolean;
}

/**
 * Puts the credit of an earned invitation on the referrer's balance. The provider is asked outside any transaction, under
 * a key that stays the same, so that a crash at any point neither loses the credit nor gives it twice.
 */
export async function creditReferral(parts: BillingParts, friendId: string): Promise<void> {
  const { clock, log, payments } = parts;
  if (!payments.online) return;
  const due = await noteAsking(parts, friendId);
  if (!due) return;
  if (due.deleted) return await refuseGone(parts, friendId);
  if (!mayAskAgain(due.credit_asked_at, clock.now())) {
    log.error({ friendId }, 'billing: a credit was never answered, please look at the provider');
    return;
  }
  const { creditId } = await payments.credit({
    key: keyOf(friendId),
    customerId: await ensureCustomer(parts, due.referrer_id),
    amountCents: due.reward_cents,
    currency: proPrice.currency,
    description: 'Thank you for inviting a friend to Credit Fix.',
  });
  await recordCredit(parts, { friendId, creditId, due });
}

const keyOf = (friendId: string) => `referral:${friendId}`;

/** Writes down when the credit was first asked for, before it is; undefined where there is none to give. */
async function noteAsking(
  { database, clock }: Pick<BillingParts, 'database' | 'clock'>,
  friendId: string,
): Promise<DueRow | undefined> {
  const [due] = await database.fork().execute<DueRow[]>(
    `update referrals set credit_asked_at = coalesce(credit_asked_at, ?) from accounts
     where accounts.id = referrals.referrer_id and friend_id = ? and rewarded_at is not null and credit_id is null
     returning referrer_id, reward_cents, credit_asked_at, accounts.deleted_at is not null as deleted`,
    [clock.now(), friendId],
  );
  return due;
}

async function recordCredit(
  parts: BillingParts,
  credit: { readonly friendId: string; readonly creditId: string; readonly due: DueRow },
): Promise<void> {
  const { friendId, creditId, due } = credit;
  await parts.database.fork().transactional(async (tx) => {
    const recorded = await tx.execute<unknown[]>(
      'update referrals set credit_id = ? where friend_id = ? and credit_id is null returning friend_id',
      [creditId, friendId],
    );
    if (recorded.length === 0) return;
    await notifyAccount(tx, parts, {
      accountId: due.referrer_id,
      kind: 'referral',
      key: keyOf(friendId),
      preference: 'referrals',
      draft: () => referralEmail(due.reward_cents, parts.publicOrigin()),
    });
  });
}

async function refuseGone({ database }: BillingParts, friendId: string): Promise<void> {
  await database.fork().execute(
    `update referrals set rewarded_at = null, reward_cents = 0, refused_because = 'referrer_gone'
     where friend_id = ? and credit_id is null`,
    [friendId],
  );
}
