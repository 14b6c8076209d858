import { expect, it } from 'vitest';
import { idsOfReference, letterReference } from './letter-document.ts';
import fc from 'fast-check';

const among = (id: string, ids: readonly [string, string] | undefined) =>
  ids !== undefined && ids[0] <= id && id <= ids[1];

it('finds exactly the ids whose reference begins so, however it is typed', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), fc.integer({ min: 4, max: 12 }), (id, other, length) => {
      const beginning = letterReference(id).slice(0, length);
      const begins = letterReference(other).startsWith(beginning);
      for (const typed of [beginning, beginning.toLowerCase(), beginning.replace(/-/g, ' ')]) {
        expect(among(id, idsOfReference(typed))).toBe(true);
        expect(among(other, idsOfReference(typed))).toBe(begins);
      }
    }),
  );
});

it.each(['CF-U', 'CF-7KQ2-9ZAB-1', 'name@example.com', '%'])('finds nothing for %s', (text) =>
  expect(idsOfReference(text)).toBeUndefined(),
);

it.each(['', 'c', 'CF', 'cf-'])('finds everything for %j', (text) =>
  expect(idsOfReference(text)).toEqual([
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
  ]),
);
