import { isCalendarDate, longDate, type CalendarDate } from '../kernel/index.ts';
import { answerOf, dateWords } from './fact-words.rules.ts';
import type { Refusal } from './letter-document.ts';
import { isObsolete, obsolescence } from './obsolescence.rules.ts';
import { ownWords } from './own-words.rules.ts';
import type { DisputeCase, ReasonRules, ReasonText, WritingCase } from './reason-rules.ts';
import { cite, correctionLaw, investigationLaw, reviewLaw } from './shared-law.rules.ts';
import { timeToSueAdvice, timeToSueRefusal, timeToSueText } from './time-to-sue.rules.ts';
import { tooOldQuestions } from './too-old.questions.ts';
import { itemSentences, fromTable, type Wordings } from './wording.rules.ts';

/**
 * An item too old to report: 15 U.S.C. 1681c(a)(4), (a)(5), (c)(1). The reason is called `statute_of_limitations`, but the time
 * limit for lawsuits never decides what a bureau may report, so a letter is written only once the later reporting date is over.
 */
export const tooOldRules: ReasonRules = {
  questions: tooOldQuestions,
  refusal: tooOldRefusal,
  advice(dispute) {
    if (dispute.recipient === 'collector') return timeToSueAdvice(dispute);
    const { facts } = dispute;
    return [
      {
        code: 'too_old.two_clocks',
        text: 'There are two clocks. One is for lawsuits; it does not decide what is on your report. The other is for reports: seven years, counted from the missed payment that led to the collection or charge-off.',
      },
      {
        code: 'too_old.large_loans',
        text: 'For very large loans, life insurance or well-paid jobs, a bureau may still report older items.',
      },
      ...(answerOf(facts, 'delinquencySource') === 'memory'
        ? [
            {
              code: 'too_old.memory',
              text: "Please look for a paper with this date before you mail the letter. The bureau will compare it with the company's date.",
            },
          ]
        : []),
      ...(answerOf(facts, 'itemType') === 'collection'
        ? [
            {
              code: 'too_old.no_promises',
              text: 'If a collector calls, you need not promise or pay anything on the spot. In some states a payment starts the time for lawsuits again.',
            },
          ]
        : []),
    ];
  },
  write: (dispute) =>
    dispute.recipient === 'collector' ? timeToSueText(dispute) : tooOldText(dispute),
};

const answer = (label: string, questionKey: string) => ({
  kind: 'answer' as const,
  label,
  questionKey,
});

const OTHER_ROUTES = [
  {
    kind: 'switch_reason' as const,
    label: 'A date on the report is wrong',
    reason: 'incorrect_dates',
  },
  { kind: 'switch_reason' as const, label: 'The amount is wrong', reason: 'incorrect_amount' },
];

function tooOldRefusal(dispute: DisputeCase): Refusal | undefined {
  const { facts, today, recipient } = dispute;
  if (answerOf(facts, 'beingSued') === 'yes') return suedRefusal;
  if (recipient === 'collector') return timeToSueRefusal(dispute);
  const ownClock = ownClockRefusals[answerOf(facts, 'itemType')];
  if (ownClock) return ownClock;
  const first = answerOf(facts, 'firstDelinquencyDate');
  if (answerOf(facts, 'itemType') === '' || !isCalendarDate(first) || first > today)
    return dateNeeded;
  if (answerOf(facts, 'broughtCurrent') === 'yes') return laterStart;
  return isObsolete(first, today) ? undefined : notYet(first, answerOf(facts, 'itemType'));
}

const suedRefusal: Refusal = {
  code: 'too_old.being_sued',
  title: 'A lawsuit needs a lawyer, not a letter',
  text: 'If you are being sued, there is a date by which the court must hear from you. A letter does not stop it. Please call a lawyer or legal aid today; many help for free. That a debt is too old can be a defense in court.',
  ways: [
    { kind: 'link', label: 'Find legal aid near me', url: 'https://www.lawhelp.org/' },
    answer('Change my answer', 'beingSued'),
  ],
};

