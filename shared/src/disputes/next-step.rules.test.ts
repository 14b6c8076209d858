import { describe, expect, it } from 'vitest';
import {
  LetterRecipient,
  readingGrade,
  ruleFor,
  statuteMeaning,
  type LetterPurpose,
} from '../letters/index.ts';
import { advised, type AdvisedStep } from './advised-steps.ts';
import { basisOf, clockOf } from './clock.rules.ts';
import { DisputeOutcome, DisputeState, type NextStep } from './dispute-outcome.ts';
import type { DisputeSoFar, RoundSoFar } from './dispute-so-far.ts';
import { nextStepsFor } from './next-step.rules.ts';
import { nextSteps } from './next-steps.table.ts';
import { stateOf } from './state.rules.ts';

const receivedOn = '2026-11-03';
/** In time; just over; when nothing more is to be expected. The two weeks of a reminder are over from the second on. */
const [IN_TIME, JUST_OVER, LATE] = ['2026-11-06', '2026-12-05', '2027-02-01'] as const;

interface RoundOf {
  readonly purpose?: LetterPurpose;
  readonly free?: boolean;
  readonly block?: boolean;
  readonly outcome?: DisputeOutcome | undefined;
}

function arrived(recipient: LetterRecipient, about: RoundOf = {}): RoundSoFar {
  const { purpose = 'not_mine', outcome } = about;
  const basis = basisOf({
    recipient,
    purpose,
    legalMode: 'self_help',
    freeAnnualReport: about.free,
    asksForBlock: about.block,
  });
  return {
    purpose,
    mail: 'delivered',
    receivedOn,
    basis,
    clock: clockOf({ basis, receivedOn }),
    outcome,
    answeredOn: outcome && '2026-12-01',
  };
}

/** A complaint that is not open yet comes with its day, so it is known by its title. */
const keys = (dispute: DisputeSoFar, table = nextSteps): string =>
  nextStepsFor(dispute, table)
    .map((step) => (step.title === advised.waitForComplaint.title ? LATER : keyOf(step)))
    .join(' ');

const LATER: keyof typeof advised = 'waitForComplaint';
const keyOf = (step: AdvisedStep) =>
  Object.entries(advised).find(([, known]) => known === step)?.[0];

const dispute = (
  recipient: LetterRecipient,
  about: RoundOf,
  today: string,
  more: Partial<DisputeSoFar> = {},
): DisputeSoFar => ({ recipient, rounds: [arrived(recipient, about)], today, ...more });

/** Every cell of the table: whom it went to, what for, what came back, and when one looks. */
function everyDispute(): readonly DisputeSoFar[] {
  const outcomes = [undefined, ...Object.values(DisputeOutcome)];
  const abouts: readonly RoundOf[] = [
    {},
    { block: true, purpose: 'identity_theft' },
    { free: true },
    ...(
      [
        'goodwill',
        'pay_for_delete',
        'debt_validation',
        'file_disclosure',
        'security_freeze',
        'protected_freeze',
        'active_duty_alert',
        'method_of_verification',
        'overdue_notice',
        'information_supplied',
        'identity_supplied',
        'reinsertion_notice',
        'block_declined',
      ] as const
    ).map((purpose) => ({ purpose })),
  ];
  const fresh: readonly Partial<RoundSoFar>[] = (
    ['none', 'cancelled', 'queued', 'mailed', 'in_transit', 'returned', 'failed'] as const
  ).flatMap((mail) => [
    { mail, receivedOn: undefined, clock: undefined },
    { mail, receivedOn: undefined, clock: undefined, arrivesBy: '2026-11-04' },
  ]);
  return Object.values(LetterRecipient).flatMap((recipient) =>
    abouts.flatMap((about) => {
      // A follow-up comes after a letter that said what is wrong.
      const before = isFollowUpOf(about) ? [arrived(recipient, { outcome: 'verified' })] : [];
      return [IN_TIME, '2026-11-12', '2026-11-22', JUST_OVER, LATE, '2028-01-01'].flatMap(
        (today) => [
          ...outcomes.map((outcome) => ({
            recipient,
            rounds: [
              arrived(recipient, { outcome: 'verified' }),
              arrived(recipient, { purpose: 'method_of_verification', outcome: 'verified' }),
              arrived(recipient, { ...about, outcome }),
            ],
            today,
          })),
          ...outcomes.map((outcome) => ({
            recipient,
            rounds: [...before, arrived(recipient, { ...about, outcome })],
            today,
          })),
          ...fresh.map((mail) => ({
            recipient,
            rounds: [...before, { ...arrived(recipient, about), ...mail }],
            today,
          })),
        ],
      );
    }),
  );
}

