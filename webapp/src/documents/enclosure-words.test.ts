import type { StoredDocument } from '@creditfix/shared/documents';
import { describe, expect, test } from 'vitest';
import {
  addedWords,
  dayWords,
  keptWords,
  limitWords,
  pageWords,
  progressWords,
  sizeWords,
} from './enclosure-words.ts';

const stored: StoredDocument = {
  id: 'a',
  kind: 'photo_id',
  pages: 1,
  bytes: 1,
  createdAt: '2026-03-04T03:30:00.000Z',
  letters: 0,
  keptUntil: '2026-06-02',
  thumbnailUrl: '/',
};

test.each([
  [120, 'under 1 KB'],
  [1_000, '1 KB'],
  [340_400, '340 KB'],
  [999_499, '999 KB'],
  [999_500, '1.0 MB'],
  [15_000_000, '15.0 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});

describe('days', () => {
  test('leave the year out where it is this one', () => {
    expect(dayWords('2026-03-03', '2026-11-21')).toBe('March 3');
    expect(dayWords('2025-03-03', '2026-11-21')).toBe('March 3, 2025');
  });

  test("are the person's own: late in the evening in New York it is not yet tomorrow", () => {
    const timeZone = 'America/New_York';
    expect(addedWords(stored, { now: new Date('2026-11-21T12:00:00Z'), timeZone })).toBe(
      'on March 3',
    );
    expect(addedWords(stored, { now: new Date('2026-03-04T04:00:00Z'), timeZone })).toBe('today');
  });
});

test('says where a copy is used and how long it stays', () => {
  expect(keptWords(stored)).toBe('Not in a signed letter yet. Kept until June 2, 2026.');
  expect(keptWords({ ...stored, letters: 1 })).toContain('In 1 signed letter.');
  expect(keptWords({ ...stored, letters: 2 })).toContain('In 2 signed letters.');
});

test('names the limits before a file is picked', () => {
  expect(limitWords).toBe('PDF, JPEG, PNG or HEIC, up to 15 MB and 10 pages each.');
});

test('never says that all has been sent while some is left', () => {
  expect(progressWords(0.999)).toBe('Sending, 99%');
  expect([pageWords(1), pageWords(3)]).toEqual(['1 page', '3 pages']);
});