const dateNeeded: Refusal = {
  code: 'too_old.date_needed',
  title: 'We need one date first',
  text: 'Whether an item is too old depends on the first missed payment that was never caught up. Please look for it on your report or an old statement. The time limit for lawsuits does not count here.',
  ways: [
    answer('Give the date', 'firstDelinquencyDate'),
    { kind: 'link', label: 'Get my free report', url: 'https://www.annualcreditreport.com/' },
  ],
};

const laterStart: Refusal = {
  code: 'too_old.caught_up',
  title: 'The time is counted from a later day',
  text: 'If the account was fully caught up and then fell behind again, the time is counted from the later missed payment. Please give that date instead, and answer "no" to the next question.',
  ways: [
    answer('Give the later date', 'firstDelinquencyDate'),
    answer('Change my answer', 'broughtCurrent'),
  ],
};

const ownClockRefusals: Readonly<Record<string, Refusal>> = {
  student_loan_federal: {
    code: 'too_old.federal_student_loan',
    title: 'Federal student loans count differently',
    text: 'The seven-year count does not fit federal student loans, and a letter that uses it would be turned down. If a date, an amount or the status is wrong, please choose that as the reason.',
    ways: [...OTHER_ROUTES, answer('Change the kind of item', 'itemType')],
  },
  judgment: {
    code: 'too_old.public_record',
    title: 'Court records count differently',
    text: 'For lawsuits, judgments and arrests the time can be longer than seven years and depends on your state. We do not write this letter. If the record itself is wrong, please choose "Other" as the reason.',
    ways: [
      { kind: 'switch_reason', label: 'The record is wrong', reason: 'other' },
      answer('Change the kind of item', 'itemType'),
    ],
  },
  bankruptcy: {
    code: 'too_old.bankruptcy',
    title: 'Bankruptcies count differently',
    text: 'A bankruptcy may be reported for ten years from the order that opened it. The seven-year count does not fit. If the entry itself is wrong, please choose "Other" as the reason.',
    ways: [
      { kind: 'switch_reason', label: 'The entry is wrong', reason: 'other' },
      answer('Change the kind of item', 'itemType'),
    ],
  },
};

/** Items that a collector may be asking for. */
const COLLECTED: readonly string[] = ['collection', 'medical_collection', 'charge_off'];
const askCollector = {
  kind: 'switch_recipient' as const,
  label: 'A collector asks me to pay this old debt',
  recipient: 'collector' as const,
};

/** A single late payment has no 180 days before its seven years; the letter waits for the later date all the same. */
function notYet(first: CalendarDate, itemType: string): Refusal {
  const single = itemType === 'late_payment';
  const { earliestRemovable, latestRemovable } = obsolescence(first);
  const end = single
    ? `it should come off after ${longDate(earliestRemovable)}. To be right on any count, we write this letter only after ${longDate(latestRemovable)}.`
    : `it should come off between ${longDate(earliestRemovable)} and ${longDate(latestRemovable)}. We write this letter once the later date is over, so that it is right on any count.`;
  return {
    code: 'too_old.not_yet',
    title: 'This item may still be reported',
    text: `Counted from ${longDate(first)}, ${end} Bureaus usually take old items off by themselves. A debt that is too old for court can still be on a report.`,
    ways: [
      answer('Check the date', 'firstDelinquencyDate'),
      ...(COLLECTED.includes(itemType) ? [askCollector] : []),
      ...OTHER_ROUTES,
    ],
  };
}

const SOURCES: Readonly<Record<string, Wordings>> = {
  report: [
    'My credit report shows this date.',
    'The date is on my credit report.',
    'I have this date from my credit report.',
  ],
  older_report: [
    'An older credit report shows this date.',
    'The date is on an older credit report.',
    'I have this date from an older credit report.',
  ],
  statement: [
    'An old account statement shows this date.',
    'The date is on an old account statement.',
    'I have this date from an old account statement.',
  ],
  creditor_letter: [
    'A letter from the company shows this date.',
    'The company names this date in a letter.',
    'I have this date from a letter of the company.',
  ],
  memory: [
    'I give this date from memory, so please check it.',
    'Please check this date, since I give it from memory.',
    'This date is from memory. Please check it.',
  ],
};

