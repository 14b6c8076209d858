import type { Language } from '@creditfix/shared/kernel';
import {
  factFaults,
  hideIdentifiers,
  judgePolish,
  ownWords,
  refusalFor,
  secondQuestions,
  textsToTranslate,
  translatedTexts,
  wordsToRead,
  type intoEnglishAnswerSchema,
  type LetterDocument,
  type LetterInput,
  type LintFinding,
  type SecondReadingAnswer,
  type TextsToTranslate,
} from '@creditfix/shared/letters';
import type { z } from 'zod';
import { loadVocabulary } from './vocabulary.ts';
import { inputOf, type LetterForm, type WritingFacts, writeLetters } from './write-letter.ts';

/** All work whose time grows with what a person wrote; `letter-thread.ts` does it beside the event loop. */
export const letterTasks = {
  writeLetters,

  /** Where no letter can be written yet, reading it says why, and there is nothing to judge a sentence against. */
  isWritable({ disputeDetails, date, attached, legalMode }: LetterInput): boolean {
    const faults = factFaults(disputeDetails, date, attached);
    return faults.length === 0 && !refusalFor(disputeDetails, date, attached, legalMode);
  },

  hideOwnWords(input: LetterInput): ReturnType<typeof hideIdentifiers> {
    return hideIdentifiers(ownWords(input.disputeDetails), input, loadVocabulary());
  },

  judgePolish,

  /** The letter as it is read for signing, and its words as a model would be sent them. */
  hideForReading(form: LetterForm, facts: WritingFacts) {
    const { letters, findings } = writeLetters(form, facts);
    const [{ document }] = letters;
    const reading = wordsToRead(document, inputOf(form, facts), loadVocabulary());
    return { documents: letters.map((letter) => letter.document), findings, reading };
  },

  hideForEnglish(form: LetterForm, facts: WritingFacts): TextsToTranslate {
    return textsToTranslate(inputOf(form, facts), loadVocabulary());
  },

  readEnglish(
    form: LetterForm,
    facts: WritingFacts,
    {
      hidden,
      answer,
    }: {
      readonly hidden: TextsToTranslate;
      readonly answer: z.output<typeof intoEnglishAnswerSchema>;
    },
  ) {
    return translatedTexts(answer, hidden, inputOf(form, facts));
  },

  secondQuestions(
    form: LetterForm,
    facts: WritingFacts,
    {
      read: { documents, findings, reading },
      answer,
    }: { readonly read: ReadForModel; readonly answer: SecondReadingAnswer },
  ) {
    const [document] = documents;
    if (!document) return [];
    return secondQuestions(answer, {
      document,
      input: inputOf(form, facts),
      reading,
      found: findings,
    });
  },
} as const;

export interface ReadForModel {
  readonly documents: readonly LetterDocument[];
  readonly findings: readonly LintFinding[];
  readonly reading: ReturnType<typeof wordsToRead>;
}

export type LetterTasks = typeof letterTasks;

export interface LetterQuestion<Name extends keyof LetterTasks = keyof LetterTasks> {
  readonly name: Name;
  readonly given: Parameters<LetterTasks[Name]>;
  /** Faults are explained in the reader's language. */
  readonly language: Language;
}

/** A Problem does not survive the way between two threads: this does. */
export type LetterTold =
  | { readonly done: unknown }
  | { readonly problem: { readonly code: string; readonly details: object } };
