import { isCalendarDate, type FieldFault } from '../kernel/index.ts';
import { answerOf, isMonth } from './fact-words.rules.ts';
import { datesText, daysBetween, isLater } from './incorrect-dates-text.rules.ts';
import { incorrectDatesQuestions } from './incorrect-dates.questions.ts';
import type { DisputeFacts } from './question.ts';
import type { DisputeCase, ReasonRules } from './reason-rules.ts';

/**
 * A wrong date or a month wrongly marked late. For a bureau 15 U.S.C. 1681i and 1681e(b), and 1681c(c)(1) where the date decides
 * how long the item stays; for the company 12 CFR 1022.43(a)(3), and 1681s-2(a)(5) for the first delinquency.
 */
export const incorrectDatesRules: ReasonRules = {
  questions: incorrectDatesQuestions,
  faults: ({ facts }) => [...sameDateFaults(facts), ...impossibleDates(facts)],
  refusal: lateRefusal,
  advice: datesAdvice,
  write: datesText,
};

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
      {
        kind: 'switch_template' as const,
        label: 'Ask the company as a favor',
        template: 'goodwill-adjustment' as const,
      },
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
