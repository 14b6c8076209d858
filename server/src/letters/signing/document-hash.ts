import type { LetterDocument } from '@creditfix/shared/letters';
import { createHash } from 'node:crypto';

/**
 * SHA-256 (hex) of a letter as data, in one canonical spelling: keys in code-unit order, no white space (the subset of
 * RFC 8785 that strings and small whole numbers need).
 */
export function documentHash(document: LetterDocument): string {
  return createHash('sha256').update(canonicalJson(document)).digest('hex');
}

function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${canonicalJson(part)}`).join(',')}}`;
}

/** What a person signs at once: the hash of the one letter, or a hash over those of all. */
export function readingHash(documentHashes: readonly string[]): string {
  const [first = '', ...others] = documentHashes;
  if (others.length === 0) return first;
  return createHash('sha256').update(documentHashes.join('\n')).digest('hex');
}
