import type { Enclosure } from '../documents/index.ts';
import type { CalendarDate, FieldFault } from '../kernel/index.ts';
import type { Bureau } from './bureau.ts';
import type { DisputeDetails } from './dispute-request.schema.ts';
import type { LabelledValue, Refusal } from './letter-document.ts';
import type { Advice } from './letter-input.ts';
import type { LetterPurpose } from './letter-purpose.ts';
import type { LetterRecipient } from './letter-recipient.ts';
import type { QuestionDefinition } from './question-definition.ts';
import type { DisputeFacts } from './question.ts';

/** One item of a letter as the rules see it: only answers to questions that are really asked. */
export interface DisputeCase {
  readonly purpose: LetterPurpose;
  readonly recipient: LetterRecipient;
  /** The item: the letter's own fields, or those of a further item in their place. */
  readonly details: DisputeDetails;
  /** Kinds of enclosures whose pages we hold. `facts.enclosures` names these and the ones the person only promised. */
  readonly attached: ReadonlySet<Enclosure>;
  /** Which item of the letter this is, from 1. */
  readonly number: number;
  readonly facts: DisputeFacts;
  /** True if only the four fields of the one-call form are known. */
  readonly shortForm: boolean;
  readonly today: CalendarDate;
}

/** Chooses one of several wordings that say the same thing; the same letter always gets the same one. */
export type PickWording = (place: string, wordings: readonly [string, ...string[]]) => string;

export interface WritingCase extends DisputeCase {
  readonly bureau: Bureau | undefined;
  /** True if the letter names more than one item, so that what they share says "these items". */
  readonly several: boolean;
  /** How many kinds of enclosures go with the letter. */
  readonly copies: number;
  /** The item as a noun ("collection account"). */
  readonly noun: string;
  /** The person's street, where an answer goes. */
  readonly home: string;
  readonly pick: PickWording;
}

/** What an item's rules contribute to the letter; the composer adds what all letters share. Block ids carry the item's number. */
export interface ReasonText {
  readonly subject?: string;
  readonly opening?: string;
  /** Where the letter does not go to a dispute department. */
  readonly salutation?: string;
  /** How the letter calls its item, if it is no disputed entry of a report. */
  readonly entry?: { readonly title: string; readonly nameLabel: string };
  readonly rows: readonly LabelledValue[];
  /** A second entry of the report that belongs to the same dispute. */
  readonly secondEntry?: { readonly title: string; readonly rows: readonly LabelledValue[] };
  /** What is wrong and why; each becomes a paragraph of its own. */
  readonly paragraphs: readonly { readonly id: string; readonly text: string }[];
  /** What belongs behind the person's own words. */
  readonly afterWords?: readonly { readonly id: string; readonly text: string }[];
  /** What the agencies have announced themselves; no law, so it stands apart. */
  readonly policy?: string | undefined;
  /** Law that only this case needs, in a paragraph of its own. */
  readonly ownLaw?: readonly string[];
  readonly law: readonly string[];
  /** Where "please do the following" has the wrong tone. */
  readonly requestIntro?: string;
  readonly requests: readonly string[];
  /** In place of the closing that asks for the results in writing. */
  readonly closing?: string;
}

/** Everything a reason or special letter knows: what it asks, what it refuses, what it advises and what it writes. */
export interface ReasonRules {
  readonly questions: readonly QuestionDefinition[];
  /** Faults that show only when two answers are read together. */
  readonly faults?: (dispute: DisputeCase) => readonly FieldFault[];
  readonly refusal: (dispute: DisputeCase) => Refusal | undefined;
  readonly advice: (dispute: DisputeCase) => readonly Advice[];
  readonly write: (dispute: WritingCase) => ReasonText;
}