/** A letter that is only looked at before its time shows a blank here, never a date that is not over. */
const OPEN = { earliestRemovable: '', latestRemovable: '' };

/** 1681c(a)(4) with (c)(1) for collections and charge-offs; everything else falls under (a)(5). */
function reportingPeriod({ facts, today }: WritingCase): readonly string[] {
  const first = answerOf(facts, 'firstDelinquencyDate');
  const { earliestRemovable, latestRemovable } =
    isCalendarDate(first) && isObsolete(first, today) ? obsolescence(first) : OPEN;
  if (['collection', 'charge_off', 'medical_collection'].includes(answerOf(facts, 'itemType'))) {
    return [
      `An account that went to collection or was charged off may be reported for seven years ${cite('obs.collections')}. The seven years begin 180 days after the delinquency that led to it ${cite('obs.clockStart')}. Counted that way, they ended on ${dateWords(latestRemovable)}.`,
    ];
  }
  const seven = `A negative item of this kind may be reported for seven years ${cite('obs.other')}.`;
  // A single late payment has its own day; what else went unpaid may have been charged off, and counts from 180 days later.
  return answerOf(facts, 'itemType') === 'late_payment'
    ? [`${seven} That time ended on ${dateWords(earliestRemovable)}.`]
    : [`${seven} By ${dateWords(latestRemovable)} that time was over on any count.`];
}

function tooOldText(dispute: WritingCase): ReasonText {
  const { facts, pick } = dispute;
  const late = answerOf(facts, 'itemType') === 'late_payment';
  const first = dateWords(answerOf(facts, 'firstDelinquencyDate'));
  return {
    subject: 'Dispute of an item that is too old to be reported',
    rows: [
      { label: late ? 'Date of the late payment' : 'Date of first delinquency', value: first },
    ],
    paragraphs: [
      {
        id: 'item-1-why',
        text: whyTooOld(dispute, first, late),
      },
    ],
    ownLaw: reportingPeriod(dispute),
    law: [investigationLaw(dispute), reviewLaw(dispute), correctionLaw(dispute)],
    requests: [
      pick('too-old-check', [
        "Check the date above against the company's records.",
        'Ask the company to compare the date above with its records.',
        "Compare the date above with the company's records.",
      ]),
      pick('too-old-stop', [
        'Stop reporting this item. Its time is over.',
        'The time of this item is over, so stop reporting it.',
        'Stop reporting this item, since its time is over.',
      ]),
    ],
  };
}

function whyTooOld(dispute: WritingCase, first: string, late: boolean): string {
  const { facts, noun } = dispute;
  const { name } = ownWords(dispute);
  return itemSentences(dispute, 'too-old', [
    late
      ? [
          `This late payment goes back to ${first}.`,
          `This late payment is from ${first}.`,
          `The late payment dates from ${first}.`,
        ]
      : [
          `The delinquency behind this ${noun} began on ${first}.`,
          `This ${noun} goes back to a payment missed on ${first}.`,
          `A payment was missed on ${first}, and this ${noun} goes back to it.`,
          `It was on ${first} that the delinquency behind this ${noun} began.`,
        ],
    fromTable(SOURCES, answerOf(facts, 'delinquencySource')),
    late
      ? undefined
      : [
          'The account was never caught up.',
          'The account stayed behind after that.',
          'The account was not caught up afterwards.',
          'The account has stayed behind since.',
          'The account was never brought up to date.',
        ],
    [
      `My only point: the entry of ${name} is too old for an ordinary credit report.`,
      `I write only because the entry of ${name} is too old for an ordinary credit report.`,
      `One point only: what is listed as ${name} has become too old for an ordinary credit report.`,
      `I say only this: for an ordinary credit report the entry of ${name} is too old.`,
      `I dispute one thing: an entry as old as that of ${name} has no place on an ordinary credit report.`,
      `My letter is only about age, and the entry of ${name} is too old by now for an ordinary credit report.`,
    ],
  ]);
}