const isFollowUpOf = ({ purpose = 'not_mine' }: RoundOf) =>
  /notice|supplied|declined|verification$/.test(purpose) && !purpose.startsWith('debt_');

describe('the table', () => {
  const all = everyDispute();

  it('has an answer in every cell, and every state is among them', () => {
    const without = all.filter((one) => nextStepsFor(one).length === 0);
    expect(without).toEqual([]);
    const states = all.map(({ rounds, today }) => stateOf(rounds.at(-1) as RoundSoFar, today));
    expect(new Set(states)).toEqual(new Set(Object.values(DisputeState)));
  });

  it('advises only letters that are written to that recipient', () => {
    const advisedLetters = all.flatMap((one) =>
      nextStepsFor(one).flatMap(({ letterKind }) =>
        letterKind === undefined || letterKind === 'dispute'
          ? []
          : [
              `${letterKind} to ${one.recipient}: ${ruleFor(letterKind, one.recipient) !== undefined}`,
            ],
      ),
    );
    expect(advisedLetters.filter((words) => words.endsWith('false'))).toEqual([]);
    expect(new Set(advisedLetters).size).toBe(10);
  });

  it('names no step twice', () => {
    for (const one of all) {
      const titles = nextStepsFor(one).map(({ title }) => title);
      expect(new Set(titles).size).toBe(titles.length);
    }
  });

  it.each(nextSteps.map((row, index) => [index, row.only?.words ?? '', row] as const))(
    'would change without row %i (%s)',
    (index) => {
      const rest = nextSteps.filter((_, at) => at !== index);
      expect(all.some((one) => keys(one) !== keys(one, rest))).toBe(true);
    },
  );
});

