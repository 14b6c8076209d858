import { letterTemplates } from '@creditfix/shared/letters';
import { expect, test } from 'vitest';
import { words as howItWorksSpanish } from './how-it-works.words.es.ts';
import { words as howItWorks } from './how-it-works.words.ts';
import { words as librarySpanish } from './template-library.words.es.ts';
import { words as library } from './template-library.words.ts';
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

test.each([howItWorks, howItWorksSpanish, library, librarySpanish])(
  '“$title” fits its search result',
  ({ description }) => {
    expect(shortDescription(description, 160)).toBe(description);
  },
);
