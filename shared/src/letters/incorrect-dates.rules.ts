import { isCalendarDate, type CalendarDate, type FieldFault } from '../kernel/index.ts';
import {
  answerOf,
  dateWords,
  isMonth,
  monthWords,
  quotedWords,
  sentenceCase,
} from './fact-words.rules.ts';
import { dateKindWords, incorrectDatesQuestions, isDateKind } from './incorrect-dates.questions.ts';
import { isObsolete, obsolescence } from './obsolescence.rules.ts';
import type { DisputeFacts } from './question.ts';
import type { DisputeCase, ReasonRules, ReasonText, WritingCase } from './reason-rules.ts';
import { cite, disputeLaw } from './shared-law.rules.ts';

/** A wrong date or a month wrongly marked late: 15 U.S.C. 1681i and 1681e(b); 1681c(c)(1) where the date decides how long the item stays. */
export const incorrectDatesRules: ReasonRules = {
  questions: incorrectDatesQuestions,
  faults: ({ facts }) => [...sameDateFaults(facts), ...impossibleDates(facts)],
  refusal: lateRefusal,
  advice: datesAdvice,
  write(dispute) {
    if (dispute.shortForm) return shortText(dispute);
    return answerOf(dispute.facts, 'whichDate') === 'late_month'
      ? lateMonthText(dispute)
      : singleDateText(dispute);
  },
};

const DAY_MS = 86_400_000;

function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

function sameDateFaults(facts: DisputeFacts): readonly FieldFault[] {
  const shown = answerOf(facts, 'dateShown');
  return shown !== '' && shown === answerOf(facts, 'dateCorrect')
    ? [fault('dateCorrect', 'This is the same date as on the report. Please check both.')]
    : [];
}

function fault(key: string, message: string): FieldFault {
  return { path: `disputeDetails.facts.${key}`, message };
}

/** Longest a payment can be behind in the month that marks it, and longest anyone is taken to have paid ahead. */
const MAX_MONTHS_BEHIND = 12;
const MAX_DAYS_AHEAD = 92;

/** Dates that cannot belong to one late payment are a slip of the pen. */
function impossibleDates(facts: DisputeFacts): readonly FieldFault[] {
  const month = answerOf(facts, 'lateMonth');
  const due = answerOf(facts, 'paymentDueDate');
  const paid = answerOf(facts, 'paymentMadeDate');
  if (!isCalendarDate(due)) return [];
  const behind = monthNumber(month) - monthNumber(due);
  return [
    ...(isMonth(month) && (behind < 0 || behind > MAX_MONTHS_BEHIND)
      ? [
          fault(
            'paymentDueDate',
            'This due date does not fit the month that is marked late. Please check both.',
          ),
        ]
      : []),
    ...(isCalendarDate(paid) && daysBetween(paid, due) > MAX_DAYS_AHEAD
      ? [
          fault(
            'paymentMadeDate',
            'This is more than three months before the payment was due. Please check both dates.',
          ),
        ]
      : []),
  ];
}

/** Months since the year 0, of a month or a date. */
function monthNumber(text: string): number {
  return Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
}

/** A mark that fits the payment is accurate: a dispute would state an untruth (15 U.S.C. 1679b(a)). */
function lateRefusal({ facts }: DisputeCase) {
  const due = answerOf(facts, 'paymentDueDate');
  const paid = answerOf(facts, 'paymentMadeDate');
  if (answerOf(facts, 'whichDate') !== 'late_month' || due === '' || paid === '') return undefined;
  if (!(daysBetween(due, paid) >= Number(answerOf(facts, 'lateDays')))) return undefined;
  return {
    code: 'dates.late_is_accurate',
    title: 'This late mark seems to be right',
    text: 'By your dates the payment came at least as late as the report says, so a dispute would not be true. You can ask the company itself to remove the mark as a favor, for example after a hard time that is now over.',
    ways: [
      { kind: 'answer' as const, label: 'Check the day I paid', questionKey: 'paymentMadeDate' },
      { kind: 'answer' as const, label: 'Check the due date', questionKey: 'paymentDueDate' },
    ],
  };
}

function datesAdvice({ facts }: DisputeCase) {
  const which = answerOf(facts, 'whichDate');
  const type = answerOf(facts, 'itemType');
  return [
    ...(which === 'opened' && (type === 'collection' || type === 'medical_collection')
      ? [
          {
            code: 'dates.collector_opened',
            text: 'A collector\'s "date opened" is often the day it got the debt. That is usual and does not make the debt stay longer. The date of first delinquency does.',
          },
        ]
      : []),
    ...(which === 'last_payment'
      ? [
          {
            code: 'dates.last_payment',
            text: 'How long an item stays is counted from the missed payment that led to the collection or charge-off, so this date does not change it.',
          },
        ]
      : []),
    ...(which === 'first_delinquency' && type !== 'student_loan_federal' && isLater(facts)
      ? [
          {
            code: 'dates.later_start',
            text: 'The date you give is later than the one on the report. The item would stay longer. Please check both dates.',
          },
        ]
      : []),
    ...(answerOf(facts, 'dateSource') === 'memory'
      ? [
          {
            code: 'dates.memory',
            text: 'A paper with the date makes this letter much stronger. Your bank can often send old statements.',
          },
        ]
      : []),
    ...(type === 'student_loan_federal' && which === 'first_delinquency'
      ? [
          {
            code: 'dates.federal_loan',
            text: 'Federal student loans follow time rules of their own, so your letter asks for the right date and says nothing about seven years.',
          },
        ]
      : []),
  ];
}

