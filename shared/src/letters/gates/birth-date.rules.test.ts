import { describe, expect, it } from 'vitest';
import { birthDateFaults, isNameInLatin, nameFaults } from './fact-faults.rules.ts';

const TODAY = '2026-11-22';

describe('a date of birth', () => {
  it.each([
    ['nobody gave', ''],
    ['of someone eighteen today', '2008-11-22'],
    ['of someone of middle age', '1984-02-17'],
    ['of someone of 120 years', '1906-11-22'],
  ])('%s is taken', (_who, dateOfBirth) => {
    expect(birthDateFaults({ dateOfBirth }, TODAY)).toEqual([]);
  });

  it.each([
    ['of tomorrow', '2026-11-23', /future/],
    ['years ahead', '2030-01-01', /future/],
    ['of someone eighteen tomorrow', '2008-11-23', /under 18.*parent or guardian/],
    ['of a child of four', '2022-01-01', /We cannot write this letter for a minor/],
    ['of someone born today', TODAY, /under 18/],
    ['before any living person', '1906-11-21', /120 years/],
  ])('%s is named as a fault of its field', (_who, dateOfBirth, words) => {
    const faults = birthDateFaults({ dateOfBirth }, TODAY);
    expect(faults.map(({ path }) => path)).toEqual(['personalInfo.dateOfBirth']);
    expect(faults[0]?.message).toMatch(words);
  });

  it('of a leap day counts as of age on March 1', () => {
    const born = { dateOfBirth: '2008-02-29' };
    expect(birthDateFaults(born, '2026-02-28')).toHaveLength(1);
    expect(birthDateFaults(born, '2026-03-01')).toEqual([]);
  });
});

describe('a name', () => {
  const named = (lastName: string) => ({ firstName: 'Ana', lastName });

  it.each(["O'Neill-Núñez", 'Nguyễn', 'Щербак', 'Παπαδοπούλου', 'בן־דוד', 'الحسيني', 'शर्मा'])(
    'of which the letters are printed is taken: %s',
    (lastName) => expect(nameFaults(named(lastName))).toEqual([]),
  );

  it.each(['王', '佐藤', '김', 'สมชาย'])(
    'that comes out as boxes is asked for as on the report: %s',
    (lastName) => {
      expect(nameFaults(named(lastName))).toMatchObject([
        { path: 'personalInfo.lastName', message: expect.stringContaining('credit report') },
      ]);
    },
  );

  it('in Latin letters needs no remark, and in any other script gets one', () => {
    expect(["O'Neill-Núñez", 'Nguyễn'].map((name) => isNameInLatin(named(name)))).toEqual([
      true,
      true,
    ]);
    expect(isNameInLatin(named('Щербак'))).toBe(false);
  });
});
