import { describe, expect, it, test } from 'vitest';
import { canonicalJson } from '../kernel/index.ts';
import { CASE_FILE_FORMAT, faultsOfList, sealCaseFile } from './case-file.schema.ts';
import { withoutNumbers } from './without-numbers.rules.ts';

describe('a text that a person typed', () => {
  const numbers = { dateOfBirth: '1984-02-29', ssnLast4: '0417' };
  it.each([
    ['SSN 123-45-0417', 'SSN [left out]'],
    ['SSN 123 45 0417', 'SSN [left out]'],
    ['SSN 123450417.', 'SSN [left out].'],
    ['ends in 0417', 'ends in [left out]'],
    ['1984-02-29', '[left out]'],
    ['02/29/1984 and 2/29/84', '[left out] and [left out]'],
    ['29.02.1984', '[left out]'],
    ['19840229', '[left out]'],
    ['on February 29, 1984', 'on [left out]'],
    ['on feb. 29 1984', 'on [left out]'],
    ['the 29th of February 1984', 'the [left out]'],
    // Somebody else's, too.
    ['date of birth: 03/04/1990', '[left out]'],
    ['born on May 1, 2010', '[left out]'],
    // What a dispute needs stays.
    ['account ending in 4417, ZIP 45402-1234', 'account ending in 4417, ZIP 45402-1234'],
    ['paid $560.00 on 2024-01-12', 'paid $560.00 on 2024-01-12'],
    ['call 937-555-0142', 'call 937-555-0142'],
    ['tracking 9407 1118 9876 5432 1098 76', 'tracking 9407 1118 9876 5432 1098 76'],
  ])('%j becomes %j', (text, left) => expect(withoutNumbers(text, numbers)).toBe(left));

  it('keeps four digits that are no one’s', () => {
    expect(withoutNumbers('ends in 0417', {})).toBe('ends in 0417');
  });
});

describe('the list of a case file', () => {
  // Any function that tells texts apart does.
  const hashOf = (text: string) => {
    let sum = 7n;
    for (const unit of text)
      sum = (sum * 1_000_003n + BigInt(unit.codePointAt(0) ?? 0)) % 2n ** 255n;
    return sum.toString(16).padStart(64, '0');
  };
  const list = sealCaseFile(
    {
      format: CASE_FILE_FORMAT,
      madeAt: '2026-11-21T15:00:00.000Z',
      leftOut: ['notes'],
      items: [{ item: 'Northgate 4417', recipient: 'Equifax' }],
      files: [
        { name: 'letters/CF-1.pdf', kind: 'letter', letter: 'CF-1', bytes: 5, sha256: hashOf('a') },
      ],
      absent: [],
    },
    [
      { kind: 'letter', letter: 'CF-1', facts: { pdfSha256: hashOf('a'), packetSha256: null } },
      { kind: 'trail', letter: 'CF-1', facts: { event: 'mailed', sha256: hashOf('a') } },
    ],
    hashOf,
  );
  const faults = (of: unknown) => faultsOfList(canonicalJson(of), hashOf).faults;

  test('that is as it was sealed has no fault', () => {
    expect(faultsOfList(canonicalJson(list), hashOf)).toEqual({ caseFile: list, faults: [] });
  });

  test('names the record that was changed, and where the chain breaks', () => {
    const [letter, trail] = list.records;
    const other = { ...trail, record: { ...trail?.record, at: '2026-01-01' } };
    expect(faults({ ...list, records: [letter, other] })).toEqual([
      'record 2 (trail, CF-1) is not as it was written',
    ]);
    expect(faults({ ...list, records: [letter, { ...trail, chained: hashOf('b') }] })).toEqual([
      'the chain breaks at record 2',
    ]);
    expect(faults({ ...list, leftOut: [] })).toEqual(['the chain breaks at record 1']);
    expect(faults({ ...list, seal: hashOf('b') })).toEqual(['the list is not as it was sealed']);
    expect(faults({ ...list, more: 1 })).toEqual(['the list is not one that we wrote']);
    expect(faultsOfList(JSON.stringify(list, null, 1), hashOf).faults).toEqual([
      'the list is not as it was sealed',
    ]);
    expect(faultsOfList('{', hashOf).faults).toHaveLength(1);
  });

  test('holds no letter but the one that was signed and mailed', () => {
    const { records, seal: _, ...head } = list;
    const again = (pdfSha256: string) =>
      sealCaseFile(
        head,
        records.map(({ record }) =>
          record.kind === 'letter' ? { ...record, facts: { ...record.facts, pdfSha256 } } : record,
        ),
        hashOf,
      );
    expect(faults(again(hashOf('b')))).toEqual([
      'letters/CF-1.pdf is not the file that was signed',
      'what was mailed as CF-1 is not what was signed',
    ]);
  });
});
