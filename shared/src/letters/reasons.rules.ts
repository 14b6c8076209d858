import type { CalendarDate } from '../kernel/index.ts';
import type { DisputeReason } from './dispute-reason.ts';
import type { DisputeDetails } from './dispute-request.schema.ts';
import { duplicateRules } from './duplicate.rules.ts';
import { identityTheftRules } from './identity-theft.rules.ts';
import { incorrectAmountRules } from './incorrect-amount.rules.ts';
import { incorrectDatesRules } from './incorrect-dates.rules.ts';
import { notMineRules } from './not-mine.rules.ts';
import { otherRules } from './other.rules.ts';
import { paidInFullRules } from './paid-in-full.rules.ts';
import type { QuestionDefinition } from './question-definition.ts';
import type { DisputeFacts, Question } from './question.ts';
import type { DisputeCase, ReasonRules } from './reason-rules.ts';
import { tooOldRules } from './too-old.rules.ts';

/** Which rules a reason follows, and which of its questions a person is asked. */

export const reasonRules: Readonly<Record<DisputeReason, ReasonRules>> = {
  not_mine: notMineRules,
  paid_in_full: paidInFullRules,
  incorrect_amount: incorrectAmountRules,
  incorrect_dates: incorrectDatesRules,
  duplicate: duplicateRules,
  identity_theft: identityTheftRules,
  statute_of_limitations: tooOldRules,
  other: otherRules,
};

export function isAnswered(facts: DisputeFacts, key: string): boolean {
  return (facts[key] ?? '').trim() !== '';
}

/** True where the call brought any structured answer; otherwise the letter is written from the four fields alone. */
export function hasAnswers(facts: DisputeFacts | undefined): facts is DisputeFacts {
  return facts !== undefined && Object.keys(facts).some((key) => isAnswered(facts, key));
}

/** Questions are walked in order, so that an answer to a question that is no longer asked opens no further one. */
function walk(reason: DisputeReason, facts: DisputeFacts) {
  const questions: Question[] = [];
  const answers: Record<string, string> = {};
  for (const definition of reasonRules[reason].questions) {
    if (definition.when && !definition.when(answers)) continue;
    questions.push(asked(definition, answers));
    if (isAnswered(facts, definition.key)) answers[definition.key] = facts[definition.key] ?? '';
  }
  return { questions, answers };
}

function asked(definition: QuestionDefinition, answers: DisputeFacts): Question {
  const { when: _when, options, ...question } = definition;
  if (options === undefined) return question;
  return { ...question, options: typeof options === 'function' ? options(answers) : options };
}

/** What step 2 asks now, given the answers so far. */
export function questionsFor(reason: DisputeReason, facts: DisputeFacts): readonly Question[] {
  return walk(reason, facts).questions;
}

/** The answers that still belong to a question; the form sends these and drops what a changed mind left behind. */
export function relevantFacts(reason: DisputeReason, facts: DisputeFacts): DisputeFacts {
  return walk(reason, facts).answers;
}

/** Every key the reason can ever ask for. */
export function factKeys(reason: DisputeReason): ReadonlySet<string> {
  return new Set(reasonRules[reason].questions.map((question) => question.key));
}

export function disputeCase(details: DisputeDetails, today: CalendarDate): DisputeCase {
  const shortForm = !hasAnswers(details.facts);
  return {
    details,
    shortForm,
    today,
    facts: shortForm ? {} : relevantFacts(details.disputeReason, details.facts ?? {}),
  };
}
