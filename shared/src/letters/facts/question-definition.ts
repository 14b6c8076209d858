import type { DisputeReason, LetterRecipient } from '../contract/letter-purpose.ts';
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
