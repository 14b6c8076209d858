import { ownWords, type PolishedWords } from '@creditfix/shared/letters';
import type { LetterForm } from './write-letter.ts';

/** A person may have changed the sentences since; then what was made of them no longer counts. */
export function applicablePolish(
  form: LetterForm,
  polished: readonly PolishedWords[] = [],
): readonly PolishedWords[] {
  const words = new Map(ownWords(form.disputeDetails).map(({ key, text }) => [key, text]));
  return polished.filter(({ key, plain }) => words.get(key) === plain);
}
