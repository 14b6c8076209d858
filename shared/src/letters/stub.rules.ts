import type { CalendarDate, FieldFault } from '../kernel/index.ts';
import type { DisputeReason } from './dispute-reason.ts';
import type { DisputeDetails } from './dispute-request.schema.ts';
import type { LetterDocument, LintFinding, Refusal } from './letter-document.ts';
import type { Advice, LetterInput } from './letter-input.ts';
import type { DisputeFacts, Question } from './question.ts';

export function questionsFor(_reason: DisputeReason, _facts: DisputeFacts): readonly Question[] {
  return [];
}
export function relevantFacts(_reason: DisputeReason, facts: DisputeFacts): DisputeFacts {
  return facts;
}
export function factFaults(_details: DisputeDetails, _today: CalendarDate): readonly FieldFault[] {
  return [];
}
export function refusalFor(_details: DisputeDetails, _today: CalendarDate): Refusal | undefined {
  return undefined;
}
export function adviceFor(_details: DisputeDetails, _today: CalendarDate): readonly Advice[] {
  return [];
}
export function lintLetter(_document: LetterDocument, _input: LetterInput): readonly LintFinding[] {
  return [];
}
export const ruleTableVersion = '2026-11-21.1';
export const itemTypeLabels: Readonly<Record<string, string>> = {};
