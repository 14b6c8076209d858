import type { Dispute, DisputeRound } from '@creditfix/shared/disputes';
import { addDays } from '@creditfix/shared/kernel';

const today = new Date().toISOString().slice(0, 10);
const ago = (days: number) => addDays(today, -days);

const signed: DisputeRound = {
  number: 1,
  letterId: '00000000-0000-4000-8000-000000000001',
  reference: 'CF-7Q4M-2K9D',
  title: 'This account is not mine',
  signedAt: `${ago(20)}T12:00:00.000Z`,
  pieceId: null,
  mailStatus: null,
  mailedOn: null,
  trackingNumber: null,
  trackingUrl: null,
  receivedOn: null,
  clock: null,
  outcome: null,
  outcomeOn: null,
  note: null,
  answerDocumentId: null,
};

type Clock = NonNullable<DisputeRound['clock']>;

/** Thirty days, of which so many have passed. */
function clock(passed: number): Clock {
  const dueOn = addDays(today, 30 - passed);
  const pace = passed > 30 ? `${passed - 30} days over` : `${passed} of 30 days`;
  return {
    basis: 'reinvestigation',
    startedOn: ago(passed),
    dueOn,
    expectAnswerBy: addDays(dueOn, 5),
    progress: Math.min(1, passed / 30),
    daysLeft: 30 - passed,
    words: `${pace}. 30 days from the day they got your letter.`,
    law: '15 U.S.C. § 1681i(a)(1)',
  };
}

const mailed: DisputeRound = { ...signed, mailStatus: 'mailed', mailedOn: ago(18) };
const arrived: DisputeRound = { ...mailed, mailStatus: 'delivered', receivedOn: ago(12) };

export const stops: readonly { readonly name: string; readonly round: DisputeRound }[] = [
  { name: 'signed', round: signed },
  { name: 'mailed', round: mailed },
  { name: 'arrived, the clock runs', round: { ...arrived, clock: clock(12) } },
  {
    name: 'answered',
    round: { ...arrived, clock: clock(12), outcome: 'deleted', outcomeOn: ago(2) },
  },
  { name: 'came back', round: { ...mailed, mailStatus: 'returned' } },
  { name: 'the answer is overdue', round: { ...arrived, receivedOn: ago(33), clock: clock(33) } },
];

interface Run {
  readonly name: string;
  readonly dispute: Pick<Dispute, 'state' | 'rounds' | 'nextSteps'>;
  readonly large: boolean;
}

function run(name: string, passed: number, state: Dispute['state'], large = false): Run {
  const rounds = [{ ...arrived, clock: clock(passed) }];
  return { name, dispute: { state, rounds, nextSteps: [] }, large };
}

export const runs: readonly Run[] = [
  run('running', 12, 'waiting'),
  run('due soon', 27, 'waiting'),
  run('over', 33, 'overdue'),
  run('large, with the law', 12, 'waiting', true),
];
