import type { Question } from '@creditfix/shared/letters';

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
  const shown = [hint, example && `Example: ${example}`].filter(Boolean).join(' ');
  return { id, label, why, error, optional: !required, ...(shown ? { hint: shown } : {}) };
}
