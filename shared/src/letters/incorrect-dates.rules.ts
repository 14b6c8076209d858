import { isCalendarDate, type FieldFault } from '../kernel/index.ts';
import { answerOf, isMonth } from './fact-words.rules.ts';
import { faultWords } from './fault-words.ts';
import { advice, answerWay, refusal, templateWay } from './gate-words.ts';
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
    ? [fault('dateCorrect', faultWords().sameDate)]
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
      ? [fault('paymentDueDate', faultWords().dueDate)]
      : []),
    ...(isCalendarDate(paid) && daysBetween(paid, due) > MAX_DAYS_AHEAD
      ? [fault('paymentMadeDate', faultWords().paidTooEarly)]
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
  return refusal('dates.late_is_accurate', [
    answerWay('checkPaid', 'paymentMadeDate'),
    answerWay('checkDue', 'paymentDueDate'),
    templateWay('askFavor', 'goodwill-adjustment'),
  ]);
}

function datesAdvice({ facts }: DisputeCase) {
  const which = answerOf(facts, 'whichDate');
  const type = answerOf(facts, 'itemType');
  return [
    ...(which === 'opened' && (type === 'collection' || type === 'medical_collection')
      ? [advice('dates.collector_opened')]
      : []),
    ...(which === 'last_payment' ? [advice('dates.last_payment')] : []),
    ...(which === 'first_delinquency' && type !== 'student_loan_federal' && isLater(facts)
      ? [advice('dates.later_start')]
      : []),
    ...(answerOf(facts, 'dateSource') === 'memory' ? [advice('dates.memory')] : []),
    ...(type === 'student_loan_federal' && which === 'first_delinquency'
      ? [advice('dates.federal_loan')]
      : []),
  ];
}
