import type { LetterDocument } from './letter-document.ts';
import type { ReadingCopy } from './reading-copy.rules.ts';

/** The letter in Spanish, to be read beside the English one. The tables are long, so they are fetched only when somebody asks. */
export async function readingCopy(letter: LetterDocument): Promise<ReadingCopy> {
  const { writeReadingCopy } = await import('./reading-copy.rules.ts');
  return writeReadingCopy(letter);
}
