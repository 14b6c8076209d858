import { expect, it } from 'vitest';
import { addDays } from '../kernel/index.ts';
import { adviceFor, refusalFor, type DisputeDetails } from '../letters/index.ts';
import { basisOf, clockOf, isOverdue } from './clock.rules.ts';

/** The clock that a person sees and the notice that says it is over are counted by one rule. */

const SENT = '2027-10-02';
/** Around a leap day, a year's end, and four-day weekends. */
const ARRIVALS = ['2027-10-07', '2027-11-22', '2027-12-20', '2028-01-15', '2028-01-31'];

const cases = ARRIVALS.flatMap((receivedOn) =>
  (['bureau', 'furnisher'] as const).flatMap((recipient) =>
    [undefined, 0, 12, 30, 31].flatMap((added) =>
      [false, true]
        .filter((free) => recipient === 'bureau' || !free)
        .map((free) => ({
          recipient,
          receivedOn,
          free,
          addedOn: added === undefined ? undefined : addDays(receivedOn, added),
        })),
    ),
  ),
);

it.each(cases)('agree on every day: %j', ({ recipient, receivedOn, free, addedOn }) => {
  const clock = clockOf({
    basis: basisOf({
      recipient,
      purpose: 'not_mine',
      legalMode: 'self_help',
      freeAnnualReport: free,
    }),
    receivedOn,
    informationAddedOn: addedOn,
  });
  if (!clock) throw new Error('this letter has a clock');
  const details = {
    creditorName: 'Northgate Recovery',
    accountNumber: '4417',
    disputeReason: 'not_mine',
    recipient,
    followUp: {
      kind: 'overdue_notice',
      letterId: '7f3a91c0-52d4-4b8e-9a10-3c5d7e9f1b2a',
    },
    facts: {
      itemType: 'credit_card',
      earlierDate: SENT,
      earlierReference: 'CF-7Q4M-2K9D',
      arrived: 'yes',
      deliveredOn: receivedOn,
      afterFreeReport: free ? 'yes' : 'no',
      ...(addedOn ? { informationAddedOn: addedOn } : {}),
    },
  } as DisputeDetails;
  for (let day = 25; day < 65; day += 1) {
    const today = addDays(receivedOn, day);
    const isRefused = refusalFor(details, today)?.code === 'follow_up.too_early';
    expect([today, isRefused]).toEqual([today, !isOverdue(clock, today)]);
    const isInMail = adviceFor(details, today).some(({ code }) => code.endsWith('in_the_mail'));
    expect([today, isInMail]).toEqual([today, today < clock.expectAnswerBy]);
  }
});
