import { expect, test } from 'vitest';
import type { TextPage } from '../contract/source.ts';
import { answersInReport } from './answers-in-report.ts';
import { readAnswer } from './read-answer.ts';
import { equifaxAnnual } from '../layouts/equifax.table.ts';
import { readAnnualReport } from '../reading/read-annual-report.ts';

type Line = string | readonly (readonly [x: number, text: string])[];

function page(...lines: readonly Line[]): TextPage[] {
  const runs = lines.flatMap((line, at) =>
    (typeof line === 'string' ? [[40, line] as const] : line).map(([x, text]) => ({
      text,
      x,
      y: 40 + at * 14,
      width: text.length * 4.5,
      size: 9,
    })),
  );
  return [{ number: 1, width: 612, height: 792, runs }];
}

const bank = { id: 'bank', company: 'Example Bank', ending: '1234' };
const harbor = { id: 'harbor', company: 'Harbor Lending', ending: '7788' };
const LETTERHEAD = ['Experian', 'P.O. Box 4500, Allen, TX 75013', 'March 20, 2026'];

function said(...lines: readonly Line[]) {
  const answer = readAnswer(page(...LETTERHEAD, ...lines), [bank, harbor]);
  return Object.fromEntries((answer?.items ?? []).map(({ item, says }) => [item, says ?? '?']));
}

test.each<readonly [string, readonly Line[], Record<string, string>]>([
  [
    'results below names',
    [
      'EXAMPLE BANK NA',
      'Account number XXXX1234',
      'Outcome: Deleted - This item was removed from your credit report.',
      'HARBOR LENDING  XXXX7788',
      'Outcome: Remains - No change was made.',
    ],
    { bank: 'deleted', harbor: 'verified' },
  ],
  [
    'a mark that was removed is no deleted item',
    ['EXAMPLE BANK NA XXXX1234', 'The late mark on this account has been removed.'],
    { bank: '?' },
  ],
  [
    'two results about one item',
    ['EXAMPLE BANK NA XXXX1234', 'This item has been updated.', 'This item has been deleted.'],
    { bank: '?' },
  ],
  [
    'a result before any name',
    ['This item has been deleted.', 'EXAMPLE BANK NA XXXX1234', 'HARBOR LENDING XXXX7788'],
    { bank: '?', harbor: '?' },
  ],
  [
    'another account of the same company',
    ['EXAMPLE BANK NA XXXX9999', 'This item has been deleted.'],
    {},
  ],
  [
    'two accounts of the company whose last digits are masked',
    [
      'EXAMPLE BANK NA 4000XXXX',
      'This item has been deleted.',
      'EXAMPLE BANK NA 5000XXXX',
      'This item has been deleted.',
    ],
    { bank: '?' },
  ],
  [
    'what may happen',
    ['EXAMPLE BANK NA XXXX1234', 'If this item has been deleted, we will tell you.'],
    { bank: '?' },
  ],
  [
    'what did not happen',
    ['EXAMPLE BANK NA XXXX1234', 'This item was not deleted.'],
    { bank: '?' },
  ],
  [
    'an account that nobody asked for, between',
    [
      'EXAMPLE BANK NA XXXX1234',
      'Reason: not mine',
      'OTHER COMPANY XXXX5555',
      'This item has been deleted.',
    ],
    { bank: '?' },
  ],
  [
    'titles that stand on both sides',
    [
      'Investigation results - DELETED',
      'EXAMPLE BANK NA XXXX1234',
      'Investigation results - VERIFIED AS ACCURATE',
      'HARBOR LENDING XXXX7788',
      'Investigation results - DELETED',
    ],
    { bank: '?', harbor: '?' },
  ],
  [
    'words that are explained before the first item',
    [
      'What the results mean',
      'Deleted - This item was removed from your credit report.',
      'EXAMPLE BANK NA XXXX1234',
      'Outcome: Verified as accurate',
    ],
    { bank: 'verified' },
  ],
  [
    'who asks for a proof of identity answers everything',
    ['We are unable to verify your identity. We need additional information.'],
    { bank: 'need_id' },
  ],
])('%s', (_, lines, expected) => {
  expect(said(...lines)).toEqual(expected);
});

test('each proposal has the line that names the item and the line that says it', () => {
  const answer = readAnswer(
    page(...LETTERHEAD, 'EXAMPLE BANK NA XXXX1234', 'This item has been', 'deleted from the file.'),
    [bank],
  );
  expect(answer).toMatchObject({
    bureau: 'experian',
    date: { state: 'reported', value: '2026-03-20' },
    items: [
      {
        says: 'deleted',
        lines: [
          { page: 1, text: 'EXAMPLE BANK NA XXXX1234' },
          { page: 1, text: 'This item has been deleted from the file.' },
        ],
      },
    ],
  });
});

test('a letter of somebody else is no answer of a bureau', () => {
  const lines = ['Garden club', 'EXAMPLE BANK NA XXXX1234', 'This item has been deleted.'];
  expect(readAnswer(page(...lines), [bank])).toBeUndefined();
});

const account = (creditor: string, number: string, balance: string): Line[] => [
  creditor,
  [
    [40, 'PO BOX 10000 SAMPLETON, OH 44000 | (800) 555-0100'],
    [340, `Date Reported: 02/20/2026 | Balance: ${balance}`],
  ],
  `Account Number: *${number} | Owner: Individual Account`,
  'Loan/Account Type: Credit Card | Status: Pays As Agreed',
];

function report(...accounts: readonly Line[][]) {
  return readAnnualReport(
    page(
      'Prepared for: JORDAN Q SAMPLE',
      'Date: March 14, 2026',
      'Credit Accounts',
      ...accounts.flat(),
    ),
    equifaxAnnual,
  );
}

test('a new report: gone, there, changed and unchanged', () => {
  const both = report(
    account('EXAMPLE BANK NA', '1234', '$512'),
    account('HARBOR LENDING', '7788', '$90'),
  );
  const changed = report(
    account('EXAMPLE BANK NA', '1234', '$0'),
    account('HARBOR LENDING', '7788', '$90'),
  );
  const without = report(account('HARBOR LENDING', '7788', '$90'));
  const items = (answer: ReturnType<typeof answersInReport>) =>
    answer.items.map(({ says, isThere }) => says ?? (isThere ? 'there' : '?'));
  expect(items(answersInReport(without, [bank, harbor]))).toEqual(['deleted', 'there']);
  expect(items(answersInReport(changed, [bank, harbor], both))).toEqual(['updated', 'verified']);
  const [update] = answersInReport(changed, [bank], both).items;
  expect(update?.lines.map(({ text }) => /Balance: \S+/.exec(text)?.[0])).toEqual([
    'Balance: $512',
    'Balance: $0',
  ]);
});

test('an item that may stand under another name or number is not called gone', () => {
  const renamed = report(account('EXAMPLE CARD BANK', '1234', '$512'));
  expect(answersInReport(renamed, [bank]).items[0]?.says).toBeUndefined();
});
