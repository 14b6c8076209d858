import type { CalendarDate, FieldFault } from '../kernel/index.ts';
import type { Bureau } from './bureau.ts';
import type { DisputeDetails } from './dispute-request.schema.ts';
import type { LabelledValue, Refusal } from './letter-document.ts';
import type { Advice } from './letter-input.ts';
import type { QuestionDefinition } from './question-definition.ts';
import type { DisputeFacts } from './question.ts';

/** One dispute as the rules see it: only answers to questions that are really asked. */
export interface DisputeCase {
  readonly details: DisputeDetails;
  readonly facts: DisputeFacts;
  /** True where only the four fields of the one-call form are known. */
  readonly shortForm: boolean;
  readonly today: CalendarDate;
}

/** Chooses one of several wordings that say the same thing; the same letter always gets the same one. */
export type PickWording = (place: string, wordings: readonly [string, ...string[]]) => string;

export interface WritingCase extends DisputeCase {
  readonly bureau: Bureau | undefined;
  /** The item as a noun ("collection account"). */
  readonly noun: string;
  readonly pick: PickWording;
}

/** What a reason contributes to the letter; the composer adds what all letters share. */
export interface ReasonText {
  readonly subject?: string;
  readonly opening?: string;
  readonly rows: readonly LabelledValue[];
  /** A second entry of the report that belongs to the same dispute. */
  readonly secondEntry?: { readonly title: string; readonly rows: readonly LabelledValue[] };
  /** What is wrong and why; each becomes a paragraph of its own. */
  readonly paragraphs: readonly { readonly id: string; readonly text: string }[];
  /** What the agencies have announced themselves; no law, so it stands apart. */
  readonly policy?: string | undefined;
  /** Law that only this case needs, in a paragraph of its own. */
  readonly ownLaw?: readonly string[];
  readonly law: readonly string[];
  readonly requests: readonly string[];
}

/** Everything a reason knows: what it asks, what it refuses, what it advises and what it writes. */
export interface ReasonRules {
  readonly questions: readonly QuestionDefinition[];
  /** Faults that show only when two answers are read together. */
  readonly faults?: (dispute: DisputeCase) => readonly FieldFault[];
  readonly refusal: (dispute: DisputeCase) => Refusal | undefined;
  readonly advice: (dispute: DisputeCase) => readonly Advice[];
  readonly write: (dispute: WritingCase) => ReasonText;
}
