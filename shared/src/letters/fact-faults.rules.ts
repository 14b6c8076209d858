import { isCalendarDate, type CalendarDate, type FieldFault } from '../kernel/index.ts';
import type { DisputeReason } from './dispute-reason.ts';
import type { DisputeDetails } from './dispute-request.schema.ts';
import { isMonth, moneyCents, ticked } from './fact-words.rules.ts';
import type { DisputeFacts, Question } from './question.ts';
import {
  disputeCase,
  factKeys,
  hasAnswers,
  isAnswered,
  questionsFor,
  reasonRules,
} from './reasons.rules.ts';

/**
 * Which facts are missing or malformed. With no answer at all the four fields of the one-call form are enough and the letter is
 * plainer; with any answer, all that the reason needs must be there. A missing fact is asked for, never guessed.
 */
export function factFaults(details: DisputeDetails, today: CalendarDate): readonly FieldFault[] {
  const dispute = disputeCase(details, today);
  return [
    ...(hasAnswers(details.facts)
      ? requiredFaults(details.disputeReason, details.facts, today)
      : []),
    ...(reasonRules[details.disputeReason].faults?.(dispute) ?? []),
  ];
}

/** Every question that the reason asks, also where none is answered yet: the wizard never skips a gate. */
export function requiredFaults(
  reason: DisputeReason,
  facts: DisputeFacts,
  today: CalendarDate,
): readonly FieldFault[] {
  const known = factKeys(reason);
  const strangers = Object.keys(facts)
    .filter((key) => !known.has(key))
    .map((key) =>
      fault(key, 'This answer does not belong to the chosen reason. Please remove it.'),
    );
  const asked = questionsFor(reason, facts).flatMap((question) => {
    if (!isAnswered(facts, question.key)) {
      return question.required ? [fault(question.key, missing(question))] : [];
    }
    const message = wrong(question, facts[question.key] ?? '', today);
    return message === undefined ? [] : [fault(question.key, message)];
  });
  return [...strangers, ...asked];
}

function fault(key: string, message: string): FieldFault {
  return { path: `disputeDetails.facts.${key}`, message };
}

function missing(question: Question): string {
  switch (question.kind) {
    case 'choice':
    case 'yes_no':
      return 'Please choose one answer.';
    case 'date':
    case 'month':
      return 'Please give this date.';
    case 'money':
      return 'Please give this amount.';
    default:
      return 'Please answer this question.';
  }
}

function wrong(question: Question, answer: string, today: CalendarDate): string | undefined {
  const text = answer.trim();
  const choices = (question.options ?? []).map((option) => option.value);
  switch (question.kind) {
    case 'money':
      return moneyCents(text) === undefined ? 'Please give an amount like 812.40.' : undefined;
    case 'date':
      if (!isCalendarDate(text)) return 'Please give a real date.';
      return text > today ? 'This date is in the future. Please check it.' : undefined;
    case 'month':
      if (!isMonth(text)) return 'Please give a month and a year.';
      return text > today.slice(0, 7) ? 'This month is in the future. Please check it.' : undefined;
    case 'yes_no':
      return text === 'yes' || text === 'no' ? undefined : 'Please choose yes or no.';
    case 'choice':
      return choices.includes(text) ? undefined : 'Please choose one answer from the list.';
    case 'multi_choice':
      return ticked({ [question.key]: text }, question.key).every((value) =>
        choices.includes(value),
      )
        ? undefined
        : 'One of these choices is no longer on the list. Please choose again.';
    default:
      if (text.length > (question.maxLength ?? Infinity)) {
        return `Please keep this to ${question.maxLength} characters.`;
      }
      return question.key === 'reportNumber' ? wrongReportNumber(text) : undefined;
  }
}

const REPORT_NUMBER = /^[\w #./-]+$/;
/** Only as it is written on the card: nine digits in a row are also the shape of a file number. */
const SSN = /(?<!\d)\d{3}[-./ ]\d{2}[-./ ]\d{4}(?!\d)/;

function wrongReportNumber(text: string): string | undefined {
  if (SSN.test(text)) {
    return 'This looks like a Social Security number. Please give the number of the report, or leave this empty.';
  }
  return REPORT_NUMBER.test(text)
    ? undefined
    : 'Please give the report number with letters, digits and dashes only.';
}
