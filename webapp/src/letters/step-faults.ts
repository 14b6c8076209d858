import { isCalendarDate, type FieldFault } from '@creditfix/shared/kernel';
import {
  factFaults,
  questionsFor,
  refusalFor,
  requiredFaults,
  type DisputeDetails,
  type Question,
  type Refusal,
} from '@creditfix/shared/letters';
import type { LetterForm, PersonalField } from './letter-form.ts';
import { askedFacts, toDisputeDetails } from './letter-request.ts';

/** What still stands in the way on each step, with the words and the place for the person. */

const needed: Partial<Record<PersonalField, string>> = {
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
  address: 'Enter your street address.',
  city: 'Enter your city.',
  state: 'Choose your state.',
  zipCode: 'Enter your ZIP code.',
};

/** Step 1 asks for presence only. The two optional identifiers are checked where given, because the server refuses half of one. */
export function personalFaults({ personalInfo }: LetterForm): FieldFault[] {
  const faults = Object.entries(needed)
    .filter(([field]) => personalInfo[field as PersonalField].trim() === '')
    .map(([field, message]) => ({ path: `personalInfo.${field}`, message }));
  const { dateOfBirth, ssnLast4 } = personalInfo;
  if (dateOfBirth !== '' && !isCalendarDate(dateOfBirth)) {
    faults.push({
      path: 'personalInfo.dateOfBirth',
      message: 'Enter your date of birth with month, day and year, or leave it empty.',
    });
  }
  if (ssnLast4 !== '' && !/^\d{4}$/.test(ssnLast4)) {
    faults.push({
      path: 'personalInfo.ssnLast4',
      message: 'Enter only the last four digits, or leave this empty.',
    });
  }
  return faults;
}

/** One screen of step 2: the account first, then the questions group by group. */
export interface DetailsPart {
  readonly title: string;
  readonly questions: readonly Question[];
}

export function detailsParts({ disputeDetails }: LetterForm): readonly DetailsPart[] {
  const parts = new Map<string, Question[]>();
  const { disputeReason } = disputeDetails;
  const questions = disputeReason ? questionsFor(disputeReason, askedFacts(disputeDetails)) : [];
  for (const question of questions) {
    const group = parts.get(question.group);
    if (group) group.push(question);
    else parts.set(question.group, [question]);
  }
  return [
    { title: 'The account', questions: [] },
    ...[...parts].map(([title, group]) => ({ title, questions: group })),
  ];
}

const MIN_OTHER_DETAILS = 40;

/** Faults of the first screen of step 2. */
export function accountFaults({ bureauType, disputeDetails }: LetterForm): FieldFault[] {
  const { creditorName, accountNumber, disputeReason, customDetails } = disputeDetails;
  const faults: FieldFault[] = [];
  const need = (missing: boolean, path: string, message: string) => {
    if (missing) faults.push({ path, message });
  };
  need(bureauType === '', 'bureauType', 'Choose the bureau whose report shows the item.');
  need(creditorName.trim() === '', 'disputeDetails.creditorName', 'Enter the creditor name.');
  need(
    accountNumber.trim() === '',
    'disputeDetails.accountNumber',
    'Enter the account number as the report shows it.',
  );
  need(disputeReason === '', 'disputeDetails.disputeReason', 'Choose what is wrong with the item.');
  need(
    disputeReason === 'other' && customDetails.trim().length < MIN_OTHER_DETAILS,
    'disputeDetails.customDetails',
    `Say what is wrong and why, in at least ${MIN_OTHER_DETAILS} characters.`,
  );
  return faults;
}

/** Faults of one screen of step 2. */
export function partFaults(form: LetterForm, part: number, today: string): FieldFault[] {
  if (part === 0) return accountFaults(form);
  const asked = new Set(
    detailsParts(form)[part]?.questions.map(({ key }) => `disputeDetails.facts.${key}`),
  );
  const details = toDisputeDetails(form.disputeDetails);
  if (!details) return [];
  return questionFaults(details, today).filter(({ path }) => asked.has(path));
}

/** The one-call form may leave all questions out; here each is asked, so that nobody walks around what a letter must not say. */
function questionFaults(details: DisputeDetails, today: string): FieldFault[] {
  const missing = requiredFaults(details.disputeReason, details.facts ?? {}, today);
  const named = new Set(missing.map(({ path }) => path));
  return [...missing, ...factFaults(details, today).filter(({ path }) => !named.has(path))];
}

/** Why no letter should be written from these answers, if so. */
export function refusalOf(form: LetterForm, today: string): Refusal | undefined {
  const details = toDisputeDetails(form.disputeDetails);
  return (details && refusalFor(details, today)) ?? undefined;
}

/** True where a question on a later screen may still lift the refusal, so that nobody is stopped before it was asked. */
export function waitsForLaterAnswer(
  { ways }: Refusal,
  parts: readonly DetailsPart[],
  part: number,
): boolean {
  const later = new Set(
    parts.slice(part + 1).flatMap(({ questions }) => questions.map(({ key }) => key)),
  );
  return ways.some((way) => way.kind === 'answer' && later.has(way.questionKey));
}

/** The screen of step 2 to show first: the earliest one without an answer or with a wrong one, else the last. */
export function firstOpenPart(form: LetterForm, today: string): number {
  const parts = detailsParts(form);
  const { facts } = form.disputeDetails;
  const untouched = ({ questions }: DetailsPart) =>
    questions.length > 0 && questions.every(({ key }) => (facts[key] ?? '') === '');
  const open = parts.findIndex(
    (one, part) => untouched(one) || partFaults(form, part, today).length > 0,
  );
  return open >= 0 ? open : parts.length - 1;
}

/** The furthest step that the answers allow: a draft is never opened behind something that is missing. */
export function furthestStep(form: LetterForm, today: string): 1 | 2 | 3 {
  if (personalFaults(form).length > 0) return 1;
  const parts = detailsParts(form);
  const complete = parts.every((_, part) => partFaults(form, part, today).length === 0);
  return complete && !refusalOf(form, today) ? 3 : 2;
}
