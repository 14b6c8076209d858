import { expect, test } from 'vitest';
import { report } from './findings/a-report.ts';
import { compareWithLast } from './findings/compare-reports.ts';
import { findLikelyErrors } from './findings/likely-errors.table.ts';
import { keptFacts, keptFactsSchema, reportFromKept } from './kept-report.ts';

const COLLECTION = {
  creditor: 'NORTHGATE RECOVERY LLC',
  accountNumber: '1234',
  accountType: 'Collection',
  originalCreditor: 'EXAMPLE BANK NA',
  firstDelinquency: '2023-01-10',
  balance: 512_00,
} as const;

test('a kept report is one to compare with: nothing has changed, and what moved is found', () => {
  const of = report([{ facts: COLLECTION, history: [['2026-02', 'late_30']] }]);
  const kept = keptFactsSchema.parse(keptFacts(of));
  const again = reportFromKept(kept);
  expect(compareWithLast(of, again)).toEqual({ gone: [], added: [], changed: [] });
  expect(again.tradelines[0]?.facts.balance).toMatchObject({
    source: { page: 0, text: '$512.00' },
  });
  expect(again.tradelines[0]?.history).toMatchObject([{ month: '2026-02', mark: 'late_30' }]);
  const moved = report([{ facts: { ...COLLECTION, firstDelinquency: '2024-05-01' } }]);
  const found = findLikelyErrors({
    report: moved,
    reportDate: '2026-06-14',
    earlier: [again],
    answers: {},
  });
  expect(found).toMatchObject([
    { rule: 'delinquency_moved', lines: [{ page: 0, label: 'firstDelinquency' }, { page: 1 }] },
  ]);
});

test('neither the person nor a line of the report is kept, and no number like a Social Security number', () => {
  const of = report([{ facts: { ...COLLECTION, remarks: 'CALLED ABOUT 123-45-6789 TWICE' } }], {
    person: {
      names: [
        { state: 'reported', value: 'JORDAN SAMPLE', source: { page: 1, text: 'x', label: '' } },
      ],
      addresses: [],
      employers: [],
      birthYear: { state: 'not_reported' },
    },
  });
  const kept = keptFacts(of);
  expect(JSON.stringify(kept)).not.toMatch(/JORDAN|a line|6789/);
  expect(keptFactsSchema.safeParse(kept).success).toBe(true);
});

test('a number where a text belongs is no fact', () => {
  const kept = keptFacts(report([{ facts: COLLECTION }]));
  const [line] = kept.tradelines;
  const odd = reportFromKept({
    ...kept,
    tradelines: line ? [{ ...line, facts: { creditor: 5, balance: 'much' } }] : [],
  });
  expect(odd.tradelines[0]?.facts.creditor.state).toBe('not_reported');
  expect(odd.tradelines[0]?.facts.balance.state).toBe('not_reported');
});
