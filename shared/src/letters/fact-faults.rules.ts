import { isCalendarDate, type CalendarDate, type FieldFault } from '../kernel/index.ts';
import type { DisputeDetails } from './dispute-request.schema.ts';
import { isMonth, moneyCents, ticked } from './fact-words.rules.ts';
import type { DisputeFacts, Question } from './question.ts';
import type { AttachedCopy } from './letter-input.ts';
import { isSpecial, purposeOf } from './letter-purpose.ts';
import {
  disputeCases,
  factKeys,
  isAnswered,
  purposeRules,
  keptQuestions,
  questionsFor,
  type QuestionsAbout,
} from './purposes.rules.ts';

/**
 * Which facts are missing or malformed, item by item. With no answer at all the four fields of the one-call form are enough and
 * the letter is plainer; with any answer, and in every letter to a company, all that the letter needs must be there. A missing fact is asked for, never guessed.
 */
export function factFaults(
  details: DisputeDetails,
  today: CalendarDate,
  attached: readonly AttachedCopy[] = [],
): readonly FieldFault[] {
  const cases = disputeCases(details, today, attached);
  const isWizard = cases.some(({ shortForm }) => !shortForm);
  return [
    ...letterFaults(details),
    ...cases.flatMap((dispute) => {
      const { facts } = dispute.details;
      const about = { ...dispute.details, further: dispute.number > 1 };
      const own = purposeRules[dispute.purpose].faults?.(dispute) ?? [];
      // A special letter has no short form, nor has one to a company: what it may claim hangs on the answers.
      const missingOnes =
        isWizard || isSpecial(dispute.purpose) || dispute.recipient !== 'bureau'
          ? requiredFaults(about, facts ?? {}, today)
          : [];
      return [...missingOnes, ...own].map((each) => placed(each, dispute.number));
    }),
  ];
}

/** The fields of a further item stand under `moreItems`. */
function placed({ path, message }: FieldFault, number: number): FieldFault {
  return number === 1
    ? { path, message }
    : {
        path: path.replace(/^disputeDetails\./, `disputeDetails.moreItems.${number - 2}.`),
        message,
      };
}

/** What the fields say only together: a company needs its address, and some letters stand alone. */
function letterFaults(details: DisputeDetails): readonly FieldFault[] {
  const { recipient = 'bureau', recipientAddress, moreItems = [] } = details;
  const reasons = [details, ...moreItems].map(({ disputeReason }) => disputeReason);
  const theft = reasons.filter((reason) => reason === 'identity_theft').length;
  return [
    ...(recipient !== 'bureau' && !recipientAddress
      ? [
          {
            path: 'disputeDetails.recipientAddress.street',
            message:
              'Please give the address of the company. It is often printed on your credit report.',
          },
        ]
      : []),
    ...(moreItems.length > 0 && isSpecial(purposeOf(details))
      ? [
          {
            path: 'disputeDetails.moreItems',
            message:
              'A letter of this kind is about one item. Please start a second letter for the other.',
          },
        ]
      : []),
    ...(theft > 0 && theft < reasons.length
      ? [
          {
            path: 'disputeDetails.moreItems',
            message:
              'Identity theft needs a letter of its own. Please put the other items in a second letter.',
          },
        ]
      : []),
  ];
}

/** Every question that the letter asks, also where none is answered yet: the wizard never skips a gate. */
export function requiredFaults(
  about: QuestionsAbout,
  facts: DisputeFacts,
  today: CalendarDate,
): readonly FieldFault[] {
  const known = factKeys(about);
  const strangers = Object.keys(facts)
    .filter((key) => !known.has(key))
    .map((key) => fault(key, 'This answer does not belong to this letter. Please remove it.'));
  const asked = questionsFor(about, facts).flatMap((question) => {
    if (!isAnswered(facts, question.key)) {
      return question.required ? [fault(question.key, missing(question))] : [];
    }
    const message = wrong(question, facts[question.key] ?? '', today);
    return message === undefined ? [] : [fault(question.key, message)];
  });
  const kept = keptQuestions(about, facts).flatMap((question) => {
    const message = wrong(question, facts[question.key] ?? '', today);
    return message === undefined ? [] : [fault(question.key, message)];
  });
  return [...strangers, ...asked, ...kept];
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
      return text > today && !question.mayBeFuture
        ? 'This date is in the future. Please check it.'
        : undefined;
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
      return NUMBERS.has(question.key) ? wrongNumber(question.key, text) : undefined;
  }
}

/** Numbers that are printed as they are given, and what they are called. */
const NUMBERS: ReadonlyMap<string, string> = new Map([
  ['reportNumber', 'the number of the report'],
  ['earlierReference', 'the reference of your letter'],
  ['trackingNumber', 'the tracking number'],
]);
const PRINTED_NUMBER = /^[\w #./-]+$/;
/** Only as it is written on the card: nine digits in a row are also the shape of a file number. */
const SSN = /(?<!\d)\d{3}[-./ ]\d{2}[-./ ]\d{4}(?!\d)/;

function wrongNumber(key: string, text: string): string | undefined {
  const name = NUMBERS.get(key) ?? 'the number';
  if (SSN.test(text)) {
    return `This looks like a Social Security number. Please give ${name}, or leave this empty.`;
  }
  if (PRINTED_NUMBER.test(text)) return undefined;
  return key === 'reportNumber'
    ? 'Please give the report number with letters, digits and dashes only.'
    : `Please give ${name} with letters, digits and dashes only.`;
}
