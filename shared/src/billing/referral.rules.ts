/** Whether an invitation earns its credit. */

/** Why an invitation earns nothing. */
export const ReferralRefusal = {
  /** The friend is the referrer. */
  self: 'self',
  /** The friend invited the referrer, directly or through others. */
  ring: 'ring',
  /** Both have signed in from one browser. */
  shared_device: 'shared_device',
  /** The friend had an account before. */
  known_before: 'known_before',
  referrer_gone: 'referrer_gone',
  /** The friend's payment went back before the credit was given. */
  paid_back: 'paid_back',
} as const;
export type ReferralRefusal = keyof typeof ReferralRefusal;

/** How far back it is looked who invited whom. */
export const RING_DEPTH = 10;

export interface ReferralParty {
  readonly accountId: string;
  /** Two accounts with the same key read the same mailbox. */
  readonly mailboxKey: string | null;
}

export interface ReferralCase {
  readonly friend: ReferralParty;
  readonly referrer: ReferralParty & { readonly deleted: boolean };
  /** Who invited the referrer, who invited them, and so on. */
  readonly referrerInvitedBy: readonly ReferralParty[];
  readonly sharedDevice: boolean;
  /** Another, older account of the friend's mailbox. */
  readonly friendKnownBefore: boolean;
}

/** @returns undefined if the credit is earned */
export function referralRefusal(each: ReferralCase): ReferralRefusal | undefined {
  const { friend, referrer } = each;
  if (referrer.deleted) return ReferralRefusal.referrer_gone;
  if (samePerson(friend, referrer)) return ReferralRefusal.self;
  if (each.referrerInvitedBy.slice(0, RING_DEPTH).some((party) => samePerson(party, friend)))
    return ReferralRefusal.ring;
  if (each.sharedDevice) return ReferralRefusal.shared_device;
  return each.friendKnownBefore ? ReferralRefusal.known_before : undefined;
}

/** Which refusals look like abuse of the referrer's; what is said of them names nobody. */
export const suspectReferrals: Readonly<Partial<Record<ReferralRefusal, string>>> = {
  self: 'An invited account that paid belongs to the same mailbox.',
  ring: 'An invited account that paid stands in the chain of invitations that led to this account.',
  shared_device: 'An invited account that paid has signed in from the same browser.',
};

function samePerson(one: ReferralParty, other: ReferralParty): boolean {
  return (
    one.accountId === other.accountId ||
    (one.mailboxKey !== null && one.mailboxKey === other.mailboxKey)
  );
}
