import { describe, expect, it } from 'vitest';
import { isNameInLatin, senderDoubts, senderFaults, signatureNotPrinted } from './sender.rules.ts';

const TODAY = '2026-11-22';

describe('a date of birth', () => {
  it.each([
    ['nobody gave', ''],
    ['of someone eighteen today', '2008-11-22'],
    ['of someone of middle age', '1984-02-17'],
    ['of someone of 120 years', '1906-11-22'],
  ])('%s is taken', (_who, dateOfBirth) => {
    expect(senderFaults({ dateOfBirth }, TODAY)).toEqual([]);
  });

  it.each([
    ['of tomorrow', '2026-11-23', /future/],
    ['years ahead', '2030-01-01', /future/],
    ['of someone eighteen tomorrow', '2008-11-23', /under 18.*parent or guardian/],
    ['of a child of four', '2022-01-01', /We cannot write this letter for a minor/],
    ['of someone born today', TODAY, /under 18/],
    ['before any living person', '1906-11-21', /120 years/],
  ])('%s is named as a fault of its field', (_who, dateOfBirth, words) => {
    const faults = senderFaults({ dateOfBirth }, TODAY);
    expect(faults.map(({ path }) => path)).toEqual(['personalInfo.dateOfBirth']);
    expect(faults[0]?.message).toMatch(words);
  });

  it('of a leap day counts as of age on March 1', () => {
    const born = { dateOfBirth: '2008-02-29' };
    expect(senderFaults(born, '2026-02-28')).toHaveLength(1);
    expect(senderFaults(born, '2026-03-01')).toEqual([]);
  });
});

describe('a name', () => {
  const named = (lastName: string) => ({ firstName: 'Ana', lastName });

  it.each(["O'Neill-Núñez", 'Nguyễn', 'Щербак', 'Παπαδοπούλου', 'בן־דוד', 'الحسيني', 'शर्मा'])(
    'of which the letters are printed is taken: %s',
    (lastName) => expect(senderFaults(named(lastName), TODAY)).toEqual([]),
  );

  it.each(['王', '佐藤', '김', 'สมชาย'])(
    'that comes out as boxes is asked for as on the report: %s',
    (lastName) => {
      expect(senderFaults(named(lastName), TODAY)).toMatchObject([
        { path: 'personalInfo.lastName', message: expect.stringContaining('credit report') },
      ]);
    },
  );

  it.each(['王小明', 'สมชาย ใจดี', '김민수'])(
    'that is typed as a signature is asked for in the same way: %s',
    (typedName) => {
      expect(signatureNotPrinted(typedName)).toContain('credit report');
      expect(signatureNotPrinted('Wang Xiaoming')).toBeUndefined();
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

describe("the sender's block", () => {
  const fieldsOf = (sender: object) => senderFaults(sender, TODAY).map(({ path }) => path);

  it.each([
    ['a ZIP code of the state', { zipCode: '45402', state: 'OH' }],
    ['a ZIP code of nine digits', { zipCode: '45402-1234', state: 'OH' }],
    ['a military address', { zipCode: '09012', state: 'AE', city: 'APO', address: 'PSC 3 Box 12' }],
    ['a foreign state, which we do not know', { zipCode: 'K1A 0B1', state: 'Ontario' }],
    ['a street with a fraction', { address: '12 1/2 "B" St. #4, Apt. 2-C (rear) & Co.' }],
    ['a suffix with a digit', { suffix: '3rd' }],
    ['names of many ways', { firstName: 'J.R. Ann-Marie', lastName: "D’Angelo y Núñez, O'Neil" }],
    ['a telephone number', { phone: '(614) 555-0100 ext. 12' }],
    ['a foreign telephone number', { phone: '+44 20 7946 0958' }],
    ['an email address', { email: 'maria@example.com' }],
    ['nothing at all', {}],
  ])('takes %s', (_, sender) => {
    expect(fieldsOf(sender)).toEqual([]);
  });

  it.each([
    ['zipCode', { zipCode: '62704-12', state: 'IL' }],
    ['zipCode', { zipCode: '90210', state: 'OH' }],
    ['zipCode', { zipCode: '90210', state: 'Ohio' }],
    ['phone', { phone: 'call me maybe' }],
    ['phone', { phone: '555-01' }],
    ['email', { email: 'me@here' }],
    ['lastName', { lastName: 'Fourth \u{1F600} <b>x</b>' }],
    ['middleName', { middleName: 'A&B' }],
    ['suffix', { suffix: 'Jr;' }],
    ['formerName', { formerName: '=HYPERLINK(1)' }],
    ['firstName', { firstName: '\u{1D40C}\u{1D41A}ria' }],
    ['address', { address: '<script>alert(1)</script>' }],
    ['city', { city: 'Dayton \u{1F600}' }],
    ['city', { city: '東京' }],
    ['formerAddress2', { formerAddress2: '${7*7}' }],
  ])('names what is wrong with the %s of %j', (field, sender) => {
    expect(fieldsOf(sender)).toEqual([`personalInfo.${field}`]);
  });

  it.each([
    ['zipCode', { zipCode: '79922', state: 'NM' }],
    ['zipCode', { zipCode: '00012', state: 'NY' }],
    ['zipCode', { zipCode: 'K1A 0B1', state: 'Ontario' }],
    ['phone', { phone: '555-0100' }],
    ['lastName', { lastName: 'Hale 3' }],
  ])('only asks about the %s of %j', (field, sender) => {
    expect(fieldsOf(sender)).toEqual([]);
    expect(senderDoubts(sender).map(({ path }) => path)).toEqual([`personalInfo.${field}`]);
  });
});
