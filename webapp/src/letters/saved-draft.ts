import { draftContentSchema, type DraftContent } from '@creditfix/shared/letters';

/**
 * True where two contents are the same once tidied as the server tidies them: spaces trimmed, absent and empty alike.
 * Tells whether a save whose answer was lost had arrived after all.
 */
export function sameContent(one: DraftContent, other: DraftContent): boolean {
  const [first, second] = [fingerprint(one), fingerprint(other)];
  return first !== undefined && first === second;
}

function fingerprint(content: DraftContent): string | undefined {
  const tidy = draftContentSchema.safeParse(content);
  return tidy.success ? JSON.stringify(sorted(tidy.data)) : undefined;
}

/** Objects with their keys in order and without empty entries. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(([, entry]) => entry !== '' && entry !== undefined)
    .map(([key, entry]) => [key, sorted(entry)] as const)
    .filter(([, entry]) => JSON.stringify(entry) !== '{}')
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries);
}
