import { dollars, type billingEndpoints } from '@creditfix/shared/billing';
import type { DataOf } from '@creditfix/shared/kernel';

export type Referrals = DataOf<typeof billingEndpoints.getReferrals>;

/** `$30`, without cents where there are none. */
export function wholeDollars(cents: number): string {
  return dollars(cents).replace(/\.00$/, '');
}

/** What came of the link so far, in one sentence. */
export function inviteResult({ joined, rewarded, creditedCents }: Referrals): string {
  if (joined === 0) return 'Nobody has used your link yet.';
  const friends = joined === 1 ? '1 friend has signed in' : `${joined} friends have signed in`;
  if (rewarded === 0) return `${friends} through your link. None has paid for Pro so far.`;
  const paid = rewarded === 1 ? '1 has paid for Pro' : `${rewarded} have paid for Pro`;
  return `${friends} through your link, and ${paid}: ${wholeDollars(creditedCents)} was credited to you.`;
}
