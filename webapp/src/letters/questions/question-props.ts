import type { Question } from '@creditfix/shared/letters';
import { words } from './question-field.words.ts';

/** What the field of every kind of question gets. */
export interface QuestionProps {
  readonly question: Question;
  readonly id: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** The frame that all kinds share: label, hint, why we ask, error. */
export function frameOf({ question, id, error }: QuestionProps) {
  const { label, hint, example, why, required } = question;
  const shown = [hint, example && words.example(example)].filter(Boolean).join(' ');
  return { id, label, why, error, optional: !required, ...(shown ? { hint: shown } : {}) };
}

/** The hint of a question whose answer goes into the letter word for word. */
export function inOwnWords(hint: string | undefined): string {
  return [hint, words.ownWordsLanguage].filter(Boolean).join(' ');
}
