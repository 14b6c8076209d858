import { clockOf, progressOf, type Dispute, type DisputeRound } from '@creditfix/shared/disputes';
import { describe, expect, test } from 'vitest';
import { answerChoices, mayNote } from './answer-form.tsx';
import { itemWords, lengthWords, paceWords, inOrder, nextDue, toneOf } from './dispute-words.ts';
import { stopsOf } from './dispute-list.tsx';

const TODAY = '2026-11-21';

/** As the server presents a clock, by the same rules. */
function clockFrom(receivedOn: string): DisputeRound['clock'] {
  const clock = clockOf({ basis: 'reinvestigation', receivedOn });
  if (!clock) throw new Error('this time has a clock');
  const { fraction, daysLeft, words } = progressOf(clock, TODAY);
  const { basis, startedOn, dueOn, expectAnswerBy } = clock;
  return {
    basis,
    startedOn,
    dueOn,
    expectAnswerBy,
    daysLeft,
    progress: fraction,
    law: '',
    words: `${words}. ${clock.words}`,
  };
}

function aRound(change: Partial<DisputeRound> = {}): DisputeRound {
  return {
    number: 1,
    recipient: 'bureau',
    target: 'Equifax',
    letterId: 'letter',
    reference: 'CF-0000-0000',
    pieceId: 'piece',
    title: 'This account is not mine',
    signedAt: '2026-11-05T15:00:00.000Z',
    mailStatus: 'delivered',
    mailedOn: '2026-11-05',
    receivedOn: '2026-11-09',
    trackingNumber: null,
    trackingUrl: null,
    clock: clockFrom('2026-11-09'),
    answerDueAround: null,
    outcome: null,
    outcomeOn: null,
    note: null,
    answerDocumentId: null,
    ...change,
  };
}

function aDispute(change: Partial<Dispute> = {}, round: Partial<DisputeRound> = {}): Dispute {
  return {
    id: 'dispute',
    recipient: 'bureau',
    bureau: 'equifax',
    target: 'Equifax',
    creditorName: 'Northgate Recovery',
    accountEnding: '4417',
    disputeReason: 'not_mine',
    state: 'waiting',
    stateWords: 'Waiting for an answer',
    nextSteps: [],
    resolvedAt: null,
    homeState: null,
    limits: [],
    decidingRound: 1,
    answers: [],
    others: [],
    rounds: [aRound(round)],
    ...change,
  };
}

const unreceived = { receivedOn: null, clock: null } as const;

describe('the words of a clock', () => {
  test('come apart into how far it is and what the law says', () => {
    const clock = { words: clockFrom('2026-11-09')?.words ?? '' };
    expect(paceWords(clock)).toBe('12 of 30 days');
    expect(lengthWords(clock)).toBe(
      '30 days from the day they got your letter, until December 9, 2026.',
    );
    expect(paceWords({ words: clockFrom('2026-10-19')?.words ?? '' })).toBe('3 days overdue');
  });

  test('are quiet until the end is near', () => {
    expect(toneOf(aDispute())).toBe('moving');
    expect(toneOf(aDispute({}, { clock: clockFrom('2026-10-25') }))).toBe('soon');
    expect(toneOf(aDispute({ state: 'overdue' }))).toBe('trouble');
  });
});

test('an item is named by what is wrong and the end of its account', () => {
  expect(itemWords(aDispute())).toBe('This account is not mine. Account ending in 4417.');
  const asked = { ...aDispute({ accountEnding: '' }, { title: 'How did you check it?' }) };
  expect(itemWords(asked)).toBe('How did you check it?');
});

describe('the stops of a letter', () => {
  const said = (round: Partial<DisputeRound>) =>
    stopsOf(aRound(round), TODAY).map(({ name, when, status }) => `${name} ${when} ${status}`);
  const signed = 'Signed November 5 done';
  const mailed = 'Mailed November 5 done';

  test.each<[string, Partial<DisputeRound>, string[]]>([
    [
      'waits for an answer',
      {},
      [signed, mailed, 'Arrived November 9 done', 'Answer due December 9 now'],
    ],
    [
      'has an answer',
      { outcome: 'verified', outcomeOn: '2026-11-20' },
      [signed, mailed, 'Arrived November 9 done', 'Answered November 20 done'],
    ],
    [
      'is late, also where that no answer came is noted',
      { clock: clockFrom('2026-10-19'), receivedOn: '2026-10-19', outcome: 'no_answer' },
      [signed, mailed, 'Arrived October 19 done', 'Answer was due November 18 trouble'],
    ],
    [
      'came back',
      { mailStatus: 'returned', ...unreceived },
      [signed, mailed, 'Arrived It came back trouble', 'Answer  ahead'],
    ],
    [
      'is on its way',
      { mailStatus: 'in_transit', ...unreceived },
      [signed, mailed, 'Arrived On its way now', 'Answer  ahead'],
    ],
    [
      'was never mailed',
      { mailStatus: null, mailedOn: null, ...unreceived },
      [signed, 'Mailed Not yet now', 'Arrived  ahead', 'Answer  ahead'],
    ],
    [
      'has a recipient without a time of its own',
      { clock: null },
      [signed, mailed, 'Arrived November 9 done', 'Answer No set day now'],
    ],
  ])('of one that %s', (_, round, stops) => {
    expect(said(round)).toEqual(stops);
  });
});

test('disputes that need somebody stand before those that wait, and those by their day', () => {
  const waiting = aDispute({ id: 'later' });
  const sooner = aDispute({ id: 'sooner', target: 'Experian' }, { clock: clockFrom('2026-11-01') });
  const overdue = aDispute({ id: 'overdue', state: 'overdue' });
  const settled = aDispute({ id: 'settled', state: 'resolved' });
  const all = [settled, waiting, overdue, sooner];
  expect(inOrder(all).map(({ id }) => id)).toEqual(['overdue', 'sooner', 'later', 'settled']);
  expect(nextDue(all)).toEqual({ on: '2026-12-01', target: 'Experian' });
  expect(nextDue([settled])).toBeUndefined();
});

describe('what can be noted', () => {
  test('what the server takes, and first that it is back if it was deleted', () => {
    const answers = ['deleted', 'verified', 'reinserted'] as const;
    const choices = (outcome: 'deleted' | null) =>
      answerChoices(aDispute({ answers: [...answers] }, { outcome })).map(({ value }) => value);
    expect(choices(null)).toEqual(answers);
    expect(choices('deleted')).toEqual(['reinserted', 'deleted', 'verified']);
  });

  test('nothing if there is nothing to answer', () => {
    expect(mayNote({ answers: ['verified'] })).toBe(true);
    expect(mayNote({ answers: [] })).toBe(false);
  });
});

test('a letter on its way has an estimate, called one, and an answered one arrived before its answer', () => {
  const unseen = { mailStatus: 'in_transit', receivedOn: null, clock: null } as const;
  const onItsWay = stopsOf(aRound({ ...unseen, answerDueAround: '2026-12-16' }), TODAY);
  expect(onItsWay.slice(2)).toEqual([
    { name: 'Arrived', when: 'On its way', status: 'now' },
    { name: 'Answer due', when: 'About December 16 (estimate)', status: 'ahead' },
  ]);
  const answered = stopsOf(
    aRound({ ...unseen, outcome: 'deleted', outcomeOn: '2026-11-20' }),
    TODAY,
  );
  expect(answered.slice(2)).toEqual([
    { name: 'Arrived', when: 'Before the answer', status: 'done' },
    { name: 'Answered', when: 'November 20', status: 'done' },
  ]);
});
