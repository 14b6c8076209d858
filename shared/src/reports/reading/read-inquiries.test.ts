import { expect, test } from 'vitest';
import { valueOf } from '../contract/report.ts';
import { readInquiries } from './read-inquiries.ts';
import type { TextLine } from './text-lines.ts';

const SIZE = 9;

/** Blocks one below the other, each line so wide as its letters. */
function lines(blocks: readonly (readonly string[])[], firstPage = 1): TextLine[] {
  let y = 100;
  return blocks.flatMap((texts) => {
    y += 60;
    return texts.map((text) => {
      y += 13;
      const segment = { text, x: 40, right: 40 + text.length * 5, size: SIZE };
      return { page: firstPage, y, segments: [segment], text };
    });
  });
}

function names(read: readonly TextLine[], companies: readonly string[] = []) {
  return readInquiries(read, { shape: 'inquired_on', kind: 'hard', companies }).map(
    ({ company }) => valueOf(company) ?? company.state,
  );
}

const ended = ['Inquired on 03/14/2025', 'PO BOX 10000', 'This inquiry stays until Mar 2027.'];

test.each([
  ['in a word that banks use', ['NORDHAVEN/T', 'D BANK USA'], 'NORDHAVEN/TD BANK USA'],
  ['in a common word', ['EXAMPLE MORTG', 'AGE CO'], 'EXAMPLE MORTGAGE CO'],
  ['before the form of the company', ['EXAMPLE BANK', 'NA'], 'EXAMPLE BANK NA'],
  ['where a space may have been, or not', ['BLUERIVER', 'TON'], 'unread'],
])('a name that is broken %s', (_, name, read) => {
  expect(names(lines([[...name, ...ended]]))).toEqual([read]);
});

test('a line with room for another letter ended with a word', () => {
  const wide = ['SAMPLE COMPANY OF THE NORTH', ...ended];
  expect(names(lines([wide, ['BLUERIVER', 'TON', ...ended]]))).toEqual([
    'SAMPLE COMPANY OF THE NORTH',
    'BLUERIVER TON',
  ]);
});

test('a name is spelled as the report spells it elsewhere, unless it does so in two ways', () => {
  const broken = lines([['BLUERIVER', 'TON', ...ended]]);
  expect(names(broken, ['BLUE RIVERTON'])).toEqual(['BLUE RIVERTON']);
  expect(names(broken, ['BLUERIVER TON', 'BLUERIVERTON'])).toEqual(['unread']);
});

test('at the top of a page a name is whole only where the page before ended a block', () => {
  const before = lines([['EXAMPLE BANK NA', ...ended]]);
  const after = lines([['LENDX', ...ended]], 2);
  expect(names([...before, ...after])).toEqual(['EXAMPLE BANK NA', 'LENDX']);
  expect(names([...before.slice(0, -1), ...after])).toEqual(['EXAMPLE BANK NA', 'unread']);
});
