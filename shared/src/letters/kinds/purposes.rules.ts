import type { Enclosure } from '../../documents/index.ts';
import type { CalendarDate } from '../../kernel/index.ts';
import type { Agency } from '../contract/agencies.ts';
import { activeDutyAlertRules } from './active-duty-alert.ts';
import { blockDeclinedRules } from './block-declined.ts';
import { deceasedRules } from './deceased.ts';
import { consumerStatementRules } from './consumer-statement.ts';
import { debtValidationRules } from './debt-validation.ts';
import { debtVerificationRules } from './debt-verification.ts';
import type { DisputeDetails } from '../contract/dispute-request.schema.ts';
import { duplicateRules } from './duplicate.ts';
import { isEnclosed, ticked } from '../facts/fact-words.rules.ts';
import { fileDisclosureRules } from './file-disclosure.ts';
import { goodwillRules } from './goodwill.ts';
import { identitySuppliedRules } from './identity-supplied.ts';
import { identityTheftRules } from './identity-theft.ts';
import { incorrectAmountRules } from './incorrect-amount.ts';
import { incorrectDatesRules } from './incorrect-dates.ts';
import { informationSuppliedRules } from './information-supplied.ts';
import type { AttachedEnclosure } from '../contract/letter-document.ts';
import {
  type LetterAbout,
  type LetterPurpose,
  LetterRecipient,
  purposeOf,
} from '../contract/letter-purpose.ts';
import { methodOfVerificationRules } from './method-of-verification.ts';
import { mixedFileRules } from './mixed-file.ts';
import { notMineRules } from './not-mine.ts';
import { notifyRecipientsRules } from './notify-recipients.ts';
import { otherRules } from './other.ts';
import { overdueNoticeRules } from './overdue-notice.ts';
import { paidInFullRules } from './paid-in-full.ts';
import { payForDeleteRules } from './pay-for-delete.ts';
import { personalInformationRules } from './personal-information.ts';
import { protectedFreezeRules } from './protected-freeze.ts';
import type { DisputeFacts, Question } from '../contract/question.ts';
import type { DisputeCase, ReasonRules, QuestionDefinition } from '../facts/reason-rules.ts';
import { reinsertionNoticeRules } from './reinsertion-notice.ts';
import { securityFreezeRules } from './security-freeze.ts';
import { tooOldRules } from './too-old.ts';

/** Which rules a letter follows, and which of their questions a person is asked. */

export const purposeRules: Readonly<Record<LetterPurpose, ReasonRules>> = {
  not_mine: notMineRules,
  paid_in_full: paidInFullRules,
  incorrect_amount: incorrectAmountRules,
  incorrect_dates: incorrectDatesRules,
  duplicate: duplicateRules,
  identity_theft: identityTheftRules,
  statute_of_limitations: tooOldRules,
  deceased: deceasedRules,
  mixed_file: mixedFileRules,
  personal_information: personalInformationRules,
  other: otherRules,
  goodwill: goodwillRules,
  pay_for_delete: payForDeleteRules,
  debt_validation: debtValidationRules,
  debt_verification: debtVerificationRules,
  file_disclosure: fileDisclosureRules,
  security_freeze: securityFreezeRules,
  protected_freeze: protectedFreezeRules,
  active_duty_alert: activeDutyAlertRules,
  method_of_verification: methodOfVerificationRules,
  overdue_notice: overdueNoticeRules,
  information_supplied: informationSuppliedRules,
  identity_supplied: identitySuppliedRules,
  reinsertion_notice: reinsertionNoticeRules,
  block_declined: blockDeclinedRules,
  consumer_statement: consumerStatementRules,
  notify_recipients: notifyRecipientsRules,
};

/** What decides which questions are asked, beside the answers. */
export interface QuestionsAbout extends LetterAbout {
  readonly recipient?: LetterRecipient | undefined;
  readonly agency?: Agency | undefined;
  /** A further item of a letter: what holds for the whole letter is not asked again. */
  readonly further?: boolean | undefined;
}

/** Asked once for the whole letter. */
const LETTER_WIDE: readonly string[] = [
  'reportDate',
  'reportNumber',
  'freeAnnualReport',
  'collectorRole',
  'ftcReportNumber',
  'policeReportNumber',
  'policeDepartment',
  'theftAddress',
  'fraudAlert',
];

export function isAnswered(facts: DisputeFacts, key: string): boolean {
  return (facts[key] ?? '').trim() !== '';
}

/** True if the call brought any structured answer; otherwise the letter is written from the four fields alone. */
function hasAnswers(facts: DisputeFacts | undefined): facts is DisputeFacts {
  return facts !== undefined && Object.keys(facts).some((key) => isAnswered(facts, key));
}

/** Every question that may come up for this letter, whatever the answers. */
export function questionCatalogue(about: QuestionsAbout): readonly QuestionDefinition[] {
  const recipient = about.recipient ?? LetterRecipient.bureau;
  // What a follow-up asks is about the earlier letter, whose items share it.
  if (about.further && about.followUp) return [];
  return purposeRules[purposeOf(about)].questions.filter(
    ({ key, recipients, nationwideOnly, reasons }) =>
      (recipients?.includes(recipient) ?? true) &&
      (reasons?.includes(about.disputeReason) ?? true) &&
      !(nationwideOnly && about.agency) &&
      !(about.further && LETTER_WIDE.includes(key)),
  );
}

const PHOTO_ID = 'photo_id';

