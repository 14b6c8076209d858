import { expect, it } from 'vitest';
import { RING_DEPTH, referralRefusal, type ReferralCase } from './referral.rules.ts';

const party = (accountId: string, mailboxKey: string | null = accountId) => ({
  accountId,
  mailboxKey,
});
const aCase = (change: Partial<ReferralCase> = {}): ReferralCase => ({
  friend: party('friend'),
  referrer: { ...party('referrer'), deleted: false },
  referrerInvitedBy: [],
  sharedDevice: false,
  friendKnownBefore: false,
  ...change,
});
const strangers = Array.from({ length: RING_DEPTH - 1 }, (_, index) => party(`stranger${index}`));

const cases: readonly (readonly [string, Partial<ReferralCase>, string | undefined])[] = [
  ['two people', {}, undefined],
  ['a referrer whom others invited', { referrerInvitedBy: strangers }, undefined],
  ['the same account', { referrer: { ...party('friend'), deleted: false } }, 'self'],
  ['the same mailbox', { referrer: { ...party('other', 'friend'), deleted: false } }, 'self'],
  [
    'two mailboxes that are not known',
    { friend: party('friend', null), referrer: { ...party('referrer', null), deleted: false } },
    undefined,
  ],
  ['a referrer whom the friend invited', { referrerInvitedBy: [party('friend')] }, 'ring'],
  ['a longer ring', { referrerInvitedBy: [...strangers, party('friend')] }, 'ring'],
  ['a ring through another account', { referrerInvitedBy: [party('old', 'friend')] }, 'ring'],
  [
    'a ring longer than is looked',
    { referrerInvitedBy: [...strangers, party('one more'), party('friend')] },
    undefined,
  ],
  ['one browser', { sharedDevice: true }, 'shared_device'],
  ['a friend who had an account before', { friendKnownBefore: true }, 'known_before'],
  [
    'a referrer who is gone',
    { referrer: { ...party('referrer'), deleted: true }, sharedDevice: true },
    'referrer_gone',
  ],
];

it.each(cases)('an invitation between %s', (_, change, refusal) => {
  expect(referralRefusal(aCase(change))).toBe(refusal);
});
