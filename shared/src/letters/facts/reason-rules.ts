import type { Enclosure } from '../../documents/index.ts';
import type { CalendarDate, FieldFault, LegalMode } from '../../kernel/index.ts';
import type { Bureau } from '../contract/bureaus.ts';
import type { DisputeDetails } from '../contract/dispute-request.schema.ts';
import type { Phrase, Refusal, Sentence, Slot, Advice } from '../contract/letter-document.ts';
import type { LetterPurpose, LetterRecipient, DisputeReason } from '../contract/letter-purpose.ts';
import type { Wordings } from './sentence.ts';
import type { DisputeFacts, Question } from '../contract/question.ts';

/** A question of the catalogue: it is asked where the answers above it call for it. */
export interface QuestionDefinition extends Omit<Question, 'options'> {
  /** Recipients whose letter needs the answer; all of them if nothing is said. */
  readonly recipients?: readonly LetterRecipient[];
  /** True where only a letter to the three nationwide agencies needs the answer. */
  readonly nationwideOnly?: true;
  /** Reasons of the dispute whose letter needs the answer; all of them if nothing is said. */
  readonly reasons?: readonly DisputeReason[];
  /** Sees only answers to questions that stand above this one and are asked themselves. */
  readonly when?: (answers: DisputeFacts) => boolean;
  readonly options?:
    | Question['options']
    | ((answers: DisputeFacts) => NonNullable<Question['options']>);
}

type Choice = NonNullable<Question['options']>[number];
type ChoiceWords = string | Omit<Choice, 'value'>;

/** The choices of a question in the order in which it offers them, each with its words. */
export function choices<Value extends string>(
  words: Readonly<Record<Value, ChoiceWords>>,
  values: readonly Value[],
): readonly Choice[] {
  return values.map((value) => {
    const said: ChoiceWords = words[value];
    return typeof said === 'string' ? { value, label: said } : { value, ...said };
  });
}

/** Longest answers, in UTF-16 units; long texts leave room for the letter to stay on two pages. */
export const answerLimits = { text: 120, longText: 1_000 } as const;

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

export interface WritingCase extends DisputeCase {
  readonly legalMode: LegalMode;
  readonly bureau: Bureau | undefined;
  /** True if the letter names more than one item, so that what they share says "these items". */
  readonly several: boolean;
  /** How many kinds of enclosures go with the letter. */
  readonly copies: number;
  /** The item as a noun ("collection account"). */
  readonly noun: Phrase;
}

export interface LetterRow {
  readonly label: Phrase;
  readonly value: Slot;
}

export interface LetterParagraph {
  readonly id: string;
  readonly said: readonly Sentence[];
}

/** What an item's rules contribute to the letter; the composer adds what all letters share. Block ids carry the item's number. */
export interface ReasonText {
  /** A subject of its own; otherwise the subject names the item and the claim. */
  readonly subject?: Phrase;
  /** Where the opening is not "I dispute …" and the claim. */
  readonly opening?: readonly Sentence[];
  /** What is wrong, in a few words for the subject and in one sentence that opens the letter, or the item where there are several. */
  readonly claim?: { readonly short: Phrase; readonly said: Phrase };
  /** Where the letter does not go to a dispute department. */
  readonly salutation?: Phrase;
  /** How the letter calls its item, if it is no disputed entry of a report. */
  readonly entry?: { readonly title: Phrase; readonly nameLabel?: Phrase };
  readonly rows: readonly LetterRow[];
  /** A second entry of the report that belongs to the same dispute. */
  readonly secondEntry?: { readonly title: Phrase; readonly rows: readonly LetterRow[] };
  /** Why it is wrong; each becomes a paragraph of its own, an empty one none. */
  readonly paragraphs: readonly LetterParagraph[];
  /** What belongs behind the person's own words. */
  readonly afterWords?: readonly LetterParagraph[];
  /** What the agencies have announced themselves; no law, so it stands apart. */
  readonly policy?: readonly Phrase[];
  /** Law that is part of the argument of this one item, in a paragraph of its own. */
  readonly ownLaw?: readonly Phrase[];
  /** The quiet law behind the requests, after them. */
  readonly law: readonly Phrase[];
  /** Where "please" has the wrong tone. */
  readonly requestIntro?: Phrase;
  readonly requests: readonly Phrase[];
  /** In place of the closing that asks for the results in writing. */
  readonly closing?: readonly Phrase[];
}

/** Everything a reason or special letter knows: what it asks, what it refuses, what it advises and what it writes. */
export interface ReasonRules {
  readonly questions: readonly QuestionDefinition[];
  /** Faults that show only when two answers are read together. */
  readonly faults?: (dispute: DisputeCase) => readonly FieldFault[];
  readonly refusal: (dispute: DisputeCase) => Refusal | undefined;
  readonly advice: (dispute: DisputeCase) => readonly Advice[];
  readonly write: (dispute: WritingCase) => ReasonText;
  /** What it can say, by id, in each language. */
  readonly wordings: Wordings;
}
