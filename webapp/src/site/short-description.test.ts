import { letterTemplates } from '@creditfix/shared/letters';
import { expect, test } from 'vitest';
import * as es from './messages.es.tsx';
import * as en from './messages.tsx';
import { shortDescription } from './structured-data.ts';

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

test.each([
  en.howItWorksMessages,
  es.howItWorksMessages,
  en.templateLibraryMessages,
  es.templateLibraryMessages,
])('“$title” fits its search result', ({ description }) => {
  expect(shortDescription(description, 160)).toBe(description);
});