describe('a bureau', () => {
  it.each<[string, RoundOf, string, string]>([
    ['that has time', {}, IN_TIME, 'waitForClock record'],
    ['that has 45 days', { free: true }, JUST_OVER, 'waitForFixedClock record'],
    ['whose answer may be in the mail', {}, JUST_OVER, 'waitForAnswerInMail record overdueNotice'],
    [
      'that sent nothing',
      {},
      '2026-12-13',
      'overdueNotice waitForComplaint record stateComplaint legalHelp',
    ],
    [
      'that sent nothing for 45 days',
      {},
      '2026-12-18',
      'overdueNotice waitForComplaint record stateComplaint legalHelp',
    ],
    [
      'that sent nothing for longer',
      {},
      '2026-12-19',
      'overdueNotice complaint record stateComplaint legalHelp',
    ],
    [
      'that sent nothing, as the person says',
      { outcome: 'no_answer' },
      LATE,
      'overdueNotice complaint record stateComplaint legalHelp',
    ],
    ['that sent nothing, said too early', { outcome: 'no_answer' }, IN_TIME, 'waitForClock record'],
    [
      'that verified',
      { outcome: 'verified' },
      LATE,
      'askHowChecked askCompany disputeWithMore complaint stateComplaint legalHelp addStatement',
    ],
    [
      'that set it aside',
      { outcome: 'frivolous' },
      LATE,
      'supplyInformation complaint stateComplaint legalHelp',
    ],
    [
      'that wants proof of identity',
      { outcome: 'need_id' },
      LATE,
      'proveIdentity complaint stateComplaint legalHelp',
    ],
    [
      'that changed it wrongly',
      { outcome: 'corrected_wrongly' },
      LATE,
      'disputeTheRest askHowChecked askCompany complaint stateComplaint legalHelp addStatement',
    ],
    // A quick deletion under 1681i(a)(8) gives no right to the procedure, and no deletion is asked about.
    ['that deleted it', { outcome: 'deleted' }, LATE, 'watchReturn tellRecipients'],
    ['that deleted it over a year ago', { outcome: 'deleted' }, '2027-12-02', 'nothingLeft'],
    ['that corrected it', { outcome: 'corrected' }, LATE, 'watchChange'],
    [
      'that put it back',
      { outcome: 'reinserted' },
      LATE,
      'askAboutReturn complaint stateComplaint legalHelp',
    ],
    [
      'that does not block',
      { block: true, purpose: 'identity_theft' },
      LATE,
      'askAboutBlock complaint stateComplaint legalHelp record',
    ],
    [
      'that declined the block',
      { block: true, purpose: 'identity_theft', outcome: 'block_declined' },
      LATE,
      'askAboutBlock disputeWithoutBlock complaint stateComplaint legalHelp',
    ],
    [
      'that lifted the block',
      { block: true, purpose: 'identity_theft', outcome: 'reinserted' },
      LATE,
      'askAboutBlock disputeWithoutBlock complaint stateComplaint legalHelp',
    ],
    ['asked for the file', { purpose: 'file_disclosure' }, LATE, 'waitWithoutClock record'],
    ['asked for a freeze', { purpose: 'security_freeze' }, LATE, 'waitWithoutClock record'],
  ])('%s', (_, about, today, steps) => {
    expect(keys(dispute('bureau', about, today))).toBe(steps);
  });

  it.each<[string, readonly RoundOf[], string, string]>([
    [
      'not asked twice how it checked',
      [{ outcome: 'verified' }, { purpose: 'method_of_verification', outcome: 'verified' }],
      LATE,
      'askCompany disputeWithMore complaint stateComplaint legalHelp addStatement',
    ],
    [
      'that verified it twice, and said how',
      [
        { outcome: 'verified' },
        { purpose: 'method_of_verification', outcome: 'verified' },
        { outcome: 'verified' },
      ],
      LATE,
      'complaint askCompany legalHelp stateComplaint disputeWithMore addStatement',
    ],
    [
      'that does not say how it checked',
      [{ outcome: 'verified' }, { purpose: 'method_of_verification' }],
      LATE,
      'complaint askCompany disputeWithMore record stateComplaint legalHelp',
    ],
    [
      'that has 15 days to say it',
      [{ outcome: 'verified' }, { purpose: 'method_of_verification' }],
      IN_TIME,
      'waitForFixedClock record',
    ],
    [
      'that set the question aside',
      [{ outcome: 'verified' }, { purpose: 'method_of_verification', outcome: 'frivolous' }],
      LATE,
      'complaint askCompany disputeWithMore stateComplaint legalHelp',
    ],
    [
      'reminded just now',
      [{}, { purpose: 'overdue_notice' }],
      IN_TIME,
      'waitForReminder record waitForComplaint',
    ],
    [
      'silent after the reminder',
      [{}, { purpose: 'overdue_notice' }],
      JUST_OVER,
      'waitForComplaint record askCompany stateComplaint legalHelp',
    ],
    [
      'silent after the reminder for longer',
      [{}, { purpose: 'overdue_notice' }],
      '2026-12-19',
      'complaint record askCompany stateComplaint legalHelp',
    ],
    [
      'that verified after the reminder',
      [{}, { purpose: 'overdue_notice', outcome: 'verified' }],
      LATE,
      'askHowChecked askCompany disputeWithMore complaint stateComplaint legalHelp addStatement',
    ],
    [
      'asked why an item is back',
      [{ outcome: 'deleted' }, { purpose: 'reinsertion_notice' }],
      IN_TIME,
      'waitWithoutClock record',
    ],
    [
      'silent about that',
      [{ outcome: 'deleted' }, { purpose: 'reinsertion_notice' }],
      JUST_OVER,
      'complaint stateComplaint legalHelp record',
    ],
    [
      'asked about the block already',
      [
        { block: true, purpose: 'identity_theft' },
        { purpose: 'block_declined', outcome: 'block_declined' },
      ],
      LATE,
      'disputeWithoutBlock complaint stateComplaint legalHelp',
    ],
  ])('%s', (_, abouts, today, steps) => {
    const rounds = abouts.map((about) => arrived('bureau', about));
    expect(keys({ recipient: 'bureau', rounds, today })).toBe(steps);
  });

  it.each<[string, Partial<DisputeSoFar>]>([
    ['where the company was asked', { alsoDisputedWith: ['furnisher'] }],
    ['where a collector was asked', { alsoDisputedWith: ['collector'] }],
    ['for what a company need not look into', { outsideDirectDispute: true }],
  ])('no dispute with the company %s', (_, more) => {
    expect(keys(dispute('bureau', { outcome: 'verified' }, LATE, more))).toBe(
      'askHowChecked disputeWithMore complaint stateComplaint legalHelp addStatement',
    );
  });
});

describe('the complaint about a bureau', () => {
  it('names the first day on which it is open while the dispute is pending', () => {
    const later = nextStepsFor(dispute('bureau', {}, '2026-12-18')).find(
      ({ title }) => title === advised.waitForComplaint.title,
    );
    expect(later?.hint).toBe('If no answer comes, you can complain from December 19, 2026.');
  });

  it('counts anew from the last letter that disputed the item', () => {
    const earlier = { ...arrived('bureau', { outcome: 'frivolous' }), receivedOn: '2026-09-01' };
    const rounds = [earlier, arrived('bureau', { purpose: 'information_supplied' })];
    expect(keys({ recipient: 'bureau', rounds, today: '2026-12-18' })).toContain(
      'waitForComplaint',
    );
    expect(keys({ recipient: 'bureau', rounds, today: '2026-12-19' })).not.toContain(
      'waitForComplaint',
    );
  });
});

