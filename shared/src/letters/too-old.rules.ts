import { isCalendarDate, spokenDate, type CalendarDate } from '../kernel/index.ts';
import { answerOf, dateWords } from './fact-words.rules.ts';
import {
  advice,
  answerWay,
  linkWay,
  reasonWay,
  recipientWay,
  refusal,
  refusalSentences,
} from './gate-words.ts';
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
      advice('too_old.two_clocks'),
      advice('too_old.large_loans'),
      ...(answerOf(facts, 'delinquencySource') === 'memory' ? [advice('too_old.memory')] : []),
      ...(answerOf(facts, 'itemType') === 'collection' ? [advice('too_old.no_promises')] : []),
    ];
  },
  write: (dispute) =>
    dispute.recipient === 'collector' ? timeToSueText(dispute) : tooOldText(dispute),
};

const otherRoutes = () => [
  reasonWay('reportDateWrong', 'incorrect_dates'),
  reasonWay('amountWrong', 'incorrect_amount'),
];

function tooOldRefusal(dispute: DisputeCase): Refusal | undefined {
  const { facts, today, recipient } = dispute;
  if (answerOf(facts, 'beingSued') === 'yes') return suedRefusal();
  if (recipient === 'collector') return timeToSueRefusal(dispute);
  const ownClock = ownClockRefusals[answerOf(facts, 'itemType')];
  if (ownClock) return ownClock();
  const first = answerOf(facts, 'firstDelinquencyDate');
  if (answerOf(facts, 'itemType') === '' || !isCalendarDate(first) || first > today)
    return dateNeeded();
  if (answerOf(facts, 'broughtCurrent') === 'yes') return laterStart();
  return isObsolete(first, today) ? undefined : notYet(first, answerOf(facts, 'itemType'));
}

const suedRefusal = (): Refusal =>
  refusal('too_old.being_sued', [
    linkWay('findLegalAid', 'https://www.lawhelp.org/'),
    answerWay('changeAnswer', 'beingSued'),
  ]);

const dateNeeded = (): Refusal =>
  refusal('too_old.date_needed', [
    answerWay('giveDate', 'firstDelinquencyDate'),
    linkWay('freeReport', 'https://www.annualcreditreport.com/'),
  ]);

const laterStart = (): Refusal =>
  refusal('too_old.caught_up', [
    answerWay('giveLaterDate', 'firstDelinquencyDate'),
    answerWay('changeAnswer', 'broughtCurrent'),
  ]);

const ownClockRefusals: Readonly<Record<string, () => Refusal>> = {
  student_loan_federal: () =>
    refusal('too_old.federal_student_loan', [
      ...otherRoutes(),
      answerWay('changeItemType', 'itemType'),
    ]),
  judgment: () =>
    refusal('too_old.public_record', [
      reasonWay('recordWrong', 'other'),
      answerWay('changeItemType', 'itemType'),
    ]),
  bankruptcy: () =>
    refusal('too_old.bankruptcy', [
      reasonWay('entryWrong', 'other'),
      answerWay('changeItemType', 'itemType'),
    ]),
};

/** Items that a collector may be asking for. */
const COLLECTED: readonly string[] = ['collection', 'medical_collection', 'charge_off'];
const askCollector = () => recipientWay('collectorAsks', 'collector');

/** A single late payment has no 180 days before its seven years; the letter waits for the later date all the same. */
function notYet(first: CalendarDate, itemType: string): Refusal {
  const { earliestRemovable, latestRemovable } = obsolescence(first);
  const { notYet: said } = refusalSentences();
  const text = itemType === 'late_payment' ? said.single : said.account;
  return {
    code: 'too_old.not_yet',
    title: said.title,
    text: text(spokenDate(first), spokenDate(earliestRemovable), spokenDate(latestRemovable)),
    ways: [
      answerWay('checkDate', 'firstDelinquencyDate'),
      ...(COLLECTED.includes(itemType) ? [askCollector()] : []),
      ...otherRoutes(),
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