/** A later first delinquency would keep the item on the report for longer. */
function isLater(facts: DisputeFacts): boolean {
  const [shown, correct] = [answerOf(facts, 'dateShown'), answerOf(facts, 'dateCorrect')];
  return isCalendarDate(shown) && isCalendarDate(correct) && correct > shown;
}

function shortText(dispute: WritingCase): ReasonText {
  return {
    rows: [{ label: 'What is wrong', value: 'The dates are wrong' }],
    paragraphs: [
      {
        id: 'item-1-why',
        text: `The dates that my report shows for this ${dispute.noun} are not correct.`,
      },
    ],
    law: disputeLaw(dispute),
    requests: [
      "Check the dates of this item against the company's records.",
      "Correct each date that is wrong, and tell me in writing which dates the company's records show.",
    ],
  };
}

function lateMonthText(dispute: WritingCase): ReasonText {
  const { facts, pick } = dispute;
  const month = monthWords(answerOf(facts, 'lateMonth'));
  const days = answerOf(facts, 'lateDays');
  const late = days === '120' ? '120 days or more late' : `${days} days late`;
  const due = answerOf(facts, 'paymentDueDate');
  const paid = answerOf(facts, 'paymentMadeDate');
  const start = pick('late', [
    `The payment history marks ${month} as ${late}. That is not right.`,
    `My report says that I was ${late} in ${month}. That is not right.`,
  ]);
  const within = paid !== '' && daysBetween(due, paid) < Number(days);
  const remark = !within
    ? ''
    : paid <= due
      ? ' It was on time.'
      : ` That is less than ${days} days after the due date.`;
  return {
    rows: [
      { label: 'The report shows', value: `${month}: ${late}` },
      { label: 'Payment due', value: dateWords(due) },
      { label: 'Payment made', value: dateWords(paid) },
    ],
    paragraphs: [
      {
        id: 'item-1-why',
        text: `${start} The payment was due on ${dateWords(due)}, and I made it on ${dateWords(paid)}.${remark} ${SOURCE_SENTENCES[answerOf(facts, 'dateSource')] ?? ''}`.trim(),
      },
    ],
    law: disputeLaw(dispute),
    requests: [
      'Ask the company on which day it received this payment.',
      `Correct the mark for ${month} so that it matches the day I paid, or remove it if it cannot be verified.`,
    ],
  };
}

const SOURCE_SENTENCES: Readonly<Record<string, string>> = {
  statement: 'An account statement shows this.',
  bank_record: 'My bank records show this.',
  older_report: 'An older credit report shows this.',
  creditor_letter: 'A letter from the company shows this.',
  contract: 'The contract shows this.',
  memory: "I give this date from memory, so please check it against the company's records.",
};

/** The seven years of 1681c(a)(4) are named for collections and charge-offs only, never for a federal student loan (20 U.S.C. 1080a(f)). */
const CLOCK_TYPES: readonly string[] = ['collection', 'charge_off', 'medical_collection'];

/** What the right date means for the item's time on the report; a later date is never argued against the person. */
function reportingPeriod({ facts, today }: WritingCase): { isOver: boolean; law: string[] } {
  const correct = answerOf(facts, 'dateCorrect');
  const counts =
    answerOf(facts, 'whichDate') === 'first_delinquency' &&
    CLOCK_TYPES.includes(answerOf(facts, 'itemType'));
  const isOver = counts && isCalendarDate(correct) && isObsolete(correct, today);
  if (!counts || (isLater(facts) && !isOver)) return { isOver, law: [] };
  const start = `This date matters. For an account that went to collection or was charged off, the reporting period begins 180 days after the delinquency that led to it ${cite('obs.clockStart')}.`;
  if (!isOver) return { isOver, law: [start] };
  const over = dateWords(obsolescence(correct).latestRemovable);
  return {
    isOver,
    law: [
      start,
      `The period is seven years ${cite('obs.collections')}. Counted from the right date, it ended on ${over}.`,
    ],
  };
}

function dateName(facts: DisputeFacts): string {
  const which = answerOf(facts, 'whichDate');
  if (which === 'other') return `"${quotedWords(answerOf(facts, 'otherDateName'))}"`;
  return isDateKind(which) ? dateKindWords[which] : 'date';
}

function singleDateText(dispute: WritingCase): ReasonText {
  const { facts, noun, pick } = dispute;
  const which = answerOf(facts, 'whichDate');
  const name = dateName(facts);
  const shown = dateWords(answerOf(facts, 'dateShown'));
  const right = dateWords(answerOf(facts, 'dateCorrect'));
  const period = reportingPeriod(dispute);
  const start = pick('date', [
    `For this ${noun} my report shows ${shown} as the ${name}. It should be ${right}.`,
    `The ${name} of this ${noun} is wrong. My report shows ${shown}, but it should be ${right}.`,
  ]);
  return {
    rows: [
      { label: 'Which date', value: sentenceCase(name) },
      { label: 'The report shows', value: shown },
      { label: 'It should show', value: right },
    ],
    paragraphs: [
      {
        id: 'item-1-why',
        text: `${start} ${SOURCE_SENTENCES[answerOf(facts, 'dateSource')] ?? ''}`.trim(),
      },
    ],
    ownLaw: period.law,
    law: disputeLaw(dispute),
    requests: [
      "Check this date against the company's records.",
      which === 'first_delinquency'
        ? `Correct it to ${right}. If you cannot verify either date, please tell me in writing which date the company's records show.`
        : `Correct it to ${right}, or take the date out if it cannot be verified.`,
      ...(period.isOver
        ? ['Once the date is confirmed, stop reporting the item, since its time is over.']
        : []),
    ],
  };
}