describe('a company', () => {
  it.each<[LetterRecipient, RoundOf, string, string]>([
    [
      'furnisher',
      {},
      LATE,
      'companyOverdueNotice askBureaus complaint record stateComplaint legalHelp',
    ],
    [
      'furnisher',
      { outcome: 'verified' },
      LATE,
      'askBureaus disputeWithMoreAtCompany complaint stateComplaint legalHelp',
    ],
    [
      'furnisher',
      { outcome: 'frivolous' },
      LATE,
      'supplyInformationToCompany askBureaus complaint stateComplaint legalHelp',
    ],
    ['furnisher', { outcome: 'need_id' }, LATE, 'askAgainWithPapers record'],
    ['furnisher', { outcome: 'deleted' }, LATE, 'watchChange'],
    ['furnisher', { purpose: 'goodwill' }, LATE, 'waitWithoutClock record'],
    ['furnisher', { purpose: 'goodwill', outcome: 'verified' }, LATE, 'nothingMoreToAsk'],
    ['collector', {}, IN_TIME, 'waitWithoutClock record'],
    [
      'collector',
      {},
      LATE,
      'waitWithoutClock record askBureaus complaint stateComplaint legalHelp',
    ],
    [
      'collector',
      { outcome: 'no_answer' },
      LATE,
      'askBureaus complaint stateComplaint legalHelp record',
    ],
    [
      'collector',
      { purpose: 'debt_validation' },
      LATE,
      'waitForVerification record askBureaus complaint stateComplaint legalHelp',
    ],
    [
      'collector',
      { purpose: 'debt_validation', outcome: 'verified' },
      LATE,
      'askBureaus disputeWithMoreAtCompany complaint stateComplaint legalHelp',
    ],
    [
      'collector',
      { purpose: 'pay_for_delete', outcome: 'no_answer' },
      LATE,
      'waitWithoutClock record',
    ],
    ['inquirer', { outcome: 'verified' }, LATE, 'askBureaus complaint stateComplaint legalHelp'],
  ])('%s %o on %s', (recipient, about, today, steps) => {
    expect(keys(dispute(recipient, about, today))).toBe(steps);
  });

  it('is not followed by the bureaus if they were asked', () => {
    const more = { alsoDisputedWith: ['bureau'] as const };
    expect(keys(dispute('furnisher', { outcome: 'verified' }, LATE, more))).toBe(
      'disputeWithMoreAtCompany complaint stateComplaint legalHelp',
    );
  });
});

it.each<[string, Partial<RoundSoFar>, readonly NextStep[]]>([
  ['signed', { mail: 'none' }, ['mail_letter', 'confirm_arrival']],
  ['taken back', { mail: 'cancelled' }, ['mail_letter', 'confirm_arrival']],
  ['on its way', { mail: 'in_transit', arrivesBy: IN_TIME }, ['wait', 'confirm_arrival']],
  ['late in the mail', { mail: 'mailed', arrivesBy: '2026-11-05' }, ['confirm_arrival', 'wait']],
  ['returned', { mail: 'returned' }, ['check_address', 'mail_letter']],
])('a letter that is %s', (_, mail, steps) => {
  const round: RoundSoFar = {
    purpose: 'not_mine',
    mail: 'none',
    basis: 'reinvestigation',
    ...mail,
  };
  const found = nextStepsFor({ recipient: 'bureau', rounds: [round], today: IN_TIME });
  expect(found.map(({ step }) => step)).toEqual(steps);
});

describe('the words of a step', () => {
  const steps: readonly AdvisedStep[] = Object.values(advised);

  it.each(steps)('$title: one plain sentence', ({ title, why }) => {
    expect(why).toMatch(/^[A-Z][^.!?—]+\.$/);
    expect(title).not.toMatch(/[.!?—]/);
    expect(readingGrade(why)).toBeLessThan(13);
  });

  it('name law that exists, for every letter but the proof of identity', () => {
    const law = steps.flatMap((step) => (step.law ? [statuteMeaning(step.law)] : []));
    expect(law).not.toContain(undefined);
    const without = steps.filter(({ letterKind, law: named }) => letterKind && !named);
    expect(without).toEqual([advised.askAgainWithPapers, advised.proveIdentity]);
  });
});
