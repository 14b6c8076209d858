import { dollars } from '@creditfix/shared/billing';
import type { Referrals } from './billing.queries.ts';
import { inviteMessages } from './messages.tsx';

/** `$30`, without cents if there are none. */
export function wholeDollars(cents: number): string {
  return dollars(cents).replace(/\.00$/, '');
}

/** What came of the link so far, in one sentence. */
export function inviteResult({ joined, rewarded, creditedCents }: Referrals): string {
  if (joined === 0) return inviteMessages.nobody;
  if (rewarded === 0) return inviteMessages.joined(joined);
  return inviteMessages.rewarded({ joined, paid: rewarded, credit: wholeDollars(creditedCents) });
}
