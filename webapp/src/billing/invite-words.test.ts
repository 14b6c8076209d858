import { expect, test } from 'vitest';
import { inviteResult, wholeDollars } from './invite.page.tsx';

const none = {
  link: 'https://creditfix.test/r/abc',
  rewardCents: 3_000,
  joined: 0,
  rewarded: 0,
  creditedCents: 0,
  invited: false,
};

test.each([
  [{}, 'Nobody has used your link yet.'],
  [{ joined: 1 }, '1 friend has signed in through your link. None has paid for Pro so far.'],
  [
    { joined: 3, rewarded: 2, creditedCents: 6_000 },
    '3 friends have signed in through your link, and 2 have paid for Pro: $60 was credited to you.',
  ],
])('%o is told without a name', (counts, words) => {
  expect(inviteResult({ ...none, ...counts })).toBe(words);
});

test('cents are named only if there are any', () => {
  expect([wholeDollars(3_000), wholeDollars(3_050)]).toEqual(['$30', '$30.50']);
});
