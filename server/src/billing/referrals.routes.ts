import { REFERRAL_REWARD_CENTS, billingEndpoints } from '@creditfix/shared/billing';
import { randomInt } from 'node:crypto';
import { personOf } from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { implement, type Route } from '#server/platform/http/index.ts';
import { pageAddress } from '#server/platform/language/index.ts';
import type { BillingParts } from './billing.parts.ts';
import { countReferrals, findCode, offerCode } from './referral.repository.ts';

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

/** Letters and digits that are not mistaken for one another when somebody reads them out; without vowels they spell no word. */
const SIGNS = '23456789BCDFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** The account's invitation code, made at the first look. */
async function referralCodeOf(em: EntityManager, accountId: string): Promise<string> {
  for (;;) {
    // A code that somebody else has already is left out silently, and the next one is tried.
    await offerCode(em, accountId, newCode());
    const code = await findCode(em, accountId);
    if (code) return code;
  }
}

function newCode(): string {
  return Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}