/** Questions are walked in order, so that an answer to a question that is no longer asked opens no further one. */
function walk(about: QuestionsAbout, facts: DisputeFacts) {
  const questions: Question[] = [];
  const answers: Record<string, string> = {};
  for (const definition of questionCatalogue(about)) {
    if (definition.when && !definition.when(answers)) continue;
    const question = asked(definition, answers);
    questions.push(about.recipient === 'collector' ? withoutPhotoId(question) : question);
    if (isAnswered(facts, definition.key))
      answers[definition.key] = givenTo(about, definition.key, facts[definition.key] ?? '');
  }
  return { questions, answers };
}

/** A collector may learn that it has the right person, and not what a photo ID tells beside that. */
function withoutPhotoId(question: Question): Question {
  const { key, options } = question;
  if (key !== 'enclosures' || !options) return question;
  return { ...question, options: options.filter(({ value }) => value !== PHOTO_ID) };
}

/** What was ticked for another recipient does not go to a collector. */
function givenTo({ recipient }: QuestionsAbout, key: string, answer: string): string {
  if (key !== 'enclosures' || recipient !== 'collector') return answer;
  return answer
    .split(',')
    .filter((value) => value.trim() !== PHOTO_ID)
    .join(',');
}

function asked(definition: QuestionDefinition, answers: DisputeFacts): Question {
  const {
    when: _when,
    recipients: _recipients,
    nationwideOnly: _nationwide,
    reasons: _reasons,
    options,
    ...question
  } = definition;
  if (options === undefined) return question;
  return { ...question, options: typeof options === 'function' ? options(answers) : options };
}

/** What step 2 asks now, given the answers so far. */
export function questionsFor(about: QuestionsAbout, facts: DisputeFacts): readonly Question[] {
  return walk(about, facts).questions;
}

/** The answers that still belong to a question; the form sends these and drops what a changed mind left behind. */
export function relevantFacts(about: QuestionsAbout, facts: DisputeFacts): DisputeFacts {
  const own = walk(about, facts).answers;
  return about.followUp ? { ...keptFacts(about, facts), ...own } : own;
}

/** Belong to the letter they were given for: another one has enclosures and words of its own. */
const NEVER_KEPT: readonly string[] = ['enclosures', 'story'];

/** The dispute that a follow-up goes on with. */
function disputeBehind({
  followUp: _followUp,
  template: _template,
  ...about
}: QuestionsAbout): QuestionsAbout {
  return about;
}

/**
 * Answers of the earlier letter that stay with a follow-up without being asked again: by them the item is found, and a later
 * round begins with them.
 */
export function keptQuestions(about: QuestionsAbout, facts: DisputeFacts): readonly Question[] {
  if (!about.followUp) return [];
  const own = new Set(questionCatalogue(about).map(({ key }) => key));
  return walk(disputeBehind(about), facts).questions.filter(
    ({ key }) => !NEVER_KEPT.includes(key) && !own.has(key) && isAnswered(facts, key),
  );
}

function keptFacts(about: QuestionsAbout, facts: DisputeFacts): DisputeFacts {
  return Object.fromEntries(keptQuestions(about, facts).map(({ key }) => [key, facts[key] ?? '']));
}

/** Every key that can ever be asked for, and those that a follow-up keeps. */
export function factKeys(about: QuestionsAbout): ReadonlySet<string> {
  const own = questionCatalogue(about).map(({ key }) => key);
  const kept = about.followUp ? questionCatalogue(disputeBehind(about)).map(({ key }) => key) : [];
  return new Set([...own, ...kept.filter((key) => !NEVER_KEPT.includes(key))]);
}

const identityEnclosures = ['photo_id', 'identity_proof'] as const;

/** The items of a letter, each as its rules see it. Enclosures that are attached count as ticked on all of them. */
export function disputeCases(
  details: DisputeDetails,
  today: CalendarDate,
  attached: readonly AttachedEnclosure[] = [],
): readonly [DisputeCase, ...DisputeCase[]] {
  const kinds = new Set(attached.map(({ kind }) => kind));
  const first = caseOf(details, 1, today, kinds);
  const ofLetter = new Set(
    details.followUp ? questionCatalogue(details).map(({ key }) => key) : LETTER_WIDE,
  );
  const shared = Object.fromEntries(
    Object.entries(first.facts).filter(([key]) => ofLetter.has(key)),
  );
  // One proof of identity serves the whole envelope.
  const copies = new Set([
    ...kinds,
    ...identityEnclosures.filter((kind) => isEnclosed(first.facts, kind)),
  ]);
  const others = (details.moreItems ?? []).map((item, index) => {
    const { recipient, agency, recipientAddress, template, followUp } = details;
    const whole = { ...item, recipient, agency, recipientAddress, template, followUp };
    const one = caseOf(whole, index + 2, today, kinds);
    return { ...one, facts: { ...shared, ...withAttached(one.facts, copies) } };
  });
  return [{ ...first, facts: withAttached(first.facts, kinds) }, ...others];
}

function caseOf(
  details: DisputeDetails,
  number: number,
  today: CalendarDate,
  attached: ReadonlySet<Enclosure>,
): DisputeCase {
  const shortForm = !hasAnswers(details.facts);
  const about = { ...details, further: number > 1 };
  return {
    purpose: purposeOf(details),
    recipient: details.recipient ?? LetterRecipient.bureau,
    details,
    attached,
    number,
    shortForm,
    today,
    facts: shortForm ? {} : relevantFacts(about, details.facts ?? {}),
  };
}

function withAttached(facts: DisputeFacts, kinds: ReadonlySet<Enclosure>): DisputeFacts {
  if (kinds.size === 0) return facts;
  return {
    ...facts,
    enclosures: [...new Set([...ticked(facts, 'enclosures'), ...kinds])].join(','),
  };
}
