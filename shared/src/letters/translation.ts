import type { LetterDocument } from './letter-document.ts';
import type { LetterTranslation } from './translation.rules.ts';

/** The letter in Spanish, to be read beside the English one. The tables are long, so they are fetched only when somebody asks. */
export async function letterTranslation(letter: LetterDocument): Promise<LetterTranslation> {
  const { writeTranslation } = await import('./translation.rules.ts');
  return writeTranslation(letter);
}
