import { REFERRAL_REWARD_CENTS, billingEndpoints } from '@creditfix/shared/billing';
import { personOf } from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { implement, type Route } from '#server/platform/http/index.ts';
import { pageAddress } from '#server/platform/language/index.ts';
import type { BillingParts } from './billing.parts.ts';
import { referralCodeOf } from './referral-code.ts';

/** The personal invitation link and what came of it. */
export function referralRoutes({ publicOrigin }: BillingParts): Route[] {
  return [
    implement(billingEndpoints.getReferrals)([], async (_, call) => {
      const { accountId } = personOf(call);
      const code = await referralCodeOf(call.em, accountId);
      return {
        // Whoever reads Spanish has friends who do.
        link: pageAddress(publicOrigin(), `/login?ref=${code}`),
        rewardCents: REFERRAL_REWARD_CENTS,
        ...(await countReferrals(call.em, accountId, code)),
      };
    }),
  ];
}

interface CountRow {
  readonly joined: string;
  readonly rewarded: string;
  readonly credited_cents: string;
  readonly invited: boolean;
}

async function countReferrals(em: EntityManager, accountId: string, code: string) {
  const [row] = await em.execute<CountRow[]>(
    `select
       (select count(*) from accounts where upper(invited_with) = ? and id <> ?) as joined,
       (select count(*) from referrals where referrer_id = ? and rewarded_at is not null) as rewarded,
       (select coalesce(sum(reward_cents), 0) from referrals where referrer_id = ? and credit_id is not null)
         as credited_cents,
       exists (select 1 from accounts me join referral_codes on code = upper(me.invited_with)
         where me.id = ? and account_id <> me.id) as invited`,
    [code, accountId, accountId, accountId, accountId],
  );
  return {
    joined: Number(row?.joined ?? 0),
    rewarded: Number(row?.rewarded ?? 0),
    creditedCents: Number(row?.credited_cents ?? 0),
    invited: row?.invited ?? false,
  };
}
