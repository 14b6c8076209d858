import { letterTemplates } from '@creditfix/shared/letters';
import { expect, test } from 'vitest';
import { shortDescription } from './short-description.ts';

test('a description that fits stays as it is', () => {
  expect(shortDescription('Short enough.', 150)).toBe('Short enough.');
});

test('a longer one ends with a whole word', () => {
  expect(shortDescription('one two three', 10)).toBe('one two…');
});

test.each(Object.values(letterTemplates))(
  '$slug fits its search result',
  ({ path, description }) => {
    const most = path.startsWith('/letters/') ? 160 : 150;
    expect(shortDescription(description, most)).toBe(description);
  },
);
