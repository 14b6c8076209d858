import { canonicalJson } from '@creditfix/shared/kernel';
import type { LetterDocument } from '@creditfix/shared/letters';
import { createHash } from 'node:crypto';

/** SHA-256 (hex) of a letter as data, in one canonical spelling. */
export function documentHash(document: LetterDocument): string {
  return createHash('sha256').update(canonicalJson(document)).digest('hex');
}

/** What a person signs at once: the hash of the one letter, or a hash over those of all. */
export function readingHash(documentHashes: readonly string[]): string {
  const [first = '', ...others] = documentHashes;
  if (others.length === 0) return first;
  return createHash('sha256').update(documentHashes.join('\n')).digest('hex');
}
