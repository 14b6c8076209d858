import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { letterReference } from './letter-reference.rules.ts';

describe('letterReference', () => {
  it.each([
    ['00000000-0000-4000-8000-000000000000', 'CF-0000-0000'],
    ['ffffffff-ff00-4000-8000-000000000000', 'CF-ZZZZ-ZZZZ'],
    ['0123456789-ab-4cde-8f01-234567890abc', 'CF-04HM-ASW9'],
  ])('writes the first 40 bits of %s as %s', (id, reference) => {
    expect(letterReference(id)).toBe(reference);
  });

  it('is the same for the same id, in upper and lower case', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        expect(letterReference(id)).toMatch(/^CF-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
        expect(letterReference(id.toUpperCase())).toBe(letterReference(id));
      }),
    );
  });

  it('refuses an id that is too short', () => {
    expect(() => letterReference('abc')).toThrow('40 bits');
  });
});
